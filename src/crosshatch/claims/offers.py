"""What steps show: the simplest step for each conclusion, what it relies on, and what is left to show."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ..board.candidate import CANDIDATES, Candidate
from ..board.grid import Grid
from ..board.houses import CELLS
from ..board.puzzle import Puzzle
from ..logic.candidates import indices_in, set_of
from ..logic.proof import proves
from ..logic.step import Assertion, Guardians, Step
from ..techniques.custom_code import steps_of
from ..techniques.strategy import Strategy


class Offers:
    """The first step that shows each conclusion; the strategies are asked only as far as an answer needs it."""

    def __init__(self, grid: Grid, strategies: Iterator[Strategy]) -> None:
        self._grid = grid
        self._left = strategies
        self._step_for: dict[Assertion, Step] = {}
        self._placed = 0

    def showing(self, wanted: Iterable[Assertion]) -> dict[Assertion, Step]:
        """Return the simplest proved step for each of some conclusions that a single step shows."""
        left = list(wanted)
        shown: dict[Assertion, Step] = {}
        while True:
            for each in left:
                step = self._known(each)
                if step is not None:
                    shown[each] = step
            left = [each for each in left if each not in shown]
            strategy = next(self._left, None) if left else None
            if strategy is None:
                return shown
            for found in steps_of(strategy, self._grid):
                self._note(found)

    def _note(self, step: Step) -> None:
        conclusions = [*(Assertion(each) for each in step.placements)]
        conclusions += [Assertion(each, on=False) for each in step.eliminations]
        new = [each for each in conclusions if each not in self._step_for]
        if new and proves(self._grid, step):
            self._step_for.update(dict.fromkeys(new, step))
            self._placed |= set_of(step.placements)

    def _known(self, wanted: Assertion) -> Step | None:
        step = self._step_for.get(wanted)
        if step is None and not wanted.on:
            by = self._grid.board.excluded_by[wanted.candidate.index] & self._placed
            steps = (self._step_for[Assertion(CANDIDATES[index])] for index in indices_in(by))
            step = min(steps, key=lambda each: each.rating or 0.0, default=None)
        return step


def shown_by(step: Step, grid: Grid) -> Iterator[Assertion]:
    """Yield everything that a step shows on a grid: its conclusions, and what its placements exclude."""
    for each in step.eliminations:
        yield Assertion(each, on=False)
    for each in step.placements:
        yield Assertion(each)
        for index in indices_in(grid.board.excluded_by[each.index]):
            yield Assertion(CANDIDATES[index], on=False)


def not_shown(step: Step, wanted: Sequence[Assertion], position: Puzzle) -> tuple[Assertion, ...]:
    """Return those of some conclusions that a step does not show, in the position where it is found."""
    excluded = 0
    for each in step.placements:
        excluded |= position.board.excluded_by[each.index]
    return tuple(
        each
        for each in wanted
        if each.candidate not in (step.placements if each.on else step.eliminations)
        and not (not each.on and excluded >> each.candidate.index & 1)
    )


def needed_steps(shown: Mapping[Assertion, Step], position: Puzzle) -> tuple[Step, ...]:
    """Return the steps that show some conclusions, without those whose conclusions an earlier one shows as well."""
    steps: list[Step] = []
    left: Sequence[Assertion] = tuple(shown)
    while left:
        steps.append(shown[left[0]])
        left = not_shown(steps[-1], left, position)
    return tuple(steps)


def premises(step: Step, start: Grid, grid: Grid) -> Iterator[Assertion]:
    """Yield what a step relies on beyond the start: the candidates that its truths and rules have lost since."""
    cells: set[int] = set()
    for truth in step.truths:
        left = set(truth.candidates(grid))
        yield from (Assertion(each, on=False) for each in truth.candidates(start) if each not in left)
        if isinstance(truth, Guardians):
            cells.update(truth.cells)
    for rule in step.rules:
        combination = rule.combination(grid.board)
        cells.update(combination.cells if combination else CELLS)
    for cell in cells:
        digits = start.digits_of(cell) & ~grid.digits_of(cell)
        for digit in range(1, 10):
            if digits >> digit & 1:
                yield Assertion(Candidate(cell, digit), on=False)
                yield Assertion(Candidate(cell, digit))


def follow(start: Grid, steps: Iterable[Step]) -> bool:
    """Return whether each of some steps is proved after those before it."""
    grid = start.copy()
    for step in steps:
        if not proves(grid, step):
            return False
        step.apply(grid)
    return True
