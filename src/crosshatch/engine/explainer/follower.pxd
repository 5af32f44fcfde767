cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from .closure cimport Closure, Deduction
from .position cimport Position

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef int START
cdef int CELL
cdef int BOX
cdef int ADVANCED
cdef int NO_NODE
cdef int KIND_OF[5]
cdef CellSet OTHERS[243]

cpdef int house_of(int cell, int cause) noexcept


cdef class Follower:
    cdef readonly bint dynamic
    cdef readonly bint by_cells
    cdef readonly Position source
    cdef readonly Position working
    cdef Closure _closure
    cdef int level
    cdef int known
    cdef int lost[27]
    cdef short _place[1458]
    cdef short _on_queue[832]
    cdef int _on_count
    cdef int _on_done
    cdef short _off_queue[832]
    cdef int _off_count
    cdef int _off_done

    cdef follow(self, Closure closure, int start)
    cdef follow_on(self, Closure closure, int level)
    @cython.locals(house=cython.int)
    cdef void _begin(self) noexcept
    @cython.locals(closure=Closure, node=cython.int, state=cython.int)
    cdef void _resume(self) noexcept
    @cython.locals(going=cython.bint)
    cdef _go_on(self)
    cdef bint deduce(self) except -1
    @cython.locals(cell=cython.int, digit=cython.int)
    cdef void _remove(self, int candidate) noexcept
    @cython.locals(state=cython.int, node=cython.int)
    cdef void _turn_on(self, int candidate, int cause) noexcept
    @cython.locals(state=cython.int, node=cython.int)
    cdef void _turn_off(self, int candidate, int cause) noexcept
    @cython.locals(closure=Closure, candidate=cython.int, cell=cython.int, digit=cython.int, digits=cython.int,
                   other=cython.int, left=CellSet, part=cython.int, cells=CellSet, seen=cython.int)
    cdef bint _exclude(self, int node) noexcept
    @cython.locals(candidate=cython.int, cell=cython.int, digit=cython.int, digits=cython.int, cells=CellSet,
                   part=cython.int, rest=CellSet)
    cdef bint _force(self, int node) noexcept
    @cython.locals(cell=cython.int, digit=cython.int)
    cdef bint _lead(self, int node, int candidate, int cause) noexcept
    cdef bint _clash(self, int candidate, bint on, int cause, int parent) noexcept
    @cython.locals(candidate=cython.int, cell=cython.int, digit=cython.int, digits=cython.int, cells=CellSet)
    cdef void _add_parents(self, int node, int cause) noexcept
    cdef void _add_lost(self, Deduction deduction, int digit, CellSet cells) noexcept
    @cython.locals(closure=Closure, number=cython.int, new=cython.bint, candidate=cython.int)
    cdef bint _remove_by(self, Deduction deduction, list removed) except -1
