cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ...board.grid cimport Grid
from .colouring cimport linked_cells, linked_to, seen_by_any
from .links cimport bivalue_cells


cpdef list findings(Grid grid)


cdef class Medusa:
    cdef Grid grid
    cdef CellSet colours[20]
    cdef CellSet sees[20]
    cdef CellSet done[10]
    cdef CellSet removed[10]
    cdef CellSet pairs
    cdef list found

    @cython.locals(digit=cython.int, linked=CellSet, left=CellSet)
    cpdef list run(self)
    @cython.locals(index=cython.int, colour=cython.int)
    cdef void _colour(self, int digit, int cell) noexcept
    @cython.locals(grew=cython.bint, digit=cython.int, rest=CellSet, cell=cython.int, other=cython.int)
    cdef bint _spread(self, int colour) noexcept
    @cython.locals(new=CellSet)
    cdef bint _add(self, int colour, int digit, CellSet cells) noexcept
    @cython.locals(count=cython.int, digit=cython.int)
    cdef bint _has_two_digits(self) noexcept
    @cython.locals(colour=cython.int, first=CellSet, second=CellSet, digit=cython.int, mixed=CellSet)
    cdef int _apply_rules(self) except -1
    @cython.locals(cells=CellSet, digit=cython.int)
    cdef CellSet _cells(self, int colour) noexcept
    cdef CellSet _uncoloured(self, int digit) noexcept
    @cython.locals(once=CellSet, twice=CellSet, digit=cython.int)
    cdef CellSet _twice_in_a_cell(self, int colour) noexcept
    @cython.locals(digit=cython.int)
    cdef CellSet _twice_in_a_house(self, int colour) noexcept
    @cython.locals(kept=CellSet, digit=cython.int)
    cdef CellSet _emptied(self, int colour) noexcept
    @cython.locals(digit=cython.int)
    cdef int _note_false(self, int rule, int colour, CellSet cells) except -1
    @cython.locals(nothing=cython.bint, digit=cython.int, index=cython.int)
    cdef int _note(self, int rule, int colour, int cell) except -1
