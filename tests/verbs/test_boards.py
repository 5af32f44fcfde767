"""Puzzles on other boards in the protocol: ``board`` is a parameter of every method that takes a position."""

import json
from typing import Any

import pytest

from crosshatch import Puzzle, count_solutions
from crosshatch.app.methods import parameters
from crosshatch.app.protocol import respond
from crosshatch.board.boards import board
from crosshatch.position.status import superfluous_givens
from crosshatch.verbs import MODULES

SIX = ".45..2.............3.4.6...6..3..54."
SOLVED = "145362263154614235532416451623326541"


def ask(method: str, **given: Any) -> Any:
    status, text = respond(method, json.dumps(given))
    answer = json.loads(text)
    assert status == 200, answer
    return answer["result"]


def test_every_method_that_takes_a_position_takes_a_board() -> None:
    for name in (each for each in MODULES if each != "board"):  # that one is about boards alone
        takes_puzzles = not {"position", "text"}.isdisjoint(parameters(name))
        assert takes_puzzles == ("board" in parameters(name))


@pytest.mark.parametrize(
    "given",
    [
        {"position": SIX, "board": "6x6"},
        {"position": SIX, "board": {"size": 6}},
        {"position": {"givens": SIX}, "board": "6x6"},
        {"position": json.dumps({"puzzle": SIX, "board": "6x6"})},
        {"position": f"# board: 6x6\n{SIX}"},
    ],
)
def test_a_position_on_a_board(given: dict[str, Any]) -> None:
    assert ask("solutions", **given)["of_givens"] == [SOLVED]
    assert ask("status", **given)["status"] == "unique"
    assert ask("steps", **given)["steps"][0]["notation"] == "Hidden Single: r5c5=2"
    assert ask("hint", level=3, **given)["hint"]["notation"] == "Hidden Single: r5c5=2"
    explained = ask("explain", **given)
    assert (explained["puzzle"], explained["board"], explained["solution"]) == (SIX, "6x6", SOLVED)
    assert ask("grade", scales=["crosshatch"], **given)["grades"]["crosshatch"]["data"]["minutes"] is None
    read = ask("read", **given)
    assert (read["givens"], read["board"], read["symmetry"]) == (SIX, "6x6", None)
    assert ask("write", format="json", **given) == {"text": json.dumps({"puzzle": SIX, "board": "6x6"})}


def test_marks_on_a_board() -> None:
    position = {"givens": SIX, "placed": "1" + "." * 35, "marks": {"r2c1": "26"}}
    read = ask("read", position=position, board="6x6")
    assert read["removed"] == []
    again = ask("read", position=read["position"])
    assert (again["placed"], again["position"]) == ("1" + "." * 35, read["position"])


@pytest.mark.parametrize(
    ("method", "given", "kind", "message"),
    [
        ("hint", {"board": "hexa"}, "BoardError", "board: there is no board 'hexa'"),
        ("hint", {"board": 5}, "BoardError", "board: a board is a text"),
        ("hint", {"board": "x" * 501}, "BadRequest", "board: expected at most 500 characters, found 501"),
        ("hint", {"board": "4x4"}, "PuzzleError", "position: expected 16 cells, found 36"),
        ("hint", {"position": {"givens": "." * 81}}, "PuzzleError", "position: givens: expected 36 cells, found 81"),
        (
            "hint",
            {"position": {"givens": SIX, "placed": "." * 81}},
            "PuzzleError",
            "position: placed: expected 36 cells, found 81",
        ),
        ("minimal", {"position": "." * 36}, "UngradablePuzzle", ""),
        ("write", {"format": "library"}, "BoardError", "the format 'library' is for the classic board only"),
    ],
)
def test_what_is_wrong(method: str, given: dict[str, Any], kind: str, message: str) -> None:
    status, text = respond(method, json.dumps({"position": SIX, "board": "6x6", **given}))
    error = json.loads(text)["error"]
    assert status in (400, 422)
    assert error["kind"] == kind
    assert error["message"].startswith(message)


@pytest.mark.parametrize("symmetry", ["none", "180"])
@pytest.mark.parametrize("name", ["6x6", "x", "jigsaw:DDDDBBCABCCABCAA"])
def test_a_puzzle_on_a_board_is_finished(name: str, symmetry: str) -> None:
    kind = board(name)
    asked = {"board": name, "symmetry": symmetry, "seed": "7"}
    given = "2" + "." * (len(kind.cells) - 1)
    whole = ask("complete", position=given, **asked)["puzzle"]
    assert whole[0] == "2"
    assert count_solutions(Puzzle(whole, board=kind)) == 1
    fewer = ask("minimal", position=whole, **asked)["puzzle"]
    assert count_solutions(Puzzle(fewer, board=kind)) == 1
    if symmetry == "180":
        for each in (whole, fewer):
            assert [digit == "." for digit in each] == [digit == "." for digit in reversed(each)]
    else:
        assert superfluous_givens(Puzzle(fewer, board=kind)) == ()
