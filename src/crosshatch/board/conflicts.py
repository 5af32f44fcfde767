"""Conflicts: what in a position rules out every solution at sight.

Each kind is a type of its own and prints as a few words.
"""

from typing import TypeAlias

import attrs

from .houses import cell_name, house_name
from .messages import COUNTS, listed


@attrs.frozen
class Clash:
    """A digit (1..9) that stands more than once in a house (0..26)."""

    digit: int
    house: int
    cells: tuple[int, ...]

    def __str__(self) -> str:
        cells = listed(map(cell_name, self.cells))
        return f"{COUNTS[len(self.cells)]} {self.digit}s in {house_name(self.house)}: {cells}"


@attrs.frozen
class NoCandidate:
    """An empty cell (0..80) that no digit fits."""

    cell: int

    def __str__(self) -> str:
        return f"{cell_name(self.cell)} has no candidate left"


@attrs.frozen
class NoPlace:
    """A digit (1..9) that a house (0..26) lacks and has no cell for."""

    digit: int
    house: int

    def __str__(self) -> str:
        return f"no place for {self.digit} in {house_name(self.house)}"


Conflict: TypeAlias = Clash | NoCandidate | NoPlace
"""Something in a position that rules out every solution at sight."""
