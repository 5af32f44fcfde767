cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest
from ...board.checks cimport check_cells, check_digit, check_given
from ...board.grid cimport Grid, recall
from ...board.cells cimport cells_of_size, seeing_any
from ..single_digit.house_links cimport HouseLinks, house_links

cdef int SECOND

@cython.locals(removed=CellSet)
cpdef list traps(Grid grid, int digit)
cpdef list wraps(Grid grid, int digit)
@cython.locals(removed=CellSet)
cpdef list bridges(Grid grid, int digit)
@cython.locals(removed=CellSet)
cpdef list clashes(Grid grid, int digit)
cpdef list clusters_of(Grid grid, int digit)
cpdef list medusas(Grid grid)
cpdef list links_of_medusa(Grid grid, object finding)
@cython.locals(links=HouseLinks, end=cython.int, one=CellSet, other=CellSet)
cpdef list links_between(Grid grid, int digit, CellSet first, CellSet second)
@cython.locals(first=CellSet, second=CellSet, first_sees=CellSet, second_sees=CellSet, third=CellSet, fourth=CellSet,
               third_sees=CellSet, fourth_sees=CellSet, removed=CellSet)
cdef CellSet _bridged(object one, object other) except? 0
@cython.locals(removed=CellSet)
cdef CellSet _clashing(object one, object other) except? 0


@cython.final
cdef class ColouringSearch:
    cdef Grid grid
    cdef CellSet pairs
    cdef CellSet linked[10]
    cdef CellSet partners[810]
    cdef CellSet colours[20]
    cdef CellSet sees[20]
    cdef CellSet done[10]
    cdef CellSet removed[10]
    cdef int reached[729]
    cdef int count
    cdef list found

    @cython.locals(left=CellSet, first=CellSet, second=CellSet)
    cpdef list clusters_of(self, int digit)
    @cython.locals(digit=cython.int, left=CellSet)
    cpdef list medusas(self)
    @cython.locals(links=HouseLinks, end=cython.int)
    cdef int _read_links(self, int digit) except -1
    @cython.locals(index=cython.int, other_colour=cython.int)
    cdef void _colour(self, int digit, int cell) noexcept
    @cython.locals(new=CellSet)
    cdef void _reach(self, int colour, int digit, CellSet cells) noexcept
    @cython.locals(count=cython.int, digit=cython.int)
    cdef bint _has_two_digits(self) noexcept
    @cython.locals(start=cython.int, index=cython.int, colour=cython.int, first=CellSet, second=CellSet,
                   digit=cython.int)
    cdef int _apply_rules(self) except -1
    @cython.locals(coloured=CellSet)
    cdef void _remove(self, int digit, CellSet cells) noexcept
    @cython.locals(cells=CellSet, digit=cython.int)
    cdef CellSet _cells_of(self, int colour) noexcept
    @cython.locals(once=CellSet, twice=CellSet, digit=cython.int)
    cdef CellSet _twice_in_a_cell(self, int colour) noexcept
    @cython.locals(digit=cython.int)
    cdef CellSet _twice_in_a_house(self, int colour) noexcept
    @cython.locals(kept=CellSet, digit=cython.int, lost=CellSet)
    cdef CellSet _emptied(self, int colour) noexcept
    @cython.locals(digit=cython.int)
    cdef int _note_false(self, int start, int rule, int colour, CellSet cells) except -1
    @cython.locals(cells=CellSet, digit=cython.int, removed=tuple, first=tuple, second=tuple)
    cdef int _note(self, int start, int rule, object false, object cell) except -1
