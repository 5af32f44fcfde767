# cython: binding=True
"""The grid that strategies work on: values, candidates and counts, updated with each change.

The position is stored in several forms, so that different questions have fast answers: the cells where each digit is
still a candidate, the candidates of each cell as a mask, and the number of places for each digit in each house.  Only
``place`` and ``eliminate`` update them.  The sets of singles follow from the counts and are always up to date.

The numbers of places are stored by their binary digits: ``ones[digit]`` is the set of houses in which that number is
odd, and so on with ``twos``, ``fours`` and ``eights``; index 0 is for the number of empty cells.  So a few operations
count down in all houses of a cell at once, and find all houses with a number of places.

The module is plain Python that also compiles.
"""

from collections.abc import Callable, Hashable, Sequence
from operator import index
from typing import Any, SupportsIndex, TypeVar, TypeVarTuple, Unpack

from .. import display
from . import cell_set, houses
from .bitset import bit, members
from .board import CLASSIC, Board
from .board_tables import BoardTables
from .c_types import Cells, Number, Word, c_only
from .checks import check_cells, check_values, check_within
from .errors import PuzzleError
from .houses import ALL_CELLS, ALL_DIGITS

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")

_NOT_BUILT = object()


def _number(given: SupportsIndex, first: int, last: int, kind: str) -> int:
    """Return a number within a range; raise ValueError for any other number, even one too large for a C integer."""
    number = given if type(given) is int else index(given)
    if not first <= number <= last:
        raise ValueError(f"there is no {kind} {given!r}; cells are 0 to 80, digits 1 to 9, houses 0 to 62")
    return number


def _cell(given: SupportsIndex | str) -> int:
    return houses.cell_named(given) if isinstance(given, str) else _number(given, 0, 80, "cell")


def _digit(given: SupportsIndex) -> int:
    return _number(given, 1, 9, "digit")


def _house(given: SupportsIndex | str) -> int:
    return houses.house_of(given) if isinstance(given, str) else _number(given, 0, 62, "house")


