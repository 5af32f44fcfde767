cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest
from ...board.checks cimport check_within
from ...board.grid cimport Grid
from ...board.cells cimport cells_of_size
from ..single_digit.house_links cimport HouseLinks, all_house_links

cdef CellSet PEERS[81]
cdef int HOUSES_MASK_OF[81]
cdef int ALL_KINDS
cdef int BILOCATION
cdef int GROUPED
cdef int OF_CANDIDATES
cdef int WITH_GROUPS
cdef int MOST_NEW_LINKS
cdef int NODES
cdef int GROUP


@cython.final
cdef class Before:
    cdef CellSet digit_cells[10]


cpdef int note_none(Grid grid, int kinds) except -1
cpdef bint none_came_up(Grid grid, int kinds) except -1


cdef inline str _name(int kinds)


@cython.internal
@cython.final
cdef class NewLinks:
    cdef Grid grid
    cdef bint grouped
    cdef list pairs
    cdef list groups
    cdef CellSet bivalue
    cdef short first_link[2500]
    cdef short next_link[1783]
    cdef short others[1783]
    cdef short on[2500]
    cdef short waiting[2500]
    cdef int link_count
    cdef int followed
    cdef int start
    cdef int count
    cdef CellSet off[10]
    cdef CellSet off_by_first[10]

    @cython.locals(digit=cython.int, gone=CellSet, changed=cython.int, cell=cython.int)
    cdef bint remove_anything(self, Before before) noexcept
    @cython.locals(digits=cython.int, first=cython.int)
    cdef bint _cell_removes(self, int cell) noexcept
    @cython.locals(end=cython.int)
    cdef bint _digit_removes(self, int digit, int changed, HouseLinks links) noexcept
    @cython.locals(digit=cython.int, both=CellSet)
    cdef bint _removes(self, int first, int second) noexcept
    @cython.locals(digit=cython.int, index=cython.int)
    cdef void _follow(self, int node) noexcept
    cdef inline void _turn_on(self, int node) noexcept
    @cython.locals(end=cython.int, node=cython.int)
    cdef void _list_links(self, HouseLinks links, int digit) noexcept
    @cython.locals(digit=cython.int, cell=cython.int, seen=CellSet, digits=cython.int, links=HouseLinks)
    cdef void _exclude(self, int node) noexcept
    @cython.locals(new=CellSet, cell=cython.int, link=cython.int, links=HouseLinks, end=cython.int)
    cdef void _turn_off(self, int digit, CellSet cells) noexcept


@cython.locals(cells=CellSet)
cdef inline int _node(HouseLinks links, int digit, int end) noexcept
