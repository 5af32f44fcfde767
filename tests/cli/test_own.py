"""Scales and strategies from a file on the command line: wherever a scale is chosen, and wherever techniques are."""

import csv
import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch.grading.crosshatch import VERSION
from crosshatch.grading.plugins import load_strategy
from crosshatch.verbs.choices import Techniques

Run = Callable[..., Result]

TELESCOPE = '''
from crosshatch import Strategy, strategy_named


class Telescope(Strategy):
    """An X-Wing, seen from afar."""

    name = "Telescope"
    rating = 3.1

    def find(self, grid):
        for step in strategy_named("x-wing").find(grid):
            yield type(step)(self.technique, step.pattern, step.placements, step.eliminations)


class Unrated(Telescope):
    name = "Unrated"
    rating = None


class Worded(Telescope):
    name = "Worded"
    rating = "hard"
'''

MOODS = """
import attrs

from crosshatch import Grade, Puzzle, Scale


@attrs.frozen
class Mood(Grade):
    rating: int
    level: str


class Moods(Scale[Mood]):
    name, title, levels, grade_type, version = "moods", "Moods", ("Calm", "Grim"), Mood, "1"

    def judge(self, puzzle):
        empty = puzzle.line.count(".")
        return Mood(True, {"Sigh": 2}, empty, "Calm" if empty < 50 else "Grim")
"""


@pytest.fixture
def own(crosshatch: Run) -> Run:
    """The command line in a folder with a file of strategies and one with a scale."""
    Path("telescope.py").write_text(TELESCOPE)
    Path("moods.py").write_text(MOODS)
    return crosshatch


def test_a_puzzle_is_graded_on_a_scale_from_a_file(own: Run, easy: str, hard: str) -> None:
    assert own("grade", "--scale", "moods.py", easy).stdout == "grade       Calm 49\ntechniques  Sigh × 2\n"
    assert own("grade", "--scale", "moods.py:Moods", hard).stdout.startswith("grade       Grim 55\n")


def test_rows_have_its_columns_as_those_of_any_scale(own: Run, easy: str) -> None:
    (row,) = csv.DictReader(StringIO(own("grade", "--csv", "--scale", "moods.py", easy).stdout))
    parts = {name: value for name, value in row.items() if name.startswith("moods_")}
    assert parts == {
        "moods_level": "Calm",
        "moods_rating": "49",
        "moods_techniques": "Sigh*2",
        "moods_version": "1",
    }
    data = json.loads(own("grade", "--json", "--scale", "moods.py", easy).stdout)
    assert (data["moods"]["level"], data["moods"]["version"]) == ("Calm", "1")


def test_it_stands_beside_others_in_one_table(own: Run, easy: str) -> None:
    scales = ["--scale", "hodoku", "--scale", "moods.py", "--scale", "hodoku"]
    (row,) = csv.DictReader(StringIO(own("grade", "--csv", *scales, easy).stdout))
    assert list(dict.fromkeys(name.partition("_")[0] for name in row))[-2:] == ["hodoku", "moods"]
    assert (row["hodoku_level"], row["moods_level"]) == ("Easy", "Calm")
    twice = own("grade", "--scale", "moods.py", "--scale", "moods.py:Moods", easy)
    assert twice.exit_code == 2
    assert "Two scales are named 'moods'; rename one of them." in twice.stderr
    bank = own("bank", "import", "my.bank", "--scale", "moods.py", "--scale", "moods.py:Moods", easy)
    assert (bank.exit_code, "Two scales are named 'moods'" in bank.stderr) == (2, True)


def test_the_summary_counts_its_levels(own: Run, easy: str, hard: str) -> None:
    told = own("grade", "--summary", "--scale", "moods.py", easy, hard).stdout
    assert "Moods: puzzles by level" in told
    assert "Sigh" in told


def test_levels_that_a_scale_does_not_tell_are_counted_as_they_come(own: Run, easy: str, hard: str) -> None:
    Path("moods.py").write_text(MOODS.replace('"Moods", ("Calm", "Grim"),', '"Moods", (),'))
    told = own("grade", "--summary", "--scale", "moods.py", easy, hard, easy).stdout.splitlines()
    assert [line.split()[:2] for line in told if line.split()[:1] in (["Calm"], ["Grim"])] == [
        ["Calm", "2"],
        ["Grim", "1"],
    ]


def test_rows_are_the_same_for_any_number_of_workers(own: Run, easy: str, hard: str) -> None:
    Path("many.txt").write_text(f"{easy}\n{hard}\n" * 20)
    for options in (["--scale", "moods.py"], ["--strategy", "telescope.py:Telescope"]):
        alone, shared = (own("grade", "--csv", *options, "many.txt", "--jobs", jobs) for jobs in ("1", "2"))
        assert (shared.exit_code, shared.stdout) == (0, alone.stdout)
        assert alone.stdout.count("graded") == 40


