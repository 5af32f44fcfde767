"""Puzzles on other boards on the command line: named by --board, by the file or by the puzzle itself."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from crosshatch.formats import FORMATS

Run = Callable[..., Result]

SIX = ".45..2.............3.4.6...6..3..54."
SOLVED = "145362263154614235532416451623326541"
LINE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
CAGES = [
    {"cells": ["r4c3", "r4c2", "r4c1"], "total": 9},
    {"cells": ["r2c3", "r3c3", "r2c4"], "total": 7},
    {"cells": ["r2c2", "r1c2", "r1c3"], "total": 9},
    {"cells": ["r3c1", "r2c1", "r3c2"], "total": 6},
    {"cells": ["r3c4", "r4c4"], "total": 4},
]
KILLER = {"size": 4, "constraints": [{"type": "killer", "cages": CAGES}]}


@pytest.fixture
def run(crosshatch: Run) -> Run:
    """Return a function that calls ``crosshatch`` and checks its exit code, unless that is None."""

    def call(*arguments: str, code: int | None = 0) -> Result:
        result = crosshatch(*arguments)
        assert code in (None, result.exit_code), result.output
        return result

    return call


@pytest.fixture
def mixed(tmp_path: Path) -> str:
    file = tmp_path / "mixed.txt"
    file.write_text(f"# board: 6x6\n{SIX} # one\n# board: x\n{'.' * 81}\n# board: classic\n{LINE}\n")
    return str(file)


def data_of(result: Result) -> list[dict[str, Any]]:
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_solve(run: Run) -> None:
    assert run("solve", "--board", "6x6", SIX).stdout == f"{SOLVED}\n"
    assert run("solve", "--board", "6x6", "--grid", SIX).stdout.splitlines()[:4] == [
        *("+-------+-------+", "| 1 4 5 | 3 6 2 |", "| 2 6 3 | 1 5 4 |", "+-------+-------+")
    ]
    assert run("solve", "--board", "6x6", "--search", "dlx", "--tree", SIX).stdout.startswith(SOLVED)
    assert run("solve", "--board", "6x6", "--search", "none", SIX).stdout == f"{SOLVED}\n"
    (data,) = data_of(run("solve", "--json", "--board", "6x6", SIX))
    assert (data["puzzle"], data["board"], data["solution"]) == (SIX, "6x6", SOLVED)


def test_explain(run: Run) -> None:
    shown = run("explain", "--board", "6x6", SIX).stdout
    assert "In box 6, only one empty cell can still take the 2" in shown
    assert "| 1 4 5 | 3 6 2 |\n" in shown
    (data,) = data_of(run("explain", "--json", "--board", "6x6", SIX))
    assert (data["puzzle"], data["board"], data["solution"]) == (SIX, "6x6", SOLVED)
    (compact,) = data_of(run("explain", "--compact", "--board", "6x6", SIX))
    assert (compact["puzzle"], compact["board"]) == (SIX, "6x6")


def test_hints_go_on_from_the_position_that_they_print(run: Run) -> None:
    position, filled = SIX, 0
    for _ in range(5):
        shown = run("hint", "--level", "3", "--board", "6x6", position).stdout
        position = shown.splitlines()[-1]
        placed = json.loads(position).get("placed", "")
        filled = len(placed) - placed.count(".")
    assert filled == 5
    assert run("solve", position).stdout == f"{SOLVED}\n"
    (data,) = data_of(run("solve", "--json", position))
    assert (data["position"], data["board"]) == (position, "6x6")


def test_check_and_steps_and_grade(run: Run) -> None:
    assert run("check", "--board", "6x6", SIX).stdout.splitlines() == [
        *("exactly one solution", "  10 givens; minimal: no given can be removed")
    ]
    (data,) = data_of(run("check", "--json", "--board", "6x6", SIX))
    assert (data["solutions"], data["givens"], data["symmetry"], data["superfluous"]) == ([SOLVED], 10, None, [])
    several = run("check", "--board", "6x6", "." * 36, code=1).stdout.splitlines()
    assert len(several[1].strip()) == len(several[2].strip()) == 36
    assert run("steps", "--board", "6x6", SIX).stdout.startswith("Hidden Single: r5c5=2\n")
    assert run("grade", "--board", "6x6", SIX).stdout.startswith("level    Easy")
    (row,) = data_of(run("grade", "--json", "--board", "6x6", SIX))
    assert (row["puzzle"], row["board"], row["crosshatch"]["minutes"]) == (SIX, "6x6", None)


def test_reasons(run: Run) -> None:
    shown = run("check", "--board", "6x6", "--why-not", "r5c5=1", SIX).stdout
    assert "If r5c5 were 1, r6c6 would have no candidate left." in shown
    assert "r1c1 and r1c2" in run("check", "--board", "6x6", "--why", f"11{'.' * 34}", code=1).stdout


def test_boards_in_a_file(run: Run, mixed: str) -> None:
    result = run("solve", mixed, code=1)
    assert [line[:36] for line in result.stdout.splitlines()][:2] == [SOLVED, "." * 36]
    rows = data_of(run("grade", "--json", mixed, code=1))
    assert [(row.get("board"), row["outcome"]) for row in rows] == [
        *(("6x6", "graded"), ("x", "ungradable"), (None, "graded"))
    ]
    assert run("grade", "--csv", mixed, code=1).stdout.splitlines()[1].split(",")[4:6] == ["6x6", "one"]
    assert "the file names the board 6x6; expected 4x4" in run("solve", "--board", "4x4", mixed, code=2).stderr


def test_a_batch_of_boards_is_resumed(run: Run, mixed: str, tmp_path: Path) -> None:
    for verb in ("grade", "explain"):
        file = tmp_path / f"{verb}.jsonl"
        run(verb, "--output", str(file), mixed, code=1)
        whole = file.read_text()
        file.write_text("".join(whole.splitlines(keepends=True)[:1]))
        run(verb, "--output", str(file), "--resume", mixed, code=1)
        assert file.read_text() == whole


def test_a_board_from_a_file(run: Run, tmp_path: Path) -> None:
    named = tmp_path / "killer.json"
    named.write_text(json.dumps(KILLER))
    assert run("solve", "--board", str(named), "." * 16).stdout == "1234341221434321\n"
    assert run("solve", "--board", json.dumps(KILLER), "." * 16).stdout == "1234341221434321\n"
    whole = tmp_path / "f-puzzles.json"
    whole.write_text(run("convert", "--format", "f-puzzles", "--board", str(named), "." * 16).stdout)
    assert run("solve", str(whole)).stdout == "1234341221434321\n"
    assert run("solve", "--board", str(whole), "." * 16).stdout == "1234341221434321\n"
    text = tmp_path / "killer.txt"
    text.write_text(run("convert", "--format", "line", "--board", str(named), "." * 16).stdout)
    assert run("solve", str(text)).stdout == "1234341221434321\n"
    assert run("solve", "--board", str(text), "1" + "." * 15).stdout == "1234341221434321\n"
    link = run("convert", "--link", "sudokupad", str(text)).stdout.strip()
    assert run("solve", link).stdout == "1234341221434321\n"


@pytest.mark.parametrize("form", ["line", "boxed", "json", "f-puzzles"])
def test_formats_with_boards(run: Run, form: str, mixed: str, tmp_path: Path) -> None:
    file = tmp_path / "converted"
    file.write_text(run("convert", "--format", form, mixed).stdout)
    rows = data_of(run("solve", "--json", str(file), code=1))
    assert [(row["puzzle"], row.get("board")) for row in rows][::2] == [(SIX, "6x6"), (LINE, None)]
    assert rows[1]["board"] in ("x", "anti-knight") or form == "f-puzzles"


@pytest.mark.parametrize(
    ("command", "message"),
    [
        ("solve --board killer 1", "'killer' stands for a random board, which can only be generated; to read a puzzle"),
        ("solve --board hexa 1", "there is no board 'hexa'; use one of classic, 4x4"),
        ("solve --board hexa.json 1", "'hexa.json': no such file or board"),
        ("solve --board OUT.json 1", "out.json: a board is a text, such as"),
        (f"solve --board 6x6 7{SIX[1:]}", "7 in r1c1: this board has digits 1 to 6"),
        (f"solve --board 6x6 {SIX}1", "expected 36 cells, found 37; give 36 cells"),
        (
            f"grade --scale hodoku --board 6x6 {SIX}",
            "on the HoDoKu scale is available on the classic board only",
        ),
        (f"transform --transpose --board 6x6 {SIX}", "not a symmetry of the board 6x6"),
        (f"convert --format library --board 6x6 {SIX}", "the format 'library' is for the classic board only"),
        (f"convert --link sudokuwiki --board 6x6 {SIX}", "the format 'sudokuwiki' is for the classic board only"),
        ("bank fill OUT.db --to 1 --board 6x6", "a bank can store puzzles on the classic board only, not on 6x6"),
        (f"explain -o OUT.parquet --compact --board 6x6 {SIX}", "not solved; its row gives the reason"),
    ],
)
def test_what_is_not_available_is_an_error(run: Run, command: str, message: str, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow") if "parquet" in command else None
    (tmp_path / "out.json").write_text("[6]")
    arguments = command.replace("OUT", str(tmp_path / "out")).split()
    result = run(*arguments, code=None)
    assert result.exit_code in (1, 2)
    assert message in result.stderr


@pytest.mark.parametrize("form", FORMATS)
def test_a_refused_puzzle_leaves_no_empty_document(run: Run, form: str) -> None:
    result = run("convert", "--format", form, "--board", "6x6", SIX, code=None)
    if result.exit_code:
        assert result.stdout == ""
        assert f"the format '{form}' is for the classic board only" in result.stderr


@pytest.mark.parametrize("how", ["--random --seed 7", "--canonical", "--rows 214365 --digits 654321", "--turn 180"])
def test_images_are_duplicates(run: Run, how: str, tmp_path: Path) -> None:
    (data,) = data_of(run("solve", "--json", "--board", "6x6", SIX))
    rows = tmp_path / "rows.jsonl"
    rows.write_text(json.dumps({key: data[key] for key in ("puzzle", "board", "solution")}))
    image = run("transform", *how.split(), str(rows)).stdout
    (moved,) = data_of(run("transform", *how.split(), str(rows)))
    assert moved["board"] == "6x6"
    assert run("solve", "--board", "6x6", moved["puzzle"]).stdout == f"{moved['solution']}\n"
    lines = run("transform", *how.split(), "--board", "6x6", SIX).stdout
    assert lines == f"# board: 6x6\n{moved['puzzle']}\n"
    assert moved["puzzle"] != SIX
    both = tmp_path / "both.txt"
    other = f"# board: 4x4\n1{'.' * 15}\n"
    both.write_text(f"# board: 6x6\n{SIX}\n{lines}{other}{LINE}\n")
    unique = run("unique", str(both), code=2)
    assert unique.stdout == f"# board: 6x6\n{SIX}\n{other}"
    both.write_text(image)
    assert "1 duplicate" in run("unique", "--board", "6x6", SIX, str(both)).stderr


def test_puzzles_are_kept_apart_on_a_board(run: Run, tmp_path: Path) -> None:
    options = ("--board", "4x4", "--seed", "1")
    first = run("generate", *options).stdout
    known = tmp_path / "known.txt"
    known.write_text(first)
    image = run("transform", "--random", "--seed", "1", str(known)).stdout
    known.write_text(image)
    assert run("generate", *options, "--apart-from", str(known)).stdout.splitlines()[1:] != first.splitlines()[1:]


def test_cells_of_a_smaller_board_suggest_the_board(run: Run) -> None:
    assert run("solve", SIX, code=2).stderr == (
        "crosshatch: expected 81 cells, found 36; to read 36 cells, add --board 6x6\n"
    )
