"""What ``--grid`` prints, read back."""

from collections.abc import Iterator

import pytest

from crosshatch.board.errors import PuzzleError
from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import read, read_file
from crosshatch.logic.step import Step
from crosshatch.render.text import numbered_step_lines, step_grid
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import strategies_up_to
from crosshatch.words.spans import text_of

PUZZLES = [
    "....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7.......",
    "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3",
    "..8.7.46.1.......24..6........86.....15.....48..1352.....9...45.7..8...1..3......",
]
SOLVER = Solver(strategies_up_to("x-chain"), fallback=None)


def positions() -> Iterator[tuple[Grid, Step]]:
    for line in PUZZLES:
        yield from SOLVER.walk(Puzzle(line))


def drawn(grid: Grid, step: Step, room: int | None = None) -> str:
    return "\n".join(text_of(line) for line in step_grid(grid, step, room=room))


def same(puzzle: Puzzle, grid: Grid) -> bool:
    """Whether a puzzle is a position, but that all its values are given."""
    other = puzzle.grid()
    return other.line() == grid.line() and all(other.digits_of(cell) == grid.digits_of(cell) for cell in CELLS)


@pytest.mark.parametrize("room", [None, 60])
def test_every_step_reads_as_its_position(room: int | None) -> None:
    for grid, step in positions():
        text = drawn(grid, step, room)
        assert same(read(text), grid)
        assert same(read("\n".join(line.rstrip() for line in text.splitlines())), grid)
        assert same(read("\n".join(line for line in text.splitlines() if "r" in line or room)), grid)


def test_a_lone_candidate_is_no_value() -> None:
    position = Puzzle(PUZZLES[0]).without("r1c1", 4, 6, 8)
    step = Solver().next_step(position)
    assert step
    text = drawn(position.grid(), step)
    assert "(1)" in text
    assert read(text) == position


def test_a_file_of_explanations_is_the_positions_in_it() -> None:
    path = SOLVER.solve(Puzzle(PUZZLES[0]))
    told = (numbered_step_lines(*found, number, with_grid=True) for number, found in enumerate(path.positions(), 1))
    text = [text_of(line) for lines in told for line in lines]
    entries = list(read_file(text))
    assert len(entries) == len(path)
    assert [entry.puzzle and entry.puzzle.line for entry in entries] == [grid.line() for grid, _ in path.positions()]
    assert all(" r1 |" in text[entry.number - 1] or ">r1 |" in text[entry.number - 1] for entry in entries)
    with pytest.raises(PuzzleError, match="found 18 rows; the text has 2 grids, but only one can be read"):
        read(f"{drawn(*next(positions()))}\n" * 2)


def test_a_row_that_is_missing_or_short() -> None:
    grid, step = next(positions())
    lines = drawn(grid, step).splitlines()
    without = [line for line in lines if "r4 |" not in line]
    with pytest.raises(PuzzleError, match="expected rows r1 to r9, each once, in order, found 8 rows"):
        read("\n".join(without))
    (row,) = (line for line in lines if "r4 |" in line)
    with pytest.raises(PuzzleError, match="line 7: expected 9 cells, found 8"):
        read("\n".join(line.replace(row, row[: row.rindex(" ", 0, -4)] + "|") for line in lines))
