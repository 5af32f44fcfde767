"""The canonical form is the same for all images of a puzzle, and leads there."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from corpora import lines_of
from crosshatch import Puzzle, PuzzleError, minimal_puzzle
from crosshatch.board import random_transformation
from crosshatch.board.candidate import Candidate
from examples import examples

PUZZLE = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
FULL = Puzzle("534678912672195348198342567859761423426853791713924856961537284287419635345286179")


def test_a_puzzle_in_canonical_form() -> None:
    found = PUZZLE.canonical()
    assert found.puzzle.line == "........1.....2.34156...27......8.......51..232974......16..9....34..7..28.91.45."
    assert found.automorphisms == 1


@examples(20)
@given(st.integers(), st.sampled_from([PUZZLE, FULL]), st.integers(0, 2**81 - 1))
@example(0, PUZZLE, 2**81 - 1)
def test_images_have_the_same_form(seed: int, puzzle: Puzzle, kept: int) -> None:
    line = "".join(digit if kept >> cell & 1 else "." for cell, digit in enumerate(puzzle.line))
    some = Puzzle(line)
    found = some.canonical()
    other = some.transformed(random_transformation(seed)).canonical()
    assert (other.puzzle, other.automorphisms) == (found.puzzle, found.automorphisms)
    assert some.transformed(found.transformation) == found.puzzle
    assert found.puzzle.canonical().puzzle == found.puzzle


def test_the_form_of_a_full_grid_begins_with_its_digits_in_order() -> None:
    assert FULL.canonical().puzzle.line.startswith("123456789457")
    assert FULL.canonical().automorphisms == 1


def test_a_position_comes_along() -> None:
    position = PUZZLE.with_placed("r1c3", 4).without("r1c4", 6)
    found = position.canonical()
    assert found.puzzle == position.transformed(found.transformation)
    assert found.puzzle.givens == PUZZLE.canonical().puzzle.line
    assert found.puzzle.removed == (found.transformation.image(Candidate("r1c4", 6)),)


def test_digits_that_clash_have_no_form() -> None:
    with pytest.raises(PuzzleError, match="two 5s in row 1"):
        Puzzle("55" + "." * 79).canonical()


def test_random_puzzles_are_all_different() -> None:
    assert len({minimal_puzzle(seed).canonical().puzzle for seed in range(5)}) == 5


@pytest.mark.slow
def test_the_17_clue_puzzles_are_all_different() -> None:
    lines = lines_of("17-clues.txt")
    assert len({Puzzle(line).canonical().puzzle for line in lines}) == len(lines)
