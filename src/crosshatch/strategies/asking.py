"""Asking strategies for steps, so that what one of another package does wrong is told with its name.

Ours are trusted, and cost nothing more than to ask them.
"""

from collections.abc import Iterable, Iterator

from ..board.errors import CrosshatchError, StrategyError
from ..board.grid import Grid
from ..step import Step
from .base import Strategy, carry_out

OURS = __name__.partition(".")[0]
"""The package whose strategies are ours."""


def steps_of(strategy: Strategy, grid: Grid) -> Iterator[Step]:
    """Return the steps that a strategy finds on a grid.

    Where the strategy is not one of ours, StrategyError is raised when it fails, or finds what is no step or a step
    that cannot be carried out.
    """
    return strategy.find(grid) if _package(strategy) == OURS else _tried(strategy, grid)


def _tried(strategy: Strategy, grid: Grid) -> Iterator[Step]:
    try:
        for step in strategy.find(grid):
            check_are_steps(strategy, (step,))
            carry_out(step, grid.copy())
            yield step
    except Exception as error:
        blame(strategy, error)
        raise


def check_are_steps(strategy: Strategy, found: Iterable[object]) -> None:
    """Raise StrategyError where something that a strategy found is not a step."""
    for each in found:
        if not isinstance(each, Step):
            raise StrategyError(f"{_name(strategy)} found what is not a step: {each!r}", strategy.technique.slug)


def blame(strategy: Strategy, error: Exception) -> None:
    """Raise StrategyError for what went wrong while a strategy was asked, where it is not one of ours.

    Our own errors, such as that of a deadline, say themselves what is wrong.
    """
    if _package(strategy) != OURS and not isinstance(error, CrosshatchError):
        problem = f"{type(error).__name__}: {error}"
        raise StrategyError(f"{_name(strategy)} failed: {problem}", strategy.technique.slug) from error


def _name(strategy: Strategy) -> str:
    package = _package(strategy)
    of = "" if package == "__main__" else f" of the package {package}"
    return f"the strategy {strategy.technique.title}{of}"


def _package(strategy: Strategy) -> str:
    return type(strategy).__module__.partition(".")[0]
