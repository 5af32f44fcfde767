"""Strategies: small stateless objects, each of which finds the steps of one technique."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from math import isfinite
from typing import Any, ClassVar

import attrs

from ..board.board import CLASSIC, Board
from ..board.errors import CrosshatchError
from ..board.grid import Grid
from ..board.houses import NO_HOUSE
from ..logic.step import Step
from ..logic.technique import Technique

OURS = __name__.partition(".")[0]
"""The package of the built-in strategies."""


class StrategyError(CrosshatchError):
    """A strategy cannot be loaded, fails, or yields invalid steps; the message says which, and why.

    ``technique`` is the slug of the technique to leave out to continue with the others; empty if unknown.
    """

    def __init__(self, message: str = "", technique: str = "", source: str = "") -> None:
        super().__init__(message)
        self.technique = technique
        self.source = source


class Strategy(ABC):
    """Finds the steps of a technique.

    A custom strategy defines ``name`` and ``find``, and optionally ``rating``, ``family``, ``summary`` and
    ``assumes_unique``; its ``technique`` is derived from these.  The class docstring should state the logical argument.
    Strategies have no state: one instance can be used with any number of grids.
    """

    name: ClassVar[str]
    """The name of the technique, as solvers know it."""

    rating: ClassVar[float | None] = None
    """Difficulty on the Crosshatch scale (1.0 is easiest).  Strategies run in this order; unrated ones run last."""

    family: ClassVar[str] = "Own"
    """The group of techniques to which it belongs."""

    summary: ClassVar[str] = ""
    """A one-line description of the technique; by default, the first line of the class docstring."""

    assumes_unique: ClassVar[bool] = False
    """Whether the argument requires the puzzle to have a unique solution."""

    technique: Technique
    """The technique whose steps the strategy finds."""

    is_custom: ClassVar[bool] = False
    """Whether its class belongs to another package or to a file; its steps are then checked (``custom_code``)."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.is_custom = not is_built_in(cls)
        if vars(cls).keys() & {"name", "rating", "family", "summary", "assumes_unique"} and hasattr(cls, "name"):
            unique, summary = cls.assumes_unique, cls.summary or _first_line(cls.__doc__)
            cls.technique = Technique(cls.name, cls.family, cls.rating, assumes_unique=unique, summary=summary)

    @abstractmethod
    def find(self, grid: Grid) -> Iterator[Step]:
        """Yield each step of this technique on a grid, lazily and in a fixed order, without changing the grid.

        A grid that contradicts itself (``broken``) has no steps, because anything would follow from it.  ``Solver``
        never passes such a grid.
        """

    def works_on(self, board: Board) -> bool:
        """Return whether the argument holds on a board, so that the strategy is to be asked there."""
        return True

    @property
    def techniques(self) -> tuple[Technique, ...]:
        """The techniques whose steps the strategy finds: one, unless it combines several."""
        return (self.technique,)

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(type(self))


def is_built_in(kind: type) -> bool:
    """Return whether a class belongs to this package."""
    return kind.__module__.partition(".")[0] == OURS


def _first_line(text: str | None) -> str:
    """Return the first non-blank line of a docstring; empty if there is none."""
    return next(filter(None, map(str.strip, (text or "").splitlines())), "")


UNNAMED = Technique("Not in the catalogue")
"""The technique of a built-in strategy before a row of the catalogue defines it."""


def _technique_of_class(strategy: Strategy) -> Technique:
    """Return the technique that a class defines by its attributes, if it does."""
    named = type(strategy).technique
    return named if isinstance(named, Technique) else UNNAMED


