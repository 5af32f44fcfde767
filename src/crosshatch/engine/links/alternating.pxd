cimport cython

from ...board.bitset cimport CellSet, lowest
from ...board.grid cimport Grid
from ..sets.als cimport AlmostLockedSets
from .table cimport LinkTable, link_table

cdef int ALMOST_LOCKED
cdef int NO_NODE
cdef int FEWEST_STRONG


cdef class ChainSearch:
    cdef Grid grid
    cdef LinkTable table
    cdef int in_cells
    cdef AlmostLockedSets sets
    cdef int now
    cdef short met_on[3216]
    cdef short met_off[3216]
    cdef short before_on[3216]
    cdef short before_off[3216]
    cdef short link_to[3216]
    cdef short queue[3216]
    cdef CellSet removed[10]
    cdef short way[124]
    cdef int way_length
    cdef dict best

    @cython.locals(start=cython.int)
    cpdef list run(self, int most_strong)
    @cython.locals(net=LinkTable, count=cython.int, index=cython.int, strong=cython.int, level_end=cython.int,
                   off=cython.int, on=cython.int, link=cython.int)
    cdef int _explore(self, int start, int most_strong) except -1
    @cython.locals(net=LinkTable, end=cython.int, place=cython.int, off=cython.int)
    cdef int _go_on(self, int on, int count) noexcept
    @cython.locals(net=LinkTable, loop=cython.bint)
    cdef int _end(self, int start, int end, int strong) except -1
    @cython.locals(net=LinkTable, one=cython.int, other=cython.int, digit=cython.int, cells=CellSet,
                   other_cells=CellSet)
    cdef bint _excludes(self, int start, int end) noexcept
    @cython.locals(digit=cython.int)
    cdef void _remove_from_cell(self, CellSet cell, int kept) noexcept
    @cython.locals(digit=cython.int)
    cdef bint _any_removed(self) noexcept
    @cython.locals(net=LinkTable, length=cython.int, node=cython.int, place=cython.int, on=cython.int,
                   other=cython.int, off=cython.int)
    cdef bint _find_way(self, int end) noexcept
    @cython.locals(net=LinkTable, digit=cython.int, place=cython.int, one=cython.int, other=cython.int,
                   link=cython.int, kept=cython.int)
    cdef bint _closes(self) noexcept
    @cython.locals(digits=cython.int, digit=cython.int)
    cdef void _lock(self, int number, int used) noexcept
    @cython.locals(digit=cython.int, rank=cython.int)
    cdef int _note(self, int strong, bint loop) except -1
    @cython.locals(net=LinkTable, nodes=list, links=list, place=cython.int, node=cython.int, link=cython.int,
                   reason=cython.int)
    cdef tuple _told(self)
