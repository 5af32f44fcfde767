"""f-puzzles: JSON and links."""

import json
from typing import Any

import pytest

from crosshatch import Puzzle, PuzzleError, formats
from crosshatch.board.board import BoardError, Boxes, Lines
from crosshatch.board.boards import board
from crosshatch.board.candidate import Candidate
from crosshatch.board.constraints import AntiKing, Diagonals
from crosshatch.formats import ConstraintError, Document, f_puzzles, read_document, read_file

# Links from the documentation of sudoku-formats, and from the tests of a solver for constraints, both on GitHub.
ONE_GIVEN = (
    "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT1ADcBDAGwFc54BGVNCImAOwQBcMqBfZYHv3vyGCRfALrJCwgTOlyJU0"
    "XKVKFsles1c1yrRu2S9R+Yd1nVp/Vdk7r58WK5A"
)
TWO_GIVENS = (
    "https://f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1kANwEMAbAK5x4ARlRoI3GADsEAFwz"
    "CmK1kQ5tVmug216VGrUbWG1ZyjwHCEAJglTZCpTAO7j+nZw/7atIkA="
)
WITH_CAGES = (
    "https://www.f-puzzles.com/?load=N4IgzglgXgpiBcBOANCA5gJwgEwQbT2AF9ljSSzKLryBdZQmq8l54+x1p7rjtn/nQaCR3PgIm9hk0UM6z"
    "R4rssX0QAawgAbLTAwBjAIZo48QiH0wdYfCABKARgDCDkKjsAmFyDUA3Q1oArqYgiCAUFlZaNmb2zh5ucU4AzImeTgnuXqnuyRk+qP5BIcmpRGqG"
    "+gAuEL4wTgD2AHZgVRiGEE1VMXggANLauhgABE7GcLREQA="
)


def test_links_from_elsewhere() -> None:
    assert formats.read(ONE_GIVEN) == Puzzle("1" + "." * 80)
    assert formats.read(TWO_GIVENS).givens[20] == "1"
    assert f_puzzles.packed(Document(formats.read(ONE_GIVEN))).startswith("N4Igzglg")


def test_a_link_with_cages_names_them() -> None:
    with pytest.raises(ConstraintError) as caught:
        formats.read(WITH_CAGES)
    assert caught.value.constraints == ("activeConstraints",)


def grid(**more: Any) -> dict[str, Any]:
    return {"size": 9, "grid": [[{} for _ in range(9)] for _ in range(9)], **more}


def read(value: Any) -> Document:
    return read_document(json.dumps(value))


def test_what_cells_hold() -> None:
    value = grid(title="One", author="Ann", ruleset="Normal Sudoku rules apply", solution=[1] * 81, antiking=False)
    value["grid"][0][:4] = [
        {"value": 5, "given": True, "c": "#fff"},
        {"value": 6, "cornerPencilMarks": [1]},
        {"centerPencilMarks": [1, 2, 3], "givenPencilMarks": [2, 3, 4]},
        {"centerPencilMarks": []},
    ]
    found = read(value)
    assert (found.puzzle.givens[:4], found.puzzle.placed[:4]) == ("5...", ".6..")
    assert {each.digit for each in found.puzzle.removed if each.cell == 2} == {1, 4, 7, 8, 9}
    assert all(each.cell == 2 for each in found.puzzle.removed)
    assert found.columns == {"title": "One", "author": "Ann", "solution": "1" * 81}
    assert found.left_out == ("corner marks", "colours")


def test_json_over_several_lines_and_several_in_a_file() -> None:
    text = json.dumps(grid(title="One"), indent=2)
    assert [entry.columns for entry in read_file(f"{text}\n{text}\n".splitlines())] == [{"title": "One"}] * 2
    assert [entry.number for entry in read_file(json.dumps([grid(), grid()]).splitlines())] == [1, 2]


@pytest.mark.parametrize(
    ("value", "problem", "constraints"),
    [
        (grid(size=16), "grids of size 16 are not supported; only grids of 4 to 9 rows can be read", ("size",)),
        (grid(size=6), "grids of size 9 are not supported; only 6 by 6 grids can be read", ("size",)),
        (grid(grid=[[{}] * 9] * 8), "grids of size 8 are not supported; only 9 by 9 grids can be read", ("size",)),
        (grid(lockout=[1], whatever=1), "not supported: lockout lines and whatever", ("lockout lines", "whatever")),
    ],
)
def test_constraints_are_named(value: Any, problem: str, constraints: tuple[str, ...]) -> None:
    with pytest.raises(ConstraintError) as caught:
        read(value)
    assert problem in str(caught.value)
    assert caught.value.constraints == constraints


def test_rules_and_regions_are_those_of_the_board() -> None:
    found = read(grid(**{"diagonal+": True, "title": "One"}, antiking=True))
    assert found.puzzle.board.constraints == (Lines(), Boxes(), Diagonals(falling=False), AntiKing)
    assert (str(found.puzzle.board), found.columns) == ("the board of 'One'", {"title": "One"})
    value = grid()
    value["grid"][0][0]["region"] = 0
    assert read(value).puzzle == Puzzle("." * 81)
    value["grid"][0][0]["region"] = 5
    with pytest.raises(BoardError, match="region F has 10 cells"):
        read(value)


def test_marks_and_solutions_on_a_small_board() -> None:
    value = {"size": 4, "grid": [[{} for _ in range(4)] for _ in range(4)], "solution": [1, 2, 3, 4] * 4}
    value["grid"][1][:2] = [{"value": 3}, {"centerPencilMarks": [1, 2]}]  # type: ignore[index]
    found = read(value)
    assert (found.puzzle.text, found.puzzle.placed[9]) == ("....3...........", "3")
    assert found.puzzle == Puzzle("." * 16, "....3...........", [Candidate(10, 4)], board=board("4x4"))
    assert found.columns == {"solution": "1234" * 4}


@pytest.mark.parametrize(
    "cell", [{"value": 10}, {"value": "x"}, {"value": [1]}, {"centerPencilMarks": ["ten"]}, 5, "5"]
)
def test_what_is_no_cell(cell: Any) -> None:
    value = grid()
    value["grid"][3][4] = cell
    with pytest.raises(PuzzleError, match=r"r4c5: .* is not a digit|grid: cells must be objects"):
        read(value)


def test_damaged_links() -> None:
    with pytest.raises(PuzzleError, match=r"is incomplete; was the link cut off\?"):
        formats.read(ONE_GIVEN[:-30])
    with pytest.raises(PuzzleError, match="the compressed text contains no puzzle; copy the whole link again"):
        formats.read("https://f-puzzles.com/?load=abcd")
    with pytest.raises(PuzzleError, match="this link has only the id of a puzzle"):
        formats.read("https://f-puzzles.com/?id=yhkyz63b")
