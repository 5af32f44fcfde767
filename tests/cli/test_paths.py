"""``crosshatch explain`` for many puzzles: rows of paths, printed, in files, and as Parquet."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from crosshatch.batch.compact import replay
from crosshatch.batch.parquet import rows_beside

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


@pytest.mark.parametrize("kind", [["--json"], ["--compact"], ["--compact", "--offers", "technique"]])
def test_the_same_with_any_number_of_jobs_and_in_a_file(crosshatch: Run, some: str, kind: list[str]) -> None:
    printed = crosshatch("explain", *kind, *SINGLES, some)
    assert crosshatch("explain", *kind, *SINGLES, some, "--jobs", "2").stdout == printed.stdout
    result = crosshatch("explain", *kind, *SINGLES, some, "--output", "rows", "--jobs", "2")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "crosshatch: no path to a solution for 3 of 6 puzzles; the rows say why\n"
    assert Path("rows").read_text() == printed.stdout


@pytest.mark.parametrize("kind", [["--json"], ["--compact"]])
@pytest.mark.parametrize("kept", [0, 5, 300, -1, -400])
def test_a_file_is_continued_wherever_it_was_cut_off(crosshatch: Run, some: str, kind: list[str], kept: int) -> None:
    arguments = ("explain", *kind, *SINGLES, some, "--output", "rows")
    crosshatch(*arguments)
    whole = Path("rows").read_bytes()
    Path("rows").write_bytes(whole[:kept])
    assert crosshatch(*arguments, "--resume").exit_code == 2
    assert Path("rows").read_bytes() == whole


def test_a_file_that_another_run_wrote_is_left_alone(crosshatch: Run, some: str, easy: str) -> None:
    arguments = ("explain", "--compact", *SINGLES, "--output", "rows")
    crosshatch(*arguments, some)
    whole = Path("rows").read_bytes()
    again = crosshatch(*arguments, some)
    assert (again.exit_code, "exists already" in again.stderr) == (2, True)
    others = crosshatch(*arguments, easy, easy, "--resume")
    assert (others.exit_code, "row 2 of rows is for another puzzle" in others.stderr) == (2, True)
    offers = crosshatch(*arguments, some, "--offers", "all", "--resume")
    assert (offers.exit_code, "another run wrote it" in offers.stderr) == (2, True)
    whole_form = crosshatch("explain", "--json", *SINGLES, "--output", "rows", some, "--resume")
    assert (whole_form.exit_code, "another run wrote it" in whole_form.stderr) == (2, True)
    assert Path("rows").read_bytes() == whole


def test_output_alone_is_whole_paths_in_json(crosshatch: Run, easy: str) -> None:
    crosshatch("explain", easy, "--output", "rows")
    assert Path("rows").read_text() == crosshatch("explain", "--json", easy).stdout


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        (["--resume"], "--resume continues a file: name it with --output."),
        (["--jobs", "2"], "--jobs is for data, so it needs --json, --compact or --output."),
        (["--scheduler", "tcp://127.0.0.1:1"], "--scheduler is for data"),
        (["--offers", "all"], "--offers is for data"),
        (["--compact", "--show", "x-wing"], "--show and --compact cannot be combined: it is for text"),
        (["--compact", "--html", "page.html"], "--html and --compact cannot be combined: a page is no data"),
        (["--output", "rows", "--html", "page.html"], "--html and --output cannot be combined"),
        (["--output", "rows", "--pictures", "folder"], "--pictures and --output cannot be combined"),
        (["--compact", "--grid"], "--grid and --compact cannot be combined: it is for text"),
        (["--json", "--grid"], "--grid and --json cannot be combined"),
        (["--html", "page.html", "--grid"], "--html and --grid cannot be combined"),
        (["--json", "--compact"], "--json and --compact cannot be combined: they are two forms of data"),
        (["--compact", "--language", "de"], "--language and --compact cannot be combined"),
        (["--output", "rows.parquet", "--language", "de"], "--language and Parquet cannot be combined"),
        (["--json", "--output", "rows.parquet"], "rows.parquet is Parquet by its name, but --json asks for JSON"),
    ],
)
def test_options_that_do_not_go_together(crosshatch: Run, easy: str, options: list[str], problem: str) -> None:
    result = crosshatch("explain", easy, *options)
    assert result.exit_code == 2
    assert problem in result.stderr
    assert not list(Path().iterdir())


def test_parquet(crosshatch: Run, some: str) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    arguments = ("explain", *SINGLES, some, "--output", "paths.parquet")
    assert crosshatch(*arguments).exit_code == 2
    assert not rows_beside(Path("paths.parquet")).exists()
    rows = parquet.read_table("paths.parquet").to_pylist()
    assert rows == data_in(crosshatch("explain", "--compact", *SINGLES, some).stdout)
    again = crosshatch(*arguments)
    assert (again.exit_code, "exists already" in again.stderr) == (2, True)
    finished = crosshatch(*arguments, "--resume")
    assert finished.exit_code == 2
    assert "crosshatch: paths.parquet is whole already: there is nothing to continue\n" in finished.stderr


def test_parquet_is_continued_from_the_rows_beside_it(crosshatch: Run, some: str) -> None:
    pytest.importorskip("pyarrow.parquet")
    arguments = ("explain", *SINGLES, some, "--output", "paths.parquet")
    crosshatch(*arguments)
    whole = Path("paths.parquet").read_bytes()
    Path("paths.parquet").unlink()
    rows = crosshatch("explain", "--compact", *SINGLES, some).stdout
    rows_beside(Path("paths.parquet")).write_text(rows[:3000])
    stopped = crosshatch(*arguments)
    assert "paths.parquet.rows exists already; resume it (--resume)" in stopped.stderr
    assert crosshatch(*arguments, "--resume").exit_code == 2
    assert [path.name for path in Path().glob("paths*")] == ["paths.parquet"]
    assert Path("paths.parquet").read_bytes() == whole


def test_parquet_without_its_library(crosshatch: Run, easy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "pyarrow.parquet", None)
    result = crosshatch("explain", easy, "--output", "paths.parquet")
    assert result.exit_code == 2
    assert "pip install 'crosshatch[parquet]'" in result.stderr
    assert not list(Path().glob("paths*"))
