"""Links to any site."""

import pytest

from crosshatch import Puzzle, PuzzleError, formats
from crosshatch.formats import LINKS, Document, read_document, read_file

# From a blog, a wiki and the readme of Sudoku Exchange, all in public repositories.
COACH = "https://sudoku.coach/en/play/000070200000000384306850790905004800070500400200100065600000100408901003500300049"
EXCHANGE = (
    "https://sudokuexchange.com/play/?s=000000000500006100060040030020050040300007800001000000000100002430020050600008700"
    "&d=3"
)
HELP = "http://heuscher.ch/SudokuHelp?sudoku=000012034000056078000000000000000000410000085290000067000000000120039000980047000"


@pytest.mark.parametrize(
    ("link", "start"),
    [
        (COACH, "....7.2........3843.685.79."),
        (EXCHANGE, ".........5....61"),
        (HELP, "....12.34....56.78"),
        (EXCHANGE.removeprefix("https://").replace("&d", "&a=1&d"), ".........5....61"),
        (COACH.replace("en/play/", "#"), "....7.2.."),
    ],
)
def test_81_cells_in_any_part(link: str, start: str) -> None:
    assert formats.read(link).givens.startswith(start)


def test_what_other_parts_may_be() -> None:
    position = ":0000:x:+12" + "." * 79 + ":399:::"
    assert formats.read(f"https://example.org/solve?p={position}").placed[0] == "1"
    assert formats.read(f"https://example.org/{formats.write(Puzzle('.' * 81), 'sukaku')}") == Puzzle("." * 81)


def test_a_file_of_links_with_comments() -> None:
    link = LINKS["sudokupad"].write(Document(Puzzle("12" + "." * 79), {"title": "One"}))
    lines = [f"{COACH} from a blog", "# a comment", "", f"{link} # the second", link, "https://sudokupad.app/abc123"]
    entries = list(read_file(lines))
    assert [entry.number for entry in entries] == [1, 4, 5, 6]
    assert [entry.columns for entry in entries[:3]] == [
        {"comment": "from a blog"},
        {"title": "One", "comment": "the second"},
        {"title": "One"},
    ]
    assert "has only the id of a puzzle ('abc123')" in str(entries[3].error)


def test_a_table_with_a_column_of_links() -> None:
    (entry,) = read_file(["puzzle,author", f"{COACH},Ann"])
    assert (entry.puzzle, entry.columns) == (formats.read(COACH), {"author": "Ann"})


def test_a_link_in_a_table_is_no_puzzle_where_there_are_cells() -> None:
    cells, solution = "12" + "." * 79, "123456789" * 9
    (entry,) = read_file([f"https://example.org/17,{cells},{solution}"])
    assert (entry.puzzle, entry.columns["column_1"]) == (Puzzle(cells), "https://example.org/17")
    (entry,) = read_file([f"{solution},{COACH}"])
    assert entry.puzzle == formats.read(COACH)


@pytest.mark.parametrize(
    ("link", "problem"),
    [
        ("https://example.org/", "no puzzle found in this link to example.org"),
        ("https://[", "no puzzle found in this link|not a valid link"),
        ("https://sudoku.coach/en/play/123", "Crosshatch does not open links, so copy the puzzle itself"),
        ("https://example.org/?" + "a" * 200_000, "a link may have at most 100,000 characters, not 200,021"),
    ],
)
def test_a_link_without_a_puzzle(link: str, problem: str) -> None:
    with pytest.raises(PuzzleError, match=problem):
        formats.read(link)


def test_links_to_sites() -> None:
    puzzle = read_document(COACH)
    assert LINKS["sudoku-coach"].write(puzzle) == COACH
    assert formats.link(puzzle, "sudokuexchange").startswith("https://sudokuexchange.com/play/?s=000070200")