@attrs.frozen(kw_only=True, repr=False)
class TableStrategy(Strategy):
    """A strategy whose technique is defined by a row of the catalogue.

    Techniques that differ only in size, shape or type are instances of the same class.  A custom subclass may have a
    ``name``, like any strategy.
    """

    technique: Technique = attrs.field(default=attrs.Factory(_technique_of_class, takes_self=True))

    any_board: ClassVar[bool] = False
    """Whether the strategy looks up houses and links on the board of the grid, so that it works on every board."""

    by_looks: ClassVar[bool] = False
    """Whether people recognise its pattern by how the puzzle looks, so exercises are only turned and renamed."""

    def works_on(self, board: Board) -> bool:
        """Return whether the strategy works on a board: on the classic one, or on any."""
        return self.any_board or board is CLASSIC or self.is_custom

    def find(self, grid: Grid) -> Iterator[Step]:
        """Yield each step of this technique on a grid, as ``steps_on`` does; none if the grid contradicts itself.

        Strategies that are asked often and rarely succeed have their own ``find``, which does the same.
        """
        return iter(()) if grid.broken else self.steps_on(grid)

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        """Yield each step on a grid that is not ``broken``."""
        raise NotImplementedError(f"{type(self).__name__} must define find or steps_on")

    def stages(self) -> "Iterator[tuple[float, TableStrategy]]":
        """Yield the strategies that together find its steps, each with the rating of its steps.

        There is only one, unless steps of the technique differ in difficulty, so that other techniques come between.
        """
        yield self.technique.rating or 0.0, self

    def whole(self) -> "TableStrategy":
        """Return the strategy that finds all steps of its technique, of which this one may be a stage."""
        return self

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.technique.slug}>"


class EngineStrategy(TableStrategy):
    """A strategy whose steps the engine can also take in runs (``singles.search``), if they are of one kind."""

    @property
    @abstractmethod
    def kind(self) -> int | None:
        """The engine's kind of its steps; None if the engine has no matching kind."""

    @abstractmethod
    def step(self, grid: Grid, house: int, where: int, digit: int) -> Step:
        """Return a step decoded from an engine run: a digit in a house, in a cell or another house."""


def houses_in_a_row(_: object, attribute: "attrs.Attribute[range]", houses: range) -> None:
    """Raise ValueError if a range does not consist of consecutive houses."""
    if houses.step != 1 or not houses or houses[0] < 0 or houses[-1] >= NO_HOUSE:
        raise ValueError(f"{attribute.name} must be a range of houses from 0 to 62, not {houses}")


def instances(strategies: Iterable[Strategy | type[Strategy]]) -> tuple[Strategy, ...]:
    """Return strategies, given as instances or classes, as instances.

    Raises StrategyError if an item is not a strategy, has no name, or has a rating that is not a number.
    """
    found = tuple(each() if isinstance(each, type) else each for each in strategies)
    for each in found:
        if not isinstance(each, Strategy):
            raise StrategyError(f"{each!r} is not a strategy; for built-in ones, use strategies_named(['x-wing'])")
        if not hasattr(each, "technique") or each.technique == UNNAMED:
            raise StrategyError(f"the strategy {type(each).__name__} has no name")
        rating = each.technique.rating
        if rating is not None and not (isinstance(rating, int | float) and isfinite(rating)):
            raise StrategyError(f"the rating of {type(each).__name__} must be a number, not {rating!r}")
    return found


def carry_out(step: Step, grid: Grid) -> None:
    """Apply a step that a strategy found.

    Raises StrategyError if the step cannot be applied or changes nothing; it would be found again for ever.
    """
    try:
        changed = step.apply(grid)
    except ValueError as error:
        raise refused(step, error) from error
    check_changed(step, changed)


def refused(step: Step, error: ValueError) -> StrategyError:
    """Return the error for a step that cannot be applied, given the cause."""
    problem = f"{step.name} found a step that cannot be carried out ({step}): {error}"
    return StrategyError(problem, step.technique.slug)


def check_changed(step: Step, changed: bool) -> None:
    """Raise StrategyError if applying a step changed nothing."""
    if not changed:
        raise StrategyError(f"{step.name} found a step that changes nothing: {step}", step.technique.slug)
