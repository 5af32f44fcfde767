"""Fields of patterns, which display cells, digits and houses by name."""

from collections.abc import Callable
from functools import partial
from typing import Any

import attrs

from ..board.board import CLASSIC
from ..board.houses import cell_name, cells_in, cells_name, digits_in, house_code, house_name, houses_code

NAMES = "names"
"""The metadata key for the function that converts a field's value to names, for data."""


def _field(shown: Callable[[Any], str], named: Callable[[Any], object]) -> Callable[..., Any]:
    """Return a function that creates fields: how ``repr`` shows a value, and how data represents it."""
    return partial(attrs.field, repr=shown, metadata={NAMES: named})


plain_field: Callable[..., Any] = attrs.field
"""A field shown unchanged; for type checkers it may follow other fields."""

cell_field = _field(cell_name, cell_name)
"""A field for a cell (0 to 80)."""

cells_field = _field(
    lambda cells: cells_name(cells_in(cells)) or "none", lambda cells: [cell_name(cell) for cell in cells_in(cells)]
)
"""A field for a set of cells (81 bits)."""

digits_field = _field(
    lambda digits: "".join(map(str, digits_in(digits))) or "none", lambda digits: list(digits_in(digits))
)
"""A field for a mask of digits: bit ``d`` for digit ``d``."""

house_field = _field(
    lambda house: "none" if house is None else house_code(house),
    lambda house: None if house is None else house_name(house),
)
"""A field for a house (0 to 62), or None."""

houses_field = _field(houses_code, lambda houses: [house_name(house) for house in houses])
"""A field for houses (0 to 62), in order."""

board_field: Callable[..., Any] = partial(attrs.field, default=CLASSIC, eq=False, repr=False, kw_only=True)
"""A field for the board of the grid, which says what candidates exclude."""
