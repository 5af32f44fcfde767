cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.grid cimport Grid

cdef CellSet HOUSE[27]
cdef CellSet PEERS[81]
cdef int HOUSES_MASK_OF[81]


cdef class Deadly:
    cdef readonly CellSet cells
    cdef readonly int digits
    cdef readonly CellSet extra
    cdef readonly int extras
    cdef CellSet guardians[10]

    cdef void guard(self, CellSet cells, int digit) noexcept
    cpdef CellSet guardians_of(self, int digit) noexcept
    @cython.locals(mask=cython.int, digit=cython.int)
    cpdef int own(self, Grid grid, int cell) noexcept


@cython.locals(deadly=Deadly, digit=cython.int)
cpdef Deadly uniform(Grid grid, CellSet cells, int digits)

@cython.locals(found=list, deadly=Deadly, index=cython.int, cell=cython.int, removed=cython.int)
cpdef list type_1(Grid grid, list patterns)
@cython.locals(found=list, deadly=Deadly, index=cython.int, digit=cython.int, removed=CellSet)
cpdef list type_2(Grid grid, list patterns)
@cython.locals(found=list, deadly=Deadly, index=cython.int, shared=cython.int, house=cython.int,
               open_cells=CellSet)
cpdef list type_3(Grid grid, list patterns, bint every_subset)
@cython.locals(digit=cython.int)
cdef CellSet _without(Grid grid, CellSet cells, int digits) noexcept
@cython.locals(cell=cython.int, cells=CellSet, mask=cython.int, closed=cython.bint)
cdef int _grow(
    Grid grid, Deadly deadly, int index, int house, CellSet rest, CellSet chosen, int digits, int count,
    bint every_subset, list found
) except -1
@cython.locals(part=CellSet, mask=cython.int, rest=CellSet)
cdef bint _has_closed_part(Grid grid, CellSet cells, int extras) noexcept
@cython.locals(subset=CellSet, shared=cython.int, others=CellSet, other=cython.int)
cdef int _add_subset(
    Grid grid, Deadly deadly, int index, int house, CellSet cells, int digits, list found
) except -1
@cython.locals(digit=cython.int)
cdef bint _with_any(Grid grid, CellSet cells, int digits) noexcept
@cython.locals(found=list, deadly=Deadly, index=cython.int, rest=CellSet, shared=cython.int)
cpdef list type_4(Grid grid, list patterns, bint every_house)
@cython.locals(one=cython.int, two=cython.int, own=cython.int, digit=cython.int, house=cython.int)
cdef int _lock_digits(Grid grid, Deadly deadly, int index, int shared, bint every_house, list found) except -1
@cython.locals(first=cython.int, house=cython.int)
cdef int _locking_house(CellSet others, int shared, bint every_house) noexcept
@cython.locals(shared=cython.int)
cdef int _shared_houses(CellSet cells) noexcept
@cython.locals(others=CellSet)
cdef CellSet _seeing_all(CellSet cells, CellSet others) noexcept
