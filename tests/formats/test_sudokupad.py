"""What links to SudokuPad hold."""

import json

import pytest

from crosshatch import Puzzle, PuzzleError, formats
from crosshatch.board.board import Boxes, Lines
from crosshatch.board.boards import board, jigsaw
from crosshatch.board.constraints import AntiKnight, Diagonals
from crosshatch.formats import ConstraintError, Document, lz, read_document, sudokupad

CELLS = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

# From the tests and notes of SudokuPad's tools, https://github.com/SudokuPad/sudokutools
CLASSIC = "classicB6B91D7C2E15F4D9C3K6D4B3D25D4F8F87B4C5B7C3B"
OLDER_CLASSIC = "classic_M"
SHORT_FORM = "scfoooooooooooook"

# As in the link to "Parity Fish" by Marty Sears on https://github.com/SakanaAI/Sudoku-Bench, without its constraints.
ABOUT = (
    "id:'sxsm_MartySears_580c6fdbbba9bfb0e71ae19044f02d4c',metadata:{source:'Sudoku Maker',author:'Marty Sears',"
    "rules:'Fill the grid so that digits don\\'t repeat.\\nOdd, even.',bgimageopacity:1,t:'Parity Fish'}"
)


def rows(cells: list[str]) -> str:
    return ",".join(f"[{','.join(cells[at : at + 9])}]" for at in range(0, 81, 9))


BOXES = rows([f"[{box // 3 * 3 + cell // 3},{box % 3 * 3 + cell % 3}]" for box in range(9) for cell in range(9)])


def shortened(cells: str, more: str = "", regions: str = BOXES) -> str:
    held = rows([f"{{v:{each}}}" if each != "." else "" for each in cells])
    return f"scl{lz.compress(f'{{{ABOUT},ce:[{held}],re:[{regions}]{more}}}')}"


def test_counted_blanks() -> None:
    assert formats.read(CLASSIC).givens.startswith(".6.91...7..2....15")
    assert formats.read(f"https://sudokupad.app/{OLDER_CLASSIC}") == Puzzle("." * 81)
    assert sudokupad.link(Document(Puzzle("." * 81))) == "https://sudokupad.app/classicoooooooooooooK"


def test_the_short_form() -> None:
    assert formats.read(f"https://sudokupad.app/{SHORT_FORM}").givens == "." * 78 + "6.."
    counted = sudokupad.link(Document(Puzzle(CELLS))).removeprefix("https://sudokupad.app/classic")
    found = read_document(f"https://sudokupad.app/scf{counted}*tTwo**stars*aAnn")
    assert (found.puzzle, found.columns) == (Puzzle(CELLS), {"title": "Two*stars", "author": "Ann"})
    for rules, name in (("*w", "windoku"), ("x", "x"), ("*wx", "windoku+x")):
        assert formats.read(f"https://sudokupad.app/scf{counted}{rules}") == Puzzle(CELLS, board=board(name))
    with pytest.raises(ConstraintError, match="these rules are not supported: q"):
        formats.read(f"https://sudokupad.app/scf{counted}*q")


@pytest.mark.parametrize(
    "address", ["https://sudokupad.app/", "app.crackingthecryptic.com/sudoku/", "https://sudokupad.app/scf?puzzleid="]
)
def test_an_object_that_is_shortened(address: str) -> None:
    found = read_document(address + shortened(CELLS))
    assert found.puzzle == Puzzle(CELLS)
    assert found.columns == {
        "title": "Parity Fish",
        "author": "Marty Sears",
        "description": "Fill the grid so that digits don't repeat.\nOdd, even.",
    }


def test_an_object_in_full() -> None:
    cells = [[{"value": 5} if at == 0 else {"centremarks": [1, "2"], "pencilMarks": [3]}] + [{}] * 8 for at in range(9)]
    cages = [{"value": "title: One"}, {"value": f"solution: {'1' * 81}"}, {"value": "author: Ann", "cells": []}]
    value = {"cells": cells, "cages": cages, "cellSize": 50, "lines": [], "regions": []}
    for text in (json.dumps(value), f"ctc{lz.compress(json.dumps(value))}"):
        found = read_document(text)
        assert found.puzzle.givens == "5" + "." * 80
        assert found.puzzle.grid().digits_of(9) == 0b110
        assert found.columns == {"title": "One", "author": "Ann", "solution": "1" * 81}
        assert found.left_out == ("corner marks",)


