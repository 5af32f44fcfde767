cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest
from ...board.checks cimport check_cell, check_digits, check_given, check_within
from ...board.grid cimport Grid, changed_since_nothing, keep, kept
from ...board.cells cimport in_one_line

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]
cdef CellSet ALL_CELLS
cdef int DIGIT_COUNT[1024]
cdef int LARGEST
cdef int MOST_SETS
cdef int MOST_NODES
cdef int MOST_LINKS
cdef int NO_NODE
cdef int NO_SET


@cython.final
@cython.freelist(8)
cdef class AlmostLockedSets:
    cdef readonly int count
    cdef CellSet set_cells[600]
    cdef short set_digits[600]
    cdef short set_node[6000]
    cdef short live[600]
    cdef int node_count
    cdef signed char node_digit[2001]
    cdef CellSet node_cells[2001]
    cdef CellSet node_seen[2001]
    cdef short first_node[810]
    cdef short next_node[2001]
    cdef short members[6000]
    cdef short member_start[2002]
    cdef AlmostLockedSets _before
    cdef short _start[244]
    cdef short _moved[2001]
    cdef int _house
    cdef int _size
    cdef CellSet _few[10]
    cdef int _pool_count
    cdef CellSet _pool[9]
    cdef int _pool_digits[9]

    cpdef bint all_noted(self) noexcept
    cpdef CellSet cells(self, int number) except? 0
    cpdef int digits(self, int number) except? -1
    cpdef int node(self, int number, int digit) except? -1
    @cython.locals(cells=CellSet, smaller=cython.int)
    cpdef int part(self, int number, int digits) except? -1
    cpdef CellSet seen(self, int number, int digit) except? 0
    @cython.locals(result=cython.int, digits=cython.int, digit=cython.int)
    cpdef int digits_seen_by(self, int number, int cell) except? -1
    @cython.locals(result=cython.int, common=cython.int, digit=cython.int, cells=CellSet)
    cpdef int restricted_commons(self, int first, int second) except? -1
    @cython.locals(digit=cython.int, seen=CellSet)
    cdef bint seen_by_both(self, int first, int second, int digits) noexcept
    @cython.locals(before=AlmostLockedSets, changed=CellSet, size=cython.int, house=cython.int)
    cdef int _collect(self, Grid grid) except -1
    @cython.locals(earlier=cython.int, number=cython.int, digits=cython.int, digit=cython.int)
    cdef void _take_over(self, Grid grid, AlmostLockedSets before, int place) noexcept
    @cython.locals(size=cython.int, rest=CellSet, cell=cython.int, fewest=cython.int)
    cdef void _sort_cells(self, Grid grid) noexcept
    @cython.locals(rest=CellSet, cell=cython.int)
    cdef void _fill_pool(self, Grid grid) noexcept
    @cython.locals(most=cython.int, union=cython.int)
    cdef void _choose(self, Grid grid, int index, int left, CellSet cells, int digits) noexcept
    @cython.locals(number=cython.int, digit=cython.int)
    cdef void _note(self, Grid grid, CellSet cells, int digits) noexcept
    @cython.locals(number=cython.int)
    cdef inline int _add(self, CellSet cells, int digits) noexcept
    cdef inline void _join(self, int number, int digit, int node) noexcept
    @cython.locals(before=AlmostLockedSets, earlier=cython.int, node=cython.int)
    cdef int _node(self, Grid grid, int digit, CellSet cells) noexcept
    @cython.locals(node=cython.int, digit=cython.int, seen=CellSet)
    cdef inline int _node_from(self, Grid grid, AlmostLockedSets before, int earlier) noexcept
    @cython.locals(node=cython.int)
    cdef inline int _find(self, int digit, CellSet cells) noexcept
    @cython.locals(node=cython.int, place=cython.int)
    cdef int _add_node(self, int digit, CellSet cells, CellSet seen) noexcept
    @cython.locals(total=cython.int, node=cython.int, number=cython.int, digits=cython.int)
    cdef void _list_members(self) noexcept


@cython.final
@cython.freelist(8)
cdef class NodeLinks:
    cdef AlmostLockedSets sets
    cdef int total
    cdef short nodes[6000]
    cdef short start[2001]
    cdef short end[2001]

    @cython.locals(sets=AlmostLockedSets, total=cython.int, seen=CellSet, rest=CellSet, other=cython.int)
    cdef void list(self, int node) noexcept
    cdef bint all_noted(self) noexcept


@cython.locals(cell=cython.int, kind=cython.int, seeing=CellSet, house=CellSet)
cdef CellSet _seeing_all(CellSet cells) noexcept
