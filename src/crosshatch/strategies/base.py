"""What a strategy is: a small stateless class that finds steps and can put them into words."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import ClassVar

from ..board.errors import StrategyError
from ..board.grid import Grid
from ..board.houses import cells_name
from ..step import CellTruth, HouseTruth, Role, Step, Truth
from .names import slug_of


class Strategy(ABC):
    """A technique: it finds its steps on a grid, and says what they mean.

    A subclass gives ``name``, ``family`` and ``summary``, and ``find``; the class docstring gives the
    logical argument.  ``notation`` and ``explain`` have plain defaults, so that a strategy of one's own can
    do without.  Strategies keep no state: one instance serves any number of grids.
    """

    name: ClassVar[str]
    """The name of the technique, as solvers know it."""

    family: ClassVar[str] = "Own"
    """The group of techniques that it belongs to."""

    summary: ClassVar[str] = ""
    """One line that says what the technique does."""

    where: ClassVar[str] = ""
    """Where to look for it, in the words of a hint, if not in some houses: ``the cells with two candidates``."""

    assumes_unique: ClassVar[bool] = False
    """Whether the argument needs the puzzle to have one solution only."""

    @abstractmethod
    def find(self, grid: Grid) -> Iterator[Step]:
        """Yield each step of this technique on a grid, lazily and in a fixed order, without changing the grid."""

    def title(self, step: Step) -> str:
        """Return the name of a step: that of the technique, or of the form of it that the step is."""
        return self.name

    def notation(self, step: Step) -> str:
        """Return the pattern of a step in one line, without name and conclusion."""
        cells = {cell for _, cells in step.pattern.cell_roles for cell in cells}
        return cells_name(cells)

    def explain(self, step: Step) -> str:
        """Return the argument in words: what the pattern is, why it must hold, what follows.

        Parts of the text carry the role that they have in the picture: ``[pivot:r5c5]``.
        """
        summary = self.summary or f"{self.name}."
        return f"{summary} It rests on {truths_named(step.truths)}. {conclude(step)}"

    @property
    def slug(self) -> str:
        """The name as used on the command line: ``x-wing``."""
        return slug_of(self.name)

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(type(self))


def instances(strategies: Iterable[Strategy | type[Strategy]]) -> tuple[Strategy, ...]:
    """Return strategies that are given as instances or classes as instances."""
    return tuple(each() if isinstance(each, type) else each for each in strategies)


def carry_out(step: Step, grid: Grid) -> None:
    """Apply a step that a strategy found.

    Raises StrategyError where that cannot be done, or does nothing: whoever asks again would get it for ever.
    """
    try:
        changed = step.apply(grid)
    except ValueError as error:
        raise StrategyError(f"{step.name} found a step that cannot be carried out ({step}): {error}") from error
    check_changed(step, changed)


def check_changed(step: Step, changed: bool) -> None:
    """Raise StrategyError where a step, carried out, has changed nothing."""
    if not changed:
        raise StrategyError(f"{step.name} found a step that changes nothing: {step}")


def mark(role: Role, text: object) -> str:
    """Mark a part of an explanation with the role it has in the pattern."""
    return f"[{role}:{text}]"


def mark_cells(role: Role, cells: Iterable[int]) -> str:
    """Name cells in an explanation, marked with their role."""
    return mark(role, cells_name(cells))


def listed(items: Iterable[object], last: str = "and") -> str:
    """Join items as prose does: ``1``, ``1 and 2``, ``1, 2 and 3``."""
    *front, end = [str(item) for item in items]
    return f"{', '.join(front)} {last} {end}" if front else end


def both_or_all(items: Sequence[object]) -> str:
    """Refer to items that were just named: ``both``, or ``all of them``."""
    return "both" if len(items) == 2 else "all of them"


def in_groups(numbers: Sequence[int], size: int) -> Iterator[tuple[int, ...]]:
    """Return the patterns of an engine, which come in one flat list, as groups of ``size`` numbers."""
    if not numbers:  # most searches find nothing
        return iter(())
    return zip(*[iter(numbers)] * size, strict=True)


def truths_named(truths: Iterable[Truth]) -> str:
    """Name truths in an explanation: ``the cells r1c1 and r1c2``, ``the 5 in row 1``."""
    cells = [str(truth) for truth in truths if isinstance(truth, CellTruth)]
    others = [
        f"the {truth}" if isinstance(truth, HouseTruth) else str(truth)
        for truth in truths
        if not isinstance(truth, CellTruth)
    ]
    return listed([*([f"the {'cells' if len(cells) > 1 else 'cell'} {listed(cells)}"] if cells else []), *others])


def conclude(step: Step) -> str:
    """Say in words what a step places and eliminates."""
    parts = []
    for each in step.placements:
        parts.append(f"{mark_cells(Role.PLACED, [each.cell])} is {each.digit}")
    by_cells: dict[tuple[int, ...], list[int]] = {}
    for digit in range(1, 10):
        cells = tuple(each.cell for each in step.eliminations if each.digit == digit)
        if cells:
            by_cells.setdefault(cells, []).append(digit)
    for cells, digits in by_cells.items():
        parts.append(f"{listed(digits)} can be removed from {mark_cells(Role.REMOVED, cells)}")
    return f"So {listed(parts)}."
