"""The solver: strategies in order, easiest first, and a search if they are stuck.

The solver takes the first step of the first strategy that finds one, applies it and starts again (``driver``).  It
returns the path with every step, so that a puzzle can be explained and graded.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import partial
from itertools import islice

import attrs

from .. import display
from ..board.clock import OutOfTime, deadline_in, seconds_left, until
from ..board.grid import Grid
from ..board.messages import counted
from ..board.puzzle import Puzzle, check_is_puzzle
from ..board.rules import are_possible
from ..logic.step import Step
from ..logic.technique import Technique
from ..position.status import count_on, count_solutions
from ..techniques.catalogue import default_strategies
from ..techniques.custom_code import check_proved, steps_of
from ..techniques.singles import search as runs
from ..techniques.singles.strategy import FullHouse, HiddenSingle, NakedSingle, Single
from ..techniques.strategy import EngineStrategy, Strategy, StrategyError, instances
from ..techniques.subsets.locked_candidates import LockedCandidatesStrategy
from .driver import SoundOrder, drive
from .essential import Noted, essential
from .search import Backtracking, Search, SearchResult, search_steps

DEFAULT_FALLBACK = Backtracking()

bytes(1 << 20)
# The C library of Linux keeps freed memory for blocks up to the largest that it has seen freed.  Without this block, it
# returns the tables of each search, and gets them page by page for the next one, which takes a sixth of the time.

OF_THE_ENGINE = (FullHouse, HiddenSingle, NakedSingle, LockedCandidatesStrategy)
"""The strategies whose steps the engine can take in runs."""


class Outcome(StrEnum):
    """The outcome of solving a puzzle.

    UNFINISHED is the outcome of a path in progress, for example after Ctrl-C.  In a batch, UNREADABLE stands for an
    invalid puzzle, and LOST for a puzzle on which several workers died one after another.
    """

    LOGIC = "solved by logic"
    SEARCH = "solved by search"
    STUCK = "stuck"
    NO_SOLUTION = "no solution"
    SEVERAL_SOLUTIONS = "several solutions"
    OUT_OF_TIME = "out of time"
    UNFINISHED = "unfinished"
    UNREADABLE = "unreadable"
    LOST = "worker lost"

    @property
    def solved(self) -> bool:
        """Whether the puzzle was solved, by logic or by search."""
        return self in (Outcome.LOGIC, Outcome.SEARCH)


@attrs.frozen(eq=False, repr=False)
class Path:
    """The solver's path through a puzzle.

    ``solution`` is a line of 81 digits, or None.  ``search`` is the result of the fallback with its tree, if it ran.
    ``logic_steps`` is the number of steps before it, or all steps if it did not run.
    """

    puzzle: Puzzle
    outcome: Outcome
    solution: str | None
    search: SearchResult | None
    logic_steps: int
    _noted: tuple[Noted, ...]
    _strategies: tuple[Strategy, ...]
    _in_runs: dict[int, EngineStrategy]
    _steps: list[Step] = attrs.field(factory=list, init=False)

    def __len__(self) -> int:
        return len(self._noted)

    def __str__(self) -> str:
        """Return the steps in the common notation, one a line, and how the path ended."""
        steps = (f"{number}. {step}" for number, step in enumerate(self.steps, 1))
        return "\n".join([*steps, f"{self.outcome}, {counted(len(self), 'step')}"])

    def __repr__(self) -> str:
        return f"<Path of {self.puzzle!r}: {self.outcome}, {counted(len(self), 'step')}>"

    @property
    def by_logic(self) -> bool:
        """Whether logic alone solved the puzzle."""
        return self.outcome is Outcome.LOGIC

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every step of the path, in order."""
        if len(self._steps) < len(self._noted):
            found = enumerate(self.positions())
            self._steps[:] = [step.seen_on(partial(self.position, number)) for number, (_, step) in found]
        return tuple(self._steps)

    def positions(self) -> Iterator[tuple[Grid, Step]]:
        """Yield each step with the grid on which it was found; the grid changes when the next is requested."""
        return replayed(self._noted, self.puzzle.grid(), self._in_runs)

    def position(self, number: int) -> Grid:
        """Return the grid on which a step, numbered from 0, was found."""
        grid = self.puzzle.grid()
        for each in self._noted[:number]:
            step_of(each, grid, self._in_runs).apply(grid)
        return grid

    def on_offer(self) -> Iterator[tuple[Step, ...]]:
        """Yield, for each step found by logic, all steps of its technique that were available, including itself.

        They are not stored in the path: the strategies are asked again when each step is requested.
        """
        return self._offers(lambda step, strategy: step.technique in strategy.techniques)

    def all_on_offer(self) -> Iterator[tuple[Step, ...]]:
        """Yield, for each step found by logic, the steps of all techniques that were available, easiest first.

        These are the steps that ``Solver.steps`` finds in that position.
        """
        return self._offers(lambda step, strategy: True)

    def _offers(self, asked: Callable[[Step, Strategy], bool]) -> Iterator[tuple[Step, ...]]:
        order = SoundOrder(self._strategies, self.puzzle)
        for grid, step in islice(self.positions(), self.logic_steps):
            yield tuple(found for each in order(grid) if asked(step, each) for found in steps_of(each, grid))

    @property
    def end(self) -> Grid:
        """The position after the last step."""
        return self.position(len(self._noted))

    def essential(self, max_seconds: float | None = None) -> "Path":
        """Return the path reduced to its essential steps.

        The result of a path is every digit that it places, or the contradiction at its end.  The essential path starts
        in the same position and leads to the same result with some of the steps, in the same order.  None of them can
        be left out: without it, and the steps that depend on it, the result would differ.  The reduction is
        deterministic, but another minimal part of the path may have fewer steps.

        Steps are not changed, and a step is kept only if all its truths still have the candidates that they had when it
        was found.  It may be that a step could now eliminate more.  Singles are found again and may be of another kind:
        a naked single may become a hidden single.  In a path to a contradiction, unnecessary singles are dropped too.
        Each step of logic is proved again.  Steps of a search, and custom steps that their own truths do not prove,
        depend on the whole position.

        If ``max_seconds`` pass, some unnecessary steps may remain.
        """
        with until(deadline_in(max_seconds)):
            kept = essential(self.puzzle.grid(), self._with_singles_noted, self.logic_steps, self._singles)
        return attrs.evolve(self, noted=kept.noted, logic_steps=kept.logic_steps)

    def techniques(self) -> tuple[Technique, ...]:
        """Return the technique of each step, in order, without building the steps."""
        return tuple(
            each.technique if isinstance(each, Step) else self._in_runs[runs.kind_of(each)].technique
            for each in self._noted
        )

    @property
    def _singles(self) -> dict[int, Single]:
        """The strategies of singles that were recorded as numbers, by kind."""
        return {kind: each for kind, each in self._in_runs.items() if isinstance(each, Single)}

    @property
    def _with_singles_noted(self) -> tuple[Noted, ...]:
        """The steps, with singles in recorded form and all others as objects."""
        noted: list[Noted] = []
        grid = self.puzzle.grid()
        for each in self._noted:
            if isinstance(each, Step):
                each.apply(grid)
                noted.append(each)
            else:
                noted.append(each if runs.places(each) else step_of(each, grid, self._in_runs))
                runs.carry_out(grid, each)
        return tuple(noted)

    def _repr_html_(self) -> str:
        return display.write_page(self)


