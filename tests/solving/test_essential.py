"""What of a path matters: what stays is proved, and nothing of it can be left out."""

from collections.abc import Iterator
from itertools import islice

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.candidate import candidate
from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.logic.step import CustomPattern, Step
from crosshatch.position.status import Impossible, check
from crosshatch.render.data import path_data
from crosshatch.solving.search import Backtracking
from crosshatch.solving.solver import Outcome, Path, Solver, notes_of
from crosshatch.techniques.catalogue import strategies_named, strategy_named
from crosshatch.techniques.singles import search as runs
from crosshatch.techniques.singles.pattern import OnlyPlace
from crosshatch.techniques.strategy import Strategy
from crosshatch.words import explained
from examples import examples

EASY = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
HARD = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
SINGLES = strategies_named(["full-house", "hidden-single", "naked-single"])
SOME = strategies_named(["pointing", "claiming", "naked-pair", "hidden-pair", "naked-triple", "x-wing", "xy-wing"])
SIMPLE = Solver([*SINGLES, *SOME], fallback=None)
"""What solves many puzzles, and is quick where the engines are interpreted too."""


def patterns(path: Path) -> list[Step]:
    return [step for step in path.steps if step.technique.family != "Singles"]


def check_essential(path: Path) -> Path:
    """Return the essential path, having checked that it comes to the same by steps of the path, and proves them."""
    essential = path.essential()
    assert (essential.puzzle, essential.outcome, essential.solution) == (path.puzzle, path.outcome, path.solution)
    assert essential.end.empty == path.end.empty or path.end.broken
    assert essential.end.broken == path.end.broken
    left = iter(patterns(path))
    assert all(step in left for step in patterns(essential))  # in the same order
    for grid, step in islice(essential.positions(), essential.logic_steps):
        proof.verify(grid, step)
    return essential


def test_a_path_of_singles_is_essential() -> None:
    path = SIMPLE.solve(EASY)
    assert notes_of(path.essential()) == notes_of(path)


def test_steps_on_which_nothing_rests_are_left_out() -> None:
    path = SIMPLE.solve(HARD)
    assert len(patterns(path)) == 8
    essential = check_essential(path)
    assert [str(step) for step in patterns(essential)] == [
        "Naked Pair: 1,6 in r7c29 => r7c568<>1, r7c1<>6",
        "X-Wing: 7 c37 r19 => r1c4,r9c8<>7",
    ]
    assert (len(path), len(essential)) == (63, 57)


def solves(path: Path, without: Step) -> bool:
    """Return whether the patterns of a path, but for one and those that then do not stand, still solve the puzzle."""
    grid = path.puzzle.grid()
    for found_on, step in path.positions():
        runs.run(grid, runs.KINDS)
        stands = all(truth.candidates(grid) == truth.candidates(found_on) for truth in step.truths)
        if step.technique.family != "Singles" and step != without and stands:
            step.apply(grid)
    runs.run(grid, runs.KINDS)
    return not grid.empty


@given(seed=st.integers(0, 10**9))
@examples(40)
def test_of_any_path_just_what_matters_stays(seed: int) -> None:
    path = SIMPLE.solve(minimal_puzzle(seed))
    essential = check_essential(path)
    assert notes_of(essential.essential()) == notes_of(essential)
    if path.by_logic:
        assert not any(solves(essential, without=step) for step in patterns(essential))


@given(seed=st.integers(0, 10**9))
@examples(40)
def test_what_stays_is_found_anew_where_it_stands(seed: int) -> None:
    strategies = {each.technique: each for each in SIMPLE.strategies}
    for grid, step in SIMPLE.solve(minimal_puzzle(seed)).essential().positions():
        assert any(
            set(found.truths) == set(step.truths)
            and set(found.placements) >= set(step.placements)
            and set(found.eliminations) >= set(step.eliminations)
            for found in strategies[step.technique].find(grid)
        ), step


