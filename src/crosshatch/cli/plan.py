"""The plan of a calendar: a file of TOML that says what else would have to be said on the command line each time."""

import tomllib
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import attrs

from ..board.errors import CrosshatchError
from ..board.messages import listed
from ..grading.plugins import load_scale, names_a_file
from ..grading.registry import scale_named
from ..publishing.calendar import WEEKDAYS, Calendar, plain_place
from ..publishing.spans import CalendarError
from ..solving.scale import Grade, Scale

_KINDS: dict[str, tuple[type | tuple[type, ...], str]] = {
    "week": ((str, list), "a week in quotes, or a list of such weeks"),
    "symmetry": (str, 'a name in quotes, such as "180"'),
    "scale": (str, "a name in quotes"),
    "first_day": (str, "a weekday in quotes"),
    "seed": (str, "a text in quotes"),
    "rising": (bool, "true or false"),
    "days": (dict, 'a table with a line for each date, such as 2031-12-25 = "hard"'),
    "replaced": (dict, "a table with a line for each date, such as 2031-05-17 = 2"),
    "apart_from": (list, "a list of names of files"),
}
"""What a plan may have by its name, and what that is."""


@attrs.frozen(kw_only=True)
class Plan:
    """What a calendar is like: what ``Calendar`` takes, and the files whose puzzles are not to be repeated."""

    week: str | tuple[str, ...] | None = None
    symmetry: str = "none"
    scale: Scale[Grade] | None = None
    first_day: str = WEEKDAYS[0]
    seed: str = ""
    rising: bool = True
    days: dict[str, str] = attrs.field(factory=dict)
    replaced: dict[str, int] = attrs.field(factory=dict)
    apart_from: tuple[str, ...] = ()

    def calendar(self) -> Calendar:
        """Return the calendar.  Raises what that raises."""
        return Calendar(
            () if self.week is None else self.week,
            symmetry=self.symmetry,
            scale=self.scale,
            first_day=self.first_day,
            name=self.seed,
            days=self.days,
            replaced=self.replaced,
            rising=self.rising,
        )

    def with_replaced(self, places: Iterable[str]) -> "Plan":
        """Return the plan with other puzzles on some dates: each time that one is named, it has its next variation."""
        replaced = {plain_place(place): variation for place, variation in self.replaced.items()}
        counts = Counter(map(plain_place, places))
        more = {place: replaced.get(place, 1) + number for place, number in counts.items()}
        return attrs.evolve(self, replaced=replaced | more)


def read_plan(path: Path) -> Plan:
    """Return the plan that a file has.

    Names of files in it are those beside it.  Raises CalendarError where it cannot be read or is none.
    """
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise CalendarError(f"{path}: {error.strerror or error}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CalendarError(f"{path} is not a plan in TOML: {error}") from error
    try:
        return _plan(given, path.parent)
    except CrosshatchError as error:
        raise CalendarError(f"{path}: {error}") from error


def _plan(given: dict[str, Any], folder: Path) -> Plan:
    for name, value in given.items():
        if name not in _KINDS:
            raise CalendarError(f"a plan has no {name!r}; it may have {listed(_KINDS)}")
        kind, words = _KINDS[name]
        if not isinstance(value, kind):
            raise CalendarError(f"{name} is {words}")
    if isinstance(given.get("week"), list):
        given["week"] = tuple(_texts("week", given["week"]))
    if "scale" in given:
        place = given["scale"]
        given["scale"] = load_scale(str(folder / place)) if names_a_file(place) else scale_named(place)
    if "apart_from" in given:
        given["apart_from"] = tuple(str(folder / each) for each in _texts("apart_from", given["apart_from"]))
    for day, entry in given.get("days", {}).items():
        if not isinstance(entry, str):
            raise CalendarError(f'days: {day} = {entry!r}, where an entry in quotes is expected, such as "hard"')
    for day, variation in given.get("replaced", {}).items():
        if not isinstance(variation, int) or isinstance(variation, bool):
            raise CalendarError(f"replaced: {day} = {variation!r}, where a variation is expected, such as 2")
    return Plan(**given)


def _texts(name: str, given: list[Any]) -> list[str]:
    if not all(isinstance(each, str) for each in given):
        raise CalendarError(f"{name} is {_KINDS[name][1]}")
    return given
