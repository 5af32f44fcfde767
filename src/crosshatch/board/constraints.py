"""The constraints that boards are made of: rows, columns and boxes, and those of the usual Sudoku variants.

Each names cells as ``r1c1`` or by number; lines and cages give their cells in order.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import combinations, pairwise
from operator import eq, gt, lt
from typing import Annotated, Any, TypeAlias

import attrs

from .board import Board, BoardError, Boxes, Combination, Constraint, DeclaredTruth, House
from .board import Lines as Lines
from .candidate import Candidate, candidate
from .houses import cell_name, cell_of
from .sums import digits_of_sum

CELLS, DIGITS = "cells", "digits"
"""What tells fields with cells and fields with digits apart from those with other numbers."""

Cells: TypeAlias = Annotated[tuple[int, ...], CELLS]
Digits: TypeAlias = Annotated[tuple[int, ...], DIGITS]
Link = tuple[Candidate, Candidate]


def _numbers(cells: Iterable[int | str]) -> Cells:
    numbers = tuple(map(cell_of, cells))
    for place, cell in enumerate(numbers):
        if cell in numbers[:place]:
            raise BoardError(f"{cell_name(cell)} occurs twice; name each cell once")
    return numbers


def _some(cells: Iterable[int | str]) -> Cells:
    numbers = _numbers(cells)
    if not numbers:
        raise BoardError("expected at least one cell")
    return numbers


def _pair(cells: Iterable[int | str]) -> Cells:
    numbers = _numbers(cells)
    if len(numbers) != 2:
        raise BoardError(f"expected two cells, found {len(numbers)}")
    return numbers


def _all_numbers(parts: Iterable[Iterable[int | str]]) -> tuple[Cells, ...]:
    numbers = tuple(map(_some, parts))
    if not numbers:
        raise BoardError("expected at least one part of a line")
    return numbers


def _digits(digits: Iterable[int]) -> tuple[int, ...]:
    found = tuple(digits)
    for digit in found:
        if digit not in range(1, 10):
            raise BoardError(f"{digit!r} is not a digit from 1 to 9")
    return found


def _in_order(digits: Iterable[int]) -> tuple[int, ...]:
    return tuple(sorted(_digits(digits)))


def _moves(moves: Iterable[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    return tuple(moves)


def _at(cells: Iterable[int]) -> str:
    """Return the first of some cells, in reading order, by name."""
    return cell_name(min(cells))


# Houses


def _regions(text: str) -> str:
    return "".join(text.split())


@attrs.frozen
class Regions(Constraint):
    """Jigsaw regions: one letter or other mark for each cell, in reading order; cells with the same mark are a region.

    Raises BoardError (when the board is made) if there are not as many regions as rows, each with as many cells.
    """

    marks: str = attrs.field(converter=_regions)

    def houses(self, board: Board) -> Iterator[House]:
        """Return the regions in the order of their first cells."""
        if len(self.marks) != len(board.cells):
            raise BoardError(f"expected a mark for each of {len(board.cells)} cells, found {len(self.marks)}")
        regions: dict[str, list[int]] = {}
        for cell, mark in zip(board.cells, self.marks, strict=True):
            regions.setdefault(mark, []).append(cell)
        for number, (mark, cells) in enumerate(regions.items(), 1):
            if len(cells) != board.size:
                raise BoardError(f"region {mark} has {len(cells)} cells; each region of this board needs {board.size}")
            yield House(f"region {number}", cells)


@attrs.frozen
class Diagonals(Constraint):
    """Both long diagonals, or one of them, without repeats (X-Sudoku)."""

    falling: bool = True
    rising: bool = True

    def houses(self, board: Board) -> Iterator[House]:
        """Return the falling diagonal as diagonal 1, and the rising one as diagonal 2."""
        last = board.size - 1
        if self.falling:
            yield House("diagonal 1", [place * 9 + place for place in range(board.size)])
        if self.rising:
            yield House("diagonal 2", [place * 9 + last - place for place in range(board.size)])


@attrs.frozen
class Windows(Constraint):
    """The four windows of Windoku: boxes of 3 by 3 cells, one cell away from the edges and the middle lines."""

    def houses(self, board: Board) -> Iterator[House]:
        """Return the windows in reading order."""
        if board.size != 9:
            raise BoardError(f"windows need a board of 9 rows, not {board.size}")
        for number, (top, left) in enumerate(((1, 1), (1, 5), (5, 1), (5, 5)), 1):
            rows, columns = range(top, top + 3), range(left, left + 3)
            yield House(f"window {number}", [row * 9 + column for row in rows for column in columns])


@attrs.frozen
class DisjointGroups(Constraint):
    """Cells at the same place of all boxes hold different digits."""

    height: int = 3
    width: int = 3

    def houses(self, board: Board) -> Iterator[House]:
        """Return the groups by their place in a box, in reading order."""
        boxes = list(Boxes(self.height, self.width).houses(board))
        for place in range(board.size):
            yield House(f"group {place + 1}", [box.cells[place] for box in boxes])


@attrs.frozen
class Different(Constraint):
    """Cells without repeats, such as an extra region; with as many cells as digits, they hold every digit."""

    cells: Cells = attrs.field(converter=_some)
    name: str = "extra region"

    def houses(self, board: Board) -> Iterator[House]:
        """Return the cells as a house."""
        yield House(f"{self.name} at {_at(self.cells)}", self.cells)


# Rules for all cells that are some move apart

KNIGHT = ((1, 2), (2, 1), (2, -1), (1, -2))
KING = ((1, 1), (1, -1))
BESIDE = ((0, 1), (1, 0))


@attrs.frozen
class Apart(Constraint):
    """Cells that are one of the moves apart (rows down, columns across) never hold the same digit."""

    name: str
    moves: tuple[tuple[int, int], ...] = attrs.field(converter=_moves)

    @property
    def kind(self) -> str:
        """The name, as the moves differ."""
        return self.name

    def links(self, board: Board) -> Iterator[Link]:
        """Return the links between equal digits."""
        for cell, other in board.apart(self.moves):
            for digit in board.digits:
                yield candidate(cell, digit), candidate(other, digit)


AntiKnight = Apart("anti-knight", KNIGHT)
"""Cells that are a knight's move apart never hold the same digit."""

