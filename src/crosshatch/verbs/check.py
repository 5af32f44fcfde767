"""``check``: how many solutions a position has, what is wrong with it, and why a digit is wrong."""

from ..board.puzzle import EMPTY, Puzzle
from ..position.status import check
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
from .declaration import REQUIRED, option, verb
from .kinds import CELL, Whole
from .telling import told_data


@verb
class Status(OfPosition, InLanguage):
    """Say whether there is one solution, none or several, and why, without giving it away.

    Also where the mistakes of a position are; how many givens there are, their symmetry, and which can be spared.
    """

    def __call__(self) -> Data:
        """Return the status."""
        return {**status_data(check(self.position), self.language), **givens_data(self.position)}


@verb
class Solutions(OfPosition):
    """Give the ``solutions`` of the givens and of the whole position, as lines: one, none, or two of several."""

    def __call__(self) -> Data:
        """Return the solutions."""
        of_givens = solutions_data(check(Puzzle(self.position.givens)))
        in_progress = self.position.placed != EMPTY or self.position.removed
        return {
            "of_givens": of_givens,
            "of_position": solutions_data(check(self.position)) if in_progress else of_givens,
        }


@verb
class WhyNot(OfPosition, InLanguage, Limited):
    """Say why a digit is wrong in a cell, by the shortest contradiction that is found, or that it is not wrong.

    Where steps lead to a contradiction, ``start`` is the position before them, with the digit placed: ``givens`` and
    ``placed`` digits, as lines, and the candidates ``removed``; and ``contradiction`` is a sentence about it.
    """

    cell: int = option(CELL, "Name of the cell.", default=REQUIRED)
    digit: int = option(Whole(1, 9), "The digit.", default=REQUIRED)

    def __call__(self) -> Data:
        """Return the reason."""
        reason = why_not(self.position, self.cell, self.digit, self.max_seconds)
        data = {**why_not_data(reason, self.language), "start": None, "contradiction": ""}
        if not isinstance(reason, RefutedDigit):
            return data
        path = reason.path
        return {
            **data,
            "start": {
                "givens": path.puzzle.givens,
                "placed": path.puzzle.placed,
                "removed": [candidate_data(each) for each in path.puzzle.removed],
            },
            "steps": [told_data(step, grid, self.language) for grid, step in path.positions()],
            "contradiction": language_named(self.language).text(contradiction(reason.conflict)),
        }


@verb
class Diagnose(OfPosition, InLanguage, Limited):
    """Say what is wrong with a puzzle, and what would mend it."""

    def __call__(self) -> Data:
        """Return the diagnosis."""
        return diagnosis_data(diagnose(self.position, self.max_seconds), self.language)
