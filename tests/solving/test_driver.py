"""The driver: which strategies it asks, what it takes of what they offer, and what it tells at each stage."""

import time
from collections.abc import Iterable, Iterator, Sequence
from functools import partial

import attrs
import pytest

from crosshatch.board import clock
from crosshatch.board.board import CLASSIC
from crosshatch.board.candidate import Candidate
from crosshatch.board.clock import OutOfTime
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.logic.step import CellTruth, CustomPattern, Step
from crosshatch.originals.hodoku.simple import HodokuSteps
from crosshatch.originals.original import OriginalPosition
from crosshatch.solving import driver
from crosshatch.solving.driver import SoundOrder, Stage, apply_at_once, apply_in_order, drive, every_step, first_step
from crosshatch.techniques.catalogue import default_strategies, strategies_named
from crosshatch.techniques.singles import search as runs
from crosshatch.techniques.strategy import Strategy, StrategyError

EASY = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
NEEDS_X_WING = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
SEVERAL_SOLUTIONS = Puzzle(EASY.givens[:20] + "." * 10 + EASY.givens[30:])
CLASH = Puzzle("55" + "." * 79)
EMPTY = Puzzle("." * 81)

POINTING, CLAIMING, NAKED_PAIR, X_WING = SIMPLE = strategies_named(["pointing", "claiming", "naked-pair", "x-wing"])


def in_order(strategies: Sequence[Strategy]) -> driver.Order:
    return lambda grid: strategies


def names(stages: Iterable[Stage]) -> list[str]:
    return [stage.strategy.technique.slug if stage.strategy else "" for stage in stages]


class Removes(Strategy):
    """Takes candidates away, one step for each, as long as they are there."""

    name = "Removes"

    def __init__(self, *removed: Candidate) -> None:
        self.removed = removed
        self.asked = 0

    def find(self, grid: Grid) -> Iterator[Step]:
        self.asked += 1
        for each in self.removed:
            if grid.digits_of(each.cell) >> each.digit & 1:
                yield removing(each)


class AssumesUnique(Removes):
    """The same, but only for puzzles with one solution."""

    name = "Assumes Unique"
    assumes_unique = True


def removing(*removed: Candidate) -> Step:
    return Step(Removes.technique, CustomPattern([CellTruth(0)]), eliminations=removed)


def placing(placed: Candidate) -> Step:
    return Step(Removes.technique, CustomPattern([CellTruth(0)]), placements=[placed])


# Turns


def test_what_singles_solve_takes_one_turn() -> None:
    grid = EASY.grid()
    (stage,) = drive(grid, in_order(SIMPLE))
    assert (stage.strategy, stage.steps) == (None, ())
    assert sum(each.placed for each in stage.singles) == EASY.line.count(".")
    assert not grid.empty


def test_each_turn_has_singles_and_then_the_first_step_of_the_first_strategy_that_finds_one() -> None:
    grid = NEEDS_X_WING.grid()
    stages = list(drive(grid, in_order(SIMPLE)))
    pointing, claiming, pair = (each.technique.slug for each in (POINTING, CLAIMING, NAKED_PAIR))
    assert names(stages) == [pointing, pointing, pair, pair, pointing, claiming, "x-wing", ""]
    assert [len(stage.steps) for stage in stages] == [1] * 7 + [0]
    assert [sum(each.placed for each in stage.singles) for stage in stages] == [8, 0, 0, 0, 7, 1, 0, 39]
    assert not grid.empty


def test_a_turn_is_told_before_its_steps_are_applied() -> None:
    grid = EMPTY.grid()
    one, other = Candidate(0, 1), Candidate(40, 5)
    stages = drive(grid, in_order([Removes(one, other)]))
    assert next(stages).steps == (removing(one),)
    assert grid.digits_of(0) >> 1 & 1
    assert next(stages).steps == (removing(other),)
    assert not grid.digits_of(0) >> 1 & 1
    assert next(stages) == Stage([], None, ())
    assert not grid.digits_of(40) >> 5 & 1


def test_later_strategies_are_asked_only_where_earlier_ones_find_nothing() -> None:
    first, second = Removes(Candidate(0, 1)), Removes(Candidate(1, 1))
    assert len(list(drive(EMPTY.grid(), in_order([first, second])))) == 3
    assert (first.asked, second.asked) == (3, 2)


def test_the_order_is_asked_anew_at_each_turn() -> None:
    seen: list[int] = []

    def order(grid: Grid) -> Iterable[Strategy]:
        seen.append(grid.digits_of(0))
        return [Removes(Candidate(0, 1), Candidate(0, 2))]

    assert len(list(drive(EMPTY.grid(), order))) == 3
    assert seen == [0b1111111110, 0b1111111100, 0b1111111000]