class Grid:
    """A position: 81 values, and the candidates of the empty cells.

    Create one from 81 digits (0 for an empty cell), the set of cells that count as givens, by default all filled cells,
    and a board, by default the classic one.  A grid may contradict itself, in which case ``broken`` is true.  Cells are
    given by number (0 to 80) or name (``r1c1``), and so are houses (0 to 62, or ``row 1``).  ``print(grid)`` draws the
    grid.

    The other attributes are read-only and meant for engines.  Sets of cells or houses are integers with one bit each:
    ``empty``, ``givens`` and ``naked_singles`` (cells:  ``CellSet(grid.empty)``) and ``full_houses`` (houses with one
    empty cell).  The rest are lists:  ``values`` and ``cell_digits`` by cell, ``digit_cells`` and ``hidden_singles`` by
    digit.  In the compiled version, each access to a list from Python creates a new one, so the methods, which return
    one entry, are faster.

    ``board`` is the board, and ``tables`` what engines look up about it.

    Raises ValueError if the values are not 81 numbers from 0 to 9, and PuzzleError if the board does not have them.
    """

    __slots__ = (
        "_changed_at",
        "_changed_digits",
        "_changes",
        "_kept",
        "_memos",
        "_nothing_at",
        "board",
        "broken",
        "cell_digits",
        "digit_cells",
        "eights",
        "empty",
        "fours",
        "full_houses",
        "givens",
        "hidden_singles",
        "naked_singles",
        "ones",
        "tables",
        "twos",
        "values",
    )

    digit_cells: list[Cells]
    cell_digits: list[int]
    values: list[int]
    hidden_singles: list[Word]
    naked_singles: Cells
    full_houses: Word
    board: Board
    tables: BoardTables
    empty: Cells
    givens: Cells
    broken: bool

    def __init__(self, values: Sequence[int], givens: SupportsIndex | None = None, board: Board = CLASSIC) -> None:
        check_values(values)
        given = 0 if givens is None else index(givens)
        check_cells(given)
        self.board: Any = board
        self.tables: BoardTables = board.tables
        self.digit_cells = [0] * 10
        self.cell_digits = [0] * 81
        self.values = [0] * 81
        self.ones: list[Word] = [0] * 10
        self.twos: list[Word] = [0] * 10
        self.fours: list[Word] = [0] * 10
        self.eights: list[Word] = [0] * 10
        self.hidden_singles = [0] * 10
        # Of each digit, at index 0 of the whole grid; from 10 on in the same order those with arguments.
        self._memos: list[dict[Hashable, Any] | None] = [None] * 20
        self._changed_digits = 0  # a mask of the digits with outdated memos, and bit 0 for those of the whole grid
        self._changes = 0
        self._changed_at = [0] * 81  # for each cell which of the changes was its last
        self._nothing_at: dict[Hashable, int] = {}  # for each search how many there were when it found nothing
        self._kept: dict[Hashable, Any] = {}  # for each search what it kept last
        self._load(values)
        self.givens = self.tables.cells & ~self.empty if givens is None else given
        self._count()

    def _load(self, values: Sequence[int]) -> None:
        """Set the values, and give each empty cell the candidates that no filled cell rules out."""
        self.empty = self.tables.cells
        self.broken = False
        for digit in range(1, 10):
            self.digit_cells[digit] = self.tables.allowed[digit]
        for cell in range(81):
            value: int = values[cell]
            if value:
                if not self.tables.cells >> cell & 1:
                    raise PuzzleError(f"{value} in {houses.cell_name(cell)}: the board does not have this cell")
                self.values[cell] = value
                self.empty &= ~bit(cell)
                if not self.digit_cells[value] & bit(cell):
                    self.broken = True
                self.digit_cells[value] &= ~self.tables.peers[cell]
                if self.tables.has_links:
                    for digit in range(1, 10):
                        self.digit_cells[digit] &= ~self.tables.excluded[(cell * 9 + value - 1) * 10 + digit]
        for digit in range(1, 10):
            self.digit_cells[digit] &= self.empty

    def _count(self) -> None:
        """Count the places of each digit in each house, and record the singles and the candidates of each cell."""
        tables = self.tables
        for digit in range(tables.digits + 1):
            ones: Word = 0
            twos: Word = 0
            fours: Word = 0
            eights: Word = 0
            mask = 1 << digit & ALL_DIGITS
            for cell in members(self.digit_cells[digit] if digit else self.empty):
                self.cell_digits[cell] |= mask
                carry = tables.houses_of[cell]
                ones ^= carry
                carry &= ~ones
                twos ^= carry
                carry &= ~twos
                fours ^= carry
                eights ^= carry & ~fours
            self.ones[digit] = ones
            self.twos[digit] = twos
            self.fours[digit] = fours
            self.eights[digit] = eights
            several = twos | fours | eights
            self.hidden_singles[digit] = ones & ~several
            missing = tables.all_houses & ~(ones | several)
            if digit and missing:
                for cell in members(tables.cells & ~self.empty):
                    if self.values[cell] == digit:
                        missing &= ~tables.houses_of[cell]
                if missing:
                    self.broken = True
        self.full_houses = self.hidden_singles[0]
        self.naked_singles = 0
        for cell in members(self.empty):
            self._note_cell(cell)

    def _note_cell(self, cell: int) -> None:
        """Record whether an empty cell now has no candidates, one, or several."""
        mask = self.cell_digits[cell]
        if mask == 0:
            self.broken = True
            self.naked_singles &= ~bit(cell)
        elif mask & (mask - 1) == 0:
            self.naked_singles |= bit(cell)

    def _lose_places(self, digit: int, houses: Word) -> None:
        """Reduce the number of places of a digit in some houses by one."""
        if self._count_down(digit, houses):
            self.broken = True

    def _count_down(self, digit: int, houses: Word) -> Word:
        """Do the same for a digit, or with 0 for the empty cells; return the houses in which none is left."""
        ones = self.ones[digit] ^ houses
        borrow = houses & ones
        twos = self.twos[digit] ^ borrow
        borrow &= twos
        fours = self.fours[digit] ^ borrow
        borrow &= fours
        eights = self.eights[digit] ^ borrow
        self.ones[digit] = ones
        self.twos[digit] = twos
        self.fours[digit] = fours
        self.eights[digit] = eights
        several = twos | fours | eights
        self.hidden_singles[digit] = ones & ~several
        return houses & ~(ones | several)

    def place(self, cell: int | str, digit: Number) -> None:
        """Place a digit (1 to 9) in an empty cell, given by number or name, and remove it from its peers' candidates.

        Raises ValueError if the digit is not a candidate of the cell, or if the cell or digit does not exist.
        """
        self.put(_cell(cell), _digit(digit))

    @c_only
    def put(self, cell: int, digit: int) -> None:
        """Do the same as ``place`` for engines, which check their cells and digits themselves."""
        mask = self.cell_digits[cell]
        if not mask >> digit & 1:
            raise ValueError(f"{digit} is not a candidate of {houses.cell_name(cell)}")
        self._changes += 1
        self._changed_at[cell] = self._changes
        self.values[cell] = digit
        self.cell_digits[cell] = 0
        self.empty &= ~bit(cell)
        if mask & (mask - 1) == 0:
            self.naked_singles &= ~bit(cell)
        self._changed_digits |= mask | 1
        mask &= ~(1 << digit)
        houses_of = self.tables.houses_of[cell]
        for other in members(mask):
            self.digit_cells[other] &= ~bit(cell)
            self._lose_places(other, houses_of)
        self._settle(digit, cell)
        self._count_down(0, houses_of)
        self.full_houses = self.hidden_singles[0]
        if self.tables.has_links:
            self._take_linked(cell, digit)

    def _settle(self, digit: int, cell: int) -> None:
        """Remove a placed digit from the cells that see its cell."""
        others: Word = ~self.tables.houses_of[cell]  # those that may still need a place for the digit
        self.ones[digit] &= others
        self.twos[digit] &= others
        self.fours[digit] &= others
        self.eights[digit] &= others
        self.hidden_singles[digit] &= others
        peers = self.tables.peers[cell]
        rest = self.digit_cells[digit] & peers
        self.digit_cells[digit] &= ~(peers | bit(cell))
        for peer in members(rest):
            self.cell_digits[peer] &= ~(1 << digit)
            self._changed_at[peer] = self._changes
            self._note_cell(peer)
            self._lose_places(digit, self.tables.houses_of[peer] & others)

    def _take_linked(self, cell: int, digit: int) -> None:
        """Remove the candidates that a placed digit excludes by a weak link other than that of a house."""
        first = (cell * 9 + digit - 1) * 10
        for other in range(1, 10):
            for linked in members(self.tables.excluded[first + other] & self.digit_cells[other]):
                self.take(linked, other)

    def eliminate(self, cell: int | str, digit: Number) -> bool:
        """Remove a candidate (a digit from 1 to 9 in a cell, given by number or name); return whether it was present.

        Raises ValueError if the cell or digit does not exist.
        """
        return self.take(_cell(cell), _digit(digit))

    @c_only
    def take(self, cell: int, digit: int) -> bool:
        """Do the same as ``eliminate`` for engines, which check their cells and digits themselves."""
        mask = self.cell_digits[cell]
        if not mask >> digit & 1:
            return False
        self._changes += 1
        self._changed_at[cell] = self._changes
        self.cell_digits[cell] = mask & ~(1 << digit)
        self.digit_cells[digit] &= ~bit(cell)
        self._note_cell(cell)
        self._lose_places(digit, self.tables.houses_of[cell])
        self._changed_digits |= 1 << digit | 1
        return True

    def copy(self) -> "Grid":
        """Return an independent copy of the grid."""
        new: Grid = Grid.__new__(Grid)
        new.board = self.board
        new.tables = self.tables
        new.givens = self.givens
        new.digit_cells = self.digit_cells[:]
        new.cell_digits = self.cell_digits[:]
        new.values = self.values[:]
        new.ones = self.ones[:]
        new.twos = self.twos[:]
        new.fours = self.fours[:]
        new.eights = self.eights[:]
        new.hidden_singles = self.hidden_singles[:]
        new.naked_singles = self.naked_singles
        new.full_houses = self.full_houses
        new.empty = self.empty
        new.broken = self.broken
        new._memos = self._memos[:]  # of one position, so that they are true of both: the one that changes takes others
        new._changed_digits = self._changed_digits
        new._changes = self._changes
        new._changed_at = self._changed_at[:]
        new._nothing_at = self._nothing_at.copy()
        new._kept = self._kept.copy()
        return new

    __copy__ = copy

    def cells_with(self, digit: Number) -> "cell_set.CellSet":
        """Return the empty cells where a digit (1 to 9) is still a candidate."""
        return cell_set.CellSet(self.digit_cells[_digit(digit)])

    def cells_mask(self, digit: Number) -> Cells:
        """Return the same cells as ``cells_with``, as an integer, for engines and for strategies that must be fast."""
        return self.digit_cells[_digit(digit)]

    def places_in(self, cells: Cells) -> tuple[int, ...]:
        """Return, for each digit, the empty cells of a set where it is still a candidate; index 0 is unused."""
        check_cells(cells)
        return tuple([cells & self.digit_cells[digit] for digit in range(10)])

    def digits_of(self, cell: int | str) -> int:
        """Return the candidates of a cell, given by number or name, as a mask: bit ``d`` for digit ``d``."""
        return self.cell_digits[_cell(cell)]

    def value(self, cell: int | str) -> int:
        """Return the digit of a cell, given by number or name; 0 if the cell is empty."""
        return self.values[_cell(cell)]

    def places_left(self, digit: Number, house: int | str) -> int:
        """Return the number of possible cells for a digit in a house, given by number or name; 0 if it is placed."""
        return self._counted(_digit(digit), _house(house))

    def room_left(self, house: int | str) -> int:
        """Return the number of empty cells in a house, given by number or name."""
        return self._counted(0, _house(house))

    def _counted(self, digit: int, house: int) -> int:
        ones = self.ones[digit] >> house & 1
        twos = self.twos[digit] >> house & 1
        fours = self.fours[digit] >> house & 1
        eights = self.eights[digit] >> house & 1
        return 8 * eights + 4 * fours + 2 * twos + ones

    @c_only
    def houses_with(self, digit: int, least: int) -> Word:
        """Return the houses where a digit has a number of places (1 to 9) or more; with digit 0, of empty cells."""
        # Those are the houses in which adding 16 - least to their number carries over from the eights.
        carry: Word = self.ones[digit] if 16 - least & 1 else 0
        carry = self.twos[digit] | carry if 16 - least & 2 else self.twos[digit] & carry
        carry = self.fours[digit] | carry if 16 - least & 4 else self.fours[digit] & carry
        return self.eights[digit] | carry if 16 - least & 8 else self.eights[digit] & carry

    def hidden_houses(self, digit: Number) -> Word:
        """Return the houses (bit ``h`` for house ``h``) where a digit has exactly one possible cell."""
        return self.hidden_singles[_digit(digit)]

    def placed(self, digit: Number) -> "cell_set.CellSet":
        """Return the cells that contain a digit (1 to 9)."""
        return cell_set.CellSet(self.holding(_digit(digit)))

    @c_only
    def holding(self, digit: int) -> Cells:
        """Return the same cells as ``placed``, as an integer, for engines, which check their digits themselves."""
        result: Cells = 0
        for cell in range(81):
            if self.values[cell] == digit:
                result |= bit(cell)
        return result

    def line(self) -> str:
        """Return the values as 81 characters, with ``.`` for an empty cell."""
        return "".join([str(value) if value else "." for value in self.values])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Grid) and (
            self.line() == other.line()
            and self.board == other.board
            and self.givens == other.givens
            and [self.cells_mask(digit) for digit in houses.DIGITS]
            == [other.cells_mask(digit) for digit in houses.DIGITS]
        )

    __hash__ = None  # type: ignore[assignment]  # a grid changes

    def __reduce__(self) -> tuple[Callable[..., "Grid"], tuple[object, ...]]:
        cells = [self.cells_mask(digit) for digit in houses.DIGITS]
        board = () if self.board is CLASSIC else (self.board,)
        return _restored, (self.line(), self.givens, cells, *board)

    def _repr_svg_(self) -> str:
        return display.draw(self)

    def __str__(self) -> str:
        return houses.drawn(self.line()) if self.board is CLASSIC else str(self.board.drawn(self.line()))

    def __repr__(self) -> str:
        return f"<Grid {self.line()}>"