AntiKing = Apart("anti-king", KING)
"""Cells that touch at a corner never hold the same digit."""


@attrs.frozen
class NonConsecutive(Constraint):
    """Cells side by side never hold consecutive digits."""

    def links(self, board: Board) -> Iterator[Link]:
        """Return the links between consecutive digits."""
        for cell, other in board.apart(BESIDE):
            yield from board.unless(lambda a, b: abs(a - b) != 1, cell, other)


# Single cells


@attrs.frozen
class Allowed(Constraint):
    """Cells that hold only some digits, such as odd or even ones."""

    cells: Cells = attrs.field(converter=_numbers)
    among: Digits = attrs.field(converter=_digits)

    def digits(self, board: Board) -> Mapping[int, Iterable[int]]:
        """Return the digits for each cell."""
        return dict.fromkeys(self.cells, self.among)


def odd(cells: Iterable[int | str]) -> Allowed:
    """Return the rule that cells hold odd digits."""
    return Allowed(cells, (1, 3, 5, 7, 9))


def even(cells: Iterable[int | str]) -> Allowed:
    """Return the rule that cells hold even digits."""
    return Allowed(cells, (2, 4, 6, 8))


@attrs.frozen
class Extremes(Constraint):
    """Cells that hold a smaller digit (minimum) or a greater one (maximum) than each cell beside them.

    Between two marked cells of the same kind the rule says nothing.
    """

    cells: Cells = attrs.field(converter=_numbers)
    greatest: bool = False

    def links(self, board: Board) -> Iterator[Link]:
        """Return the links to the cells beside."""
        for one, another in board.apart(BESIDE):
            for cell, other in ((one, another), (another, one)):
                if cell in self.cells and other not in self.cells:
                    yield from board.unless(gt if self.greatest else lt, cell, other)


# Dots between cells


@attrs.frozen
class Difference(Constraint):
    """Two cells whose digits differ by a number; a white Kropki dot means 1."""

    cells: Cells = attrs.field(converter=_pair)
    by: int = 1

    def links(self, board: Board) -> Iterator[Link]:
        """Return the links between digits that do not differ so."""
        yield from board.unless(lambda a, b: abs(a - b) == self.by, *self.cells)


@attrs.frozen
class Ratio(Constraint):
    """Two cells of which one holds a multiple of the other; a black Kropki dot means 2."""

    cells: Cells = attrs.field(converter=_pair)
    of: int = 2

    def links(self, board: Board) -> Iterator[Link]:
        """Return the links between digits without this ratio."""
        yield from board.unless(lambda a, b: a == self.of * b or b == self.of * a, *self.cells)


