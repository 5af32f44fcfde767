"""What installed packages offer the command line: strategies and scales, sound ones and broken ones."""

import csv
import json
import re
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch.techniques.catalogue import strategy_named
from crosshatch.verbs.choices import Techniques

Run = Callable[..., Result]
Install = Callable[[str, dict[str, str]], Path]

STRATEGIES = '''
from crosshatch.techniques.strategy import Strategy
from crosshatch.techniques.catalogue import strategy_named


class Telescope(Strategy):
    """Sees an X-Wing from afar."""

    name = "Telescope"
    summary = "An X-Wing, seen from afar."

    def find(self, grid):
        return strategy_named("x-wing").find(grid)


class LoudXWing(Telescope):
    name = "X-Wing"
'''

LEFT_OUT = (
    "crosshatch: the strategy 'telepathy' (no_such_package:Telepathy) cannot be loaded: "
    "No module named 'no_such_package'; it will not be used\n"
)


@pytest.fixture
def telescope(install: Install) -> None:
    """A package with a strategy of its own, and one that has the name of one of ours."""
    install(STRATEGIES, {"crosshatch.techniques": "loud = offering:LoudXWing\ntelescope = offering:Telescope"})


@pytest.fixture
def broken(install: Install) -> None:
    """A package whose strategy and scale cannot be loaded."""
    install(
        "",
        {
            "crosshatch.techniques": "telepathy = no_such_package:Telepathy",
            "crosshatch.scales": "moods = no_such_package:Moods",
        },
    )


@pytest.mark.usefixtures("telescope")
def test_what_is_installed_comes_last(crosshatch: Run) -> None:
    *_, loud, last = crosshatch("techniques").stdout.splitlines()
    assert loud.split()[:5] == ["x-wing", "Own", "-", "-", "on"]
    assert last.split(maxsplit=5) == ["telescope", "Own", "-", "-", "on", "An X-Wing, seen from afar."]


@pytest.mark.usefixtures("telescope")
def test_what_is_installed_can_be_asked_for_by_name(crosshatch: Run, hard: str) -> None:
    assert [each.technique.slug for each in Techniques(only=("telescope",)).strategies] == ["telescope"]
    result = crosshatch("explain", "--only", "Telescope", hard)
    assert (result.exit_code, result.stderr) == (0, "")


@pytest.mark.usefixtures("telescope")
def test_strategies_of_one_name_are_taken_together() -> None:
    ours, theirs = Techniques(only=("x-wing",)).strategies
    assert ours == strategy_named("x-wing")
    assert type(theirs).__name__ == "LoudXWing"
    assert "x-wing" not in {each.technique.slug for each in Techniques(without=("x-wing",)).strategies}


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize(
    "command",
    ["explain --only x-wing", "explain --without x-wing", "steps --with whale", "hint", "solve --search none"],
)
def test_a_broken_strategy_is_told_once_and_left_out(crosshatch: Run, quick: str, command: str) -> None:
    result = crosshatch(*command.split(), quick)
    assert (result.exit_code, result.stderr) == (0, LEFT_OUT)
    assert result.stdout


@pytest.mark.usefixtures("broken")
def test_where_no_strategy_of_a_package_is_used_nothing_is_told(crosshatch: Run, hard: str) -> None:
    for command in ("solve", "check", "grade"):
        assert crosshatch(command, hard).stderr == ""


@pytest.mark.usefixtures("broken")
def test_a_broken_strategy_is_an_error_where_it_is_asked_for_by_name(crosshatch: Run, hard: str) -> None:
    result = crosshatch("steps", "--only", "telepathy", hard)
    assert (result.exit_code, result.stdout) == (3, "")
    assert result.stderr == LEFT_OUT.replace("; it will not be used", "")


@pytest.mark.usefixtures("broken")
def test_a_broken_strategy_is_listed_with_its_error(crosshatch: Run) -> None:
    result = crosshatch("techniques")
    assert (result.exit_code, result.stderr) == (0, "")
    last = result.stdout.splitlines()[-1]
    assert last.split()[:5] == ["telepathy", "-", "-", "-", "broken"]
    assert last.endswith("(no_such_package:Telepathy) cannot be loaded: No module named 'no_such_package'")
    *fine, listed = json.loads(crosshatch("techniques", "--json").stdout)
    assert {each["error"] for each in fine} == {None}
    assert (listed["technique"], listed["name"], listed["on"]) == ("telepathy", None, False)
    assert "cannot be loaded" in listed["error"]


