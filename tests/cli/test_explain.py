"""``crosshatch explain``."""

import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import Step
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import strategies_named
from crosshatch.techniques.strategy import Strategy
from crosshatch.verbs.choices import Techniques

Run = Callable[..., Result]


def notations(output: str) -> list[str]:
    return [match[1] for line in output.splitlines() if (match := re.match(r"\d+\. (.*)", line))]


def test_every_step_in_order_with_its_reason_and_the_summary(crosshatch: Run, easy: str) -> None:
    result = crosshatch("explain", easy)
    assert result.exit_code == 0
    assert notations(result.stdout) == [step.notation for step in Solver().solve(Puzzle(easy)).steps]
    assert result.stdout.startswith("1. Hidden Single: r1c6=1\n   In box 2, only one empty cell can still take the 1")
    assert "Solved by logic alone, in 49 steps." in result.stdout
    assert "| 4 8 3 | 9 2 1 | 6 5 7 |" in result.stdout
    assert "  Hidden Single   28\n  Full House      21\n" in result.stdout


def test_without_roles_or_colours_where_it_is_no_terminal(crosshatch: Run, hard: str) -> None:
    output = crosshatch("explain", "--grid", hard).stdout
    assert "\x1b" not in output
    assert "[" not in output


def test_the_grid_at_each_step(crosshatch: Run, easy: str) -> None:
    output = crosshatch("explain", "--grid", easy).stdout
    assert output.count("marks:  = placed") == 49


@pytest.mark.parametrize("search", [[], ["--search", "dlx"]])
def test_where_the_techniques_are_stuck_a_search_goes_on(crosshatch: Run, hard: str, search: list[str]) -> None:
    result = crosshatch("explain", "--only", "full-house,hidden-single,naked-single", *search, hard)
    assert result.exit_code == 0
    assert any(each.startswith("Contradiction") for each in notations(result.stdout))
    assert "but not by logic alone: it took a search of" in result.stdout
    before, after = result.stdout.split("None of the techniques in use finds a step here, so a search takes over")
    assert "Contradiction: " not in before
    assert re.search(r"\n\n\d+\. Contradiction: ", after)


def test_logic_alone(crosshatch: Run, hard: str) -> None:
    singles = ("--only", "full-house,hidden-single,naked-single", "--search", "none")
    result = crosshatch("explain", *singles, hard)
    assert result.exit_code == 1
    assert "Stuck after 8 steps." in result.stdout
    assert "search" not in result.stdout
    data = json.loads(crosshatch("explain", "--json", *singles, hard).stdout)
    assert (data["outcome"], data["solution"], data["search"]) == ("stuck", None, None)


def test_techniques_can_be_left_out(crosshatch: Run, easy: str) -> None:
    output = crosshatch("explain", "--without", "Full House", "--without", "naked-single", easy).stdout
    assert {each.partition(":")[0] for each in notations(output)} == {"Hidden Single"}


def test_only_the_steps_that_matter(crosshatch: Run, hard: str) -> None:
    names = ("--only", "full-house,hidden-single,naked-single,pointing,claiming,naked-pair,hidden-pair,x-wing")
    whole = crosshatch("explain", *names, hard).stdout
    result = crosshatch("explain", *names, "--essential", hard)
    assert result.exit_code == 0
    steps = notations(result.stdout)
    assert [each for each in steps if " Single" not in each and "Full House" not in each] == [
        "Naked Pair: 1,6 in r7c29 => r7c568<>1, r7c1<>6",
        "X-Wing: 7 c37 r19 => r1c4,r9c8<>7",
    ]
    left_out = len(notations(whole)) - len(steps)
    assert result.stdout.endswith(
        f"\nOmitted {left_out} of {len(notations(whole))} steps; the others do not depend on them.\n"
    )
    data = json.loads(crosshatch("explain", *names, "--essential", "--json", hard).stdout)
    assert [each["notation"] for each in data["steps"]] == steps


def test_only_the_steps_of_a_technique_with_their_grids(crosshatch: Run, hard: str) -> None:
    names = ("--only", "full-house,hidden-single,naked-single,pointing,claiming,naked-pair,hidden-pair,x-wing")
    result = crosshatch("explain", *names, "--show", "X-Wing", hard)
    assert notations(result.stdout) == ["X-Wing: 7 c37 r19 => r1c4,r9c8<>7"]
    assert result.stdout.count("marks:  ") == 1
    assert "Solved by logic alone" in result.stdout
    assert "No step uses the techniques" in crosshatch("explain", *names, "--show", "swordfish", hard).stdout
    refused = crosshatch("explain", "--show", "x-wing", "--json", hard)
    assert refused.exit_code == 2
    assert "--show and --json cannot be combined: --show applies to text and HTML pages only" in refused.stderr


def test_the_steps_of_a_search_that_matter(crosshatch: Run, hard: str) -> None:
    output = crosshatch("explain", "--only", "hidden-single,naked-single", "--essential", hard).stdout
    assert output.count("None of the techniques in use finds a step here, so a search takes over") == 1


