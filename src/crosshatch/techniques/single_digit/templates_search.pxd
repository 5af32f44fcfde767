cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ...board.checks cimport check_digit
from ...board.grid cimport Grid

cdef CellSet HOUSE[27]
cdef CellSet PEERS[81]
cdef CellSet ALL_CELLS

@cython.locals(found=list)
cpdef list fitting(Grid grid, int digit)
@cython.locals(rest=CellSet, cell=cython.int)
cdef int _fit_from(CellSet free, int row, CellSet template, list found) except -1
@cython.locals(template=CellSet, kept=list)
cdef list _without(list templates, CellSet cells)


@cython.final
cdef class Overlay:
    cdef int beside[10]
    cdef CellSet common[10]
    cdef CellSet used[10]
    cdef list templates
    cdef readonly list decided

    @cython.locals(digit=cython.int, changed=cython.bint)
    cdef bint _settle(self) except -1
    @cython.locals(common=CellSet, used=CellSet, template=CellSet)
    cdef bint _compare(self, int digit) except -1
    @cython.locals(dropped=cython.bint, other=cython.int)
    cdef bint _thin_out(self, int digit) except -1
    @cython.locals(digit=cython.int, placed=CellSet, removed=CellSet)
    cdef int _decide(self, Grid grid) except -1
