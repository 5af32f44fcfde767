"""``crosshatch verify``."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import write
from told_steps import examples

Run = Callable[..., Result]

SMALL = "2.......1.3...4."


def test_paths_of_explain(crosshatch: Run, easy: str, hard: str) -> None:
    Path("paths.jsonl").write_text(crosshatch("explain", "--compact", easy, hard).stdout)
    result = crosshatch("verify", "paths.jsonl")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == "paths.jsonl:1: 49 steps proved; solved\npaths.jsonl:2: 62 steps proved; solved\n"


def test_standard_input(crosshatch: Run, hard: str) -> None:
    result = crosshatch("verify", "-", stdin=crosshatch("explain", "--json", hard).stdout)
    assert result.stdout == "standard input:1: 62 steps proved; solved\n"


def test_the_first_step_that_fails(crosshatch: Run, hard: str) -> None:
    Path("mine.txt").write_text(f"{hard}\nHidden Single: r5c8=2\nMy guess: r1c2=4\n")
    result = crosshatch("verify", "mine.txt")
    assert result.exit_code == 1
    line, reason = result.stdout.splitlines()
    assert line == "mine.txt:1: step 2 fails: My guess: r1c2=4"
    assert reason.startswith("  r1c2 need not be 4: it is 2 in the solution 126984735")


def test_steps_up_to_somewhere_and_by_search(crosshatch: Run, hard: str) -> None:
    Path("mine.txt").write_text(f"{hard}\nHidden Single: r5c8=2\nMagic: r1c2=2\n")
    assert crosshatch("verify", "mine.txt").stdout == "mine.txt:1: 2 steps proved (1 by search only); 53 cells left\n"


def test_json(crosshatch: Run, hard: str) -> None:
    Path("mine.txt").write_text(f"{hard}\nMy guess: r1c2=4\n")
    result = crosshatch("verify", "--json", "mine.txt", "missing.txt")
    assert result.exit_code == 2
    failed, unread = map(json.loads, result.stdout.splitlines())
    assert failed["reason"].startswith("r1c2 need not be 4")
    assert {key: failed[key] for key in ("source", "verdict", "steps", "failed", "notation")} == {
        "source": "mine.txt:1",
        "verdict": "failed",
        "steps": 1,
        "failed": 1,
        "notation": "My guess: r1c2=4",
    }
    assert unread == {"source": "missing.txt", "verdict": "unreadable", "reason": "no such file"}


def test_nothing_is_written_where_a_file_is_missing(crosshatch: Run, easy: str) -> None:
    Path("mine.txt").write_text(f"{easy}\n")
    result = crosshatch("verify", "mine.txt", "2031.txt", "--output", "out.txt")
    assert (result.exit_code, result.stderr) == (2, "crosshatch: 2031.txt: no such file\n")
    assert not Path("out.txt").exists()


def test_what_cannot_be_read(crosshatch: Run) -> None:
    Path("mine.txt").write_text("hello\n")
    Path("bytes.txt").write_bytes(b"\xff\xfe\x00")
    Path("paths.parquet").write_bytes(b"PAR1\xff")
    result = crosshatch("verify", "mine.txt", "bytes.txt", "paths.parquet", ".")
    assert result.exit_code == 2
    said = dict(line.split(": ")[1:] for line in result.stderr.splitlines() if line.count(": ") == 2)
    assert list(said) == ["bytes.txt", "paths.parquet", "."]
    assert said["paths.parquet"] == "Parquet files cannot be read; save the paths as JSON"


def test_rows_without_conclusions(crosshatch: Run, hard: str) -> None:
    Path("lm.jsonl").write_text(crosshatch("explain", "--profile", "lm", hard).stdout)
    assert "as 'explain --json'" in crosshatch("verify", "lm.jsonl").stderr
    Path("paths.jsonl").write_text(crosshatch("explain", "--fields", "techniques,conclusions", hard).stdout)
    assert crosshatch("verify", "paths.jsonl").stdout == "paths.jsonl:1: 62 steps proved; solved\n"


@pytest.mark.parametrize("digit", [0, 10, 11, -1, 10**30])
def test_a_digit_that_does_not_exist_is_not_another_candidate(crosshatch: Run, easy: str, digit: int) -> None:
    path = json.loads(crosshatch("explain", "--json", easy).stdout)
    path["steps"][0]["placements"][0]["digit"] = digit
    Path("path.json").write_text(json.dumps(path))
    result = crosshatch("verify", "path.json")
    assert result.exit_code == 2
    assert "step 1 does not have the form" in result.stderr


@pytest.mark.parametrize("form", [["--fields", "techniques,conclusions"], ["--json"], ["--compact"]])
def test_columns_of_the_input_are_no_part_of_the_path(crosshatch: Run, hard: str, form: list[str]) -> None:
    Path("table.csv").write_text(f"puzzle,techniques,position,conclusions\n{hard},X-Wing*1,a,r1c1=2\n")
    rows = crosshatch("explain", "table.csv", *form).stdout
    assert json.loads(rows)["input_conclusions"] == "r1c1=2"
    Path("paths.jsonl").write_text(rows)
    assert crosshatch("verify", "paths.jsonl").stdout == "paths.jsonl:1: 62 steps proved; solved\n"


def test_conclusions_alone_beside_a_column_of_techniques(crosshatch: Run) -> None:
    crosshatch("generate", "--level", "hard", "--seed", "5", "--output", "hard.csv")
    Path("paths.jsonl").write_text(crosshatch("explain", "hard.csv", "--fields", "conclusions").stdout)
    assert crosshatch("verify", "paths.jsonl").stdout == "paths.jsonl:1: 60 steps proved (60 by search only); solved\n"


def test_certificates(crosshatch: Run, hard: str) -> None:
    pytest.importorskip("drup")
    Path("paths.jsonl").write_text(crosshatch("explain", "--compact", hard).stdout)
    result = crosshatch("verify", "--certified", "--certificate", "proofs", "paths.jsonl")
    assert (result.exit_code, result.stderr) == (0, "")
    assert result.stdout == "paths.jsonl:1: 62 steps proved; solved; certificate of 72 clauses accepted\n"
    assert Path("proofs/1.cnf").read_text().startswith("p cnf 729 ")
    assert Path("proofs/1.drup").read_text().endswith("\n0\n")


def test_a_technique_without_certificates(crosshatch: Run) -> None:
    grid, step = next(each for each in examples() if each.step.technique.slug == "uniqueness-test-1")
    Path("mine.txt").write_text(f"{write(Puzzle.of_grid(grid), 'library')}\n{step}\n")
    assert crosshatch("verify", "mine.txt").exit_code == 0
    result = crosshatch("verify", "--certificate", "proofs", "mine.txt")
    assert result.exit_code == 1
    assert f"no certificate: step 1, {step}, assumes that the puzzle has one solution" in result.stderr
    assert "(--without uniqueness," in result.stderr
    assert not Path("proofs").exists()


def test_without_the_checker(crosshatch: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "drup", None)
    Path("mine.txt").write_text(f"# board: 4x4\n{SMALL}\nHidden Single: r1c2=3\n")
    result = crosshatch("verify", "--certified", "mine.txt")
    assert result.exit_code == 2
    assert "pip install 'crosshatch[certified]'" in result.stderr
