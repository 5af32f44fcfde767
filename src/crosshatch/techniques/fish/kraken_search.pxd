cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.checks cimport check_within
from ...board.grid cimport Grid
from ..forcing.implications cimport Implications, implications
from ..forcing.states cimport Closure
from .covers cimport CoverChoice
from .search cimport shape_of

cdef CellSet HOUSE[27]
cdef CellSet PEERS[81]
cdef int HOUSES_MASK_OF[81]
cdef CellSet ALL_CELLS
cdef int ROWS
cdef int COLUMNS
cdef int BOXES
cdef int BASIC
cdef int MUTANT
cdef int MOST_CASES
cdef int NO_RANK


@cython.internal
cdef class KrakenSearch(CoverChoice):
    cdef int shape
    cdef int size
    cdef int max_fins
    cdef int max_endo_fins
    cdef int digit
    cdef int bases
    cdef CellSet base
    cdef CellSet endo_fins
    cdef int chosen
    cdef int cover_houses
    cdef int base_count
    cdef int base_houses[27]
    cdef CellSet base_cells[27]
    cdef CellSet off[810]
    cdef CellSet leads[729]
    cdef int lengths[59049]
    cdef int ranks[1458]
    cdef int best_digit[1458]
    cdef int best_bases[1458]
    cdef int best_covers[1458]
    cdef CellSet best_fins[1458]
    cdef CellSet best_endo_fins[1458]
    cdef int best_cover[1458]
    cdef CellSet best_cases[1458]

    @cython.locals(known=Implications, digit=cython.int, found=list, place=cython.int)
    cpdef list run(self, Grid grid)
    @cython.locals(candidate=cython.int)
    cdef object _told(self, int place)
    @cython.locals(rest=CellSet, cell=cython.int, follows=Closure, digit=cython.int,
                   gone=CellSet, candidate=cython.int)
    cdef int _follow(self, Implications known) except -1
    @cython.locals(boxes=cython.int)
    cdef int _search(self, Grid grid) except -1
    @cython.locals(house=cython.int, size=cython.int)
    cdef int _search_among(self, Grid grid, int bases, int covers) except -1
    @cython.locals(cells=CellSet, shared=CellSet)
    @cython.final
    cdef int _choose_base(self, int index, int left, int bases, CellSet base, CellSet endo_fins) except -1
    @cython.locals(choice=cython.int, rest=CellSet, left=cython.int)
    @cython.final
    cdef int _cover_base(self) except -1
    @cython.locals(shape=cython.int)
    cdef int _note(self, int covers, CellSet covered, CellSet twice) except -1
    @cython.locals(fins=CellSet, gone=CellSet, rest=cython.int, house=cython.int, places=CellSet)
    @cython.final
    cdef void _note_both_types(self, int covers, CellSet covered, CellSet twice, int fish_rank) noexcept
    @cython.locals(rest=CellSet, cell=cython.int)
    @cython.final
    cdef void _note_type_1(self, int covers, CellSet gone, CellSet fins, int fish_rank) noexcept
    @cython.locals(digit=cython.int, common=CellSet, rest=CellSet, cell=cython.int)
    @cython.final
    cdef void _note_type_2(self, int covers, CellSet gone, CellSet fins, int house, CellSet cases,
                           int fish_rank) noexcept
    @cython.locals(rest=cython.int)
    @cython.final
    cdef bint _takes_more(self, int candidate) noexcept
    @cython.locals(place=cython.int, length=cython.int, rest=CellSet, rank=cython.int)
    @cython.final
    cdef void _keep(self, int first, int candidate, int covers, CellSet fins, int cover, CellSet cases,
                    int fish_rank) noexcept
