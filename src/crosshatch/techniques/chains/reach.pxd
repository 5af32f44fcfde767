cimport cython

from ...board.bitset cimport CellSet, interpreted, lowest
from ...board.checks cimport check_given, check_within
from ...board.grid cimport Grid
from ..almost_locked.search cimport AlmostLockedSets
from .refuted cimport Refutation
from .table cimport Lent, LinkTable, lent_table

cdef int ALL_KINDS
cdef int ALMOST_LOCKED
cdef int BILOCATION
cdef int BIVALUE
cdef int GROUPED
cdef int HIDDEN_SETS
cdef int NO_NODE
cdef int RECTANGLES
cdef int BETWEEN_LOOKS


@cython.final
cdef class Reach:
    cdef Lent _lent
    cdef LinkTable table
    cdef int strong_kinds
    cdef int in_cells
    cdef int loops
    cdef int assumed
    cdef bint with_set
    cdef bint with_group
    cdef bint plain
    cdef signed char passed[1801]
    cdef list starts
    cdef readonly unsigned long long lengths

    @cython.locals(cells=CellSet)
    cdef bint tells(self, int node) noexcept
    @cython.locals(refuted=Refutation, levels=Levels, place=cython.int, lengths=cython.ulonglong)
    cdef int _find_starts(self, Grid grid, int hidden) except -1


@cython.internal
cdef class Levels:
    cdef Grid grid
    cdef Reach reach
    cdef LinkTable table
    cdef int strong_kinds
    cdef int in_cells
    cdef int loops
    cdef int assumed
    cdef bint with_set
    cdef bint with_group
    cdef bint plain
    cdef short met_on[1801]
    cdef short met_off[1801]
    cdef short level_on[1801]
    cdef short level_off[1801]
    cdef signed char told_on[1801]
    cdef signed char told_off[1801]
    cdef short newly_on[1801]
    cdef short queue[1801]
    cdef short entered[600]
    cdef signed char entered_by[600]
    cdef int start
    cdef int strong
    cdef int count
    cdef int index
    cdef bint loop
    cdef CellSet removed[10]

    @cython.locals(found=cython.ulonglong, length=cython.ulonglong, met=cython.int, place=cython.int)
    cdef unsigned long long lengths_from(self, int start) except? 0
    cdef void begin(self, int start) noexcept
    @cython.locals(net=LinkTable, met=cython.int, off=cython.int, link=cython.int, told=cython.bint)
    cdef int take_strong_links(self) noexcept
    @cython.locals(place=cython.int)
    cdef void take_weak_links(self, int met) noexcept
    cdef bint may_end(self, int end) noexcept
    cdef inline int _reach(self, int on, int strong, bint told, int met) noexcept
    @cython.locals(net=LinkTable, sets=AlmostLockedSets, digit=cython.int, one=cython.int, place=cython.int,
                   number=cython.int, digits=cython.int, on=cython.int)
    cdef int _reach_by_sets(self, int off, int strong, int met) noexcept
    @cython.locals(net=LinkTable, end=cython.int, plain_end=cython.int, place=cython.int, off=cython.int)
    cdef int _go_on(self, int on, int count) noexcept
    @cython.locals(net=LinkTable, one=cython.int, other=cython.int, digit=cython.int, cells=CellSet,
                   other_cells=CellSet)
    cdef bint _excludes(self, int start, int end) noexcept
    @cython.locals(digit=cython.int)
    cdef void remove_from_cell(self, CellSet cell, int kept) noexcept
    @cython.locals(cells=CellSet, digit=cython.int)
    cdef bint removes(self) noexcept
    cdef bint _is_told_from(self, int start, int end, int strong) noexcept
