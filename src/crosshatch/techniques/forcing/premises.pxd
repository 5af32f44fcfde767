cimport cython

from ...board.bitset cimport CellSet, bit, lowest, interpreted
from .implications cimport Implications

cdef CellSet HOUSE[27]
cdef CellSet PEERS[81]
cdef int GROUPS
cdef int NO_NODE
cdef int AT_ONCE
cdef int STATES

@cython.locals(found=list, front=Premises)
cpdef list contradictory(Implications links, bint on)


@cython.final
cdef class Premises:
    cdef short premises[128]
    cdef CellSet leading[2430]
    cdef CellSet new[2430]
    cdef short met[2430]
    cdef int count
    cdef short waiting[2431]
    cdef int first
    cdef int last

    @cython.locals(count=cython.int, linked=cython.int, cell=cython.int, digits=cython.int, premise=cython.int)
    cdef int sift(self, Implications links, bint on, list found) except -1
    @cython.locals(failing=CellSet)
    cdef int _sift_some(self, Implications links, int count, list found) except -1
    @cython.locals(place=cython.int, state=cython.int, new=CellSet)
    cdef void _follow(self, Implications links, int count) noexcept
    @cython.locals(found=CellSet, place=cython.int, state=cython.int, cell=cython.int, digits=cython.int, off=CellSet,
                   digit=cython.int, house=cython.int, rest=CellSet)
    cdef CellSet _failing(self, Implications links) noexcept
    @cython.locals(place=cython.int, state=cython.int)
    cdef void _keep_sound(self, Implications links, CellSet sound) noexcept
    @cython.locals(came=CellSet)
    cdef inline void _meet(self, int state, CellSet premises) noexcept
    cdef inline void _lead(self, int state, CellSet premises) noexcept
    @cython.locals(cell=cython.int, digit=cython.int, sees=CellSet, digits=cython.int, rest=CellSet)
    cdef void _exclude_rest(self, Implications links, int node, CellSet premises) noexcept
    @cython.locals(cell=cython.int, digit=cython.int, sees=CellSet, digits=cython.int, rest=CellSet, group=cython.int)
    cdef void _exclude(self, Implications links, int node, CellSet premises) noexcept
    @cython.locals(kind=cython.int, partner=cython.int)
    cdef void _force(self, Implications links, int node, CellSet premises) noexcept
