"""``crosshatch explain``."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch.board.puzzle import Puzzle
from crosshatch.solver import Solver

Run = Callable[..., Result]


def notations(output: str) -> list[str]:
    return [match[1] for line in output.splitlines() if (match := re.match(r"\d+\. (.*)", line))]


def test_every_step_in_order_with_its_reason_and_the_summary(crosshatch: Run, easy: str) -> None:
    result = crosshatch("explain", easy)
    assert result.exit_code == 0
    assert notations(result.stdout) == [step.notation for step in Solver().solve(Puzzle(easy)).steps]
    assert result.stdout.startswith("1. Hidden Single: r1c6=1\n   The 1 of box 2 has one place left")
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
    before, after = result.stdout.split("Here the techniques are stuck, and a search takes over")
    assert "Contradiction: " not in before
    assert re.search(r"\n\n\d+\. Contradiction: ", after)


def test_logic_alone(crosshatch: Run, hard: str) -> None:
    singles = ("--only", "full-house,hidden-single,naked-single", "--search", "none")
    result = crosshatch("explain", *singles, hard)
    assert result.exit_code == 1
    assert "The techniques are stuck after 8 steps." in result.stdout
    assert "search" not in result.stdout
    data = json.loads(crosshatch("explain", "--json", *singles, hard).stdout)
    assert (data["outcome"], data["solution"], data["search"]) == ("stuck", None, None)


def test_techniques_can_be_left_out(crosshatch: Run, easy: str) -> None:
    output = crosshatch("explain", "--without", "Full House", "--without", "naked-single", easy).stdout
    assert {each.partition(":")[0] for each in notations(output)} == {"Hidden Single"}


def test_two_equal_digits_end_it_at_once(crosshatch: Run, clash: str) -> None:
    result = crosshatch("explain", clash)
    assert (result.exit_code, result.stdout) == (1, "")
    assert "two 5s in row 1" in result.stderr


def test_a_wrong_digit_is_named_once_and_no_deduction_is_blamed(crosshatch: Run, easy: str) -> None:
    result = crosshatch("explain", f":0000:x:+5{easy[1:]}::::")
    assert result.exit_code == 1
    assert result.stderr == (
        "crosshatch: no solution: r1c1 cannot be 5: the givens have a solution with another digit there\n"
    )
    (ending,) = [line for line in result.stdout.splitlines() if line.startswith("A contradiction after")]
    assert ending == "A contradiction after 17 steps: r9c4 has no candidate left; no place for 9 in column 4."


def test_an_impossible_puzzle_is_followed_to_its_contradiction(crosshatch: Run, easy: str) -> None:
    result = crosshatch("explain", "5" + easy[1:])
    assert result.exit_code == 1
    assert result.stderr.startswith("crosshatch: no solution")
    assert "A contradiction after 17 steps: r9c4 has no candidate left" in result.stdout


def test_several_solutions_are_followed_as_far_as_logic_goes(crosshatch: Run, several: str) -> None:
    result = crosshatch("explain", several)
    assert result.exit_code == 1
    assert "at least two solutions: they first differ at r3c2" in result.stderr
    assert "The techniques are stuck after" in result.stdout
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
