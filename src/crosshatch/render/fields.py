"""What was found as data: its fields by their names, with cells, houses and candidates as people name them."""

from enum import Enum
from typing import Any

import attrs

from ..board.candidate import Candidate
from ..board.houses import cell_name
from ..found.fields import NAMES
from ..step import CellTruth, Guardians, HouseTruth


def named_fields(found: Any) -> dict[str, Any]:
    """Return the fields of something found by their names, ready for JSON; truths are not among them."""
    fields = attrs.fields(type(found))
    return {each.name: _named(getattr(found, each.name), each) for each in fields if each.name not in _LEFT_OUT}


_LEFT_OUT = frozenset({"truths", "words"})
"""Fields that a step shows elsewhere."""


def _named(value: Any, field: "attrs.Attribute[Any]") -> Any:
    name = field.metadata.get(NAMES)
    return _plain(value) if name is None else name(value)


def _plain(value: Any) -> Any:
    match value:
        case Candidate():
            return {"cell": cell_name(value.cell), "digit": value.digit}
        case CellTruth() | HouseTruth() | Guardians():
            return str(value)
        case Enum():
            return value.name.lower().replace("_", " ")
        case dict():
            return {str(_plain(key)): _plain(each) for key, each in value.items()}
        case list() | tuple() | set() | frozenset():
            return [_plain(each) for each in value]
        case _ if attrs.has(type(value)):
            return named_fields(value)
    return value
