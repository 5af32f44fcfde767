cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount, interpreted
from .closure cimport Closure, Deduction
from .position cimport Position

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef int START
cdef int CELL
cdef int BOX
cdef int ADVANCED
cdef int NO_NODE
cdef CellSet OTHERS[243]
cdef CellSet HOUSE_SETS[243]


@cython.final
cdef class Follower:
    cdef readonly bint dynamic
    cdef readonly bint by_cells
    cdef readonly Position source
    cdef readonly Position working
    cdef Closure closure
    cdef bint deducing
    cdef int lost[27]
    cdef CellSet _linked[10]
    cdef short _place[1458]
    cdef short _on_queue[832]
    cdef int _on_count
    cdef int _on_done
    cdef short _off_queue[832]
    cdef int _off_count
    cdef int _off_done

    cdef void load(self, Position position) noexcept
    @cython.locals(digit=cython.int, house=cython.int, cells=CellSet, rest=CellSet, cell=cython.int, digits=cython.int)
    cdef void _link(self) noexcept
    cdef void begin(self, Closure closure, int start) noexcept
    @cython.locals(node=cython.int, state=cython.int)
    cdef void resume(self, Closure closure) noexcept
    @cython.locals(going=cython.bint)
    cdef bint run(self) noexcept
    @cython.locals(digit=cython.int, cell=cython.int, house=cython.int)
    cdef void _clear(self) noexcept
    cdef inline void _remove(self, int cell, int digit) noexcept
    @cython.locals(closure=Closure, node=cython.int, first=cython.int)
    cdef inline int _add(self, int state, int cause, int parent) noexcept
    @cython.locals(state=cython.int, node=cython.int)
    cdef inline void _turn_on(self, int cell, int digit, int cause, int parent) noexcept
    @cython.locals(state=cython.int, node=cython.int)
    cdef inline void _turn_off(self, int cell, int digit, int cause, int parent) noexcept
    @cython.locals(closure=Closure, state=cython.int, cell=cython.int, digit=cython.int, here=CellSet,
                   digits=cython.int, other=cython.int, on=CellSet, left=CellSet, part=cython.int, cells=CellSet,
                   seen=cython.int)
    cdef bint _exclude(self, int node) noexcept
    @cython.locals(state=cython.int, cell=cython.int, digit=cython.int, digits=cython.int, cells=CellSet,
                   part=cython.int, rest=CellSet)
    cdef bint _force(self, int node) noexcept
    cdef bint _lead(self, int node, int cell, int digit, int cause) noexcept
    @cython.locals(state=cython.int)
    cdef bint _clash(self, int cell, int digit, bint on, int cause, int parent) noexcept
    @cython.locals(closure=Closure, last=cython.int, state=cython.int, cell=cython.int, digit=cython.int,
                   digits=cython.int, cells=CellSet)
    cdef void _add_gone(self, int node, int cause) noexcept
    cdef void add_lost(self, Deduction deduction, int digit, CellSet cells) noexcept
    @cython.locals(closure=Closure, number=cython.int, count=cython.int, candidate=cython.int)
    cdef remove_by(self, Deduction deduction, list removed)
