cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ...board.grid cimport Grid

cdef CellSet HOUSE[27]
cdef CellSet PEERS[81]
cdef CellSet ALL_CELLS

@cython.locals(found=list)
cpdef list fitting(Grid grid, int digit)
@cython.locals(rest=CellSet, cell=cython.int)
cdef int _fit_from(CellSet free, int row, CellSet template, list found) except -1
cpdef list overlay(Grid grid)


cdef class Overlay:
    cdef CellSet common[10]
    cdef CellSet used[10]
    cdef int known[10]
    cdef list templates

    @cython.locals(digit=cython.int, changed=cython.bint)
    cpdef list run(self)
    @cython.locals(templates=list, common=CellSet, used=CellSet, template=CellSet)
    cdef bint _compare(self, int digit) except -1
    @cython.locals(dropped=cython.bint, other=cython.int)
    cdef bint _thin_out(self, int digit) except -1
    @cython.locals(template=CellSet, kept=list)
    cdef list _without(self, list templates, CellSet cells)
    @cython.locals(told=list, digit=cython.int)
    cdef list _told(self)
