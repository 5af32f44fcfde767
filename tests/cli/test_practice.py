"""``crosshatch practice``."""

import json
from collections.abc import Callable

import pytest
from click.testing import Result

from crosshatch.formats import read
from crosshatch.formats.library import read_case
from crosshatch.solving.solver import Solver

Run = Callable[..., Result]


def test_the_answers_come_after_the_last_position(crosshatch: Run) -> None:
    result = crosshatch("practice", "pointing pairs", "--count", "2", "--seed", "7")
    assert result.exit_code == 0
    sheet, _, answers = result.stdout.partition("Answers\n\n")
    assert sheet.startswith("Locked Candidates Type 1 (Pointing): ")
    assert "\n1 (seed 7/1)\n+--" in sheet
    assert "\n2 (seed 7/2)\n+--" in sheet
    assert "=>" not in sheet
    first, second = (line for line in answers.splitlines() if not line.startswith(" "))
    assert first.startswith("1. Locked Candidates Type 1 (Pointing): ")
    assert second.startswith("2. ")


def test_what_is_drawn_reads_as_the_position(crosshatch: Run) -> None:
    result = crosshatch("practice", "naked-pair", "--count", "1", "--seed", "7/2")
    grid = "\n".join(line for line in result.stdout.splitlines() if line.startswith(("|", "+")))
    answer = result.stdout.partition("1. ")[2].splitlines()[0]
    step = Solver().next_step(read(grid))
    assert step
    assert step.notation == answer


def test_singles_are_shown_without_candidates(crosshatch: Run) -> None:
    assert "| . " in crosshatch("practice", "hidden-single", "--count", "1", "--seed", "7").stdout


def test_a_single_that_depends_on_earlier_eliminations_is_shown_with_candidates(crosshatch: Run) -> None:
    result = crosshatch("practice", "naked-single", "--count", "1", "--seed", "3")
    grid, _, answer = result.stdout.partition("Answers")
    assert "r9 | (2) " in grid
    assert "(n) only candidate" in grid
    assert "removed earlier" in answer
    step = Solver().next_step(read(grid.partition("(seed 3/1)")[2]))
    assert step
    assert f"1. {step.notation}" in answer


def test_lines_of_a_library(crosshatch: Run) -> None:
    result = crosshatch("practice", "naked-pair", "--count", "2", "--seed", "7", "--format", "library")
    lines = result.stdout.splitlines()
    assert [line.partition(" # ")[2] for line in lines] == ["Naked Pair; seed 7/1", "Naked Pair; seed 7/2"]
    for line in lines:
        case = read_case(line)
        step = Solver().next_step(case.puzzle)
        assert step
        assert (case.code, case.eliminations) == ("0200", step.eliminations)


def test_json(crosshatch: Run) -> None:
    result = crosshatch("practice", "naked-pair", "--count", "1", "--seed", "7", "--json", "--language", "de")
    data = json.loads(result.stdout)
    about = ["technique", "name", "summary", "puzzle", "position", "solution", "seed", "step"]
    assert list(data) == about
    assert (data["technique"], data["seed"], data["step"]["technique"]) == ("naked-pair", "7/1", "naked-pair")
    assert data["name"] == "Nacktes Paar"
    assert "Damit entfällt" in data["step"]["explanation"]


def test_the_same_for_any_number_of_processes(crosshatch: Run) -> None:
    options = ["practice", "claiming", "--count", "2", "--seed", "jobs", "--format", "library"]
    assert crosshatch(*options, "--jobs", "2").stdout == crosshatch(*options).stdout


@pytest.mark.parametrize(
    ("options", "code", "message"),
    [
        (
            ["xwinf"],
            2,
            "there is no technique 'xwinf' ('crosshatch techniques' lists all techniques); did you mean x-wing?",
        ),
        (["leviathan"], 2, "leviathan is never the next step, because a simpler technique is always available: x-wing"),
        (["x-wing", "--json", "--format", "library"], 2, "--format library and --json cannot be combined"),
        (
            ["x-wing", "--seed", "1", "--max-seconds", "1e-9"],
            1,
            "seed 1/1: no position found in time: none of 0 puzzles",
        ),
        (["x-wing", "--size", "letter"], 2, "--size applies to a --sheet; name the PDF file with --sheet."),
        ([], 2, "Missing argument 'TECHNIQUE'"),
    ],
)
def test_what_cannot_be_made(crosshatch: Run, options: list[str], code: int, message: str) -> None:
    result = crosshatch("practice", *options)
    assert result.exit_code == code
    assert message in result.stderr
