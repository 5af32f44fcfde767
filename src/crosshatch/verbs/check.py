"""``check``: how many solutions a position has, what is wrong with it, and why a digit is wrong."""

from collections.abc import Iterable, Iterator

from ..board.puzzle import EMPTY, Puzzle
from ..claims import ClaimChecker, Verdict, check_claims
from ..claims.notation import LONGEST
from ..grading.crosshatch import LEVELS
from ..position.status import check
from ..render.claims import claim_verdict_data
from ..render.data import (
    Data,
    candidate_data,
    diagnosis_data,
    givens_data,
    solutions_data,
    status_data,
    why_not_data,
)
from ..solving.diagnosis import diagnose
from ..solving.refutation import RefutedDigit, why_not
from ..words import language_named
from ..words.tellers.reasons import contradiction
from .choices import InLanguage, Limited, OfPosition
from .declaration import REQUIRED, flag, option, verb
from .kinds import CELL, Choice, Several, Text, Whole
from .telling import told_data

MOST_CLAIMS = 500
"""The maximum number of claims in a request."""

CLAIM = Text(LONGEST, "CLAIM")
"""A step or a conclusion, as somebody writes it."""

CLAIM_LEVEL = Choice([*LEVELS])
"""A level of the Crosshatch scale."""


@verb
class Status(OfPosition, InLanguage):
    """Report whether a position has one solution, several or none, and why, without revealing a solution.

    Also reports the mistakes in a position, the number of givens, their symmetry, and which givens are superfluous.
    """

    def __call__(self) -> Data:
        """Return the status."""
        return {**status_data(check(self.position), self.language), **givens_data(self.position)}


@verb
class Solutions(OfPosition):
    """Return the solutions of the givens and of the whole position: none, one, or two if there are several."""

    def __call__(self) -> Data:
        """Return the solutions."""
        board = self.position.board
        of_givens = solutions_data(check(Puzzle(self.position.givens, board=board)), board)
        in_progress = self.position.placed != EMPTY or self.position.removed
        return {
            "of_givens": of_givens,
            "of_position": solutions_data(check(self.position), board) if in_progress else of_givens,
        }


@verb
class WhyNot(OfPosition, InLanguage, Limited):
    """Explain why a digit is wrong in a cell, by the shortest contradiction found, or report that it is not wrong.

    If steps lead to a contradiction, ``start`` is the position before them, with the digit placed: ``givens`` and
    ``placed`` digits as lines, and ``removed`` candidates.  ``contradiction`` is a sentence about the contradiction.
    """

    cell: int = option(CELL, "Name of the cell.", default=REQUIRED)
    digit: int = option(Whole(1, 9), "The digit.", default=REQUIRED)

    def __call__(self) -> Data:
        """Return the reason."""
        reason = why_not(self.position, self.cell, self.digit, self.max_seconds)
        data = {**why_not_data(reason, self.language), "start": None, "contradiction": ""}
        if not isinstance(reason, RefutedDigit):
            return data
        path, board = reason.path, self.position.board
        return {
            **data,
            "start": {
                "givens": board.gathered(path.puzzle.givens),
                "placed": board.gathered(path.puzzle.placed),
                "removed": [candidate_data(each) for each in path.puzzle.removed],
            },
            "steps": [told_data(step, grid, self.language) for grid, step in path.positions()],
            "contradiction": language_named(self.language).text(contradiction(path, reason.conflict)),
        }


@verb
class Claims(OfPosition, InLanguage, Limited):
    """Judge claims: steps or conclusions that a person or a model writes, such as ``X-Wing: 1 c78 r34 => r3c56<>1``.

    Each is proved, not justified, false or unreadable.  As a transcript, each claim that holds is carried out
    before the next one is judged, and any other is skipped.
    """

    claims: tuple[str, ...] = option(Several(CLAIM, MOST_CLAIMS), "The claims.", default=REQUIRED)
    level: str | None = option(CLAIM_LEVEL, "Level whose techniques are allowed.")
    transcript: bool = flag("Judge the claims one after another.")

    def __call__(self) -> Data:
        """Return the verdicts.

        Raises NothingToJudge if the position has no solution.
        """
        with_positions = judged(self.position, self.claims, self.level, self.transcript)
        return {"verdicts": [claim_verdict_data(verdict, self.language) for _, verdict in with_positions]}


def judged(
    position: Puzzle, claims: Iterable[str], level: str | None, transcript: bool
) -> Iterator[tuple[Puzzle, Verdict]]:
    """Yield the verdict on each claim with its position: the same one for all, unless they are a transcript."""
    if transcript:
        yield from check_claims(position, claims, level=level)
        return
    checker = ClaimChecker(position, level=level)
    for each in claims:
        yield position, checker.check(each)


@verb
class Diagnose(OfPosition, InLanguage, Limited):
    """Explain what is wrong with a puzzle, and list changes that would fix it."""

    def __call__(self) -> Data:
        """Return the diagnosis, with the ``status`` of the position."""
        found = diagnose(self.position, self.max_seconds)
        return {"status": status_data(found.status, self.language), **diagnosis_data(found, self.language)}
