"""Strategies of hypothesis for puzzles and positions, and what is left of them in a grid of candidates."""

from functools import cache

from hypothesis import strategies as st

from crosshatch.board.candidate import CANDIDATES, candidate
from crosshatch.board.houses import CELLS, DIGITS, PEERS, cells_in, digits_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.position.status import solutions

minimal = cache(minimal_puzzle)

CELLS_TEXT = st.text("." * 9 + "123456789", min_size=81, max_size=81)
SETS_OF_CELLS = st.integers(0, (1 << 81) - 1)
REMOVALS = st.lists(st.sampled_from(CANDIDATES), max_size=300)


@st.composite
def any_puzzles(draw: st.DrawFn) -> Puzzle:
    """Any values, clashes and all, any of them placed, any candidates removed."""
    cells = draw(CELLS_TEXT)
    placed = draw(SETS_OF_CELLS)
    return Puzzle(
        "".join("." if placed >> cell & 1 else value for cell, value in enumerate(cells)),
        "".join(value if placed >> cell & 1 else "." for cell, value in enumerate(cells)),
        draw(REMOVALS),
        draw(st.text(max_size=20)),
    )


@st.composite
def sane_positions(draw: st.DrawFn) -> Puzzle:
    """A position on the way to a puzzle's solution: some cells placed, some wrong candidates removed."""
    puzzle = minimal(draw(st.integers(0, 7)))
    (solution,) = solutions(puzzle)
    known = draw(SETS_OF_CELLS)
    placed = [solution[cell] if known >> cell & 1 and puzzle.givens[cell] == "." else "." for cell in CELLS]
    wrong = [each for each in draw(REMOVALS) if solution[each.cell] != str(each.digit)]
    return Puzzle(puzzle.givens, "".join(placed), wrong)


PUZZLES = any_puzzles() | sane_positions()


def as_pencilmarks(puzzle: Puzzle) -> Puzzle:
    """The position with all values given, and lone candidates that no peer lists among several given too."""
    grid = puzzle.grid()
    masks = [grid.digits_of(cell) for cell in CELLS]

    def is_alone(cell: int) -> bool:
        return masks[cell].bit_count() == 1 and not any(
            masks[peer] & masks[cell] and masks[peer] != masks[cell] for peer in cells_in(PEERS[cell])
        )

    values = [str(grid.value(cell) or (digits_in(masks[cell])[0] if is_alone(cell) else ".")) for cell in CELLS]
    gone = [
        candidate(cell, digit)
        for cell in CELLS
        if values[cell] == "."
        for digit in DIGITS
        if not masks[cell] >> digit & 1
    ]
    return Puzzle("".join(values), removed=gone)
