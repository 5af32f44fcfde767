cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount, interpreted
from ...board.checks cimport check_given
from ...board.grid cimport Grid
from ...board.cells cimport seeing_all
from .tables cimport Tables, tables

cdef CellSet PEERS[81]
cdef int OFF
cdef int CANDIDATES

@cython.locals(table=Tables)
cpdef _chosen(Grid grid, bint grouped)
cpdef int compared(find, other) except? -1


cdef class HodokuLoopSearch:
    cdef Grid grid
    cdef Tables table
    cdef list _loops
    cdef list _chains
    cdef dict _kept
    cdef CellSet _removed[10]
    cdef short _trail[1000]
    cdef int _length
    cdef bint _has_group
    cdef char _is_marked[2430]

    @cython.locals(index=cython.int, premise=cython.int)
    cpdef list run(self)
    @cython.locals(index=cython.int, group=cython.int)
    cdef void _mark_premises(self) noexcept
    @cython.locals(table=Tables, cell=cython.int, digit=cython.int, sees=CellSet, place=cython.int, node=cython.int,
                   both=CellSet)
    cdef void _mark_by(self, int premise) noexcept
    @cython.locals(table=Tables, cell=cython.int, digit=cython.int)
    cdef bint _may_end(self, int premise, int node, bint is_direct) noexcept
    @cython.locals(other=cython.int, end=cython.int)
    cdef bint _is_end(self, int cell, int digit, int node) noexcept
    @cython.locals(table=Tables, cell=cython.int, place=cython.int, node=cython.int)
    cdef int _find_loops(self, int premise) except -1
    @cython.locals(table=Tables, node=cython.int, cell=cython.int, second=cython.int, before_last=cython.int,
                   kind=cython.int, start=cython.int, end=cython.int, here=cython.int)
    cdef _find_loop(self, int premise, int place)
    @cython.locals(table=Tables, cells=CellSet, index=cython.int, node=cython.int, following=cython.int,
                   digit=cython.int, rest=CellSet, cell=cython.int, both=cython.int)
    cdef void _close_loop(self) noexcept
    @cython.locals(table=Tables, cell=cython.int, start=cython.int, place=cython.int, node=cython.int,
                   other=cython.int, end=cython.int)
    cdef int _find_chains(self, int premise) except -1
    @cython.locals(table=Tables, index=cython.int, node=cython.int)
    cdef void _trace(self, int place) noexcept
    @cython.locals(table=Tables, met=CellSet, previous=CellSet, index=cython.int, node=cython.int)
    cdef bint _is_lasso(self, int start) noexcept
    @cython.locals(digit=cython.int)
    cdef void _clear(self) noexcept
    cdef void _remove_digits(self, int cell, int digits) noexcept
    @cython.locals(removed=list, index_sum=cython.int, weight=cython.int, digit=cython.int, rest=CellSet,
                   cell=cython.int)
    cdef _note(self, list found, int kind)
