"""Conflicts: direct contradictions in a position, which rule out every solution.

Each kind of conflict has its own type and prints as a short phrase.
"""

from typing import TypeAlias

import attrs

from .houses import cell_name, house_name
from .messages import COUNTS, listed


@attrs.frozen
class Clash:
    """A digit (1 to 9) that occurs more than once in a house (0 to 26)."""

    digit: int
    house: int
    cells: tuple[int, ...]

    def __str__(self) -> str:
        cells = listed(map(cell_name, self.cells))
        return f"{COUNTS[len(self.cells)]} {self.digit}s in {house_name(self.house)}: {cells}"


@attrs.frozen
class NoCandidate:
    """An empty cell (0 to 80) without candidates."""

    cell: int

    def __str__(self) -> str:
        return f"{cell_name(self.cell)} has no candidate left"


@attrs.frozen
class NoPlace:
    """A digit (1 to 9) that is missing from a house (0 to 26) and has no possible cell there."""

    digit: int
    house: int

    def __str__(self) -> str:
        return f"no place for {self.digit} in {house_name(self.house)}"


@attrs.frozen
class BrokenRule:
    """A rule, such as ``falling diagonal`` or ``cage of 15 at r1c1``, that the digits in some cells (0 to 80) break."""

    rule: str
    cells: tuple[int, ...]

    def __str__(self) -> str:
        return f"the rule '{self.rule}' is broken in {listed(map(cell_name, self.cells))}"


Conflict: TypeAlias = Clash | NoCandidate | NoPlace | BrokenRule
"""A direct contradiction in a position."""
