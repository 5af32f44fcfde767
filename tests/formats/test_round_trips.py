"""What is written reads again as the same value, and no text raises anything but PuzzleError."""

from contextlib import suppress

from hypothesis import given
from hypothesis import strategies as st

from any_puzzles import PUZZLES, as_pencilmarks, sane_positions
from crosshatch import formats
from crosshatch.board.candidate import Candidate
from crosshatch.board.errors import PuzzleError
from crosshatch.board.houses import CELLS
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import boxed, library, line, pencilmarks


@given(PUZZLES)
def test_library_lines_hold_everything(puzzle: Puzzle) -> None:
    assert library.read(library.write(puzzle)) == puzzle
    assert formats.read(library.write(puzzle)) == puzzle


@given(PUZZLES)
def test_a_puzzle_is_shown_as_what_makes_it(puzzle: Puzzle) -> None:
    shown = eval(repr(puzzle), {"Puzzle": Puzzle, "Candidate": Candidate})
    assert (shown, shown.comment) == (puzzle, puzzle.comment)
    assert repr(Puzzle("." * 81)) == f"Puzzle('{'.' * 81}')"


@given(PUZZLES)
def test_lines_hold_the_values(puzzle: Puzzle) -> None:
    assert line.read(line.write(puzzle)) == Puzzle(puzzle.line)
    assert line.read(line.write(puzzle, comment=True)) == Puzzle(puzzle.line)
    assert formats.read(line.write(puzzle)) == Puzzle(puzzle.line)


@given(PUZZLES)
def test_boxed_grids_hold_the_values(puzzle: Puzzle) -> None:
    assert boxed.read(boxed.write(puzzle)) == Puzzle(puzzle.line)
    assert formats.read(boxed.write(puzzle)) == Puzzle(puzzle.line)


@given(PUZZLES)
def test_pencilmarks_hold_values_and_candidates(puzzle: Puzzle) -> None:
    assert pencilmarks.read(pencilmarks.write(puzzle)) == as_pencilmarks(puzzle)
    assert formats.read(pencilmarks.write(puzzle)) == as_pencilmarks(puzzle)


@given(sane_positions())
def test_pencilmarks_of_a_position_read_again_as_the_same_grid(puzzle: Puzzle) -> None:
    before = puzzle.grid()
    after = pencilmarks.read(pencilmarks.write(puzzle)).grid()
    for cell in CELLS:
        if after.value(cell):
            assert after.value(cell) == before.value(cell) or before.digits_of(cell) == 1 << after.value(cell)
        else:
            assert after.digits_of(cell) == before.digits_of(cell)


TEXTS = (
    st.text()
    | st.text(alphabet="0123456789.*_-+|=: \n#!,x", max_size=400)
    | st.from_regex(r":[0-9]{4}(-[0-9x])?:[0-9x]*:(\+?[0-9.]){79,82}:([0-9]{2,3} ?)*(:[0-9]*){2,4}")
    | st.from_regex(r"([0-9.\s|-]{8,13}\n){8,10}")
    | st.from_regex(r"(([1-9!]{1,3} ){9}\n){9}")
)


@given(TEXTS)
def test_no_text_raises_anything_but_a_puzzle_error(text: str) -> None:
    for read in (formats.read_document, *(each.read for each in formats.FORMATS.values())):
        with suppress(PuzzleError):
            assert isinstance(read(text), formats.Document)


@given(st.lists(TEXTS, max_size=5))
def test_no_file_raises_anything(lines: list[str]) -> None:
    for entry in [*formats.read_many(lines), *formats.read_file(lines)]:
        assert (entry.puzzle is None) != (entry.error is None)
