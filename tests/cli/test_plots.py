"""``crosshatch grade --plot``: the picture of a batch."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]


@pytest.fixture
def three(tmp_path: Path, easy: str, clash: str, hard: str) -> str:
    """The name of a file with an easy puzzle, one without a solution and a hard one."""
    (tmp_path / "three.txt").write_text(f"{easy}\n{clash}\n{hard}\n")
    return "three.txt"


def test_the_picture_has_levels_and_ratings(crosshatch: Run, tmp_path: Path, three: str) -> None:
    result = crosshatch("grade", three, "--plot", "three.svg")
    assert result.stdout == ""
    picture = (tmp_path / "three.svg").read_text()
    assert '-title">3 puzzles, 1 without a grade</title>' in picture
    assert "Crosshatch: level: Easy 1, Medium 0, Hard 1, Unfair 0, Extreme 0" in picture
    assert "Crosshatch: rating: 2 values from 1.2 to 3.2, median 1.2" in picture


def test_each_two_scales_have_a_scatter(crosshatch: Run, tmp_path: Path, three: str) -> None:
    crosshatch("grade", three, "--scale", "all", "--plot", "three.svg")
    picture = (tmp_path / "three.svg").read_text()
    headings = re.findall('<text class="heading".*?>(.*?)</text>', picture)
    assert [each for each in headings if each.endswith((": rating", ": score", ": ER"))] == [
        "Crosshatch: rating",
        "HoDoKu: score",
        "Sudoku Explainer: ER",
        "Berthier: rating",
    ]
    assert "HoDoKu score" in picture
    assert headings[-6:] == [
        "Crosshatch and HoDoKu",
        "Crosshatch and Sudoku Explainer",
        "Crosshatch and Berthier",
        "HoDoKu and Sudoku Explainer",
        "HoDoKu and Berthier",
        "Sudoku Explainer and Berthier",
    ]


def test_a_run_that_is_continued_has_the_picture_of_all(crosshatch: Run, tmp_path: Path, three: str) -> None:
    crosshatch("grade", three, "--output", "rows.csv", "--plot", "whole.svg")
    rows = (tmp_path / "rows.csv").read_text().splitlines(keepends=True)
    (tmp_path / "rows.csv").write_text("".join(rows[:2]))
    crosshatch("grade", three, "--output", "rows.csv", "--resume", "--plot", "continued.svg")
    assert (tmp_path / "continued.svg").read_text() == (tmp_path / "whole.svg").read_text()


def test_a_file_that_is_refused_leaves_the_picture_as_it_is(crosshatch: Run, tmp_path: Path, three: str) -> None:
    crosshatch("grade", three, "--output", "rows.csv", "--plot", "three.svg")
    picture = (tmp_path / "three.svg").read_text()
    refused = crosshatch("grade", three, "--scale", "all", "--output", "rows.csv", "--resume", "--plot", "three.svg")
    assert (refused.exit_code, "was written with different columns" in refused.stderr) == (2, True)
    assert (tmp_path / "three.svg").read_text() == picture


def test_what_cannot_be_drawn_is_said_before_a_run_goes_on(crosshatch: Run, easy: str) -> None:
    crosshatch("grade", easy, "--output", "rows.csv")
    result = crosshatch("grade", easy, easy, "--output", "rows.csv", "--resume", "--plot", "nowhere/one.svg")
    assert (result.exit_code, "cannot write nowhere/one.svg: the folder 'nowhere' does not exist" in result.stderr) == (
        2,
        True,
    )
    assert Path("rows.csv").read_text().count("\n") == 2


def test_png_by_its_ending(crosshatch: Run, tmp_path: Path, easy: str) -> None:
    assert crosshatch("grade", easy, "--csv", "--plot", "one.png").stdout.startswith("source,puzzle")
    assert (tmp_path / "one.png").read_bytes().startswith(b"\x89PNG")


def test_what_cannot_be_written_is_said_before_the_work(crosshatch: Run, easy: str) -> None:
    result = crosshatch("grade", easy, "--plot", "nowhere/one.svg")
    assert result.exit_code == 2
    assert "cannot write nowhere/one.svg: the folder 'nowhere' does not exist" in result.stderr
    assert result.stdout == ""
