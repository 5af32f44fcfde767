# cython: binding=True
"""Sets of cells as integers of 81 bits, compiled; see ``bitset.py`` for what each function does.

The functions are in ``bitset.pxd``, so that each engine has them in line.  What Python calls are these:
"""


def _popcount(CellSet cells):
    return popcount(cells)


def _lowest(CellSet cells):
    return lowest(cells)


def _bit(int cell):
    return bit(cell)


def _members(CellSet cells):
    cdef list found = []
    while cells:
        found.append(lowest(cells))
        cells &= cells - 1
    return found


def _interpreted():
    return interpreted()


globals().update(popcount=_popcount, lowest=_lowest, bit=_bit, members=_members, interpreted=_interpreted)
