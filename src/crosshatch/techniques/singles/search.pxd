cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ...board.checks cimport check_cell, check_digit, check_house, check_within
from ...board.grid cimport Grid
from ..subsets.search cimport locked_from

cdef CellSet HOUSE[27]
cdef CellSet PEERS[81]
cdef int BOXES_MASK
cdef int LINES_MASK
cdef int NO_HOUSE
cdef int NOTHING
cdef int _FULL_HOUSE
cdef int _NAKED_SINGLE
cdef int _HIDDEN_SINGLE_IN_BOX
cdef int _HIDDEN_SINGLE_IN_LINE
cdef int _POINTING
cdef int _CLAIMING
cdef int MOST

cpdef int encode(int kind, int house, int cell, int digit) except? -1
cpdef int kind_of(int step) except? -1
cpdef tuple decode(int step)
cpdef tuple around_only_place(Grid grid, int house, int cell, int digit)
@cython.locals(seen=list, rest=CellSet, peer=cython.int)
cpdef tuple why_only_candidate(Grid grid, int cell)
@cython.locals(pending=cython.int, house=cython.int, cell=cython.int, mask=cython.int)
cdef int first_full_house(Grid grid) noexcept
@cython.locals(pending=cython.int, house=cython.int, digit=cython.int)
cdef int first_hidden_single(Grid grid, int kind, int wanted) noexcept
@cython.locals(cell=cython.int)
cdef int first_naked_single(Grid grid) noexcept
@cython.locals(locked=cython.int)
cpdef int first_locked(Grid grid, int kind) except? -1
@cython.locals(single=cython.int)
cpdef int first(Grid grid, int kind) except? -1
cpdef bint places(int step) except -1
cpdef CellSet removed(Grid grid, int step) except? -1
@cython.locals(rest=CellSet)
cpdef int carry_out(Grid grid, int step) except -1
@cython.locals(step=cython.int, kind=cython.int, done=list)
cpdef list run(Grid grid, kinds)
