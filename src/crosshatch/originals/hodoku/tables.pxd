cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount, interpreted
from ...board.checks cimport check_given, check_within
from ...board.grid cimport Grid

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]
cdef int BOXES_OF[18][3]
cdef int GROUPS
cdef int OFF
cdef int MOST_DIRECT
cdef int MOST_ENTRIES

cpdef Tables tables(Grid grid, bint grouped)


cdef class Tables:
    cdef readonly int count
    cdef readonly int group_count
    cdef readonly int size
    cdef short candidates[729]
    cdef short digits[2430]
    cdef CellSet cells[2430]
    cdef short first_cells[2430]
    cdef CellSet sees[1215]
    cdef short direct[97200]
    cdef short direct_count[2430]
    cdef short plain_count[2430]
    cdef short order[1215]
    cdef short sources[1000]
    cdef short steps[1000]
    cdef int _lines[486]
    cdef int _boxes[486]
    cdef short _first_of_digit[10]
    cdef short _last_of_digit[10]
    cdef short _next_of_digit[486]
    cdef int _met[2430]
    cdef int _now

    @cython.locals(rest=CellSet, cell=cython.int, digits=cython.int, digit=cython.int, node=cython.int)
    cdef void _add_candidates(self, Grid grid) noexcept
    cdef void _set_node(self, int node, int digit, CellSet cells, CellSet sees) noexcept
    @cython.locals(index=cython.int, node=cython.int, cell=cython.int, digit=cython.int, others=cython.int,
                   seen=CellSet, joined=CellSet, kind=cython.int, house=cython.int, rest=CellSet)
    cdef void _add_candidate_links(self, Grid grid) noexcept
    @cython.locals(count=cython.int)
    cdef void _add(self, int node, int other) noexcept
    @cython.locals(line=cython.int, digit=cython.int, crossing=cython.int, box=cython.int, cells=CellSet, sees=CellSet)
    cdef void _add_groups(self, Grid grid) noexcept
    @cython.locals(node=cython.int, last=cython.int)
    cdef void _append_group(self, int digit) noexcept
    @cython.locals(node=cython.int, first=cython.int, rest=CellSet, in_line=CellSet, in_box=CellSet, other=cython.int)
    cdef void _link_group_to_candidates(self, Grid grid, int group) noexcept
    @cython.locals(node=cython.int, in_line=cython.int, in_box=cython.int, line_partner=cython.int,
                   box_partner=cython.int, other_group=cython.int, other=cython.int, same_line=cython.bint,
                   same_box=cython.bint, cells=CellSet)
    cdef void _link_group_to_groups(self, Grid grid, int group) noexcept
    cdef int _check(self, int node) except -1
    @cython.locals(now=cython.int, size=cython.int, place=cython.int, start=cython.int, index=cython.int,
                   node=cython.int, end=cython.int)
    cpdef int expand(self, int premise) except -1
    @cython.locals(now=cython.int, size=cython.int, index=cython.int, node=cython.int, place=cython.int,
                   start=cython.int, end=cython.int, off=cython.int, following=cython.int)
    cpdef int reach(self, int premise) except -1
    @cython.locals(place=cython.int)
    cpdef int place(self, int node) except? -1
    cpdef node(self, int number)
    @cython.locals(nodes=list)
    cpdef tuple path(self, int place)
