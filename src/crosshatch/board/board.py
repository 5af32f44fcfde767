"""Boards as data: the cells, digits and houses of a board, and any further rules.

A board has up to 81 cells and digits from 1 to its size.  All its rules come from constraints, and each constraint adds
facts of five kinds: the digits that a cell may hold, houses, weak links, truths and combinations.  Rows, columns and
boxes are constraints like any other.

Cells are numbered as on the board of 81 cells, whatever the size, so r2c1 is always cell 9.
"""

import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeAlias, TypeVar

import attrs

from .bitset import bit
from .board_tables import BoardTables
from .candidate import Candidate, candidate
from .errors import PuzzleError
from .houses import CELLS, KINDS, MOST_HOUSES, NO_HOUSE, cell_name, cell_of, cell_set, digits_in, house_of

SIZES = range(4, 10)
"""The sizes of boards: the numbers of rows, columns and digits."""


class BoardError(PuzzleError):
    """A board is impossible, or something is not available on it; the message says what is wrong and where."""


_MARKS = re.compile(r"(?<=jigsaw):[^\s+]*")
"""The marks of regions, which the name of a jigsaw contains and sentences leave out."""

FIRST_SET = next(first for kind, _, first in KINDS if kind == "set")
"""The number of the first complete house that is none of the usual kinds, so that only its board can name it."""

T = TypeVar("T")


def _numbers(cells: Iterable[int | str]) -> tuple[int, ...]:
    return tuple(map(cell_of, cells))


def _candidates(candidates: Iterable[Candidate]) -> tuple[Candidate, ...]:
    return tuple(candidates)


@attrs.frozen
class House:
    """A set of cells in which no digit occurs twice, with a name such as ``row 1``, ``window 2`` or ``region C``.

    A house with as many cells as the board has digits is *complete*: it contains every digit.
    """

    name: str
    cells: tuple[int, ...] = attrs.field(converter=_numbers)

    @property
    def mask(self) -> int:
        """The cells as a set: bit ``n`` for cell ``n``."""
        return cell_set(self.cells)

    def __str__(self) -> str:
        return self.name


@attrs.frozen
class DeclaredTruth:
    """A set of candidates of which a constraint says that at least one is true."""

    name: str
    candidates: tuple[Candidate, ...] = attrs.field(converter=_candidates)


class Combination(ABC):
    """A rule about the digits of a few cells together, such as their sum.

    The rule reads the digits in the order of ``cells`` and keeps a state: ``start`` before the first cell, then
    whatever ``follow`` returns, which must be hashable.  The digits fit if no call returned None and ``ends`` accepts
    the last state.  Ways to fill the first cells that leave the same choice for the rest should lead to the same
    state, because all work is done once for each state.
    """

    name: str
    cells: tuple[int, ...]

    @property
    def all_differ(self) -> bool:
        """Whether the rule requires all digits to differ and, at most, fixes their sum."""
        return False

    @property
    def sum_of_cells(self) -> int | None:
        """The sum of the digits of all cells, if the rule fixes it."""
        return None

    @property
    def start(self) -> Any:
        """The state before the first cell."""
        return 0

    @abstractmethod
    def follow(self, state: Any, place: int, digit: int) -> Any:
        """Return the state after a digit in the cell at a place (0 is the first), or None if it does not fit."""

    @abstractmethod
    def ends(self, state: Any) -> bool:
        """Return whether the digits of all cells fit, given the state after the last."""

    def allows(self, digits: Sequence[int]) -> bool:
        """Return whether digits for all cells, in their order, fit."""
        state = self.start
        for place, digit in enumerate(digits):
            state = self.follow(state, place, digit)
            if state is None:
                return False
        return self.ends(state)

    def supported(self, masks: Sequence[int]) -> list[int]:
        """Return the digits of each cell, as masks, that occur in some way to fill all cells from these masks.

        All masks are 0 if there is no such way.
        """
        layers: list[dict[Hashable, list[tuple[Hashable, int]]]] = []  # for each state: those before it, and the digit
        states: Iterable[Hashable] = [self.start]
        for place, mask in enumerate(masks):
            layer: dict[Hashable, list[tuple[Hashable, int]]] = {}
            for state in states:
                for digit in digits_in(mask):
                    after = self.follow(state, place, digit)
                    if after is not None:
                        layer.setdefault(after, []).append((state, digit))
            layers.append(layer)
            states = layer
        left = [0] * len(masks)
        good = {state for state in states if self.ends(state)}
        for place in reversed(range(len(masks))):
            before = set()
            for state in good:
                for earlier, digit in layers[place][state]:
                    left[place] |= 1 << digit
                    before.add(earlier)
            good = before
        return left


