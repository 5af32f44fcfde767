"""What is written reads again as the same value, and no text raises anything but PuzzleError."""

from contextlib import suppress
from functools import cache

from hypothesis import given
from hypothesis import strategies as st

from crosshatch import formats
from crosshatch.board.candidate import CANDIDATES, Candidate, candidate
from crosshatch.board.errors import PuzzleError
from crosshatch.board.houses import CELLS, DIGITS, PEERS, cells_in, digits_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import boxed, library, line, pencilmarks
from crosshatch.generator import minimal_puzzle
from crosshatch.status import solutions

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
    puzzle = minimal(draw(st.integers(0, 50)))
    (solution,) = solutions(puzzle)
    known = draw(SETS_OF_CELLS)
    placed = [solution[cell] if known >> cell & 1 and puzzle.givens[cell] == "." else "." for cell in CELLS]
    wrong = [each for each in draw(REMOVALS) if solution[each.cell] != str(each.digit)]
    return Puzzle(puzzle.givens, "".join(placed), wrong)


PUZZLES = any_puzzles() | sane_positions()


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
