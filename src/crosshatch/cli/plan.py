"""The plan of a calendar: a file of TOML that says what else would have to be said on the command line each time."""

import tomllib
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from ..board.errors import CrosshatchError
from ..board.messages import listed
from ..grading.plugins import load_scale, names_a_file
from ..grading.registry import scale_named
from ..publishing.calendar import plain_place
from ..publishing.spans import CalendarError

_KINDS: dict[str, tuple[Any, str]] = {
    "week": ((str, list), "a week in quotes, or a list of weeks"),
    "symmetry": (str, 'a name in quotes, such as "180"'),
    "scale": (str, "a name in quotes"),
    "first_day": (str, "a weekday in quotes"),
    "seed": (str, "text in quotes"),
    "rising": (bool, "true or false"),
    "days": (dict, 'a table with a line for each date, such as 2031-12-25 = "hard"'),
    "replaced": (dict, "a table with a line for each date, such as 2031-05-17 = 2"),
    "apart_from": (list, "a list of names of files"),
}
"""What a plan may have by its name, and what that is."""

_ENTRIES = {"days": (str, "an entry in quotes", '"hard"'), "replaced": (int, "a variation", "2")}
"""What a line for a date has."""


def read_plan(path: Path) -> dict[str, Any]:
    """Return what a plan says, by the names of what ``Calendar`` takes, and ``apart_from``.

    Names of files in it are those beside it.  Raises CalendarError where it cannot be read or is none.
    """
    try:
        given = tomllib.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as error:
        raise CalendarError(f"{path}: {error.strerror or error}") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise CalendarError(f"{path} is not valid TOML: {toml_problem(error)}") from error
    try:
        return {name: _checked(name, value, path.parent) for name, value in given.items()}
    except CrosshatchError as error:
        raise CalendarError(f"{path}: {error}") from error


def toml_problem(error: ValueError) -> str:
    """Return what is wrong with a text that is not TOML, with the remedy for texts without straight quotes."""
    remedy = '; put text in straight quotes, such as "easy"' if str(error).startswith("Invalid value") else ""
    return f"{error}{remedy}"


def _checked(name: str, value: Any, folder: Path) -> Any:
    if name not in _KINDS:
        raise CalendarError(f"unknown key {name!r}; a plan may have {listed(_KINDS)}")
    kind, words = _KINDS[name]
    if not isinstance(value, kind) or (isinstance(value, list) and not all(isinstance(each, str) for each in value)):
        raise CalendarError(f"{name} must be {words}")
    if name == "scale":
        return load_scale(str(folder / value)) if names_a_file(value) else scale_named(value)
    if name == "apart_from":
        return tuple(str(folder / each) for each in value)
    if name in _ENTRIES:
        of, expected, example = _ENTRIES[name]
        for day, entry in value.items():
            if type(entry) is not of:
                raise CalendarError(f"{name}: {day} = {entry!r}; expected {expected}, such as {example}")
    return value


def replaced_again(replaced: Mapping[str, int], places: Iterable[str]) -> dict[str, int]:
    """Return which variations dates have, with the next one for each time that one of some places is named."""
    before = {plain_place(place): variation for place, variation in replaced.items()}
    counts = Counter(map(plain_place, places))
    return before | {place: before.get(place, 1) + number for place, number in counts.items()}
