"""The command line, called as a user would."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from crosshatch.cli import main

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
EASY_SOLUTION = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
HARD = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"
CLASH = "55" + EASY[2:]
SEVERAL = EASY[:20] + "." * 10 + EASY[30:]

Run = Callable[..., Result]


@pytest.fixture
def crosshatch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that calls ``crosshatch`` with arguments, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, stdin: str | bytes | None = None) -> Result:
        return CliRunner().invoke(main, arguments, input=stdin)

    return run


@pytest.fixture
def easy() -> str:
    """A puzzle that singles solve."""
    return EASY


@pytest.fixture
def solution() -> str:
    """The solution of the easy puzzle."""
    return EASY_SOLUTION


@pytest.fixture
def hard() -> str:
    """A puzzle that takes more than singles."""
    return HARD


@pytest.fixture
def clash() -> str:
    """A puzzle with two 5s in row 1."""
    return CLASH


@pytest.fixture
def several() -> str:
    """A puzzle with several solutions."""
    return SEVERAL
