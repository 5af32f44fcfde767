cimport cython

from ...board.bitset cimport CellSet, interpreted, lowest, popcount
from ...board.grid cimport Grid
from .als cimport AlmostLockedSets

cdef CellSet ALL_CELLS

@cython.locals(found=list, sets=AlmostLockedSets, changed=CellSet, linked=LinkedSets, number=cython.int,
               index=cython.int, other=cython.int, first=cython.int, second=cython.int, size=cython.int)
cpdef list linked_pairs(Grid grid, bint overlap)
@cython.locals(found=list, sets=AlmostLockedSets, changed=CellSet, linked=LinkedSets, middle=cython.int,
               index=cython.int)
cpdef list linked_threes(Grid grid, bint overlap)


@cython.final
cdef class LinkedSets:
    cdef AlmostLockedSets sets
    cdef bint overlap
    cdef int count
    cdef int numbers[600]
    cdef int commons[600]

    @cython.locals(digits=cython.int, digit=cython.int, node=cython.int, link=cython.int)
    cdef void gather(self, int number, int limit) noexcept
    @cython.locals(member=cython.int, other=cython.int)
    cdef void _add_members(self, int node, int limit, CellSet cells, int common) noexcept


cdef bint _pair_removes(AlmostLockedSets sets, int first, int second, int commons) noexcept
@cython.locals(digits=cython.int)
cdef bint _locked_removes(AlmostLockedSets sets, int number, int other, int commons) noexcept
@cython.locals(one=cython.int, cells=CellSet, before=cython.int, other=cython.int, commons=cython.int, size=cython.int)
cdef int _pair_up(AlmostLockedSets sets, LinkedSets linked, int middle, int index, CellSet changed,
                  list found) except -1
@cython.locals(shared=CellSet)
cpdef bint apart(CellSet cells, CellSet others, bint overlap) noexcept
