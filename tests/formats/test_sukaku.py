"""Pencilmark sudokus."""

import pytest

from crosshatch import Puzzle, PuzzleError, formats
from crosshatch.formats import Document, read_document, read_file, sukaku

# An example in the source of Sukaku Explainer (BruteForceAnalysis.java).
EXAMPLE = (
    "123456789123456789123456789..3456789123456789123456789...4..7..123456789123456789"
    "123456789..3.56.89123456789123456789123456789123456789123456789123456789123456789"
    "123456789..3..6.891234567891234567891234...8.1234567891.34..78.123456789123456789"
    "123456789123456789123456789..3..6.89..3..6..9123456789123456789..3..6..9123456789"
    "1234567891234567891..45.78.1234567891234567891234567891..4..78912.4...89123456789"
    "123456789123456789123456789........9123456789123456789123456789123456789123456789"
    "1.3.567..1.3.56.891234567891234567891234567891234567891..4..7..123456789123456789"
    "123456789..3.56...123456789..3..6.89.23..6.8.123456789123456789123456789123456789"
    "123456789..3..6.8.1.3.56.8........89123456789123456789123456789..34.6.89123456789"
)


def test_candidates_alone() -> None:
    puzzle = formats.read(EXAMPLE)
    grid = puzzle.grid()
    assert len(EXAMPLE) == 729
    assert grid.digits_of(6) == 1 << 4 | 1 << 7
    assert puzzle.givens.count(".") == 81
    assert sukaku.write(read_document(EXAMPLE)).replace(".", "").count("1") == EXAMPLE.count("1")
    assert [entry.puzzle for entry in read_file([EXAMPLE, EXAMPLE])] == [puzzle] * 2


def test_lines_of_81_do_as_well() -> None:
    wrapped = "\n".join(EXAMPLE[at : at + 81] for at in range(0, 729, 81))
    assert formats.read(wrapped.replace(".", "0")) == formats.read(EXAMPLE)


def test_values_are_lone_candidates() -> None:
    written = sukaku.write(Document(Puzzle("5" + "." * 80)))
    assert written.startswith("....5....1234.6789")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (EXAMPLE[:-1], "expected 729 characters, 9 for each cell, found 728"),
        ("2" + EXAMPLE[1:], "'2' at character 1 is neither 1 nor an empty mark"),
    ],
)
def test_what_is_wrong_is_said(text: str, problem: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        sukaku.read(text)
    assert str(caught.value) == problem
