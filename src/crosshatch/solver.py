"""The pipeline: strategies in order, simplest first, and a search where they are stuck.

The solver takes the first step of the first strategy that finds one, applies it and begins again.  What it
returns is the path: every step, so that a puzzle can be explained and graded.
"""

from collections.abc import Generator, Iterable, Iterator, Sequence
from enum import StrEnum
from typing import TypeAlias

import attrs

from . import proof
from .board.errors import StrategyError
from .board.grid import Grid
from .board.puzzle import Puzzle, check_is_puzzle
from .engine.search import counting
from .engine.singles import runs as singles
from .search import Backtracking, Search, SearchResult, search_steps
from .status import count_solutions
from .step import Step
from .strategies.base import Strategy, carry_out, instances
from .strategies.catalogue import default_strategies
from .strategies.singles import FullHouse, HiddenSingle, HiddenSingleInBox, HiddenSingleInLine, NakedSingle, Single

Noted: TypeAlias = int | Step
"""A step as the solver notes it: a single of the engine's run as its integer, any other step as itself."""

DEFAULT_FALLBACK = Backtracking()

ENGINE_SINGLES = (FullHouse, HiddenSingle, HiddenSingleInBox, HiddenSingleInLine, NakedSingle)
"""The strategies that the engine can take in runs."""


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
    noted: tuple[Noted, ...] = attrs.field(repr=lambda noted: f"<{len(noted)} steps>")
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
            step = self._step_of(each, grid)
            yield grid, step
            step.apply(grid)

    @property
    def end(self) -> Grid:
        """The position after the last step."""
        grid = self.puzzle.grid()
        for each in self.noted:
            self._step_of(each, grid).apply(grid)
        return grid

    def _step_of(self, each: Noted, grid: Grid) -> Step:
        if isinstance(each, Step):
            return each
        kind, house, cell, digit = singles.decode(each)
        return self._singles[kind].step(grid, house, cell, digit)

    def strategies(self) -> tuple[Strategy, ...]:
        """Return the strategy of each step, in order, without building the steps."""
        return tuple(
            each.strategy if isinstance(each, Step) else self._singles[singles.decode(each)[0]] for each in self.noted
        )


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
        given = default_strategies() if strategies is None else strategies
        self.strategies = instances(given)
        self.fallback = fallback
        self._singles = _leading_singles(self.strategies)
        self._kinds = tuple(self._singles)
        self._patterns = self.strategies[len(self._singles) :]

    def solve(self, puzzle: Puzzle) -> Path:
        """Solve a puzzle and return the path; the puzzle may have any number of solutions.

        Raises StrategyError where a strategy finds a step that does nothing or cannot be carried out, or the search
        misses the solution, and UnprovenStep where wrong steps have led a sound puzzle into a contradiction.
        """
        check_is_puzzle(puzzle)
        grid = puzzle.grid()
        noted: list[Noted] = []
        knowledge = _Uniqueness(puzzle)
        while True:
            noted += singles.run(grid, self._kinds)
            if grid.broken:
                return self._broken(puzzle, noted)
            if not grid.empty:
                return self._path(puzzle, Outcome.SOLVED, noted, grid.line())
            step = next(self._found(grid, self._patterns, knowledge), None)
            if step is None:
                return self._fall_back(puzzle, grid, noted)
            carry_out(step, grid)
            noted.append(step)

    def walk(self, puzzle: Puzzle) -> Generator[tuple[Grid, Step], None, Path]:
        """Yield each step as soon as it is found, with the grid on which it was found, and return the path.

        The steps are those of ``solve``, which is faster where nobody looks at them one by one.  The grid changes when
        the next step is asked for.
        """
        check_is_puzzle(puzzle)
        grid = puzzle.grid()
        noted: list[Noted] = []
        knowledge = _Uniqueness(puzzle)
        while grid.empty and not grid.broken:
            step = next(self._found(grid, self.strategies, knowledge), None)
            if step is None:
                path = self._fall_back(puzzle, grid, list(noted))
                for tried in path.steps[path.logic_steps :]:
                    yield grid, tried
                    tried.apply(grid)
                return path
            yield grid, step
            carry_out(step, grid)
            noted.append(step)
        if grid.broken:
            return self._broken(puzzle, noted)
        return self._path(puzzle, Outcome.SOLVED, noted, grid.line())

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
        return iter(()) if grid.broken else self._found(grid, self.strategies, _Uniqueness(puzzle))

    def _found(self, grid: Grid, strategies: Iterable[Strategy], knowledge: "_Uniqueness") -> Iterator[Step]:
        for strategy in strategies:
            if not strategy.assumes_unique or knowledge.unique():
                yield from strategy.find(grid)

    def _broken(self, puzzle: Puzzle, noted: list[Noted]) -> Path:
        """Return the path to a contradiction, having made sure that the puzzle is to blame and no strategy.

        Raises UnprovenStep where the puzzle has a solution, so that one of the steps was wrong.
        """
        path = self._path(puzzle, Outcome.NO_SOLUTION, noted)
        if count_solutions(puzzle, 1):
            for grid, step in path.positions():
                proof.verify(grid, step)
        return path

    def _fall_back(self, puzzle: Puzzle, grid: Grid, noted: list[Noted]) -> Path:
        if self.fallback is None:
            return self._path(puzzle, Outcome.STUCK, noted)
        solutions = counting.count(grid, 2)
        if not solutions:
            return self._broken(puzzle, noted)
        found = self.fallback.run(grid)
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

    These are our own classes, each once; anything else, a subclass of one of them included, is asked like any strategy.
    """
    found: dict[int, Single] = {}
    for strategy in strategies:
        if type(strategy) not in ENGINE_SINGLES or not isinstance(strategy, Single) or strategy.kind in found:
            break
        found[strategy.kind] = strategy
    return found


class _Uniqueness:
    """Whether the givens of a puzzle have one solution, found out at most once and only when asked.

    Placed cells and removed candidates do not count: they may themselves rest on there being one solution.
    """

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle
        self._unique: bool | None = None

    def unique(self) -> bool:
        if self._unique is None:
            self._unique = count_solutions(Puzzle(self._puzzle.givens), 2) == 1
        return self._unique
