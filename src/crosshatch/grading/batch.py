"""Grading many puzzles: a stream in, a stream out, in the same order however many workers there are.

Any ``concurrent.futures.Executor`` does the work, or none.  Puzzles travel to it in chunks, and no more chunks are on
their way than keep the workers busy, so that a stream of any length can be graded.
"""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Executor, Future, wait
from itertools import islice
from typing import Generic, Protocol, TypeVar

import attrs

from ..board.errors import StrategyError, UngradablePuzzle, UnprovenStep
from ..board.puzzle import Puzzle
from . import scale_named
from .scale import Grade, Scale

CHUNK = 32
"""How many puzzles travel to a worker at once: enough that the journey costs little, few enough that little is lost."""

AHEAD = 8
"""How many chunks are with the workers at most."""

PATIENCE = 0.02
"""Seconds between two looks at whether a slow stream goes on, while results are awaited."""


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
    """An entry of a stream with its grade; where that is None, what is wrong with the puzzle, or the entry."""

    entry: E
    grade: Grade | None = None
    error: str = ""


def grade_many(
    entries: Iterable[E],
    scale: str | Scale[Grade] = "crosshatch",
    executor: Executor | None = None,
    *,
    chunk: int = CHUNK,
    ahead: int = AHEAD,
    ready: Callable[[], bool] = lambda: True,
) -> Iterator[Graded[E]]:
    """Grade a stream of puzzles and yield the results in the order of the stream.

    - ``entries``: puzzles, or what ``formats.read_many`` or ``read_file`` yields; each gives one result, bad ones too;
    - ``scale``: a built-in scale by its name, or a scale, which must be picklable where the workers are processes;
    - ``executor``: what does the work; without one it is done here, each puzzle when its result is asked for;
    - ``chunk``: how many puzzles travel to a worker at once (1 or more);
    - ``ahead``: how many chunks may be with the workers (1 or more).  No more is read ahead;
    - ``ready``: whether the next entry can be had without waiting; while it cannot, chunks are sent off before they
      are full, and results come as they are done.

    Raises ValueError where ``chunk`` or ``ahead`` is less than 1, and StrategyError, which names the puzzle, where a
    strategy finds what is no step.
    """
    if chunk < 1 or ahead < 1:
        raise ValueError(f"chunks of {chunk}, {ahead} of them with the workers: both must be 1 or more")
    if executor is None:
        for entry in entries:
            yield from _results([entry], _grade_chunk(scale, [_puzzle_of(entry)]))
        return
    rest = iter(entries)
    waiting: deque[tuple[list[E], Future[list[Grade | str | None]]]] = deque()
    try:
        while batch := _next_batch(rest, chunk, ready):
            waiting.append((batch, executor.submit(_grade_chunk, scale, [_puzzle_of(entry) for entry in batch])))
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


def _next_results(waiting: deque[tuple[list[E], Future[list[Grade | str | None]]]]) -> Iterator[Graded[E]]:
    batch, future = waiting.popleft()
    return _results(batch, future.result())


def _results(batch: Sequence[E], grades: Sequence[Grade | str | None]) -> Iterator[Graded[E]]:
    for entry, grade in zip(batch, grades, strict=True):
        if isinstance(grade, Grade):
            yield Graded(entry, grade)
        else:
            yield Graded(entry, error=grade or _error_of(entry))


def _puzzle_of(entry: Readable | Puzzle) -> Puzzle | None:
    return entry if isinstance(entry, Puzzle) else entry.puzzle


def _error_of(entry: Readable | Puzzle) -> str:
    return "" if isinstance(entry, Puzzle) else str(entry.error)


def _grade_chunk(scale: str | Scale[Grade], puzzles: Iterable[Puzzle | None]) -> list[Grade | str | None]:
    """Return for each puzzle its grade or what is wrong with it; None for none."""
    grader = scale_named(scale) if isinstance(scale, str) else scale
    return [None if puzzle is None else _grade(grader, puzzle) for puzzle in puzzles]


def _grade(scale: Scale[Grade], puzzle: Puzzle) -> Grade | str:
    try:
        return scale.grade(puzzle)
    except UngradablePuzzle as error:
        return str(error)
    except (StrategyError, UnprovenStep) as error:  # one of many puzzles: say which
        raise StrategyError(f"{puzzle.line} cannot be graded: {error}") from error
