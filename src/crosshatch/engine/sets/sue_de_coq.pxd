cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.grid cimport Grid
from ..cells cimport digits_of

cdef CellSet HOUSE[27]
cdef int DIGIT_COUNT[1024]

@cython.locals(search=CoreSearch, line=cython.int, box=cython.int)
cpdef list sue_de_coq(Grid grid)


@cython.final
cdef class CoreSearch:
    cdef Grid grid
    cdef int line
    cdef int box
    cdef Side line_side
    cdef Side box_side
    cdef readonly list found

    @cython.locals(crossing=CellSet, rest=CellSet)
    cdef int cross(self, int line, int box) except -1
    @cython.locals(digits=cython.int, excess=cython.int, index=cython.int, other=cython.int)
    cdef _surround(self, CellSet core)
    @cython.locals(line_cells=CellSet, box_cells=CellSet, line_digits=cython.int, box_digits=cython.int,
                   both=cython.int, from_line=cython.int, from_box=cython.int, beside_line=CellSet, beside_box=CellSet,
                   size=cython.int)
    cdef _check(self, CellSet core, int core_digits, int index, int other)


@cython.final
cdef class Side:
    cdef Grid grid
    cdef int count
    cdef int core_digits
    cdef int most
    cdef CellSet cells[128]
    cdef int digits[128]
    cdef int spare[128]

    cdef void gather(self, CellSet source, int core_digits, int most) noexcept
    @cython.locals(cell=cython.int, union=cython.int, spare=cython.int)
    cdef void _extend(self, CellSet source, int left, CellSet cells, int size, int digits) noexcept

