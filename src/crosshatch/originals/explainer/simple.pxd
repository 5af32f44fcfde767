cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ..simple.steps cimport SimpleSteps

cdef int BOXES_MASK
cdef int LINES_MASK
cdef int DIGIT_COUNT[1024]
cdef CellSet HOUSE[27]
cdef int HOUSE_CELLS[27][9]
cdef int NO_HOUSE
cdef unsigned char CROSSED[27][512]
cdef int FULL_HOUSE
cdef int NAKED_SINGLE
cdef int HIDDEN_SINGLE_IN_BOX
cdef int HIDDEN_SINGLE_IN_LINE
cdef int DIRECT_POINTING
cdef int FIRST_DIRECT_HIDDEN
cdef int POINTING
cdef int CLAIMING
cdef int X_WING


cdef class ExplainerSteps(SimpleSteps):
    cdef CellSet _naked_cells
    cdef int _hidden_houses[10]

    cdef bint _take(self) noexcept
    @cython.locals(index=cython.int)
    @cython.final
    cdef void _look_at_notes(self) noexcept
    @cython.locals(rest=cython.int, cell=cython.int)
    @cython.final
    cdef bint _take_full_house(self) noexcept
    @cython.locals(digit=cython.int, pending=cython.int, house=cython.int, spots=cython.int)
    @cython.final
    cdef bint _take_hidden_single(self, int kind, int wanted) noexcept
    @cython.locals(cell=cython.int)
    @cython.final
    cdef bint _take_naked_single(self) noexcept
    @cython.locals(digit=cython.int, box=cython.int, line=cython.int, cell=cython.int)
    @cython.final
    cdef bint _take_direct_pointing(self) noexcept
    @cython.locals(other=cython.int, places=CellSet, left=CellSet)
    @cython.final
    cdef int _left_by_pointing(self, int digit, int box, int line) noexcept
    @cython.locals(kind=cython.int, place=cython.int)
    @cython.final
    cdef bint _take_direct_hidden(self, int size) noexcept
    @cython.locals(index=cython.int, digit=cython.int, spots=cython.int, left=cython.int)
    @cython.final
    cdef bint _direct_hidden(self, int size, int house) noexcept
    @cython.locals(digit=cython.int, house=cython.int)
    @cython.final
    cdef bint _take_locked(self, int kind, int first, int last) noexcept
    @cython.locals(digit=cython.int, gone=CellSet)
    @cython.final
    cdef bint _take_x_wing(self) noexcept
    @cython.locals(found=CellSet, line=cython.int, spots=cython.int, other=cython.int, across=CellSet, gone=CellSet)
    @cython.final
    cdef CellSet _removed_by_x_wing(self, int digit) noexcept
    @cython.locals(first=cython.int)
    @cython.final
    cdef CellSet _lines_across(self, int line, int spots) noexcept