def test_a_strategy_without_a_name_is_left_out_too(crosshatch: Run, install: Install, hard: str) -> None:
    source = "from crosshatch import Strategy\nclass NoName(Strategy):\n    def find(self, grid): yield from ()"
    install(source, {"crosshatch.techniques": "noname = offering:NoName"})
    problem = "the strategy 'noname' (offering:NoName) cannot be loaded: the strategy NoName has no name"
    assert crosshatch("techniques").stdout.endswith(f"  {problem}\n")
    result = crosshatch("hint", hard)
    assert (result.exit_code, result.stderr) == (0, f"crosshatch: {problem}; it will not be used\n")
    result = crosshatch("steps", "--only", "noname", hard)
    assert (result.exit_code, result.stderr) == (3, f"crosshatch: {problem}\n")


BLIND = """
from crosshatch import Strategy

class Blind(Strategy):
    name = "Blind"
    def find(self, grid):
        yield grid.no_such_thing
"""


@pytest.mark.parametrize("command", ["hint", "steps", "explain"])
def test_a_strategy_that_fails_is_named_with_the_remedy(
    crosshatch: Run, install: Install, quick: str, command: str
) -> None:
    install(BLIND, {"crosshatch.techniques": "blind = offering:Blind"})
    result = crosshatch(command, "--only", "blind", quick)
    assert result.exit_code == 3
    assert re.fullmatch(
        "crosshatch: the strategy Blind of the package offering failed: AttributeError: "
        r"'(crosshatch\.board\.grid\.)?Grid' object has no attribute 'no_such_thing'; "
        "exclude it with --without blind\n",
        result.stderr,
    )
    assert crosshatch(command, "--without", "blind", quick).exit_code == 0


def test_an_installed_scale_is_graded_on(
    crosshatch: Run, install_moods: Callable[..., None], easy: str, hard: str
) -> None:
    install_moods()
    assert crosshatch("grade", "--scale", "moods", easy).stdout == "grade       Calm 49\n"
    assert crosshatch("grade", "--scale", "moods", easy, hard).stdout == "argument 1: Calm 49\nargument 2: Grim 55\n"
    rows = list(csv.DictReader(StringIO(crosshatch("grade", "--scale", "moods", "--csv", easy).stdout)))
    assert [(row["moods_level"], row["moods_rating"]) for row in rows] == [("Calm", "49")]
    assert json.loads(crosshatch("grade", "--scale", "moods", "--json", easy).stdout)["moods"]["level"] == "Calm"
    assert "Moods: puzzles by level" in crosshatch("grade", "--scale", "moods", "--summary", easy).stdout


def test_puzzles_are_made_on_an_installed_scale(crosshatch: Run, install_moods: Callable[..., None]) -> None:
    install_moods()
    result = crosshatch("generate", "--scale", "moods", "--level", "grim", "--seed", "1")
    assert result.exit_code == 0
    assert "# Grim 5" in result.stdout


@pytest.mark.usefixtures("broken")
def test_a_broken_scale_is_an_error_where_it_is_asked_for(crosshatch: Run, easy: str) -> None:
    problem = "the scale 'moods' (no_such_package:Moods) cannot be loaded: No module named 'no_such_package'"
    for command in (("grade", "--scale", "moods", easy), ("techniques", "--scale", "moods")):
        result = crosshatch(*command)
        assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"crosshatch: {problem}\n")
    assert crosshatch("grade", "--scale", "hodoku", easy).exit_code == 0


@pytest.mark.usefixtures("broken")
def test_a_scale_that_is_not_there(crosshatch: Run, easy: str) -> None:
    result = crosshatch("grade", "--scale", "mood", easy)
    assert result.exit_code == 2
    assert (
        "'mood' is not one of crosshatch, hodoku, explainer, berthier, moods, all; did you mean moods?" in result.stderr
    )
