"""New puzzles kept apart from those that are there already."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch.bank import Bank, BankPuzzle
from crosshatch.formats import read
from crosshatch.position.status import solutions

Run = Callable[..., Result]

EASY = ("--level", "easy", "--seed", "7/1")


@pytest.fixture
def bank(crosshatch: Run) -> None:
    with Bank("bank.db", create=True) as made:
        puzzle = read(crosshatch("generate", *EASY).stdout)
        [solution] = solutions(puzzle)
        made.add(BankPuzzle.of(puzzle, solution))


def test_puzzles_are_kept_apart_from_those_of_a_bank(crosshatch: Run, bank: None) -> None:
    apart = crosshatch("generate", *EASY, "--apart-from", "bank.db")
    assert apart.exit_code == 0
    assert apart.stdout.strip().endswith("7/1.2")


def test_a_bank_that_is_none(crosshatch: Run, bank: None) -> None:
    with open("bank.db", "r+b") as file:
        file.seek(60)
        file.write(bytes(20))
    result = crosshatch("generate", *EASY, "--apart-from", "bank.db")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "bank.db" in result.stderr


@pytest.mark.parametrize("archive", ["", "date,number,puzzle,solution\n"])
def test_an_archive_is_empty_at_first(crosshatch: Run, archive: str) -> None:
    Path("archive.csv").write_text(archive)
    result = crosshatch("generate", *EASY, "--apart-from", "archive.csv")
    assert (result.exit_code, result.stderr) == (0, "crosshatch: archive.csv: no puzzle found\n")
    missing = crosshatch("generate", *EASY, "--apart-from", "archiv.csv")
    assert (missing.exit_code, missing.stdout) == (2, "")
