"""Fields of what is found: each knows how to show its cells, digits and houses as people write them."""

from collections.abc import Callable, Iterable
from typing import Any

import attrs

from ..board.houses import cell_name, cells_in, cells_name, digits_in, house_code, house_name, houses_code

NAMES = "names"
"""The key of a field's metadata under which is what turns its value into names, for data."""


def _field(shown: Callable[[Any], str], named: Callable[[Any], object], options: dict[str, Any]) -> Any:
    return attrs.field(repr=shown, metadata={NAMES: named}, **options)


def _cells_shown(cells: int) -> str:
    return cells_name(cells_in(cells)) or "none"


def _cells_named(cells: int) -> list[str]:
    return [cell_name(cell) for cell in cells_in(cells)]


def _digits_shown(digits: int) -> str:
    return "".join(map(str, digits_in(digits))) or "none"


def _digits_named(digits: int) -> list[int]:
    return list(digits_in(digits))


def _house_shown(house: int | None) -> str:
    return "none" if house is None else house_code(house)


def _house_named(house: int | None) -> str | None:
    return None if house is None else house_name(house)


def _houses_named(houses: Iterable[int]) -> list[str]:
    return [house_name(house) for house in houses]


def plain_field(**options: Any) -> Any:
    """Return a field that is shown as it is: to type checkers it may stand behind those that are not."""
    return attrs.field(**options)


def cell_field(**options: Any) -> Any:
    """Return a field for a cell (0..80)."""
    return _field(cell_name, cell_name, options)


def cells_field(**options: Any) -> Any:
    """Return a field for a set of cells (81 bits)."""
    return _field(_cells_shown, _cells_named, options)


def digits_field(**options: Any) -> Any:
    """Return a field for a mask of digits: bit ``d`` for digit ``d``."""
    return _field(_digits_shown, _digits_named, options)


def house_field(**options: Any) -> Any:
    """Return a field for a house (0..26), or None."""
    return _field(_house_shown, _house_named, options)


def houses_field(**options: Any) -> Any:
    """Return a field for houses (each 0..26), in order."""
    return _field(houses_code, _houses_named, options)
