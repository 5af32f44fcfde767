cimport cython

from ...board.bitset cimport CellSet, bit, interpreted, lowest
from ...board.checks cimport check_within
from ...board.grid cimport Grid
from ..almost_locked.search cimport AlmostLockedSets
from .refuted cimport Refutation
from .table cimport Lent, LinkTable, lent_table

cdef int ALL_KINDS
cdef int ALMOST_LOCKED
cdef int BILOCATION
cdef int BIVALUE
cdef int GROUPED
cdef int RECTANGLES
cdef int HIDDEN_SETS
cdef int AT_ONCE


@cython.final
cdef class Front:
    cdef CellSet on[1801]
    cdef CellSet off[1801]
    cdef CellSet new_on[1801]
    cdef CellSet new_off[1801]
    cdef CellSet told_on[1801]
    cdef CellSet told_off[1801]
    cdef Refutation passed
    cdef short nodes_on[1801]
    cdef short nodes_off[1801]
    cdef int count_on
    cdef int count_off
    cdef long long last_turn[600]
    cdef long long turn
    cdef CellSet ended_by[1801]
    cdef CellSet told_from[1801]
    cdef signed char ends_known[1801]
    cdef CellSet seeing[810]
    cdef CellSet seeing_cell[81]
    cdef CellSet in_cell[81]
    cdef unsigned long long lengths[128]

    cdef void meet_on(self, int node, CellSet starts, CellSet told) noexcept
    cdef void meet_off(self, int node, CellSet starts, CellSet told) noexcept


@cython.final
cdef class Reach:
    cdef Lent _lent
    cdef LinkTable table
    cdef int strong_kinds
    cdef int in_cells
    cdef int loops
    cdef int hidden
    cdef int assumed
    cdef bint with_set
    cdef bint with_group
    cdef bint plain
    cdef list starts
    cdef readonly unsigned long long all_lengths
    cdef int _first
    cdef CellSet _back

    cpdef bint has_length(self, int strong) except -1
    @cython.locals(cells=CellSet)
    cdef bint tells(self, int node) noexcept
    @cython.locals(front=Front, first=cython.int)
    cdef int _follow_all(self, Grid grid) except -1
    @cython.locals(strong=cython.int, place=cython.int, off=cython.int)
    cdef int _follow(self, Front front, int first) except -1
    @cython.locals(net=LinkTable, node=cython.int, place=cython.int, cell=cython.int, start=cython.int, mark=CellSet,
                   cells=CellSet, rest=CellSet)
    cdef void _begin(self, Front front, int first) noexcept
    @cython.locals(net=LinkTable, place=cython.int, off=cython.int, new=CellSet, told=CellSet, link=cython.int,
                   on=cython.int)
    cdef void _take_strong_links(self, Front front) noexcept
    @cython.locals(net=LinkTable, sets=AlmostLockedSets, place=cython.int, number=cython.int, new=CellSet, told=CellSet,
                   new_twice=CellSet, told_twice=CellSet, digits=cython.int, off=cython.int, on=cython.int,
                   came=CellSet)
    cdef void _take_links_of_sets(self, Front front, int node) noexcept
    @cython.locals(back=CellSet, place=cython.int, on=cython.int, new=CellSet, told=CellSet, start=cython.int,
                   mark=CellSet, length=cython.ulonglong)
    cdef void _note_on(self, Front front, int strong) noexcept
    cdef void _note_ends(self, Front front, CellSet ends, unsigned long long length) noexcept
    @cython.locals(net=LinkTable, digit=cython.int, cells=CellSet, found=CellSet, rest=CellSet, cell=cython.int,
                   told=CellSet, place=cython.int, link=cython.int)
    cdef void _look_for_ends(self, Front front, int end) noexcept
    @cython.locals(net=LinkTable, place=cython.int, off=cython.int, on=cython.int, new=CellSet, told=CellSet,
                   end=cython.int, plain_end=cython.int, link=cython.int)
    cdef void _take_weak_links(self, Front front) noexcept
    @cython.locals(count=cython.int, place=cython.int, off=cython.int, new=CellSet)
    cdef void _note_off(self, Front front) noexcept
