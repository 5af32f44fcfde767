"""HoDoKu's path: its singles as they arise, and else the first step of the first technique that has one."""

from collections.abc import Sequence
from typing import NamedTuple

from ..board.errors import OutOfTime
from ..board.grid import Grid
from ..board.puzzle import Puzzle
from ..driver import SoundOrder, drive
from ..engine.hodoku.singles import SinglesQueue
from ..step import Step
from ..strategies.base import Strategy, check_changed, refused
from .hodoku_choice import chosen, in_turn
from .scale import out_of_time

SINGLES = ("Full House", "Naked Single", "Hidden Single")
"""The names of the kinds of singles."""


class HodokuPosition:
    """A grid with HoDoKu's two queues of singles (``engine.hodoku.singles``)."""

    def __init__(self, puzzle: Puzzle) -> None:
        """Start from a puzzle, cell by cell, and then take its removed candidates away."""
        self.grid = Grid([0] * 81, givens=puzzle.grid().givens)
        self._queue = SinglesQueue(self.grid)
        for cell, digit in enumerate(puzzle.values):
            if digit:
                self._queue.place(cell, digit)
        for each in puzzle.removed:
            self._queue.eliminate(each.cell, each.digit)

    def take_singles(self) -> list[str]:
        """Place singles, the one that is next in HoDoKu's order each time; return the names of their techniques."""
        return [SINGLES[kind] for kind in self._queue.take_all()]

    def apply(self, steps: Sequence[Step]) -> None:
        """Carry steps out, and note the singles that arise.

        Raises StrategyError where one cannot be carried out, or changes nothing.
        """
        for step in steps:
            changed = bool(step.placements)
            try:
                for each in in_turn(step):
                    changed |= self._queue.eliminate(each.cell, each.digit)
                for each in step.placements:
                    self._queue.place(each.cell, each.digit)
            except ValueError as error:
                raise refused(step, error) from error
            check_changed(step, changed)


class HodokuPath(NamedTuple):
    """The steps of a path in order: the names of their techniques, and of those that they were asked for as.

    A step scores as what it was asked for.
    """

    names: list[str]
    asked: list[str]


def hodoku_path(puzzle: Puzzle, strategies: Sequence[Strategy]) -> HodokuPath:
    """Return the steps of HoDoKu's path in order, as far as the strategies go.

    The puzzle must have one solution; ``strategies`` are those beyond singles, in HoDoKu's order.  Raises OutOfTime,
    with the techniques until then, where the deadline that holds has passed.
    """
    position = HodokuPosition(puzzle)
    path = HodokuPath([], [])
    turns = drive(
        position.grid,
        SoundOrder(strategies, puzzle, unique=True),
        lambda _: position.take_singles(),
        chosen,
        lambda _, steps: position.apply(steps),
    )
    try:
        for turn in turns:
            path.names.extend(turn.singles)
            path.asked.extend(turn.singles)
            if turn.strategy is not None:
                path.names.extend(step.name for step in turn.steps)
                path.asked.extend(turn.strategy.technique.title for _ in turn.steps)
    except OutOfTime as error:
        raise out_of_time(path.names) from error
    return path
