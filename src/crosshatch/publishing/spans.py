"""Spans of days: a year, a month, a day, or a range of these."""

import re
from calendar import monthrange
from collections.abc import Iterator
from datetime import date

from ..board.errors import CrosshatchError

BETWEEN = ".."

WRITTEN = "write a year (2031), a month (2031-05), a day (2031-05-17), or a range (2031-05..2031-08)"

_SPAN = re.compile(r"\d{4}(-\d\d){0,2}")


class CalendarError(CrosshatchError, ValueError):
    """A calendar or a span of days is invalid; the message says why."""


def days_of(span: str) -> Iterator[date]:
    """Yield the days of a span, in order: ``2031``, ``2031-05``, ``2031-05-17`` or ``2031-05-03..2031-06-01``.

    A range lasts from the first day of the part before the dots to the last day of the part after them.

    Raises CalendarError if the span is invalid.
    """
    begin, dots, end = span.strip().partition(BETWEEN)
    first, last = _ends(begin)[0], _ends(end if dots else begin)[1]
    if last < first:
        raise CalendarError(f"{span!r} ends before it begins")
    return (date.fromordinal(number) for number in range(first.toordinal(), last.toordinal() + 1))


def day_of(text: str) -> date:
    """Return the date in a text such as ``2031-05-17``.

    Raises CalendarError if it is not a date.
    """
    if not _SPAN.fullmatch(text.strip()) or text.count("-") < 2:
        raise CalendarError(f"{text!r} is not a date such as 2031-05-17")
    return _ends(text)[0]


def _ends(text: str) -> tuple[date, date]:
    """Return the first and the last day of a year, a month or a day."""
    if not _SPAN.fullmatch(text.strip()):
        raise CalendarError(f"{text!r} is not a period; {WRITTEN}")
    parts = list(map(int, text.split("-")))
    try:
        first = date(*parts, *[1] * (3 - len(parts)))
    except ValueError:
        raise CalendarError(f"the {('year', 'month', 'day')[len(parts) - 1]} {text.strip()} does not exist") from None
    last = {1: (12, 31), 2: (first.month, monthrange(first.year, first.month)[1])}.get(len(parts))
    return first, date(first.year, *last) if last else first
