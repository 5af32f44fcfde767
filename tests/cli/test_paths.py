"""``crosshatch explain`` for many puzzles: rows of paths, printed, in files, and as Parquet."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from crosshatch.batch.compact import replay

Run = Callable[..., Result]

SINGLES = ("--only", "full-house,hidden-single,naked-single")


@pytest.fixture
def some(tmp_path: Path, easy: str, hard: str, clash: str, several: str) -> str:
    """A file of puzzles, good and bad."""
    (tmp_path / "some.txt").write_text(f"{easy}\n{hard}\nnonsense\n{clash}\n{several}\n{easy}\n")
    return "some.txt"


def data_in(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def test_compact_paths_are_printed(crosshatch: Run, easy: str, solution: str) -> None:
    result = crosshatch("explain", "--compact", easy)
    assert result.exit_code == 0
    (data,) = data_in(result.stdout)
    assert (data["source"], data["outcome"], len(data["techniques"])) == ("", "solved by logic", 49)
    *_, last = replay(data)
    assert last.line() == solution


def test_one_row_a_puzzle_whatever_it_is(crosshatch: Run, some: str) -> None:
    result = crosshatch("explain", "--compact", *SINGLES, some)
    assert result.exit_code == 2
    assert [(data["source"], data["outcome"]) for data in data_in(result.stdout)] == [
        ("some.txt:1", "solved by logic"),
        ("some.txt:2", "solved by search"),
        ("some.txt:3", "unreadable"),
        ("some.txt:4", "no solution"),
        ("some.txt:5", "several solutions"),
        ("some.txt:6", "solved by logic"),
    ]
    assert result.stderr.startswith("crosshatch: some.txt:3: ")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--resume"], "--resume needs --output with the file to continue."),
        (["--jobs", "2"], "--jobs needs --json, --compact, --output, --fields or --profile."),
        (["--scheduler", "tcp://127.0.0.1:1"], "--scheduler needs --json, --compact, --output, --fields or --profile."),
        (["--offers", "all"], "--offers needs --json, --compact or --output."),
        (["--compact", "--show", "x-wing"], "--show and --compact cannot be combined: --show applies to text and HTML"),
        (
            ["--compact", "--html", "page.html"],
            "--html and --compact cannot be combined: --html replaces the printed output",
        ),
        (["--output", "rows", "--html", "page.html"], "--html and --output cannot be combined"),
        (["--output", "rows", "--pictures", "folder"], "--pictures and --output cannot be combined"),
        (["--compact", "--grid"], "--grid and --compact cannot be combined: --grid applies to text only"),
        (["--json", "--grid"], "--grid and --json cannot be combined"),
        (["--html", "page.html", "--grid"], "--html and --grid cannot be combined"),
        (["--json", "--compact"], "--json and --compact cannot be combined: choose one of the two forms"),
        (["--compact", "--language", "de"], "--language and --compact cannot be combined"),
        (["--output", "rows.parquet", "--language", "de"], "--language and Parquet cannot be combined"),
        (
            ["--json", "--output", "rows.parquet"],
            "the extension of rows.parquet means Parquet, but --json asks for JSON",
        ),
    ],
)
def test_options_that_do_not_go_together(crosshatch: Run, easy: str, options: list[str], problem: str) -> None:
    result = crosshatch("explain", easy, *options)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert not list(Path().iterdir())
