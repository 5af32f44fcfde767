"""The times that a person took for some puzzles, from a file, and the pace that they tell of.

A file of times is a table of puzzles, or has a puzzle with its time on each line, as ``formats.read_file`` reads them.
"""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..board.errors import CrosshatchError
from ..board.puzzle import Puzzle
from ..formats import read_file
from ..formats.document import COMMENT, Entry
from ..grading.crosshatch import CrosshatchScale
from ..grading.minutes import Pace
from ..solving.scale import UngradablePuzzle

COLUMNS = ("time", "seconds", "minutes")
"""What the column of times may be called.  Plain numbers are seconds, but for the last."""

_PARTS = re.compile(r"(?:(\d+):)?(\d+):([0-5]?\d(?:\.\d+)?)")
_NUMBER = re.compile(r"(\d+(?:\.\d*)?|\.\d+)\s*(s|sec|seconds?|m|min|minutes?)?")

HOW = "write 12:30, 1:02:03, 750 for seconds, or 12.5 min"


class TimesError(CrosshatchError, ValueError):
    """A file or a list of times that people took is not one; the message says what is wrong, and where."""


def minutes_in(text: str, plain_minutes: bool = False) -> float:
    """Return the minutes of a time as people write it: ``12:30``, ``1:02:03``, ``750``, ``750 s`` or ``12.5 min``.

    A plain number is one of seconds, or of minutes if that is said.

    Raises TimesError where it is no time above 0.
    """
    text = text.strip().lower()
    if found := _PARTS.fullmatch(text):
        hours, minutes, seconds = found.groups()
        total = int(hours or 0) * 60 + int(minutes) + float(seconds) / 60
    elif found := _NUMBER.fullmatch(text):
        number, unit = found.groups()
        in_minutes = unit.startswith("m") if unit else plain_minutes
        total = float(number) if in_minutes else float(number) / 60
    else:
        raise TimesError(f"{text!r} is no time: {HOW}")
    if not total > 0:
        raise TimesError(f"{text!r} is no time above 0")
    return total


def read_times(path: str | Path) -> Iterator[tuple[Puzzle, float]]:
    """Yield the puzzles of a file of times, each with the minutes that it took; those without a time are left out.

    Bytes that are not UTF-8, such as those of a note in an older encoding, are replaced.

    Raises TimesError, which names the line, where there is no puzzle, or no time, and OSError where the file cannot be
    read.
    """
    with Path(path).open(encoding="utf-8-sig", errors="replace") as file:
        for entry in read_file(file):
            try:
                if entry.puzzle is None:
                    raise TimesError(str(entry.error))
                column, text = _time_of(entry)
                if text.strip():
                    yield entry.puzzle, minutes_in(text, column == "minutes")
            except TimesError as error:
                raise TimesError(f"{path}:{entry.number}: {error}") from None


def _time_of(entry: Entry) -> tuple[str, str]:
    """Return what the column of the time is called in an entry, and what stands there."""
    columns = {name.strip().casefold(): str(text) for name, text in entry.columns.items()}
    for name in COLUMNS:
        if name in columns:
            return name, columns[name]
    if len(columns) == 1:
        return next(iter(columns.items()))
    names = ", ".join(name for name in columns if name != COMMENT) or "none"
    raise TimesError(f"no column is called {', '.join(COLUMNS[:-1])} or {COLUMNS[-1]} (there are: {names})")


def pace_of(times: Iterable[tuple[Puzzle, float]]) -> Pace:
    """Return the pace of a person by the minutes that they took for some puzzles.

    Puzzles of which nothing is known say nothing of it; they are counted as ``unknown``.

    Raises TimesError, which names the puzzle, where one cannot be graded, or a time is not above 0.
    """
    scale = CrosshatchScale()
    known: list[tuple[float, float]] = []
    unknown = 0
    for puzzle, taken in times:
        try:
            typical = scale.grade(puzzle).minutes
        except UngradablePuzzle as error:
            raise TimesError(f"{puzzle.line}: {error}") from error
        if not taken > 0:
            raise TimesError(f"{puzzle.line}: times are above 0, not {taken:g}")
        if typical is None:
            unknown += 1
        else:
            known.append((typical, taken))
    return Pace.of(known, unknown)
