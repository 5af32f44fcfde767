"""Grading many puzzles: a stream in, a stream out, in the same order however many workers there are (``running``)."""

import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Executor
from enum import StrEnum
from functools import partial
from itertools import tee
from pathlib import Path
from typing import Generic, TypeAlias, TypeVar

import attrs

from ..board.puzzle import Puzzle
from ..grading.registry import portable, scale_named
from ..logic.clock import OutOfTime
from ..logic.step import UnprovenStep
from ..solving.scale import Grade, Scale, ScaleError, UngradablePuzzle, part_types
from ..techniques.strategy import StrategyError
from .entries import Readable, columns_of, line_of, puzzle_of, source_of, with_columns
from .files import FileFormat, format_of
from .parquet import open_output
from .rows import CsvForm, Form, JsonForm, Layout, Record, Section, on_one_line
from .running import Failure, always, run_in_order


class GradeOutcome(StrEnum):
    """How the grading of an entry of a stream ended."""

    GRADED = "graded"
    UNGRADABLE = "ungradable"
    UNREADABLE = "unreadable"
    OUT_OF_TIME = "out of time"
    LOST = "worker lost"


ENDINGS = (".csv", ".jsonl", ".parquet")
"""How the names of files of grades end."""

E = TypeVar("E", bound=Readable | Puzzle)

ScaleOrName: TypeAlias = str | Scale[Grade]


@attrs.frozen
class GradedPuzzle(Generic[E]):
    """An entry of a stream with its grade; where that is None, why: in words, and as an outcome.

    UNGRADABLE is a puzzle that does not have exactly one solution, UNREADABLE an entry that is no puzzle, and LOST a
    puzzle on which one worker after the other was lost.
    """

    entry: E
    grade: Grade | None = None
    error: str = ""
    outcome: GradeOutcome = GradeOutcome.GRADED


_Result: TypeAlias = tuple[Grade | None, str, GradeOutcome]
"""What comes back from a worker for a puzzle: the parts of ``GradedPuzzle``."""


