"""Fields of what is found: each knows how to show its cells, digits and houses as people write them."""

from collections.abc import Callable
from functools import partial
from typing import Any

import attrs

from ..board.houses import cell_name, cells_in, cells_name, digits_in, house_code, house_name, houses_code

NAMES = "names"
"""The key of a field's metadata under which is what turns its value into names, for data."""


def _field(shown: Callable[[Any], str], named: Callable[[Any], object]) -> Callable[..., Any]:
    """Return what makes a field of a kind: how ``repr`` shows its value, and what data has in its place."""
    return partial(attrs.field, repr=shown, metadata={NAMES: named})


plain_field: Callable[..., Any] = attrs.field
"""A field that is shown as it is: to type checkers it may stand behind those that are not."""

cell_field = _field(cell_name, cell_name)
"""A field for a cell (0..80)."""

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
"""A field for a house (0..26), or None."""

houses_field = _field(houses_code, lambda houses: [house_name(house) for house in houses])
"""A field for houses (each 0..26), in order."""
