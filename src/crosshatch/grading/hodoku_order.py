"""HoDoKu's path: its simple steps by an engine, and else the first step of the first technique that has one."""

from collections.abc import Sequence

from ..board.errors import OutOfTime
from ..board.puzzle import Puzzle
from ..engine.hodoku.simple import HodokuSteps
from ..strategies.base import Strategy
from .hodoku_choice import chosen, in_turn
from .originals import TECHNIQUES, OriginalPosition, counted
from .scale import out_of_time


class HodokuPath:
    """What is counted of a path: the steps by the ``names`` of their techniques, and by those that were ``asked`` for.

    A step scores as what it was asked for.  Both are in the order of their first use.
    """

    def __init__(self) -> None:
        self.names: dict[str, int] = {}
        self.asked: dict[str, int] = {}

    def add(self, name: str, asked: str, count: int = 1) -> None:
        """Count steps of a technique that were found where another, or the same, was asked for."""
        self.names[name] = self.names.get(name, 0) + count
        self.asked[asked] = self.asked.get(asked, 0) + count


def hodoku_path(puzzle: Puzzle, strategies: Sequence[Strategy]) -> HodokuPath:
    """Return what is counted of HoDoKu's path, as far as the strategies go.

    ``strategies`` are those beyond the simple steps of the engine (``engine.hodoku.simple``), in HoDoKu's order.

    Raises UngradablePuzzle where the puzzle does not have exactly one solution, and OutOfTime, with the techniques
    until then, where the deadline that holds has passed.
    """
    path = HodokuPath()
    try:
        for turn in OriginalPosition(puzzle, HodokuSteps(), in_turn).turns(strategies, chosen):
            for kind, count in counted(turn.singles):
                path.add(TECHNIQUES[kind].title, TECHNIQUES[kind].title, count)
            for step in turn.steps:
                path.add(step.name, turn.strategy.technique.title if turn.strategy else step.name)
    except OutOfTime as error:
        raise out_of_time(path.names) from error
    return path