def notes_of(path: Path) -> tuple[Noted, ...]:
    """Return the steps of a path as recorded by the solver, with singles and locked candidates as numbers."""
    return path._noted


def step_of(each: Noted, grid: Grid, in_runs: Mapping[int, EngineStrategy]) -> Step:
    """Return a recorded step as an object, given its grid and the engine's strategies by kind."""
    if isinstance(each, Step):
        return each
    kind, house, cell, digit = runs.decode(each)
    return in_runs[kind].step(grid, house, cell, digit)


def replayed(noted: Iterable[Noted], grid: Grid, in_runs: Mapping[int, EngineStrategy]) -> Iterator[tuple[Grid, Step]]:
    """Yield recorded steps, each with the grid on which it was found, and apply them to it."""
    for each in noted:
        step = step_of(each, grid, in_runs)
        yield grid, step
        step.apply(grid)


class Solver:
    """A solver with an ordered list of strategies and a search as fallback.

    ``strategies`` are instances or classes, easiest first; by default, those of ``default_strategies``.  ``fallback``
    is the search for puzzles that they cannot finish; use None for logic only.
    """

    def __init__(
        self,
        strategies: Iterable[Strategy | type[Strategy]] | None = None,
        fallback: Search | None = DEFAULT_FALLBACK,
    ) -> None:
        self.strategies = default_strategies() if strategies is None else instances(strategies)
        self.fallback = fallback
        # Those at the head whose steps the engine takes in runs, by kind: singles and locked candidates.
        self._in_runs = leading(self.strategies)
        self._patterns = self.strategies[len(self._in_runs) :]
        self._run: Callable[[Grid], Sequence[int]] = partial(runs.run, kinds=tuple(self._in_runs))

    def solve(self, puzzle: Puzzle, max_seconds: float | None = None) -> Path:
        """Solve a puzzle, with any number of solutions, and return the path.

        If ``max_seconds`` pass, the path has the steps found so far and the outcome OUT_OF_TIME.  The clock is checked
        before each strategy and while the fallback searches.  Ctrl-C ends solving without a path; use ``walk`` to keep
        the steps found so far.

        Raises StrategyError if a custom strategy fails, a step changes nothing or cannot be applied, or the search
        misses the solution; and UnprovenStep if wrong steps lead to a contradiction in a puzzle with a solution.
        """
        return self.walk(puzzle, max_seconds).to_the_end()

    def walk(
        self, puzzle: Puzzle, max_seconds: float | None = None, at_search: Callable[[], object] = lambda: None
    ) -> "Walk":
        """Return an iterator that solves a puzzle and yields each step as soon as it is found.

        The steps and errors are the same as for ``solve``.  ``at_search`` is called when a search takes over, before
        its first step.
        """
        return Walk(self, puzzle, deadline_in(max_seconds), at_search)

    def next_step(self, puzzle: Puzzle) -> Step | None:
        """Return the first step of the first strategy that finds one, or None if no strategy finds a step.

        Raises StrategyError as ``steps`` does.
        """
        return next(self.steps(puzzle), None)

    def steps(self, puzzle: Puzzle) -> Iterator[Step]:
        """Yield every step that any strategy finds in the position of a puzzle, easiest technique first.

        A position with a direct contradiction has no steps.  A position with a hidden mistake does have steps, which
        are misleading, so call ``status.check`` first.

        Raises StrategyError, when that strategy is asked, if a custom strategy fails or yields a step that changes
        nothing or cannot be applied.
        """
        check_is_puzzle(puzzle, classic=False)
        grid = puzzle.grid()
        if grid.broken:
            return iter(())
        return (step for strategy in SoundOrder(self.strategies, puzzle)(grid) for step in steps_of(strategy, grid))


