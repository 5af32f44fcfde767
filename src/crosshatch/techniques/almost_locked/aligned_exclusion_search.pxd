cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.checks cimport check_within
from ...board.grid cimport Grid
from .search cimport AlmostLockedSets

cdef CellSet PEERS[81]

@cython.locals(search=ExclusionSearch)
cpdef list pairs(Grid grid, AlmostLockedSets sets=*)
@cython.locals(search=ExclusionSearch)
cpdef list triplets(Grid grid)


@cython.internal
@cython.final
cdef class ExclusionSearch:
    cdef Grid grid
    cdef readonly list found
    cdef int count
    cdef int cells[81]
    cdef CellSet excluders[81]
    cdef int barred[10]
    cdef int excluder_count
    cdef int excluder_digits[20]
    cdef int allowed[3]

    @cython.locals(small=CellSet, rest=CellSet, cell=cython.int)
    cdef void _collect(self, int largest) noexcept
    @cython.locals(first=cython.int, second=cython.int, common=CellSet)
    cdef int find_pairs(self, AlmostLockedSets sets) except -1
    @cython.locals(seeing=cython.bint, digit=cython.int)
    cdef void _bar_repeats(self, int first, int second) noexcept
    @cython.locals(digits=cython.int, high=cython.int)
    cdef void _bar_by_cells(self, CellSet cells) noexcept
    @cython.locals(number=cython.int, ones=cython.int, others=cython.int, digit=cython.int)
    cdef void _bar_by_sets(self, AlmostLockedSets sets, int first, int second) noexcept
    @cython.locals(from_first=cython.int, partners=cython.int, digits=cython.int, digit=cython.int, left=cython.int,
                   from_second=cython.int)
    cdef int _check_pair(self, int first, int second) except -1
    @cython.locals(first=cython.int, second=cython.int, common=CellSet, third=cython.int, shared=CellSet)
    cdef int find_triplets(self) except -1
    @cython.locals(together=CellSet)
    cdef bint _has_excluder(self, int one, int two, int three) noexcept
    @cython.locals(first=cython.int, second=cython.int, third=cython.int, from_first=cython.int, from_second=cython.int,
                   from_third=cython.int)
    cdef int _check_triplet(self, int one, int two, int three) except -1
    cdef void _list_excluders(self, CellSet cells) noexcept
    @cython.locals(ones=cython.int, one=cython.int, twos=cython.int, two=cython.int, threes=cython.int)
    cdef void _try_all(self, int first, int second, int third) noexcept
    @cython.locals(three=cython.int, index=cython.int)
    cdef void _try_third(self, int one, int two, int threes) noexcept


cdef inline bint _are_enough(CellSet excluders) noexcept
