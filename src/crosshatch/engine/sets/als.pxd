cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest
from ...board.grid cimport Grid
from ..cells cimport seeing_all

cdef CellSet HOUSE[27]
cdef int HOUSES_MASK_OF[81]
cdef int DIGIT_COUNT[1024]
cdef int LARGEST
cdef int MOST_SETS
cdef int MOST_NODES
cdef int MOST_LINKS
cdef int NO_NODE
cdef int LAST_SLOT


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
    cdef short _node_in[4096]
    cdef short members[6000]
    cdef short member_start[2002]
    cdef short links[6000]
    cdef short link_start[2002]
    cdef int _house
    cdef int _size
    cdef int _pool_count
    cdef int _pool_cells[9]
    cdef int _pool_digits[9]

    @cython.locals(links=cython.int)
    cpdef bint all_noted(self) noexcept
    cpdef CellSet cells(self, int number) noexcept
    cpdef int digits(self, int number) noexcept
    cpdef int node(self, int number, int digit) noexcept
    @cython.locals(cells=CellSet, smaller=cython.int)
    cpdef int part(self, int number, int digits) noexcept
    cpdef CellSet seen(self, int number, int digit) noexcept
    @cython.locals(result=cython.int, digits=cython.int, digit=cython.int)
    cpdef int digits_seen_by(self, int number, int cell) noexcept
    @cython.locals(result=cython.int, common=cython.int, digit=cython.int, cells=CellSet)
    cpdef int restricted_commons(self, int first, int second) noexcept
    @cython.locals(digit=cython.int, seen=CellSet)
    cpdef bint seen_by_both(self, int first, int second, int digits) noexcept
    @cython.locals(size=cython.int, house=cython.int)
    cdef void _collect(self, Grid grid) noexcept
    @cython.locals(rest=CellSet, cell=cython.int, digits=cython.int)
    cdef void _fill_pool(self, Grid grid) noexcept
    @cython.locals(cell=cython.int, union=cython.int, shared=cython.int)
    cdef void _choose(self, Grid grid, int index, int left, CellSet cells, int digits, int inside) noexcept
    @cython.locals(number=cython.int, digit=cython.int, node=cython.int)
    cdef void _note(self, Grid grid, CellSet cells, int digits) noexcept
    @cython.locals(slot=cython.int, node=cython.int, seen=CellSet, place=cython.int)
    cdef int _node(self, int digit, CellSet cells, CellSet candidates) noexcept
    @cython.locals(mixed=cython.uint, slot=cython.int, node=cython.int)
    cdef int _slot(self, int digit, CellSet cells) noexcept
    @cython.locals(total=cython.int, node=cython.int, number=cython.int, digits=cython.int)
    cdef void _list_members(self) noexcept
    @cython.locals(total=cython.int, node=cython.int, seen=CellSet, rest=CellSet, other=cython.int)
    cdef void _link(self) noexcept
