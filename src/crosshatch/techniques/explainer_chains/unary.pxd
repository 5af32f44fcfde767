cimport cython

from ...board.checks cimport check_within
from ...board.bitset cimport CellSet, bit, lowest, interpreted
from .links cimport Links
from .position cimport Position
from .rating cimport difficulty
from .starts cimport Starts

cdef CellSet PEERS[81]
cdef CellSet OTHERS[243]
cdef int CELL
cdef int START
cdef int NONE
cdef int X
cdef int Y
cdef int XY
cdef double X_CYCLE
cdef double X_CHAIN
cdef double Y_CYCLE
cdef double MIXED
cdef double FAR
cdef int MOST_NODES


@cython.final
cdef class UnaryHint:
    cdef readonly double rating
    cdef readonly int complexity
    cdef readonly int kind
    cdef readonly int created
    cdef readonly bint is_cycle
    cdef readonly bint places
    cdef readonly list states
    cdef readonly list causes
    cdef readonly list removed

    cpdef tuple order(self)


@cython.final
cdef class UnarySearch:
    cdef readonly long long implications
    cdef Links _links
    cdef Starts _starts
    cdef int _kind
    cdef int _search
    cdef int _met[729]
    cdef CellSet _seen_off[10]
    cdef CellSet _back[10]
    cdef int _count
    cdef short _states[1460]
    cdef signed char _causes[1460]
    cdef short _parents[1460]
    cdef short _depths[1460]
    cdef int _longest_chain
    cdef int _longest_cycle
    cdef bint _nested
    cdef int _created
    cdef double _best
    cdef int _best_complexity
    cdef int _best_kind
    cdef UnaryHint _hint
    cdef dict _slots
    cdef list _cycles
    cdef CellSet _removed[10]
    cdef CellSet _seen_by_on[10]
    cdef CellSet _seen_by_off[10]

    cpdef load(self, Position position, Position barren=*)
    cpdef UnaryHint first(self)
    cpdef list all(self)
    cdef _start(self, bint nested)
    cdef _pass_all(self)
    @cython.locals(starts=Starts, digit=cython.int, rest=CellSet, cell=cython.int, digits=cython.int, forced=cython.bint)
    cdef _pass(self, int kind)
    @cython.locals(digit=cython.int)
    cdef void _begin(self, int state) noexcept
    cdef inline void _add(self, int state, int cause, int parent) noexcept
    @cython.locals(done=cython.int, state=cython.int)
    cdef _find_chain(self, int start, bint on)
    cdef inline bint _excludes(self, int one, int other) noexcept
    @cython.locals(cause=cython.int)
    cdef int _cause_of(self, int one, int other) noexcept
    @cython.locals(candidate=cython.int, cell=cython.int, digit=cython.int, digits=cython.int, other=cython.int,
                   left=CellSet, part=cython.int, cells=CellSet)
    cdef int _exclude(self, int node) except -1
    @cython.locals(cells=CellSet)
    cdef inline int _turn_off(self, int candidate, int cause, int node) except -1
    @cython.locals(candidate=cython.int, link=cython.int, other=cython.int)
    cdef bint _force(self, int node, int goal) noexcept
    @cython.locals(candidate=cython.int, link=cython.int, other=cython.int)
    cdef void _force_back(self, int node, int start) noexcept
    @cython.locals(link=cython.int, other=cython.int, done=cython.int)
    cdef _find_cycles(self, int start)
    cdef bint _is_behind(self, int node, int state) noexcept
    @cython.locals(complexity=cython.int, rating=cython.double, slot=cython.int, others=cython.int, hint=UnaryHint,
                   digits=cython.int)
    cdef _note_chain(self, int start, bint on)
    @cython.locals(complexity=cython.int, rating=cython.double, hint=UnaryHint, link=cython.int, start=cython.int)
    cdef _note_cycle(self, int candidate, int cause, int node)
    @cython.locals(on_digits=cython.int, off_digits=cython.int, cells=CellSet, digit=cython.int, each=cython.int,
                   found=cython.bint, seen=CellSet)
    cdef bint _removes(self, int candidate, int node) noexcept
    cdef _list_path(self, UnaryHint hint, int node)
    @cython.locals(cells=CellSet, digit=cython.int, cell=cython.int)
    cdef _list_removed(self, UnaryHint hint)
    @cython.locals(kept=UnaryHint)
    cdef bint _is_better(self, int slot, double rating, int complexity) except -1
    cdef _limit(self)
    @cython.locals(complexity=cython.int)
    cdef int _longest(self, double base) except -1
    cdef _keep(self, int slot, UnaryHint hint)
    @cython.locals(index=cython.int, kept=UnaryHint)
    cdef _keep_cycle(self, UnaryHint hint)
