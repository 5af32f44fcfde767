cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ...board.grid cimport Grid
from .forcing cimport Forcing
from .tables cimport Tables, tables

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef CellSet PEERS[81]
cdef int OFF
cdef int CANDIDATES
cdef int MOST_DIRECT
cdef int MOST_ENTRIES
cdef int WORDS
cdef int OFF_WORD
cdef int ROUNDS
cdef int MOST_CAUSES
cdef int MOST_ON_TRAIL


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


cdef class NetForcing(Forcing):
    cdef Tables table
    cdef list _trials
    cdef short _numbers[2430]
    cdef int _current
    cdef int _size
    cdef int _now
    cdef CellSet _have[30]
    cdef CellSet _todo[30]
    cdef char _is_reached_known[2430]
    cdef short _order[1000]
    cdef short _distances[1000]
    cdef short _sources[1000]
    cdef int _met[2430]
    cdef short _where[2430]
    cdef short _trail[4000]
    cdef int _trail_length
    cdef short _main[4000]
    cdef int _times[2430]
    cdef short _sides[4000]
    cdef int _side_count
    cdef short _branches[4000]

    cpdef release(self)
    @cython.locals(trials=TrialGrid, index=cython.int, premise=cython.int)
    cdef _prepare(self)
    @cython.locals(word=cython.int, node=cython.int, index=cython.int)
    cdef _close(self, int premise)
    cdef inline void _add_known(self, int word, CellSet known) noexcept
    @cython.locals(start=cython.int, index=cython.int, trial=Trial)
    cdef _add_direct(self, int node)
    @cython.locals(there=CellSet)
    cdef void _add(self, int node) noexcept
    @cython.locals(trial=Trial, index=cython.int, place=cython.int, node=cython.int, distance=cython.int,
                   start=cython.int)
    cdef _look_at(self, int premise)
    @cython.locals(place=cython.int)
    cdef void _list(self, int node, int distance, int source) noexcept
    @cython.locals(place=cython.int, source=cython.int, origin=cython.int, trial=Trial, entry=cython.int,
                   index=cython.int)
    cdef _walk(self, int node)
    cdef void _add_to_trail(self, int node) noexcept
    @cython.locals(length=cython.int, sides=cython.int, main_length=cython.int, index=cython.int)
    cdef int _length(self, int node) except -1
    @cython.locals(index=cython.int)
    cdef int _branch_length(self, int node) except -1
    cdef bint _counts(self, int node) except -1
    @cython.locals(index=cython.int)
    cdef tuple _path(self, int node)
