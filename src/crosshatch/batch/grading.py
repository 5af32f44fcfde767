"""Grading many puzzles: a stream in, a stream out, in the same order however many workers there are (``running``)."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from enum import StrEnum
from functools import partial
from typing import Generic, NamedTuple, Protocol, TypeVar

import attrs

from ..board.errors import OutOfTime, StrategyError, UngradablePuzzle, UnprovenStep, WorkerLost
from ..board.puzzle import Puzzle
from ..grading.registry import portable, scale_named
from ..grading.scale import Grade, Scale
from .rows import Row, Section, on_one_line
from .running import always, run_in_order


class GradeOutcome(StrEnum):
    """How the grading of an entry of a stream ended."""

    GRADED = "graded"
    UNGRADABLE = "ungradable"
    UNREADABLE = "unreadable"
    OUT_OF_TIME = "out of time"
    LOST = "worker lost"


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

    UNGRADABLE is a puzzle that does not have exactly one solution, UNREADABLE an entry that is no puzzle, and LOST a
    puzzle on which one worker after the other was lost.
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
    chunk: int | None = None,
    ahead: int | None = None,
    ready: Callable[[], bool] = always,
    max_seconds: float | None = None,
) -> Iterator[Graded[E]]:
    """Grade a stream of puzzles and yield the results in the order of the stream.

    - ``entries``: puzzles, or what ``formats.read_many`` or ``read_file`` yields; each gives one result, bad ones too;
    - ``scale``: a built-in scale by its name, or a scale, which must be picklable where the workers are processes;
    - ``executor``: what does the work; without one it is done here, each puzzle when its result is asked for;
    - ``chunk``: how many puzzles travel to a worker at once (1 or more); left out, it follows from their time;
    - ``ahead``: how many chunks may be with the workers (1 or more); left out, it follows from the number of workers.
      No more is read ahead;
    - ``ready``: whether the next entry can be had without waiting; while it cannot, chunks are sent off before they
      are full, and results come as they are done;
    - ``max_seconds``: how long each puzzle may take; one that takes longer has no grade, and the rest goes on.

    Raises ValueError where ``chunk`` or ``ahead`` is less than 1, and StrategyError, which names the puzzle, where a
    strategy finds what is no step.
    """
    work = partial(_grade_chunk, portable(scale), max_seconds)
    for entry, result in run_in_order(
        work, entries, executor, part=_puzzle_of, lost=_lost, chunk=chunk, ahead=ahead, ready=ready
    ):
        if result is None:
            yield Graded(entry, error=_error_of(entry), outcome=GradeOutcome.UNREADABLE)
        else:
            yield Graded(entry, *result)


def _puzzle_of(entry: Readable | Puzzle) -> Puzzle | None:
    return entry if isinstance(entry, Puzzle) else entry.puzzle


def _lost(entry: object, error: WorkerLost) -> _Result:
    return _Result(None, str(error), GradeOutcome.LOST)


def _error_of(entry: Readable | Puzzle) -> str:
    return "" if isinstance(entry, Puzzle) else str(entry.error)


def _grade_chunk(
    scale: str | Scale[Grade], max_seconds: float | None, puzzles: Sequence[Puzzle | None]
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


def section_of(scale: Scale[Grade]) -> Section:
    """Return what rows say of grades on a scale."""
    return Section(scale.name, scale.title, scale.version, scale.grade_type.part_names())


def row_of(source: str, results: Mapping[str, Graded[E]]) -> Row:
    """Return the row of one puzzle, from a place, with its results by the names of the scales.

    Where the scales differ, the outcome says what went wrong.
    """
    first = next(iter(results.values()))
    grades = {scale: result.grade.data() for scale, result in results.items() if result.grade}
    worst = next((result for result in results.values() if not result.grade), first)
    if worst.outcome is GradeOutcome.OUT_OF_TIME and len(results) > 1:
        late = {scale: result.error for scale, result in results.items() if not result.grade}
        error = ". ".join(f"{scale_named(scale).title}: {text}" for scale, text in late.items())
    else:
        error = worst.error
    return Row(on_one_line(source), line_of(first.entry), on_one_line(error), worst.outcome, grades)


def line_of(entry: Readable | Puzzle) -> str:
    """Return the puzzle of an entry as a row has it: a line, empty where there is none."""
    puzzle = _puzzle_of(entry)
    return puzzle.line if puzzle else ""
