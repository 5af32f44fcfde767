cimport cython

from ..board.bitset cimport CellSet, lowest
from .als cimport AlmostLockedSets

cdef long long MOST_SETS
cdef int PLACES
cdef int FAR
cdef int _NOWHERE

@cython.locals(search=ChainSearch)
cpdef list chains(AlmostLockedSets sets, bint overlap)
@cython.locals(search=ChainSearch)
cpdef list way(AlmostLockedSets sets, bint overlap, chain)


cdef class ChainSearch:
    cdef AlmostLockedSets sets
    cdef bint overlap
    cdef list found
    cdef int now
    cdef int reached
    cdef int order[18000]
    cdef int met[18000]
    cdef int left[18000]
    cdef int before[18000]
    cdef int links[18000]

    @cython.locals(first=cython.int, starts=cython.int, start=cython.int)
    cdef list run(self)
    @cython.locals(root=cython.int, index=cython.int, place=cython.int, layer=cython.int, digits=cython.int)
    cdef void explore(self, int first, int start) noexcept
    @cython.locals(
        sets=AlmostLockedSets, gate=cython.int, node=cython.int, link=cython.int, other=cython.int, member=cython.int,
        new=cython.int,
    )
    cdef void _leave(self, int place, int digit, int layer) noexcept
    @cython.locals(number=cython.int, step=cython.int)
    cdef void _meet(self, int place, int new) noexcept
    @cython.locals(index=cython.int, place=cython.int, last=cython.int, digits=cython.int)
    cdef _note_ends(self, int first, int start)
    @cython.locals(result=list)
    cdef list way(self, int end)
