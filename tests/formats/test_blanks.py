"""Grids with blanks for empty cells, as people type them."""

from itertools import chain

import pytest

from crosshatch.board.errors import PuzzleError
from crosshatch.formats import read, read_file

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ROWS = [PUZZLE[start : start + 9].replace(".", " ") for start in range(0, 81, 9)]
RULE = "+-----+-----+-----+"


def parted(row: str, between: str, boxes: str) -> str:
    """Return a row with something between its cells, and something between its boxes."""
    return boxes.join(between.join(row[start : start + 3]) for start in (0, 3, 6))


WAYS = {
    "side by side": ROWS,
    "without what is blank at the end": [row.rstrip() for row in ROWS],
    "spaced": [" ".join(row) for row in ROWS],
    "boxes apart": [parted(row, "", " ") for row in ROWS],
    "spaced, boxes apart": [parted(row, " ", "  ") for row in ROWS],
    "bars between boxes": [parted(row, " ", " | ") for row in ROWS],
    "bars around boxes": [f"|{parted(row, '', '|')}|" for row in ROWS],
    "bars around spaced boxes": [f"| {parted(row, ' ', ' | ')} |" for row in ROWS],
    "bars between cells": [f"|{'|'.join(row)}|" for row in ROWS],
    "indented": [f"    {row}" for row in ROWS],
    "indented, with bars": [f"  |{'|'.join(row)}|" for row in ROWS],
}


@pytest.mark.parametrize("way", WAYS)
def test_every_usual_way_of_writing(way: str) -> None:
    rows = WAYS[way]
    bands = [rows[start : start + 3] for start in (0, 3, 6)]
    ruled = [RULE, *chain.from_iterable([*band, RULE] for band in bands)]
    for text in (
        rows,
        ["", *rows, ""],
        ruled,
        ["# mine", *rows],
        "\n\n".join("\n".join(band) for band in bands).split("\n"),
    ):
        assert read("\n".join(text)).givens == PUZZLE
    assert read("\n".join(["# mine", *rows])).comment == "mine"


def test_an_empty_row_is_a_row() -> None:
    text = "\n".join([*ROWS[:4], "", *ROWS[5:]])
    assert read(text).givens == PUZZLE[:36] + "." * 9 + PUZZLE[45:]


def test_a_file_of_one() -> None:
    (entry,) = read_file("\n".join(ROWS).splitlines())
    assert entry.puzzle
    assert entry.puzzle.givens == PUZZLE


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        (ROWS[:8], "line 1: expected 9 cells, found 3; write . for empty cells"),
        ([row.replace(" ", "") for row in ROWS], "expected 9 cells, found 3; write . for empty cells"),
        ([ROWS[0] + "   1", *ROWS[1:]], "line 1: expected 9 cells"),
        ([" 1", *[" 2 3"] * 8], "the spaces can be read in several ways; write . for empty cells"),
    ],
)
def test_what_is_no_such_grid(rows: list[str], message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        read("\n".join(rows))


def test_a_slip_in_a_row_with_marks_for_empty_cells_stays_an_error() -> None:
    rows = [row.replace(" ", ".") for row in ROWS]
    with pytest.raises(PuzzleError, match="line 2: expected 9 cells, found 8"):
        read("\n".join([rows[0], rows[1][:-1], *rows[2:]]))
