"""What stands on pages to print."""

from datetime import date

from ...step import Line
from ..old_language import SheetWords
from ..spans import line

LEVELS = {
    "Easy": "Leicht",
    "Medium": "Mittel",
    "Hard": "Schwer",
    "Unfair": "Sehr schwer",
    "Extreme": "Extrem",
    "Fiendish": "Teuflisch",
    "Diabolical": "Höllisch",
    "Incomplete": "Unvollständig",
}
"""The levels of scales, by their English names."""


def begin(place: str, name: str) -> Line:
    """Say where a puzzle begins, and by which technique, if its name is given."""
    return line(f"Zum Anfang: {place}{_by(name)}.")


def later(place: str, name: str) -> Line:
    """Say where the hardest step of a puzzle is to be seen, and which technique it is, if its name is given."""
    return line(f"Wo es schwer wird: {place}{_by(name)}.")


def _by(name: str) -> str:
    return f" ({name})" if name else ""


def practise(name: str) -> str:
    """Say what is to be done with positions of a technique."""
    return f"In jeder Stellung ist {name} der nächste Schritt, und nichts Einfacheres hilft weiter. Finde ihn."


WEEKDAYS = ("Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag")
MONTHS = (
    *("Januar", "Februar", "März", "April", "Mai", "Juni"),
    *("Juli", "August", "September", "Oktober", "November", "Dezember"),
)


def day(which: date) -> str:
    """Write a date with its weekday."""
    return f"{WEEKDAYS[which.weekday()]}, {which.day}. {MONTHS[which.month - 1]} {which.year}"


def short_day(which: date) -> str:
    """Write a date with its weekday in short."""
    return f"{WEEKDAYS[which.weekday()][:2]}, {which.day}.{which.month}.{which.year}"


def solution_of(earlier: str) -> str:
    """Say of which day a solution is."""
    return f"Lösung vom {earlier}"


SHEETS = SheetWords(
    levels=LEVELS,
    hints="Tipps",
    solutions="Lösungen",
    begin=begin,
    later=later,
    why="Warum es gilt.",
    examples="So sieht es aus",
    positions="Jetzt du",
    answers="Antworten",
    practise=practise,
    day=day,
    short_day=short_day,
    solution_of=solution_of,
)
