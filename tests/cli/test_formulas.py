"""Texts of strangers that spreadsheets would run, in every table that is printed."""

import csv
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

Run = Callable[..., Result]

FORMULA = '=HYPERLINK("http://x.example","x")'


@pytest.fixture
def table(tmp_path: Path, easy: str, hard: str) -> str:
    """A table with formulas in its columns, one of which has such a name."""
    with (tmp_path / "table.csv").open("w", newline="") as file:
        csv.writer(file).writerows(
            [["puzzle", "note", "=name", "points"], [easy, FORMULA, "@x", -5], [hard, "+x", "", "'=y"]]
        )
    return "table.csv"


@pytest.mark.parametrize("arguments", [["grade", "--csv"], ["unique"], ["convert", "--format", "csv"]], ids=" ".join)
def test_texts_like_formulas_are_guarded_and_numbers_stay(crosshatch: Run, arguments: list[str], table: str) -> None:
    first, *others = arguments
    [one, other] = csv.DictReader(crosshatch(first, table, *others).stdout.splitlines())
    assert [one["note"], one["'=name"], one["points"]] == [f"'{FORMULA}", "'@x", "-5"]
    assert [other["note"], other["'=name"], other["points"]] == ["'+x", "", "'=y"]


def test_comments_like_formulas_are_guarded(crosshatch: Run, easy: str) -> None:
    Path("named.txt").write_text(f"{easy} # {FORMULA}\n")
    [row] = csv.DictReader(crosshatch("grade", "--csv", "named.txt").stdout.splitlines())
    assert row["comment"] == f"'{FORMULA}"


def test_tables_are_read_as_they_were_before_they_were_written(crosshatch: Run, table: str) -> None:
    once = crosshatch("convert", table, "--format", "csv").stdout
    Path("once.csv").write_text(once)
    assert crosshatch("convert", "once.csv", "--format", "csv").stdout == once
    assert (
        crosshatch("convert", "once.csv", "--format", "json").stdout
        == crosshatch("convert", table, "--format", "json").stdout
    )


def test_a_file_with_formulas_can_be_continued(crosshatch: Run, table: str) -> None:
    crosshatch("grade", table, "--output", "rows.csv")
    rows = Path("rows.csv").read_text()
    Path("rows.csv").write_text("".join(rows.splitlines(keepends=True)[:2]))
    assert crosshatch("grade", table, "--output", "rows.csv", "--resume").exit_code == 0
    assert Path("rows.csv").read_text() == rows


def test_seeds_like_formulas_are_guarded(crosshatch: Run) -> None:
    [row] = csv.DictReader(crosshatch("sample", "--seed", "=1", "--csv").stdout.splitlines())
    assert row["seed"] == "'=1/1"
