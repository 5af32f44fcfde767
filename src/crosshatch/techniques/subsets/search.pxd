cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.checks cimport check_digit, check_within
from ...board.grid cimport Grid, changed_since_nothing, found_nothing
from ...board.cells cimport cells_with_any, in_one_line

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef int NOTHING
cdef int DIGIT_COUNT[1024]

cpdef object first_locked(Grid grid, int first, int last)
cpdef object next_locked(Grid grid, int first, int last, found)
@cython.locals(here=cython.int, count=cython.int, cells=CellSet, cell=cython.int, kind=cython.int, other=cython.int)
cpdef int locked_from(Grid grid, int first, int last, int digit, int house) except? -2
cdef object _told(int locked)

@cython.locals(found=list)
cpdef list locked_before_singles(Grid grid, int first, int last)
@cython.locals(first=cython.int, house=cython.int, places=CellSet, left=CellSet)
cdef bint _leaves_single_beyond(Grid grid, int digit, int base, int cover) noexcept
@cython.locals(changed=CellSet, few=CellSet, found=list, house=cython.int, cells=CellSet)
cpdef list naked(Grid grid, int size)
@cython.locals(result=CellSet, rest=CellSet, cell=cython.int)
cdef CellSet _cells_with_at_most(Grid grid, int size) noexcept
@cython.locals(masks=CellSet[9], cells=CellSet[9], count=cython.int, cell=cython.int, subsets=list, index=cython.int)
cdef int _naked_in(Grid grid, int size, int house, CellSet few, list found) except -1
@cython.locals(others=CellSet, box=cython.int)
cdef int _add_naked(Grid grid, int house, int digits, CellSet cells, list found) except -1

@cython.locals(changed=CellSet, house=cython.int, found=list, subsets=list, index=cython.int, digits=cython.int,
               cells=CellSet)
cpdef list hidden(Grid grid, int size, int start)
@cython.locals(found=list, index=cython.int, house=cython.int, subsets=list, place=cython.int, cells=CellSet,
               digits=cython.int)
cpdef list hidden_before_singles(Grid grid, int size)
@cython.locals(digit=cython.int, places=CellSet, left=CellSet)
cdef bint _leave_single(Grid grid, int digits, CellSet cells, int house) noexcept
cdef bint _have_places(Grid grid, int digits, int house) noexcept
@cython.locals(places=CellSet[9], masks=CellSet[9], count=cython.int, digit=cython.int, subsets=list)
cdef list _hidden_in(Grid grid, int size, int house)
cdef bint _hides_others(Grid grid, CellSet cells, int digits) noexcept
@cython.locals(touched=CellSet, row=cython.int, column=cython.int)
cdef bint _hidden_in_line(Grid grid, CellSet cells, int digits) noexcept

@cython.locals(grown=CellSet)
cdef int _choose(
    CellSet* masks, CellSet* names, int index, int count, int left, int size, CellSet union, CellSet chosen, list found
) except -1
