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
    puzzles: Iterable[tuple[date | None, Puzzle | GeneratedPuzzle[Any]]],
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
    if next_day and layout.per_page not in ROOM_FOR_LONG_DATES:
        raise ValueError(f"there is room for the solution of another day on pages of 1 or 2, not of {layout.per_page}")
    pairs = [(day, entry_of(puzzle, layout, max_seconds)) for day, puzzle in puzzles]
    entries = titled(pairs, layout)
    if not next_day:
        return entries
    days = (day for day, _ in pairs)
    return list(_with_solutions_of_the_day_before(list(zip(days, entries, strict=True))))


def titled(entries: Sequence[tuple[date | None, Entry]], layout: Layout) -> list[Entry]:
    """Return entries with their dates in place of their numbers, where they have one."""
    several = Counter(day for day, _ in entries)
    numbers: Counter[date] = Counter()
    found: list[Entry] = []
    for day, entry in entries:
        if day is None:
            found.append(entry)
            continue
        numbers[day] += 1
        found.append(_titled(entry, day, f" ({numbers[day]})" if several[day] > 1 else "", layout))
    return found


def _titled(entry: Entry, day: date, number: str, layout: Layout) -> Entry:
    words = language_named(layout.language)
    short = words.text(written(day, short=True)) + number
    title = words.text(written(day)) + number if layout.per_page in ROOM_FOR_LONG_DATES else short
    return attrs.evolve(entry, title=title, short_title=short)


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
