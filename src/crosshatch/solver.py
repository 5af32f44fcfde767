"""The pipeline: strategies in order, simplest first, and a search where they are stuck.

The solver takes the first step of the first strategy that finds one, applies it and begins again (``driver``).  What it
returns is the path: every step, so that a puzzle can be explained and graded.
"""

import time
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import partial
from typing import TypeAlias

import attrs

from . import proof
from .board.errors import StrategyError
from .board.grid import Grid
from .board.puzzle import Puzzle, check_is_puzzle
from .driver import SoundOrder, drive
from .engine.search import counting
from .engine.singles import runs
from .messages import counted
from .search import Backtracking, Search, SearchResult, search_steps
from .status import count_solutions
from .step import Step
from .strategies.base import Strategy, instances
from .strategies.catalogue import default_strategies
from .strategies.singles.single import FullHouse, HiddenSingle, NakedSingle, Single
from .technique import Technique

Noted: TypeAlias = int | Step
"""A step as the solver notes it: a single of the engine's run as its integer, any other step as itself."""

DEFAULT_FALLBACK = Backtracking()

OF_THE_ENGINE = (FullHouse, HiddenSingle, NakedSingle)
"""The strategies whose steps the engine can take in runs."""


class Outcome(StrEnum):
    """How a solve path ended."""

    SOLVED = "solved"
    NO_SOLUTION = "no solution"
    SEVERAL_SOLUTIONS = "several solutions"
    STUCK = "stuck"


