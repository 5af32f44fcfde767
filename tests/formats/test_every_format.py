"""What holds of every format and every link: what there is room for comes back, and the rest is told."""

import re
from pathlib import Path
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from any_puzzles import PUZZLES, as_pencilmarks, sane_positions
from crosshatch import Puzzle, PuzzleError, formats
from crosshatch.board.puzzle import EMPTY
from crosshatch.formats import FORMATS, LINKS, Document, Format
from crosshatch.formats.document import ID, RATING, SOLUTION, marks_of
from examples import examples

ALL = {**FORMATS, **{f"link to {name}": each for name, each in LINKS.items()}}

AS_PENCILMARKS = {"pencilmarks", "sdx", "sukaku"}
"""Formats in which a lone candidate looks like a given."""

WORDS = st.from_regex(r"[A-Za-zé€😀]{1,8}( [A-Za-z0-9<>&'é€😀*{}:]{1,8}){0,3}", fullmatch=True)
VALUES = {"date": st.just("2031-05-07"), RATING: st.just("1.2"), ID: st.just("17"), SOLUTION: st.just("1" * 81)}


def kept(puzzle: Puzzle, form: Format) -> Puzzle:
    """What is left of a puzzle in a format."""
    if not form.features.placed:
        puzzle = Puzzle(puzzle.line, removed=puzzle.removed)
    if not form.features.removed:
        return Puzzle(puzzle.givens, puzzle.placed)
    if form.name in AS_PENCILMARKS:
        return as_pencilmarks(puzzle) if form.name != "sdx" else beside_placed(puzzle)
    if not form.features.emptied:
        left = marks_of(puzzle)
        return Puzzle(puzzle.givens, puzzle.placed, [each for each in puzzle.removed if each.cell in left])
    return puzzle


def beside_placed(puzzle: Puzzle) -> Puzzle:
    """The position with lone candidates given, and placed cells as they were."""
    told = as_pencilmarks(puzzle)
    givens = "".join("." if placed != "." else given for given, placed in zip(told.givens, puzzle.placed, strict=True))
    return Puzzle(givens, puzzle.placed, told.removed)


@st.composite
def documents(draw: st.DrawFn, form: Format) -> Document:
    names = draw(st.lists(st.sampled_from(form.features.columns), unique=True)) if form.features.columns else []
    return Document(draw(PUZZLES), {name: draw(VALUES.get(name, WORDS)) for name in names})


@pytest.mark.parametrize("name", ALL)
@examples(10)
@given(data=st.data())
def test_what_is_written_is_read_again(name: str, data: st.DataObject) -> None:
    form = ALL[name]
    document = data.draw(documents(form))
    found = form.read(form.write(document))
    assert found.puzzle == kept(document.puzzle, form)
    assert {**found.columns} == {**document.columns} | told_anyway(name, document)


def told_anyway(name: str, document: Document) -> dict[str, Any]:
    """What a format says of a puzzle even if nothing came with it."""
    if name == "exchange":
        rating = document.columns.get(RATING, "0.0")
        return {ID: form_id(document.puzzle), RATING: rating}
    return {f"column_{place}": "" for place in (1, 2, 3, 4, 6, 7)} | {**document.columns} if name == "gsf" else {}


def form_id(puzzle: Puzzle) -> str:
    return FORMATS["exchange"].write(Document(puzzle))[:12]


@pytest.mark.parametrize("name", ALL)
@examples(3)
@given(puzzles=st.lists(sane_positions().map(lambda each: Puzzle(each.givens)), min_size=1, max_size=3))
def test_a_file_of_several_is_read_again(name: str, puzzles: list[Puzzle]) -> None:
    text = "".join(ALL[name].file(map(Document, puzzles)))
    found = [entry.puzzle for entry in formats.read_file(text.splitlines(keepends=True))]
    assert found == [kept(each, ALL[name]) for each in puzzles]


@pytest.mark.parametrize("name", ALL)
@examples(4)
@given(puzzle=PUZZLES)
def test_what_is_lost_is_told(name: str, puzzle: Puzzle) -> None:
    form = ALL[name]
    lost = form.lost(Document(puzzle, {"height": "3", "empty": ""}))
    assert ("height" in lost) == (not form.features.others)
    assert "empty" not in lost
    if not lost and name not in AS_PENCILMARKS:
        assert form.read(form.write(Document(puzzle))).puzzle == puzzle
    if puzzle.placed != EMPTY and not form.features.placed:
        assert "which cells are placed (they become givens)" in lost


def test_a_position_that_each_format_tells() -> None:
    puzzle = Puzzle("." * 81).without("r1c1", 1)
    lost = {name for name, form in ALL.items() if form.lost(Document(puzzle))}
    assert lost == {"line", "boxed", "sdk", "sdm", "exchange", "gsf", "link to sudokuexchange", "link to sudoku-coach"}


def test_a_cell_without_candidates_has_no_marks() -> None:
    emptied = Document(Puzzle("." * 81).without("r1c1", *range(1, 10)))
    assert FORMATS["f-puzzles"].lost(emptied) == ["that a cell has no candidates"]
    assert FORMATS["simple-sudoku"].lost(emptied) == []


