cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest
from ...board.grid cimport Grid
from .states cimport Closure, Search, house_truth
from .house_links cimport HouseLinks, house_links

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


@cython.freelist(8)
cdef class Implications(Search):
    cdef int _partners[4860]
    cdef int _group_count
    cdef int _group_digits[486]
    cdef CellSet _group_cells[486]
    cdef CellSet _group_sees[486]
    cdef int _group_lines[486]
    cdef int _first_group[11]
    cdef int _best
    cdef tuple _best_end

    cpdef CellSet off_by(self, int premise, bint on, int digit) except? 0
    cpdef CellSet on_by(self, int premise, bint on, int digit) except? 0
    cpdef list chain(self, int premise, bint premise_on, int goal, bint goal_on)
    @cython.locals(done=cython.int, state=cython.int)
    cpdef int follow(self, int premise) except -1
    cpdef int contradiction(self, int premise) except -1
    cpdef tuple argue(self, int premise, int goal)
    @cython.locals(cell=cython.int, digits=cython.int, rest=cython.int)
    cdef void _join_cells(self) noexcept
    @cython.locals(digit=cython.int)
    cdef int _join_places(self, Grid grid, bint grouped) except -1
    @cython.locals(end=cython.int, one=cython.int, other=cython.int)
    cdef void _join_links(self, int digit, HouseLinks links) noexcept
    cdef void _join(self, int one, int other, int kind) noexcept
    @cython.locals(cell=cython.int, rest=CellSet, group=cython.int, row=cython.int)
    cdef int _number(self, int digit, CellSet cells, CellSet sees) noexcept
    cdef int _digit(self, int node) noexcept
    cdef CellSet _cells(self, int node) noexcept
    cdef inline int _house(self, int node, int kind) noexcept
    @cython.locals(node=cython.int, digit=cython.int, cell=cython.int, sees=CellSet, digits=cython.int,
                   other=cython.int, rest=CellSet, group=cython.int)
    cdef void _exclude(self, int state) noexcept
    @cython.locals(node=cython.int, kind=cython.int, partner=cython.int, truth=cython.int)
    cdef void _force(self, int state) noexcept
    @cython.locals(had=CellSet, left=CellSet, off=CellSet, cells=CellSet, digit=cython.int, house=cython.int)
    cdef bint _is_contradictory(self, Closure closure) noexcept
    @cython.locals(place=cython.int, state=cython.int, closure=Closure, had=CellSet, left=CellSet, cells=CellSet,
                   digit=cython.int, house=cython.int, truth=cython.int)
    cdef int _compare_ends(self, int premise) except -1
    @cython.locals(state=cython.int, size=cython.int)
    cdef int _compare(self, int truth, tuple ends) except -1
