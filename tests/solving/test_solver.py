"""The solver: its pipeline, what it says of an outcome, and what it does with strategies that go wrong."""

import pickle
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

import pytest

from crosshatch.board.candidate import Candidate
from crosshatch.board.grid import Grid
from crosshatch.board.houses import BOXES_MASK, LINES_MASK
from crosshatch.board.puzzle import Puzzle
from crosshatch.grading.crosshatch import CrosshatchScale
from crosshatch.logic.step import CellTruth, CustomPattern, Step, UnprovenStep
from crosshatch.position.status import check, count_solutions
from crosshatch.solving.record import Record
from crosshatch.solving.search import Search
from crosshatch.solving.solver import Outcome, Solver
from crosshatch.techniques.catalogue import strategies_named, strategy_named
from crosshatch.techniques.singles.pattern import OnlyPlace
from crosshatch.techniques.singles.strategy import NakedSingle
from crosshatch.techniques.strategy import Strategy, StrategyError
from engines import QUICK

EASY = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
NEEDS_X_WING = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
SINGLES = strategies_named(["full-house", "hidden-single", "naked-single"])


class Wrong(Strategy):
    """A strategy that says what it is told to."""

    name = "Wrong"

    def __init__(self, placed: tuple[Candidate, ...] = (), removed: tuple[Candidate, ...] = ()) -> None:
        self.placed = placed
        self.removed = removed

    def find(self, grid: Grid) -> Iterator[Step]:
        yield Step(
            self.technique, CustomPattern(truths=[CellTruth(2)]), placements=self.placed, eliminations=self.removed
        )


class WrongOnce(Wrong):
    """The same, as long as there is anything to remove."""

    def find(self, grid: Grid) -> Iterator[Step]:
        if any(grid.digits_of(each.cell) >> each.digit & 1 for each in self.removed):
            yield from super().find(grid)


class Blind(Search):
    """A search that finds nothing."""

    name = "Blind"

    def explore(self, grid: Grid, record: Record) -> None:
        pass


class NoFives(NakedSingle):
    """A naked single that leaves the fives alone."""

    name = "Naked Single but 5"

    def find(self, grid: Grid) -> Iterator[Step]:
        return (step for step in super().find(grid) if step.placements[0].digit != 5)


def test_logic_that_finishes_says_so() -> None:
    path = Solver(SINGLES, fallback=None).solve(EASY)
    assert (path.outcome, path.by_logic) == (Outcome.LOGIC, True)


def test_logic_that_is_stuck_did_not_solve_it() -> None:
    path = Solver([strategy_named("full-house")], fallback=None).solve(EASY)
    assert (path.outcome, path.by_logic, path.solution) == (Outcome.STUCK, False, None)


def test_a_search_that_finishes_is_no_logic() -> None:
    path = Solver([strategy_named("full-house")]).solve(EASY)
    assert (path.outcome, path.by_logic) == (Outcome.SEARCH, False)


def test_a_step_that_changes_nothing_is_blamed_on_its_strategy() -> None:
    with pytest.raises(StrategyError, match=r"the strategy Wrong of the package \w+ found a step that changes nothing"):
        Solver([Wrong(removed=(Candidate(0, 9),))]).solve(EASY)


def test_a_step_that_cannot_be_carried_out_is_blamed_on_its_strategy() -> None:
    with pytest.raises(StrategyError, match="3 is not a candidate of r1c1"):
        Solver([Wrong(placed=(Candidate(0, 3),))]).solve(EASY)


def test_a_wrong_step_is_found_out_when_it_ends_in_a_contradiction() -> None:
    with pytest.raises(UnprovenStep, match="Wrong"):
        Solver([WrongOnce(removed=(Candidate(2, 4),)), *SINGLES]).solve(EASY)


def test_a_single_of_one_s_own_is_asked_and_not_the_engine() -> None:
    path = Solver([NoFives], fallback=None).solve(EASY)
    assert all(step.placements[0].digit != 5 for step in path.steps)


