"""Daily puzzles on paper: the date above each, and its solution at the end or beside the next day's puzzle."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from itertools import groupby
from typing import Any

import attrs

from ...board.puzzle import Puzzle
from ...generator import GeneratedPuzzle
from ...words import language_named
from ...words.tellers.pages import day as written
from .layout import Layout
from .puzzles import Entry, entry_of

ROOM_FOR_LONG_DATES = (1, 2)
"""Numbers of puzzles per page that leave room for the full date above each."""


def dated(
    puzzles: Iterable[tuple[date | None, Puzzle | GeneratedPuzzle[Any] | Entry]],
    layout: Layout,
    next_day: bool = False,
    max_seconds: float | None = None,
) -> list[Entry]:
    """Return entries for printing, with dates in place of numbers.

    - ``puzzles``: each with its date, in the order of the dates; a puzzle whose date is None keeps its number;
    - ``next_day``: whether to print each solution beside the puzzle of the next day that has one (only on pages of 1 or
      2 puzzles); the solutions of the last day are at the end;
    - ``max_seconds``: maximum time to grade a puzzle without a grade.

    Raises the errors of ``entry_of``, and ValueError if the pages have no room for solutions beside puzzles.
    """
    has_room = layout.per_page in ROOM_FOR_LONG_DATES
    if next_day and not has_room:
        raise ValueError(f"solutions fit beside puzzles only with 1 or 2 puzzles per page, not {layout.per_page}")
    pairs = [(day, each if isinstance(each, Entry) else entry_of(each, layout, max_seconds)) for day, each in puzzles]
    words = language_named(layout.language)
    several = Counter(day for day, _ in pairs)
    numbers: Counter[date | None] = Counter()
    entries: list[tuple[date | None, Entry]] = []
    for day, entry in pairs:
        if day is not None:
            numbers[day] += 1
            number = f" ({numbers[day]})" if several[day] > 1 else ""
            short, long = (words.text(written(day, short=each)) + number for each in (True, False))
            entry = attrs.evolve(entry, title=long if has_room else short, short_title=short)
        entries.append((day, entry))
    return list(_with_solutions_of_the_day_before(entries)) if next_day else [entry for _, entry in entries]


def _with_solutions_of_the_day_before(entries: Sequence[tuple[date | None, Entry]]) -> Iterator[Entry]:
    """Yield the puzzles of each day, each beside a solution of the day before.

    The last puzzle has all solutions that are left over.
    """
    before: list[Entry] = []
    for _, several in groupby(entries, key=lambda pair: pair[0]):
        today = [entry for _, entry in several]
        for place, entry in enumerate(today):
            last = place == len(today) - 1
            yield attrs.evolve(entry, beside=tuple(before[place:] if last else before[place : place + 1]))
        before = today
