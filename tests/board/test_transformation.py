"""Transformations keep houses together, can be joined and undone, and take whole positions along."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.candidate import Candidate
from crosshatch.board.houses import HOUSE_CELLS, cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.board.transformation import (
    HALF_TURN,
    IDENTITY,
    MIRRORED,
    QUARTER_TURN,
    TRANSPOSED,
    Transformation,
    digits_renamed,
    lines_moved,
    random_transformation,
)

PUZZLE = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")


@pytest.mark.parametrize(
    ("transformation", "name"),
    [(TRANSPOSED, "r2c1"), (MIRRORED, "r1c8"), (QUARTER_TURN, "r2c9"), (HALF_TURN, "r9c8")],
)
def test_where_a_cell_goes(transformation: Transformation, name: str) -> None:
    assert transformation.cells[cell_named("r1c2")] == cell_named(name)


@pytest.mark.parametrize(
    "transformation", [TRANSPOSED, MIRRORED, QUARTER_TURN, HALF_TURN, lines_moved((5, 3, 4, 0, 1, 2, 6, 7, 8))]
)
def test_houses_stay_houses(transformation: Transformation) -> None:
    houses = {frozenset(cells) for cells in HOUSE_CELLS}
    assert {frozenset(transformation.cells[cell] for cell in cells) for cells in houses} == houses


def test_four_quarter_turns_are_none() -> None:
    assert QUARTER_TURN.then(QUARTER_TURN).then(HALF_TURN) == IDENTITY


@given(st.permutations(range(1, 10)), st.booleans())
def test_an_inverse_undoes(digits: list[int], turned: bool) -> None:
    transformation = digits_renamed(digits).then(QUARTER_TURN if turned else IDENTITY)
    assert PUZZLE.transformed(transformation).transformed(transformation.inverse) == PUZZLE


def test_rows_and_columns_move_with_their_digits() -> None:
    moved = PUZZLE.transformed(lines_moved(rows=(1, 0, 2, 3, 4, 5, 6, 7, 8), columns=(6, 7, 8, 3, 4, 5, 0, 1, 2)))
    assert moved.line[:18] == "...1956......7.53."


def test_digits_are_renamed() -> None:
    assert PUZZLE.transformed(digits_renamed([9, 8, 7, 6, 5, 4, 3, 2, 1])).line[:9] == "57..3...."


def test_a_position_comes_along_whole() -> None:
    position = Puzzle("1" + "." * 80, "." * 80 + "2", (Candidate(40, 5),), "a comment")
    moved = position.transformed(TRANSPOSED.then(digits_renamed([2, 1, 3, 4, 6, 5, 7, 8, 9])))
    assert moved == Puzzle("2" + "." * 80, "." * 80 + "1", (Candidate(40, 6),))
    assert moved.comment == "a comment"


@pytest.mark.parametrize("lines", [(3, 1, 2, 0, 4, 5, 6, 7, 8), (0, 0, 2, 3, 4, 5, 6, 7, 8), (0, 1, 2)])
def test_bands_stay_together(lines: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="side by side"):
        lines_moved(rows=lines)
    with pytest.raises(ValueError, match="side by side"):
        lines_moved(columns=lines)


def test_every_digit_gets_a_name() -> None:
    with pytest.raises(ValueError, match="each digit"):
        digits_renamed([1, 1, 3, 4, 5, 6, 7, 8, 9])


def test_random_transformations_follow_from_their_seed_and_keep_houses() -> None:
    houses = {frozenset(cells) for cells in HOUSE_CELLS}
    found = [random_transformation(seed) for seed in range(50)]
    for each in found:
        assert {frozenset(each.cells[cell] for cell in cells) for cells in houses} == houses
        assert sorted(each.digits) == list(range(10))
    assert found == [random_transformation(seed) for seed in range(50)]
    assert len(set(found)) == 50
    assert 10 < sum(each.cells[1] // 9 == each.cells[0] // 9 for each in found) < 40  # half are transposed