@pytest.mark.parametrize(
    ("more", "regions", "constraint"),
    [
        (",ca:[{ce:[[0,0],[0,1]],v:5}]", BOXES, "cages"),
        (",l:[{wp:[[0,0],[1,1]],c:FF0000}]", BOXES, "lines"),
        (",o:[{ct:[1,1],te:'x'}]", BOXES, "overlays"),
        (",metaData:{antidiagonal:t}", BOXES, "anti-diagonal"),
        ("", BOXES.replace("[0,0]", "[8,8]"), "irregular regions"),
        (",whatever:[1]", BOXES, "whatever"),
    ],
)
def test_what_is_drawn_is_a_constraint(more: str, regions: str, constraint: str) -> None:
    with pytest.raises(ConstraintError) as caught:
        formats.read(shortened(CELLS, more, regions))
    assert caught.value.constraints == (constraint,)


def test_rules_without_drawings_are_read() -> None:
    about = ",metaData:{antiknight:t,'diagonal+':t,'diagonal-':t}"
    found = formats.read(shortened(CELLS, about))
    assert found.board.constraints == (Lines(), Boxes(), AntiKnight, Diagonals(falling=False), Diagonals(rising=False))
    assert [house.name for house in found.board.houses][27:] == ["diagonal 2", "diagonal 1"]


def test_regions_and_small_boards_are_read() -> None:
    marks = "DAAABDAABBDEECBDEECBDECCC"
    regions = [[divmod(cell, 5) for cell in range(25) if marks[cell] == mark] for mark in "ABCDE"]
    cells = [[{}] * 5 for _ in range(5)]
    found = formats.read(json.dumps({"cells": cells, "regions": regions}))
    assert found.board == jigsaw(marks)
    small = [[{"value": 6}, *[{}] * 5], *[[{}] * 6 for _ in range(5)]]
    assert formats.read(json.dumps({"cells": small})) == Puzzle("6" + "." * 35, board=board("6x6"))


def test_a_grid_of_another_size() -> None:
    with pytest.raises(ConstraintError, match="grids of size 3 are not supported; only grids of 4 to 9 rows"):
        formats.read("fpuzzlesN4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA==")


@pytest.mark.parametrize(
    "address", ["https://sudokupad.app/psxczr0jpr", "https://sudokupad.app/pdyxs/whispers-in-the-mist"]
)
def test_an_id_is_no_puzzle(address: str) -> None:
    with pytest.raises(PuzzleError, match=r"this link has only the id of a puzzle .* open it in SudokuPad and copy"):
        formats.read(address)


@pytest.mark.parametrize(
    ("payload", "problem"),
    [
        ("classicQQ", "expected 81 cells, found 6"),
        ("classicé", "some characters do not stand for cells"),
        ("scf12", "expected 81 cells, found 2"),
        ("scf!", "'!' does not stand for cells"),
        (shortened(CELLS)[:60], "was the link cut off?"),
        (f"scl{lz.compress('{ce:[%')}", "invalid JSON"),
        (f"scl{lz.compress('[1,2,3,4,5,6]')}", "the link does not contain a grid"),
    ],
)
def test_what_is_wrong_is_said(payload: str, problem: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        formats.read(f"https://sudokupad.app/{payload}")
    assert problem in str(caught.value)


def test_a_link_with_what_came_with_a_puzzle() -> None:
    document = Document(Puzzle(CELLS).without("r1c3", 1), {"title": "Größe + 1", "description": "One, two: {a:1}"})
    link = sudokupad.link(document)
    assert link.startswith("https://sudokupad.app/fpuzzlesN4Ig")
    assert "+" not in link
    found = read_document(link)
    assert (found.puzzle, found.columns) == (document.puzzle, document.columns)
