cimport cython

from ...board.bitset cimport CellSet, bit, lowest
from ...board.grid cimport Grid
from .consequences cimport Consequences

cdef CellSet HOUSE[27]
cdef CellSet PEERS[81]
cdef CellSet ALL_CELLS
cdef int OFF
cdef int OFF_WORD
cdef int NO_LIMIT


@cython.internal
cdef class HodokuForcing:
    cdef Grid grid
    cdef Consequences known
    cdef CellSet _whole[243]
    cdef int _whole_count
    cdef int _last_whole[10]
    cdef CellSet _allowed[10]
    cdef CellSet _places[10]
    cdef CellSet _drops[10]
    cdef CellSet _common[18]
    cdef CellSet _on[10]
    cdef CellSet _off[10]

    @cython.locals(digit=cython.int, cell=cython.int, house=cython.int, places=CellSet)
    cdef void _find_allowed(self) noexcept
    cpdef choose(self)
    cdef inline CellSet _word(self, int premise, int word) noexcept
    @cython.locals(rest=CellSet, cell=cython.int, digits=cython.int, digit=cython.int, node=cython.int)
    cdef void _prove_by_candidates(self) noexcept
    @cython.locals(once=CellSet, possible=CellSet, digit=cython.int, on=CellSet, off=CellSet, index=cython.int)
    cdef bint _is_contradictory(self, int premise) noexcept
    @cython.locals(word=cython.int)
    cdef void _begin(self) noexcept
    @cython.locals(word=cython.int)
    cdef void _join(self, int premise) noexcept
    @cython.locals(digit=cython.int)
    cdef void _note_common(self, CellSet cells) noexcept
    @cython.locals(rest=CellSet, cell=cython.int, digits=cython.int)
    cdef void _prove_by_cells(self) noexcept
    @cython.locals(house=cython.int, digit=cython.int, rest=CellSet)
    cdef void _prove_by_houses(self) noexcept
    @cython.locals(cell=cython.int, digit=cython.int, node=cython.int)
    cdef _first_placed(self)
    @cython.locals(cell=cython.int, digit=cython.int, node=cython.int)
    cdef _first_dropped(self)
    cdef int _contradiction(self, int premise) except -1
    cdef int _verity(self, int node, int limit) except -1
    @cython.locals(length=cython.int, here=cython.int, counts=cython.bint)
    cdef int _shortest(self, list proofs, bint by_cases, int limit) except -1
    @cython.locals(found=list, digit=cython.int, opposite=cython.int,
                   cell=cython.int, both=CellSet, node=cython.int, other=cython.int, kind=cython.int, house=cython.int,
                   first=cython.int)
    cdef list _contradictions(self, int premise)
    @cython.locals(cell=cython.int, digit=cython.int, nodes=list)
    cdef _add_empty_cells(self, list found)
    @cython.locals(kind=cython.int, digit=cython.int, house=cython.int, rest=CellSet, nodes=list)
    cdef _add_lost_digits(self, list found)
    @cython.locals(word=cython.int, there=CellSet, digit=cython.int, cell=cython.int, premise=cython.int,
                   kind=cython.int, house=cython.int, rest=CellSet)
    cdef list _cases(self, int node)
    @cython.locals(premises=list, each=cython.int, rest=CellSet)
    cdef _add_case(self, list found, CellSet cells, int digit)
