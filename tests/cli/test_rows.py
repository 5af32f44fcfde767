"""Where rows of grades go: Parquet, by the name of the output."""

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
        ("grade", "--csv", "rows.parquet", "rows.parquet is Parquet by its name, and CSV is asked for"),
        ("grade", "--json", "rows.parquet", "rows.parquet is Parquet by its name, and JSON is asked for"),
        ("grade", "--csv", "rows.jsonl", "rows.jsonl is JSON by its name, and CSV is asked for"),
        ("grade", "--json", "rows.CSV", "rows.CSV is CSV by its name, and JSON is asked for"),
        ("explain", "--json", "rows.parquet", "rows.parquet is Parquet by its name, and JSON is asked for"),
        ("explain", "--json", "rows.csv", "rows.csv is CSV by its name, and JSON is asked for"),
        ("explain", "--compact", "rows.csv", "rows.csv is CSV by its name, and paths are JSON or Parquet"),
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
