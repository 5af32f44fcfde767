"""``crosshatch transform``."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch import Puzzle, canonical, cell_named, random_transformation, transformed
from crosshatch.board.transformation import QUARTER_TURN, Transformation

Run = Callable[..., Result]


def test_the_canonical_form(crosshatch: Run, easy: str) -> None:
    assert crosshatch("transform", easy, "--canonical").stdout == f"{canonical(Puzzle(easy)).puzzle.line}\n"


def test_random_images_follow_from_the_seed(crosshatch: Run, tmp_path: Path, easy: str, hard: str) -> None:
    (tmp_path / "two.txt").write_text(f"{easy} # a comment\n{hard}\n")
    lines = crosshatch("transform", "two.txt", "--random", "--seed", "7").stdout.splitlines()
    assert lines == [
        transformed(Puzzle(easy), random_transformation("7/1")).line + " # a comment",
        transformed(Puzzle(hard), random_transformation("7/2")).line,
    ]


def test_without_a_seed_images_differ(crosshatch: Run, easy: str) -> None:
    assert crosshatch("transform", easy, "--random").stdout != crosshatch("transform", easy, "--random").stdout


@pytest.mark.parametrize(
    ("options", "start"),
    [
        (["--turn", "90"], transformed(Puzzle("12" + "." * 79), QUARTER_TURN).line[:27]),
        (["--transpose"], "1........2................."),
        (["--rows", "321456789"], "..................12......."),
        (["--columns", "321456789"], ".21........................"),
        (["--digits", "912345678"], "91........................."),
        (["--transpose", "--rows", "231456789"], "2.................1........"),
    ],
)
def test_images_to_order(crosshatch: Run, options: list[str], start: str) -> None:
    assert crosshatch("transform", "12" + "." * 79, *options).stdout.startswith(start)


def test_data_says_how_the_image_was_made(crosshatch: Run, hard: str) -> None:
    data = json.loads(crosshatch("transform", hard, "--canonical", "--json").stdout)
    made = Transformation(tuple(map(cell_named, data["cells"])), (0, *data["digits"]))
    assert transformed(Puzzle(data["of"]), made).line == data["puzzle"]
    assert (data["of"], data["automorphisms"]) == (hard, 1)
    assert json.loads(crosshatch("transform", hard, "--random", "--seed", "x", "--json").stdout)["seed"] == "x/1"


def test_a_position_keeps_what_was_done(crosshatch: Run) -> None:
    position = ":0000:x:+12" + "." * 79 + ":399:::"
    assert crosshatch("transform", position, "--transpose").stdout == (":0000:x:+1........2" + "." * 71 + ":399:::\n")


def test_digits_that_clash_have_no_canonical_form_and_the_rest_goes_on(crosshatch: Run, clash: str, easy: str) -> None:
    result = crosshatch("transform", clash, easy, "--canonical")
    assert result.exit_code == 1
    assert "argument 1: no canonical form: two 5s in row 1: r1c1 and r1c2" in result.stderr
    assert result.stdout == f"{canonical(Puzzle(easy)).puzzle.line}\n"


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ([], "Say what to do"),
        (["--canonical", "--random"], "Say what to do"),
        (["--canonical", "--transpose"], "Say what to do"),
        (["--transpose", "--seed", "7"], "--seed is for --random"),
        (["--rows", "12"], "does not have each of 1 to 9 once"),
        (["--rows", "423156789"], "123, 456 and 789 must stay together"),
    ],
)
def test_options_that_make_no_sense(crosshatch: Run, easy: str, options: list[str], problem: str) -> None:
    result = crosshatch("transform", easy, *options)
    assert result.exit_code == 2
    assert problem in " ".join(result.stderr.split())
