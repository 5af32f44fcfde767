cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest, popcount
from ...board.checks cimport check_cell, check_cells, check_digits
from ...board.grid cimport Grid
from ...board.cells cimport cells_with_any, digits_of, seeing_all

cdef CellSet HOUSE[27]
cdef int HOUSES_MASK_OF[81]
cdef int NO_HOUSE


@cython.final
cdef class DeadlyFinding:
    cdef readonly CellSet cells
    cdef readonly int digits
    cdef readonly CellSet extra
    cdef readonly int extras
    cdef CellSet guardians[10]

    cdef void guard(self, CellSet cells, int digit) noexcept
    @cython.locals(mask=cython.int, digit=cython.int)
    cpdef int own(self, Grid grid, int cell) except? -1


@cython.locals(deadly=DeadlyFinding)
cpdef DeadlyFinding unguarded(CellSet cells, int digits)
@cython.locals(deadly=DeadlyFinding, digit=cython.int)
cpdef DeadlyFinding uniform(Grid grid, CellSet cells, int digits)

@cython.locals(deadly=DeadlyFinding, cell=cython.int, removed=cython.int)
cpdef list type_1(Grid grid, list patterns)
@cython.locals(deadly=DeadlyFinding, digit=cython.int, losing=CellSet)
cpdef list type_2(Grid grid, list patterns)
@cython.locals(search=SubsetSearch, deadly=DeadlyFinding)
cpdef list type_3(Grid grid, list patterns, bint every_subset)


@cython.internal
@cython.final
cdef class SubsetSearch:
    cdef Grid grid
    cdef bint every_subset
    cdef list found
    cdef DeadlyFinding deadly
    cdef int house

    @cython.locals(shared=cython.int, rest=CellSet)
    cdef int run(self, DeadlyFinding deadly) except -1
    @cython.locals(cell=cython.int, cells=CellSet, mask=cython.int, closed=cython.bint)
    cdef int _grow(self, CellSet rest, CellSet chosen, int digits, int count) except -1
    @cython.locals(part=CellSet)
    cdef bint _has_closed_part(self, CellSet cells) noexcept
    @cython.locals(subset=CellSet, losing=CellSet, shared=cython.int)
    cdef int _note(self, CellSet cells, int digits) except -1


@cython.locals(deadly=DeadlyFinding, shared=cython.int)
cpdef list type_4(Grid grid, list patterns, bint every_house)
@cython.locals(one=cython.int, two=cython.int, own=cython.int, digit=cython.int, house=cython.int)
cdef int _lock_digits(Grid grid, DeadlyFinding deadly, int shared, bint every_house, list found) except -1
@cython.locals(locking=cython.int, rest=cython.int)
cdef int _locking_house(CellSet others, int shared, bint every_house) noexcept
@cython.locals(shared=cython.int)
cpdef int shared_houses(CellSet cells) except -1
