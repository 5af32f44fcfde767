"""Claimed paths are checked step by step."""

import json
from typing import Any

import pytest

from corpora import EVERY, puzzles_of
from crosshatch.batch import compact_path
from crosshatch.batch.claimed_paths import ClaimedPath, read_paths
from crosshatch.batch.verifying import Evidence, Verdict, verify_path
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.certificates import certificate
from crosshatch.logic.proof import verify
from crosshatch.logic.verified import check_certificate
from crosshatch.render.data import path_data, puzzle_data, step_data
from crosshatch.solving.solver import Path, Solver
from crosshatch.techniques.catalogue import default_strategies
from told_steps import Example, examples

LINE = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"
PATH = Solver().solve(Puzzle(LINE))
X_WING = 22
"""The number of a step of the path, from 0."""


def verdict_on(data: dict[str, Any]) -> Verdict:
    [path] = read_paths([json.dumps(data)])
    assert isinstance(path, ClaimedPath), path
    return verify_path(path)


def test_json_is_proved_by_its_facts() -> None:
    verdict = verdict_on(path_data(PATH))
    assert verdict.ok
    assert set(verdict.evidence) == {Evidence.FACTS}
    assert not verdict.end.empty


def test_the_compact_form_is_proved_by_its_techniques() -> None:
    verdict = verdict_on(compact_path(PATH))
    assert verdict.ok
    assert set(verdict.evidence) == {Evidence.TECHNIQUE}


def test_proved_steps_are_a_path() -> None:
    verdict = verdict_on(compact_path(PATH))
    for grid, step in verdict.positions():
        verify(grid, step)
    assert len(certificate(verdict).steps) == len(PATH)


def test_a_step_without_the_truth_that_it_needs() -> None:
    data = path_data(PATH)
    data["steps"][X_WING]["truths"].pop()
    verdict = verdict_on(data)
    assert (verdict.ok, verdict.failed, len(verdict.steps)) == (False, X_WING + 1, X_WING)
    assert "=> r1c4,r9c8<>7' does not follow from its truths: " in verdict.reason


def test_a_wrong_conclusion() -> None:
    data = compact_path(PATH)
    assert PATH.solution
    data["conclusions"][0] = "r5c8=3"
    verdict = verdict_on(data)
    assert verdict.failed == 1
    assert verdict.reason == f"r5c8 need not be 3: it is 2 in the solution {PATH.solution}"
    data["conclusions"][0] = "r5c8<>2"
    assert verdict_on(data).reason == f"r5c8 can be 2, as in the solution {PATH.solution}"


def test_conclusions_that_contradict_the_grid() -> None:
    data = compact_path(PATH)
    data["conclusions"][1] = "r5c8=4"
    assert verdict_on(data).reason == "r5c8 cannot be 4: it already holds 2"
    data["conclusions"][1] = "r5c8<>2"
    assert verdict_on(data).reason == "r5c8 already holds 2"
    data["conclusions"][1] = "r1c2=1"
    assert verdict_on(data).reason == "r1c2 cannot be 1: 1 is no longer a candidate"


def test_what_is_known_already() -> None:
    data = compact_path(PATH)
    data["conclusions"][1] = data["conclusions"][0] + ", r5c9<>2"
    assert verdict_on(data).evidence[1] is Evidence.KNOWN


def test_a_search_decides_on_other_techniques() -> None:
    data = compact_path(PATH)
    data["techniques"][0] = "magic"
    verdict = verdict_on(data)
    assert verdict.ok
    assert verdict.evidence[0] is Evidence.SEARCH
    assert len(certificate(verdict).steps) == len(PATH)


def test_another_solution_than_the_stated_one() -> None:
    data = path_data(PATH)
    data["solution"] = data["solution"][::-1]
    verdict = verdict_on(data)
    assert verdict.failed is None
    assert verdict.reason == "the stated solution has 3 in r1c1, but the steps place 1"


def test_a_search_in_json() -> None:
    path = Solver(()).solve(Puzzle(LINE))
    verdict = verdict_on(path_data(path))
    assert verdict.ok
    assert Evidence.SEARCH in verdict.evidence


ONE_OF_EACH = {(each.step.technique, each.grid.board): each for each in examples()}.values()


@pytest.mark.parametrize("example", ONE_OF_EACH, ids=lambda each: each.step.technique.slug)
def test_steps_of_every_technique(example: Example) -> None:
    grid, step = example
    verdict = verdict_on({**puzzle_data(Puzzle.of_grid(grid)), "steps": [step_data(step)]})
    assert verdict.ok, verdict.reason
    for position, proved in verdict.positions():
        verify(position, proved)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["classics.txt", "17-clues.txt", "top1465.txt", "hardest.csv"])
def test_the_corpora(name: str) -> None:
    pytest.importorskip("drup")
    solver = Solver([each for each in default_strategies() if not any(it.assumes_unique for it in each.techniques)])
    for line in puzzles_of(name)[::EVERY]:
        path: Path = solver.solve(Puzzle(line))
        verdict = verdict_on(path_data(path))
        assert verdict.ok
        check_certificate(certificate(verdict))