@attrs.frozen
class PairSum(Constraint):
    """Two cells with a sum; V means 5 and X means 10."""

    cells: Cells = attrs.field(converter=_pair)
    total: int = 10

    def links(self, board: Board) -> Iterator[Link]:
        """Return the links between digits with another sum."""
        yield from board.unless(lambda a, b: a + b == self.total, *self.cells)


@attrs.frozen
class NoOthers(Constraint):
    """All dots are shown: cells side by side without one never have its difference, ratio or sum."""

    shown: tuple[Difference | Ratio | PairSum, ...]
    differences: tuple[int, ...] = ()
    ratios: tuple[int, ...] = ()
    sums: tuple[int, ...] = ()

    def links(self, board: Board) -> Iterator[Link]:
        """Return the links between cells without a dot."""
        dotted = {frozenset(each.cells) for each in self.shown}

        def fits(a: int, b: int) -> bool:
            ratio = any(a == each * b or b == each * a for each in self.ratios)
            return not (abs(a - b) in self.differences or a + b in self.sums or ratio)

        for cell, other in board.apart(BESIDE):
            if frozenset((cell, other)) not in dotted:
                yield from board.unless(fits, cell, other)


@attrs.frozen
class Quadruple(Constraint):
    """Digits that all occur among four cells around a corner; a digit given twice occurs at least twice."""

    cells: Cells = attrs.field(converter=_some)
    needed: Digits = attrs.field(converter=_in_order)

    def truths(self, board: Board) -> Iterator[DeclaredTruth]:
        """Return the truth of each digit."""
        for digit in sorted(set(self.needed)):
            if digit > board.size:
                raise BoardError(
                    f"quadruple at {_at(self.cells)}: there is no {digit}; this board has digits 1 to {board.size}"
                )
            yield DeclaredTruth(f"quadruple at {_at(self.cells)}", [candidate(cell, digit) for cell in self.cells])

    def combinations(self, board: Board) -> Iterator[Combination]:
        """Return the rule for all digits together, if there are several."""
        if len(self.needed) > 1:
            yield _Containing(f"quadruple at {_at(self.cells)}", self.cells, self.needed)


@attrs.frozen
class _Containing(Combination):
    name: str
    cells: Cells
    needed: tuple[int, ...]

    @property
    def start(self) -> Any:
        """All digits, which are still needed."""
        return self.needed

    def follow(self, state: Any, place: int, digit: int) -> Any:
        """Return the digits still needed."""
        left = list(state)
        if digit in left:
            left.remove(digit)
        return tuple(left) if len(left) < len(self.cells) - place else None

    def ends(self, state: Any) -> bool:
        """Return whether none is needed any more."""
        return not state


# Lines


@attrs.frozen
class Thermometer(Constraint):
    """Digits that increase from the bulb, the first cell; a slow thermometer allows equal digits."""

    cells: Cells = attrs.field(converter=_numbers)
    slow: bool = False

    def digits(self, board: Board) -> Mapping[int, Iterable[int]]:
        """Return the digits that leave room for those before and after."""
        if self.slow:
            return {}
        last = len(self.cells) - 1
        return {cell: range(1 + place, board.size - last + place + 1) for place, cell in enumerate(self.cells)}

    def links(self, board: Board) -> Iterator[Link]:
        """Return the links between all pairs of cells."""
        for (place, cell), (further, other) in combinations(enumerate(self.cells), 2):
            least = 0 if self.slow else further - place
            yield from board.unless(lambda a, b, least=least: b - a >= least, cell, other)  # type: ignore[misc]


@attrs.frozen
class Whispers(Constraint):
    """Neighbours on a line differ by at least a number: 5 on German whispers, 4 on Dutch ones."""

    cells: Cells = attrs.field(converter=_numbers)
    least: int = 5

    def links(self, board: Board) -> Iterator[Link]:
        """Return the links between digits that are too close."""
        for cell, other in pairwise(self.cells):
            yield from board.unless(lambda a, b: abs(a - b) >= self.least, cell, other)


