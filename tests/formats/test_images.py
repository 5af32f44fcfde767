"""What comes with a puzzle, as it is for an image of it."""

from typing import Any

import pytest

from crosshatch.board.puzzle import Puzzle
from crosshatch.board.transformation import QUARTER_TURN, moved
from crosshatch.formats.images import columns_of_image, text_of_image

LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
PUZZLE = Puzzle(LINE)
OTHER = "." * 80 + "1"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("level", "Easy"),
        ("explainer_er", 2.3),
        ("techniques", {"X-Wing": 2}),
        ("id", "r1"),
        ("tags", ["spring", "2031"]),
        ("comment", "begin with r1c2"),
        ("canonical", LINE),
        ("another puzzle", OTHER),
        ("solution", ""),
    ],
)
def test_what_is_said_of_the_whole_puzzle_holds(name: str, value: Any) -> None:
    assert columns_of_image({name: value}, PUZZLE, QUARTER_TURN).columns == {name: value}


@pytest.mark.parametrize("name", ["solution", "Solution", "progress", "comment"])
def test_grids_of_the_puzzle_change_with_it(name: str) -> None:
    assert columns_of_image({name: SOLVED}, PUZZLE, QUARTER_TURN).columns == {name: moved(SOLVED, QUARTER_TURN)}
    assert text_of_image(f"{LINE},{SOLVED};{OTHER}", PUZZLE, QUARTER_TURN) == (
        f"{moved(LINE, QUARTER_TURN)},{moved(SOLVED, QUARTER_TURN)};{OTHER}"
    )


@pytest.mark.parametrize("name", ["seed", "Seed", "symmetry", "score", "hodoku_level", "hodoku"])
def test_what_makes_the_given_puzzle_only_is_left_out(name: str) -> None:
    found = columns_of_image({name: "7", "level": "Easy"}, PUZZLE, QUARTER_TURN)
    assert (found.columns, found.left_out) == ({"level": "Easy"}, (name,))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("hint", "X-Wing: 7 c37 r19 => r1c4<>7"),
        ("steps", [{"placed": "r1c4"}]),
        ("solution", OTHER),
        ("solution", "unknown"),
        ("link", f"https://www.sudokuwiki.org/sudoku.htm?bd={LINE.replace('.', '0')}"),
    ],
)
def test_a_value_that_tells_of_cells_is_left_out_alone(name: str, value: Any) -> None:
    found = columns_of_image({name: value}, PUZZLE, QUARTER_TURN)
    assert (found.columns, found.left_out) == ({name: None}, (name,))