class Walk(Iterator[tuple[Grid, Step]]):
    """An iterator over the solving of a puzzle, which yields each step with the grid on which it was found.

    The grid changes when the next step is requested.  ``path`` is the path so far at any time: steps already found
    remain available when the time runs out, or when Ctrl-C or an error ends the walk.
    """

    def __init__(self, solver: "Solver", puzzle: Puzzle, deadline: float, at_search: Callable[[], object]) -> None:
        check_is_puzzle(puzzle, classic=False)
        self._solver = solver
        self._puzzle = puzzle
        self._deadline = deadline
        self._at_search = at_search
        self._noted: list[Noted] = []
        self._path: Path | None = None
        self._turns = self._take_turns()
        self._steps = self._take_steps()

    def __next__(self) -> tuple[Grid, Step]:
        return next(self._steps)

    @property
    def path(self) -> Path:
        """The path so far, which may be a few steps ahead of those yielded; it is UNFINISHED until all are found."""
        return self._path_as(Outcome.UNFINISHED) if self._path is None else self._path

    def to_the_end(self) -> Path:
        """Continue until all steps are found, without building them, and return the path."""
        for _ in self._turns:
            pass
        return self.path

    def _take_turns(self) -> Iterator[None]:
        """Record the steps of one turn after another, and create the path at the end."""
        grid = self._puzzle.grid()
        order = SoundOrder(self._solver._patterns, self._puzzle)
        try:
            for turn in drive(grid, order, self._taken, deadline=self._deadline):
                self._noted += turn.steps
                yield
            with until(self._deadline):
                self._path = self._ended(grid)
        except OutOfTime:
            self._path = self._path_as(Outcome.OUT_OF_TIME)

    def _taken(self, grid: Grid) -> Sequence[int]:
        """Take the steps that the engine takes in runs, and record them at once: the next strategy may take long."""
        taken = self._solver._run(grid)
        self._noted += taken
        return taken

    def _take_steps(self) -> Iterator[tuple[Grid, Step]]:
        grid = self._puzzle.grid()
        in_runs = self._solver._in_runs
        done = 0
        for _ in self._turns:
            yield from replayed(self._noted[done:], grid, in_runs)
            done = len(self._noted)
        if self.path.search:
            self._at_search()
        yield from replayed(self.path._noted[done:], grid, in_runs)

    def _ended(self, grid: Grid) -> Path:
        """Return the path when no strategy finds another step."""
        if grid.broken or not are_possible(grid):
            return self._broken()
        if not grid.empty:
            return self._path_as(Outcome.LOGIC, grid.line())
        if self._solver.fallback is None:
            return self._path_as(Outcome.STUCK)
        return self._fall_back(grid, self._solver.fallback)

    def _broken(self) -> Path:
        """Return the path to a contradiction, after checking that no strategy is at fault.

        Raises UnprovenStep if the puzzle has a solution, so that one of the steps was wrong.
        """
        path = self._path_as(Outcome.NO_SOLUTION)
        if count_solutions(self._puzzle, 1):
            for grid, step in path.positions():
                check_proved(self._solver.strategies, grid, step)
        return path

    def _fall_back(self, grid: Grid, search: Search) -> Path:
        solutions = count_on(grid, 2)
        if not solutions:
            return self._broken()
        left = seconds_left()
        found = search.run(grid) if left is None else search.run(grid, max_seconds=left)
        if not found.solutions:
            raise StrategyError(f"{search!r} found no solution, though there is one")
        outcome = Outcome.SEARCH if solutions == 1 else Outcome.SEVERAL_SOLUTIONS
        return self._path_as(outcome, found.solutions[0], found, search_steps(grid, found))

    def _path_as(
        self,
        outcome: Outcome,
        solution: str | None = None,
        search: SearchResult | None = None,
        tried: Sequence[Step] = (),
    ) -> Path:
        logic_steps = len(self._noted)
        noted = (*self._noted, *tried)
        solver = self._solver
        return Path(self._puzzle, outcome, solution, search, logic_steps, noted, solver.strategies, solver._in_runs)


def leading(strategies: Iterable[Strategy]) -> dict[int, EngineStrategy]:
    """Return the first strategies of a list whose steps the engine can take in runs, by kind.

    These are built-in classes, each kind once.  Anything else, including a subclass of one of them, is asked like any
    strategy.
    """
    found: dict[int, EngineStrategy] = {}
    for strategy in strategies:
        if not isinstance(strategy, EngineStrategy) or type(strategy) not in OF_THE_ENGINE:
            break
        kind = strategy.kind
        if kind is None or kind in found:
            break
        found[kind] = strategy
    return found
