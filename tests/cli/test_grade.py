"""``crosshatch grade``."""

import csv
import json
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from crosshatch.batch.grading import GradedPuzzle, grade_on_scales
from crosshatch.board.puzzle import Puzzle
from crosshatch.cli import grade as verb
from crosshatch.cli.inputs import Item
from crosshatch.generator import minimal_puzzle
from crosshatch.grading import SCALES, scale_named

Run = Callable[..., Result]


@pytest.fixture(scope="module")
def random_lines() -> list[str]:
    """Random puzzles of all kinds."""
    return [minimal_puzzle(seed).line for seed in range(27)]


@pytest.fixture
def many(tmp_path: Path, easy: str, clash: str, hard: str, random_lines: list[str]) -> str:
    """The name of a file with 30 puzzles, of which one has no solution, and a line that is none."""
    lines = [easy, clash, "no puzzle", hard, *random_lines]
    (tmp_path / "many.txt").write_text("".join(f"{line}\n" for line in lines))
    return "many.txt"


def test_one_puzzle_in_words(crosshatch: Run, hard: str) -> None:
    result = crosshatch("grade", hard)
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0].startswith("level          Hard: ")
    assert "hardest        X-Wing (3.2)" in lines


def test_one_puzzle_on_all_scales(crosshatch: Run, hard: str) -> None:
    lines = crosshatch("grade", "--scale", "all", hard).stdout.splitlines()
    assert [line for line in lines if line in ("Crosshatch", "HoDoKu", "Sudoku Explainer")] == [
        "Crosshatch",
        "HoDoKu",
        "Sudoku Explainer",
    ]
    assert "grade       Hard 910" in lines
    assert "grade       ER 3.2, EP 1.2, ED 1.2" in lines


def test_several_puzzles_have_a_line_each(crosshatch: Run, tmp_path: Path, easy: str, hard: str) -> None:
    (tmp_path / "two.txt").write_text(f"{easy}\n{hard}\n")
    assert crosshatch("grade", "two.txt").stdout.splitlines() == [
        "two.txt:1: Easy 1.2 (Hidden Single in a Box), effort 63, about 4 minutes",
        "two.txt:2: Hard 3.2 (X-Wing), effort 119, about 16 minutes",
    ]
    assert crosshatch("grade", "--scale", "all", "two.txt").stdout.splitlines()[1] == (
        "two.txt:2: Crosshatch Hard 3.2 (X-Wing), effort 119, about 16 minutes; HoDoKu Hard 910; "
        "Sudoku Explainer 3.2/1.2/1.2; Berthier T&E(1), B 2, W 2, gB 2, gW 2"
    )


def test_what_cannot_be_graded_is_reported_and_the_rest_goes_on(crosshatch: Run, easy: str, several: str) -> None:
    result = crosshatch("grade", several, easy)
    assert result.exit_code == 1
    assert "at least two solutions" in result.stderr
    assert result.stdout.count("Easy") == 1
    result = crosshatch("grade", several, "nonsense", easy)
    assert result.exit_code == 2
    assert "no such file, and not a puzzle" in result.stderr
    assert result.stdout.count("Easy") == 1


@pytest.mark.parametrize("scale", [*SCALES, "all"])
def test_csv(crosshatch: Run, many: str, scale: str) -> None:
    result = crosshatch("grade", "--csv", "--scale", scale, many)
    assert result.exit_code == 2
    assert result.stderr == "crosshatch: 2 of 31 puzzles not graded; their rows give the reasons\n"
    rows = list(csv.DictReader(StringIO(result.stdout)))
    assert [row["source"] for row in rows] == [f"many.txt:{number}" for number in range(1, 32)]
    assert [(row["puzzle"][:2], row["error"][:11]) for row in rows[1:3]] == [("55", "no solution"), ("", "'n' at char")]
    for name in SCALES if scale == "all" else [scale]:
        grade = scale_named(name).grade(Puzzle(rows[3]["puzzle"]))
        assert rows[3][f"{name}_level"] == grade.level
        counts = [f"{key}*{value}" for key, value in grade.techniques.items()]
        assert rows[3].get(f"{name}_techniques", "").split(";") == (counts or [""])
        assert {rows[1][f"{name}_{part}"] for part in grade.part_names()} == {""}


def test_json(crosshatch: Run, many: str) -> None:
    result = crosshatch("grade", "--json", "--scale", "all", many)
    rows = [json.loads(line) for line in result.stdout.splitlines()]
    assert result.exit_code == 2
    assert len(rows) == 31
    assert all(list(row) == ["source", "puzzle", "error", "outcome", *SCALES] for row in rows)
    assert (rows[2]["puzzle"], rows[2]["hodoku"]) == ("", None)
    assert rows[3]["error"] == ""
    for name in SCALES:
        assert rows[3][name] == scale_named(name).grade(Puzzle(rows[3]["puzzle"])).data()


# What came with the puzzles


