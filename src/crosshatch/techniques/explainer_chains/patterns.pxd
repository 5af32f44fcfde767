cimport cython

from ...board.bitset cimport CellSet, bit, lowest, popcount
from .closure cimport Deduction
from .follower cimport Follower
from .position cimport Position

cdef CellSet HOUSE[27]
cdef int HOUSES_OF[81][3]
cdef int LOCKED
cdef int HIDDEN_PAIR
cdef int NAKED_PAIR
cdef int X_WING
cdef int HOUSES_IN_TURN[27]
cdef int HOUSE_CELLS[243]
cdef int FIRSTS[108]
cdef int SECONDS[108]
cdef int LOWS[36]
cdef int HIGHS[36]
cdef int ROOM_FOR_HIDDEN
cdef int ROOM_FOR_NAKED
cdef int MOST_PLACED


@cython.final
cdef class PatternSearch:
    cdef Follower _follower
    cdef Position _working
    cdef int _room[27]
    cdef int _lost[27]
    cdef int _paired[27]

    @cython.locals(house=cython.int)
    cdef void load(self) noexcept
    @cython.locals(house=cython.int)
    cdef bint use(self) except -1
    @cython.locals(found=cython.bint, index=cython.int, first=cython.int, digits=cython.int, digit=cython.int,
                   cells=CellSet, removed=CellSet)
    cdef bint _use_locked(self) except -1
    @cython.locals(deduction=Deduction)
    cdef bint _use_one_locked(self, int digit, int first, int second, CellSet removed) except -1
    @cython.locals(house=cython.int, digits=cython.int, digit=cython.int, cells=CellSet)
    cdef void _find_paired(self) noexcept
    @cython.locals(found=cython.bint, index=cython.int, house=cython.int, paired=cython.int, pair=cython.int,
                   both=cython.int)
    cdef bint _use_hidden_pairs(self) except -1
    @cython.locals(low=cython.int, high=cython.int, cells=CellSet, digits=cython.int, deduction=Deduction)
    cdef bint _use_hidden_pair(self, int house, int pair) except -1
    @cython.locals(found=cython.bint, index=cython.int, house=cython.int, pair=cython.int, one=cython.int,
                   other=cython.int, digits=cython.int, rest=cython.int)
    cdef bint _use_naked_pairs(self) except -1
    @cython.locals(low=cython.int, high=cython.int, cells=CellSet, removed=CellSet, deduction=Deduction,
                   digit=cython.int)
    cdef bint _use_naked_pair(self, int house, int one, int other, int digits) except -1
    @cython.locals(found=cython.bint, kind=cython.int, pair=cython.int, low=cython.int, high=cython.int,
                   digits=cython.int, digit=cython.int)
    cdef bint _use_x_wings(self) except -1
    @cython.locals(cells=CellSet, cover=CellSet, base=CellSet, removed=CellSet, deduction=Deduction)
    cdef bint _use_x_wing(self, int digit, int low, int high, int crossing) except -1
    @cython.locals(removed=list, cell=cython.int, rest=cython.int)
    cdef bint _remove_from(self, Deduction deduction, int digits, CellSet cells) except -1