def test_rows_of_another_version_are_not_continued(own: Run, easy: str, hard: str) -> None:
    Path("many.txt").write_text(f"{easy}\n")
    command = ["grade", "many.txt", "--output", "rows.csv", "--scale", "moods.py", "--resume"]
    assert own(*command).exit_code == 0
    Path("many.txt").write_text(f"{easy}\n{hard}\n")
    assert own(*command).exit_code == 0
    before = Path("rows.csv").read_text()
    assert before.count("\n") == 3
    Path("moods.py").write_text(MOODS.replace('Mood, "1"', 'Mood, "2"'))
    result = own(*command)
    assert (result.exit_code, Path("rows.csv").read_text()) == (2, before)
    assert "its grades are of version 1 of the Moods scale" in result.stderr


def test_puzzles_are_made_on_it(own: Run) -> None:
    result = own("generate", "--scale", "moods.py", "--level", "grim", "--seed", "1", "--jobs", "2", "--count", "2")
    assert (result.exit_code, result.stdout.count("# Grim 5")) == (0, 2)


def test_its_techniques_are_listed(own: Run) -> None:
    up_to = "HardestStepScale(strategies_up_to('x-wing'))"
    Path("upto.py").write_text(
        f"from crosshatch import strategies_up_to\nfrom crosshatch.grading import HardestStepScale\nscale = {up_to}\n"
    )
    assert own("techniques", "--scale", "upto.py").stdout.splitlines()[-1].split()[:3] == ["x-wing", "Fish", "3.2"]


def test_a_strategy_stands_by_its_rating(own: Run, hard: str) -> None:
    result = own("explain", "--strategy", "telescope.py:Telescope", "--show", "telescope", hard)
    assert result.exit_code == 0
    assert "Telescope: 7 c37 r19 => r1c4,r9c8<>7" in result.stdout
    assert "X-Wing" not in own("explain", "--strategy", "telescope.py:Telescope", hard).stdout


def test_one_without_a_rating_comes_last(own: Run, hard: str) -> None:
    mine = ("--strategy", "telescope.py:Unrated")
    assert "X-Wing" in own("explain", *mine, hard).stdout
    unrated = load_strategy("telescope.py:Unrated")
    assert Techniques(own=(unrated,)).strategies[-1] is unrated
    telescope = load_strategy("telescope.py:Telescope")
    names = [each.technique.slug for each in Techniques(own=(telescope,)).strategies]
    assert names[names.index("telescope") - 1 :][:3] == ["direct-forcing", "telescope", "x-wing"]


def test_only_puts_it_where_it_is_named(own: Run, hard: str) -> None:
    only = ("--only", "full-house,unrated,hidden-single,naked-single", "--strategy", "telescope.py:Unrated")
    assert own("steps", *only, hard).exit_code == 0
    assert own("hint", "--level", "2", "--only", "unrated", "--strategy", "telescope.py:Unrated", hard).exit_code == 0
    assert "no technique 'unrated'" in own("steps", "--only", "unrated", hard).stderr


def test_logic_solves_with_it(own: Run, hard: str) -> None:
    singles = ("--only", "full-house,hidden-single,naked-single,pointing,claiming,naked-pair")
    stuck = own("solve", "--search", "none", *singles, hard)
    assert stuck.exit_code == 1
    solved = own("solve", "--search", "none", *singles, "--strategy", "telescope.py:Telescope", hard)
    assert (solved.exit_code, len(solved.stdout)) == (0, 82)
    assert "--strategy need --search none" in own("solve", "--strategy", "telescope.py:Telescope", hard).stderr


def test_our_own_scale_takes_it(own: Run, hard: str) -> None:
    told = own("grade", "--strategy", "telescope.py:Telescope", hard).stdout
    assert "hardest        Telescope (3.1)" in told
    assert "Own            1: Telescope × 1" in told
    (row,) = csv.DictReader(StringIO(own("grade", "--csv", "--strategy", "telescope.py:Telescope", hard).stdout))
    assert (row["own_hardest"], row["own_version"]) == ("Telescope", f"{VERSION} with Telescope")
    result = own("grade", "--strategy", "telescope.py:Unrated", hard)
    assert (result.exit_code, result.stdout) == (2, "")
    needed = "no rating for Unrated, which the Crosshatch scale needs; add one to the class, such as rating = 4.2."
    assert needed in result.stderr


