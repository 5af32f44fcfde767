cimport cython

from ...board.bitset cimport CellSet, bit, lowest, interpreted
from .position cimport Position

cdef CellSet HOUSE[27]
cdef int X
cdef int Y
cdef int NONE
cdef int MOST_NEW


@cython.final
cdef class Links:
    cdef Position position
    cdef short partners[2916]
    cdef CellSet forcing[10]
    cdef int first_link
    cdef int last_link
    cdef bint has_barren
    cdef int new_in_cells
    cdef int new_in_houses
    cdef short new_ones[16]
    cdef short new_others[16]
    cdef CellSet _in_cells[10]
    cdef CellSet _in_houses[10]

    @cython.locals(index=cython.int, digit=cython.int)
    cdef void load(self, Position position, Position barren) noexcept
    @cython.locals(cells=CellSet, cell=cython.int, digits=cython.int, rest=cython.int, new=cython.bint)
    cdef void _join_in_cells(self, Position barren) noexcept
    @cython.locals(digit=cython.int, house=cython.int, cells=CellSet, rest=CellSet, new=cython.bint, link=cython.int)
    cdef void _join_in_houses(self, Position barren) noexcept
    @cython.locals(count=cython.int)
    cdef void _join(self, int one, int other, int link, bint new) noexcept
    @cython.locals(digit=cython.int)
    cdef void take(self, int kind) noexcept
    cdef bint may_have(self, int kind) noexcept
    cdef bint news_are_few(self) noexcept
