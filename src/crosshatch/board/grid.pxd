cimport cython

from .bitset cimport CellSet, bit, lowest, popcount
from .checks cimport check_cells, check_values, check_within

cdef CellSet PEERS[81]
cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet ALL_CELLS
cdef int ALL_DIGITS
cdef int _MANY
cdef object _NOT_BUILT

cdef int _number(given, int first, int last, str kind) except -1
cdef int _cell(given) except -1
cdef int _digit(given) except -1
cdef int _house(given) except -1


@cython.final
cdef class Grid:
    cdef readonly CellSet digit_cells[10]
    cdef readonly int cell_digits[81]
    cdef readonly int values[81]
    cdef readonly int places[270]
    cdef readonly int room[27]
    cdef readonly int hidden_singles[10]
    cdef readonly CellSet naked_singles
    cdef readonly int full_houses
    cdef readonly CellSet empty
    cdef readonly CellSet givens
    cdef readonly bint broken
    cdef list _memos
    cdef int _changes
    cdef int _changed_at[81]
    cdef dict _nothing_at
    cdef dict _kept

    @cython.locals(cell=cython.int, digit=cython.int, mask=cython.int, rest=CellSet, empty=CellSet)
    cdef _load(self, values)
    @cython.locals(rest=CellSet, cells=CellSet, cell=cython.int, house=cython.int, digit=cython.int, count=cython.int)
    cdef void _count(self)
    @cython.locals(rest=CellSet)
    cdef bint _holds(self, int house, int digit)
    @cython.locals(mask=cython.int)
    cdef inline void _note_cell(self, int cell) noexcept
    @cython.locals(index=cython.int, count=cython.int)
    cdef inline void _lose_place(self, int digit, int house) noexcept
    @cython.locals(mask=cython.int, other=cython.int, row=cython.int, column=cython.int, box=cython.int)
    cdef int put(self, int cell, int digit) except -1
    @cython.locals(rest=CellSet, here=cython.int, peer=cython.int)
    cdef void _settle(self, int digit, int cell, int row, int column, int box) noexcept
    @cython.locals(count=cython.int)
    cdef inline void _fill_one(self, int house) noexcept
    @cython.locals(mask=cython.int)
    cdef bint take(self, int cell, int digit) except -1
    @cython.locals(new=Grid)
    cpdef Grid copy(self)
    @cython.locals(digit=cython.int)
    cpdef tuple places_in(self, CellSet cells)
    cdef void _forget(self, int digit) noexcept
    @cython.locals(result=CellSet, cell=cython.int)
    cdef CellSet holding(self, int digit) noexcept


@cython.locals(place=cython.int, memo=dict, of_build=dict)
cpdef recall(Grid grid, int digit, build, tuple arguments)
cpdef int found_nothing(Grid grid, search) except -1
@cython.locals(since=cython.int, changed=CellSet, cell=cython.int)
cpdef CellSet changed_since_nothing(Grid grid, search) except? 0
cpdef int keep(Grid grid, search, result) except -1
cpdef kept(Grid grid, search)
