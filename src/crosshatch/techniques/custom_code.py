"""Safe calls to strategies, so that an error in a custom strategy names the strategy, its file and the line.

Built-in strategies are trusted and called directly.  Steps of custom strategies are checked before they are used.
"""

import sys
import traceback
from collections.abc import Iterator, Sequence
from types import GeneratorType

from ..board.clock import OutOfTime
from ..board.errors import CrosshatchError
from ..board.grid import Grid
from ..logic.proof import verify
from ..logic.step import CustomPattern, Pattern, Step, UnprovenStep
from ..logic.technique import Technique
from .strategy import Strategy, StrategyError, is_built_in


def steps_of(strategy: Strategy, grid: Grid) -> Iterator[Step]:
    """Return the steps that a strategy finds on a grid.

    Raises StrategyError if a custom strategy fails, changes the grid, or yields something that is not a step or a step
    that cannot be applied.
    """
    return _tried(strategy, grid) if strategy.is_custom else strategy.find(grid)


def _tried(strategy: Strategy, grid: Grid) -> Iterator[Step]:
    before = grid.copy()
    try:
        finding = strategy.find(grid)
        for step in finding:
            problem = _problem_of(step, grid, before)
            if problem:
                raise _wrong(strategy, f"found {problem}", _line_of(strategy, finding))
            yield step
    except (Exception, SystemExit) as error:
        if is_explained(error):
            raise
        raise _wrong(
            strategy, f"failed: {type(error).__name__}: {error}", last_line_in(source_of(strategy), error)
        ) from error
    if grid != before:
        raise _wrong(strategy, "changed the grid; find must leave the grid alone and yield steps")


def _problem_of(step: object, grid: Grid, before: Grid) -> str:
    """Return what is wrong with the result of a custom strategy; empty if it is a valid step."""
    if not isinstance(step, Step):
        return f"{step!r}, which is not a Step"
    if not isinstance(step.technique, Technique):
        return f"a step whose technique is {step.technique!r}; use self.technique"
    if not isinstance(step.pattern, Pattern):
        return f"a step whose pattern is {step.pattern!r}; use a CustomPattern"
    if type(step.pattern) is CustomPattern or not is_built_in(type(step.pattern)):  # custom code may fail here
        _ = step.truths, step.roles, step.links, step.branches, step.notation
    if grid != before:
        return f"a step but changed the grid ({step}); find must leave the grid alone and yield steps"
    try:
        changed = step.apply(before.copy())
    except ValueError as error:
        return f"a step that cannot be carried out ({step}): {error}"
    return "" if changed else f"a step that changes nothing: {step}"


def check_proved(strategies: Sequence[Strategy], grid: Grid, step: Step) -> None:
    """Raise UnprovenStep if a step of one of the strategies does not follow; a custom strategy is named."""
    try:
        verify(grid, step)
    except UnprovenStep as error:
        for strategy in strategies:
            if step.technique in strategy.techniques and strategy.is_custom:
                wrong = UnprovenStep(f"{_name(strategy)} found a wrong step: {error}")
                wrong.source = source_of(strategy)
                raise wrong from error
        raise


def is_explained(error: BaseException) -> bool:
    """Return whether an error in custom code needs no further explanation: a deadline, or an error with a source."""
    return isinstance(error, OutOfTime) or (isinstance(error, CrosshatchError) and bool(error.source))


def source_of(custom: object) -> str:
    """Return the source of a custom object's class: the file from which it was read, or else its package."""
    kind = type(custom)
    module = sys.modules.get(kind.__module__)
    read_from = "" if module is None or module.__spec__ else module.__file__  # as ``plugins`` loads it
    return read_from or kind.__module__.partition(".")[0]


def place_of(custom: object, line: int | None = None) -> str:
    """Return the file of a custom object, with the line if known; empty for a package."""
    file = source_of(custom)
    if file == type(custom).__module__.partition(".")[0]:
        return ""
    return f"{file}, line {line}: " if line else f"{file}: "


def last_line_in(file: str, error: BaseException | None) -> int | None:
    """Return the innermost line of a file where an error occurred; None if there is none."""
    frames = traceback.extract_tb(error.__traceback__) if error else []
    return next((each.lineno for each in reversed(frames) if each.filename == file), None)


def _line_of(strategy: Strategy, finding: object) -> int | None:
    """Return the line where a custom strategy yielded a step; None if it is not a generator in its file."""
    frame = finding.gi_frame if isinstance(finding, GeneratorType) else None
    return frame.f_lineno if frame and frame.f_code.co_filename == source_of(strategy) else None


def _wrong(strategy: Strategy, problem: str, line: int | None = None) -> StrategyError:
    return StrategyError(f"{_name(strategy, line)} {problem}", strategy.technique.slug, source_of(strategy))


def _name(strategy: Strategy, line: int | None = None) -> str:
    """Return the name of a custom strategy with its file, and the line if known, or its package."""
    name = f"the strategy {strategy.technique.title}"
    place, package = place_of(strategy, line), source_of(strategy)
    return f"{place}{name}" if place or package == "__main__" else f"{name} of the package {package}"
