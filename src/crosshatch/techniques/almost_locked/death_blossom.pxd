cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest, popcount
from ...board.checks cimport check_cells
from ...board.grid cimport Grid, changed_since_nothing, found_nothing
from ...logic.budget cimport Budget
from .search cimport AlmostLockedSets

cdef CellSet PEERS[81]
cdef int ALL_DIGITS
cdef long long MOST_WORK

@cython.locals(search=BlossomSearch, stems=CellSet, stem=cython.int)
cpdef list blossoms(Grid grid, AlmostLockedSets sets, bint overlap)


@cython.final
@cython.freelist(8)
@cython.internal
cdef class BlossomSearch:
    cdef AlmostLockedSets sets
    cdef bint overlap
    cdef readonly dict best
    cdef readonly Budget budget
    cdef CellSet changed
    cdef int stem
    cdef CellSet cells
    cdef int digit_count
    cdef int removable
    cdef int petals[5400]
    cdef CellSet reached[10]
    cdef int petal_count[9]
    cdef int chosen[9]
    cdef CellSet common[100]

    @cython.locals(digits=cython.int, digit=cython.int)
    cdef bint prepare(self, Grid grid, int stem) noexcept
    @cython.locals(sets=AlmostLockedSets, start=cython.int, count=cython.int, node=cython.int, member=cython.int)
    cdef void _collect(self, CellSet places, int digit) noexcept
    @cython.locals(sets=AlmostLockedSets, digit=cython.int, start=cython.int, index=cython.int, petal=cython.int,
                   digits=cython.int)
    cdef void _narrow(self) noexcept
    @cython.locals(sets=AlmostLockedSets, index=cython.int, petal=cython.int)
    cdef choose(self, int number, CellSet cells)
    @cython.locals(sets=AlmostLockedSets, here=cython.int, left=CellSet, digits=cython.int, digit=cython.int, seen=CellSet)
    cdef bint _add(self, int number, int petal) noexcept
    @cython.locals(start=cython.int, size=cython.int)
    cdef int _note(self, CellSet cells) except -1
