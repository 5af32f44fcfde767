cimport cython

from ...board.bitset cimport popcount, interpreted
from ...board.checks cimport check_given, check_values, check_within
from .chance cimport Chance

cdef int ALL_NINE
cdef unsigned long long ALL_DIVISIONS
cdef unsigned long long ONE
cdef int TRIPLES[84]
cdef int SIZE[512]
cdef int PLACES[1536]
cdef int ORDERS[6]
cdef int BOX_CELLS[81]
cdef int DIVISIONS


@cython.final
cdef class Solutions:
    cdef Chance chance
    cdef int values[81]
    cdef int near[672]
    cdef int far[672]
    cdef unsigned long long together[81]
    cdef unsigned long long fits[224]

    cpdef void draw(self) noexcept
    @cython.locals(place=cython.int, other=cython.int)
    cpdef void begin(self) noexcept
    @cython.locals(line=cython.int)
    cdef void _put_lines(self, int split, int division, int near, int far, bint rows) noexcept
    @cython.locals(order=cython.int, place=cython.int, at=cython.int)
    cdef void _put_line(self, int box, int line, int digits, bint rows) noexcept
    cdef void _divide_rows(self, int split, int box) noexcept
    cdef void _divide_columns(self, int split, int box) noexcept
    @cython.locals(mask=cython.int, place=cython.int)
    cdef int _line(self, int box, int start, int step) noexcept
    @cython.locals(at=cython.int, number=cython.int, triple=cython.int, wanted=cython.int, part=cython.int,
                   middle=cython.int)
    cdef void _divide(self, int split, int first, int second, int third) noexcept
    @cython.locals(left=cython.int, right=cython.int, upper=cython.ulonglong, lower=cython.ulonglong, below=cython.int,
                   ways=cython.int)
    cpdef bint finish(self, int number) except -1
    @cython.locals(left=cython.int, right=cython.int, upper=cython.ulonglong, lower=cython.ulonglong,
                   total=cython.int)
    cpdef int ways(self) noexcept
    cdef void _look(self) noexcept
    @cython.locals(pair=cython.int, place=cython.int, mask=cython.int, low=cython.int, middle=cython.int,
                   high=cython.int, own=cython.ulonglong, division=cython.int, bad=cython.ulonglong, line=cython.int)
    cdef void _see_fits(self, int box, bint far_rows, int rows, bint far_columns, int columns) noexcept
    @cython.locals(row=cython.int, column=cython.int, one=cython.int)
    cdef void _put(self, int left, int right, int upper, int lower) noexcept
    @cython.locals(cell=cython.int)
    cpdef list solution(self)
    @cython.locals(cell=cython.int)
    cpdef set_values(self, list values)

cdef int _nth(unsigned long long mask, int number) noexcept
