"""Grading many puzzles: a stream in, a stream out, in the same order however many workers there are.

Any ``concurrent.futures.Executor`` does the work, or none.  Puzzles travel to it in chunks, and no more chunks are on
their way than keep the workers busy, so that a stream of any length can be graded.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, wait
from enum import StrEnum
from itertools import islice
from typing import Generic, NamedTuple, Protocol, TypeVar

import attrs

from ..board.errors import OutOfTime, StrategyError, UngradablePuzzle, UnprovenStep
from ..board.puzzle import Puzzle
from .registry import scale_named
from .scale import Grade, Scale

CHUNK = 32
"""How many puzzles travel to a worker at once: enough that the journey costs little, few enough that little is lost."""

AHEAD = 8
"""How many chunks are with the workers at most."""

PATIENCE = 0.02
"""Seconds between two looks at whether a slow stream goes on, while results are awaited."""


class GradeOutcome(StrEnum):
    """How the grading of an entry of a stream ended."""

    GRADED = "graded"
    UNGRADABLE = "ungradable"
    UNREADABLE = "unreadable"
    OUT_OF_TIME = "out of time"


class Readable(Protocol):
    """What a stream consists of: a puzzle, or what is wrong there, as ``formats.read_many`` yields."""

    @property
    def puzzle(self) -> Puzzle | None:
        """The puzzle, or None where it could not be read."""

    @property
    def error(self) -> object:
        """What is wrong, where there is no puzzle."""


E = TypeVar("E", bound=Readable | Puzzle)


@attrs.frozen
class Graded(Generic[E]):
    """An entry of a stream with its grade; where that is None, why: in words, and as an outcome.

    UNGRADABLE is a puzzle that does not have exactly one solution, and UNREADABLE an entry that is no puzzle.
    """

    entry: E
    grade: Grade | None = None
    error: str = ""
    outcome: GradeOutcome = attrs.field()

    @outcome.default
    def _usual_outcome(self) -> GradeOutcome:
        return GradeOutcome.GRADED if self.grade else GradeOutcome.UNGRADABLE


class _Result(NamedTuple):
    """What comes back from a worker for a puzzle: the parts of ``Graded``."""

    grade: Grade | None
    error: str = ""
    outcome: GradeOutcome = GradeOutcome.GRADED


def grade_many(
    entries: Iterable[E],
    scale: str | Scale[Grade] = "crosshatch",
    executor: Executor | None = None,
    *,
    chunk: int = CHUNK,
    ahead: int = AHEAD,
    ready: Callable[[], bool] = lambda: True,
    max_seconds: float | None = None,
) -> Iterator[Graded[E]]:
    """Grade a stream of puzzles and yield the results in the order of the stream.

    - ``entries``: puzzles, or what ``formats.read_many`` or ``read_file`` yields; each gives one result, bad ones too;
    - ``scale``: a built-in scale by its name, or a scale, which must be picklable where the workers are processes;
    - ``executor``: what does the work; without one it is done here, each puzzle when its result is asked for;
    - ``chunk``: how many puzzles travel to a worker at once (1 or more);
    - ``ahead``: how many chunks may be with the workers (1 or more).  No more is read ahead;
    - ``ready``: whether the next entry can be had without waiting; while it cannot, chunks are sent off before they
      are full, and results come as they are done;
    - ``max_seconds``: how long each puzzle may take; one that takes longer has no grade, and the rest goes on.

    Raises ValueError where ``chunk`` or ``ahead`` is less than 1, and StrategyError, which names the puzzle, where a
    strategy finds what is no step.
    """
    if chunk < 1 or ahead < 1:
        raise ValueError(f"chunks of {chunk}, {ahead} of them with the workers: both must be 1 or more")
    if executor is None:
        for entry in entries:
            yield from _results([entry], _grade_chunk(scale, [_puzzle_of(entry)], max_seconds))
        return
    rest = iter(entries)
    waiting: deque[tuple[list[E], Future[list[_Result | None]]]] = deque()
    try:
        while batch := _next_batch(rest, chunk, ready):
            puzzles = [_puzzle_of(entry) for entry in batch]
            waiting.append((batch, executor.submit(_grade_chunk, scale, puzzles, max_seconds)))
            while waiting and (len(waiting) >= ahead or waiting[0][1].done() or not ready()):
                if len(waiting) >= ahead or wait([waiting[0][1]], PATIENCE).done:
                    yield from _next_results(waiting)
        while waiting:
            yield from _next_results(waiting)
    finally:
        for _, future in waiting:
            future.cancel()


def _next_batch(rest: Iterator[E], chunk: int, ready: Callable[[], bool]) -> list[E]:
    batch: list[E] = []
    for entry in islice(rest, chunk):
        batch.append(entry)
        if not ready():
            break
    return batch


def _next_results(waiting: deque[tuple[list[E], Future[list[_Result | None]]]]) -> Iterator[Graded[E]]:
    batch, future = waiting.popleft()
    return _results(batch, future.result())


def _results(batch: Sequence[E], results: Sequence[_Result | None]) -> Iterator[Graded[E]]:
    for entry, result in zip(batch, results, strict=True):
        if result is None:
            yield Graded(entry, error=_error_of(entry), outcome=GradeOutcome.UNREADABLE)
        else:
            yield Graded(entry, *result)


def _puzzle_of(entry: Readable | Puzzle) -> Puzzle | None:
    return entry if isinstance(entry, Puzzle) else entry.puzzle


def _error_of(entry: Readable | Puzzle) -> str:
    return "" if isinstance(entry, Puzzle) else str(entry.error)


def _grade_chunk(
    scale: str | Scale[Grade], puzzles: Iterable[Puzzle | None], max_seconds: float | None
) -> list[_Result | None]:
    """Return for each puzzle its grade or why it has none; None for no puzzle."""
    grader = scale_named(scale) if isinstance(scale, str) else scale
    return [None if puzzle is None else _grade(grader, puzzle, max_seconds) for puzzle in puzzles]


def _grade(scale: Scale[Grade], puzzle: Puzzle, max_seconds: float | None) -> _Result:
    try:
        return _Result(scale.grade(puzzle, max_seconds))
    except UngradablePuzzle as error:
        return _Result(None, str(error), GradeOutcome.UNGRADABLE)
    except OutOfTime as error:
        return _Result(None, str(error), GradeOutcome.OUT_OF_TIME)
    except (StrategyError, UnprovenStep) as error:  # one of many puzzles: say which
        raise StrategyError(f"{puzzle.line} cannot be graded: {error}") from error