def test_two_equal_digits_end_it_at_once(crosshatch: Run, clash: str) -> None:
    result = crosshatch("explain", clash)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "two 5s in row 1" in result.stderr


def test_a_wrong_digit_is_named_once_and_no_deduction_is_blamed(crosshatch: Run, easy: str) -> None:
    result = crosshatch("explain", f":0000:x:+5{easy[1:]}::::")
    assert result.exit_code == 1
    assert result.stderr == (
        "crosshatch: no solution from here: r1c1 cannot be 5: the puzzle's solution has another digit there; "
        "'crosshatch check --why' explains this step by step\n"
    )
    (ending,) = [line for line in result.stdout.splitlines() if line.startswith("Contradiction after")]
    assert ending == "Contradiction after 17 steps: r9c4 has no candidate left; no place for 9 in column 4."


def test_an_impossible_puzzle_is_followed_to_its_contradiction(crosshatch: Run, easy: str) -> None:
    result = crosshatch("explain", "5" + easy[1:])
    assert result.exit_code == 1
    assert result.stderr.startswith("crosshatch: no solution")
    assert "Contradiction after 17 steps: r9c4 has no candidate left" in result.stdout


def test_several_solutions_are_followed_as_far_as_logic_goes(crosshatch: Run, several: str) -> None:
    result = crosshatch("explain", "--only", "hidden-single,naked-pair", several)
    assert result.exit_code == 1
    assert "at least two solutions: they first differ at r3c2" in result.stderr
    assert "Stuck after" in result.stdout
    assert "Guess" not in result.stdout


def test_several_puzzles_are_told_apart(crosshatch: Run, tmp_path: Path, easy: str, hard: str) -> None:
    (tmp_path / "two.txt").write_text(f"{easy}\n{hard}\n")
    output = crosshatch("explain", "two.txt").stdout
    assert f"two.txt:1: {easy}\n" in output
    assert f"two.txt:2: {hard}\n" in output


def test_one_puzzle_in_a_file_needs_no_name(crosshatch: Run, tmp_path: Path, easy: str) -> None:
    (tmp_path / "one.txt").write_text(f"{easy}\n")
    assert crosshatch("explain", "one.txt").stdout == crosshatch("explain", easy).stdout


def test_json(crosshatch: Run, easy: str, solution: str) -> None:
    data = json.loads(crosshatch("explain", "--json", easy).stdout)
    assert data["solution"] == solution
    assert data["by_logic"]
    assert len(data["steps"]) == 49
    assert data["status"] == "unique"
    assert data["logic_steps"] == 49


def test_a_full_grid_needs_no_step(crosshatch: Run, solution: str) -> None:
    result = crosshatch("explain", solution)
    assert result.exit_code == 0
    assert result.stdout.startswith("Solved by logic alone, in 0 steps.")


# What was on offer


SIMPLE = (
    "full-house",
    "hidden-single",
    "naked-single",
    "pointing",
    "claiming",
    "naked-pair",
    "x-wing",
    "hidden-pair",
    "naked-triple",
    "w-wing",
    "aic",
)
"""Techniques that are soon asked."""


def test_what_was_on_offer_at_each_step(crosshatch: Run, hard: str) -> None:
    only = [word for name in SIMPLE for word in ("--only", name)]
    data = json.loads(crosshatch("explain", "--json", "--offers", "technique", *only, hard).stdout)
    for step in data["steps"][: data["logic_steps"]]:
        assert {"technique": step["technique"], "notation": step["notation"]} in step["on_offer"]
        assert {each["technique"] for each in step["on_offer"]} == {step["technique"]}
    every = json.loads(crosshatch("explain", "--json", "--offers", "all", *only, hard).stdout)
    assert all(
        len(step["on_offer"]) >= len(own["on_offer"]) for step, own in zip(every["steps"], data["steps"], strict=True)
    )
    assert len({each["technique"] for each in every["steps"][0]["on_offer"]}) > 5
    first = json.loads(crosshatch("steps", "--json", *only, hard).stdout)["steps"]
    assert [each["notation"] for each in every["steps"][0]["on_offer"]] == [each["notation"] for each in first]


def test_the_steps_of_a_search_have_no_offers(crosshatch: Run, hard: str) -> None:
    data = json.loads(crosshatch("explain", "--json", "--offers", "all", "--only", "hidden-single", hard).stdout)
    offered = ["on_offer" in step for step in data["steps"]]
    assert offered == [True] * data["logic_steps"] + [False] * (len(offered) - data["logic_steps"])
    assert False in offered


def test_offers_are_data(crosshatch: Run, easy: str) -> None:
    result = crosshatch("explain", "--offers", "all", easy)
    assert result.exit_code == 2
    assert "--offers needs --json, --compact or --output." in result.stderr


# Time, and interrupts


