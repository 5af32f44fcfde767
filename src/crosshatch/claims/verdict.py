"""Verdicts on claims."""

from enum import StrEnum

import attrs

from .. import display
from ..board.candidate import Candidate
from ..logic.step import Assertion, Step, Truth
from ..logic.technique import Technique
from .notation import Claim


class VerdictKind(StrEnum):
    """What a claim is worth."""

    PROVED = "proved"
    """A step of the position shows it, within the allowed techniques, and for the reason that is claimed, if any."""
    UNJUSTIFIED = "unjustified"
    """It does not contradict the solution, but is not proved; ``Verdict.problem`` says why."""
    FALSE = "false"
    """No solution of the position agrees with its conclusion."""
    UNREADABLE = "unreadable"
    """It is not a claim in the notation of steps, or it names what the board does not have."""


class Problem(StrEnum):
    """Why a claim that is not false is not proved."""

    HARDER = "harder"
    """It takes a technique that is not among those allowed."""
    INDIRECT = "indirect"
    """It takes several steps, one after another."""
    REASON = "reason"
    """The claimed technique and pattern do not show it in this position."""
    UNREAD = "unread"
    """The reason contains a word that is not understood; ``Verdict.found`` is the word, at ``Verdict.column``."""
    EXCESS = "excess"
    """The claimed technique and pattern show only some of the conclusions."""
    KNOWN = "known"
    """The position already shows all of the conclusions, so the claimed step changes nothing."""
    UNDECIDED = "undecided"
    """The position has several solutions, and the conclusion holds only in some of them."""
    UNEXPLAINED = "unexplained"
    """No technique was found that shows it."""


@attrs.frozen
class Verdict:
    """The verdict on a claim.

    - ``kind``: proved, unjustified, false or unreadable;
    - ``text``: the claim as written, and ``claim`` as read (None if it is unreadable);
    - ``steps``: the steps that prove it.  For a step that is claimed, there is one; if it shows only some of the
      conclusions, it is that one.  If the position already shows a bare conclusion, there are none;
    - ``problem``: why it is not proved, and ``missing`` the conclusions that are not;
    - ``instead``: the steps that would justify those: steps of this position or, if ``in_turn``, one after another;
    - ``wrong``: the conclusions that contradict the solution, and ``right`` the digits that it has in their cells.  If
      there are several solutions, ``right`` is empty;
    - ``column``, ``found`` and ``message``: where it cannot be read, what stands there, and what is expected.  Where
      only a word of the reason is unread, there is no message.
    """

    kind: VerdictKind
    text: str
    claim: Claim | None = None
    steps: tuple[Step, ...] = ()
    problem: Problem | None = None
    missing: tuple[Assertion, ...] = ()
    instead: tuple[Step, ...] = ()
    in_turn: bool = False
    wrong: tuple[Assertion, ...] = ()
    right: tuple[Candidate, ...] = ()
    column: int = 0
    found: str = ""
    message: str = ""

    @property
    def proved(self) -> bool:
        """Whether the claim is proved."""
        return self.kind is VerdictKind.PROVED

    @property
    def holds(self) -> bool:
        """Whether its conclusion agrees with every solution, proved or not."""
        return self.proved or (self.kind is VerdictKind.UNJUSTIFIED and self.problem is not Problem.UNDECIDED)

    @property
    def technique(self) -> Technique | None:
        """The technique that proves it: the hardest if it takes several steps; None if no step proves it."""
        if not self.proved or not self.steps:
            return None
        return max(self.steps, key=lambda each: each.rating or 0.0).technique

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The truths on which the proof rests."""
        return tuple(dict.fromkeys(truth for step in self.steps for truth in step.truths)) if self.proved else ()

    def __str__(self) -> str:
        return display.say(self)
