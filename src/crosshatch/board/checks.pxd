from .bitset cimport CellSet

cpdef int check_cell(int cell) except -1
cpdef int check_digit(int digit) except -1
cpdef int check_house(int house) except -1
cpdef int check_within(int number, int first, int last) except -1
cpdef int check_cells(CellSet cells) except -1
cpdef int check_digits(int digits) except -1
cpdef int check_houses(int houses) except -1
cpdef int check_values(values, int least=*) except -1
cpdef int check_given(thing) except -1
