cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ...board.grid cimport Grid
from .table cimport HouseLinks, house_links

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]
cdef int GROUPED
cdef int GROUPS
cdef int MOST_NODES
cdef int _NO_TRUTH
cdef int NO_STATE
cdef int NO_NODE

cpdef int house_truth(int digit, int house) noexcept
cpdef Implications implications(Grid grid, bint grouped=*)


@cython.final
cdef class Closure:
    cdef readonly CellSet on[10]
    cdef readonly CellSet off[10]


@cython.final
cdef class Implications:
    cdef readonly CellSet digit_cells[10]
    cdef readonly int cell_digits[81]
    cdef int _partners[4860]
    cdef int _group_count
    cdef int _group_digits[486]
    cdef CellSet _group_cells[486]
    cdef CellSet _group_sees[486]
    cdef int _group_lines[486]
    cdef int _first_group[11]
    cdef list _closures
    cdef readonly int count
    cdef int _search
    cdef int _met[2430]
    cdef int _order[2430]
    cdef int _causes[2430]
    cdef int _truths[2430]
    cdef int _depths[2430]
    cdef int _marking
    cdef int _marks[2430]
    cdef CellSet _on[10]
    cdef CellSet _off[10]

    cpdef CellSet off_by(self, int premise, bint on, int digit) except? 0
    cpdef CellSet on_by(self, int premise, bint on, int digit) except? 0
    @cython.locals(found=Closure, digit=cython.int)
    cpdef Closure closure(self, int state)
    cpdef list chain(self, int premise, bint premise_on, int goal, bint goal_on)
    @cython.locals(digit=cython.int, done=cython.int, state=cython.int)
    cpdef void follow(self, int premise) noexcept
    cpdef bint reached(self, int state) noexcept
    cpdef int at(self, int place) noexcept
    cpdef int depth(self, int state) noexcept
    cpdef int cause(self, int state) noexcept
    cpdef void unmark(self) noexcept
    @cython.locals(count=cython.int)
    cpdef int mark(self, int state) noexcept
    @cython.locals(found=list, places=dict, chain=list, end=cython.int, state=cython.int, here=cython.int,
                   cause=cython.int, node=cython.int, causes=tuple)
    cpdef tuple told(self, tuple states)
    @cython.locals(digit=cython.int, cell=cython.int)
    cdef void _read(self, Grid grid) noexcept
    @cython.locals(digit=cython.int, cell=cython.int, house=cython.int, digits=cython.int, rest=cython.int,
                   one=cython.int, other=cython.int, cells=CellSet)
    cdef void _join_pairs(self, Grid grid) noexcept
    @cython.locals(digit=cython.int, links=HouseLinks, end=cython.int, one=cython.int, other=cython.int)
    cdef int _join_groups(self, Grid grid) except -1
    @cython.locals(cell=cython.int, rest=CellSet, group=cython.int, row=cython.int)
    cdef int _number(self, int digit, CellSet cells, CellSet sees) noexcept
    cdef inline int _digit(self, int node) noexcept
    cdef inline CellSet _cells(self, int node) noexcept
    cdef inline int _house(self, int node, int kind) noexcept
    @cython.locals(node=cython.int)
    cdef inline void _reach(self, int state, int cause, int truth) noexcept
    @cython.locals(node=cython.int, digit=cython.int, cell=cython.int, sees=CellSet, digits=cython.int,
                   other=cython.int, rest=CellSet, group=cython.int)
    cdef void _exclude(self, int state) noexcept
    @cython.locals(node=cython.int, kind=cython.int, partner=cython.int, truth=cython.int)
    cdef void _force(self, int state) noexcept
