"""The main loop of all solving: ask strategies in order, choose among their steps, report, apply, repeat.

Solving, explaining, grading in rounds, HoDoKu's path and the quick checks of the generator all use this loop.  They
differ in a few functions: how singles are placed, which strategies are asked, and which of their steps are taken.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from ..board.board import Board
from ..board.clock import NEVER, OutOfTime, look, until, watched
from ..board.grid import Grid
from ..board.puzzle import EMPTY, Puzzle
from ..logic.step import Step
from ..position.status import count_solutions
from ..techniques.custom_code import steps_of
from ..techniques.singles import rounds
from ..techniques.strategy import Strategy, carry_out, check_changed, refused

Choose: TypeAlias = Callable[[Strategy, Grid], Sequence[Step]]
"""A function that chooses among the steps that a strategy finds on a grid; empty if it finds none."""

Order: TypeAlias = Callable[[Grid], Iterable[Strategy]]
"""A function that returns the strategies to ask on a grid, in order."""


class Stage(NamedTuple):
    """One pass of the loop: the singles that were placed, and then the steps taken from one strategy.

    ``singles`` are in the form that the policy records, together with other steps that it takes along, such as locked
    candidates.  In the last stage, ``strategy`` is None and ``steps`` is empty: the grid is full or broken, or no
    strategy finds a step.
    """

    singles: Sequence[Any]
    strategy: Strategy | None
    steps: Sequence[Step]


def first_step(strategy: Strategy, grid: Grid) -> Sequence[Step]:
    """Take the first step of a strategy."""
    for step in steps_of(strategy, grid):
        return (step,)
    return ()


def every_step(strategy: Strategy, grid: Grid) -> Sequence[Step]:
    """Take all steps of a strategy."""
    return tuple(watched(steps_of(strategy, grid)))


def apply_in_order(grid: Grid, steps: Iterable[Step]) -> None:
    """Apply steps one after another.

    Raises StrategyError if a step cannot be applied or changes nothing.
    """
    for step in steps:
        carry_out(step, grid)


def apply_at_once(grid: Grid, steps: Sequence[Step]) -> None:
    """Apply steps that were all found on the present grid; conclusions shared by several are applied once.

    Raises StrategyError if a step cannot be applied or would change nothing.
    """
    for step in steps:
        conclusions = step.placements + step.eliminations
        check_changed(step, any(grid.digits_of(each.cell) >> each.digit & 1 for each in conclusions))
    for removed in {each for step in steps for each in step.eliminations}:
        grid.eliminate(removed.cell, removed.digit)
    for step in steps:
        try:
            for placed in step.placements:
                if grid.value(placed.cell) != placed.digit:
                    grid.place(placed.cell, placed.digit)
        except ValueError as error:
            raise refused(step, error) from error


def drive(
    grid: Grid,
    order: Order,
    singles: Callable[[Grid], Sequence[Any]] = rounds.run,
    choose: Choose = first_step,
    apply: Callable[[Grid, Sequence[Step]], None] = apply_in_order,
    deadline: float = NEVER,
) -> Iterator[Stage]:
    """Solve a grid with strategies; yield each stage after its singles are placed and before its steps are applied.

    The steps are applied when the next stage is requested.

    - ``order``: returns the strategies to ask for the present grid, easiest first;
    - ``singles``: places singles until there are none, and records them; it may take other simple steps along;
    - ``choose``: takes steps of the first strategy that finds any;
    - ``apply``: applies them;
    - ``deadline``: when to stop, by ``time.monotonic()``; a deadline of the caller (``board.clock``) applies as well.

    The clock is checked before each strategy, and wherever strategies and choosers check it themselves.

    Raises OutOfTime after the deadline, following a last stage with the singles placed so far; and StrategyError if a
    custom strategy fails or yields an invalid step.
    """
    while True:
        late: OutOfTime | None = None
        strategy: Strategy | None = None
        steps: Sequence[Step] = ()
        with until(deadline):
            look()
            placed = singles(grid)
            try:
                if grid.empty and not grid.broken:
                    for strategy in watched(order(grid)):
                        steps = choose(strategy, grid)
                        if steps:
                            break
            except OutOfTime as error:
                late = error
        if strategy and steps:
            yield Stage(placed, strategy, steps)
            apply(grid, steps)
        else:
            yield Stage(placed, None, ())
            break
    if late:
        raise late


_KEPT: dict[tuple[int, Board], tuple[Sequence[Strategy], Sequence[Strategy]]] = {}


def strategies_on(board: Board, strategies: Sequence[Strategy]) -> Sequence[Strategy]:
    """Return those of some strategies that work on a board; the result for the same sequence is kept."""
    key = id(strategies), board
    kept, found = _KEPT.get(key, ((), ()))
    if kept is not strategies:
        if len(_KEPT) >= 64:
            _KEPT.clear()
        found = tuple(each for each in strategies if each.works_on(board))
        _KEPT[key] = strategies, found
    return found


class SoundOrder:
    """The order of a list of strategies, without those whose argument does not hold in the puzzle.

    Techniques that assume a unique solution are skipped if the givens have several.  Placed digits and removed
    candidates are ignored here, because they may result from that assumption.  Solutions are counted at most once, and
    only when such a technique is about to be asked.  If uniqueness is already known, pass it as ``unique``.
    """

    def __init__(self, strategies: Sequence[Strategy], puzzle: Puzzle, unique: bool = False) -> None:
        self._strategies = strategies_on(puzzle.board, strategies)
        self._puzzle = puzzle
        self._sound = True if unique and puzzle.placed == EMPTY and not puzzle.removed else None

    def __call__(self, grid: Grid) -> Iterable[Strategy]:
        """Return the strategies to ask."""
        return self._strategies if self._sound else self._checked()

    def _checked(self) -> Iterator[Strategy]:
        for strategy in self._strategies:
            if not strategy.technique.assumes_unique or self._givens_have_one_solution():
                yield strategy

    def _givens_have_one_solution(self) -> bool:
        if self._sound is None:
            self._sound = count_solutions(Puzzle(self._puzzle.givens, board=self._puzzle.board), 2) == 1
        return self._sound