def test_it_is_a_path_like_any_other() -> None:
    essential = SIMPLE.solve(HARD).essential()
    data = path_data(essential)
    assert data["techniques"]["x-wing"] == 1
    assert len(data["steps"]) == len(essential) == essential.logic_steps
    assert [step.technique for step in essential.steps] == list(essential.techniques())
    assert all(step in offered for step, offered in zip(essential.steps, essential.on_offer(), strict=True))


def wrong(puzzle: Puzzle, cell: str, digit: int) -> Path:
    """Return the path to the contradiction in which a wrong digit ends."""
    at = cell_named(cell)
    return SIMPLE.solve(Puzzle(puzzle.givens, placed="." * at + str(digit) + "." * (80 - at)))


@pytest.mark.parametrize(
    ("cell", "digit", "steps", "essential", "names"),
    [("r1c2", 4, 19, 5, []), ("r2c1", 4, 48, 15, ["Naked Pair"]), ("r1c2", 9, 0, 0, [])],
)
def test_of_a_contradiction_stays_what_leads_to_it(
    cell: str, digit: int, steps: int, essential: int, names: list[str]
) -> None:
    path = wrong(HARD, cell, digit)
    assert path.outcome is Outcome.NO_SOLUTION
    shorter = check_essential(path)
    assert (len(path), len(shorter)) == (steps, essential)
    assert [step.name for step in patterns(shorter)] == names
    status = check(Puzzle.of_grid(shorter.end))
    assert isinstance(status, Impossible)
    assert status.conflicts


def test_a_single_is_told_as_it_stands_among_those_that_are_left() -> None:
    path = wrong(HARD, "r2c1", 4)
    essential = check_essential(path)
    for grid, step in essential.positions():
        if isinstance(step.pattern, OnlyPlace):
            blockers = step.pattern.blockers
            assert blockers & ~grid.placed(step.pattern.digit) == 0, explained(step)


@given(seed=st.integers(0, 10**9))
@examples(40)
def test_any_contradiction_is_proved_by_what_stays(seed: int) -> None:
    puzzle = minimal_puzzle(seed)
    cell = seed % 81
    digits = [digit for digit in range(1, 10) if puzzle.grid().digits_of(cell) >> digit & 1]
    for digit in digits:
        placed = "." * cell + str(digit) + "." * (80 - cell)
        check_essential(SIMPLE.solve(Puzzle(puzzle.givens, placed=placed)))


def test_what_a_search_tried_rests_on_the_whole_position() -> None:
    path = Solver(SINGLES, Backtracking()).solve(HARD)
    essential = path.essential()
    assert essential.solution == path.solution
    assert essential.steps[essential.logic_steps :] == path.steps[path.logic_steps :]


def test_a_path_that_did_not_get_far_keeps_what_its_digits_rest_on() -> None:
    hidden_pairs = Solver([*SINGLES, strategy_named("hidden-pair")], fallback=None)
    stuck = hidden_pairs.solve(HARD)
    assert stuck.outcome is Outcome.STUCK
    check_essential(stuck)


class Oracle(Strategy):
    """Knows without a reason that r4c1 is not 4: it names no truth."""

    name = "Oracle"

    def find(self, grid: Grid) -> Iterator[Step]:
        if grid.digits_of(27) >> 4 & 1:
            yield Step(self.technique, CustomPattern(truths=[]), eliminations=[candidate(27, 4)])


def test_a_step_without_proof_rests_on_all_before_it() -> None:
    path = Solver([*SINGLES, *SOME, Oracle()], fallback=None).solve(HARD)
    essential = path.essential()
    assert essential.solution == path.solution


@pytest.mark.parametrize("seconds", [0, 10])
def test_what_is_left_when_the_time_runs_out_is_a_path_too(seconds: float) -> None:
    path = SIMPLE.solve(HARD)
    essential = path.essential(max_seconds=seconds)
    assert len(patterns(essential)) == (2 if seconds else 8)
    assert essential.solution == path.solution
