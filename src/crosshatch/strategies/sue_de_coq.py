"""Sue de Coq: cells where a line and a box cross, with more cells of both that leave no digit to spare."""

from collections.abc import Iterator

from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import HOUSE, cells_in, cells_name, digits_in, house_name
from ..engine.sets.sue_de_coq import sue_de_coq
from ..step import CELL_TRUTHS, Pattern, Role, Step
from .almost_locked import pattern_sets, roles_of_sets
from .base import Strategy, conclude, listed, mark


class SueDeCoq(Strategy):
    """Two or three cells where a line and a box cross, with more cells of the line and more of the box.

    No digit of the crossing cells is both in the cells of the line and in those of the box.  So each of these digits
    can be in one of all the cells only, and any other digit in one of the line's cells and in one of the box's.  That
    is room for as many digits as there are cells, so all of them are there.  Those that the box's cells lack are then
    in the line and go from the rest of it; those that the line's cells lack are in the box and go from the rest of
    it.

    As HoDoKu finds it, a third cell of the crossing can be left out, and the line's and the box's cells can have digits
    that the crossing cells lack, with one more cell for each; such a digit goes from the rest of its house.
    """

    name = "Sue de Coq"
    family = "Almost locked sets"
    summary = "Cells where a line and a box cross, with more cells of both, leave no digit of theirs to spare."

    def find(self, grid: Grid) -> Iterator[Step]:
        for _, line, box, core, line_cells, box_cells in sue_de_coq(grid):
            yield self._step(grid, line, box, core, line_cells, box_cells)

    def _step(self, grid: Grid, line: int, box: int, core: int, line_cells: int, box_cells: int) -> Step:
        sets = [(Role.PATTERN, core), (Role.ALS_A, line_cells), (Role.ALS_B, box_cells)]
        cells, candidates = roles_of_sets(grid, sets)
        core_digits, line_digits, box_digits = ({each.digit for each in members} for _, members in candidates)
        both = line_digits & box_digits
        in_line = (core_digits | line_digits) - box_digits | both
        in_box = (core_digits | box_digits) - line_digits | both
        removed = [
            *_candidates(grid, HOUSE[line] & ~(core | line_cells), in_line),
            *_candidates(grid, HOUSE[box] & ~(core | box_cells), in_box),
        ]
        pattern = Pattern(
            truths=[CELL_TRUTHS[cell] for _, members in cells for cell in members],
            cells=cells,
            candidates=candidates,
            houses={Role.HOUSE: [line, box]},
            digits={Role.ALS_A: sorted(in_line), Role.ALS_B: sorted(in_box)},
        )
        return Step(self, pattern, eliminations=dict.fromkeys(removed))

    def notation(self, step: Step) -> str:
        core, *sides = (
            f"{cells_name(each.cells)} - {{{''.join(map(str, each.digits))}}}" for each in pattern_sets(step)
        )
        return f"{core} ({', '.join(sides)})"

    def explain(self, step: Step) -> str:
        core, line_set, box_set = pattern_sets(step)
        line, box = (mark(Role.HOUSE, house_name(house)) for house in step.pattern.houses(Role.HOUSE))
        count = len(core.cells) + len(line_set.cells) + len(box_set.cells)
        others = set(line_set.digits + box_set.digits) - set(core.digits)
        where = f", and {listed(sorted(others))} in one cell of each of these two sets" if others else ""
        in_line = listed(mark(Role.ALS_A, digit) for digit in step.pattern.digits(Role.ALS_A))
        in_box = listed(mark(Role.ALS_B, digit) for digit in step.pattern.digits(Role.ALS_B))
        return (
            f"{core.described} are where {line} and {box} cross. None of these digits is both in {line_set.described}, "
            f"which is in {line} too, and in {box_set.described}, which is in {box}. So each of them can be in one of "
            f"the {count} cells at most{where}. That is just enough to fill the {count} cells, so none may be missing: "
            f"in these cells {line} has its {in_line}, and {box} its {in_box}. {conclude(step)}"
        )


def _candidates(grid: Grid, cells: int, digits: set[int]) -> list[Candidate]:
    """Return the candidates of some digits in some cells."""
    return [
        candidate(cell, digit)
        for cell in cells_in(grid.empty & cells)
        for digit in digits_in(grid.digits_of(cell))
        if digit in digits
    ]
