"""Spans of days."""

from datetime import date

import pytest

from crosshatch.publishing.spans import CalendarError, day_of, days_of


@pytest.mark.parametrize(
    ("span", "first", "last", "number"),
    [
        ("2031", date(2031, 1, 1), date(2031, 12, 31), 365),
        ("2032", date(2032, 1, 1), date(2032, 12, 31), 366),
        ("2032-02", date(2032, 2, 1), date(2032, 2, 29), 29),
        ("2031-05-17", date(2031, 5, 17), date(2031, 5, 17), 1),
        ("2031-05-03..2031-06-01", date(2031, 5, 3), date(2031, 6, 1), 30),
        ("2031-05..2031-06", date(2031, 5, 1), date(2031, 6, 30), 61),
        (" 9999-12 .. 9999 ", date(9999, 12, 1), date(9999, 12, 31), 31),
    ],
)
def test_days(span: str, first: date, last: date, number: int) -> None:
    days = list(days_of(span))
    assert (days[0], days[-1], len(days)) == (first, last, number)
    assert days == sorted(set(days))


@pytest.mark.parametrize(
    ("span", "problem"),
    [
        ("2031-13", "the month 2031-13 does not exist"),
        ("2031-02-29", "the day 2031-02-29"),
        ("0000", "the year 0000 does not exist"),
        ("2031-5", "'2031-5' is not a period; write a year (2031), a month"),
        ("May 2031", "is not a period"),
        ("", "is not a period"),
        ("2031-05..", "'' is not a period"),
        ("2031-06..2031-05", "ends before it begins"),
    ],
)
def test_what_is_no_span(span: str, problem: str) -> None:
    with pytest.raises(CalendarError) as caught:
        days_of(span)
    assert problem in str(caught.value)


def test_a_day_is_one() -> None:
    assert day_of("2031-05-17") == date(2031, 5, 17)
    with pytest.raises(CalendarError, match="'2031-05' is not a date"):
        day_of("2031-05")
