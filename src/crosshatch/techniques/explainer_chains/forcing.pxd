cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.checks cimport check_cell, check_within
from .closure cimport Closure, Deduction
from .comparison cimport Comparison, ForcingHint
from .follower cimport Follower
from .patterns cimport PatternSearch
from .position cimport Position
from .unary cimport UnaryHint, UnarySearch

cdef CellSet HOUSE[27]
cdef CellSet PEERS[81]
cdef int BEFORE[6]
cdef int HOUSES_OF[81][3]
cdef int NO_NODE
cdef int MULTIPLE
cdef int START
cdef int CELL
cdef int BOX
cdef int ADVANCED
cdef CellSet HOUSE_SETS[243]
cdef int CHAIN
cdef int DOUBLE
cdef int CELL_CHAIN
cdef int REGION
cdef int CONTRADICTION
cdef int WITH_PATTERNS
cdef int WITH_UNARY
cdef int WITH_MULTIPLE
cdef int WITH_DYNAMIC
cdef int WITH_NESTED
cdef int IN_TURN[3]


@cython.final
cdef class ExplainerForcingSearch:
    cdef readonly bint dynamic
    cdef bint _corrected
    cdef bint _by_cells
    cdef Follower _follower
    cdef PatternSearch _patterns
    cdef readonly Position source
    cdef int _level
    cdef int _known
    cdef int _loads
    cdef int _made[1458]
    cdef char _levels[1458]
    cdef char _grown[1458]
    cdef list _closures
    cdef int _searched
    cdef int _fruitless
    cdef long long _closures_made
    cdef long long _closures_kept
    cdef long long _implications
    cdef bint _kept_barren
    cdef CellSet _touched[10]
    cdef public bint unary_is_barren
    cdef UnarySearch _unary
    cdef ExplainerForcingSearch _static
    cdef ExplainerForcingSearch _dynamic
    cdef dict _numbers
    cdef int _reached
    cdef bint _grown_only
    cdef bint _any_new
    cdef Comparison _comparison

    cpdef load(self, Position position)
    @cython.locals(gone=CellSet, digit=cython.int, cells=CellSet, state=cython.int, closure=Closure)
    cdef _keep(self, Position position)
    @cython.locals(digit=cython.int, last=cython.int)
    cdef bint _is_touched(self, Closure closure) noexcept
    @cython.locals(before=cython.bint, hint=ForcingHint)
    cpdef ForcingHint first(self, int level)
    cpdef list all(self, int level)
    @cython.locals(candidate=cython.int, cell=cython.int, digits=cython.int, removed=list)
    cpdef list removed(self, ForcingHint hint)
    @cython.locals(count=cython.int, index=cython.int, taken=Comparison)
    cpdef list branches(self, ForcingHint hint, int level)
    @cython.locals(fewest=cython.int, rest=CellSet, cell=cython.int, digits=cython.int,
                   size=cython.int)
    cdef _search(self, int level, bint nested, bint grown_only)
    @cython.locals(closure=Closure)
    cpdef Closure closure(self, int state, int level)
    cdef _follow_on(self, Closure closure, int level)
    @cython.locals(candidate=cython.int, on=Closure, off=Closure)
    cdef _try_candidate(self, int cell, int digit, int size, int level)
    @cython.locals(kind=cython.int)
    cdef _try_houses(self, int cell, int digits, int level)
    cdef inline bint _is_new(self, int state, int other) noexcept
    @cython.locals(state=cython.int, count=cython.int)
    cdef _try_contradiction(self, Closure closure, int candidate, int conclusion)
    @cython.locals(cells=CellSet)
    cdef _try_house(self, int house, int digit, int cell, int level)
    @cython.locals(count=cython.int)
    cdef _try_all(self, int kind, int anchor, int level)
    @cython.locals(count=cython.int, digit=cython.int, rest=CellSet, candidate=cython.int)
    cdef int _take_all(self, int kind, int anchor, int level) except -1
    cdef _compare(self, int count, int kind, int anchor)
    @cython.locals(closure=Closure, count=cython.int, index=cython.int)
    cdef int _take_branches(self, ForcingHint hint, int level) except -1
    @cython.locals(known=cython.int, closure=Closure)
    cdef bint _deduce(self) except -1
    @cython.locals(search=UnarySearch, found=cython.bint, hidden=list, hints=list, index=cython.int, hint=UnaryHint,
                   deduction=Deduction)
    cdef bint _use_unary(self) except -1
    cdef bint _use_static(self) except -1
    cdef bint _use_dynamic(self, int level) except -1
    @cython.locals(found=cython.bint, hidden=list, hints=list, index=cython.int, hint=ForcingHint, removed=list,
                   deduction=Deduction)
    cdef bint _use_forcing(self, ExplainerForcingSearch search, int level) except -1
    @cython.locals(found=cython.bint, candidate=cython.int)
    cdef bint _has_new(self, list removed) except -1
    cdef bint _use_chain(self, Deduction deduction, list removed, list hidden) except -1
    cdef int _number(self, listing) except -1
    @cython.locals(cell=cython.int, digits=cython.int)
    cdef void _add_lost_by(self, Deduction deduction, int candidate, int cause) noexcept
    @cython.locals(index=cython.int, state=cython.int, cause=cython.int)
    cdef _add_parents_of_unary(self, Deduction deduction, UnaryHint hint)
    @cython.locals(last=cython.int, back=list)
    cdef _listing_of_unary(self, UnaryHint hint)
    @cython.locals(count=cython.int, listings=list, index=cython.int, closure=Closure, behind=cython.int, listing=list,
                   place=cython.int, node=cython.int, state=cython.int)
    cdef _add_parents_of(self, Deduction deduction, ExplainerForcingSearch search, ForcingHint hint, int level)
    cdef void _add_lost_of(self, Deduction deduction, int candidate, int cause, ForcingHint hint) noexcept
