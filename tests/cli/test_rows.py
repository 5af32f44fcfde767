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


@pytest.mark.parametrize("option", ["--csv", "--json"])
def test_what_is_parquet_by_its_name_is_nothing_else(crosshatch: Run, easy: str, option: str) -> None:
    result = crosshatch("grade", easy, option, "--output", "grades.parquet")
    assert result.exit_code == 2
    assert "is Parquet by its name" in result.stderr