@pytest.fixture
def table(tmp_path: Path, easy: str, hard: str) -> str:
    """The name of a table of four puzzles, of which one is too short, with columns that are called like ours."""
    lines = [
        "id;Source;Puzzle;note",
        f"A1;web;{easy};one, two",
        'A2;;123;"say ""so"""',
        f"A3;;{hard};",
        f'A4;;{easy};"a\nb"',
    ]
    (tmp_path / "table.csv").write_text("\n".join(lines))
    return "table.csv"


GIVEN = [
    {"id": "A1", "input_Source": "web", "note": "one, two"},
    {"id": "A2", "input_Source": "", "note": 'say "so"'},
    {"id": "A3", "input_Source": "", "note": ""},
    {"id": "A4", "input_Source": "", "note": "a\nb"},
]


def test_csv_keeps_the_columns_of_a_table(crosshatch: Run, table: str) -> None:
    result = crosshatch("grade", "--csv", table)
    assert result.stdout.startswith("source,puzzle,error,outcome,id,input_Source,note,crosshatch_level,")
    rows = list(csv.DictReader(StringIO(result.stdout)))
    assert [{name: row[name] for name in GIVEN[0]} for row in rows] == [*GIVEN[:3], GIVEN[3] | {"note": "a b"}]
    assert [row["source"] for row in rows] == [f"table.csv:{number}" for number in (2, 3, 4, 5)]
    assert (rows[1]["puzzle"], rows[1]["error"]) == ("", "field 3 (Puzzle): expected 81 cells, found 3")


def test_json_keeps_the_columns_of_a_table(crosshatch: Run, table: str) -> None:
    rows = [json.loads(line) for line in crosshatch("grade", "--json", table).stdout.splitlines()]
    assert [{name: row[name] for name in GIVEN[0]} for row in rows] == GIVEN
    assert list(rows[0]) == ["source", "puzzle", "error", "outcome", *GIVEN[0], "crosshatch"]


def test_objects_keep_their_keys(crosshatch: Run, tmp_path: Path, easy: str) -> None:
    objects: list[dict[str, Any]] = [
        {"id": 1, "puzzle": easy, "tags": ["a", "b"], "crosshatch": True},
        {"puzzle": easy, "id": None, "date": "2024-02-29"},
    ]
    (tmp_path / "array.json").write_text(json.dumps(objects))
    rows = [json.loads(line) for line in crosshatch("grade", "--json", "array.json").stdout.splitlines()]
    assert (rows[0]["id"], rows[0]["tags"], rows[0]["input_crosshatch"]) == (1, ["a", "b"], True)
    assert (rows[1]["id"], rows[1]["date"]) == (None, "2024-02-29")
    assert rows[0]["crosshatch"]["level"] == "Easy"
    result = crosshatch("grade", "--csv", "-", stdin=json.dumps(objects))
    assert result.stderr == "crosshatch: columns that the first puzzle lacks are omitted: date; --json keeps them\n"
    table = list(csv.DictReader(StringIO(result.stdout)))
    assert [(row["id"], row["tags"], row["input_crosshatch"]) for row in table] == [
        ("1", '["a", "b"]', "true"),
        ("", "", ""),
    ]


def test_lines_keep_their_comments(crosshatch: Run, tmp_path: Path, easy: str) -> None:
    (tmp_path / "lines.txt").write_text(f"{easy}\n{easy} # the second\n")
    rows = list(csv.DictReader(StringIO(crosshatch("grade", "--csv", "lines.txt").stdout)))
    assert [row["comment"] for row in rows] == ["", "the second"]
    objects = [json.loads(line) for line in crosshatch("grade", "--json", "lines.txt").stdout.splitlines()]
    assert [each.get("comment") for each in objects] == [None, "the second"]


def test_a_row_of_a_table_may_be_given_by_itself(crosshatch: Run, easy: str) -> None:
    row = json.loads(crosshatch("grade", "--json", f"A1;{easy};fine").stdout)
    assert (row["outcome"], row["column_1"], row["column_3"]) == ("graded", "A1", "fine")
    assert crosshatch("grade", f"A1;{easy[:40]};fine").stderr.startswith(
        "crosshatch: field 2: expected 81 cells, found 40"
    )


@pytest.mark.parametrize(("options", "why"), [(["--csv", "--json"], "cannot be combined"), (["--resume"], "--output")])
def test_options_that_do_not_fit_together(crosshatch: Run, easy: str, options: list[str], why: str) -> None:
    result = crosshatch("grade", *options, easy)
    assert result.exit_code == 2
    assert why in result.stderr


# Summaries


def test_a_summary_counts_levels_and_techniques(crosshatch: Run, many: str) -> None:
    result = crosshatch("grade", "--summary", many)
    lines = result.stdout.splitlines()
    assert lines[0] == "31 puzzles, 29 graded, 1 without exactly one solution, 1 unreadable"
    assert lines[2] == "Crosshatch: puzzles by level"
    levels = {line.split()[0]: int(line.split()[1]) for line in lines[4:9]}
    assert list(levels) == ["Easy", "Medium", "Hard", "Unfair", "Extreme"]
    assert sum(levels.values()) == 29
    assert lines[10] == "Crosshatch: puzzles that need each technique"
    assert [line.split("  ")[1] for line in lines[12:14]] == ["Full House", "Hidden Single in a Box"]
    assert result.stderr.count("\n") == 2
    assert result.exit_code == 2