@pytest.mark.parametrize("houses", [(BOXES_MASK,), (LINES_MASK,), (0b111111111, BOXES_MASK)])
def test_hidden_singles_are_placed_in_the_houses_asked_for(houses: tuple[int, ...]) -> None:
    path = Solver([strategy_named("hidden-single", houses=houses)], fallback=None).solve(EASY)
    found = [step.pattern.house for step in path.steps if isinstance(step.pattern, OnlyPlace)]
    assert len(found) == len(path) > 0
    assert all(any(mask >> house & 1 for mask in houses) for house in found)


def test_what_came_before_the_search_is_known() -> None:
    path = Solver([strategy_named("hidden-single")]).solve(EASY)
    assert path.logic_steps == len(path) == 51
    path = Solver([strategy_named("full-house")]).solve(EASY)
    assert path.logic_steps == 0 < len(path)


def test_a_search_that_misses_the_solution_is_blamed() -> None:
    with pytest.raises(StrategyError, match=r"Blind.* found no solution, though there is one"):
        Solver([strategy_named("full-house")], fallback=Blind()).solve(EASY)


def test_a_position_that_contradicts_itself_offers_no_steps() -> None:
    assert list(Solver().steps(Puzzle("55" + "." * 79))) == []


@pytest.mark.parametrize("ask", [Solver().solve, Solver().next_step, check, count_solutions, CrosshatchScale().grade])
def test_a_text_is_no_puzzle(ask: Callable[[Any], object]) -> None:
    with pytest.raises(TypeError, match=r"expected a Puzzle, not a str; use Puzzle\(line\) for 81 characters, read"):
        ask(EASY.line)


# What was on offer


def test_the_steps_of_its_technique_that_were_on_offer_at_each_step() -> None:
    path = Solver(fallback=None).solve(NEEDS_X_WING)
    offers = list(path.on_offer())
    assert len(offers) == len(path)
    for step, offered in zip(path.steps, offers, strict=True):
        assert step in offered
        assert {each.technique for each in offered} == {step.technique}
    assert [len(each) for each in offers[8:14]] == [2, 1, 2, 1, 2, 2]


def test_all_steps_that_were_on_offer_at_each_step() -> None:
    solver = Solver(QUICK, fallback=None)
    path = solver.solve(NEEDS_X_WING)
    positions = (Puzzle.of_grid(grid) for grid, _ in path.positions())
    for position, offered in islice(zip(positions, path.all_on_offer(), strict=True), 12):
        assert offered == tuple(solver.steps(position))


def test_nothing_is_on_offer_where_a_search_takes_over() -> None:
    path = Solver([strategy_named("hidden-single")]).solve(NEEDS_X_WING)
    assert path.search
    assert len(list(path.on_offer())) == path.logic_steps < len(path)


def test_what_assumes_one_solution_is_not_on_offer_where_there_are_several() -> None:
    several = Puzzle(NEEDS_X_WING.givens[:-1] + ".")
    path = Solver(QUICK, fallback=None).solve(several)
    assert not any(each.technique.assumes_unique for offered in path.all_on_offer() for each in offered)


def test_a_step_of_a_path_knows_its_position() -> None:
    hard = Puzzle("....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7.......")
    path = Solver(fallback=None).solve(hard)
    for steps, found in ((path.steps, path), (path.essential().steps, path.essential())):
        for step, (grid, _) in zip(steps, found.positions(), strict=True):
            assert step.position == grid
    step = path.steps[0]
    assert pickle.loads(pickle.dumps(step)) == step
    assert next(Solver().steps(hard)).position is None


def test_a_path_is_printed_as_its_steps() -> None:
    path = Solver().solve(Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"))
    first, *_, last = str(path).splitlines()
    assert first == f"1. {path.steps[0]}"
    assert last == f"solved by logic, {len(path)} steps"
    assert repr(path) == f"<Path of {path.puzzle!r}: {last}>"