def test_singles_are_placed_and_noted_as_the_policy_says() -> None:
    hidden_only = partial(runs.run, kinds=(runs.HIDDEN_SINGLE,))
    (stage,) = drive(EASY.grid(), in_order([]), singles=hidden_only)
    assert {runs.kind_of(each) for each in stage.singles} == {runs.HIDDEN_SINGLE}
    (stage,) = drive(EASY.grid(), in_order([]), singles=lambda grid: ["none"])
    assert stage == Stage(["none"], None, ())


def test_a_grid_that_contradicts_itself_ends_it() -> None:
    untouched = Removes(Candidate(80, 9))
    assert list(drive(CLASH.grid(), in_order([untouched]))) == [Stage([], None, ())]
    assert untouched.asked == 0


def test_a_step_that_breaks_the_grid_ends_it_too() -> None:
    every_candidate = Removes(*(Candidate(0, digit) for digit in range(1, 10)))
    grid = EMPTY.grid()
    *_, last = drive(grid, in_order([every_candidate]), singles=lambda grid: ())
    assert last == Stage((), None, ())
    assert grid.broken


# Choosing and applying


def test_the_first_step_or_every_step_is_taken() -> None:
    both = Removes(Candidate(0, 1), Candidate(1, 1))
    assert first_step(both, EMPTY.grid()) == (removing(Candidate(0, 1)),)
    assert every_step(both, EMPTY.grid()) == (removing(Candidate(0, 1)), removing(Candidate(1, 1)))
    assert first_step(Removes(), EMPTY.grid()) == every_step(Removes(), EMPTY.grid()) == ()


def test_all_steps_of_a_strategy_at_once() -> None:
    both = Removes(Candidate(0, 1), Candidate(1, 1))
    stages = list(drive(EMPTY.grid(), in_order([both]), choose=every_step, apply=apply_at_once))
    assert [len(stage.steps) for stage in stages] == [2, 0]


def test_a_chooser_may_take_any_step_or_none() -> None:
    def last_step(strategy: Strategy, grid: Grid) -> Sequence[Step]:
        return tuple(strategy.find(grid))[-1:]

    some = Removes(Candidate(0, 1), Candidate(1, 1))
    stages = list(drive(EMPTY.grid(), in_order([some]), choose=last_step))
    assert [stage.steps for stage in stages[:2]] == [(removing(Candidate(1, 1)),), (removing(Candidate(0, 1)),)]
    assert names(drive(EMPTY.grid(), in_order([some]), choose=lambda strategy, grid: ())) == [""]


def test_steps_that_agree_are_carried_out_once_where_all_go_at_once() -> None:
    twice = (removing(Candidate(0, 1)), removing(Candidate(0, 1), Candidate(0, 2)))
    grid = EMPTY.grid()
    apply_at_once(grid, twice)
    assert grid.digits_of(0) == 0b1111111000
    placed_twice = (placing(Candidate(1, 4)), placing(Candidate(1, 4)))
    apply_at_once(grid, placed_twice)
    assert grid.value(1) == 4


def test_in_order_a_later_step_must_still_change_something() -> None:
    with pytest.raises(StrategyError, match="Removes found a step that changes nothing: Removes => r1c1<>1"):
        apply_in_order(EMPTY.grid(), [removing(Candidate(0, 1)), removing(Candidate(0, 1))])


def test_a_step_that_changes_nothing_is_an_error_either_way() -> None:
    grid = EASY.grid()
    for apply in (apply_in_order, apply_at_once):
        with pytest.raises(StrategyError, match="Removes found a step that changes nothing"):
            apply(grid, [removing(Candidate(2, 1))])


def test_a_step_that_places_what_it_removes_is_an_error_either_way() -> None:
    both = attrs.evolve(placing(Candidate(0, 1)), eliminations=[Candidate(0, 1)])
    for apply in (apply_in_order, apply_at_once, OriginalPosition(HodokuSteps()).apply):
        with pytest.raises(StrategyError, match=r"cannot be carried out .*: 1 is not a candidate of r1c1"):
            apply(EMPTY.grid(), [both])


def test_steps_that_place_different_digits_in_a_cell_are_an_error() -> None:
    with pytest.raises(StrategyError, match=r"cannot be carried out \(Removes: r1c1=2\): 2 is not a candidate of r1c1"):
        apply_at_once(EMPTY.grid(), [placing(Candidate(0, 1)), placing(Candidate(0, 2))])


def test_a_step_that_cannot_be_carried_out_is_blamed_on_its_strategy() -> None:
    with pytest.raises(StrategyError, match=r"cannot be carried out \(Removes: r1c1=3\): 3 is not a candidate of r1c1"):
        apply_in_order(EASY.grid(), [placing(Candidate(0, 3))])


# The deadline


def test_a_deadline_that_has_passed_ends_it_before_anything_is_done() -> None:
    grid = EASY.grid()
    with pytest.raises(OutOfTime, match="out of time"):
        next(drive(grid, in_order([]), deadline=time.monotonic() - 1))
    assert grid.line() == EASY.line