class Constraint:
    """A rule of a board.  Derive a class from this one and override the methods for the facts that the rule adds.

    Constraints should be immutable and comparable, for which ``attrs.frozen`` is enough.
    """

    @property
    def kind(self) -> str:
        """The kind of rule: the name of the class, such as ``non-consecutive`` for ``NonConsecutive``."""
        return kind_of(type(self))

    @property
    def name(self) -> str:
        """The name in messages: by default the kind of rule."""
        return self.kind

    def digits(self, board: "Board") -> Mapping[int, Iterable[int]]:
        """Return the digits that cells may hold, for the cells where the rule allows only some."""
        return {}

    def houses(self, board: "Board") -> Iterable[House]:
        """Return sets of cells in which no digit occurs twice."""
        return ()

    def links(self, board: "Board") -> Iterable[tuple[Candidate, Candidate]]:
        """Return pairs of candidates that cannot both be true; ``Board.unless`` makes them from a comparison."""
        return ()

    def truths(self, board: "Board") -> Iterable[DeclaredTruth]:
        """Return sets of candidates of which at least one is true."""
        return ()

    def combinations(self, board: "Board") -> Iterable[Combination]:
        """Return rules about several cells together."""
        return ()


def kind_of(constraint: type[Constraint]) -> str:
    """Return the name of a class of constraints in texts and files, such as ``anti-knight``."""
    return "-".join(re.findall("[A-Z][^A-Z]*", constraint.__name__)).lower()


def _of_type(kind: type[object], constraint: Constraint, method: str, facts: Iterable[T]) -> Iterator[T]:
    """Yield the facts that a method of a constraint returns; raise TypeError for one of another type."""
    for fact in facts:
        if not isinstance(fact, kind):
            raise TypeError(f"{constraint.name}: {method} returned {fact!r:.60}; expected a {kind.__name__}")
        yield fact


Fits: TypeAlias = Callable[[int, int], bool]


def _constraints(constraints: Iterable[Constraint]) -> tuple[Constraint, ...]:
    return tuple(constraints)


def _size(size: int) -> int:
    if size not in SIZES:
        raise BoardError(f"a board has 4 to 9 rows, columns and digits, not {size!r}")
    return size


