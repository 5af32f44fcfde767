"""Actions: what a player can do, each with a number for arrays and a text such as ``r1c2=3``."""

import re
from enum import Enum
from operator import index
from typing import SupportsIndex, TypeAlias

import attrs

from ..board.candidate import CANDIDATES, Candidate, candidate
from ..board.errors import CrosshatchError
from ..board.houses import cell_name


class ActionError(CrosshatchError, ValueError):
    """A number or text is not an action."""


class Kind(Enum):
    """The kinds of actions.  The first three are about a candidate; the value is how text writes them."""

    PLACE = "="
    ELIMINATE = "<>"
    MARK = "+"
    UNDO = "undo"
    HINT = "hint"
    GIVE_UP = "give up"


MOVES = (Kind.PLACE, Kind.ELIMINATE, Kind.MARK)
"""The kinds of actions that are about a candidate."""

_PER_KIND = len(CANDIDATES)
_MOVE = re.compile(r"r(?P<row>[1-9])c(?P<column>[1-9])\s*(?P<kind>=|<>|\+)\s*(?P<digit>[1-9])")
_ANY = re.compile(r"r[1-9]c[1-9]\s*(?:=|<>|\+)\s*[1-9](?!\d)|\bundo\b|\bhint\b|\bgive up\b")
_KINDS = {each.value: each for each in Kind}


FORMS = "write r1c2=3 to place, r1c2<>3 to eliminate, r1c2+3 to add a mark, undo, hint or give up"
"""The forms of actions, for messages."""


@attrs.frozen
class Action:
    """An action: place a digit, eliminate a mark, add an eliminated mark again, undo, ask for a hint or give up.

    Its text is ``r1c2=3``, ``r1c2<>3``, ``r1c2+3``, ``undo``, ``hint`` or ``give up``.  Actions have the same numbers
    on every board.  0 to 728 place a candidate, 729 to 1457 eliminate one, and 1458 to 2186 add the mark of one; the
    last three are undo, hint and giving up.  Candidates are numbered by cell, then by digit.
    """

    kind: Kind
    candidate: Candidate | None = None

    def __attrs_post_init__(self) -> None:
        if (self.kind in MOVES) != (self.candidate is not None):
            raise ActionError(f"only moves have a candidate: {self.kind.name.lower()}, {self.candidate}")

    @property
    def number(self) -> int:
        """The number of the action, 0 to 2189."""
        return number_of(self.kind, self.candidate)

    def __str__(self) -> str:
        if self.candidate is None:
            return self.kind.value
        return f"{cell_name(self.candidate.cell)}{self.kind.value}{self.candidate.digit}"


_FIRST = {each: place * _PER_KIND for place, each in enumerate(MOVES)} | {
    each: len(MOVES) * _PER_KIND + place for place, each in enumerate((Kind.UNDO, Kind.HINT, Kind.GIVE_UP))
}


def number_of(kind: Kind, candidate: Candidate | None) -> int:
    """Return the number of an action."""
    return _FIRST[kind] + (candidate.index if candidate else 0)


ACTIONS: tuple[Action, ...] = (
    *(Action(kind, each) for kind in MOVES for each in CANDIDATES),
    *map(Action, (Kind.UNDO, Kind.HINT, Kind.GIVE_UP)),
)
"""All 2190 actions, by number."""

AnyAction: TypeAlias = Action | SupportsIndex | str
"""An action, its number or its text."""


def action_of(given: AnyAction) -> Action:
    """Return an action, given as such, by number or as text.

    Raises ActionError if there is no such action.
    """
    if isinstance(given, Action):
        return given
    if isinstance(given, str):
        return _read(given)
    number = index(given)
    if not 0 <= number < len(ACTIONS):
        raise ActionError(f"there is no action {number}; actions are 0 to {len(ACTIONS) - 1}")
    return ACTIONS[number]


def last_action(text: str) -> Action:
    """Return the last action that a text names, such as the reply of a language model.

    Raises ActionError if it names none.
    """
    found = _ANY.findall(" ".join(text.lower().split()))
    return _read(found[-1] if found else text)


def _read(text: str) -> Action:
    plain = " ".join(text.lower().split())
    move = _MOVE.fullmatch(plain)
    if move:
        cell = int(move["row"]) * 9 + int(move["column"]) - 10
        return Action(_KINDS[move["kind"]], candidate(cell, int(move["digit"])))
    kind = _KINDS.get(plain)
    if kind is None or kind in MOVES:
        raise ActionError(f"{text.strip()!r:.60} is not an action; {FORMS}")
    return Action(kind)
