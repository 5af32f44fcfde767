"""Puzzles of days on paper: the date above each, and its solution at the end or beside the puzzle of the next day."""

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
"""How many puzzles a page has where there is room above each for its date in full."""


def dated(
    puzzles: Iterable[tuple[date | None, Puzzle | GeneratedPuzzle[Any] | Entry]],
    layout: Layout,
    next_day: bool = False,
    max_seconds: float | None = None,
) -> list[Entry]:
    """Return puzzles with all that a layout shows of them, and their dates in place of their numbers.

    - ``puzzles``: each with its date, in the order of the dates; None leaves a puzzle its number;
    - ``next_day``: whether each solution stands beside the puzzle of the next day that has one, for which pages of one
      or two have room; those of the last day stand at the end;
    - ``max_seconds``: how long grading may take, where a puzzle has no grade.

    Raises what ``entry_of`` raises, and ValueError where pages have no room for solutions beside puzzles.
    """
    has_room = layout.per_page in ROOM_FOR_LONG_DATES
    if next_day and not has_room:
        raise ValueError(f"there is room for the solution of another day on pages of 1 or 2, not of {layout.per_page}")
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
    """Yield the puzzles of each day, the first beside the first solution of the day before, and so on.

    The last one has all solutions that are left over.
    """
    before: list[Entry] = []
    for _, several in groupby(entries, key=lambda pair: pair[0]):
        today = [entry for _, entry in several]
        for place, entry in enumerate(today):
            last = place == len(today) - 1
            yield attrs.evolve(entry, beside=tuple(before[place:] if last else before[place : place + 1]))
        before = today
