"""``crosshatch --version``."""

import re
from collections.abc import Callable

import pytest
from click.testing import Result

from crosshatch.cli.version import describe, engine_forms

Run = Callable[..., Result]


def test_the_version_says_in_which_form_the_engines_are(crosshatch: Run) -> None:
    result = crosshatch("--version")
    assert result.exit_code == 0
    assert re.fullmatch(r"crosshatch \S+.* \(engines (compiled|interpreted|mixed: .*)\)\n", result.stdout)


def test_every_module_that_says_so_is_an_engine() -> None:
    assert {"board.bitset", "board.grid", "techniques.singles.search", "position.counting"} <= engine_forms().keys()


@pytest.mark.parametrize(
    ("forms", "said"),
    [
        ({"board.grid": True, "techniques.fish.search": True}, "engines compiled"),
        ({"board.grid": False, "techniques.fish.search": False}, "engines interpreted"),
        (
            {"board.grid": True, "techniques.fish.search": False},
            "engines mixed: compiled board.grid; interpreted techniques.fish.search",
        ),
    ],
)
def test_forms_in_words(forms: dict[str, bool], said: str) -> None:
    assert describe(forms) == said
