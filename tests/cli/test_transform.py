"""``crosshatch transform``."""

import csv
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch import Puzzle
from crosshatch.board import cell_named, random_transformation
from crosshatch.board.transformation import QUARTER_TURN, Transformation
from crosshatch.position.status import solutions

Run = Callable[..., Result]


def test_the_canonical_form(crosshatch: Run, easy: str) -> None:
    assert crosshatch("transform", easy, "--canonical").stdout == f"{Puzzle(easy).canonical().puzzle.line}\n"


def test_random_images_follow_from_the_seed(crosshatch: Run, tmp_path: Path, easy: str, hard: str) -> None:
    (tmp_path / "two.txt").write_text(f"{easy} # a comment\n{hard}\n")
    lines = crosshatch("transform", "two.txt", "--random", "--seed", "7").stdout.splitlines()
    assert lines == [
        Puzzle(easy).transformed(random_transformation("7/1")).line + " # a comment",
        Puzzle(hard).transformed(random_transformation("7/2")).line,
    ]


def test_without_a_seed_images_differ(crosshatch: Run, easy: str) -> None:
    assert crosshatch("transform", easy, "--random").stdout != crosshatch("transform", easy, "--random").stdout


@pytest.mark.parametrize(
    ("options", "start"),
    [
        (["--turn", "90"], Puzzle("12" + "." * 79).transformed(QUARTER_TURN).line[:27]),
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
    assert Puzzle(data["of"]).transformed(made).line == data["puzzle"]
    assert (data["of"], data["automorphisms"]) == (hard, 1)
    assert json.loads(crosshatch("transform", hard, "--random", "--seed", "x", "--json").stdout)["seed"] == "x/1"


def test_a_position_keeps_what_was_done(crosshatch: Run) -> None:
    position = ":0000:x:+12" + "." * 79 + ":399:::"
    assert crosshatch("transform", position, "--transpose").stdout == (":0000:x:+1........2" + "." * 71 + ":399:::\n")


def test_digits_that_clash_have_no_canonical_form_and_the_rest_goes_on(crosshatch: Run, clash: str, easy: str) -> None:
    result = crosshatch("transform", clash, easy, "--canonical")
    assert result.exit_code == 1
    assert "argument 1: two 5s in row 1: r1c1 and r1c2, so there is no canonical form" in result.stderr
    assert result.stdout == f"{Puzzle(easy).canonical().puzzle.line}\n"


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ([], "Choose a transformation"),
        (["--canonical", "--random"], "--random cannot be combined with other transformations"),
        (["--random", "--turn", "90"], "--random cannot be combined with other transformations"),
        (["--canonical", "--transpose"], "--canonical cannot be combined with other transformations"),
        (["--transpose", "--seed", "7"], "--seed needs --random"),
        (["--random", "--seed", ""], "crosshatch: the seed is empty; omit it to draw one at random"),
        (["--rows", "12"], "does not contain each of 1 to 9 once"),
        (["--rows", "423156789"], "123, 456 and 789 must stay together"),
    ],
)
def test_options_that_make_no_sense(crosshatch: Run, easy: str, options: list[str], problem: str) -> None:
    result = crosshatch("transform", easy, *options)
    assert result.exit_code == 2
    assert problem in " ".join(result.stderr.split())


TABLE = "id,puzzle,solution,level,seed,hodoku_score,note\n"


def row(number: int, puzzle: Puzzle, note: str = "fun", *more: str) -> str:
    (solution,) = solutions(puzzle)
    return ",".join([str(number), puzzle.line, solution, "Easy", f"{number}/7", "368", note, *more]) + "\n"


@pytest.mark.parametrize("how", [["--canonical"], ["--random", "--seed", "7"], ["--turn", "90"]])
def test_a_table_keeps_its_columns_and_the_solution_is_that_of_the_image(
    crosshatch: Run, tmp_path: Path, easy: str, hard: str, how: list[str]
) -> None:
    (tmp_path / "two.csv").write_text(TABLE + row(1, Puzzle(easy)) + row(2, Puzzle(hard), "look at r1c2 first"))
    result = crosshatch("transform", "two.csv", *how)
    header, *rows = csv.reader(result.stdout.splitlines())
    assert header == ["puzzle", "id", "solution", "level", "note"]
    assert [each[1:2] + each[3:] for each in rows] == [["1", "Easy", "fun"], ["2", "Easy", ""]]
    for puzzle, _, solution, *_ in rows:
        assert solutions(Puzzle(puzzle)) == (solution,)
    assert result.stderr.endswith(
        "omitted, because the transformed puzzles differ in it: hodoku_score, note and seed\n"
    )


def test_data_keeps_them_too(crosshatch: Run, tmp_path: Path, easy: str) -> None:
    (tmp_path / "one.csv").write_text(TABLE.replace("note", "of") + row(1, Puzzle(easy)))
    (data,) = map(json.loads, crosshatch("transform", "one.csv", "--turn", "90", "--json").stdout.splitlines())
    assert (data["id"], data["level"], data["input_of"], data["of"]) == ("1", "Easy", "fun", easy)
    assert solutions(Puzzle(data["puzzle"])) == (data["solution"],)
    assert not data.keys() & {"seed", "hodoku_score"}


def test_objects_stay_objects(crosshatch: Run, tmp_path: Path, easy: str) -> None:
    (solution,) = solutions(Puzzle(easy))
    given = {"id": 7, "puzzle": easy, "solution": [int(digit) for digit in solution], "seed": "7", "tags": ["a", "b"]}
    (tmp_path / "one.jsonl").write_text(json.dumps(given))
    image = json.loads(crosshatch("transform", "one.jsonl", "--turn", "90").stdout)
    assert (image.keys(), image["id"], image["tags"]) == ({"id", "puzzle", "solution", "tags"}, 7, ["a", "b"])
    assert solutions(Puzzle(image["puzzle"])) == ("".join(map(str, image["solution"])),)


def test_a_row_without_a_header_stays_a_row(crosshatch: Run, easy: str) -> None:
    (solution,) = solutions(Puzzle(easy))
    image, solved = (Puzzle(each).transformed(QUARTER_TURN).line for each in (easy, solution))
    for pattern in ("{},{},Easy", "{1};{0};Easy", "{} # solved: {}"):
        told = crosshatch("transform", pattern.format(easy, solution), "--turn", "90").stdout
        assert told == pattern.format(image, solved) + "\n"


def test_a_table_turned_there_and_back_is_as_it_was(crosshatch: Run, tmp_path: Path, easy: str, hard: str) -> None:
    rows = [row(number, Puzzle(each)).split(",") for number, each in enumerate((easy, hard), 1)]
    text = "puzzle,solution,level\n" + "".join(",".join(each[1:4]) + "\n" for each in rows)
    (tmp_path / "there.csv").write_text(text)
    (tmp_path / "back.csv").write_text(crosshatch("transform", "there.csv", "--turn", "90").stdout)
    assert crosshatch("transform", "back.csv", "--turn", "270").stdout == text
