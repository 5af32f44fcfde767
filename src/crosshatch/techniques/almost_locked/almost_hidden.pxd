cimport cython

from ...board.bitset cimport CellSet, interpreted, popcount
from ...board.checks cimport check_within
from ...board.grid cimport Grid

cdef CellSet HOUSE[27]
cdef int LARGEST
cdef int MOST_SETS


@cython.final
cdef class AlmostHiddenSets:
    cdef readonly int count
    cdef readonly CellSet set_cells[600]
    cdef readonly int set_digits[600]
    cdef readonly int set_house[600]

    cpdef CellSet cells(self, int number) except? 0
    cpdef int digits(self, int number) except? -1
    cpdef int house(self, int number) except? -1
    @cython.locals(digit=cython.int, places=CellSet)
    cdef void _choose(self, Grid grid, int house, int first, int left, CellSet cells, int digits, int most) noexcept