@attrs.frozen(cache_hash=True)
class Board:
    """A board with ``size`` (4 to 9) rows, columns and digits, and the rules that its constraints add.

    Two boards are equal if their sizes and constraints are.

    Raises BoardError if a constraint names cells or digits that the board does not have, or rules contradict each other
    so that a cell has no digit.
    """

    size: int = attrs.field(converter=_size)
    constraints: tuple[Constraint, ...] = attrs.field(converter=_constraints)
    name: str = attrs.field(default="", eq=False)

    def __attrs_post_init__(self) -> None:
        _ = self.digits_of  # which names a rule that leaves a cell no digit
        for house in self.houses:
            self._check_cells(house.name, house.cells)
            if len(house.cells) > self.size:
                raise BoardError(
                    f"{house.name} has {len(house.cells)} cells, but the board has only {self.size} digits"
                )
        for each in self.combinations:
            self._check_cells(each.name, each.cells)
        for truth in self.truths:
            self._check_cells(truth.name, list(dict.fromkeys(each.cell for each in truth.candidates)))

    def _check_cells(self, name: str, cells: Sequence[int]) -> None:
        outside = [cell_name(cell) for cell in cells if cell not in self.cells]
        if outside:
            raise BoardError(f"{name}: {outside[0]} is not on this board of {self.size} rows and columns")
        twice = [cell_name(cell) for place, cell in enumerate(cells) if cell in cells[:place]]
        if twice:
            raise BoardError(f"{name}: {twice[0]} occurs twice")

    @cached_property
    def cells(self) -> tuple[int, ...]:
        """The cells, in reading order."""
        return tuple(row * 9 + column for row in range(self.size) for column in range(self.size))

    @property
    def digits(self) -> range:
        """The digits, from 1 to the size."""
        return range(1, self.size + 1)

    def spread(self, text: str) -> str:
        """Return a text with one character for each cell as a line of 81, with ``.`` for all other cells."""
        line = ["."] * 81
        for cell, character in zip(self.cells, text, strict=True):
            line[cell] = character
        return "".join(line)

    def gathered(self, line: str) -> str:
        """Return the characters of a line of 81 that belong to cells of the board; the inverse of ``spread``."""
        return "".join(line[cell] for cell in self.cells)

    def check_line(self, line: str) -> None:
        """Raise PuzzleError if a line of 81 characters has a digit that the board does not have there."""
        for cell, character in enumerate(line[:81]):
            if character in "123456789":
                self.check_candidate(cell, int(character))

    def check_candidate(self, cell: int, digit: int) -> None:
        """Raise PuzzleError if the board does not have a cell or a digit."""
        if cell not in self.cells:
            raise PuzzleError(f"{digit} in {cell_name(cell)}: this board has {self.size} rows and columns")
        if digit > self.size:
            raise PuzzleError(f"{digit} in {cell_name(cell)}: this board has digits 1 to {self.size}")

    def masks(self, values: Sequence[int]) -> tuple[int, ...]:
        """Return the candidates of the 81 cells as masks, given 81 values.

        A candidate is left out if a filled cell excludes it, even where it fills a cell itself.
        """
        masks = [mask & (1 << value if value else -1) for mask, value in zip(self.digits_of, values, strict=True)]
        excluded = 0
        for cell, value in enumerate(values):
            if value:
                excluded |= self.excluded_by[cell * 9 + value - 1]
        return tuple(mask & ~((excluded >> cell * 9 & 0b111111111) << 1) for cell, mask in enumerate(masks))

    def drawn(self, texts: Sequence[str]) -> str:
        """Draw 81 texts as a grid with borders between boxes or regions; each column is as wide as its widest text."""
        size = self.size
        widths = [max(len(texts[row * 9 + column]) for row in range(size)) for column in range(size)]
        return "\n".join(
            "".join(part if isinstance(part, str) else texts[part].ljust(widths[part % 9]) for part in line)
            for line in self.sketched(widths)
        )

    def sketched(self, widths: Sequence[int]) -> Iterator[list[str | int]]:
        """Yield the lines of a drawn grid: its borders as text, and its cells by number, in columns of these widths."""
        size, last = self.size, self.size - 1
        walls = [[self.parted(row * 9 + column, row * 9 + column + 1) for column in range(last)] for row in range(size)]
        lids = [
            [row in (-1, last) or self.parted(row * 9 + column, row * 9 + column + 9) for column in range(size)]
            for row in range(-1, size)
        ]
        wide = [any(walls[row][column] for row in range(size)) for column in range(last)]
        for row in range(-1, size):
            if row >= 0:
                parts: list[str | int] = ["| "]
                for column in range(size):
                    parts.append(row * 9 + column)
                    if column < last:
                        parts.append((" | " if walls[row][column] else "   ") if wide[column] else " ")
                yield [*parts, " |"]
            whole = lids[row + 1]
            if any(whole):
                line = ["+", "-" if whole[0] else " "]
                for column in range(size):
                    line.append(("-" if whole[column] else " ") * widths[column])
                    if column < last and wide[column]:
                        ends = "-" if whole[column] else " ", "-" if whole[column + 1] else " "
                        line.append(f"{ends[0]}+{ends[1]}")
                    elif column < last:
                        line.append("-" if whole[column] and whole[column + 1] else " ")
                yield ["".join([*line, "-" if whole[last] else " ", "+"])]

    def parted(self, cell: int, other: int) -> bool:
        """Return whether a border between boxes or regions lies between two cells."""
        return self._region_of.get(cell) != self._region_of.get(other)

    @cached_property
    def _region_of(self) -> Mapping[int, int]:
        return {cell: number for number, house in enumerate(self.regions) for cell in house.cells}

    @property
    def regions(self) -> tuple[House, ...]:
        """The boxes or regions: the complete houses that cover the board and are neither rows nor columns."""
        return tuple(house for house in self.complete_houses if house.name.startswith(("box ", "region ")))

    def cell(self, row: int, column: int) -> int | None:
        """Return the cell in a row and column (0 is the first), or None if it is not on the board."""
        on = 0 <= row < self.size and 0 <= column < self.size
        return row * 9 + column if on else None

    def apart(self, moves: Collection[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        """Yield all pairs of cells that are one of the moves apart, each given as rows and columns to add."""
        for cell in self.cells:
            for down, across in moves:
                other = self.cell(cell // 9 + down, cell % 9 + across)
                if other is not None:
                    yield cell, other

    def unless(self, fits: Fits, cell: int | str, other: int | str) -> Iterator[tuple[Candidate, Candidate]]:
        """Yield the links between two cells that exclude all pairs of digits that do not fit.

        ``fits`` is called with the digit of each cell: ``board.unless(lambda a, b: abs(a - b) >= 5, "r1c1", "r1c2")``.
        """
        first, second = cell_of(cell), cell_of(other)
        for digit in self.digits:
            for its in self.digits:
                if not fits(digit, its):
                    yield candidate(first, digit), candidate(second, its)

    @cached_property
    def houses(self) -> tuple[House, ...]:
        """The houses, in the order of the constraints; a set of cells occurs only once."""
        found: dict[int, House] = {}
        for constraint in self.constraints:
            for house in _of_type(House, constraint, "houses", constraint.houses(self)):
                found.setdefault(house.mask, house)
        return tuple(found.values())

    @cached_property
    def complete_houses(self) -> tuple[House, ...]:
        """The houses that contain every digit."""
        return tuple(house for house in self.houses if len(house.cells) == self.size)

    @cached_property
    def numbered(self) -> Mapping[int, House]:
        """The complete houses by the numbers that engines and steps use (``houses.KINDS``).

        Raises BoardError if there are more sets than numbers for them.
        """
        found: dict[int, House] = {}
        others = []
        for house in self.complete_houses:
            try:
                number = house_of(house.name)
            except ValueError:
                number = NO_HOUSE
            if number == NO_HOUSE or number in found:
                others.append(house)
            else:
                found[number] = house
        first = FIRST_SET
        if len(others) > NO_HOUSE - first:
            raise BoardError(f"a board has at most {NO_HOUSE - first} further complete houses, not {len(others)}")
        found.update(enumerate(others, first))
        return dict(sorted(found.items()))

    @cached_property
    def is_plain(self) -> bool:
        """Whether the board has no houses other than rows, columns and boxes, and no other rules."""
        return all(type(constraint) in (Lines, Boxes) for constraint in self.constraints)

    @cached_property
    def has_links(self) -> bool:
        """Whether candidates exclude each other that share neither a cell nor a house."""
        return any(True for constraint in self.constraints for _ in constraint.links(self))

    @cached_property
    def cages(self) -> tuple[House, ...]:
        """The cages and lines without repeats that are not complete houses; their numbers begin at 64."""
        return tuple(house for house in self.houses if 1 < len(house.cells) < self.size)

    @cached_property
    def tables(self) -> BoardTables:
        """What engines look up about the board."""
        houses = [0] * MOST_HOUSES
        for number, house in self.numbered.items():
            houses[number] = house.mask
        cages = [house.mask for house in self.cages]
        if len(cages) > MOST_HOUSES:
            raise BoardError(f"a board has at most {MOST_HOUSES} cages and lines without repeats, not {len(cages)}")
        return BoardTables(
            self.size,
            cell_set(self.cells),
            [sum(bit(cell) for cell in CELLS if self.digits_of[cell] >> digit & 1) for digit in range(10)],
            houses,
            cages,
            self.sees,
            self.excluded_cells if self.has_links else (),
            bool(self.combinations or self.truths),
            cell_set(self.touched),
        )

    @cached_property
    def touched(self) -> frozenset[int]:
        """The cells that some rule is about other than that of a complete house or of a single cell."""
        found = {cell for house in self.houses if len(house.cells) < self.size for cell in house.cells}
        found.update(cell for rule in self.combinations for cell in rule.cells)
        found.update(each.cell for truth in self.truths for each in truth.candidates)
        found.update(each.cell for constraint in self.constraints for link in constraint.links(self) for each in link)
        return frozenset(found)

    @cached_property
    def digits_of(self) -> tuple[int, ...]:
        """The digits that each of the 81 cells may hold, as masks; 0 for a cell that the board does not have."""
        masks = [0] * 81
        for cell in self.cells:
            masks[cell] = (1 << self.size + 1) - 2
        for constraint in self.constraints:
            for cell, digits in constraint.digits(self).items():
                self._check_cells(constraint.name, [cell])
                masks[cell] &= sum({1 << digit for digit in digits})
                if not masks[cell]:
                    raise BoardError(f"{constraint.name}: no digit from 1 to {self.size} is left for {cell_name(cell)}")
        return tuple(masks)

    @cached_property
    def truths(self) -> tuple[DeclaredTruth, ...]:
        """The truths that constraints declare; those of cells and complete houses are not among them."""
        return tuple(
            truth
            for constraint in self.constraints
            for truth in _of_type(DeclaredTruth, constraint, "truths", constraint.truths(self))
        )

    @cached_property
    def combinations(self) -> tuple[Combination, ...]:
        """The rules about several cells together."""
        return tuple(
            each
            for constraint in self.constraints
            for each in _of_type(Combination, constraint, "combinations", constraint.combinations(self))
        )

    @cached_property
    def excluded_by(self) -> tuple[int, ...]:
        """For each candidate, by index (0 to 728), the set of candidates that cannot be true together with it.

        These are the other digits of its cell, the same digit in the other cells of its houses, and the weak links.
        """
        excluded = [0] * 729
        for cell in self.cells:
            whole = 0b111111111 << cell * 9
            for digit in range(9):
                excluded[cell * 9 + digit] = whole & ~(1 << cell * 9 + digit)
        for house in self.houses:
            ones = sum(1 << cell * 9 for cell in house.cells)
            for cell in house.cells:
                others = ones & ~(1 << cell * 9)
                for digit in range(9):
                    excluded[cell * 9 + digit] |= others << digit
        for constraint in self.constraints:
            for link in constraint.links(self):
                one, another = _of_type(Candidate, constraint, "links", link)
                if one.cell not in self.cells or another.cell not in self.cells:
                    self._check_cells(constraint.name, list({one.cell, another.cell}))
                if one == another:
                    raise BoardError(f"{constraint.name}: {one} cannot exclude itself")
                excluded[one.index] |= 1 << another.index
                excluded[another.index] |= 1 << one.index
        return tuple(excluded)

    @cached_property
    def _rules_of_links(self) -> Mapping[tuple[Candidate, Candidate], str]:
        found: dict[tuple[Candidate, Candidate], str] = {}
        for constraint in self.constraints:
            for one, another in constraint.links(self):
                found.setdefault((one, another), constraint.name)
                found.setdefault((another, one), constraint.name)
        return found

    def rule_between(self, one: Candidate, other: Candidate) -> str:
        """Return the name of the first rule by which two candidates exclude each other, if they share no house."""
        return self._rules_of_links.get((one, other), str(self))

    def rule_against(self, wrong: Candidate) -> str:
        """Return the name of the first rule by which a cell may never hold a digit."""
        for constraint in self.constraints:
            if wrong.digit not in constraint.digits(self).get(wrong.cell, self.digits):
                return constraint.name
        return str(self)

    @cached_property
    def excluded_cells(self) -> tuple[int, ...]:
        """For each candidate and digit (0 is unused), the cells where the candidate excludes the digit: 7,290 sets."""
        ninths = [sum(1 << cell * 9 for cell in CELLS) << digit for digit in range(9)]
        sets: list[int] = []
        for excluded in self.excluded_by:
            sets.append(0)
            sets += [_compressed(excluded & ninth, digit) for digit, ninth in enumerate(ninths)]
        return tuple(sets)

    @cached_property
    def sees(self) -> tuple[int, ...]:
        """For each of the 81 cells, the cells that cannot have the same digit, whichever it is, as a set."""
        seen = [0] * 81
        if not self.has_links:
            for house in self.houses:
                for cell in house.cells:
                    seen[cell] |= house.mask & ~bit(cell)
            return tuple(seen)
        for cell in self.cells:
            peers = (1 << 729) - 1
            for digit in self.digits:
                peers &= self.excluded_by[cell * 9 + digit - 1] >> digit - 1
            seen[cell] = sum(bit(other) for other in self.cells if other != cell and peers >> other * 9 & 1)
        return tuple(seen)

    def __reduce__(self) -> tuple[Callable[..., "Board"], tuple[object, ...]]:
        return _restored, (self.size, self.constraints, self.name)

    def __str__(self) -> str:
        return _MARKS.sub("", self.name) or f"board of {self.size} rows"


@attrs.frozen
class Lines(Constraint):
    """Rows and columns without repeats."""

    def houses(self, board: Board) -> Iterator[House]:
        """Return the rows, then the columns."""
        places = range(board.size)
        for row in places:
            yield House(f"row {row + 1}", [row * 9 + column for column in places])
        for column in places:
            yield House(f"column {column + 1}", [row * 9 + column for row in places])


@attrs.frozen
class Boxes(Constraint):
    """Boxes of equal height and width, whose product is the size of the board."""

    height: int = 3
    width: int = 3

    def houses(self, board: Board) -> Iterator[House]:
        """Return the boxes in reading order."""
        if self.height < 1 or self.height * self.width != board.size:
            raise BoardError(
                f"boxes of {self.height} by {self.width} cells do not fit a board of {board.size} digits; "
                "height times width must be the number of digits"
            )
        number = 0
        for top in range(0, board.size, self.height):
            for left in range(0, board.size, self.width):
                number += 1
                rows, columns = range(top, top + self.height), range(left, left + self.width)
                yield House(f"box {number}", [row * 9 + column for row in rows for column in columns])


CLASSIC = Board(9, (Lines(), Boxes()), "classic")
"""The classic board: 81 cells, rows, columns and boxes."""


def _restored(size: int, constraints: tuple[Constraint, ...], name: str) -> Board:
    """Return a board that was pickled; the classic board is always the same object."""
    return CLASSIC if (size, constraints) == (CLASSIC.size, CLASSIC.constraints) else Board(size, constraints, name)


def _compressed(candidates: int, digit: int) -> int:
    """Return the cells of candidates that all have the same digit (0 for 1)."""
    cells = 0
    while candidates:
        lowest = candidates & -candidates
        cells |= 1 << (lowest.bit_length() - 1 - digit) // 9
        candidates ^= lowest
    return cells