@pytest.mark.parametrize("scale", ["hodoku", "all", "moods.py"])
def test_other_scales_do_not(own: Run, hard: str, scale: str) -> None:
    for command in (["grade", hard], ["generate"]):
        if scale == "all" and command == ["generate"]:
            continue
        result = own(*command, "--strategy", "telescope.py:Telescope", "--scale", scale)
        assert (result.exit_code, result.stdout) == (2, "")
        assert "--strategy works only with the Crosshatch scale" in result.stderr


def test_puzzles_that_need_it_are_made(own: Run) -> None:
    options = ("--strategy", "telescope.py:Telescope", "--without", "x-wing", "--must", "telescope", "--seed", "2")
    result = own("generate", *options)
    assert result.exit_code == 0
    assert "Telescope" in result.stdout


def test_it_is_practised_and_listed(own: Run) -> None:
    mine = ("--strategy", "telescope.py:Telescope")
    assert own("practice", "telescope", "--count", "1", "--seed", "1", *mine).stdout.startswith("Telescope: An X-Wing")
    assert own("techniques", *mine).stdout.splitlines()[-1].split(maxsplit=5) == [
        "telescope",
        "Own",
        "3.1",
        "-",
        "on",
        "An X-Wing, seen from afar.",
    ]
    assert "crosshatch practice telescope" in own("techniques", "telescope", *mine).stdout


PROBLEMS = {
    "no.py": "file no.py does not exist",
    "telescope.py": "telescope.py defines the strategies Telescope, Unrated and Worded; name one, as in telescope.py",
    "telescope.py:Whale": "telescope.py has no 'Whale'; its strategies: Telescope, Unrated, Worded",
    "telescope.py:Worded": "telescope.py:Worded: the rating of Worded must be a number, not 'hard'",
    "moods.py:Moods": "Moods in moods.py is a class, but not a strategy class",
    "x-wing": "'x-wing' does not name a strategy in a file; write FILE.py:NAME or FILE.py",
}


@pytest.mark.parametrize("verb", ["explain", "steps", "hint", "solve", "grade"])
@pytest.mark.parametrize("place", PROBLEMS)
def test_what_is_wrong_with_a_strategy(own: Run, hard: str, verb: str, place: str) -> None:
    result = own(verb, "--strategy", place, hard)
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"Invalid value for '--strategy': {PROBLEMS[place]}" in result.stderr


@pytest.mark.parametrize(
    ("source", "problem"),
    [
        ("def (", "scale.py, line 1: invalid syntax"),
        ("\nimport no_such_module", "scale.py, line 2: ModuleNotFoundError: No module named 'no_such_module'"),
        ("number = 7", "scale.py defines no scale"),
        (MOODS.replace('"moods"', '"hodoku"'), "scale name 'hodoku' is reserved; rename the scale 'Moods'"),
        (MOODS.replace('"moods"', '"all"'), "scale name 'all' is reserved; rename the scale 'Moods'"),
    ],
)
def test_what_is_wrong_with_a_scale(own: Run, hard: str, source: str, problem: str) -> None:
    Path("scale.py").write_text(source)
    result = own("grade", "--scale", "scale.py", hard)
    assert (result.exit_code, result.stdout) == (2, "")
    assert f"Invalid value for '--scale': {problem}" in result.stderr


def test_a_strategy_that_fails_later_is_named(own: Run, hard: str) -> None:
    Path("blind.py").write_text(TELESCOPE.replace("strategy_named(", "grid.no_such_thing("))
    result = own("explain", "--strategy", "blind.py:Telescope", hard)
    assert result.exit_code == 3
    assert result.stderr.startswith("crosshatch: blind.py, line 12: the strategy Telescope failed: AttributeError: ")
    assert "has no attribute 'no_such_thing'; correct blind.py, or run the command without it" in result.stderr


def test_what_is_no_step_is_told_with_the_file(own: Run, hard: str) -> None:
    Path("odd.py").write_text(TELESCOPE.partition("        for step")[0] + "        return [5]\n")
    result = own("explain", "--strategy", "odd.py", hard)
    assert result.exit_code == 3
    assert result.stderr.startswith("crosshatch: odd.py: the strategy Telescope found 5, which is not a Step; correct")


FAULTY = '''
from crosshatch import DIGITS, Candidate, CellTruth, CustomPattern, Puzzle, Role, Step, Strategy
from crosshatch.board import cells_in


class Faulty(Strategy):
    """Something is wrong with what it finds."""

    name = "Faulty"
    rating = 2.5

    def find(self, grid):
        cell = next(cells_in(grid.empty))
        first, *more = [digit for digit in DIGITS if grid.digits_of(cell) >> digit & 1]
        other = next(digit for digit in DIGITS if digit not in [first, *more])
        {body}
'''

