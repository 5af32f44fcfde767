cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.checks cimport check_within
from ...board.grid cimport Grid
from ...board.cells cimport seeing_all
from .loops cimport LoopSearch
from .tables cimport Tables

cdef int OFF
cdef int CANDIDATES
cdef int SETS
cdef int MOST_DIRECT
cdef int MOST_ENTRIES
cdef int MOST_NODES
cdef int FORCED


cdef class SetTables(Tables):
    cdef readonly list sets
    cdef list _links
    cdef short _more_digits[8000]
    cdef CellSet _more_cells[8000]
    cdef short _more_first_cells[8000]
    cdef short _distances[1000]
    cdef short _places[8000]
    cdef int _last_met[8000]

    @cython.locals(cells=CellSet, entry=cython.int, node=cython.int)
    cdef _add_sets(self, Grid grid)
    @cython.locals(entry=cython.int, rest=CellSet, seen=CellSet, group=cython.int)
    cdef _link_to_set(self, int node)
    @cython.locals(entry=cython.int, digit=cython.int, rest=CellSet, group=cython.int)
    cdef _link_exits(self, int node)
    @cython.locals(entry=cython.int, digit=cython.int, own=CellSet, other=cython.int)
    cdef _link_other_sets(self, int node)
    @cython.locals(own=CellSet, digit=cython.int, rest=CellSet, cell=cython.int, left=cython.int)
    cdef _link_forced(self, Grid grid, int node)
    cdef int _check(self, int node) except -1
    @cython.locals(node=cython.int, place=cython.int, distance=cython.int, other=cython.int, steps=cython.int,
                   source=cython.int)
    cpdef int expand(self, int premise) except -1
    @cython.locals(place=cython.int)
    cdef void _list(self, int node, int distance, int source) noexcept


cdef class SetLoopSearch(LoopSearch):
    @cython.locals(index=cython.int)
    cdef void _mark_premises(self) noexcept
    @cython.locals(index=cython.int)
    cdef void _trace(self, int place) noexcept
    cdef CellSet _cells_of(self, int node) noexcept
    cdef _set_of(self, int node)
    @cython.locals(loop=CellSet, index=cython.int, node=cython.int, following=cython.int, left=cython.int,
                   digits=cython.int, digit=cython.int, lost=CellSet)
    cdef void _close_loop(self) noexcept
