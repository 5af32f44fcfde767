cimport cython

from ...board.bitset cimport CellSet, bit, lowest, interpreted
from ...board.grid cimport Grid
from .consequences cimport Consequences
from .forcing cimport HodokuForcing
from .trials cimport Trial, TrialGrid

cdef int OFF
cdef int CANDIDATES
cdef int MOST_DIRECT
cdef int MOST_ENTRIES
cdef int WORDS
cdef int OFF_WORD
cdef int NOT_MEASURED
cdef int MOST_ON_TRAIL


@cython.internal
cdef class Net(Consequences):
    cdef readonly list trials
    cdef int _goal
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

    @cython.locals(copy=TrialGrid, index=cython.int, premise=cython.int)
    cdef find_all(self)
    @cython.locals(word=cython.int, node=cython.int, index=cython.int)
    cdef _close(self, int premise)
    cdef inline void _add_known(self, int word, CellSet known) noexcept
    @cython.locals(start=cython.int, index=cython.int, trial=Trial)
    cdef _add_direct(self, int node)
    @cython.locals(there=CellSet)
    cdef void _add(self, int node) noexcept
    @cython.locals(trial=Trial, index=cython.int, place=cython.int, node=cython.int, distance=cython.int,
                   start=cython.int)
    cdef look_at(self, int premise)
    @cython.locals(place=cython.int)
    cdef void _list(self, int node, int distance, int source) noexcept
    @cython.locals(place=cython.int, source=cython.int, origin=cython.int, trial=Trial, entry=cython.int,
                   index=cython.int)
    cdef _walk(self, int node)
    cdef void _add_to_trail(self, int node) noexcept
    @cython.locals(length=cython.int, sides=cython.int, main_length=cython.int, index=cython.int)
    cdef int length(self, int node) except? -1
    @cython.locals(index=cython.int)
    cdef int _branch_length(self, int node) except -1
    @cython.locals(premise=cython.int)
    cdef measure_paths_to(self, int node)
    cdef int length_from(self, int premise) except? -1
