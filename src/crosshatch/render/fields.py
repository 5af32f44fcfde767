"""Patterns as data: their fields by name, with cells, houses and candidates named as people name them."""

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Any

import attrs

from ..board.candidate import Candidate
from ..board.conflicts import BrokenRule, Clash, NoCandidate, NoPlace
from ..board.houses import cell_name, cells_in, digits_in
from ..logic.cell_groups import CellGroup
from ..logic.fields import NAMES
from ..logic.step import CellTruth, CustomPattern, Guardians, HouseTruth, ImageTruth
from ..techniques.singles.pattern import OnlyCandidate


def named_fields(found: Any) -> dict[str, Any]:
    """Return the fields of an object by name, ready for JSON.

    Fields that a step shows elsewhere, such as truths and eliminations, are omitted, as they are by ``repr``.
    """
    shown = _SHOWN.get(type(found))
    if shown:
        return shown(found)
    fields = [each for each in attrs.fields(type(found)) if each.repr]
    return {each.name: each.metadata.get(NAMES, plain)(getattr(found, each.name)) for each in fields}


_SHOWN: Mapping[type, Callable[[Any], dict[str, Any]]] = {
    CellGroup: lambda group: {"cells": [*map(cell_name, cells_in(group.cells))], "digits": [*digits_in(group.digits)]},
    OnlyCandidate: lambda found: {
        "cell": cell_name(found.cell),
        "digit": found.digit,
        "seen": plain(found.blockers),
    },
    CustomPattern: lambda found: {},  # of which a step shows every field elsewhere
}
"""Types that are not converted field by field."""


def plain(value: Any) -> Any:
    """Return a value as JSON data: candidates and objects with fields as objects, truths and conflicts as texts."""
    match value:
        case Candidate():
            return {"cell": cell_name(value.cell), "digit": value.digit}
        case (
            CellTruth() | HouseTruth() | Guardians() | ImageTruth() | BrokenRule() | Clash() | NoCandidate() | NoPlace()
        ):
            return str(value)
        case Enum():
            return value.value if isinstance(value.value, str) else value.name.lower().replace("_", " ")
        case dict():
            return {str(plain(key)): plain(each) for key, each in value.items()}
        case list() | tuple() | set() | frozenset():
            return [plain(each) for each in value]
        case _ if attrs.has(type(value)):
            # Its type is told where there are several that could stand in its place.
            kind = {} if type(value).__base__ is object else {"type": type(value).__name__}
            return {**kind, **named_fields(value)}
    return value
