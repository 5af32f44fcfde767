cimport cython

from .checks cimport check_values
cdef int ALL_ROWS
cdef int STACKS


@cython.final
cdef class CanonicalSearch:
    cdef int digits[162]
    cdef int best[81]
    cdef int known
    cdef long long ways
    cdef readonly long nodes
    cdef int turned
    cdef int empty_rows
    cdef int rows[9]
    cdef int first_row
    cdef int named
    cdef int first_names[9]
    cdef int place_of_name[10]
    cdef int best_turned
    cdef int best_rows[9]
    cdef long long best_columns

    @cython.locals(rows="int[9]", columns="int[9]", boxes="int[9]", row=cython.int, column=cython.int, digit=cython.int,
                   box=cython.int, turned=cython.int)
    cpdef bint run(self, values) except? -1
    cdef bint _put(self, int place, int value) noexcept
    @cython.locals(candidates=cython.int, row=cython.int, same=cython.int, place=cython.int)
    cdef void _next_row(self, int count, int used, long long columns, int starts, long long names,
                        long long fresh, long long ways) noexcept
    @cython.locals(band=cython.int, alike=cython.int, count=cython.int, other=cython.int)
    cdef int _ways_of_empty(self, int row, int candidates) noexcept
    @cython.locals(first=cython.int, second=cython.int)
    cdef void _first_row(self, int count, int used, long long ways) noexcept
    @cython.locals(columns=cython.longlong, starts=cython.int, names=cython.longlong, name=cython.longlong,
                   place=cython.int, stack=cython.int, empty=cython.int, zeros=cython.int, others=cython.int,
                   column=cython.longlong, digit=cython.int, slot=cython.int)
    cdef void _with_stacks(self, int count, int used, int first, int second, int third, long long ways) noexcept
    @cython.locals(start=cython.int, found=cython.int, place=cython.int)
    cdef int _givens(self, int row, int stack) noexcept
    @cython.locals(found=cython.int, row=cython.int)
    cdef bint _stack_is_empty(self, int stack) noexcept
    @cython.locals(row=cython.int, digit=cython.int, name=cython.int, first=cython.int)
    cdef void _fill(self, int count, int place, int used, long long columns, int starts, long long names,
                    long long fresh, long long ways) noexcept
    @cython.locals(row=cython.int, end=cython.int, others=cython.int, slot=cython.int, alike=cython.int,
                   choice=cython.longlong, named=cython.longlong)
    cdef void _divide(self, int count, int place, int used, long long columns, int starts, long long names,
                      long long fresh, long long ways) noexcept
    @cython.locals(slot=cython.int)
    cdef long long _with_digit_at(self, int place, int digit, long long columns) noexcept
    @cython.locals(row=cython.int, least=cython.int, alike=cython.int, slot=cython.int, name=cython.int)
    cdef int _least_of_class(self, int count, int place, int end, long long columns, long long names,
                             long long fresh) noexcept
    @cython.locals(slot=cython.int, digit=cython.int)
    cdef long long _moved_up(self, long long names, long long columns, int start, int end, long long by) noexcept
    @cython.locals(size=cython.int, place=cython.int, row=cython.int)
    cdef void _end(self, long long columns, int starts, long long ways) noexcept
    @cython.locals(cells=list, digits=list, last=cython.int, row=cython.int, place=cython.int, line=cython.int,
                   column=cython.int, value=cython.int, digit=cython.int)
    cpdef form(self)


@cython.locals(differ=cython.longlong)
cdef long long swapped(long long columns, int one, int other) noexcept
cdef int end_of_class(int place, int starts) noexcept
@cython.locals(search=CanonicalSearch)
cpdef canonical_form(values)
