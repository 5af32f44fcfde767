cimport cython

from ...board.bitset cimport CellSet, interpreted, lowest
from ...logic.budget cimport Budget
from ...board.checks cimport check_digit, check_given, check_within
from .search cimport AlmostLockedSets, NodeLinks
from .linked_sets cimport apart

cdef int PLACES
cdef int FEWEST_LINKS
cdef int MOST_LINKS
cdef int MOST_TRIES
cdef long long MOST_WORK
cdef int MOST_FOUND
cdef int _NOWHERE


@cython.final
@cython.freelist(8)
cdef class SetChainSearch:
    cdef AlmostLockedSets sets
    cdef NodeLinks seen_nodes
    cdef bint overlap
    cdef list found
    cdef int now
    cdef int first
    cdef int avoided
    cdef int reached
    cdef int order[12000]
    cdef int met[12000]
    cdef int left[12000]
    cdef int before[12000]
    cdef int links[12000]
    cdef int trail[200]
    cdef int tries
    cdef int work
    cdef readonly Budget budget

    @cython.locals(first=cython.int, starts=cython.int, start=cython.int)
    cpdef list run(self)
    @cython.locals(links=cython.int, first=cython.int, start=cython.int, last=cython.int, end=cython.int, numbers=list,
                   commons=list)
    cpdef chain(self, ends)
    @cython.locals(pending=list, index=cython.int, place=cython.int, last=cython.int, links=cython.int,
                   digits=cython.int)
    cdef bint _chains_from(self, int first, int start) except -1
    cdef int _note(self, int links, int first, int start, int place) except -1
    @cython.locals(layer=cython.int, root=cython.int, index=cython.int, place=cython.int, digits=cython.int)
    cdef void _explore(self, int first, int start, int avoided) noexcept
    @cython.locals(sets=AlmostLockedSets, number=cython.int, exit_place=cython.int, node=cython.int, link=cython.int,
                   other=cython.int, member=cython.int, new=cython.int, cells=CellSet, following=cython.int, seen=NodeLinks)
    cdef void _leave(self, int place, int digit, int layer) noexcept
    cdef bint _is_open(self, int number, int other) noexcept
    @cython.locals(sets=AlmostLockedSets, cells=CellSet, shortest=cython.int, index=cython.int, place=cython.int)
    cdef int _detour(self, int last, int end) noexcept
    @cython.locals(sets=AlmostLockedSets)
    cdef bint _are_linked(self, int number, int last, int digit, CellSet cells) noexcept
    @cython.locals(earlier=cython.int)
    cdef bint _meets_no_set_twice(self, int place) noexcept
    cdef bint _find_trail(self, int place) noexcept
    @cython.locals(level=cython.int, number=cython.int, known=cython.int, sets=AlmostLockedSets, node=cython.int,
                   link=cython.int, other=cython.int, member=cython.int, seen=NodeLinks)
    cdef bint _trace(self, int place, int top) noexcept
    @cython.locals(level=cython.int, layer=cython.int, digits=cython.int, before=cython.int)
    cdef bint _trace_through(self, int number, int place, int top) noexcept
