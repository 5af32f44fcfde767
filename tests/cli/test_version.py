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


def test_every_module_with_a_sidecar_is_an_engine() -> None:
    assert {"board.bitset", "board.grid", "engine.singles", "engine.counting"} <= set(engine_forms())


@pytest.mark.parametrize(
    ("forms", "said"),
    [
        ({"board.grid": True, "engine.fish": True}, "engines compiled"),
        ({"board.grid": False, "engine.fish": False}, "engines interpreted"),
        ({"board.grid": True, "engine.fish": False}, "engines mixed: compiled board.grid; interpreted engine.fish"),
    ],
)
def test_forms_in_words(forms: dict[str, bool], said: str) -> None:
    assert describe(forms) == said
