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
    again = crosshatch("grade", "some.csv", "--scale", "hodoku", "--output", "grades.parquet", "--resume")
    assert (again.exit_code, again.stderr.count("whole already")) == (0, 1)


@pytest.mark.parametrize("option", ["--csv", "--json"])
def test_what_is_parquet_by_its_name_is_nothing_else(crosshatch: Run, easy: str, option: str) -> None:
    result = crosshatch("grade", easy, option, "--output", "grades.parquet")
    assert result.exit_code == 2
    assert "is Parquet by its name" in result.stderr