def memo(grid: Grid, build: "Callable[[Grid, Unpack[Arguments]], Result]", *arguments: "Unpack[Arguments]") -> Result:
    """Return ``build(grid, *arguments)``, and cache the result until the grid changes.

    The cache key is the function together with its arguments, which must be hashable.  So pass the same function object
    each time: a function of a module or a class, not a new lambda.  Copies of a grid share cached results, so a result
    must not read the grid later, when it may have changed.
    """
    return recall(grid, 0, build, arguments)  # type: ignore[no-any-return]


def memo_of_digit(
    grid: Grid,
    build: "Callable[[Grid, int, Unpack[Arguments]], Result]",
    digit: int,
    *arguments: "Unpack[Arguments]",
) -> Result:
    """Return ``build(grid, digit, *arguments)``, and cache the result until the cells of that digit change.

    The function may depend only on the cells where the digit (1 to 9) is a candidate, the cells that contain it, and
    its places in each house.  Other changes to the grid do not discard the result.  Everything else is as for ``memo``.

    Raises ValueError if there is no such digit.
    """
    return recall(grid, _digit(digit), build, arguments)  # type: ignore[no-any-return]


def recall(grid: Grid, digit: int, build: Callable[..., Any], arguments: tuple[Hashable, ...]) -> Any:
    """Return the result of ``memo_of_digit``, or with digit 0 that of ``memo``, for engines."""
    check_within(digit, 0, 9)
    if grid._changed_digits >> digit & 1:
        grid._memos[digit] = None
        grid._memos[digit + 10] = None
        grid._changed_digits &= ~(1 << digit)
    place = digit + 10 if arguments else digit
    memo = grid._memos[place]
    if memo is None:
        memo = grid._memos[place] = {}
    key: Hashable = build
    if arguments:
        of_build = memo.get(build)
        if of_build is None:
            of_build = memo[build] = {}
        memo = of_build
        key = arguments[0] if len(arguments) == 1 else arguments
    found = memo.get(key, _NOT_BUILT)
    if found is _NOT_BUILT:
        found = build(grid, digit, *arguments) if digit else build(grid, *arguments)
        memo[key] = found
    return found