def test_a_summary_beside_rows(crosshatch: Run, tmp_path: Path, many: str) -> None:
    alone = crosshatch("grade", "--summary", many).stdout
    rows = crosshatch("grade", "--csv", many).stdout
    both = crosshatch("grade", "--csv", "--summary", many)
    assert both.stdout == rows
    assert both.stderr.endswith(alone)
    assert crosshatch("grade", "--summary", many, "--output", "rows").stdout == alone
    assert (tmp_path / "rows").read_text() == rows


@pytest.mark.parametrize("form", ["--csv", "--json"])
def test_a_summary_of_a_run_that_is_gone_on_with_is_whole(
    crosshatch: Run, tmp_path: Path, many: str, form: str
) -> None:
    options = ["grade", many, form, "--scale", "all", "--output", "rows", "--summary"]
    whole = crosshatch(*options)
    lines = (tmp_path / "rows").read_text().splitlines(keepends=True)
    (tmp_path / "rows").write_text("".join(lines[:12]))
    again = crosshatch(*options, "--resume")
    assert (again.stdout, again.exit_code) == (whole.stdout, whole.exit_code)
    assert again.stdout.count("puzzles by level") == len(SCALES)


def test_a_summary_of_one(crosshatch: Run, easy: str) -> None:
    assert crosshatch("grade", "--summary", easy).stdout.startswith("1 puzzle, 1 graded\n")


# Versions


@pytest.mark.parametrize("form", ["--csv", "--json"])
def test_rows_of_another_version_of_a_scale_are_not_resumed(
    crosshatch: Run, tmp_path: Path, easy: str, hard: str, form: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "two.txt").write_text(f"{easy}\n{hard}\n")
    options = ["grade", "two.txt", form, "--output", "rows"]
    with monkeypatch.context() as before:
        before.setattr(scale_named("crosshatch"), "version", "0")
        assert crosshatch(*options).exit_code == 0
    rows = (tmp_path / "rows").read_text()
    result = crosshatch(*options, "--resume")
    assert result.exit_code == 2
    told = "its grades are of version 0 of the Crosshatch scale"
    assert told in result.stderr
    assert (tmp_path / "rows").read_text() == rows


# Time, and interrupts


def test_a_puzzle_that_runs_out_of_time_says_so(crosshatch: Run, easy: str) -> None:
    result = crosshatch("grade", "--max-seconds", "1e-9", easy)
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr == "crosshatch: out of time before the first step; allow more with --max-seconds\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_rows_that_run_out_of_time_and_the_rest_go_on(crosshatch: Run, many: str, jobs: str) -> None:
    result = crosshatch("grade", "--json", "--summary", "--max-seconds", "1e-9", "--jobs", jobs, many)
    rows = [json.loads(line) for line in result.stdout.splitlines()]
    outcomes = [row["outcome"] for row in rows]
    assert outcomes[:4] == ["out of time", "ungradable", "unreadable", "out of time"]
    assert (rows[0]["error"], rows[0]["crosshatch"]) == ("out of time before the first step", None)
    assert "31 puzzles, 0 graded, 1 without exactly one solution, 29 out of time, 1 unreadable" in result.stderr


def test_time_enough_changes_nothing(crosshatch: Run, hard: str) -> None:
    assert crosshatch("grade", "--max-seconds", "600", hard).stdout == crosshatch("grade", hard).stdout


def test_an_interrupt_leaves_the_summary_so_far(
    crosshatch: Run, easy: str, hard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(*arguments: Any, **options: Any) -> Iterator[dict[str, GradedPuzzle[Item]]]:
        yield next(grade_on_scales(*arguments, **options))
        raise KeyboardInterrupt

    monkeypatch.setattr(verb, "grade_on_scales", interrupted)
    result = crosshatch("grade", "--summary", easy, hard)
    assert result.exit_code == 130
    assert result.stdout.startswith("1 puzzle, 1 graded\n")


def test_scales_may_be_written_in_large_letters_and_are_guessed(crosshatch: Run, easy: str) -> None:
    said = [crosshatch("grade", "--scale", name, easy).stdout for name in ("HoDoKu", "hodoku")]
    assert said[0] == said[1] != ""
    for name, meant in (("SE", "explainer"), ("sudoku explainer", "explainer"), ("hodok", "hodoku")):
        result = crosshatch("grade", "--scale", name, easy)
        assert (result.exit_code, result.stderr.split("; ")[-1]) == (2, f"did you mean {meant}?\n")


def test_a_summary_in_german(crosshatch: Run, easy: str) -> None:
    told = crosshatch("grade", "--summary", "--language", "de", easy, "12").stdout
    assert told.startswith("2 Rätsel, 1 bewertet, 1 nicht lesbar\n\nCrosshatch: Rätsel nach Stufe\n\n  Leicht ")
    assert "Versteckter Einer im Block" in told
    assert "puzzle" not in told
