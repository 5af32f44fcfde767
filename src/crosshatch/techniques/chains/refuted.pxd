cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest
from ...board.checks cimport check_within
from ...board.grid cimport Grid
from ..almost_locked.search cimport AlmostLockedSets
from .table cimport LinkTable

cdef int ALL_KINDS
cdef int BIVALUE
cdef int RECTANGLES
cdef int NO_COLOUR
cdef int WORD
cdef int MOST_WORDS
cdef int MOST_IN_ROWS


@cython.final
cdef class Refutation:
    cdef short colour[1801]
    cdef short way[1801]
    cdef short lonely[1801]
    cdef CellSet leads[16000]
    cdef CellSet implied[6480]
    cdef short excluding[90]
    cdef CellSet todo[8]
    cdef CellSet held[8]
    cdef CellSet passed_colours[8]
    cdef short nodes[1800]
    cdef short place_of[1801]
    cdef readonly int node_count
    cdef int colours
    cdef int lonely_count
    cdef int words
    cdef CellSet even

    @cython.locals(node=cython.int, colour=cython.int)
    cpdef void find(self, Grid grid, LinkTable net, int strong_kinds, int in_cells)
    @cython.locals(node=cython.int)
    cdef void take_all(self, LinkTable net) noexcept
    @cython.locals(node=cython.int)
    cdef void _list_nodes(self, LinkTable net) noexcept
    @cython.locals(node=cython.int, link=cython.int)
    cdef bint _colour_nodes(self, LinkTable net, int strong_kinds) noexcept
    @cython.locals(count=cython.int, index=cython.int, opposite=cython.int, link=cython.int, other=cython.int)
    cdef bint _colour_from(self, LinkTable net, int start, int strong_kinds) noexcept
    @cython.locals(words=cython.int, digit=cython.int, rest=CellSet, place=cython.int, word=cython.int,
                   node=cython.int, opposite=cython.int, mark=CellSet, number=cython.int)
    cdef void _exclude(self, Grid grid, LinkTable net, bint in_cells) noexcept
    @cython.locals(count=cython.int, digit=cython.int, rest=CellSet, cell=cython.int, digits=cython.int)
    cdef inline int _list_excluding(self, Grid grid, LinkTable net, int node, bint in_cells) noexcept
    @cython.locals(words=cython.int, place=cython.int, node=cython.int, colour=cython.int, link=cython.int,
                   word=cython.int, number=cython.int)
    cdef void _lead(self, Grid grid, LinkTable net, int rectangles) noexcept
    cdef inline void _note(self, int row, int colour) noexcept
    @cython.locals(link=cython.int)
    cdef void _lead_by_rectangles(self, LinkTable net, int node) noexcept
    @cython.locals(sets=AlmostLockedSets, one=cython.int, place=cython.int, number=cython.int, digits=cython.int,
                   colour=cython.int)
    cdef void _lead_by_sets(self, LinkTable net, int node, int row) noexcept
    @cython.locals(words=cython.int, row=cython.int, candidate=cython.int, place=cython.int, word=cython.int)
    cdef void _exclude_lonely(self, Grid grid, LinkTable net, int number) noexcept
    @cython.locals(held=CellSet, todo=CellSet, other=cython.int)
    cdef void _follow_in_word(self, int colour) noexcept
    @cython.locals(words=cython.int, row=cython.int, word=cython.int, other=cython.int, place=cython.int)
    cdef void _follow(self, int colour) noexcept
    @cython.locals(any_passed=cython.bint, word=cython.int, digit=cython.int, rest=CellSet, candidate=cython.int,
                   colour=cython.int, node=cython.int)
    cdef void _refute(self, Grid grid, LinkTable net) noexcept
    cdef inline bint _leads_to(self, int colour, int other) noexcept
    @cython.locals(words=cython.int, word=cython.int, implied=CellSet, row=cython.int, colour=cython.int)
    cdef bint _is_refuted(self, int candidate) noexcept
    @cython.locals(word=cython.int, rest=CellSet)
    cdef inline int _next_to_do(self) noexcept
    cdef inline CellSet _opposite(self, CellSet colours) noexcept
    @cython.locals(words=cython.int, word=cython.int, rest=CellSet, row=cython.int, other=cython.int)
    cdef void _take_colours(self, int candidate) noexcept
    @cython.locals(number=cython.int, row=cython.int, place=cython.int, word=cython.int)
    cdef void _take_lonely(self, Grid grid, LinkTable net, int candidate) noexcept
