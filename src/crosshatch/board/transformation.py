"""Transformations of a puzzle into equivalent puzzles: houses are mapped to houses.

A puzzle can be rotated and reflected, its bands, stacks and lines within a band can be exchanged, and its digits can be
renamed.  Whatever is true of a puzzle is true of its image.  Together these are the 3,359,232 symmetries of the grid
times the 362,880 permutations of the digits.
"""

from collections.abc import Sequence
from random import Random

import attrs

from .candidate import Candidate, candidate
from .houses import CELLS, DIGITS


@attrs.frozen
class Transformation:
    """A mapping of cells and digits: cell ``c`` moves to ``cells[c]``, and digit ``d`` becomes ``digits[d]``.

    An empty cell (0) stays empty.  Houses must be mapped to houses; this is not checked, but holds for all functions
    and constants of this module.
    """

    cells: tuple[int, ...] = tuple(CELLS)
    digits: tuple[int, ...] = (0, *DIGITS)

    def then(self, other: "Transformation") -> "Transformation":
        """Return the transformation that applies this one first, then the other."""
        return Transformation(
            tuple(other.cells[cell] for cell in self.cells), tuple(other.digits[digit] for digit in self.digits)
        )

    @property
    def inverse(self) -> "Transformation":
        """The transformation that undoes this one."""
        return Transformation(
            tuple(self.cells.index(cell) for cell in CELLS), tuple(self.digits.index(digit) for digit in range(10))
        )

    def image(self, each: Candidate) -> Candidate:
        """Return the image of a candidate."""
        return candidate(self.cells[each.cell], self.digits[each.digit])


IDENTITY = Transformation()

TRANSPOSED = Transformation(tuple(cell % 9 * 9 + cell // 9 for cell in CELLS))
"""Reflection in the main diagonal: rows become columns."""


def mirrored(size: int = 9) -> Transformation:
    """Return the reflection that exchanges left and right on a board with some number of columns."""
    columns = (*reversed(range(size)), *range(size, 9))
    return Transformation(tuple(cell // 9 * 9 + columns[cell % 9] for cell in CELLS))


MIRRORED = mirrored()
"""Reflection that exchanges left and right."""

QUARTER_TURN = TRANSPOSED.then(MIRRORED)
"""Clockwise rotation by 90 degrees."""

HALF_TURN = QUARTER_TURN.then(QUARTER_TURN)


def lines_moved(rows: Sequence[int] = range(9), columns: Sequence[int] = range(9)) -> Transformation:
    """Return the transformation that moves row ``r`` to ``rows[r]`` and column ``c`` to ``columns[c]`` (0 to 8).

    On a board with fewer rows, give as many as it has; ``Puzzle.transformed`` finds out whether they may move so.

    Raises ValueError if a line is missing, or the three lines of a band or stack of nine do not stay together.
    """
    for lines in (rows, columns):
        bands = {frozenset(lines[start : start + 3]) for start in (0, 3, 6)}
        if (
            len(lines) < 4
            or sorted(lines) != list(range(len(lines)))
            or (len(lines) == 9 and bands != {frozenset((0, 1, 2)), frozenset((3, 4, 5)), frozenset((6, 7, 8))})
        ):
            raise ValueError(f"expected lines 0 to 8, each once and those of a band side by side, not {list(lines)}")
    rows, columns = ((*lines, *range(len(lines), 9)) for lines in (rows, columns))
    return Transformation(tuple(rows[cell // 9] * 9 + columns[cell % 9] for cell in CELLS))


def digits_renamed(digits: Sequence[int]) -> Transformation:
    """Return the transformation that replaces the digits from 1 on with the given ones, in this order.

    On a board with fewer digits, give as many as it has.

    Raises ValueError if a digit is missing.
    """
    if sorted(digits) != list(DIGITS[: len(digits)]):
        raise ValueError(f"expected each digit from 1 to 9 once, not {list(digits)}")
    return Transformation(digits=(0, *digits, *DIGITS[len(digits) :]))


def random_transformation(seed: int | str | Random) -> Transformation:
    """Return a random transformation for a seed, or the next one from a random generator; all are equally likely.

    The same seed gives the same transformation on every machine, because only ``random.Random.random`` is used.
    """
    chance = seed if isinstance(seed, Random) else Random(seed)
    rows, columns, digits = _lines_at_random(chance), _lines_at_random(chance), shuffled(DIGITS, chance)
    moved = lines_moved(rows, columns).then(digits_renamed(digits))
    return TRANSPOSED.then(moved) if chance.random() < 0.5 else moved


def random_turn(chance: Random) -> Transformation:
    """Return a random rotation or reflection with digits renamed at random; all are equally likely."""
    number = int(chance.random() * 8)
    turn = TRANSPOSED if number & 1 else IDENTITY
    turn = turn.then(MIRRORED) if number & 2 else turn
    turn = turn.then(HALF_TURN) if number & 4 else turn
    return turn.then(digits_renamed(shuffled(DIGITS, chance)))


def _lines_at_random(chance: Random) -> list[int]:
    return [line for band in shuffled((0, 3, 6), chance) for line in shuffled(range(band, band + 3), chance)]


def shuffled(numbers: Sequence[int], chance: Random) -> list[int]:
    """Return numbers in a random order; all orders are equally likely."""
    return sorted(numbers, key=lambda _: chance.random())


def moved(line: str, transformation: Transformation) -> str:
    """Return the image of a line of 81 cells; characters that are not digits move with their cells."""
    image = [""] * 81
    for cell, digit in zip(transformation.cells, line, strict=True):
        image[cell] = str(transformation.digits[int(digit)]) if digit.isdecimal() else digit
    return "".join(image)
