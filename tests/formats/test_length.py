"""Reading takes time in proportion to the text, whatever the text is.

Where it did not, 50,000 characters took four seconds and more; half a second is what they take.
"""

from collections.abc import Callable
from contextlib import suppress
from time import process_time

import pytest

from crosshatch import formats
from crosshatch.board.errors import PuzzleError
from crosshatch.formats import read_file, read_many
from crosshatch.formats.rows import heading
from crosshatch.formats.table import is_header

CELLS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
GRID = formats.write(formats.read(CELLS), "boxed")
LENGTH = 50_000
LIMIT = 3  # seconds

TEXTS = {
    "heading": "[a" + " " * LENGTH,
    "heading and more": "[a" + "\u00a0" * LENGTH + "x",
    "brackets": "[a" * (LENGTH // 2),
    "name": "a" + " " * LENGTH,
    "name and more": "a" + " " * LENGTH + "\nb",
    "spaces": " " * LENGTH + "x",
    "pipes": "|" * LENGTH,
    "dashes": "-" * LENGTH + "x",
    "colons": ":" * LENGTH,
    "colon": ":" + "!" * LENGTH,
    "runs of digits": ("1" * 27 + "x") * (LENGTH // 28),
    "plus signs": ":0000:x:" + "+" * LENGTH + "::::",
    "quotes": '"' * LENGTH,
    "quoted fields": ',"x' * (LENGTH // 3),
    "a quoted field": ',"' + " " * LENGTH,
    "quotes on every line": 'x","\n' * (LENGTH // 5),
    "separators": "a;," * (LENGTH // 3),
    "an open field": f'{CELLS},"' + "xxxxxxxxx\n" * (LENGTH // 10),
    "blank lines": GRID + "\n" * (LENGTH // 2) + "1\n\n" * (LENGTH // 6),
    "comments": GRID + "\n" + "#\n" * (LENGTH // 4) + "1\n\n" * (LENGTH // 6),
    "braces": "{" * LENGTH,
    "an object that goes on": '{"a": [' + "1,\n" * (LENGTH // 3),
    "objects that go on": '{"a": [\n' * (LENGTH // 8),
    "tags": "<?xml?>" + "<a>" * (LENGTH // 3),
    "games": "<opensudoku>" + "<game/>" * (LENGTH // 7),
    "an attribute": "<opensudoku><game data='" + "1" * LENGTH,
    "a link": "https://sudokupad.app/scl" + "A" * LENGTH,
    "parts of a link": "https://example.org/?" + "a=1&" * (LENGTH // 4),
    "counted blanks": "https://sudokupad.app/classic" + "o" * LENGTH,
    "rules of the short form": "https://sudokupad.app/scf" + "o" * 14 + "*" + "tq*" * (LENGTH // 6),
    "borders of Simple Sudoku": "*-----------*\n" * (LENGTH // 14),
    "records of Simple Sudoku": f"*-----------*\n{GRID}\n*-----------*\n" + "E00001\n" * (LENGTH // 7),
    "heads of SudoCue": "#ABob\n#LEasy\n" * (LENGTH // 13),
    "marks of SudoCue": "u1 " * (LENGTH // 3),
    "bad grids": (GRID.replace("1 9 5", "1 x 5") + "\n\n") * (LENGTH // len(GRID)),
}


def read(text: str) -> None:
    with suppress(PuzzleError):
        formats.read(text)


def read_each(text: str) -> None:
    for each in formats.FORMATS.values():
        with suppress(PuzzleError):
            each.read(text)


READERS: dict[str, Callable[[str], object]] = {
    "read": read,
    "each format": read_each,
    "read_many": lambda text: list(read_many(text.split("\n"))),
    "read_file": lambda text: list(read_file(text.split("\n"))),
}


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
@pytest.mark.parametrize("reader", READERS)
def test_long_texts_are_read_at_once(reader: str, text: str) -> None:
    begin = process_time()
    READERS[reader](text)
    assert process_time() - begin < LIMIT


@pytest.mark.parametrize(
    ("line", "name"),
    [
        ("[Puzzle]", "puzzle"),
        (" [ Two words ]\n", "two words"),
        ("[a" + " " * 100_000, ""),
        ("[1]", ""),
        ("[]", ""),
        ("[", ""),
        ("[a]b]", ""),
        ("[[a]]", ""),
        ("[5 3]", ""),
    ],
)
def test_headings(line: str, name: str) -> None:
    assert heading(line) == name


@pytest.mark.parametrize(
    ("line", "expected"),
    [("puzzle", True), ("Puzzles", True), ("id,x", True), ("hello", False), (f"a,{CELLS}", False), ("5,3", False)],
)
def test_headers(line: str, expected: bool) -> None:
    assert is_header(line) == expected