FAULTS = {
    "yield Step(self.technique, CustomPattern([]), placements=[Candidate(cell, other)])": (
        "the strategy Faulty found a step that cannot be carried out (Faulty: r1c2=1): 1 is not a candidate of r1c2"
    ),
    "yield Step(self.technique, CustomPattern([]), eliminations=[Candidate(cell, other)])": (
        "the strategy Faulty found a step that changes nothing: Faulty => r1c2<>1"
    ),
    "yield Step(self.technique, None, eliminations=[Candidate(cell, first)])": (
        "the strategy Faulty found a step whose pattern is None; use a CustomPattern"
    ),
    "yield Step('Faulty', CustomPattern([]), eliminations=[Candidate(cell, first)])": (
        "the strategy Faulty found a step whose technique is 'Faulty'; use self.technique"
    ),
    "yield Step(self.technique, CustomPattern([], words='because'), eliminations=[Candidate(cell, first)])": (
        "the strategy Faulty failed: ValueError: words of a CustomPattern: 'b' is not a Span (make them with words.say)"
    ),
    "yield Step(self.technique, CustomPattern([], cells={Role.PIVOT: [81]}), eliminations=[Candidate(cell, first)])": (
        "the strategy Faulty failed: ValueError: there is no cell 81; "
        "use a number from 0 to 80 or a name from r1c1 to r9c9"
    ),
    "yield Puzzle('123')": "the strategy Faulty failed: PuzzleError: expected 81 cells, found 3",
    "yield grid.eliminate(cell, first)": "the strategy Faulty found True, which is not a Step",
    "raise SystemExit(5)": "the strategy Faulty failed: SystemExit: 5",
}
"""Bodies of ``find`` that make a strategy fail, each with what is said of it."""


@pytest.mark.parametrize("body", FAULTS)
@pytest.mark.parametrize("verb", ["explain", "explain --json", "explain --compact", "steps", "solve", "grade"])
def test_a_strategy_that_fails_ends_every_verb_alike(own: Run, hard: str, verb: str, body: str) -> None:
    Path("faulty.py").write_text(FAULTY.format(body=body))
    logic = ["--search", "none"] if verb == "solve" else []
    result = own(*verb.split(), *logic, "--strategy", "faulty.py", hard)
    assert result.exit_code == 3
    assert f"faulty.py, line 16: {FAULTS[body]}; correct faulty.py, or run the command without it\n" in result.stderr
    assert "Traceback" not in result.output


def test_a_strategy_that_changes_the_grid_is_named(own: Run, hard: str) -> None:
    Path("faulty.py").write_text(FAULTY.format(body="return iter([grid.eliminate(cell, first)][1:])"))
    result = own("explain", "--strategy", "faulty.py", hard)
    assert result.exit_code == 3
    assert "faulty.py: the strategy Faulty changed the grid; find must leave the grid alone" in result.stderr


@pytest.mark.parametrize("verb", ["explain", "explain --compact", "grade"])
def test_a_strategy_whose_steps_do_not_follow_is_named(own: Run, hard: str, verb: str) -> None:
    body = "yield Step(self.technique, CustomPattern([CellTruth(cell)]), placements=[Candidate(cell, first)])"
    Path("faulty.py").write_text(FAULTY.format(body=body).replace("2.5", "1.0"))
    result = own(*verb.split(), "--strategy", "faulty.py", hard)
    assert result.exit_code == 3
    assert "faulty.py: the strategy Faulty found a wrong step: the step 'Faulty: r" in result.stderr


@pytest.mark.parametrize(
    ("judged", "problem"),
    [
        ("return 1 // 0", "scale.py, line 17: the scale Moods failed: ZeroDivisionError: "),
        ("return Puzzle('123')", "scale.py, line 17: the scale Moods failed: PuzzleError: expected 81 cells, found 3"),
        ("return 7", "scale.py: the scale Moods returned 7, which is not a Grade; correct scale.py"),
        ("return Unrated(True, {})", "scale.py, line 22: ZeroDivisionError: "),
    ],
)
@pytest.mark.parametrize("command", ["grade", "grade --csv", "generate --level calm"])
def test_a_scale_that_fails_is_named(own: Run, hard: str, command: str, judged: str, problem: str) -> None:
    before, _, _ = MOODS.partition("        empty = ")
    unrated = '\n\nclass Unrated(Grade):\n    level = "Calm"\n    rating = property(lambda self: 1 // 0)\n'
    Path("scale.py").write_text(f"{before}        {judged}\n{unrated}")
    result = own(*command.split(), "--scale", "scale.py:Moods", *([hard] if "grade" in command else []))
    assert result.exit_code == 3
    assert problem in result.stderr
    assert "Traceback" not in result.output
