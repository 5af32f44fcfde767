cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.grid cimport Grid

cdef CellSet HOUSE[27]
cdef CellSet PEERS[81]
cdef CellSet ALL_CELLS

@cython.locals(found=list)
cpdef list fitting(Grid grid, int digit)
@cython.locals(rest=CellSet, cell=cython.int)
cdef int _fit_from(CellSet free, int row, CellSet template, list found) except -1
@cython.locals(rest=CellSet)
cpdef bint fits(CellSet free, int rows) noexcept
@cython.locals(template=CellSet, kept=list)
cdef list _without(list templates, CellSet cells)


cdef class Overlay:
    cdef CellSet common[10]
    cdef CellSet used[10]
    cdef CellSet places[10]
    cdef int rows[10]
    cdef list taken
    cdef list templates
    cdef readonly list decided
    cdef dict reasons
    cdef int tries

    @cython.locals(digit=cython.int, row=cython.int)
    cdef void _note_places(self, Grid grid) noexcept
    @cython.locals(digit=cython.int, changed=cython.bint)
    cdef bint _settle(self) except -1
    @cython.locals(common=CellSet, used=CellSet, template=CellSet, new=CellSet)
    cdef bint _compare(self, int digit) except -1
    @cython.locals(dropped=cython.bint, other=cython.int, taken=CellSet)
    cdef bint _thin_out(self, int digit) except -1
    @cython.locals(digit=cython.int, placed=CellSet, removed=CellSet)
    cdef int _decide(self) except -1
    cpdef list needed(self, int digit, CellSet cells, bint takes)
    cdef list _rows_of_goals(self, list goals)
    cdef list _needed_of(self, object goal)
    cdef bint _all_show(self, list goals, int rows) except -1
    @cython.locals(free=CellSet)
    cdef bint _shows(self, object goal, CellSet taken, int rows) except -1
    @cython.locals(cell=cython.int, free=list, left=list)
    cdef bint _forces(self, int digit, CellSet cells, bint takes, list rows) except -1
    @cython.locals(fewest=cython.int, best_digit=cython.int, best=CellSet, digit=cython.int, rest=cython.int, cells=CellSet,
                   cell=cython.int, still_free=list, left=list)
    cdef bint _possible(self, list free, list rows) except -1



@cython.locals(other=cython.int)
cdef int _put(int digit, int cell, list free, list rows) except -1
