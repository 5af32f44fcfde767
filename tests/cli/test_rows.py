"""Where rows go: the formats of files by their names, and files that were damaged before they are continued."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch.batch.parquet import rows_beside

Run = Callable[..., Result]


def test_grades_as_parquet(crosshatch: Run, easy: str, hard: str) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    Path("some.csv").write_text(f"id,puzzle\n7,{easy}\n8,{hard}\n9,nonsense\n")
    result = crosshatch("grade", "some.csv", "--scale", "hodoku", "--output", "grades.parquet", "--summary")
    assert result.exit_code == 2
    assert "3 puzzles, 2 graded, 1 not readable" in result.stdout
    rows = parquet.read_table("grades.parquet").to_pylist()
    assert [row["id"] for row in rows] == ["7", "8", "9"]
    assert [row["hodoku_level"] for row in rows] == ["Easy", "Hard", None]
    assert [type(row["hodoku_score"]) for row in rows] == [int, int, type(None)]
    assert not rows_beside(Path("grades.parquet")).exists()


def test_a_whole_parquet_file_that_is_continued_has_the_same_summary_picture_and_exit_code(
    crosshatch: Run, easy: str, hard: str
) -> None:
    pytest.importorskip("pyarrow.parquet")
    Path("some.csv").write_text(f"id,puzzle\n7,{easy}\n8,{hard}\n9,nonsense\n")
    options = ("grade", "some.csv", "--scale", "all", "--output", "grades.parquet", "--summary", "--plot", "plot.svg")
    first = crosshatch(*options)
    whole, picture = Path("grades.parquet").read_bytes(), Path("plot.svg").read_bytes()
    again = crosshatch(*options, "--resume")
    assert (again.exit_code, again.stdout) == (2, first.stdout)
    assert "grades.parquet is whole already" in again.stderr
    assert Path("plot.svg").read_bytes() == picture
    others = crosshatch("grade", hard, "--scale", "all", "--output", "grades.parquet", "--resume")
    assert (others.exit_code, "row 1 of grades.parquet is for another puzzle" in others.stderr) == (2, True)
    other = crosshatch("grade", easy, "--scale", "hodoku", "--pace", "2", "--output", "grades.parquet", "--resume")
    assert (other.exit_code, "row 2 of grades.parquet is for another puzzle" in other.stderr) == (2, True)
    Path("some.csv").write_text(Path("some.csv").read_text() + f"10,{easy}\n")
    more = crosshatch(*options, "--resume")
    assert (more.exit_code, "with fewer puzzles than this run has" in more.stderr) == (2, True)
    assert Path("grades.parquet").read_bytes() == whole


@pytest.mark.parametrize(
    ("verb", "option", "name", "problem"),
    [
        (
            "grade",
            "--csv",
            "rows.parquet",
            "rows.parquet is Parquet by its name, but --csv asks for CSV; leave",
        ),
        (
            "grade",
            "--json",
            "rows.parquet",
            "rows.parquet is Parquet by its name, but --json asks for JSON; leave",
        ),
        ("grade", "--csv", "rows.jsonl", "rows.jsonl is JSON by its name, but --csv asks for CSV; leave"),
        ("grade", "--json", "rows.CSV", "rows.CSV is CSV by its name, but --json asks for JSON; leave"),
        (
            "explain",
            "--json",
            "rows.parquet",
            "rows.parquet is Parquet by its name, but --json asks for JSON; leave",
        ),
        ("explain", "--json", "rows.csv", "rows.csv is CSV by its name, but the output is JSON or Parquet"),
        (
            "explain",
            "--compact",
            "rows.csv",
            "rows.csv is CSV by its name, but the output is JSON or Parquet; name it rows.jsonl or rows.p",
        ),
        (
            "grade",
            "--csv",
            "rows.svg",
            "the output is CSV, JSON or Parquet; name it rows.csv, rows.jsonl or rows.parquet",
        ),
    ],
)
def test_a_file_is_not_of_another_format_than_its_name_says(
    crosshatch: Run, easy: str, verb: str, option: str, name: str, problem: str
) -> None:
    result = crosshatch(verb, easy, option, "--output", name)
    assert (result.exit_code, problem in result.stderr) == (2, True)
    assert not Path(name).exists()


@pytest.mark.parametrize("name", ["rows.json", "rows.jsonl", "rows.ndjson", "ROWS.JSONL"])
def test_the_format_of_a_file_of_grades_is_known_by_its_name(crosshatch: Run, easy: str, name: str) -> None:
    assert crosshatch("grade", easy, "--output", name).exit_code == 0
    assert Path(name).read_text() == crosshatch("grade", easy, "--json").stdout


@pytest.mark.parametrize(
    ("name", "old", "new", "problem"),
    [
        ("rows.csv", "Full House*", "Full House*x", "crosshatch_techniques is 'Hidden Single"),
        ("rows.csv", "Easy,", "Easy,x", "crosshatch_rating is 'x"),
        ("rows.csv", ",graded,", ",gradet,", "outcome is 'gradet'"),
        ("rows.csv", ",graded,", "", " cells, not 2"),
        ("rows.jsonl", '"Full House": ', '"Full House": "x", "": ', "crosshatch_techniques is {"),
        ("rows.jsonl", '"hardest"', '"hardst"', "crosshatch has other parts"),
        ("rows.jsonl", '"source"', "source", "no objects in JSON"),
        ("rows.csv", "graded", "gr\udcffded", "it is not UTF-8"),
    ],
)
@pytest.mark.parametrize("options", [(), ("--summary",)])
def test_a_damaged_row_is_named(
    crosshatch: Run, easy: str, name: str, old: str, new: str, problem: str, options: tuple[str, ...]
) -> None:
    command = ("grade", "-", "--output", name, *options, "--resume")
    crosshatch(*command, stdin=f"{easy}\n{easy}\n")
    lines = Path(name).read_text().splitlines()
    lines[-1] = lines[-1].replace(old, new, 1)
    damaged = "".join(f"{line}\n" for line in lines).encode(errors="surrogateescape")
    Path(name).write_bytes(damaged)
    result = crosshatch(*command, stdin=f"{easy}\n{easy}\n")
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"crosshatch: row 2 of {name} is damaged, or another run wrote it: " in result.stderr
    assert problem in result.stderr
    assert "delete this row and all after it, and --resume makes them again" in result.stderr
    assert Path(name).read_bytes() == damaged
    Path(name).write_text("".join(f"{line}\n" for line in lines[:-1]))
    assert crosshatch(*command, stdin=f"{easy}\n{easy}\n").exit_code == 0


@pytest.mark.parametrize("verb", ["grade", "explain"])
@pytest.mark.parametrize("kept", [slice(0), slice(100), slice(-100, None)])
def test_a_damaged_parquet_file_is_said_not_to_be_readable(crosshatch: Run, easy: str, verb: str, kept: slice) -> None:
    pytest.importorskip("pyarrow.parquet")
    command = (verb, easy, "--output", "rows.parquet", "--resume")
    crosshatch(*command)
    whole = Path("rows.parquet").read_bytes()
    Path("rows.parquet").write_bytes(whole[kept])
    result = crosshatch(*command)
    assert result.exit_code == 2
    assert result.stderr.startswith("crosshatch: rows.parquet cannot be read: ")
    assert result.stderr.endswith("; give another output, or delete it, and --resume makes it again\n")
    Path("rows.parquet").unlink()
    crosshatch(*command)
    assert Path("rows.parquet").read_bytes() == whole


def test_damaged_rows_do_not_become_parquet(crosshatch: Run, easy: str) -> None:
    pytest.importorskip("pyarrow.parquet")
    crosshatch("explain", easy, "--compact", "--output", "paths.jsonl")
    rows = Path("paths.jsonl").read_text().replace('"ratings":[', '"ratings":["x",')
    rows_beside(Path("paths.parquet")).write_text(rows)
    result = crosshatch("explain", easy, "--output", "paths.parquet", "--resume")
    assert (result.exit_code, "paths.parquet.rows has a damaged row: " in result.stderr) == (2, True)
