"""Checking claimed paths step by step, whoever claims them.

A step that names its facts, as the JSON of ``explain`` does, must follow from these.  For a step that only states what
it shows, the technique that it names is looked for on the grid.  If it is not found, a search decides.
"""

from collections.abc import Iterator
from enum import StrEnum

import attrs

from ..board.clock import OutOfTime, deadline_in, until, watched
from ..board.grid import Grid
from ..board.houses import cell_name
from ..board.puzzle import Puzzle
from ..logic.proof import proves, verify
from ..logic.step import CustomPattern, Step, UnprovenStep
from ..logic.technique import Technique
from ..position.status import solutions
from ..solving.search_pattern import open_truths
from ..techniques.catalogue import CATALOGUE, CONTRADICTION, GUESS, KINDS
from ..techniques.strategy import Strategy
from .claimed_paths import ClaimedPath, ClaimedStep

SECONDS = 2.0
"""The maximum time to look for the technique that a step names."""


class Evidence(StrEnum):
    """What proves a claimed step.

    FACTS are those that it names, TECHNIQUE is a step of the technique that it names, and SEARCH goes through all ways
    to complete the position.  What a step shows may also be KNOWN already.
    """

    FACTS = "facts"
    TECHNIQUE = "technique"
    SEARCH = "search"
    KNOWN = "known"


@attrs.frozen
class Verdict:
    """The result of checking a claimed path; the path of its proved steps, for ``certificate``.

    - ``steps``: the steps proved, up to the first that fails, as the checker proved them
    - ``evidence``: what proves each claimed step, in order
    - ``failed``: the number of the first step that fails, from 1, or None
    - ``reason``: why it fails, or how the end of the path differs from its stated solution; otherwise empty
    """

    path: ClaimedPath
    steps: tuple[Step, ...]
    evidence: tuple[Evidence, ...]
    failed: int | None = None
    reason: str = ""

    @property
    def ok(self) -> bool:
        """Whether everything in the path is proved."""
        return not self.reason

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle at the start."""
        return self.path.puzzle

    def positions(self) -> Iterator[tuple[Grid, Step]]:
        """Yield each proved step with the grid that it is on, which changes when the next is requested."""
        grid = self.puzzle.grid()
        for step in self.steps:
            yield grid, step
            step.apply(grid)

    @property
    def end(self) -> Grid:
        """The position after the proved steps."""
        grid = self.puzzle.grid()
        for step in self.steps:
            step.apply(grid)
        return grid


def verify_path(path: ClaimedPath) -> Verdict:
    """Check the steps of a claimed path, up to the first that fails."""
    grid = path.puzzle.grid()
    steps: list[Step] = []
    evidence: list[Evidence] = []
    for number, claimed in enumerate(path.steps, 1):
        try:
            found, step = _proved(grid, claimed)
        except UnprovenStep as error:
            return Verdict(path, tuple(steps), tuple(evidence), number, str(error))
        evidence.append(found)
        if step is not None:
            steps.append(step)
            step.apply(grid)
    return Verdict(path, tuple(steps), tuple(evidence), reason=_difference(path, grid))


def _difference(path: ClaimedPath, grid: Grid) -> str:
    """Return how the end of a path differs from the solution that it states; empty if it does not."""
    board = path.puzzle.board
    if path.solution is None or len(path.solution) != len(board.cells):
        return ""
    for cell, digit in zip(board.cells, path.solution, strict=True):
        if grid.value(cell) and str(grid.value(cell)) != digit:
            return f"the stated solution has {digit} in {cell_name(cell)}, but the steps place {grid.value(cell)}"
    return ""


def _proved(grid: Grid, claimed: ClaimedStep) -> tuple[Evidence, Step | None]:
    """Return what proves a step on a grid, and the step without what is known already; None if that is all.

    Raises UnprovenStep if it fails.
    """
    step = _remaining(grid, claimed.step)
    if step is None:
        return Evidence.KNOWN, None
    if claimed.complete:
        verify(grid, step)
        return Evidence.FACTS, step
    if step.truths and step.technique not in (CONTRADICTION, GUESS) and proves(grid, step):
        return Evidence.FACTS, step
    found = _found(grid, step)
    if found is not None:
        return Evidence.TECHNIQUE, found
    _check_by_search(grid, step)
    pattern = CustomPattern(open_truths(grid), notation="by search")
    return Evidence.SEARCH, Step(Technique(step.technique.title), pattern, step.placements, step.eliminations)


def _remaining(grid: Grid, step: Step) -> Step | None:
    """Return a step without what is known already; None if that is all.

    Raises UnprovenStep if it contradicts the grid.
    """
    placements = [each for each in step.placements if grid.value(each.cell) != each.digit]
    for each in placements:
        if not grid.digits_of(each.cell) >> each.digit & 1:
            value = grid.value(each.cell)
            why = f"it already holds {value}" if value else f"{each.digit} is no longer a candidate"
            raise UnprovenStep(f"{cell_name(each.cell)} cannot be {each.digit}: {why}")
    for each in step.eliminations:
        if grid.value(each.cell) == each.digit:
            raise UnprovenStep(f"{cell_name(each.cell)} already holds {each.digit}")
    eliminations = [each for each in step.eliminations if grid.digits_of(each.cell) >> each.digit & 1]
    if not placements and not eliminations:
        return None
    return Step(step.technique, step.pattern, tuple(placements), tuple(eliminations))


def _found(grid: Grid, step: Step) -> Step | None:
    """Return a proved step of the same technique that shows what a step does, and no more; None if none is found."""
    strategy = _STRATEGIES.get(step.technique.slug)
    if strategy is None or not strategy.works_on(grid.board):
        return None
    try:
        with until(deadline_in(SECONDS)):
            for found in watched(strategy.find(grid)):
                if {*found.placements}.issuperset(step.placements) and {*found.eliminations}.issuperset(
                    step.eliminations
                ):
                    shown = Step(found.technique, found.pattern, step.placements, step.eliminations)
                    return shown if proves(grid, shown) else None
    except OutOfTime:
        pass
    return None


_STRATEGIES: dict[str, Strategy] = {each.technique.slug: each for each in (*CATALOGUE, *KINDS)}


def _check_by_search(grid: Grid, step: Step) -> None:
    """Raise UnprovenStep, with a solution, if what a step shows does not hold in every solution of the position."""
    for each in step.placements:
        contrary = grid.copy()
        contrary.eliminate(each.cell, each.digit)
        if found := solutions(Puzzle.of_grid(contrary), 1):
            here = f"{cell_name(each.cell)} need not be {each.digit}: it is {found[0][each.cell]}"
            raise UnprovenStep(f"{here} in the solution {grid.board.gathered(found[0])}")
    for each in step.eliminations:
        contrary = grid.copy()
        contrary.place(each.cell, each.digit)
        if found := solutions(Puzzle.of_grid(contrary), 1):
            here = f"{cell_name(each.cell)} can be {each.digit}"
            raise UnprovenStep(f"{here}, as in the solution {grid.board.gathered(found[0])}")