def grade_many(
    entries: Iterable[E],
    scale: ScaleOrName = "crosshatch",
    executor: Executor | None = None,
    *,
    chunk: int | None = None,
    ahead: int | None = None,
    ready: Callable[[], bool] = always,
    max_seconds: float | None = None,
) -> Iterator[GradedPuzzle[E]]:
    """Grade a stream of puzzles and yield the results in the order of the stream.

    - ``entries``: puzzles, or what ``formats.read_many`` or ``read_file`` yields; each gives one result, bad ones too;
    - ``scale``: a built-in scale by its name, or a scale, which must be picklable where an executor does the work;
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
    version = (scale_named(scale) if isinstance(scale, str) else scale).version
    work = partial(_grade, portable(scale), version, max_seconds)
    for entry, result in run_in_order(
        work, entries, executor, part=puzzle_of, failed=_failed, chunk=chunk, ahead=ahead, ready=ready
    ):
        yield GradedPuzzle(entry, *result)


def _failed(entry: object, error: str, failure: Failure) -> _Result:
    return None, error, GradeOutcome(failure)


def _grade(scale: ScaleOrName, version: str, max_seconds: float | None, puzzle: Puzzle) -> _Result:
    """Return the grade of a puzzle or why it has none.

    Raises ScaleError where a worker has another version of the scale.
    """
    grader = scale_named(scale) if isinstance(scale, str) else scale
    if grader.version != version:
        raise ScaleError(
            f"the scale {grader.name!r} is {grader.version} on a worker, and {version} here: install the same version"
        )
    try:
        return grader.grade(puzzle, max_seconds), "", GradeOutcome.GRADED
    except UngradablePuzzle as error:
        return None, str(error), GradeOutcome.UNGRADABLE
    except OutOfTime as error:
        return None, str(error), GradeOutcome.OUT_OF_TIME
    except (StrategyError, UnprovenStep) as error:  # one of many puzzles: say which
        technique = getattr(error, "technique", "")
        raise StrategyError(f"{puzzle.line} cannot be graded: {error}", technique, error.source) from error


def grade_on_scales(
    entries: Iterable[E],
    scales: Sequence[Scale[Grade]],
    executor: Executor | None = None,
    *,
    ready: Callable[[], bool] = always,
    max_seconds: float | None = None,
) -> Iterator[dict[str, GradedPuzzle[E]]]:
    """Grade a stream of puzzles on several scales, and yield for each puzzle its results by the names of the scales.

    The arguments are those of ``grade_many``; ``max_seconds`` is for each scale.
    """
    streams = [
        grade_many(each, scale, executor, ready=ready, max_seconds=max_seconds)
        for each, scale in zip(tee(entries, len(scales)), scales, strict=True)
    ]
    for results in zip(*streams, strict=True):
        yield {scale.name: result for scale, result in zip(scales, results, strict=True)}


def grade_to_file(
    entries: Iterable[E],
    path: str | os.PathLike[str],
    scales: ScaleOrName | Iterable[ScaleOrName] = "crosshatch",
    executor: Executor | None = None,
    *,
    resume: bool = False,
    max_seconds: float | None = None,
) -> Counter[GradeOutcome]:
    """Grade a stream of puzzles into a file of rows, and return how many rows it has of each outcome.

    - ``entries``: puzzles, or what ``formats.read_many`` or ``read_file`` yields, whose columns the rows keep;
    - ``path``: the file, which is new.  The rows are JSON if its name ends in ``.json``, ``.jsonl`` or
      ``.ndjson``, Parquet if it ends in ``.parquet``, and else CSV;
    - ``scales``: one or several, each by its name or itself;
    - ``executor``, ``max_seconds``: those of ``grade_many``;
    - ``resume``: continue a file that an earlier run of the same puzzles on the same scales left behind, even if that
      was killed: it becomes what a run without a break would have written.

    Raises UnfitFile where there is such a file, or, to resume, one that this run would not have begun; MissingExtra
    where there is no PyArrow for Parquet; ScaleError where there is no such scale; and ValueError where two have the
    same name, or none is given.
    """
    path = Path(path)
    named = [scales] if isinstance(scales, (str, Scale)) else list(scales)
    several = [scale_named(each) if isinstance(each, str) else each for each in named]
    if len({each.name for each in several}) != max(1, len(several)):
        raise ValueError("puzzles are graded on one scale or several, each with a name of its own")
    columns, rest = with_columns(entries)
    form = form_of(format_of(path, *ENDINGS), grades_layout(map(section_of, several)), columns)
    outcomes: Counter[GradeOutcome] = Counter()
    with open_output(path, form, resume) as file:
        for record in file.kept(rest):
            outcomes[GradeOutcome(record["outcome"])] += 1
        for results in grade_on_scales(rest, several, executor, max_seconds=max_seconds):
            record = record_of(results, form.layout, outcomes.total() + 1)
            file.add(form.write(record))
            outcomes[GradeOutcome(record["outcome"])] += 1
    return outcomes


def grades_layout(sections: Iterable[Section]) -> Layout:
    """Return what rows of grades consist of."""
    return Layout(sections=sections, allowed={"outcome": tuple(GradeOutcome)})


def form_of(file_format: FileFormat | None, layout: Layout, columns: Iterable[str]) -> Form:
    """Return the form of rows in a format, or in CSV, which has these ``columns`` of the input."""
    return CsvForm(layout, columns) if file_format in (FileFormat.CSV, None) else JsonForm(layout)


def section_of(scale: Scale[Grade]) -> Section:
    """Return what rows say of grades on a scale."""
    return Section(scale.name, scale.title, scale.version, part_types(scale.grade_type))


def record_of(results: Mapping[str, GradedPuzzle[E]], layout: Layout, number: int = 1) -> Record:
    """Return the record of one puzzle, the ``number``-th of its stream, with its results by the names of the scales.

    Where the scales differ, the outcome says what went wrong.
    """
    first = next(iter(results.values()))
    worst = next((result for result in results.values() if not result.grade), first)
    if worst.outcome is GradeOutcome.OUT_OF_TIME and len(results) > 1:
        late = ((each.title, results[each.name]) for each in layout.sections)
        error = ". ".join(f"{title}: {result.error}" for title, result in late if not result.grade)
    else:
        error = worst.error
    return {
        "source": on_one_line(source_of(first.entry, number)),
        "puzzle": line_of(first.entry),
        "error": on_one_line(error),
        "outcome": worst.outcome,
        **layout.given(columns_of(first.entry)),
        **{scale: result.grade.data() if result.grade else None for scale, result in results.items()},
    }
