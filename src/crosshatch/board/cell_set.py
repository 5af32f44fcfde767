"""Sets of cells for use from Python: an immutable type on top of the 81-bit integers that the engines use."""

from collections.abc import Iterable, Iterator
from operator import index
from typing import SupportsIndex

from .bitset import bit, members
from .houses import ALL_CELLS, HOUSE, HOUSES_OF, PEERS, cell_of, cells_name, cells_named, house_of


class CellSet:
    """An immutable set of cells (0 to 80), iterated in ascending order.

    Create one from cells by number or name (``CellSet([0, "r4c5"])``), from the notation that it prints
    (``CellSet("r1c12,r4c5")``), or from the integer that engines use, with one bit per cell; ``int`` converts it back.
    ``|``, ``&``, ``-``, ``^`` and ``==`` accept another set or such an integer; ``in`` accepts a cell.

    Raises ValueError if a cell does not exist.

    >>> cells = CellSet("r1c12") | CellSet(["r4c1"])
    >>> cells, len(cells), list(cells), "r4c1" in cells
    (CellSet('r1c12,r4c1'), 3, [0, 1, 27], True)
    """

    __slots__ = ("_bits",)

    def __init__(self, cells: SupportsIndex | Iterable[int | str] = 0) -> None:
        if isinstance(cells, str):
            cells = cells_named(cells) if cells else ()
        if type(cells) is int or isinstance(cells, SupportsIndex):  # the first, because the other is slow
            self._bits = index(cells)
            if self._bits & ~ALL_CELLS:
                raise ValueError(f"{cells!r} is not a set of cells; only bits 0 to 80 may be set")
        else:
            self._bits = sum({bit(cell_of(cell)) for cell in cells})

    def __index__(self) -> int:
        return self._bits

    def __iter__(self) -> Iterator[int]:
        return iter(members(self._bits))

    def __len__(self) -> int:
        return self._bits.bit_count()

    def __contains__(self, cell: int | str) -> bool:
        return bool(self._bits >> cell_of(cell) & 1)

    def __and__(self, other: SupportsIndex) -> "CellSet":
        return CellSet(self._bits & index(other))

    def __or__(self, other: SupportsIndex) -> "CellSet":
        return CellSet(self._bits | index(other))

    def __xor__(self, other: SupportsIndex) -> "CellSet":
        return CellSet(self._bits ^ index(other))

    def __sub__(self, other: SupportsIndex) -> "CellSet":
        return CellSet(self._bits & ~index(other))

    def __rsub__(self, other: SupportsIndex) -> "CellSet":
        return CellSet(index(other) & ~self._bits)

    def __invert__(self) -> "CellSet":
        return CellSet(ALL_CELLS & ~self._bits)

    __rand__, __ror__, __rxor__ = __and__, __or__, __xor__

    def __eq__(self, other: object) -> bool:
        return self._bits == index(other) if isinstance(other, SupportsIndex) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._bits)

    def __reduce__(self) -> tuple[type["CellSet"], tuple[int]]:
        return CellSet, (self._bits,)

    def __str__(self) -> str:
        return cells_name(self)

    def __repr__(self) -> str:
        return f"CellSet({str(self)!r})"


def peers(cell: int | str) -> CellSet:
    """Return the 20 cells that share a house with a cell, given by number or name."""
    return CellSet(PEERS[cell_of(cell)])


def houses_of(cell: int | str) -> tuple[int, ...]:
    """Return the row, column and box (0 to 26) of a cell, given by number or name."""
    return HOUSES_OF[cell_of(cell)]


def cells_of(house: int | str) -> CellSet:
    """Return the nine cells of a house, given by number (0 to 26) or name (``row 1``, ``column 9`` or ``box 5``)."""
    return CellSet(HOUSE[house_of(house)])
