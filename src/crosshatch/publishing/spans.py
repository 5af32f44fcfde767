"""Spans of days as people write them: a year, a month, a day, or a range of these."""

import re
from calendar import monthrange
from collections.abc import Iterator
from datetime import date

from ..board.errors import CrosshatchError

BETWEEN = ".."

WRITTEN = "write a year (2031), a month (2031-05), a day (2031-05-17), or two of these with two dots between them"

_SPAN = re.compile(r"(\d{4})(?:-(\d\d)(?:-(\d\d))?)?")


class CalendarError(CrosshatchError, ValueError):
    """A calendar, or a span of its days, cannot be like this; the message says why."""


def days_of(span: str) -> Iterator[date]:
    """Yield the days of a span, in order: ``2031``, ``2031-05``, ``2031-05-17``, ``2031-05-03..2031-06-01``.

    A range goes from the first day of what stands before the dots to the last of what stands behind them.

    Raises CalendarError where there is no such span.
    """
    begin, dots, end = span.strip().partition(BETWEEN)
    first, last = _ends(begin)
    if dots:
        last = _ends(end)[1]
    if last < first:
        raise CalendarError(f"{span!r} ends before it begins")
    return (date.fromordinal(number) for number in range(first.toordinal(), last.toordinal() + 1))


def day_of(text: str) -> date:
    """Return the day of a text such as ``2031-05-17``.

    Raises CalendarError where it is none.
    """
    found = _SPAN.fullmatch(text.strip())
    if found is None or found[3] is None:
        raise CalendarError(f"{text!r} is not a day, such as 2031-05-17")
    return _ends(text)[0]


def _ends(text: str) -> tuple[date, date]:
    """Return the first and the last day of a year, a month or a day."""
    found = _SPAN.fullmatch(text.strip())
    if found is None:
        raise CalendarError(f"{text!r} is no span of days: {WRITTEN}")
    year, month, day = (None if each is None else int(each) for each in found.groups())
    assert year is not None
    if not year:
        raise CalendarError(f"there is no year 0: {text}")
    if month is None:
        return date(year, 1, 1), date(year, 12, 31)
    if not 1 <= month <= 12:
        raise CalendarError(f"there is no month {month}: {text}")
    length = monthrange(year, month)[1]
    if day is None:
        return date(year, month, 1), date(year, month, length)
    if not 1 <= day <= length:
        raise CalendarError(f"there is no day {day} in {date(year, month, 1):%B} {year}: {text}")
    return date(year, month, day), date(year, month, day)
