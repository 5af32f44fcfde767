cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest
from ...board.grid cimport Grid
from ..sets.als cimport AlmostLockedSets
from .table cimport LinkTable

cdef int AT_ONCE
cdef int MOST_FOLLOWERS
cdef int MOST_OF_NODE


@cython.final
cdef class Refutation:
    cdef int first[3604]
    cdef short followers[30000]
    cdef int place[3604]
    cdef short met[3604]
    cdef short earliest[3604]
    cdef short component[3604]
    cdef short way[3604]
    cdef short waiting[3604]
    cdef short order[3604]
    cdef CellSet leading[3604]
    cdef CellSet excluding[1801]
    cdef short candidates[729]
    cdef int first_of[11]
    cdef CellSet mark[810]
    cdef short nodes[1800]
    cdef short place_of[1801]
    cdef readonly int node_count
    cdef int count
    cdef int met_count
    cdef int waiting_count
    cdef int components

    @cython.locals(node=cython.int, count=cython.int, first=cython.int, last=cython.int, place=cython.int)
    cpdef void find(self, Grid grid, LinkTable net, int strong_kinds, int in_cells) noexcept
    @cython.locals(node=cython.int)
    cpdef void take_all(self, LinkTable net) noexcept
    @cython.locals(node=cython.int)
    cdef void _list_nodes(self, LinkTable net) noexcept
    @cython.locals(total=cython.int, node=cython.int, link=cython.int, end=cython.int, place=cython.int)
    cdef bint _list_followers(self, LinkTable net, int strong_kinds, int in_cells) noexcept
    @cython.locals(sets=AlmostLockedSets, one=cython.int, place=cython.int, number=cython.int, digits=cython.int)
    cdef int _list_by_sets(self, LinkTable net, int node, int total) noexcept
    @cython.locals(state=cython.int)
    cdef void _find_components(self, int last) noexcept
    @cython.locals(depth=cython.int, state=cython.int, other=cython.int)
    cdef void _explore(self, int start) noexcept
    cdef inline void _meet(self, int state, int depth) noexcept
    @cython.locals(other=cython.int)
    cdef void _complete(self, int state) noexcept
    @cython.locals(count=cython.int, digit=cython.int, rest=CellSet)
    cdef int _list_candidates(self, Grid grid) noexcept
    @cython.locals(component=cython.int, node=cython.int, excluding=CellSet, digit=cython.int, rest=CellSet,
                   cell=cython.int, digits=cython.int)
    cdef void _begin(self, Grid grid, LinkTable net, int first, int last) noexcept
    @cython.locals(place=cython.int, state=cython.int, leading=CellSet, follower=cython.int)
    cdef void _follow(self) noexcept
    @cython.locals(refuted=CellSet, node=cython.int)
    cdef void _take_passed(self, LinkTable net) noexcept
