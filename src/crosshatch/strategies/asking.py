"""Asking strategies for steps, so that what one of another package does wrong is told with its name.

Ours are trusted, and cost nothing more than to ask them.
"""

import sys
import traceback
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
        raise StrategyError(f"{_name(strategy, error)} failed: {problem}", strategy.technique.slug) from error


def last_line_in(file: str, error: BaseException | None) -> int | None:
    """Return the line of a file in which an error came up, the innermost if there are several; None without one."""
    frames = traceback.extract_tb(error.__traceback__) if error else []
    return next((each.lineno for each in reversed(frames) if each.filename == file), None)


def _name(strategy: Strategy, error: Exception | None = None) -> str:
    """Return what a strategy is called, and where it is: the package, or the file and the line of an error there."""
    name = f"the strategy {strategy.technique.title}"
    package = _package(strategy)
    if package == "__main__":
        return name
    if file := _own_file(strategy):
        line = last_line_in(file, error)
        return f"{file}, line {line}: {name}" if line else f"{file}: {name}"
    return f"{name} of the package {package}"


def _own_file(strategy: Strategy) -> str:
    """Return the file that a strategy was read from (``plugins.load_strategy``); empty where it was imported."""
    module = sys.modules.get(type(strategy).__module__)
    return "" if module is None or module.__spec__ else module.__file__ or ""


def _package(strategy: Strategy) -> str:
    return type(strategy).__module__.partition(".")[0]
