"""Collections of OpenSudoku."""

import pytest

from crosshatch import Puzzle, PuzzleError, formats
from crosshatch.formats import Document, opensudoku, read_document, read_file

# From the source of OpenSudoku itself (version 1), and the tests of another app that reads its exports (version 2).
VERSION_1 = """\
<?xml version="1.0" encoding="UTF-8"?>
<opensudoku>
  <name>Gnome-Sudoku Easy</name>
  <author>romario333</author>
  <description></description>
  <comment></comment>
  <created>2009-09-16</created>
  <source>gnome-sudoku</source>
  <level>easy</level>
  <sourceURL>http://opensudoku.eu/puzzles</sourceURL>
  <game data="379000014060010070080009005435007000090040020000800436900700080040080050850000249" />
  <game data="070000810000318902281470005400060000690103027000090006900054681106982000057000040" />
</opensudoku>
"""
VERSION_2 = """\
<?xml version='1.0' encoding='UTF-8' standalone='yes'?>
<opensudoku version="2">
  <folder name="Easy (All)" created="1778054847256">
    <game data="050703060007000800000816000000030000005000100730040086906000204840572093000409000" state="0" time="0" />
  </folder>
  <folder name="Hard (All)">
    <game data="000823001003000400070000052300960010000102000010038006830000040002000900600789000" state="0" />
  </folder>
</opensudoku>"""

CELLS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"


def test_version_1_says_of_all_games_what_they_have() -> None:
    entries = list(read_file(VERSION_1.splitlines(keepends=True)))
    assert [entry.number for entry in entries] == [1, 2]
    assert entries[1].puzzle == Puzzle(
        "070000810000318902281470005400060000690103027000090006900054681106982000057000040"
    )
    assert entries[0].columns == {
        "folder": "Gnome-Sudoku Easy",
        "author": "romario333",
        "date": "2009-09-16",
        "source": "gnome-sudoku",
        "level": "easy",
        "url": "http://opensudoku.eu/puzzles",
    }
    again = "".join(formats.write_file(entries, "opensudoku"))
    assert [(each.puzzle, each.columns) for each in read_file([again])] == [(e.puzzle, e.columns) for e in entries]
    assert again.count("<author>") == 1


def test_version_2_has_folders() -> None:
    entries = list(read_file([VERSION_2]))
    assert [entry.columns for entry in entries] == [{"folder": "Easy (All)"}, {"folder": "Hard (All)"}]
    again = "".join(formats.write_file(entries, "opensudoku-2"))
    assert [entry.columns for entry in read_file(again.splitlines())] == [entry.columns for entry in entries]


def cells(version: int, cell: str) -> str:
    noted = {1: "-|", 2: "0||"}.get(version, "0|" * (cell.count("|") - 2))
    return f"version: {version}\n" + "".join(cell if value == "." else f"{value}|{noted}0|" for value in CELLS)


@pytest.mark.parametrize(
    ("version", "cell", "left_out"),
    [
        (1, "0|1,4,|1|", ()),
        (2, "0|9||1|", ()),
        (3, "0|9|1|", ()),
        (4, "0|3|9|1|", ("corner marks",)),
        (5, "0|0|9|7|1|", ("colours",)),
    ],
)
def test_each_version_of_the_data_of_a_game(version: int, cell: str, left_out: tuple[str, ...]) -> None:
    data = cells(version, cell).replace("\n", "&#10;")
    found = read_document(f"<opensudoku><game data='{data}'/></opensudoku>")
    assert (found.puzzle.givens, found.left_out) == (CELLS, left_out)
    assert found.puzzle.grid().digits_of(2) == 1 << 1 | 1 << 4


def test_a_position_is_written_in_version_3() -> None:
    puzzle = Puzzle("5" + "." * 80).with_placed("r9c9", 5).without("r1c2", 1, 2, 3, 4, 6)
    written = formats.write(Document(puzzle, {"comment": 'a "note" & more\nbelow'}), "opensudoku-2")
    assert 'data="version: 3&#10;5|0|0|0|448|1|0|0|1|' in written
    found = read_document(written)
    assert (found.puzzle, found.columns) == (puzzle, {"comment": 'a "note" & more\nbelow'})


def test_days_are_moments() -> None:
    written = formats.write(Document(Puzzle(CELLS), {"date": "2031-05-07"}), "opensudoku-2")
    assert 'created="1935878400000"' in written
    assert read_document(written).columns == {"date": "2031-05-07"}
    assert "created" not in formats.write(Document(Puzzle(CELLS), {"date": "in May"}), "opensudoku-2")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("<?xml version='1.0'?><sudoku/>", "not an OpenSudoku collection: the file begins with <sudoku>"),
        ("<opensudoku version='9'/>", "version 9 of OpenSudoku collections is not supported; use 1 to 3"),
        ("<opensudoku>\n\n<x>", "line 3: invalid XML: no element found"),
        ("<opensudoku><game data='12'/></opensudoku>", "expected game data as 81 digits, or as 'version: 3' and cells"),
        (f"<opensudoku><game data='{cells(9, '0|9|1|')}'/></opensudoku>", "version 9 of game data is not supported"),
        ("<opensudoku><game data='version: 3 1|0|0|'/></opensudoku>", "expected 81 cells of version 3, found 1"),
        (f"<opensudoku><game data='{cells(3, '0|999|1|')}'/></opensudoku>", "r1c3: 999 is not a set of notes"),
        ("<opensudoku></opensudoku>", "no puzzle found"),
        (VERSION_1, "expected one puzzle, found several; read them as a file (read_file)"),
    ],
)
def test_what_is_wrong_is_said(text: str, problem: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        formats.read(text)
    assert problem in str(caught.value)


def test_a_bad_game_leaves_the_others() -> None:
    entries = list(read_file(VERSION_1.replace("379", "37x").splitlines()))
    assert [entry.puzzle is None for entry in entries] == [True, False]
    assert entries[0].columns["level"] == "easy"
    cut = list(read_file(VERSION_1[:-80].splitlines()))
    assert [entry.puzzle is None for entry in cut] == [False, True]


def test_a_whole_file_may_be_one_line() -> None:
    many = "".join(opensudoku.write_many([Document(Puzzle(CELLS))] * 2100)).replace("\n", "")
    assert len(many) > 200_000
    pieces = [many[at : at + 50_000] for at in range(0, len(many), 50_000)]
    assert sum(entry.puzzle == Puzzle(CELLS) for entry in read_file(pieces)) == 2100
