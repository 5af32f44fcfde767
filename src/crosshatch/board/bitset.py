# cython: language_level=3
"""Sets of cells as 81-bit integers: bit ``n`` stands for cell ``n``.

This is the interpreted version of the module.  The compiled version is ``bitset.pyx``, where a set of cells is an
``unsigned __int128`` and each function takes one or two machine instructions.  Python imports the extension if it has
been built.
"""

from collections.abc import Sequence

popcount = int.bit_count
"""Return the number of cells in a set (0 to 81)."""


def lowest(cells: int) -> int:
    """Return the lowest cell (0 to 80) of a set, or -1 if the set is empty."""
    return (cells & -cells).bit_length() - 1


def bit(cell: int) -> int:
    """Return the set that contains only one cell (0 to 80)."""
    return 1 << cell


def members(cells: int) -> Sequence[int]:
    """Return the cells of a set in ascending order."""
    if cells < len(_SMALL):
        return _SMALL[cells]
    found = []
    while cells:
        one = cells & -cells
        found.append(one.bit_length() - 1)
        cells ^= one
    return found


_SMALL = tuple(tuple(place for place in range(10) if mask >> place & 1) for mask in range(1024))
"""The members of all sets within the first ten bits: any set of digits, or of cells in the first row."""
