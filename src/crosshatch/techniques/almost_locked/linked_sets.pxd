cimport cython

from ...board.bitset cimport CellSet, interpreted, lowest, popcount
from ...board.checks cimport check_cells
from ...board.grid cimport Grid, changed_since_nothing, found_nothing
from .search cimport AlmostLockedSets, NodeLinks

cdef CellSet ALL_CELLS
cdef int MOST_FOUND

@cython.locals(found=list, sets=AlmostLockedSets, changed=CellSet, linked=LinkedSetsSearch, number=cython.int,
               index=cython.int, other=cython.int, first=cython.int, second=cython.int, size=cython.int)
cpdef list linked_pairs(Grid grid, bint overlap)
@cython.locals(sets=AlmostLockedSets, search=ThreeSearch)
cpdef list linked_threes(Grid grid, bint overlap)


@cython.internal
@cython.final
cdef class LinkedSetsSearch:
    cdef AlmostLockedSets sets
    cdef bint overlap
    cdef NodeLinks links
    cdef int count
    cdef int numbers[600]
    cdef int commons[600]
    cdef int place[600]

    @cython.locals(links=NodeLinks, digits=cython.int, digit=cython.int, node=cython.int, link=cython.int)
    cdef void gather(self, int number, int limit) noexcept
    @cython.locals(sets=AlmostLockedSets, member=cython.int, other=cython.int, place=cython.int)
    cdef void _add_members(self, int node, int limit, CellSet cells, int common) noexcept


@cython.internal
@cython.final
cdef class ThreeSearch:
    cdef AlmostLockedSets sets
    cdef CellSet changed
    cdef LinkedSetsSearch linked
    cdef list found
    cdef signed char near[2001]
    cdef int live[600]

    @cython.locals(sets=AlmostLockedSets, middle=cython.int)
    cdef int run(self) except -1
    @cython.locals(sets=AlmostLockedSets, links=NodeLinks, number=cython.int, digits=cython.int, node=cython.int,
                   link=cython.int)
    cdef void _find_near(self) noexcept
    @cython.locals(digits=cython.int)
    cdef bint _is_near(self, int number) noexcept
    @cython.locals(linked=LinkedSetsSearch, count=cython.int, index=cython.int, number=cython.int, commons=cython.int)
    cdef int _put_changed_first(self) noexcept
    @cython.locals(sets=AlmostLockedSets, linked=LinkedSetsSearch, index=cython.int, one=cython.int, live=cython.int,
                   behind=cython.int, commons=cython.int, other=cython.int)
    cdef int _pair_up(self, int middle, int count) except -1
    @cython.locals(sets=AlmostLockedSets, size=cython.int)
    cdef int _note(self, int middle, int first, int second) except -1


cdef bint _pair_removes(AlmostLockedSets sets, int first, int second, int commons) noexcept
@cython.locals(digits=cython.int)
cdef bint _locked_removes(AlmostLockedSets sets, int number, int other, int commons) noexcept
@cython.locals(shared=CellSet)
cpdef bint apart(CellSet cells, CellSet others, bint overlap) except -1
