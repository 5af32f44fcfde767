"""Puzzles on other boards from f-puzzles: each key becomes its rule, and what is not supported is named."""

import json

import pytest

from crosshatch.board.board import Boxes, Lines
from crosshatch.board.boards import board
from crosshatch.board.errors import PuzzleError
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import lz
from crosshatch.formats.boards import read
from crosshatch.formats.document import Document
from crosshatch.formats.f_puzzles import write
from crosshatch.formats.f_puzzles_rules import READERS
from crosshatch.formats.values import ConstraintError
from crosshatch.position.status import Unique, check
from f_puzzles_entries import CELLS, ENTRIES, LINE, document


def test_every_key_that_is_read_is_tested() -> None:
    assert ENTRIES.keys() == READERS.keys()


@pytest.mark.parametrize("key", ENTRIES)
def test_a_key_becomes_a_rule(key: str) -> None:
    value, rule = ENTRIES[key]
    assert read(document(**{key: value})).board.constraints == (Lines(), Boxes(), rule)


def test_links_and_compressed_text_are_read_too() -> None:
    text = document(givens="1", antiknight=True)
    packed = lz.compress(text)
    for given in (text, packed, f"https://f-puzzles.com/?load={packed}", f"https://sudokupad.app/fpuz{packed}"):
        assert read(given) == Puzzle("1" + "." * 80, board=board("anti-knight"))


def test_a_classic_puzzle_is_on_the_classic_board() -> None:
    puzzle = Puzzle("....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7.......")
    assert read(write(Document.of(puzzle))) == puzzle


def test_small_boards_and_regions() -> None:
    assert read(document(6, "123456" + "." * 30)).board == board("6x6")
    marks = "0001021122312333"
    cells = [{"region": int(mark)} for mark in marks]
    grid = [cells[row * 4 : row * 4 + 4] for row in range(4)]
    assert str(read(json.dumps({"size": 4, "grid": grid}))).splitlines()[2] == "+   +---+---+   +"


def test_consecutive_digits_are_excluded_where_there_is_no_dot() -> None:
    dotted = document(givens="12" + "." * 79, nonconsecutive=True, difference=[CELLS])
    assert "r1c1 and r1c2" not in str(check(read(dotted)))
    assert "r1c1 and r1c2" in str(check(read(document(givens="12" + "." * 79, nonconsecutive=True))))
    assert "r1c1 and r1c2" in str(check(read(document(givens="14" + "." * 79, negative=["xv"]))))
    assert "r1c1 and r1c2" in str(check(read(document(givens="12" + "." * 79, negative=["ratio"]))))


def test_what_is_not_supported_is_named_and_may_be_ignored() -> None:
    text = document(line=[LINE], lockout=[LINE], fogofwar=["R1C1"])
    with pytest.raises(ConstraintError, match="not supported: fog, lines and lockout lines") as error:
        read(text)
    assert error.value.constraints == ("fog", "lines", "lockout lines")
    assert read(text, ignore=["line", "lockout", "fogofwar"]).board == board("classic")
    assert read(document(line=[{**LINE, "fromConstraint": "Whispers"}])).board == board("classic")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{}", "expected an object with the key 'grid'"),
        (json.dumps({"grid": [[{}] * 10] * 10}), "grids of size 10 are not supported; only grids of 4 to 9 rows"),
        (document(thermometer=[{"lines": [["R1C1", "R1C10"]]}]), "'R1C10' is not a cell of the grid"),
        (document(thermometer=[{"lines": [["A1"]]}]), "'A1' is not a cell; cells are named like R1C1"),
        (document(arrow=[{"cells": ["R1C1"]}]), "arrows: expected entries as f-puzzles writes them"),
        (document(sandwichsum=[{"cell": "R5C5", "value": "3"}]), "'R5C5' is not beside a row or column"),
        (document(killercage=[{**CELLS, "value": "x"}]), "'x' is not a number"),
        (document(killercage=[{**CELLS, "value": "18"}]), "cage of 18 at r1c1: with 2 of the digits 1 to 9"),
        (document(6, "7"), "7 in r1c1: this board has digits 1 to 6"),
    ],
)
def test_what_is_wrong_is_an_error_that_names_the_place(text: str, message: str) -> None:
    with pytest.raises(PuzzleError, match=message):
        read(text)


def test_a_killer_without_givens_is_solved() -> None:
    cages = ["R4C3 R4C2 R4C1 9", "R2C3 R3C3 R2C4 7", "R2C2 R1C2 R1C3 9", "R3C1 R2C1 R3C2 6", "R3C4 R4C4 4"]
    entries = [{"cells": cage.split()[:-1], "value": cage.split()[-1]} for cage in cages]
    puzzle = read(json.dumps({"size": 4, "grid": [[{}] * 4] * 4, "killercage": entries}))
    status = check(puzzle)
    assert isinstance(status, Unique)
    assert puzzle.board.gathered(status.solution) == "1234341221434321"