@attrs.frozen
class Renban(Constraint):
    """A line of different, consecutive digits in any order."""

    cells: Cells = attrs.field(converter=_some)

    def houses(self, board: Board) -> Iterator[House]:
        """Return the line as a house."""
        yield House(f"renban line at {_at(self.cells)}", self.cells)

    def links(self, board: Board) -> Iterator[Link]:
        """Return the links between digits that are too far apart."""
        for cell, other in combinations(self.cells, 2):
            yield from board.unless(lambda a, b: 0 < abs(a - b) < len(self.cells), cell, other)

    def combinations(self, board: Board) -> Iterator[Combination]:
        """Return the rule for the whole line."""
        yield _Consecutive(f"renban line at {_at(self.cells)}", self.cells)


@attrs.frozen
class _Consecutive(Combination):
    name: str
    cells: Cells

    def follow(self, state: Any, place: int, digit: int) -> Any:
        """Return the mask of the digits so far."""
        after = state | 1 << digit
        spread = after.bit_length() - (after & -after).bit_length()
        return after if after != state and spread < len(self.cells) else None

    def ends(self, state: Any) -> bool:
        """Accept all digits, as ``follow`` has compared them."""
        return True


@attrs.frozen
class Palindrome(Constraint):
    """A line that reads the same from both ends."""

    cells: Cells = attrs.field(converter=_numbers)

    def links(self, board: Board) -> Iterator[Link]:
        """Return the links between different digits in opposite cells."""
        for cell, other in zip(self.cells, reversed(self.cells), strict=True):
            if cell < other:
                yield from board.unless(eq, cell, other)


@attrs.frozen
class Clones(Constraint):
    """Two sets of cells that hold the same digits, place by place."""

    cells: Cells = attrs.field(converter=_numbers)
    others: Cells = attrs.field(converter=_numbers)

    def __attrs_post_init__(self) -> None:
        if len(self.cells) != len(self.others):
            raise BoardError(f"{len(self.cells)} cells cannot be clones of {len(self.others)}")

    def links(self, board: Board) -> Iterator[Link]:
        """Return the links between different digits."""
        for cell, other in zip(self.cells, self.others, strict=True):
            yield from board.unless(eq, cell, other)


@attrs.frozen
class Indexer(Constraint):
    """Cells of a column (or row) that say where its number is: digit d in column 1 means that column d has the 1.

    For rows, ``by_row`` is true: digit d in row 1 means that the 1 of its column is in row d.
    """

    cells: Cells = attrs.field(converter=_numbers)
    by_row: bool = False

    def links(self, board: Board) -> Iterator[Link]:
        """Return the links to all other digits in the cell that is pointed to."""
        for cell in self.cells:
            row, column = divmod(cell, 9)
            for digit in board.digits:
                at, number = ((digit - 1, column), row + 1) if self.by_row else ((row, digit - 1), column + 1)
                for other in board.digits:
                    if other != number:
                        yield candidate(cell, digit), candidate(at[0] * 9 + at[1], other)


