"""Locked candidates: a digit whose places in one house all lie in another goes from the rest of the other.

Both forms are the same argument with box and line changed about, and a fish with a single base house.
"""

from collections.abc import Iterator
from typing import ClassVar

from ..board.candidate import candidate
from ..board.grid import Grid
from ..board.houses import BOXES, HOUSE, LINES, cells_in, house_code, house_name
from ..engine.sets import subsets as engine
from ..step import HOUSE_TRUTHS, Pattern, Role, Step
from .base import Strategy, conclude, mark, mark_cells


class LockedCandidates(Strategy):
    """A strategy that looks for the locked candidates of some houses."""

    family = "Intersections"
    houses: ClassVar[range]
    """The houses whose places for a digit all lie in another house."""

    def find(self, grid: Grid) -> Iterator[Step]:
        first, last = self.houses.start, self.houses.stop
        locked = engine.locked_candidates(grid, first, last, 0)
        while locked != engine.NOTHING:
            yield self._step(grid, *engine.decode_locked(locked))
            locked = engine.locked_candidates(grid, first, last, engine.after_locked(locked))

    def _step(self, grid: Grid, digit: int, house: int, other: int) -> Step:
        places = grid.cells_with(digit)
        pattern = Pattern(
            truths=[HOUSE_TRUTHS[digit][house]],
            cells={Role.PATTERN: cells_in(places & HOUSE[house])},
            houses={Role.BASE: [house], Role.COVER: [other]},
            digits={Role.PATTERN: [digit]},
        )
        removed = cells_in(places & HOUSE[other] & ~HOUSE[house])
        return Step(self, pattern, eliminations=[candidate(cell, digit) for cell in removed])

    def notation(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        (house,) = step.pattern.houses(Role.BASE)
        return f"{digit} in {house_code(house)}"

    def explain(self, step: Step) -> str:
        (digit,) = step.pattern.digits(Role.PATTERN)
        (house,) = step.pattern.houses(Role.BASE)
        (other,) = step.pattern.houses(Role.COVER)
        cells = step.pattern.cells(Role.PATTERN)
        return (
            f"The {digit} of {mark(Role.BASE, house_name(house))} is in one of {mark_cells(Role.PATTERN, cells)}. "
            f"{'Both' if len(cells) == 2 else 'All'} lie in {mark(Role.COVER, house_name(other))}, so whichever it is, "
            f"it is also the {digit} of {house_name(other)}. {conclude(step)}"
        )


class Pointing(LockedCandidates):
    """All places of a digit in a box lie in one line: the line has its digit there, and nowhere outside of the box."""

    name = "Locked Candidates Type 1 (Pointing)"
    summary = "A digit that a box can have in one line only goes from the rest of that line."
    houses = BOXES


class Claiming(LockedCandidates):
    """All places of a digit in a line lie in one box: the box has its digit there, and nowhere off the line."""

    name = "Locked Candidates Type 2 (Claiming)"
    summary = "A digit that a line can have in one box only goes from the rest of that box."
    houses = LINES
