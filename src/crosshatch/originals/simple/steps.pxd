cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount, interpreted
from ...board.checks cimport check_within
from ...board.grid cimport Grid
from .marks cimport Marks

cdef int ALL_DIGITS
cdef int DIGIT_COUNT[1024]
cdef CellSet HOUSE[27]
cdef int HOUSE_CELLS[27][9]
cdef int NO_HOUSE
cdef int SPOT[81][3]
cdef unsigned char CROSSED[27][512]
cdef int LAST_THAT_PLACES
cdef int FIRST_NAKED
cdef int FIRST_HIDDEN
cdef int FIRST_LOCKED


cdef class SimpleSteps(Marks):
    cdef readonly bint solved
    cdef readonly int count
    cdef unsigned short _changes[729]
    cdef int _begins
    cdef int _size
    cdef short _masks[10]
    cdef short _names[10]
    cdef int _mask_count
    cdef short _unions[126]
    cdef short _chosen[126]
    cdef int _choice_count

    cpdef bint run(self) noexcept
    cdef bint _take(self) noexcept
    @cython.locals(numbers="int[19]", found=list, index=cython.int, kind=cython.int)
    cpdef list counts(self, int first)
    @cython.locals(found=list, index=cython.int, kind=cython.int)
    cpdef list steps(self, int first)
    @cython.locals(index=cython.int, candidate=cython.int)
    cpdef carry_out(self, Grid grid, int first)
    @cython.final
    cdef inline void _change(self, int kind, int cell, int digit) noexcept
    @cython.final
    cdef inline bint _done(self) noexcept
    @cython.final
    cdef bint _place(self, int kind, int cell, int digit) noexcept
    @cython.locals(before=cython.int, cell=cython.int, gone=cython.int, digit=cython.int)
    @cython.final
    cdef bint _strip(self, int kind, CellSet cells, int digits) noexcept
    @cython.locals(other=cython.int, gone=CellSet)
    @cython.final
    cdef bint _locked(self, int kind, int digit, int house) noexcept
    @cython.locals(few=CellSet, house=cython.int)
    @cython.final
    cdef bint _take_naked(self, int size, bint is_locked, int first, int last, int least_room=?) noexcept
    @cython.locals(house=cython.int)
    @cython.final
    cdef bint _take_hidden(self, int size, int first, int last, int least_room) noexcept
    @cython.locals(few=CellSet, rest=CellSet, cell=cython.int)
    @cython.final
    cdef CellSet _cells_with_few(self, int size) noexcept
    @cython.locals(cells=CellSet, cell=cython.int, digits=cython.int, index=cython.int, spots=cython.int,
                   other=cython.int, seen=CellSet)
    @cython.final
    cdef bint _naked(self, int size, CellSet few, int house, bint is_locked) noexcept
    @cython.locals(line=CellSet, box=CellSet, others=CellSet)
    @cython.final
    cdef bint _locked_subset(self, int digits, CellSet cells, int house, int other) noexcept
    @cython.locals(index=cython.int, others=cython.int)
    @cython.final
    cdef bint _hidden(self, int size, int house) noexcept
    @cython.locals(digit=cython.int)
    @cython.final
    cdef void _list_hidden(self, int size, int house) noexcept
    @cython.locals(cells=CellSet)
    @cython.final
    cdef CellSet _cells_with_any(self, int digits) noexcept
    @cython.final
    cdef inline void _begin(self, int size) noexcept
    @cython.final
    cdef inline void _add(self, int mask, int name) noexcept
    @cython.locals(grown=cython.int)
    @cython.final
    cdef void _choose(self, int index, int left, int union, int chosen) noexcept


@cython.locals(cells=CellSet)
cdef CellSet _cells_at(int house, int spots) noexcept
