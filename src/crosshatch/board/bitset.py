# cython: language_level=3
"""Sets of cells as integers of 81 bits: bit ``n`` stands for cell ``n``; and in which form the engines run.

This is the interpreted form of the module.  ``bitset.pyx`` is the compiled one, where a
cell set is an ``unsigned __int128`` and each function is one or two machine instructions;
Python prefers the extension wherever it was built.
"""

popcount = int.bit_count
"""The number of cells in a set (0..81)."""


def lowest(cells: int) -> int:
    """Return the lowest cell (0..80) of a set; -1 where it is empty."""
    return (cells & -cells).bit_length() - 1


def bit(cell: int) -> int:
    """Return the set that holds just one cell (0..80)."""
    return 1 << cell


def members(cells: int) -> list[int]:
    """Return the cells of a set, lowest first."""
    found = []
    while cells:
        found.append(lowest(cells))
        cells &= cells - 1
    return found


def interpreted() -> bool:
    """Return whether an object has to make its arrays: compiled, it has them from the start, and all are zero."""
    return True


def array(size: int, value: int = 0) -> list[int]:
    """Return the array of an object that is interpreted, filled with a value.

    Compiled, an object has its arrays from the start.
    """
    return [value] * size
