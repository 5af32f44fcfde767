"""The paths of original programs: their engines take the simple steps, strategies find the others.

Most puzzles need simple steps alone.  Then there is nothing else to do: no grid, no ``Step``, and no solutions to count
either, since such steps hold in every puzzle, and so leave only one solution where they come to the end.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from ..board.candidate import Candidate
from ..board.grid import Grid
from ..board.puzzle import Puzzle, check_is_puzzle
from ..driver import Choose, SoundOrder, Turn, drive
from ..engine.clock import look
from ..engine.simple import kinds
from ..engine.simple.steps import SimpleSteps
from ..step import Step
from ..strategies.base import Strategy, check_changed, refused
from ..strategies.catalogue import strategy_named
from .scale import check_gradable

SLUGS = {
    kinds.FULL_HOUSE: "full-house",
    kinds.NAKED_SINGLE: "naked-single",
    kinds.HIDDEN_SINGLE: "hidden-single",
    kinds.HIDDEN_SINGLE_IN_BOX: "hidden-single-in-a-box",
    kinds.HIDDEN_SINGLE_IN_LINE: "hidden-single-in-a-line",
    kinds.DIRECT_POINTING: "direct-pointing",
    kinds.DIRECT_HIDDEN_PAIR: "direct-hidden-pair",
    kinds.DIRECT_HIDDEN_TRIPLE: "direct-hidden-triple",
    kinds.POINTING: "locked-candidates-type-1-pointing",
    kinds.CLAIMING: "locked-candidates-type-2-claiming",
    kinds.LOCKED_PAIR: "locked-pair",
    kinds.LOCKED_TRIPLE: "locked-triple",
    kinds.NAKED_PAIR: "naked-pair",
    kinds.NAKED_TRIPLE: "naked-triple",
    kinds.NAKED_QUADRUPLE: "naked-quadruple",
    kinds.HIDDEN_PAIR: "hidden-pair",
    kinds.HIDDEN_TRIPLE: "hidden-triple",
    kinds.HIDDEN_QUADRUPLE: "hidden-quadruple",
}
"""The technique of each kind of simple step, by its slug."""

TECHNIQUES = tuple(strategy_named(SLUGS[kind]).technique for kind in range(len(SLUGS)))
"""The technique of each kind of simple step."""


def counted(steps: Sequence[int]) -> list[tuple[int, int]]:
    """Return how many steps there are of each kind, given as bytes, in the order of their first use."""
    of_kinds = bytes(steps)
    return [(kind, of_kinds.count(kind)) for kind in dict.fromkeys(of_kinds)]


class OriginalPosition:
    """A puzzle on the way of an original program: the marks for its simple steps and, if needed, a grid for others.

    The simple steps are always taken as far as they go.  ``in_turn`` returns the eliminations of a step in the order in
    which the program carries them out.
    """

    def __init__(
        self,
        puzzle: Puzzle,
        simple: SimpleSteps,
        in_turn: Callable[[Step], Iterable[Candidate]] = lambda step: step.eliminations,
    ) -> None:
        check_is_puzzle(puzzle)
        self._puzzle = puzzle
        self._simple = simple
        self._in_turn = in_turn
        self._told = 0  # simple steps that were carried out on the grid
        self.solved = simple.load(puzzle.line.encode()) and self._go_on(puzzle.removed)

    def turns(self, strategies: Sequence[Strategy], choose: Choose) -> Iterator[Turn]:
        """Yield the path: its simple steps by their kinds, in place of singles, and the steps of strategies.

        ``strategies`` are those that are asked where there is no simple step, and ``choose`` takes what the program
        takes of what one finds.  Raises UngradablePuzzle where there is not exactly one solution, and OutOfTime, after
        a last turn, where the deadline that holds has passed.
        """
        if self.solved:
            look()
            return iter((Turn(self._simple.kinds(0), None, ()),))
        check_gradable(self._puzzle)
        order = SoundOrder(strategies, self._puzzle, unique=True)
        return drive(self._puzzle.grid(), order, self._tell_simple, choose, self.apply)

    def _tell_simple(self, grid: Grid) -> bytes:
        """Carry the simple steps out on the grid that were not yet, and return their kinds."""
        first, self._told = self._told, self._simple.count
        self._simple.carry_out(grid, first)
        return self._simple.kinds(first)

    def apply(self, grid: Grid, steps: Sequence[Step]) -> None:
        """Carry out steps on a grid and on the marks, and take the simple steps that follow.

        Raises StrategyError where one cannot be carried out, or changes nothing.
        """
        for step in steps:
            changed = bool(step.placements)
            try:
                for each in self._in_turn(step):
                    changed |= grid.eliminate(each.cell, each.digit)
                    self._simple.eliminate(each.cell, each.digit)
                for each in step.placements:
                    grid.place(each.cell, each.digit)
                    self._simple.place(each.cell, each.digit)
            except ValueError as error:
                raise refused(step, error) from error
            check_changed(step, changed)
        self.solved = self._go_on()

    def _go_on(self, removed: Iterable[Candidate] = ()) -> bool:
        """Take candidates away, and then simple steps as far as they go; return whether they come to the end."""
        for each in removed:
            self._simple.eliminate(each.cell, each.digit)
        return self._simple.run()
