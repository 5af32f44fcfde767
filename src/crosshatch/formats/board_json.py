"""Boards as JSON: an object with the size, the regions and the constraints, each with its fields.

=============== ===================================================================================================
``base``        a board by name, such as ``x`` or ``jigsaw:AAAB...``, to which ``constraints`` are added; it replaces
                ``size``, ``regions`` and ``lines``
``size``        the number of rows, columns and digits, 4 to 9; without it, the regions tell it, or it is 9
``regions``     a text with a mark for each cell, or a list of such texts, one for each row; by default the usual boxes
                of 4, 6, 8 and 9 rows; null for a board without boxes or regions
``lines``       false if rows and columns may repeat digits
``constraints`` a list of objects, each with its ``type`` and its fields; a rule without fields may be a text
``name``        the name of the board in messages
=============== ===================================================================================================

A constraint's type is the name of its class in ``board.constraints`` in lower case with hyphens, and its fields are
those of the class.  Cells are named like ``r1c1``.  So every constraint of that module is written and read without
code of its own.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from types import UnionType
from typing import Annotated, Any, TypeAlias, get_args, get_origin

import attrs

from ..board import constraints as rules
from ..board.board import CLASSIC, SIZES, Board, BoardError, Boxes, Constraint, Lines, kind_of
from ..board.boards import BOXES, board, named
from ..board.errors import PuzzleError
from ..board.houses import cell_name, cell_named
from ..board.messages import listed

Data: TypeAlias = dict[str, Any]

TYPE = "type"
"""The key of the name of a constraint."""

NAMED: Mapping[str, Constraint] = {each.name: each for each in (rules.AntiKnight, rules.AntiKing)}
"""The rules that are written by name alone, without fields."""

TYPES: Mapping[str, type[Constraint]] = {
    kind_of(each): each
    for each in (Lines, Boxes, *vars(rules).values())
    if isinstance(each, type) and issubclass(each, Constraint) and each is not Constraint
}
"""The classes of constraints, by the names in JSON."""

KEYS = ("base", "name", "size", "regions", "lines", "constraints")

MOST_CONSTRAINTS = 1000
"""The maximum number of constraints; a board with a cage on every cell has 81."""


def data_of(given: Board) -> str | Data:
    """Return a board as JSON: its name, or an object if the name does not identify it.

    Raises BoardError, with the name, for a constraint that is not one of ``board.constraints``.
    """
    try:
        if board(given.name) == given:
            return given.name
    except BoardError:
        pass
    return object_of(given)


def header(given: Board) -> str:
    """Return the comment that names the board of puzzles in a text; raises BoardError as ``data_of`` does."""
    said = data_of(given)
    return f"# board: {said if isinstance(said, str) else json.dumps(said, ensure_ascii=False)}"


def object_of(given: Board) -> Data:
    """Return a board as an object, whatever its name; raises BoardError as ``data_of`` does."""
    data: Data = {"name": given.name} if given.name else {}
    data["size"] = given.size
    left = list(given.constraints)
    if left[:1] == [Lines()]:
        left = left[1:]
    else:
        data["lines"] = False
    if left and isinstance(left[0], rules.Regions):
        data["regions"] = left.pop(0).marks  # type: ignore[attr-defined]
    elif left and given.size in BOXES and left[0] == Boxes(*BOXES[given.size]):
        left = left[1:]
    else:
        data["regions"] = None
    if left:
        data["constraints"] = list(map(_constraint_data, left))
    return data


def _constraint_data(constraint: Constraint) -> str | Data:
    if constraint in NAMED.values():
        return constraint.kind
    kind = kind_of(type(constraint))
    if TYPES.get(kind) is not type(constraint):
        raise BoardError(
            f"the rule {constraint.name!r} cannot be written as JSON, because Crosshatch does not define it"
        )
    said = {
        each.name: _value_data(value, each.type)
        for each in _fields(type(constraint))
        if (value := getattr(constraint, each.name)) != each.default
    }
    return {TYPE: kind, **said} if said else kind


def _fields(constraint: Any) -> Sequence[Any]:
    found: Sequence[Any] = attrs.fields(constraint)
    return found


def _value_data(value: Any, kind: Any) -> Any:
    if kind == rules.Cells:
        return [cell_name(cell) for cell in value]
    if isinstance(value, Constraint):
        data: Any = _constraint_data(value)
        return {key: each for key, each in data.items() if key != TYPE} if isinstance(kind, type) else data
    if isinstance(value, tuple):
        return [_value_data(each, part) for each, part in zip(value, _parts(kind, len(value)), strict=True)]
    return value


def _parts(kind: Any, count: int) -> Sequence[Any]:
    """Return the types of the values in a tuple of a given length."""
    if get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    of = get_args(kind)
    return [of[0]] * count if of[-1] is Ellipsis else of


def read(value: Any) -> Board:
    """Return the board that a value from JSON stands for: a text, as ``boards.board`` takes it, or an object.

    Raises BoardError, with the place, if there is no such board.
    """
    if isinstance(value, str):
        return board(value)
    if not isinstance(value, Mapping):
        raise BoardError('a board is a text, such as "x+anti-knight", or an object such as {"size": 6}')
    unknown = [key for key in value if key not in KEYS]
    if unknown:
        raise BoardError(f"a board has no key {unknown[0]!r:.40}; its keys are {', '.join(KEYS)}")
    name = value.get("name", "")
    if not isinstance(name, str) or len(name) > 200:
        raise BoardError("name: expected text of at most 200 characters")
    further = value.get("constraints", [])
    if not isinstance(further, list) or len(further) > MOST_CONSTRAINTS:
        raise BoardError(f"constraints: expected a list of at most {MOST_CONSTRAINTS:,}")
    constraints = [_constraint(each, f"constraint {number}") for number, each in enumerate(further, 1)]
    if "base" in value:
        clash = next((key for key in ("size", "regions", "lines") if key in value), "")
        if clash or not isinstance(value["base"], str):
            raise BoardError(f"base and {clash} cannot be combined" if clash else "base: expected the name of a board")
        made = board(value["base"], *constraints)
        return attrs.evolve(made, name=name) if name and made is not CLASSIC else made
    size, regions = _size_and_regions(value)
    lines = value.get("lines", True)
    if not isinstance(lines, bool):
        raise BoardError("lines: expected true or false")
    base = [*([Lines()] if lines else []), *regions]
    made = named(size, (*base, *constraints), name)
    return attrs.evolve(made, name=name) if name and made is not CLASSIC else made


def _size_and_regions(value: Mapping[str, Any]) -> tuple[int, list[Constraint]]:
    given = value.get("regions", "")
    marks = "".join(given) if isinstance(given, list) and all(isinstance(each, str) for each in given) else given
    if not isinstance(marks, str | None):
        raise BoardError("regions: expected text with a mark for each cell, or a list of such lines, one for each row")
    regions = rules.Regions(marks) if marks else None
    size = value.get("size", round(len(regions.marks) ** 0.5) if regions else 9)
    if isinstance(size, bool) or size not in SIZES:
        raise BoardError(f"size: a board has 4 to 9 rows, columns and digits, not {size!r:.40}")
    if regions:
        if len(regions.marks) != size * size:
            raise BoardError(f"regions: expected a mark for each of {size * size} cells, found {len(regions.marks)}")
        return size, [regions]
    if marks is None:
        return size, []
    if size not in BOXES:
        raise BoardError(f"regions: a board of {size} rows has no usual boxes; give its regions, or null for none")
    return size, [Boxes(*BOXES[size])]


def _constraint(value: Any, place: str) -> Constraint:
    """Return a constraint; ``place`` says in messages which it is."""
    data = {TYPE: value} if isinstance(value, str) else value
    if not isinstance(data, Mapping) or not isinstance(data.get(TYPE), str):
        raise BoardError(f'{place}: expected an object such as {{"{TYPE}": "thermometer", "cells": ["r1c1", "r1c2"]}}')
    kind, given = data[TYPE], {key: each for key, each in data.items() if key != TYPE}
    if not place.rstrip(" 0123456789").endswith(kind):  # as in "cage 1"
        place = f"{place} ({kind:.40})"
    if kind in NAMED and not given:
        return NAMED[kind]
    if kind not in TYPES:
        raise BoardError(f"{place}: there is no such rule; choose from {', '.join([*TYPES, *NAMED])}")
    fields = {each.name: each for each in _fields(TYPES[kind])}
    for key in given:
        if key not in fields:
            keys = f"its keys are {', '.join(fields)}" if fields else "it has none"
            raise BoardError(f"{place}: there is no key {key!r:.40} in this rule; {keys}")
    missing = [name for name, each in fields.items() if each.default is attrs.NOTHING and name not in given]
    if missing:
        raise BoardError(f"{place}: {missing[0]} is missing")
    values = {key: _value(each, fields[key].type, f"{place}: {key}") for key, each in given.items()}
    try:
        return TYPES[kind](**values)
    except PuzzleError as error:
        raise BoardError(f"{place}: {error}") from None


def _value(value: Any, kind: Any, place: str) -> Any:
    """Return the value of a field of some type, read from JSON."""
    if kind in (rules.Cells, rules.Digits):
        read_one = _cell if kind == rules.Cells else _digit
        return tuple(read_one(each, place) for each in _list(value, place))
    if get_origin(kind) is tuple:
        values = _list(value, place)
        parts = _parts(kind, len(values))
        if len(parts) != len(values):
            raise BoardError(f"{place}: expected {len(parts)} values, found {len(values)}")
        return tuple(
            _value(each, part, f"{place.removesuffix('s')} {number}")
            for number, (each, part) in enumerate(zip(values, parts, strict=True), 1)
        )
    classes = tuple(_classes(kind))
    if any(issubclass(each, Constraint) for each in classes):
        usual = {TYPE: kind_of(classes[0])} if len(classes) == 1 and isinstance(value, Mapping) else {}
        found = _constraint({**usual, **value} if usual else value, place)
        if not isinstance(found, classes):
            raise BoardError(f"{place}: expected type {listed(map(kind_of, classes), 'or')}, not {found.kind}")
        return found
    if isinstance(value, bool) is not (bool in classes) or not isinstance(value, classes):
        words = {int: "a whole number", str: "text", bool: "true or false"}
        raise BoardError(f"{place}: expected {words[classes[0]]}, not {value!r:.40}")
    return value


def _classes(kind: Any) -> Iterator[type[Any]]:
    if isinstance(kind, UnionType):
        yield from get_args(kind)
    else:
        yield kind


def _list(value: Any, place: str) -> Sequence[Any]:
    if not isinstance(value, list) or len(value) > MOST_CONSTRAINTS:
        raise BoardError(f"{place}: expected a list")
    return value


def _cell(value: Any, place: str) -> int:
    try:
        if isinstance(value, str):
            return cell_named(value)
    except ValueError:
        pass
    raise BoardError(f"{place}: {value!r:.40} is not a cell; cells are named like r1c1")


def _digit(value: Any, place: str) -> int:
    if isinstance(value, bool) or value not in range(1, 10):
        raise BoardError(f"{place}: {value!r:.40} is not a digit from 1 to 9")
    return int(value)
