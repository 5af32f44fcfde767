"""The one driver: ask the strategies in order, take what the policy takes, tell of it, apply it, go on.

Solving, explaining, grading in rounds, HoDoKu's path and the generator's quick looks are readers of its turns, and
differ in a few functions: how singles are placed, which strategies are asked, what is taken of what they offer.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple, TypeAlias

from ..board.grid import Grid
from ..board.puzzle import EMPTY, Puzzle
from ..logic.clock import NEVER, OutOfTime, look, until, watched
from ..logic.step import Step
from ..position.status import count_solutions
from ..techniques.asking import steps_of
from ..techniques.singles import rounds
from ..techniques.strategy import Strategy, carry_out, check_changed, refused

Choose: TypeAlias = Callable[[Strategy, Grid], Sequence[Step]]
"""What takes steps of those that a strategy finds on a grid; none where it finds none."""

Order: TypeAlias = Callable[[Grid], Iterable[Strategy]]
"""What says which strategies are asked on a grid, in order."""


class Turn(NamedTuple):
    """What happens at once: the singles that were placed, and then the steps of one strategy that are taken.

    ``singles`` are as the policy notes them, with what else it takes with them, such as locked candidates.
    ``strategy`` is None, and there are no ``steps``, in the last turn: the grid is full or broken then, or all
    strategies are stuck.
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
    """Take all steps of a strategy at once."""
    return tuple(watched(steps_of(strategy, grid)))


def apply_in_order(grid: Grid, steps: Iterable[Step]) -> None:
    """Carry steps out, one after the other.

    Raises StrategyError where one cannot be carried out, or changes nothing.
    """
    for step in steps:
        carry_out(step, grid)


def apply_at_once(grid: Grid, steps: Sequence[Step]) -> None:
    """Carry out steps that were all found on the grid as it is; what several of them conclude is done once.

    Raises StrategyError where one cannot be carried out, or would change nothing.
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
) -> Iterator[Turn]:
    """Solve a grid by strategies, and yield each turn when its singles are placed and its steps are not yet applied.

    They are applied when the next turn is asked for.

    - ``order``: the strategies to ask, simplest first, for the grid as it is then;
    - ``singles``: places singles until there are none, and notes them; it may take other simple steps with them;
    - ``choose``: takes steps of the first strategy that has any;
    - ``apply``: carries them out;
    - ``deadline``: when to stop, by ``time.monotonic()``; one that holds where a turn is asked for counts as well
      (``logic.clock``).

    The clock is looked at before each strategy is asked, and wherever strategies and choosers look themselves.  Raises
    OutOfTime once the deadline has passed, after a last turn with the singles that were placed until then; and
    StrategyError where a custom strategy fails, or a step is none.
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
            yield Turn(placed, strategy, steps)
            apply(grid, steps)
        else:
            yield Turn(placed, None, ())
            break
    if late:
        raise late


class SoundOrder:
    """The order of a pipeline without those strategies whose argument does not hold in a puzzle.

    Techniques that assume one solution are left out where the givens have several.  Placed cells and removed candidates
    do not count: they may themselves rest on there being one solution.  The solutions are counted at most once and only
    when such a technique is asked for.  ``unique`` says so where it is known of the puzzle as it stands.
    """

    def __init__(self, strategies: Sequence[Strategy], puzzle: Puzzle, unique: bool = False) -> None:
        self._strategies = strategies
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
            self._sound = count_solutions(Puzzle(self._puzzle.givens), 2) == 1
        return self._sound
