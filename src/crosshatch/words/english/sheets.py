"""What stands on pages to print."""

from datetime import date

from ...step import Line
from ..old_language import SheetWords
from ..spans import line


def begin(place: str, name: str) -> Line:
    """Say where a puzzle begins, and by which technique, if its name is given."""
    return line(f"Begin with {place}{_by(name)}.")


def later(place: str, name: str) -> Line:
    """Say where the hardest step of a puzzle is to be seen, and which technique it is, if its name is given."""
    return line(f"Where it gets hard, look at {place}{_by(name)}.")


def _by(name: str) -> str:
    return f": {name}" if name else ""


def practise(name: str) -> str:
    """Say what is to be done with positions of a technique."""
    return f"In each position {name} is the next step: nothing simpler finds anything. Find it."


WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
MONTHS = (
    *("January", "February", "March", "April", "May", "June"),
    *("July", "August", "September", "October", "November", "December"),
)


def day(which: date) -> str:
    """Write a date with its weekday."""
    return f"{WEEKDAYS[which.weekday()]}, {which.day} {MONTHS[which.month - 1]} {which.year}"


def short_day(which: date) -> str:
    """Write a date with its weekday in short."""
    return f"{WEEKDAYS[which.weekday()][:3]} {which.day} {MONTHS[which.month - 1][:3]} {which.year}"


def solution_of(earlier: str) -> str:
    """Say of which day a solution is."""
    return f"Solution of {earlier}"


SHEETS = SheetWords(
    levels={},
    hints="Hints",
    solutions="Solutions",
    begin=begin,
    later=later,
    why="Why it holds.",
    examples="How it looks",
    positions="Your turn",
    answers="Answers",
    practise=practise,
    day=day,
    short_day=short_day,
    solution_of=solution_of,
)
