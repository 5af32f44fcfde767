"""Puzzles as values."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.boards import board
from crosshatch.board.candidate import CANDIDATES, Candidate, candidate
from crosshatch.board.conflicts import Clash
from crosshatch.board.errors import PuzzleError
from crosshatch.board.houses import CELLS, cell_named, cell_of, cell_set, digits_in
from crosshatch.board.puzzle import EMPTY, Puzzle
from crosshatch.board.symmetry import Symmetry
from crosshatch.board.transformation import MIRRORED
from crosshatch.logic.step import CustomPattern, Step
from crosshatch.logic.technique import Technique

CELLS_TEXT = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_noughts_are_empty_cells() -> None:
    assert Puzzle(CELLS_TEXT.replace(".", "0")) == Puzzle(CELLS_TEXT)


def test_values_and_line_hold_givens_and_placed_cells() -> None:
    puzzle = Puzzle("5" + EMPTY[1:], "." + "3" + EMPTY[2:])
    assert puzzle.values == (5, 3, *[0] * 79)
    assert puzzle.line == "53" + EMPTY[2:]


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
        (CELLS_TEXT[:80], EMPTY, "expected 81 cells, found 80"),
        (CELLS_TEXT, EMPTY + ".", "expected 81 cells, found 82"),
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
    with pytest.raises(TypeError, match="expected a string of 81 characters, not "):
        Puzzle(line)


def test_cells_in_a_list_are_told_how_to_become_a_text() -> None:
    cells: Any = [0] * 81
    with pytest.raises(TypeError, match=r"; join a list of cells with ''\.join\(map\(str, cells\)\)"):
        Puzzle(cells)


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


def test_moves_of_a_player() -> None:
    puzzle = Puzzle(CELLS_TEXT, comment="easy")
    placed = puzzle.with_placed("r1c3", 4)
    assert (placed.givens, placed.line[2], placed.comment) == (puzzle.givens, "4", "easy")
    assert placed.with_placed(2, 1).line[2] == "1"
    assert placed.without_placed("r1c3") == puzzle
    crossed = puzzle.without("r1c3", 1, 2, 9)
    assert crossed.removed == (Candidate("r1c3", 1), Candidate("r1c3", 2))  # r3c2 rules 9 out
    assert crossed.with_candidates("r1c3", 2) == puzzle.without("r1c3", 1)
    assert crossed.with_candidates(2, 1, 2) == puzzle


def test_what_is_crossed_out_in_a_cell_is_forgotten_where_a_digit_is_placed() -> None:
    crossed = Puzzle(CELLS_TEXT).without("r1c3", 1)
    assert crossed.with_placed("r1c3", 2).without_placed("r1c3") == Puzzle(CELLS_TEXT)


@pytest.mark.parametrize(
    ("move", "arguments", "error", "message"),
    [
        ("with_placed", ("r1c1", 4), PuzzleError, "r1c1 is a given (5) and cannot be changed"),
        ("with_placed", ("r1c3", 0), ValueError, "r1c3: expected a digit from 1 to 9, not 0"),
        (
            "with_placed",
            (81, 4),
            ValueError,
            "there is no cell 81; use a number from 0 to 80 or a name from r1c1 to r9c9",
        ),
        ("without_placed", ("r1c2",), PuzzleError, "r1c2 is a given (3) and cannot be changed"),
        ("without_placed", ("r1c3",), PuzzleError, "r1c3 is empty, so there is no digit to remove"),
        ("without_placed", ("r0c3",), ValueError, "'r0c3' is not a cell; cells are named r1c1 to r9c9"),
        ("without", ("r1c1", 5), PuzzleError, "r1c1 has no candidates, because it holds 5"),
        ("with_candidates", ("r1c1", 5), PuzzleError, "r1c1 has no candidates, because it holds 5"),
        (
            "without",
            ("r1c3",),
            ValueError,
            "expected at least one digit; without('r1c3', 4) removes candidate 4, "
            "with_candidates('r1c3', 4) restores it, "
            "without_placed('r1c3') removes a placed digit",
        ),
    ],
)
def test_moves_that_cannot_be_made(
    move: str, arguments: tuple[Any, ...], error: type[ValueError], message: str
) -> None:
    with pytest.raises(error) as caught:
        getattr(Puzzle(CELLS_TEXT), move)(*arguments)
    assert (type(caught.value), str(caught.value)) == (error, message)


def test_a_position_after_a_step() -> None:
    puzzle = Puzzle(CELLS_TEXT, comment="easy")
    step = Step(Technique("Any"), CustomPattern(truths=[]), [Candidate("r1c3", 4)], [Candidate("r1c4", 6)])
    after = puzzle.after(step)
    assert after == puzzle.with_placed("r1c3", 4).without("r1c4", 6)
    assert after.comment == "easy"
    assert after.after(step) == after
    with pytest.raises(PuzzleError, match="the step does not fit this position: 4 is not a candidate of r1c3"):
        puzzle.with_placed("r1c3", 2).after(step)


def test_the_marks_of_a_person() -> None:
    board = "4".join((CELLS_TEXT[:2], CELLS_TEXT[3:]))
    puzzle = Puzzle.from_marks(CELLS_TEXT, board, {"r1c4": [2, 6], "r1c3": "12", "r1c6": "28", "r4c2": ()}, "mine")
    assert puzzle == Puzzle(CELLS_TEXT).with_placed("r1c3", 4).without("r1c6", 6)
    assert puzzle.comment == "mine"
    assert Puzzle.from_marks(CELLS_TEXT) == Puzzle(CELLS_TEXT)
    assert Puzzle.from_marks(CELLS_TEXT, marks={3: "26"}) == Puzzle(CELLS_TEXT)
    with pytest.raises(PuzzleError, match="cannot change the givens in r1c12"):
        Puzzle.from_marks(CELLS_TEXT, "12" + EMPTY[2:])
    with pytest.raises(ValueError, match="r1c4: expected a digit from 1 to 9, not 0"):
        Puzzle.from_marks(CELLS_TEXT, marks={"r1c4": [0]})
    with pytest.raises(ValueError, match="' ' is not a digit; the marks of r1c4 must be digits"):
        Puzzle.from_marks(CELLS_TEXT, marks={"r1c4": "2 6"})
    listed: Any = [[1, 2]] * 81
    with pytest.raises(TypeError, match=r"for a list, use dict\(enumerate\(marks\)\)"):
        Puzzle.from_marks(CELLS_TEXT, marks=listed)


@given(st.data())
def test_all_candidates_noted_are_the_position(data: st.DataObject) -> None:
    line = data.draw(st.text("." * 20 + "123456789", min_size=81, max_size=81))
    puzzle = Puzzle(line, removed=data.draw(st.lists(st.sampled_from(CANDIDATES), max_size=50)))
    grid = puzzle.grid()
    marks = {cell: digits_in(grid.digits_of(cell)) for cell in CELLS}
    gone = {each.cell for each in puzzle.removed if not marks[each.cell]}  # no marks: all that is left
    assert Puzzle.from_marks(line, marks=marks).removed == tuple(
        each for each in puzzle.removed if each.cell not in gone
    )


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


def test_candidates_by_the_names_of_their_cells() -> None:
    assert Candidate("r1c2", 4) == Candidate(1, 4)
    assert cell_of("R9C9") == cell_of(80) == 80
    for cell, digit in (("r1c2", 0), ("r1c2", 10), ("r1c0", 1), (81, 1), (-1, 1)):
        with pytest.raises(ValueError, match=r"expected a digit from 1 to 9|is not a cell|there is no cell"):
            Candidate(cell, digit)


def test_numbers_of_a_table_are_as_good_as_integers() -> None:
    cell: Any = 1.0
    digit: Any = 4.0
    assert repr(Candidate(cell, digit)) == "Candidate(cell=1, digit=4)"
    assert Puzzle(CELLS_TEXT).with_placed(2.0, digit) == Puzzle(CELLS_TEXT).with_placed("r1c3", 4)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match=r"r1c2: expected a digit from 1 to 9, not 4\.5"):
        Candidate(1, 4.5)  # type: ignore[arg-type]


def test_no_clashes() -> None:
    assert Puzzle(CELLS_TEXT).clashes() == ()


def test_a_puzzle_is_drawn_and_its_repr_is_one_line() -> None:
    puzzle = Puzzle("5" + EMPTY[1:])
    assert repr(puzzle) == f"Puzzle('{puzzle.line}')"
    assert str(puzzle).splitlines()[1] == "| 5 . . | . . . | . . . |"


def test_a_puzzle_knows_its_symmetry_its_images_and_its_canonical_form() -> None:
    puzzle = Puzzle("5" + EMPTY[1:80] + "5", removed=[Candidate(40, 1)])
    assert puzzle.symmetry is Symmetry.BOTH_DIAGONALS
    image = puzzle.transformed(MIRRORED)
    assert (image.givens[8], image.givens[72], image.removed) == ("5", "5", (Candidate(40, 1),))
    assert image.canonical().line == puzzle.canonical().line


@pytest.mark.parametrize(
    ("marks", "message"),
    [({"r7c1": "1"}, "1 in r7c1: this board has 6 rows"), ({"r1c1": "19"}, "9 in r1c1: this board has digits 1 to 6")],
)
def test_marks_must_be_on_the_board(marks: dict[str, str], message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        Puzzle.from_marks("." * 36, marks=marks, board=board("6x6"))
