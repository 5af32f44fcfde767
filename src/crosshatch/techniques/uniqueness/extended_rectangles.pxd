cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.checks cimport check_within
from ...board.grid cimport Grid, changed_since_nothing, found_nothing
from ...board.cells cimport digits_of
from .guardians cimport DeadlyFinding, uniform

cdef CellSet HOUSE[27]
cdef int HOUSE_CELLS[27][9]
cdef int DIGIT_COUNT[1024]
cdef int LINES[18][2]

@cython.locals(search=ExtendedSearch, changed=CellSet, index=cython.int)
cpdef list extended(Grid grid, int most)


@cython.internal
@cython.final
cdef class ExtendedSearch:
    cdef Grid grid
    cdef int most
    cdef int count
    cdef int ones[9]
    cdef int others[9]
    cdef list found

    @cython.locals(place=cython.int, one=cython.int, other=cython.int)
    cdef int run(self, int line, int parallel) except -1
    @cython.locals(one=cython.int, other=cython.int, grown=CellSet, union=cython.int)
    cdef int _grow(self, int index, int pairs, CellSet cells, int digits) except -1
    @cython.locals(one=cython.int, other=cython.int, grown=CellSet)
    cdef int _add_extra(self, int index, int pairs, CellSet cells, CellSet extra, int digits) except -1
    cdef int _go_on(self, int index, int pairs, CellSet cells, CellSet extra, int digits) except -1
    cdef int _note(self, int pairs, CellSet cells, CellSet extra, int digits) except -1
    @cython.locals(rest=cython.int, guardian=cython.int, extra=CellSet, own=cython.int)
    cdef int _note_one_too_many(self, int pairs, CellSet cells, int digits) except -1
    @cython.locals(mask=cython.int)
    cdef bint _is_mixed(self, CellSet cells, int digits) noexcept
    @cython.locals(box=cython.int)
    cdef int _add_pattern(self, int pairs, CellSet cells, int digits) except -1
