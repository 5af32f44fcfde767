"""Puzzles as values."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.candidate import CANDIDATES, Candidate, candidate
from crosshatch.board.conflicts import Clash
from crosshatch.board.errors import PuzzleError
from crosshatch.board.houses import CELLS, cell_named, cell_set
from crosshatch.board.puzzle import EMPTY, Puzzle

CELLS_TEXT = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_noughts_are_empty_cells() -> None:
    assert Puzzle(CELLS_TEXT.replace(".", "0")) == Puzzle(CELLS_TEXT)


def test_values_and_line_hold_givens_and_placed_cells() -> None:
    puzzle = Puzzle("5" + EMPTY[1:], "." + "3" + EMPTY[2:])
    assert puzzle.values == (5, 3, *[0] * 79)
    assert puzzle.line == str(puzzle) == "53" + EMPTY[2:]


def test_the_comment_is_no_part_of_the_value() -> None:
    assert Puzzle(CELLS_TEXT, comment="one") == Puzzle(CELLS_TEXT, comment="other")
    assert len({Puzzle(CELLS_TEXT), Puzzle(CELLS_TEXT, comment="other")}) == 1


def test_given_and_placed_are_not_the_same() -> None:
    assert Puzzle(CELLS_TEXT) != Puzzle(EMPTY, CELLS_TEXT)


def test_removed_candidates_are_sorted_and_those_that_a_peer_rules_out_dropped() -> None:
    ruled_out, filled, removed, other = (
        candidate(cell_named(cell), digit) for cell, digit in (("r1c3", 5), ("r1c1", 1), ("r1c3", 4), ("r1c3", 1))
    )
    puzzle = Puzzle(CELLS_TEXT, removed=[ruled_out, filled, removed, other, removed])
    assert puzzle.removed == (other, removed)


@pytest.mark.parametrize(
    ("givens", "placed", "message"),
    [
        (CELLS_TEXT[:80], EMPTY, "81 cells expected, 80 found"),
        (CELLS_TEXT, EMPTY + ".", "81 cells expected, 82 found"),
        ("." * 13 + "x" + "." * 67, EMPTY, "'x' in r2c5 is neither a digit nor an empty cell"),
        ("." * 80 + "٣", EMPTY, "'٣' in r9c9 is neither a digit nor an empty cell"),
        (EMPTY[:80] + "\n", EMPTY, "'\\n' in r9c9 is neither a digit nor an empty cell"),
        (CELLS_TEXT, "5" + EMPTY[1:], "r1c1 cannot be both given and placed"),
    ],
)
def test_what_is_no_puzzle(givens: str, placed: str, message: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        Puzzle(givens, placed)
    assert str(caught.value) == message


@pytest.mark.parametrize("line", [5, None, [5, 3] + [0] * 79])
def test_what_is_no_text(line: Any) -> None:
    with pytest.raises(TypeError, match="a puzzle is made of a text of 81 characters, not of "):
        Puzzle(line)


def test_a_grid_knows_its_givens_and_lacks_what_was_removed() -> None:
    gone = Candidate(cell_named("r1c3"), 4)
    grid = Puzzle("5" + EMPTY[1:], ".3" + EMPTY[2:], [gone]).grid()
    assert grid.givens == cell_set([0])
    assert [grid.value(cell) for cell in (0, 1, 2)] == [5, 3, 0]
    assert not grid.digits_of(gone.cell) >> gone.digit & 1


@given(
    st.text("." * 9 + "123456789", min_size=81, max_size=81),
    st.integers(0, (1 << 81) - 1),
    st.lists(st.sampled_from(CANDIDATES), max_size=200),
)
def test_a_puzzle_and_its_grid_are_the_same_position(cells: str, given: int, removed: list[Candidate]) -> None:
    puzzle = Puzzle(
        "".join(value if given >> cell & 1 else "." for cell, value in enumerate(cells)),
        "".join("." if given >> cell & 1 else value for cell, value in enumerate(cells)),
        removed,
    )
    assert Puzzle.of_grid(puzzle.grid()) == puzzle
    assert puzzle.values == tuple(int(value.replace(".", "0")) for value in cells)
    assert puzzle.grid().givens == cell_set(cell for cell in CELLS if puzzle.givens[cell] != ".")


def test_clashes_name_digit_house_and_cells() -> None:
    clashes = Puzzle("5...5...." + EMPTY[9:27] + "5" + EMPTY[28:]).clashes()
    assert clashes == (Clash(5, 0, (0, 4)), Clash(5, 9, (0, 27)))
    assert [str(each) for each in clashes] == ["two 5s in row 1: r1c1 and r1c5", "two 5s in column 1: r1c1 and r4c1"]


def test_given_and_placed_cells_clash_too() -> None:
    assert [str(each) for each in Puzzle("5" + EMPTY[1:], ".5" + EMPTY[2:]).clashes()] == [
        "two 5s in row 1: r1c1 and r1c2",
        "two 5s in box 1: r1c1 and r1c2",
    ]


def test_more_than_two_of_a_digit() -> None:
    assert str(Puzzle("5...5...5" + EMPTY[9:]).clashes()[0]) == "three 5s in row 1: r1c1, r1c5 and r1c9"
    assert str(Puzzle("5.5.5.5.." + EMPTY[9:]).clashes()[0]) == "four 5s in row 1: r1c1, r1c3, r1c5 and r1c7"


def test_no_clashes() -> None:
    assert Puzzle(CELLS_TEXT).clashes() == ()
