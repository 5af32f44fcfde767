cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ...board.grid cimport Grid
from .implications cimport Closure, house_truth

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]
cdef CellSet ALL_CELLS
cdef int NO_TRUTH
cdef int NO_STATE
cdef int ALL_HOUSES
cdef int FIRST_HOUSE
cdef int MOST_ENDS


@cython.final
cdef class Propagation:
    cdef readonly CellSet digit_cells[10]
    cdef readonly int cell_digits[81]
    cdef CellSet _cells
    cdef int _houses[10]
    cdef readonly int count
    cdef int _search
    cdef int _met[1458]
    cdef int _order[1458]
    cdef int _causes[1458]
    cdef int _truths[1458]
    cdef int _depths[1458]
    cdef CellSet _left_cells[10]
    cdef int _left_digits[81]
    cdef readonly int end_count
    cdef int _end_depth
    cdef int _end_truths[64]
    cdef int _end_first[64]
    cdef int _end_second[64]
    cdef int _marking
    cdef int _marks[1458]

    @cython.locals(digit=cython.int)
    cpdef void allow_all(self) noexcept
    @cython.locals(digit=cython.int, truth=cython.int)
    cpdef int allow(self, list truths) except -1
    @cython.locals(digit=cython.int, cell=cython.int, done=cython.int, state=cython.int)
    cpdef bint follow(self, int premise) noexcept
    cpdef bint reached(self, int state) noexcept
    cpdef int size_behind(self, int state) noexcept
    @cython.locals(found=Closure, place=cython.int, state=cython.int, node=cython.int)
    cpdef Closure closure(self)
    cpdef int size(self, int end) noexcept
    @cython.locals(best=cython.int, fewest=cython.int, end=cython.int, size=cython.int)
    cpdef int best_end(self) noexcept
    @cython.locals(truths=list, truth=cython.int)
    cpdef int cut_down(self, int premise, int goal) except -1
    @cython.locals(end=cython.int, truth=cython.int)
    cpdef tuple end_of(self, int goal)
    @cython.locals(found=list, places=dict, pending=list, state=cython.int, causes=list, missing=list, node=cython.int,
                   behind=tuple)
    cpdef tuple told(self, tuple states)
    cdef inline void _reach(self, int state, int cause, int truth) noexcept
    @cython.locals(node=cython.int, cell=cython.int, digit=cython.int, digits=cython.int, rest=CellSet)
    cdef void _exclude(self, int state) noexcept
    cdef inline void _turn_off(self, int other, int state) noexcept
    @cython.locals(node=cython.int, cell=cython.int, digit=cython.int, digits=cython.int, cells=CellSet, kind=cython.int,
                   house=cython.int, rest=CellSet)
    cdef void _lose(self, int state) noexcept
    cdef inline void _turn_on(self, int node, int state, int truth) noexcept
    cdef void _end(self, int truth, int first, int second) noexcept
    @cython.locals(digit=cython.int, house=cython.int)
    cdef void _allow(self, int truth, bint allowed) noexcept
    cdef bint _allows(self, int truth) noexcept
    @cython.locals(found=list, end=cython.int, place=cython.int, state=cython.int)
    cdef list _behind(self, int goal)
    cdef void _mark_end(self, int end) noexcept
    @cython.locals(size=cython.int, place=cython.int, state=cython.int)
    cdef int _mark_causes(self) noexcept
    @cython.locals(digits=cython.int, other=cython.int, digit=cython.int, rest=CellSet)
    cdef void _mark_truth(self, int truth, int state) noexcept
    @cython.locals(found=list, digit=cython.int, rest=CellSet, each=cython.int)
    cdef list _states_of(self, int truth, int state)
    cdef list _causes_of(self, int state)