@attrs.frozen(eq=False)
class Path:
    """What the solver did with a puzzle.

    ``solution`` is a line of 81 digits, or None; ``by_logic`` says whether logic alone solved it; ``search`` holds
    what the fallback found, with its tree, where it ran; ``logic_steps`` counts the steps that came before it, all
    steps where it did not run.
    """

    puzzle: Puzzle
    outcome: Outcome
    solution: str | None
    by_logic: bool
    search: SearchResult | None
    logic_steps: int
    noted: tuple[Noted, ...] = attrs.field(repr=lambda noted: f"<{counted(len(noted), 'step')}>")
    _singles: dict[int, Single] = attrs.field(repr=False)
    _steps: list[Step] = attrs.field(factory=list, init=False, repr=False)

    def __len__(self) -> int:
        return len(self.noted)

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step of the path, in order."""
        if len(self._steps) < len(self.noted):
            self._steps[:] = [step for _, step in self.positions()]
        return tuple(self._steps)

    def positions(self) -> Iterator[tuple[Grid, Step]]:
        """Yield each step with the grid on which it was found; the grid changes when the next is asked for."""
        grid = self.puzzle.grid()
        for each in self.noted:
            step = step_of(each, grid, self._singles)
            yield grid, step
            step.apply(grid)

    @property
    def end(self) -> Grid:
        """The position after the last step."""
        grid = self.puzzle.grid()
        for each in self.noted:
            step_of(each, grid, self._singles).apply(grid)
        return grid

    def techniques(self) -> tuple[Technique, ...]:
        """Return the technique of each step, in order, without building the steps."""
        return tuple(
            each.technique if isinstance(each, Step) else self._singles[runs.kind_of(each)].technique
            for each in self.noted
        )


def step_of(each: Noted, grid: Grid, singles: Mapping[int, Single]) -> Step:
    """Return a step as an object, given the grid on which it was found and the strategies of singles by their kind."""
    if isinstance(each, Step):
        return each
    kind, house, cell, digit = runs.decode(each)
    return singles[kind].step(grid, house, cell, digit)


class Solver:
    """Solves puzzles with an ordered list of strategies and a search for the rest.

    ``strategies`` are instances or classes, simplest first (the default pipeline where left out); ``fallback`` is the
    search for what they cannot finish, None for logic alone.
    """

    def __init__(
        self,
        strategies: Iterable[Strategy | type[Strategy]] | None = None,
        fallback: Search | None = DEFAULT_FALLBACK,
    ) -> None:
        self.strategies = default_strategies() if strategies is None else instances(strategies)
        self.fallback = fallback
        self._singles = _leading_singles(self.strategies)
        self._patterns = self.strategies[len(self._singles) :]
        self._run = partial(runs.run, kinds=tuple(self._singles))

    def solve(self, puzzle: Puzzle, max_seconds: float | None = None) -> Path:
        """Solve a puzzle and return the path; the puzzle may have any number of solutions.

        Raises StrategyError where a strategy finds a step that does nothing or cannot be carried out, or the search
        misses the solution, UnprovenStep where wrong steps have led a sound puzzle into a contradiction, and OutOfTime
        where ``max_seconds`` have passed before it was done.
        """
        noting = self._note(puzzle, max_seconds)
        while True:
            try:
                next(noting)
            except StopIteration as end:
                path: Path = end.value
                return path

    def walk(
        self, puzzle: Puzzle, max_seconds: float | None = None, at_search: Callable[[], object] = lambda: None
    ) -> Generator[tuple[Grid, Step], None, Path]:
        """Yield each step as soon as it is found, with the grid on which it was found, and return the path.

        The steps are those of ``solve``, and so is what is raised.  The grid changes when the next step is asked for.
        ``at_search`` is called when a search takes over, before its first step.
        """
        noting = self._note(puzzle, max_seconds)
        grid = puzzle.grid()
        while True:
            try:
                noted = next(noting)
            except StopIteration as end:
                path: Path = end.value
                break
            yield from self._replayed(noted, grid)
        if path.search:
            at_search()
        yield from self._replayed(path.noted[path.logic_steps :], grid)
        return path

    def next_step(self, puzzle: Puzzle) -> Step | None:
        """Return the first step of the first strategy that finds one, or None where they are stuck."""
        return next(self.steps(puzzle), None)

    def steps(self, puzzle: Puzzle) -> Iterator[Step]:
        """Yield every step that any strategy finds in the position of a puzzle, simplest technique first.

        There is none in a position that contradicts itself.  In one that has left the solution unnoticed there are: ask
        ``status.check`` first, since these mislead.
        """
        check_is_puzzle(puzzle)
        grid = puzzle.grid()
        if grid.broken:
            return iter(())
        return (step for strategy in SoundOrder(self.strategies, puzzle)(grid) for step in strategy.find(grid))

    def _note(self, puzzle: Puzzle, max_seconds: float | None) -> Generator[Sequence[Noted], None, Path]:
        """Yield what each turn notes, and return the path."""
        check_is_puzzle(puzzle)
        grid = puzzle.grid()
        noted: list[Noted] = []
        deadline = None if max_seconds is None else time.monotonic() + max_seconds
        order = SoundOrder(self._patterns, puzzle)
        for turn in drive(grid, order, self._run, deadline=deadline):
            new = [*turn.singles, *turn.steps]
            noted += new
            yield new
        if grid.broken:
            return self._broken(puzzle, noted)
        if not grid.empty:
            return self._path(puzzle, Outcome.SOLVED, noted, grid.line())
        return self._fall_back(puzzle, grid, noted, deadline)

    def _replayed(self, noted: Iterable[Noted], grid: Grid) -> Iterator[tuple[Grid, Step]]:
        """Yield steps that were noted, with the grid on which each was found, and carry them out."""
        for each in noted:
            step = step_of(each, grid, self._singles)
            yield grid, step
            step.apply(grid)

    def _broken(self, puzzle: Puzzle, noted: list[Noted]) -> Path:
        """Return the path to a contradiction, having made sure that the puzzle is to blame and no strategy.

        Raises UnprovenStep where the puzzle has a solution, so that one of the steps was wrong.
        """
        path = self._path(puzzle, Outcome.NO_SOLUTION, noted)
        if count_solutions(puzzle, 1):
            for grid, step in path.positions():
                proof.verify(grid, step)
        return path

    def _fall_back(self, puzzle: Puzzle, grid: Grid, noted: list[Noted], deadline: float | None) -> Path:
        if self.fallback is None:
            return self._path(puzzle, Outcome.STUCK, noted)
        solutions = counting.count(grid, 2)
        if not solutions:
            return self._broken(puzzle, noted)
        left = None if deadline is None else max(0.0, deadline - time.monotonic())
        found = self.fallback.run(grid) if left is None else self.fallback.run(grid, max_seconds=left)
        if not found.solutions:
            raise StrategyError(f"{self.fallback!r} found no solution, though there is one")
        outcome = Outcome.SOLVED if solutions == 1 else Outcome.SEVERAL_SOLUTIONS
        return self._path(puzzle, outcome, noted, found.solutions[0], found, search_steps(grid, found))

    def _path(
        self,
        puzzle: Puzzle,
        outcome: Outcome,
        noted: list[Noted],
        solution: str | None = None,
        search: SearchResult | None = None,
        tried: Sequence[Step] = (),
    ) -> Path:
        by_logic = outcome is Outcome.SOLVED and search is None
        return Path(puzzle, outcome, solution, by_logic, search, len(noted), (*noted, *tried), self._singles)


def _leading_singles(strategies: Iterable[Strategy]) -> dict[int, Single]:
    """Return by their kind the singles at the head of a pipeline that the engine can take in runs.

    These are our own classes, each kind once; anything else, a subclass of one of them included, is asked like any
    strategy.
    """
    found: dict[int, Single] = {}
    for strategy in strategies:
        if not isinstance(strategy, Single) or type(strategy) not in OF_THE_ENGINE or strategy.kind in found:
            break
        found[strategy.kind] = strategy
    return found
