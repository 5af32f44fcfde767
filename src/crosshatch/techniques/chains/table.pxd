cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest, popcount
from ...board.checks cimport check_cells, check_digit, check_within
from ...board.grid cimport Grid
from ...board.cells cimport cells_of_size, seeing_all
from ..uniqueness.guardians cimport DeadlyFinding
from ..uniqueness.rectangles cimport almost_unique
from ..almost_locked.almost_hidden cimport AlmostHiddenSets
from ..almost_locked.search cimport AlmostLockedSets
from ..single_digit.house_links cimport HouseLinks, all_house_links

cdef CellSet PEERS[81]
cdef int ALL_KINDS
cdef int MOST_NODES
cdef int MOST_LINKS
cdef int MOST_WEAK
cdef int NO_SET
cdef int NO_NODE
cdef int ALMOST_LOCKED
cdef int BILOCATION
cdef int BIVALUE
cdef int GROUPED
cdef int HIDDEN_SETS
cdef int RECTANGLES
cdef int SMALL_SETS
cdef int MOST_CELLS

cdef list SPARE
cdef int MOST_SPARE

cpdef Lent lent_table(Grid grid, int kinds)


@cython.final
cdef class Lent:
    cdef readonly LinkTable table


@cython.final
cdef class LinkTable:
    cdef readonly int node_count
    cdef signed char node_digit[1801]
    cdef CellSet node_cells[1801]
    cdef CellSet node_sees[1801]
    cdef short _first_node[810]
    cdef short _next_node[1801]
    cdef short candidate_node[810]
    cdef short first_link[1801]
    cdef short _last_link[1801]
    cdef int _link_count
    cdef short next_link[2401]
    cdef short link_node[2401]
    cdef short link_kind[2401]
    cdef short link_reason[2401]
    cdef AlmostLockedSets sets
    cdef list _rectangles
    cdef AlmostHiddenSets hidden_sets
    cdef signed char is_linked[600]
    cdef short set_node[1801]
    cdef short node_of_set[2001]
    cdef short weak_nodes[11801]
    cdef int _weak_total
    cdef short weak_start[1801]
    cdef short weak_in_cell[1801]
    cdef short weak_hidden[1801]
    cdef short weak_end[1801]

    @cython.locals(place=cython.int)
    cpdef int fill(self, Grid grid, int kinds) except -1
    cpdef void let_go(self)
    @cython.locals(place=cython.int, node=cython.int)
    cpdef int node(self, int digit, CellSet cells) except? -1
    cpdef int digit(self, int node) except? -1
    cpdef CellSet cells(self, int node) except? 0
    cpdef CellSet sees(self, int node) except? 0
    @cython.locals(found=list, link=cython.int)
    cpdef list strong(self, int node)
    cpdef list weak(self, int node)
    cpdef bint are_weak(self, int node, int other) except -1
    cpdef DeadlyFinding rectangle(self, int number)
    @cython.locals(sets=AlmostHiddenSets, cells=CellSet, digits=cython.int, number=cython.int)
    cpdef int hidden_set(self, int node, int other) except? -1
    @cython.locals(total=cython.int, rest=CellSet, unseen=CellSet, other=cython.int, place=cython.int,
                   digit=cython.int)
    cdef void list_weak(self, int node) noexcept
    @cython.locals(sets=AlmostHiddenSets, number=cython.int, own=CellSet, digits=cython.int, rest=CellSet,
                   cell=cython.int, digit=cython.int, other=cython.int)
    cdef int _list_hidden(self, int node, int total) noexcept
    @cython.locals(asked=list, digit=cython.int, kind=cython.int, links=list)
    cdef int _link_houses(self, Grid grid, int kinds) except -1
    @cython.locals(end=cython.int, one=cython.int, other=cython.int)
    cdef void _link_digit(self, Grid grid, int digit, int kind, HouseLinks links) noexcept
    @cython.locals(rest=CellSet, cell=cython.int, digit=cython.int, second=cython.int, one=cython.int,
                   other=cython.int)
    cdef void _link_cells(self, Grid grid) noexcept
    @cython.locals(sets=AlmostLockedSets, one=cython.int, place=cython.int, number=cython.int, digits=cython.int,
                   other=cython.int)
    cdef list _strong_in_sets(self, int node)
    @cython.locals(number=cython.int, digits=cython.int, other=cython.int, node=cython.int)
    cdef void _link_sets(self, AlmostLockedSets sets, int most_cells) noexcept
    @cython.locals(number=cython.int, deadly=DeadlyFinding, digit=cython.int, cells=CellSet, rest=cython.int, part=CellSet)
    cdef int _link_rectangles(self, Grid grid) except -1
    @cython.locals(one=cython.int, other=cython.int)
    cdef void _join_guardians(self, Grid grid, int digit, CellSet cells, int second, CellSet others,
                              int number) noexcept
    @cython.locals(node=cython.int, place=cython.int)
    cdef int _number(self, int digit, CellSet cells, CellSet sees) noexcept
    cdef void _join(self, int one, int other, int kind, int reason) noexcept
    @cython.locals(link=cython.int)
    cdef void _add(self, int node, int other, int kind, int reason) noexcept