def test_an_explanation_that_runs_out_of_time(crosshatch: Run, easy: str) -> None:
    result = crosshatch("explain", "--max-seconds", "1e-9", easy)
    assert result.exit_code == 1
    assert result.stdout.startswith("Time limit reached after 0 steps.")
    assert json.loads(crosshatch("explain", "--json", "--max-seconds", "1e-9", easy).stdout)["outcome"] == "out of time"


class Interrupted(Strategy):
    """A strategy that the user has had enough of."""

    name = "Interrupted"

    def find(self, grid: Grid) -> Iterator[Step]:
        raise KeyboardInterrupt


@pytest.fixture
def interrupted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every explanation be interrupted when singles and pointing candidates are stuck."""
    strategies = (*strategies_named(["hidden-single", "pointing"]), Interrupted())
    monkeypatch.setattr(Techniques, "strategies", strategies)


@pytest.mark.usefixtures("interrupted")
def test_an_interrupt_leaves_the_path_so_far(crosshatch: Run, hard: str) -> None:
    result = crosshatch("explain", hard, hard)
    assert result.exit_code == 130
    assert len(notations(result.stdout)) == 10
    assert "Unfinished: this is the position after 10 steps." in result.stdout
    assert "argument 2" not in result.stdout


@pytest.mark.usefixtures("interrupted")
def test_an_interrupt_leaves_the_path_so_far_as_data(crosshatch: Run, hard: str) -> None:
    result = crosshatch("explain", "--json", hard)
    assert result.exit_code == 130
    data = json.loads(result.stdout)
    assert (data["outcome"], data["solution"], len(data["steps"])) == ("unfinished", None, 10)


def test_what_was_found_and_not_shown_at_an_interrupt_is_shown(
    crosshatch: Run, hard: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    strategies = (*strategies_named(["hidden-single"]), Interrupted())
    monkeypatch.setattr(Techniques, "strategies", strategies)
    shown = notations(crosshatch("explain", hard).stdout)
    assert shown == notations(crosshatch("explain", "--only", "hidden-single", "--search", "none", hard).stdout)
    assert len(shown) == 8


def test_pictures_of_the_steps_that_are_printed(crosshatch: Run, hard: str, tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    result = crosshatch("explain", "--show", "x-wing", "--pictures", str(folder), hard)
    assert (result.exit_code, [each.name for each in folder.iterdir()]) == (0, ["001-x-wing.svg"])
    assert "X-Wing" in (folder / "001-x-wing.svg").read_text(encoding="utf-8")
    crosshatch("explain", "--essential", "--pictures", str(folder / "all"), hard)
    assert len(list((folder / "all").iterdir())) > 50


@pytest.mark.parametrize("option", ["--json", "--compact", "--html=page.html"])
def test_pictures_go_with_what_is_printed(crosshatch: Run, hard: str, option: str) -> None:
    result = crosshatch("explain", "--pictures", "folder", option, hard)
    assert (result.exit_code, result.stdout) == (2, "")
    assert "--pictures draws the steps that are printed" in result.stderr


def test_steps_as_truths_and_links(crosshatch: Run) -> None:
    puzzle = "..8.7.46.1.......24..6........86.....15.....48..1352.....9...45.7..8...1..3......"
    result = crosshatch("explain", "--rank", puzzle)
    assert "    Truths: 1b7. Links: r7c3. Rank: 1 link \N{MINUS SIGN} 1 truth = 0." in result.stdout


def test_fields_of_a_table(crosshatch: Run, tmp_path: Path, hard: str) -> None:
    """A table such as those of sudoku-extreme gets labels, and keeps its columns."""
    (tmp_path / "some.csv").write_text(f"source,question,answer,rating\nx,{hard},,7\n")
    command = ("explain", "some.csv", "--profile", "labels", "--fields", "hodoku_score")
    assert crosshatch(*command, "-o", "labels.csv").exit_code == 0
    header, row = (tmp_path / "labels.csv").read_text().splitlines()
    names = "source,input_source,answer,rating,puzzle,error,outcome,level,er,hardest,essential_steps,hodoku_score"
    assert header == names
    assert row.startswith(f"some.csv:2,x,,7,{hard},,solved by logic,Hard,3.2,")
    printed = json.loads(crosshatch(*command, "--keep", "rating").stdout)
    assert list(printed) == ["source", "rating", *names.split(",")[4:]]
    assert printed["rating"] == 7


@pytest.mark.parametrize(
    ("options", "error"),
    [
        (["--fields", "eliminated"], "did you mean eliminations?"),
        (["--fields", "er", "--compact"], "--fields and --compact cannot be combined"),
        (["--profile", "lm", "--offers", "all"], "--profile and --offers cannot be combined"),
        (["--profile", "lm", "-o", "x.csv"], "CSV can store only fields with one value per puzzle"),
        (["--keep", "id"], "--keep needs"),
    ],
)
def test_fields_that_cannot_be(crosshatch: Run, easy: str, options: list[str], error: str) -> None:
    result = crosshatch("explain", easy, *options)
    assert (result.exit_code, error in result.stderr) == (2, True), result.stderr
