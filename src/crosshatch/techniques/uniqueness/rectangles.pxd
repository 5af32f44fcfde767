cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from ...board.checks cimport check_within
from ...board.grid cimport Grid, changed_since_nothing, found_nothing
from ...board.cells cimport cells_of_size, digits_of
from .guardians cimport DeadlyFinding, uniform

cdef CellSet HOUSE[27]
cdef CellSet PEERS[81]
cdef int HOUSES_OF[81][3]
cdef CellSet ALL_CELLS
cdef int ALL_DIGITS
cdef CellSet RECTANGLES[486]
cdef short NUMBER_OF[6561]

@cython.locals(met=list, found=list, able=CellSet[10], digit=cython.int, rest=CellSet, cell=cython.int,
               one=cython.int, two=cython.int, usable=CellSet, beside=CellSet, below=CellSet, box=CellSet,
               each=cython.int, corners=CellSet, pair=cython.int)
cpdef list unique(Grid grid, bint missing)
@cython.locals(one=cython.int, other=cython.int, rest=CellSet, opposite=CellSet)
cdef int _meet(CellSet usable, int cell, CellSet beside, CellSet below, list met) except -1
@cython.locals(found=list, able=CellSet[10], corners=CellSet, digits=cython.int)
cpdef list almost_unique(Grid grid)
@cython.locals(one=cython.int, two=cython.int, rest=cython.int)
cdef int _pair_up(Grid grid, CellSet corners, int digits, CellSet* able, list found) except -1
@cython.locals(digit=cython.int, rest=CellSet, cell=cython.int)
cdef void _restore(Grid grid, CellSet* able) noexcept
cdef bint _has_twin(Grid grid, CellSet cells, int mask) noexcept

@cython.locals(found=list, filled=CellSet, new=CellSet, corners=CellSet)
cpdef list avoidable(Grid grid, int empty)
@cython.locals(first=cython.int, second=cython.int, third=cython.int, last=cython.int, rest=CellSet, ones=cython.int,
               others=cython.int, one=cython.int, twos=cython.int)
cdef int _complete(Grid grid, CellSet corners, list found) except -1
@cython.locals(one=cython.int, other=cython.int)
cdef int _digits_for(Grid grid, int cell, int opposite) noexcept

@cython.locals(deadly=DeadlyFinding, lines=CellSet, rest=cython.int, digit=cython.int, cells=CellSet)
cpdef list type_6(Grid grid, list patterns)
@cython.locals(deadly=DeadlyFinding)
cpdef list hidden(Grid grid, list patterns)
@cython.locals(clean=CellSet, cell=cython.int, corner=cython.int, lines=CellSet, rest=cython.int, digit=cython.int,
               locked=cython.int)
cdef int _hide(Grid grid, DeadlyFinding deadly, list found) except -1
cdef bint _on_diagonal(CellSet extra) noexcept
@cython.locals(result=CellSet, cell=cython.int)
cdef CellSet _lines(CellSet cells) noexcept
