"""Spots: the nine cells of a house as bits, 0 to 8 in reading order, so that some of them are a small mask."""

from typing import Annotated

from ...board.c_types import UnsignedByte
from ...board.houses import HOUSE_CELLS, HOUSES, HOUSES_OF, NO_HOUSE

SPOT: Annotated[tuple[tuple[int, ...], ...], 81, 3] = tuple(
    tuple(1 << HOUSE_CELLS[house].index(cell) for house in of_cell) for cell, of_cell in enumerate(HOUSES_OF)
)
"""Of each cell the spot in its row, its column and its box."""

ALL_SPOTS = 511
"""The mask of all spots of a house."""


def _crossed(house: int) -> tuple[int, ...]:
    found = [NO_HOUSE] * (ALL_SPOTS + 1)
    for other in HOUSES:
        shared = [1 << spot for spot, cell in enumerate(HOUSE_CELLS[house]) if cell in HOUSE_CELLS[other]]
        if len(shared) == 3:
            one, two, three = shared
            for spots in (one | two, one | three, two | three, one | two | three):
                found[spots] = other
    return tuple(found)


CROSSED: Annotated[tuple[tuple[int, ...], ...], UnsignedByte, 27, 512] = tuple(map(_crossed, HOUSES))
"""For each house and two or three spots in it the other house that holds these too; NO_HOUSE where there is none."""
