"""Solving times of a person, read from a file, and the pace that follows from them.

A file of times is a table of puzzles, or has a puzzle and its time on each line; see ``formats.read_file``.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import chain
from pathlib import Path

from ..board.errors import CrosshatchError
from ..board.messages import listed
from ..board.puzzle import Puzzle
from ..formats import read_file
from ..formats.document import COMMENT, KEY, Entry
from ..grading.crosshatch import CrosshatchScale
from ..grading.minutes import Pace
from ..solving.scale import UngradablePuzzle

COLUMNS = ("time", "seconds", "minutes")
"""The accepted names of the column of times.  Plain numbers are seconds, except in the last."""

_PARTS = re.compile(r"(?:(\d+):)?(\d+):([0-5]?\d(?:\.\d+)?)")
_NUMBER = re.compile(r"(\d+(?:\.\d*)?|\.\d+)\s*(s|sec|seconds?|m|min|minutes?)?")

HOW = "write 12:30, 1:02:03, 750 for seconds, or 12.5 min"


class TimesError(CrosshatchError, ValueError):
    """A file or list of solving times is invalid; the message says what is wrong, and where."""


def minutes_in(text: str, plain_minutes: bool = False) -> float:
    """Return the minutes of a time such as ``12:30``, ``1:02:03``, ``750``, ``750 s`` or ``12.5 min``.

    A plain number is in seconds, or in minutes if ``plain_minutes`` is true.

    Raises TimesError if it is not a time above 0.
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
        raise TimesError(f"{text!r} is not a time: {HOW}")
    if not total > 0:
        raise TimesError(f"{text!r} is not a time: it must be above 0")
    return total


def read_times(path: str | Path) -> Iterator[tuple[Puzzle, float]]:
    """Yield the puzzles of a file of times, each with its time in minutes; puzzles without a time are skipped.

    Bytes that are not UTF-8, such as those of a note in an older encoding, are replaced.

    Raises TimesError, naming the line, if a puzzle or a time cannot be read, and OSError if the file cannot be read.
    """
    with Path(path).open(encoding="utf-8-sig", errors="replace") as file:
        first = next(file, "")
        for number, entry in enumerate(read_file(chain([first], file))):
            if entry.puzzle is None and not number and (others := _columns_without_puzzle(first)):
                named = f"; the file has the columns {', '.join(others)}"
                raise TimesError(f"{path}: no puzzles found: add a column named {KEY}{named}")
            try:
                if entry.puzzle is None:
                    raise TimesError(entry.problem)
                column, text = _time_of(entry)
                if text.strip():
                    yield entry.puzzle, minutes_in(text, column == "minutes")
            except TimesError as error:
                raise TimesError(f"{path}:{entry.number}: {error}") from None


def _columns_without_puzzle(header: str) -> list[str]:
    """Return the columns of a header that names a column of times but none of puzzles; empty for any other line."""
    names = [name.strip(' "\n') for name in re.split("[,;\t]", header)]
    known = {name.casefold() for name in names}
    return names if known.intersection(COLUMNS) and KEY not in known else []


def _time_of(entry: Entry) -> tuple[str, str]:
    """Return the name and the content of the time column of an entry."""
    columns = {name.strip().casefold(): str(text) for name, text in entry.columns.items()}
    for name in COLUMNS:
        if name in columns:
            return name, columns[name]
    if len(columns) == 1:
        return next(iter(columns.items()))
    others = ", ".join(name for name in columns if name != COMMENT)
    found = f"; apart from the puzzle, the columns are {others}" if others else ""
    raise TimesError(f"no time found: add a column named {listed(COLUMNS, 'or')}{found}")


def pace_of(times: Iterable[tuple[Puzzle, float]]) -> Pace:
    """Return the pace of a person, given the minutes that they took for some puzzles.

    Puzzles without an estimated time do not contribute; they are counted as ``unknown``.

    Raises TimesError, naming the puzzle, if one cannot be graded or a time is not above 0.
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
            raise TimesError(f"{puzzle.line}: times must be above 0, not {taken:g}")
        if typical is None:
            unknown += 1
        else:
            known.append((typical, taken))
    return Pace.of(known, unknown)
