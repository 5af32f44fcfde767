# cython: binding=True
"""Sets of cells as integers of 81 bits, compiled; see ``bitset.py`` for what each function does."""

cdef extern from *:
    int __builtin_popcountll(unsigned long long bits) nogil
    int __builtin_ctzll(unsigned long long bits) nogil


cpdef int popcount(CellSet cells) noexcept:
    return __builtin_popcountll(<unsigned long long> cells) + __builtin_popcountll(<unsigned long long> (cells >> 64))


cpdef int lowest(CellSet cells) noexcept:
    if <unsigned long long> cells:
        return __builtin_ctzll(<unsigned long long> cells)
    if cells:
        return 64 + __builtin_ctzll(<unsigned long long> (cells >> 64))
    return -1


cpdef CellSet bit(int cell) noexcept:
    return (<CellSet> 1) << cell
