"""Grade many puzzles: a stream of entries in, a stream of grades out, in the same order for any number of workers
(``running``)."""

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

from ..board.board import BoardError
from ..board.clock import OutOfTime
from ..board.puzzle import Puzzle
from ..grading.registry import portable, scale_named
from ..logic.step import UnprovenStep
from ..solving.scale import Grade, Scale, ScaleError, UngradablePuzzle, part_types
from ..techniques.strategy import StrategyError
from .entries import Readable, line_of, puzzle_of, source_of, with_columns
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
"""The endings of names of grade files."""

E = TypeVar("E", bound=Readable | Puzzle)

ScaleOrName: TypeAlias = str | Scale[Grade]


@attrs.frozen
class GradedPuzzle(Generic[E]):
    """An entry of a stream with its grade, or the reason it has none: an error in words, and an outcome.

    The outcome is UNGRADABLE if the puzzle does not have a unique solution, UNREADABLE if the entry is not a puzzle,
    and LOST if several workers in turn were lost while they worked on it.
    """

    entry: E
    grade: Grade | None = None
    error: str = ""
    outcome: GradeOutcome = GradeOutcome.GRADED


_Result: TypeAlias = tuple[Grade | None, str, GradeOutcome]
"""What a worker returns for a puzzle: the last three fields of ``GradedPuzzle``."""


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

    - ``entries``: puzzles, or the items of ``formats.read_many`` or ``read_file``; each yields one result, even if it
      is not a puzzle;
    - ``scale``: a scale, or the name of a built-in one; a scale must be picklable if there is an executor;
    - ``executor``: runs the work; without one it is done here, when each result is requested;
    - ``chunk``: number of puzzles sent to a worker at a time (at least 1); by default it adapts to the time they take;
    - ``ahead``: maximum number of unfinished chunks (at least 1), beyond which no entries are read; by default it
      depends on the number of workers;
    - ``ready``: returns whether the next entry is available without waiting; while it is not, chunks are sent before
      they are full, and results are yielded as they are completed;
    - ``max_seconds``: maximum time for each puzzle; a puzzle that exceeds it has no grade, and the others are
      unaffected.

    Raises ValueError if ``chunk`` or ``ahead`` is less than 1, and StrategyError, naming the puzzle, if a strategy
    returns an invalid step.
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
    """Return the grade of a puzzle or the reason it has none.

    Raises ScaleError if the worker has another version of the scale.
    """
    grader = scale_named(scale) if isinstance(scale, str) else scale
    if grader.version != version:
        raise ScaleError(
            f"scale {grader.name!r} has version {grader.version} on a worker and {version} here; install the same "
            "version"
        )
    try:
        return grader.grade(puzzle, max_seconds), "", GradeOutcome.GRADED
    except (UngradablePuzzle, BoardError) as error:
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
    """Grade a stream of puzzles on several scales; yield the results of each puzzle by the names of the scales.

    The arguments are those of ``grade_many``; ``max_seconds`` applies to each scale.
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
    """Grade a stream of puzzles into a file of rows; return the number of rows with each outcome.

    - ``entries``: puzzles, or the items of ``formats.read_many`` or ``read_file``, whose columns the rows keep;
    - ``path``: the new file.  The rows are JSON if its name ends in ``.json``, ``.jsonl`` or ``.ndjson``, Parquet if it
      ends in ``.parquet``, and otherwise CSV;
    - ``scales``: one or several scales, or their names;
    - ``executor``, ``max_seconds``: as for ``grade_many``;
    - ``resume``: continue the file of an earlier run of the same puzzles on the same scales, even one that was killed.
      The result is the file that an uninterrupted run would have written.

    Raises UnfitFile if the file exists, or cannot be resumed by this run; MissingExtra if Parquet needs PyArrow, which
    is not installed; ScaleError if a scale does not exist; and ValueError if two scales have the same name, or there
    are none.
    """
    path = Path(path)
    named = [scales] if isinstance(scales, (str, Scale)) else list(scales)
    several = [scale_named(each) if isinstance(each, str) else each for each in named]
    if len({each.name for each in several}) != max(1, len(several)):
        raise ValueError("grading needs one or more scales, all with different names")
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
    """Return the layout of rows of grades."""
    return Layout(sections=sections, allowed={"outcome": tuple(GradeOutcome)})


def form_of(file_format: FileFormat | None, layout: Layout, columns: Iterable[str]) -> Form:
    """Return the form of rows in a format (CSV if it is None), with these ``columns`` of the input."""
    return CsvForm(layout, columns) if file_format in (FileFormat.CSV, None) else JsonForm(layout)


def section_of(scale: Scale[Grade]) -> Section:
    """Return the section of a row that holds the grade on a scale."""
    return Section(scale.name, scale.title, scale.version, part_types(scale.grade_type))


def record_of(results: Mapping[str, GradedPuzzle[E]], layout: Layout, number: int = 1) -> Record:
    """Return the record of the ``number``-th puzzle of a stream, given its results by the names of the scales.

    If the scales differ in their outcomes, the record has that of a scale that failed.
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
        **layout.given(first.entry),
        **{scale: result.grade.data() if result.grade else None for scale, result in results.items()},
    }