@attrs.frozen
class Entropic(Constraint):
    """Any three neighbours on a line hold one low, one middle and one high digit."""

    cells: Cells = attrs.field(converter=_numbers)

    def links(self, board: Board) -> Iterator[Link]:
        """Return the links between digits of the same third, or of different thirds three cells apart."""
        third = board.size // 3
        for distance in (1, 2):
            for cell, other in zip(self.cells, self.cells[distance:], strict=False):
                yield from board.unless(lambda a, b: (a - 1) // third != (b - 1) // third, cell, other)
        for cell, other in zip(self.cells, self.cells[3:], strict=False):
            yield from board.unless(lambda a, b: (a - 1) // third == (b - 1) // third, cell, other)


@attrs.frozen
class Between(Constraint):
    """A line whose digits lie strictly between those at its ends."""

    cells: Cells = attrs.field(converter=_some)

    def combinations(self, board: Board) -> Iterator[Combination]:
        """Return the rule for the whole line."""
        yield _Between(f"between line at {cell_name(self.cells[0])}", self.cells)


@attrs.frozen
class _Between(Combination):
    name: str
    cells: Cells

    @property
    def start(self) -> Any:
        """The state before the first cell; see ``follow``."""
        return ()

    def follow(self, state: Any, place: int, digit: int) -> Any:
        """Return the first digit, and the least and the greatest of the others."""
        if place == 0:
            return (digit, 10, 0)
        first, least, greatest = state
        if place == len(self.cells) - 1:
            return state if min(first, digit) < least and greatest < max(first, digit) else None
        return (first, min(least, digit), max(greatest, digit)) if digit != first else None

    def ends(self, state: Any) -> bool:
        """Accept all digits, as ``follow`` has compared them."""
        return True


# Sums


@attrs.frozen
class Cage(Constraint):
    """A killer cage: different digits with a sum, or without a sum only different digits."""

    cells: Cells = attrs.field(converter=_some)
    total: int | None = None

    @property
    def name(self) -> str:
        """The name, such as ``cage of 15 at r1c1``."""
        return f"cage{'' if self.total is None else f' of {self.total}'} at {_at(self.cells)}"

    def houses(self, board: Board) -> Iterator[House]:
        """Return the cage as a house; raise BoardError if no digits have the sum."""
        count, size = len(self.cells), board.size
        if count > size:
            raise BoardError(f"{self.name} has {count} cells, but the board has only {size} digits")
        least, greatest = count * (count + 1) // 2, count * (2 * size - count + 1) // 2
        if self.total is not None and not least <= self.total <= greatest:
            raise BoardError(
                f"{self.name}: with {count} of the digits 1 to {size}, its sum can only be {least} to {greatest}"
            )
        yield House(self.name, self.cells)

    def combinations(self, board: Board) -> Iterator[Combination]:
        """Return the rule for the sum."""
        if self.total is not None:
            yield _DifferentSum(self.name, self.cells, self.total)


@attrs.frozen(cache_hash=True)
class _DifferentSum(Combination):
    name: str
    cells: Cells
    total: int

    @property
    def all_differ(self) -> bool:
        """All digits of a cage differ."""
        return True

    @property
    def sum_of_cells(self) -> int:
        """The sum."""
        return self.total

    def follow(self, state: Any, place: int, digit: int) -> Any:
        """Return the mask of the digits so far; bits above the tenth hold their sum."""
        if state >> digit & 1 or (state >> 10) + digit > self.total:
            return None
        return state + (1 << digit) + (digit << 10)

    def ends(self, state: Any) -> bool:
        """Return whether the sum is reached."""
        return bool(state >> 10 == self.total)

    def supported(self, masks: Sequence[int]) -> list[int]:
        """Return the digits of each cell that occur in some way to fill all of them."""
        return digits_of_sum(masks, self.total)


@attrs.frozen
class Killer(Constraint):
    """Cages that do not overlap.

    Raises BoardError (when the board is made) if two cages share a cell.
    """

    cages: tuple[Cage, ...]

    def houses(self, board: Board) -> Iterator[House]:
        """Return the cages as houses."""
        taken: dict[int, Cage] = {}
        for cage in self.cages:
            for cell in cage.cells:
                if cell in taken:
                    raise BoardError(f"{cell_name(cell)} is in two cages: {taken[cell].name} and {cage.name}")
                taken[cell] = cage
            yield from cage.houses(board)

    def combinations(self, board: Board) -> Iterator[Combination]:
        """Return the rules for the sums."""
        for cage in self.cages:
            yield from cage.combinations(board)


@attrs.frozen
class LineSum(Constraint):
    """Cells with a sum, whose digits may repeat: a little killer's diagonal, for example."""

    cells: Cells = attrs.field(converter=_some)
    total: int

    def combinations(self, board: Board) -> Iterator[Combination]:
        """Return the rule for the sum."""
        name = f"sum of {self.total} at {cell_name(self.cells[0])}"
        yield _EqualSums(name, self.cells, (len(self.cells),), self.total)


@attrs.frozen
class EqualSums(Constraint):
    """Parts of a line with equal sums, such as those of a region sum line in each box."""

    parts: tuple[Cells, ...] = attrs.field(converter=_all_numbers)

    def combinations(self, board: Board) -> Iterator[Combination]:
        """Return the rule for the sums."""
        cells = tuple(cell for part in self.parts for cell in part)
        yield _EqualSums(f"equal sums at {cell_name(cells[0])}", cells, tuple(map(len, self.parts)))


@attrs.frozen
class _EqualSums(Combination):
    name: str
    cells: Cells
    lengths: tuple[int, ...]
    total: int | None = None

    @property
    def sum_of_cells(self) -> int | None:
        """The sum, if it is given."""
        return None if self.total is None else self.total * len(self.lengths)

    @property
    def start(self) -> Any:
        """The state before the first cell; see ``follow``."""
        return (-1, 0)

    def follow(self, state: Any, place: int, digit: int) -> Any:
        """Return the sum of the parts before, -1 in the first, and the sum so far in this part."""
        total, now = state
        if total < 0 and self.total is not None:
            total = self.total
        now += digit
        if 0 <= total < now:
            return None
        end = 0
        for length in self.lengths:
            end += length
            if place == end - 1:
                return (now, 0) if total in (-1, now) else None
        return (total, now)

    def ends(self, state: Any) -> bool:
        """Accept all digits, as ``follow`` has compared the sums."""
        return True


@attrs.frozen
class Arrow(Constraint):
    """The digits along an arrow have the sum in its circle; in two circles, the sum is a number of two digits."""

    circle: Cells = attrs.field(converter=_some)
    shaft: Cells = attrs.field(converter=_numbers)

    def combinations(self, board: Board) -> Iterator[Combination]:
        """Return the rule for the whole arrow."""
        yield _Arrow(f"arrow at {cell_name(self.circle[0])}", self.circle + self.shaft, len(self.circle))


@attrs.frozen
class _Arrow(Combination):
    name: str
    cells: Cells
    circles: int

    def follow(self, state: Any, place: int, digit: int) -> Any:
        """Return the number in the circle, then what is left of it."""
        if place < self.circles:
            return state * 10 + digit
        return state - digit if state >= digit else None

    def ends(self, state: Any) -> bool:
        """Return whether nothing is left."""
        return not state


# Clues outside the board, each with its line of cells in the order in which they are seen


@attrs.frozen
class Sandwich(Constraint):
    """The digits between the least and the greatest digit of a row or column have a sum."""

    cells: Cells = attrs.field(converter=_some)
    total: int

    def combinations(self, board: Board) -> Iterator[Combination]:
        """Return the rule for the line."""
        yield _Sandwich(f"sandwich of {self.total} at {cell_name(self.cells[0])}", self.cells, self.total, board.size)


@attrs.frozen
class _Sandwich(Combination):
    name: str
    cells: Cells
    total: int
    greatest: int

    @property
    def start(self) -> Any:
        """The state before the first cell; see ``follow``."""
        return (0, 0)

    def follow(self, state: Any, place: int, digit: int) -> Any:
        """Return the crust that began the sandwich, -1 after its end, and the sum so far."""
        crust, total = state
        if digit in (1, self.greatest):
            if crust == 0:
                return (digit, 0)
            return (-1, total) if crust > 0 and digit != crust and total == self.total else None
        if crust > 0:
            total += digit
        return (crust, total) if total <= self.total else None

    def ends(self, state: Any) -> bool:
        """Return whether the sandwich has ended."""
        return bool(state[0] == -1)


@attrs.frozen
class XSum(Constraint):
    """The first digits of a row or column have a sum; the first of them says how many they are."""

    cells: Cells = attrs.field(converter=_some)
    total: int

    def combinations(self, board: Board) -> Iterator[Combination]:
        """Return the rule for the line."""
        yield _XSum(f"X-sum of {self.total} at {cell_name(self.cells[0])}", self.cells, self.total)


@attrs.frozen
class _XSum(Combination):
    name: str
    cells: Cells
    total: int

    @property
    def start(self) -> Any:
        """The state before the first cell; see ``follow``."""
        return (0, 0)

    def follow(self, state: Any, place: int, digit: int) -> Any:
        """Return how many digits are still to be added, and what is left of the sum."""
        more, left = (digit, self.total) if place == 0 else state
        if more == 0:
            return (0, left)
        more, left = more - 1, left - digit
        return (more, left) if left >= 0 and (more or left == 0) else None

    def ends(self, state: Any) -> bool:
        """Return whether all have been added."""
        return not any(state)


@attrs.frozen
class Skyscraper(Constraint):
    """The number of digits of a row or column that are greater than all before them."""

    cells: Cells = attrs.field(converter=_some)
    seen: int

    def combinations(self, board: Board) -> Iterator[Combination]:
        """Return the rule for the line."""
        yield _Skyscraper(f"skyscraper clue of {self.seen} at {cell_name(self.cells[0])}", self.cells, self.seen)


@attrs.frozen
class _Skyscraper(Combination):
    name: str
    cells: Cells
    seen: int

    @property
    def start(self) -> Any:
        """The state before the first cell; see ``follow``."""
        return (0, 0)

    def follow(self, state: Any, place: int, digit: int) -> Any:
        """Return the greatest digit so far, and how many have been seen."""
        greatest, seen = state
        if digit > greatest:
            greatest, seen = digit, seen + 1
        return (greatest, seen) if seen <= self.seen else None

    def ends(self, state: Any) -> bool:
        """Return whether the number is right."""
        return bool(state[1] == self.seen)
