cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest, popcount
from ...board.checks cimport check_cells
from ...board.grid cimport Grid, changed_since_nothing, found_nothing
from ...board.cells cimport cells_with_any, digits_of

cdef CellSet HOUSE[27]
cdef int DIGIT_COUNT[1024]

@cython.locals(search=CoreSearch, line=cython.int, box=cython.int)
cpdef list sue_de_coq(Grid grid)


@cython.internal
@cython.final
cdef class CoreSearch:
    cdef Grid grid
    cdef CellSet changed
    cdef int line
    cdef int box
    cdef Side line_side
    cdef Side box_side
    cdef readonly list found

    @cython.locals(crossing=CellSet, size=cython.int, rest=CellSet)
    cdef int cross(self, int line, int box) except -1
    @cython.locals(of_line=CellSet, of_box=CellSet, changed=CellSet, digits=cython.int, excess=cython.int, line=Side,
                   box=Side, with_any=CellSet, needed=CellSet)
    cdef int _surround(self, CellSet core, int size) except -1
    @cython.locals(line=Side, box=Side, index=cython.int, other=cython.int, needed=cython.int, used=cython.int)
    cdef int _join_sides(self, CellSet core, int digits, int excess) except -1
    @cython.locals(line_cells=CellSet, box_cells=CellSet, line_digits=cython.int, box_digits=cython.int,
                   both=cython.int, in_line=cython.int, in_box=cython.int, beside_line=CellSet, beside_box=CellSet)
    cdef bint _removes(self, CellSet core, int digits, int index, int other) noexcept
    @cython.locals(size=cython.int)
    cdef int _note(self, CellSet core, CellSet line_cells, CellSet box_cells) except -1


@cython.internal
@cython.final
cdef class Side:
    cdef Grid grid
    cdef int count
    cdef CellSet facing
    cdef int core_digits
    cdef int most
    cdef CellSet needed
    cdef int source_count
    cdef CellSet cells[128]
    cdef int digits[128]
    cdef int spare[128]
    cdef CellSet source[7]
    cdef int source_digits[7]
    cdef CellSet source_facing[7]

    @cython.locals(cell=cython.int, digits=cython.int, left=CellSet)
    cdef void gather(self, CellSet source, CellSet facing, int core_digits, int most, CellSet needed) noexcept
    @cython.locals(left=CellSet, union=cython.int, chosen=CellSet, spare=cython.int)
    cdef void _extend(self, int index, CellSet cells, int size, int digits, CellSet facing) noexcept
    cdef inline bint _is_wanted(self, CellSet cells) noexcept