def test_endings_are_each_of_one_format() -> None:
    endings = [ending for form in FORMATS.values() for ending in form.endings]
    assert len(endings) == len(set(endings))
    assert formats.format_of("a/b.SDK") is FORMATS["sdk"]
    assert formats.format_of("b.what") is None


def test_the_table_of_the_docs_says_what_each_has_room_for() -> None:
    page = (Path(__file__).parents[2] / "docs/pages/formats.md").read_text(encoding="utf-8")
    rows = [
        [cell.strip() for cell in row.split("|")[1:-1]] for row in re.findall(r"^\| \[`.*|^\| `.*", page, re.MULTILINE)
    ]
    told = {name: row for row in rows for name in re.findall(r"`([^`]+)`", row[0])}
    for name, form in [*LINKS.items(), *FORMATS.items()]:
        row = told[name] if name in FORMATS else next(row for row in rows if f"`{name}`" in row[0] and len(row) == 4)
        placed, removed, columns = row[-3:]
        assert placed == ("kept" if form.features.placed else "become givens"), name
        exact = "kept" if form.features.emptied else "kept*"
        assert removed == (exact if form.features.removed else "lost"), name
        if name in FORMATS and not form.features.others and name != "gsf":
            assert set(re.findall(r"`(\w+)`", columns)) == set(form.features.columns), name
            assert {each.lstrip(".") for each in re.findall(r"`([^`]+)`", row[2])} == set(form.endings), name


MALFORMED = {
    "line": ("0" * 80, "expected 81 cells, found 80"),
    "boxed": ("1........\n" * 8, "expected 9 rows, found 8"),
    "pencilmarks": ("12 3 4\n" * 9, "expected 9 groups of digits, found 3"),
    "library": (f":0000:x:{'.' * 81}:1x:::", "'1x' is not a candidate"),
    "csv": ("puzzle,level\n12345,easy", "field 1 (puzzle): expected 81 cells, found 5"),
    "json": ('{"puzzle": "12345", "level": "easy"}', "puzzle: expected 81 cells, found 5"),
    "sdk": ("#ARuud\n" + "1........\n" * 8 + "x........", "'x' is neither a digit nor an empty cell"),
    "sdm": (f"00060500x{'0' * 72}", "'x' at character 9 (r1c9) is neither a digit nor an empty cell"),
    "sdx": ("u10 2 3 4 5 6 7 8 9\n" * 9, "line 1: 'u10' is not a cell"),
    "simple-sudoku": ("1........\n" * 9, "expected a grid with *-----------* above and below it"),
    "opensudoku": ('<opensudoku><game data="123" /></opensudoku>', "expected game data as 81 digits"),
    "opensudoku-2": (
        '<opensudoku version="2"><folder name="Easy"></opensudoku>',
        "line 1: invalid XML: mismatched tag",
    ),
    "f-puzzles": ('{"size": 16, "grid": []}', "grids of size 16 are not supported"),
    "exchange": ("0" * 81, "expected an id of 12 hexadecimal digits, 81 cells and a rating"),
    "sukaku": ("0" * 728, "729"),
    "gsf": ("0,1,2", "expected at least 7 fields separated by commas, found 3"),
    "link to sudokupad": ("https://sudokupad.app/fpuzzlesN4IgzglgXgpi", "was the link cut off?"),
    "link to f-puzzles": (
        "https://f-puzzles.com/?load=N4Ig!",
        "unexpected '!' in the compressed text; copy the whole link again",
    ),
    "link to sudokuwiki": ("https://www.sudokuwiki.org/sudoku.htm?bd=S9B0503", "two characters for each of 81 cells"),
    "link to sudokuexchange": ("https://sudokuexchange.com/play/?s=5300", "in this link to sudokuexchange.com"),
    "link to sudoku-coach": ("https://sudoku.coach/en/play/5300", "no puzzle found in this link to sudoku.coach"),
}
"""A text that is nearly of a format, and what is said of it."""


@pytest.mark.parametrize("name", ALL)
def test_what_is_malformed_is_said(name: str) -> None:
    text, problem = MALFORMED[name]
    with pytest.raises(PuzzleError) as caught:
        ALL[name].read(text)
    assert problem in str(caught.value)


def test_what_is_no_puzzle_is_not_written() -> None:
    with pytest.raises(TypeError, match="expected a Puzzle, or an entry that has one"):
        formats.write("53..7", "line")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="'x' is not a format; choose from sudokupad, f-puzzles"):
        formats.link(Puzzle("." * 81), "x")


def test_an_entry_is_written_with_what_came_with_it() -> None:
    (entry,) = formats.read_many(["puzzle,author,height", f"{'.' * 81},Ann,3"])
    assert formats.write(entry, "sdk").splitlines()[0] == "#AAnn"
    assert formats.write(attrs.evolve(entry, columns={}), "sdk").splitlines()[0] == "." * 9
    assert "".join(formats.write_file([entry, entry.puzzle], "sdm")) == f"{'0' * 81}\n" * 2
