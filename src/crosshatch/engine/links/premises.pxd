cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from .implications cimport Implications

cdef CellSet HOUSE[27]
cdef CellSet PEERS[81]
cdef int GROUPS
cdef int NO_NODE
cdef int AT_ONCE
cdef int STATES

@cython.locals(front=Premises, first=cython.int, some=list, failing=CellSet, place=cython.int)
cpdef list contradictory(Implications links, list premises)


@cython.final
cdef class Premises:
    cdef CellSet leading[2430]
    cdef CellSet new[2430]
    cdef short met[2430]
    cdef int count
    cdef short waiting[2431]
    cdef signed char is_waiting[2430]
    cdef int first
    cdef int last

    @cython.locals(place=cython.int, state=cython.int, new=CellSet)
    cdef int follow(self, Implications links, list premises) except -1
    @cython.locals(found=CellSet, place=cython.int, state=cython.int, cell=cython.int, digits=cython.int, off=CellSet,
                   digit=cython.int, house=cython.int, rest=CellSet)
    cdef CellSet failing(self, Implications links) noexcept
    @cython.locals(place=cython.int, state=cython.int)
    cdef void keep_sound(self, Implications links, CellSet sound) noexcept
    @cython.locals(came=CellSet)
    cdef inline void _meet(self, int state, CellSet premises) noexcept
    @cython.locals(cell=cython.int, digit=cython.int, sees=CellSet, digits=cython.int, rest=CellSet, group=cython.int)
    cdef void _exclude(self, Implications links, int node, CellSet premises) noexcept
    @cython.locals(kind=cython.int, partner=cython.int)
    cdef void _force(self, Implications links, int node, CellSet premises) noexcept