def found_nothing(grid: Grid, search: Hashable) -> None:
    """Record that a search, given by name, finds nothing on the present grid; see ``changed_since_nothing``."""
    grid._nothing_at[search] = grid._changes


def changed_since_nothing(grid: Grid, search: Hashable) -> Cells:
    """Return the cells whose candidates have changed since a search last found nothing; all cells if it never did.

    Candidates are only ever removed.  A pattern whose cells have not changed was already present, together with its
    eliminations, so the search would have found it.  Any new pattern includes one of the changed cells.
    """
    changes = grid._nothing_at.get(search)
    if changes is None:
        return ALL_CELLS
    since: int = changes
    changed: Cells = 0
    for cell in range(81):
        if grid._changed_at[cell] > since:
            changed |= bit(cell)
    return changed


def keep(grid: Grid, search: Hashable, result: object) -> None:
    """Store the result of a search, given by name, for the present grid; see ``kept``."""
    found_nothing(grid, search)
    grid._kept[search] = result


def kept(grid: Grid, search: Hashable) -> Any:
    """Return the result that a search stored last, or None if it has stored nothing.

    Unlike a result of ``memo``, it may belong to an earlier state, from which ``changed_since_nothing`` counts.  A
    search can reuse those parts of it where nothing has changed.  Copies of a grid share stored results.
    """
    return grid._kept.get(search)


def _restored(line: str, givens: Cells, digit_cells: Sequence[int], board: Board = CLASSIC) -> Grid:
    """Return the grid with given values, as a line, and candidates, as the cells of each digit from 1 to 9."""
    grid = Grid([int(value) for value in line.replace(".", "0")], givens, board)
    for digit in houses.DIGITS:
        for cell in houses.cells_in(grid.cells_mask(digit) & ~digit_cells[digit - 1]):
            grid.eliminate(cell, digit)
    return grid
