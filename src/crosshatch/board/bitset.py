# cython: language_level=3
"""Sets of cells as integers of 81 bits: bit ``n`` stands for cell ``n``.

This is the interpreted form of the module.  ``bitset.pyx`` is the compiled one, where a
cell set is an ``unsigned __int128`` and each function is one or two machine instructions;
Python prefers the extension wherever it was built.
"""

from collections.abc import Sequence

popcount = int.bit_count
"""The number of cells in a set (0..81)."""


def lowest(cells: int) -> int:
    """Return the lowest cell (0..80) of a set; -1 where it is empty."""
    return (cells & -cells).bit_length() - 1


def bit(cell: int) -> int:
    """Return the set that holds just one cell (0..80)."""
    return 1 << cell


def members(cells: int) -> Sequence[int]:
    """Return the cells of a set, lowest first."""
    if cells < len(_SMALL):
        return _SMALL[cells]
    found = []
    while cells:
        one = cells & -cells
        found.append(one.bit_length() - 1)
        cells ^= one
    return found


_SMALL = tuple(tuple(place for place in range(10) if mask >> place & 1) for mask in range(1024))
"""The members of sets that have only the first ten: any digits, or cells of the first row."""
