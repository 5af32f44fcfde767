cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest
from ...board.checks cimport check_within
from ...board.grid cimport Grid
from .states cimport Closure, StateSearch, house_truth

cdef CellSet HOUSE[27]
cdef int HOUSES_MASK_OF[81]
cdef CellSet PEERS[81]
cdef CellSet ALL_CELLS
cdef int FIRST_HOUSE
cdef int NO_TRUTH
cdef int NO_STATE
cdef int ALL_HOUSES
cdef int MOST_ENDS


cdef class Propagation(StateSearch):
    cdef CellSet _cells_allowed
    cdef int _houses_allowed[10]
    cdef CellSet _matters[10]
    cdef CellSet _cells_open
    cdef int _houses_open[10]
    cdef CellSet _new[10]
    cdef CellSet _on[10]
    cdef CellSet _left_cells[10]
    cdef int _left_digits[81]
    cdef signed char _left_places[270]
    cdef signed char _all_places[270]
    cdef readonly int end_count
    cdef int _end_truths[64]
    cdef int _end_first[64]
    cdef int _end_second[64]
    cdef short _marked[1458]
    cdef int _marked_count

    @cython.locals(digit=cython.int)
    cpdef void allow_all(self) noexcept
    @cython.locals(digit=cython.int, truth=cython.int)
    cpdef int allow(self, list truths, int goal) except -1
    @cython.locals(digit=cython.int, cell=cython.int, place=cython.int, done=cython.int, same_depth=cython.int,
                   state=cython.int)
    cpdef int follow(self, int premise) except -1
    cpdef int contradiction(self, int premise) except -1
    cpdef tuple argue(self, int premise, int goal)
    cpdef Closure all_reached(self)
    cpdef int size_behind(self, int state) except -1
    cpdef int size_of_end(self, int end) except? -1
    @cython.locals(best=cython.int, end=cython.int, size=cython.int)
    cdef int best_end(self) except -1
    @cython.locals(truths=list, truth=cython.int)
    cpdef int cut_down(self, int premise, int goal) except -1
    @cython.locals(end=cython.int, truth=cython.int)
    cpdef tuple end_of(self, int goal)
    @cython.locals(place=cython.int)
    cdef void _read_places(self, Grid grid) noexcept
    @cython.locals(node=cython.int, cell=cython.int, digit=cython.int, digits=cython.int, other_digit=cython.int,
                   other=cython.int, rest=CellSet)
    cdef inline void _exclude(self, int state) noexcept
    @cython.locals(node=cython.int, cell=cython.int, digit=cython.int, this=CellSet, digits=cython.int,
                   open_houses=cython.int, house=cython.int, rest=CellSet)
    cdef inline void _lose(self, int state) noexcept
    cdef inline void _turn_on(self, int digit, CellSet this, int cell, int state, int truth) noexcept
    cdef inline void _take(self, int digit, CellSet this, int cell) noexcept
    cdef inline void _note(self, int state, int cause, int truth) noexcept
    cdef void _end(self, int truth, int first, int second) noexcept
    @cython.locals(digit=cython.int, house=cython.int)
    cdef void _allow(self, int truth, bint allowed) noexcept
    @cython.locals(node=cython.int)
    cdef inline void _let_matter(self, int state) noexcept
    cdef bint _allows(self, int truth) noexcept
    @cython.locals(found=list, end=cython.int, place=cython.int, state=cython.int)
    cdef list _behind(self, int goal)
    cdef inline void _begin_marking(self) noexcept
    cdef inline void _mark(self, int state) noexcept
    cdef void _mark_end(self, int end) noexcept
    @cython.locals(done=cython.int, state=cython.int)
    cdef inline int _mark_causes(self) noexcept
    @cython.locals(place=cython.int)
    cdef inline void _mark_truth(self, int truth, int state) noexcept
    cdef list _causes_of(self, int state)
