cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest, popcount
from ...board.grid cimport Grid
from ..cells cimport digits_of

cdef CellSet HOUSE[27]
cdef int DIGIT_COUNT[1024]

@cython.locals(search=CoreSearch, line=cython.int, box=cython.int)
cpdef list sue_de_coq(Grid grid)


@cython.final
cdef class CoreSearch:
    cdef Grid grid
    cdef CellSet changed
    cdef int line
    cdef int box
    cdef Side line_side
    cdef Side box_side
    cdef readonly list found

    @cython.locals(crossing=CellSet, rest=CellSet)
    cdef int cross(self, int line, int box) except -1
    @cython.locals(of_line=CellSet, of_box=CellSet, changed=CellSet, digits=cython.int, excess=cython.int)
    cdef int _surround(self, CellSet core) except -1
    @cython.locals(line=Side, box=Side, index=cython.int, other=cython.int, needed=cython.int, line_digits=cython.int,
                   box_digits=cython.int, both=cython.int)
    cdef int _join_sides(self, CellSet core, int digits, int excess) except -1
    @cython.locals(size=cython.int)
    cdef int _note(self, CellSet core, CellSet line_cells, CellSet box_cells) except -1


@cython.final
cdef class Side:
    cdef Grid grid
    cdef int count
    cdef int core_digits
    cdef int most
    cdef CellSet source
    cdef CellSet needed
    cdef CellSet cells[128]
    cdef int digits[128]
    cdef int spare[128]
    cdef int beside[128]

    cdef void gather(self, CellSet source, int core_digits, int most, CellSet needed) noexcept
    @cython.locals(cell=cython.int, union=cython.int, spare=cython.int)
    cdef void _extend(self, CellSet source, int left, CellSet cells, int size, int digits) noexcept
    cdef inline bint _is_wanted(self, CellSet cells) noexcept
