# cython: binding=True
"""Sets of cells as integers of 81 bits, compiled; see ``bitset.py`` for what each function does.

The functions are in ``bitset.pxd``, so that each engine has them in line.  What Python calls are these:
"""


def _popcount(CellSet cells):
    _check(cells)
    return popcount(cells)


def _lowest(CellSet cells):
    _check(cells)
    return lowest(cells)


def _bit(int cell):
    if not 0 <= cell < 81:
        raise IndexError(f"cells are 0 to 80, not {cell}")
    return bit(cell)


cdef int _check(CellSet cells) except -1:
    if cells >> 81:
        raise ValueError("a set of cells has bits 0 to 80 only")
    return 0


def _members(CellSet cells):
    _check(cells)
    cdef list found = []
    while cells:
        found.append(lowest(cells))
        cells &= cells - 1
    return found


globals().update(popcount=_popcount, lowest=_lowest, bit=_bit, members=_members)
