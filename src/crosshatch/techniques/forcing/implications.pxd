cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest
from ...board.checks cimport check_digit, check_within
from ...board.grid cimport Grid
from .states cimport Closure, StateSearch, house_truth
from ..single_digit.house_links cimport HouseLinks, house_links

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]
cdef int BILOCATION
cdef int GROUPED
cdef int GROUPS
cdef int MOST_NODES
cdef int MOST_STATES
cdef int NO_TRUTH
cdef int NO_STATE
cdef int NO_NODE

cpdef Implications implications(Grid grid, bint grouped=*)


cdef class Implications(StateSearch):
    cdef short partners[4860]
    cdef CellSet linked_cells[10]
    cdef short linked_digits[81]
    cdef int _group_count
    cdef signed char group_digit[486]
    cdef CellSet group_cells[486]
    cdef CellSet group_sees[486]
    cdef signed char _group_lines[486]
    cdef int first_group[11]
    cdef CellSet _on_cells[10]
    cdef CellSet _off_cells[10]
    cdef short _depths[2430]
    cdef int _best
    cdef tuple _best_end

    cpdef CellSet off_by(self, int premise, bint on, int digit) except? 0
    cpdef CellSet on_by(self, int premise, bint on, int digit) except? 0
    cpdef list chain(self, int premise, bint premise_on, int goal, bint goal_on)
    @cython.locals(digit=cython.int, done=cython.int, state=cython.int)
    cpdef int follow(self, int premise) except -1
    cpdef int contradiction(self, int premise) except -1
    @cython.locals(found=Closure, digit=cython.int)
    cpdef Closure all_reached(self)
    cpdef int size_behind(self, int state) except -1
    cpdef tuple argue(self, int premise, int goal)
    @cython.locals(cell=cython.int, digits=cython.int, rest=cython.int)
    cdef void _join_cells(self) noexcept
    @cython.locals(digit=cython.int)
    cdef int _join_places(self, Grid grid, bint grouped) except -1
    @cython.locals(end=cython.int, one=cython.int, other=cython.int)
    cdef void _join_links(self, int digit, HouseLinks links) noexcept
    cdef inline void _note_link(self, int node) noexcept
    cdef void _join(self, int one, int other, int kind) noexcept
    @cython.locals(cell=cython.int, rest=CellSet, group=cython.int, row=cython.int)
    cdef int _number(self, int digit, CellSet cells, CellSet sees) noexcept
    cdef int _digit(self, int node) noexcept
    cdef CellSet _cells(self, int node) noexcept
    cdef inline int _house(self, int node, int kind) noexcept
    @cython.locals(node=cython.int, digit=cython.int, cell=cython.int, sees=CellSet, digits=cython.int,
                   other=cython.int, rest=CellSet, group=cython.int)
    cdef inline void _exclude(self, int state) noexcept
    @cython.locals(node=cython.int, kind=cython.int, partner=cython.int, truth=cython.int)
    cdef inline void _force(self, int state) noexcept
    cdef inline void _turn_on(self, int node, int cause, int truth) noexcept
    cdef inline void _turn_off(self, int candidate, int cause) noexcept
    cdef inline void _note(self, int state, int cause, int truth) noexcept
    @cython.locals(had=CellSet, left=CellSet, off=CellSet, cells=CellSet, digit=cython.int, house=cython.int)
    cdef inline bint _is_contradictory(self) noexcept
    @cython.locals(place=cython.int, state=cython.int, had=CellSet, left=CellSet, cells=CellSet, off=CellSet,
                   digit=cython.int, house=cython.int, truth=cython.int)
    cdef int _compare_ends(self, int premise) except -1
    @cython.locals(state=cython.int, size=cython.int)
    cdef int _compare(self, int truth, tuple ends) except -1
