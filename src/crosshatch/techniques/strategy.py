"""What a strategy is: a small stateless object that finds the steps of one technique."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from math import isfinite
from numbers import Real
from typing import Any, ClassVar

import attrs

from ..board.errors import CrosshatchError
from ..board.grid import Grid
from ..board.houses import HOUSES
from ..logic.step import Step
from ..logic.technique import Technique

OURS = __name__.partition(".")[0]
"""The package whose strategies are ours."""


class StrategyError(CrosshatchError):
    """A strategy cannot be loaded, fails, or finds steps that are not valid; the message says which, and why.

    ``technique`` is the slug of the technique to leave out so that the others can go on; empty where it is not known.
    """

    def __init__(self, message: str = "", technique: str = "", source: str = "") -> None:
        super().__init__(message)
        self.technique = technique
        self.source = source


class Strategy(ABC):
    """Finds the steps of a technique.

    A strategy of one's own gives ``name`` and ``find``, and perhaps ``rating``, ``family``, ``summary`` and
    ``assumes_unique``; its ``technique`` is made from these.  The class docstring gives the logical argument.
    Strategies keep no state: one instance serves any number of grids.
    """

    name: ClassVar[str]
    """The name of the technique, as solvers know it."""

    rating: ClassVar[float | None] = None
    """How hard its steps are on our own scale, where 1.0 is the simplest: by this it is asked, or last without one."""

    family: ClassVar[str] = "Own"
    """The group of techniques that it belongs to."""

    summary: ClassVar[str] = ""
    """One line that says what the technique does; the first line of the class docstring where it is left out."""

    assumes_unique: ClassVar[bool] = False
    """Whether the argument needs the puzzle to have one solution only."""

    technique: Technique
    """What the strategy finds steps of."""

    is_custom: ClassVar[bool] = False
    """Whether its class is of another package, or of a file: then its steps are checked (``asking``)."""

    def __init_subclass__(cls, **options: Any) -> None:
        super().__init_subclass__(**options)
        cls.is_custom = not is_ours(cls)
        if vars(cls).keys() & {"name", "rating", "family", "summary", "assumes_unique"} and hasattr(cls, "name"):
            unique, summary = cls.assumes_unique, cls.summary or _first_line(cls.__doc__)
            cls.technique = Technique(cls.name, cls.family, cls.rating, assumes_unique=unique, summary=summary)

    @abstractmethod
    def find(self, grid: Grid) -> Iterator[Step]:
        """Yield each step of this technique on a grid, lazily and in a fixed order, without changing the grid.

        A grid that contradicts itself (``broken``) has no steps, since anything would follow.  ``Solver`` never asks
        on one.
        """

    @property
    def techniques(self) -> tuple[Technique, ...]:
        """The techniques whose steps it finds: one, unless it tries several as one."""
        return (self.technique,)

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and vars(self) == vars(other)

    def __hash__(self) -> int:
        return hash(type(self))


def is_ours(kind: type) -> bool:
    """Return whether a class is one of this package."""
    return kind.__module__.partition(".")[0] == OURS


def _first_line(text: str | None) -> str:
    """Return the first line of a docstring that has something in it; nothing where there is none."""
    return next(filter(None, map(str.strip, (text or "").splitlines())), "")


UNNAMED = Technique("Not in the catalogue")
"""The technique of a strategy of ours that no row has declared."""


def _technique_of_class(strategy: Strategy) -> Technique:
    """Return the technique that a class names, if it does."""
    named = type(strategy).technique
    return named if isinstance(named, Technique) else UNNAMED


@attrs.frozen(kw_only=True, repr=False)
class TableStrategy(Strategy):
    """A strategy that a row of the catalogue declares: the row says what technique it finds.

    Techniques that differ in size, shape or type only are instances of one such class.  A custom subclass may have a
    ``name``, as any strategy may.
    """

    technique: Technique = attrs.field(default=attrs.Factory(_technique_of_class, takes_self=True))

    def find(self, grid: Grid) -> Iterator[Step]:
        """Yield each step of this technique on a grid, as ``steps_on`` does; none where the grid contradicts itself.

        Those that are asked most often, most of the time in vain, have a ``find`` of their own, which does the same.
        """
        return iter(()) if grid.broken else self.steps_on(grid)

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        """Yield each step on a grid that is not ``broken``."""
        raise NotImplementedError(f"{type(self).__name__} must define find or steps_on")

    def stages(self) -> "Iterator[tuple[float, TableStrategy]]":
        """Yield the strategies that together find its steps, each with the rating of what it finds.

        It is one, unless steps of a technique differ in how hard they are, so that other techniques come between.
        """
        yield self.technique.rating or 0.0, self

    def whole(self) -> "TableStrategy":
        """Return the strategy that finds all steps of its technique, of which this one may be a stage."""
        return self

    def __repr__(self) -> str:
        return f"<{type(self).__name__} {self.technique.slug}>"


class InRuns(TableStrategy):
    """A strategy whose steps the engine can also take in runs (``singles.search``), where they are of a kind."""

    @property
    @abstractmethod
    def kind(self) -> int | None:
        """The kind of step that it finds, as the engine has it; None where no run takes just these."""

    @abstractmethod
    def step(self, grid: Grid, house: int, where: int, digit: int) -> Step:
        """Return a step of the engine's, which has decoded it: a digit in a house, in a cell or another house."""


def houses_in_a_row(_: object, attribute: "attrs.Attribute[range]", houses: range) -> None:
    """Raise ValueError where a range is not one of houses, each next to the one before."""
    if houses.step != 1 or not houses or houses[0] not in HOUSES or houses[-1] not in HOUSES:
        raise ValueError(f"{attribute.name} must be a range of houses from 0 to 26, not {houses}")


def instances(strategies: Iterable[Strategy | type[Strategy]]) -> tuple[Strategy, ...]:
    """Return strategies that are given as instances or classes as instances.

    Raises StrategyError where something else is given, or a strategy has no name, or a rating that is no number.
    """
    found = tuple(each() if isinstance(each, type) else each for each in strategies)
    for each in found:
        if not isinstance(each, Strategy):
            raise StrategyError(f"{each!r} is not a strategy; for built-in ones, use strategies_named(['x-wing'])")
        if not hasattr(each, "technique") or each.technique == UNNAMED:
            raise StrategyError(f"the strategy {type(each).__name__} has no name")
        rating = each.technique.rating
        if rating is not None and not (isinstance(rating, Real) and isfinite(rating)):
            raise StrategyError(f"the rating of {type(each).__name__} must be a number, not {rating!r}")
    return found


def carry_out(step: Step, grid: Grid) -> None:
    """Apply a step that a strategy found.

    Raises StrategyError where that cannot be done, or does nothing: whoever asks again would get it for ever.
    """
    try:
        changed = step.apply(grid)
    except ValueError as error:
        raise refused(step, error) from error
    check_changed(step, changed)


def refused(step: Step, error: ValueError) -> StrategyError:
    """Return the error of a step that cannot be carried out; the one that came up meanwhile says why."""
    problem = f"{step.name} found a step that cannot be carried out ({step}): {error}"
    return StrategyError(problem, step.technique.slug)


def check_changed(step: Step, changed: bool) -> None:
    """Raise StrategyError where a step, carried out, has changed nothing."""
    if not changed:
        raise StrategyError(f"{step.name} found a step that changes nothing: {step}", step.technique.slug)