def test_the_clock_is_looked_at_before_each_turn_and_each_strategy(monkeypatch: pytest.MonkeyPatch) -> None:
    idle, once = Removes(), Removes(Candidate(0, 1))
    now = iter(range(10))
    monkeypatch.setattr(clock, "monotonic", lambda: next(now))
    stages = drive(EMPTY.grid(), in_order([idle, once]), deadline=5)
    assert names([next(stages), next(stages)]) == ["removes", ""]
    assert (idle.asked, once.asked) == (2, 1)
    with pytest.raises(OutOfTime):
        next(stages)
    assert next(now) == 6


def test_the_singles_placed_when_the_time_runs_out_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter([1, 3])
    monkeypatch.setattr(clock, "monotonic", lambda: next(now))
    stages = drive(NEEDS_X_WING.grid(), in_order(SIMPLE), deadline=2)
    last = next(stages)
    assert (last.strategy, last.steps) == (None, ())
    assert sum(each.placed for each in last.singles) == 8
    with pytest.raises(OutOfTime):
        next(stages)


def test_the_clock_is_looked_at_between_the_steps_of_a_strategy(monkeypatch: pytest.MonkeyPatch) -> None:
    now = iter(range(10))
    monkeypatch.setattr(clock, "monotonic", lambda: next(now))
    many = Removes(*(Candidate(0, digit) for digit in range(1, 10)))
    stages = drive(EMPTY.grid(), in_order([many]), choose=every_step, apply=apply_at_once, deadline=4)
    assert next(stages).strategy is None
    assert next(now) == 5


def test_a_deadline_from_above_counts_too() -> None:
    with clock.until(time.monotonic() - 1), pytest.raises(OutOfTime):
        next(drive(EASY.grid(), in_order([])))


def test_a_deadline_does_not_hold_for_the_reader_of_the_turns() -> None:
    stages = drive(EMPTY.grid(), in_order([Removes(Candidate(0, 1))]), deadline=time.monotonic() + 60)
    next(stages)
    assert clock.seconds_left() is None


# Which strategies are sound


@pytest.fixture
def counts(monkeypatch: pytest.MonkeyPatch) -> list[Puzzle]:
    """The puzzles whose solutions have been counted."""
    counted: list[Puzzle] = []
    count = driver.count_solutions

    def counting(puzzle: Puzzle, limit: int) -> int:
        counted.append(puzzle)
        return count(puzzle, limit)

    monkeypatch.setattr(driver, "count_solutions", counting)
    return counted


def test_all_strategies_are_sound_where_the_givens_have_one_solution() -> None:
    strategies = tuple(each for each in default_strategies() if each.works_on(CLASSIC))
    assert any(each.technique.assumes_unique for each in strategies)
    started = Puzzle(EASY.givens, "4" + "." * 80, removed=[Candidate(1, 1)])
    for puzzle in (EASY, started):
        assert tuple(SoundOrder(strategies, puzzle)(puzzle.grid())) == strategies


def test_none_that_assumes_so_is_sound_where_the_givens_alone_have_several() -> None:
    strategies = [each for each in default_strategies() if each.works_on(CLASSIC)]
    sound = [each for each in strategies if not each.technique.assumes_unique]
    placed = Puzzle(SEVERAL_SOLUTIONS.givens, "4" + "." * 80)
    removed = Puzzle(SEVERAL_SOLUTIONS.givens, removed=[Candidate(0, 4)])
    for puzzle in (SEVERAL_SOLUTIONS, placed, removed):
        assert list(SoundOrder(strategies, puzzle)(puzzle.grid())) == sound


def test_solutions_are_counted_when_a_strategy_asks_for_it_and_once_only(counts: list[Puzzle]) -> None:
    order = SoundOrder([Removes(), AssumesUnique(), AssumesUnique()], EASY)
    asked = iter(order(EASY.grid()))
    assert next(asked) == Removes()
    assert counts == []
    assert len(list(asked)) == 2
    assert len(list(order(EASY.grid()))) == 3
    assert counts == [EASY]


def test_what_is_known_to_have_one_solution_is_not_counted(counts: list[Puzzle]) -> None:
    assert len(list(SoundOrder([AssumesUnique()], EASY, unique=True)(EASY.grid()))) == 1
    assert counts == []


@pytest.mark.parametrize(
    "position",
    [Puzzle(SEVERAL_SOLUTIONS.givens, "4" + "." * 80), Puzzle(SEVERAL_SOLUTIONS.givens, removed=[Candidate(0, 4)])],
)
def test_a_position_with_one_solution_says_nothing_of_its_givens(position: Puzzle, counts: list[Puzzle]) -> None:
    assert list(SoundOrder([AssumesUnique()], position, unique=True)(position.grid())) == []
    assert counts == [Puzzle(SEVERAL_SOLUTIONS.givens)]
