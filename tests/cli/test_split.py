"""``crosshatch split``: parts without equivalent puzzles in two of them."""

import csv
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch import Puzzle
from crosshatch.board import random_transformation

Run = Callable[..., Result]


@pytest.fixture
def some(tmp_path: Path, easy: str, hard: str) -> Path:
    """A table of two puzzles, each with four twins."""
    rows = [
        f'{Puzzle(line).transformed(random_transformation(twin)).line if twin else line},{level},"{twin}, x"'
        for twin in range(5)
        for level, line in (("Easy", easy), ("Hard", hard))
    ]
    path = tmp_path / "some.csv"
    path.write_text("\n".join(["puzzle,level,name", *rows, ""]))
    return path


def test_parts(crosshatch: Run, tmp_path: Path, some: Path) -> None:
    result = crosshatch("split", "some.csv", "--parts", "a=1,b=1", "--by", "name", "--folder", "parts")
    assert result.exit_code == 0, result.output
    rows = {name: list(csv.DictReader((tmp_path / "parts" / f"{name}.csv").open())) for name in ("a", "b")}
    levels = {name: {row["level"] for row in several} for name, several in rows.items()}
    assert sorted(map(len, rows.values())) == [5, 5]
    assert all(len(each) == 1 for each in levels.values())
    assert rows["a"][0].keys() == {"puzzle", "level", "name"}
    assert result.stdout.splitlines()[-1].split() == ["total", "5", "5"]


def test_the_same_bytes_for_any_number_of_jobs(crosshatch: Run, tmp_path: Path, some: Path) -> None:
    for folder, jobs in (("one", "1"), ("two", "2")):
        assert crosshatch("split", "some.csv", "--jobs", jobs, "--folder", folder).exit_code == 0
    files = {path.name: path.read_bytes() for path in (tmp_path / "one").iterdir()}
    assert files == {path.name: path.read_bytes() for path in (tmp_path / "two").iterdir()}


def test_traces_stay_as_they_are(crosshatch: Run, tmp_path: Path, easy: str, hard: str) -> None:
    crosshatch("explain", easy, hard, "--profile", "lm", "-o", "traces.jsonl")
    result = crosshatch("split", "traces.jsonl", "--parts", "all=1", "--folder", "parts")
    assert result.exit_code == 0, result.output
    assert (tmp_path / "parts" / "all.jsonl").read_bytes() == (tmp_path / "traces.jsonl").read_bytes()
    assert {line.split()[0] for line in result.stdout.splitlines()[1:]} == {"Easy", "Hard", "total"}


def test_nothing_is_written_where_a_file_is_missing(crosshatch: Run, tmp_path: Path, some: Path) -> None:
    result = crosshatch("split", "some.csv", "2031.csv", "--folder", "parts")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("crosshatch: 2031.csv: no such file")
    assert not (tmp_path / "parts").exists()


def test_problems(crosshatch: Run, tmp_path: Path, some: Path, clash: str) -> None:
    (tmp_path / "bad.txt").write_text(f"{clash}\nnonsense\n")
    result = crosshatch("split", "some.csv", "bad.txt", "--folder", "parts")
    assert result.exit_code == 2
    assert "bad.txt:1: not written to any part: two 5s in row 1: r1c1 and r1c2, so" in result.stderr
    assert "bad.txt:2: not written to any part: 'n' at character 1" in result.stderr
    assert "no puzzles left for" in result.stderr
    again = crosshatch("split", "some.csv", "--folder", "parts")
    assert (again.exit_code, "already exists; choose another folder" in again.stderr) == (2, True)


@pytest.mark.parametrize(
    ("options", "error"),
    [
        ([], "needs --folder"),
        (["--parts", "a", "--folder", "x"], "expected different names with shares above 0"),
        (["-", "--folder", "x"], "reads its puzzles twice"),
        (["--by", "grade,band", "--folder", "x"], "No puzzle has the column grade or band"),
    ],
)
def test_misuse(crosshatch: Run, some: Path, options: list[str], error: str) -> None:
    result = crosshatch("split", "some.csv", *options)
    assert (result.exit_code, error in result.stderr) == (2, True), result.stderr
    assert not Path("x").exists()


def test_a_data_card(crosshatch: Run, tmp_path: Path, some: Path) -> None:
    pytest.importorskip("pyarrow")
    crosshatch("split", "some.csv", "--parts", "train=1", "--folder", "parts")
    (tmp_path / "data").mkdir()
    arguments = ("parts/train.csv", "--profile", "lm", "--keep", "name", "-o", "data/train.parquet")
    assert crosshatch("explain", *arguments).exit_code == 0
    result = crosshatch("card", "data", "--title", "Mine", "--licence", "mit")
    assert (result.exit_code, result.stdout) == (0, "data/README.md: 10 puzzles in 1 file\n")
    text = (tmp_path / "data" / "README.md").read_text()
    assert 'pretty_name: "Mine"' in text
    assert json.dumps("train.parquet") in text
    assert "already exists" in crosshatch("card", "data").stderr
