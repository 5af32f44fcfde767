cimport cython

from ...board.bitset cimport CellSet, bit, lowest, interpreted
from ...board.checks cimport check_given
from ...board.grid cimport Grid
from .tables cimport Tables

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]
cdef int OFF
cdef int MOST_DIRECT
cdef int MOST_ENTRIES
cdef int ROUNDS
cdef int MOST_CAUSES
cdef int MOST_NOTED


cdef class Trial:
    cdef int count
    cdef short nodes[1000]
    cdef short distances[1000]
    cdef short mains[1000]
    cdef short sides[4000]

    @cython.locals(entry=cython.int)
    cdef int entry(self, int node) noexcept


cdef class TrialGrid:
    cdef Grid grid
    cdef Tables table
    cdef Trial trial
    cdef int _values[81]
    cdef int _digits[81]
    cdef CellSet _cells[10]
    cdef int _places[270]
    cdef short _naked[300]
    cdef int _naked_count
    cdef short _hidden[300]
    cdef int _hidden_count
    cdef short _listed[81]
    cdef int _listed_count
    cdef int _listed_naked
    cdef short _entries[2430]
    cdef int _met[2430]
    cdef int _now
    cdef int _causes[5]
    cdef int _cause_count

    @cython.locals(cell=cython.int, digit=cython.int, left=cython.int, index=cython.int, start=cython.int)
    cdef run(self, int premise, Trial trial)
    @cython.locals(cell=cython.int, digit=cython.int, index=cython.int)
    cdef _begin(self)
    @cython.locals(trial=Trial, entry=cython.int, side=cython.int)
    cdef int _enter(self, int node, int main, int distance) noexcept
    @cython.locals(cells=CellSet, count=cython.int, index=cython.int, cell=cython.int, digit=cython.int,
                   first=cython.int)
    cdef void _list_singles(self) noexcept
    @cython.locals(cell=cython.int, digit=cython.int, digits=cython.int, best=cython.int, kind=cython.int,
                   house=cython.int, cells=CellSet)
    cdef void _follow(self, int node, bint is_naked) noexcept
    cdef void _add_cause(self, int node) noexcept
    @cython.locals(first=cython.int, distance=cython.int, latest=cython.int, index=cython.int, entry=cython.int)
    cdef int _enter_single(self, int node) noexcept
    @cython.locals(distance=cython.int, rest=CellSet, digits=cython.int, other=cython.int, kind=cython.int)
    cdef void _place(self, int cell, int digit, int entry) noexcept
    @cython.locals(left=cython.int, kind=cython.int)
    cdef void _delete(self, int cell, int digit) noexcept
    @cython.locals(index=cython.int, cells=CellSet)
    cdef void _lose_place(self, int digit, int house) noexcept
