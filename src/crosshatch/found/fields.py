"""Fields of what is found, which show sets of cells and digits as people write them."""

from typing import Any

import attrs

from ..board.houses import cells_in, cells_name, digits_in, house_code, houses_code


def _cells_shown(cells: int) -> str:
    return cells_name(cells_in(cells)) or "none"


def _digits_shown(digits: int) -> str:
    return "".join(map(str, digits_in(digits))) or "none"


def _house_shown(house: int | None) -> str:
    return "none" if house is None else house_code(house)


def cells_field(**options: Any) -> Any:
    """Return a field for a set of cells (81 bits)."""
    return attrs.field(repr=_cells_shown, **options)


def digits_field(**options: Any) -> Any:
    """Return a field for a mask of digits: bit ``d`` for digit ``d``."""
    return attrs.field(repr=_digits_shown, **options)


def house_field(**options: Any) -> Any:
    """Return a field for a house (0..26), or None."""
    return attrs.field(repr=_house_shown, **options)


def houses_field(**options: Any) -> Any:
    """Return a field for houses (each 0..26), in order."""
    return attrs.field(repr=houses_code, **options)
