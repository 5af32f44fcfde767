"""The paths of original programs: an engine takes the simple steps, and strategies find all others.

Most puzzles need only simple steps.  They need no grid, no ``Step`` and no count of solutions: simple steps are valid
in every puzzle, so a puzzle that they solve has exactly one solution.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from ..board.candidate import Candidate
from ..board.clock import look
from ..board.grid import Grid
from ..board.puzzle import Puzzle, check_is_puzzle
from ..logic.step import Step
from ..solving.driver import Choose, SoundOrder, Stage, drive, first_step
from ..solving.scale import check_gradable
from ..techniques.catalogue import strategy_named
from ..techniques.strategy import Strategy, check_changed, refused
from .simple import kinds
from .simple.steps import SimpleSteps

InTurn: TypeAlias = Callable[[Step], Iterable[Candidate]]
"""A function that returns the eliminations of a step in the order in which a program carries them out."""


def _as_they_are(step: Step) -> Iterable[Candidate]:
    return step.eliminations


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
    kinds.X_WING: "x-wing",
}
"""The technique of each kind of simple step, by its slug."""

TECHNIQUES = tuple(strategy_named(SLUGS[kind]).technique for kind in range(len(SLUGS)))
"""The technique of each kind of simple step."""


def stages(
    puzzle: Puzzle,
    simple: SimpleSteps,
    strategies: Sequence[Strategy],
    choose: Choose = first_step,
    in_turn: InTurn = _as_they_are,
) -> Iterable[Stage]:
    """Return the path of a program in stages: simple steps, as kinds with their counts, and a strategy's steps.

    - ``simple``: the program's engine, which takes all available simple steps;
    - ``strategies``: the strategies for other steps, in order;
    - ``choose``: chooses the steps that the program takes among those that a strategy finds;
    - ``in_turn``: returns the eliminations of a step in the order in which the program carries them out.

    Raises UngradablePuzzle if there is not exactly one solution, and OutOfTime, after a last stage, if the current
    deadline has passed.
    """
    check_is_puzzle(puzzle, what="the path of an original program")
    if simple.load(puzzle.line.encode()):
        for each in puzzle.removed:
            simple.eliminate(each.cell, each.digit)
        if simple.run():
            look()
            return (Stage(simple.counts(0), None, ()),)
    check_gradable(puzzle)
    order = SoundOrder(strategies, puzzle, unique=True)
    position = OriginalPosition(simple, in_turn)
    return drive(puzzle.grid(), order, position.take_simple, choose, position.apply)


class OriginalPosition:
    """The marks on which an original program takes its simple steps, synchronised with a grid for strategies.

    All simple steps must have been taken beforehand.
    """

    def __init__(self, simple: SimpleSteps, in_turn: InTurn = _as_they_are) -> None:
        self._simple = simple
        self._in_turn = in_turn
        self._told = 0  # the changes already made to the grid
        self._is_behind = False

    def take_simple(self, grid: Grid) -> list[tuple[int, int]]:
        """Take all available simple steps, on the grid as well, and return their kinds with their counts."""
        simple, first = self._simple, self._told
        if self._is_behind:
            simple.run()
        simple.carry_out(grid, first)
        self._told = simple.count
        return simple.counts(first)

    def apply(self, grid: Grid, steps: Sequence[Step]) -> None:
        """Carry out steps on the grid and on the marks.

        Raises StrategyError if one cannot be carried out, or changes nothing.
        """
        self._is_behind = True
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
