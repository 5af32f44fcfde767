cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.grid cimport Grid
from ..digits.placements cimport removable

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]
cdef int _IN_A_HOUSE
cdef int _IN_A_CELL
cdef int _NO_HOUSE


cdef class Links:
    cdef readonly int count
    cdef CellSet first[729]
    cdef CellSet second[729]
    cdef CellSet first_sees[729]
    cdef CellSet second_sees[729]
    cdef int houses[729]
    cdef int kinds[729]
    cdef int starts[11]

    @cython.locals(digit=cython.int, house=cython.int, places=cython.int, cells=CellSet)
    cdef void _collect(self, Grid grid, bint with_groups) noexcept
    @cython.locals(part=CellSet, rest=CellSet)
    cdef void _split_line(self, int digit, int house, CellSet cells) noexcept
    @cython.locals(left=CellSet, cell=cython.int, kind=cython.int, part=CellSet, rest=CellSet, other=cython.int)
    cdef void _split_box(self, int digit, int house, CellSet cells) noexcept
    @cython.locals(index=cython.int, swap=CellSet)
    cdef void _add(self, int digit, int house, CellSet first, CellSet second, int kind) noexcept


@cython.locals(result=CellSet, rest=CellSet)
cpdef CellSet seen_by_all(CellSet cells) noexcept


cdef class ChainSearch:
    cdef Grid grid
    cdef Links links
    cdef int size
    cdef int houses[20]
    cdef int kinds[20]
    cdef CellSet cells[40]
    cdef int digits[40]
    cdef bint two_ways
    cdef list found
    cdef CellSet pairs
    cdef CellSet removed
    cdef CellSet targets[10]

    @cython.locals(index=cython.int)
    cdef _choose_targets(self)
    @cython.locals(digit=cython.int)
    cpdef list run(self)
    @cython.locals(index=cython.int, end=cython.int, first=CellSet, second=CellSet, first_sees=CellSet,
                   second_sees=CellSet, cell=cython.int, other=cython.int, rest=CellSet)
    cdef int _go_on(self, int depth, int digit, CellSet sees) except -1
    cdef int _take(
        self, int depth, int digit, CellSet near, CellSet near_sees, int other, CellSet far, CellSet far_sees
    ) except -1
    @cython.locals(index=cython.int)
    cdef bint _has(self, int nodes, int digit, CellSet cells) noexcept
    @cython.locals(index=cython.int, last=cython.int)
    cdef int _note(self, CellSet removed) except -1


@cython.locals(result=CellSet, rest=CellSet, cell=cython.int)
cpdef CellSet bivalue_cells(Grid grid) noexcept
