"""Deadly patterns, which a puzzle with one solution cannot hold, and what follows from their guardians.

A pattern is one value for all of its kinds.  What follows is an argument of its own: it says what it takes besides the
guardians, such as a subset that they are part of, or a digit that is locked.
"""

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any

import attrs

from ...board.candidate import Candidate, candidate, candidates_of
from ...board.houses import HOUSE, PEERS, cells_in, cells_name, digits_in
from ...logic.fields import NAMES, cell_field, cells_field, digits_field, houses_field
from ...logic.needed_truths import Options, needed_truths
from ...logic.step import CELL_TRUTHS, HOUSE_TRUTHS, NO_ROLES, Guardians, Link, Pattern, Role, Roles, Truth


def _masks_field() -> Any:
    """Return a field for masks of digits, one for each cell of a pattern."""
    names: dict[str, Any] = {NAMES: lambda masks: [list(digits_in(mask)) for mask in masks]}
    return attrs.field(
        repr=lambda masks: "/".join("".join(map(str, digits_in(each))) for each in masks), metadata=names
    )


def _candidates_field() -> Any:
    """Return a field for candidates."""
    return attrs.field(repr=lambda candidates: " ".join(map(str, candidates)))


class Kind(StrEnum):
    """The kinds of deadly patterns."""

    RECTANGLE = "unique rectangle"
    AVOIDABLE = "avoidable rectangle"
    LOOP = "unique loop"
    EXTENDED = "extended rectangle"
    GRAVE = "bivalue universal grave"


class Argument:
    """Why something follows from the guardians of a pattern: what it takes besides that one of them is true."""

    __slots__ = ()

    @property
    def options(self) -> Options:
        """The other truths that it rests on."""
        return {}

    @property
    def roles(self) -> Roles:
        """Who does what in it."""
        return NO_ROLES

    @property
    def links(self) -> tuple[Link, ...]:
        """The links to draw."""
        return ()

    @property
    def size(self) -> int:
        """The size of the subset that it takes, 1 where it takes none."""
        return 1


@attrs.frozen
class OneCell(Argument):
    """All guardians are in one cell, which so holds one of them (type 1)."""


@attrs.frozen
class OneDigit(Argument):
    """All guardians are one digit, which so is in one of their cells (types 2 and 5)."""

    digit: int

    @property
    def roles(self) -> Roles:
        """The digit."""
        return Roles(digits={Role.GUARDIAN: [self.digit]})


@attrs.frozen
class SubsetBeside(Argument):
    """The guardians are in one house: taken for one cell, they make a subset with other cells of it (type 3).

    A naked subset has ``cells`` that take no digits but its own, and goes from the rest of its houses, which are a line
    and a box where all of it lies in both.  ``hidden`` tells the same from its other side: some digits have no places
    in the house but ``cells`` and those with guardians, which they cannot fill, so they need all of the cells.
    ``candidates`` are those of the cells, or all places of the digits of a hidden subset.
    """

    hidden: bool
    cells: int = cells_field()
    digits: int = digits_field()
    houses: tuple[int, ...] = houses_field()
    candidates: tuple[Candidate, ...] = _candidates_field()

    @property
    def options(self) -> Options:
        """The digits in the house of a hidden subset, the cells of a naked one."""
        if self.hidden:
            (house,) = self.houses
            digits = digits_in(self.digits)
            return {HOUSE_TRUTHS[digit][house]: [e for e in self.candidates if e.digit == digit] for digit in digits}
        return {CELL_TRUTHS[cell]: [e for e in self.candidates if e.cell == cell] for cell in cells_in(self.cells)}

    @property
    def roles(self) -> Roles:
        """Cells, digits and houses of the subset."""
        return Roles(
            cells={Role.EXTRA: cells_in(self.cells)},
            candidates={Role.EXTRA: [each for each in self.candidates if self.cells >> each.cell & 1]},
            houses={Role.HOUSE: self.houses},
            digits={Role.EXTRA: digits_in(self.digits)},
        )

    @property
    def size(self) -> int:
        """The cells of a hidden subset, the digits of a naked one (as many as its cells and one for the guardians)."""
        return (self.cells if self.hidden else self.digits).bit_count()


@attrs.frozen
class LockedDigit(Argument):
    """A digit of the pattern has no places in some houses but cells of the pattern."""

    digit: int
    houses: tuple[int, ...] = houses_field()
    places: int = cells_field()

    @property
    def options(self) -> Options:
        """The digit in each of the houses."""
        return {
            HOUSE_TRUTHS[self.digit][house]: candidates_of(self.digit, self.places & HOUSE[house])
            for house in self.houses
        }

    @property
    def roles(self) -> Roles:
        """The digit and the houses."""
        return Roles(houses={Role.HOUSE: self.houses}, digits={Role.STRONG: [self.digit]})

    @property
    def links(self) -> tuple[Link, ...]:
        """The two places of the digit in each house."""
        return tuple(Link((each[0],), (each[1],)) for each in self.options.values() if len(each) == 2)


class LockedToRoof(LockedDigit):
    """The two cells with guardians share a house where no other cell has the digit: one of them takes it (type 4)."""

    __slots__ = ()


class LockedToCorners(LockedDigit):
    """No other cell in the rows and columns of a rectangle has the digit, so two opposite corners take it (type 6)."""

    __slots__ = ()


@attrs.frozen
class LockedInLines(LockedDigit):
    """In both lines of a corner of a rectangle no cell but the corners has the digit (hidden rectangle).

    Unless the corner takes it, both corners ``between`` do, those that share a line with it.
    """

    corner: int = cell_field()
    between: int = cells_field()

    @property
    def roles(self) -> Roles:
        """The corner, the digit and the lines."""
        return attrs.evolve(super().roles, cells={Role.CORNER: [self.corner]})


@attrs.frozen(kw_only=True)
class DeadlyPattern(Pattern):
    """A deadly pattern, one of whose guardians is true, and what goes because of that.

    ``digits`` are those that each of its cells has in it, in the order in which they are told; there are none where
    each cell has its own (a grave).  For each of its cells, in order, ``own`` has the mask of these digits, and
    ``candidates`` that of its candidates (0 where it is filled): those that are not its own are guardians.
    """

    kind: Kind
    cells: int = cells_field()
    digits: tuple[int, ...]
    own: tuple[int, ...] = _masks_field()
    candidates: tuple[int, ...] = _masks_field()
    argument: Argument
    removed: tuple[Candidate, ...] = _candidates_field()

    @property
    def guardians(self) -> tuple[Candidate, ...]:
        """The candidates of which one is true."""
        return self._those([mask & ~own for mask, own in zip(self.candidates, self.own, strict=True)])

    @property
    def roof(self) -> tuple[int, ...]:
        """The cells with guardians."""
        return tuple(dict.fromkeys(each.cell for each in self.guardians))

    @property
    def floor(self) -> tuple[int, ...]:
        """The cells without."""
        roof = self.roof
        return tuple(cell for cell in cells_in(self.cells) if cell not in roof)

    @property
    def way_round(self) -> tuple[int, ...]:
        """The cells of a loop in the order of a way round it, from the first cell to one of its neighbours."""
        return _way_round(tuple(cells_in(self.cells)))

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The guardians and what the argument takes, as far as it is needed for what is removed.

        Now and then less will do: a candidate that excludes every guardian goes without an argument, and where a
        simpler step removes as much, it takes no guardians.
        """
        return needed_truths({Guardians(self._those(self.own)): self.guardians, **self.argument.options}, self.removed)

    @property
    def roles(self) -> Roles:
        """Floor and roof, the digits of the pattern and the guardians; and those of the argument."""
        more = self.argument.roles
        left = self._those([mask & own for mask, own in zip(self.candidates, self.own, strict=True)])
        return Roles(
            cells={**more.cells, Role.FLOOR: self.floor, Role.ROOF: self.roof},
            candidates={Role.PATTERN: left, Role.GUARDIAN: self.guardians, **more.candidates},
            houses=more.houses,
            digits={Role.PATTERN: self.digits, **more.digits} if self.digits else more.digits,
        )

    @property
    def links(self) -> tuple[Link, ...]:
        """The links of the argument."""
        return self.argument.links

    @property
    def notation(self) -> str:
        """Digits and cells, such as ``1/2 in r1c12,r4c12``; nothing where the pattern is the whole grid."""
        return f"{'/'.join(map(str, self.digits))} in {cells_name(cells_in(self.cells))}" if self.digits else ""

    def _those(self, masks: Iterable[int]) -> tuple[Candidate, ...]:
        return _spelt_out(cells_in(self.cells), masks)


def _spelt_out(cells: Iterable[int], masks: Iterable[int]) -> tuple[Candidate, ...]:
    """Return the candidates of cells that have the digits of these masks, one for each cell."""
    return tuple([candidate(cell, digit) for cell, mask in zip(cells, masks, strict=True) for digit in digits_in(mask)])


def _way_round(cells: Sequence[int]) -> tuple[int, ...]:
    path = [cells[0]]

    def walk() -> bool:
        if len(path) == len(cells):
            return bool(PEERS[path[-1]] >> path[0] & 1)
        for cell in cells:
            if cell not in path and PEERS[path[-1]] >> cell & 1:
                path.append(cell)
                if walk():
                    return True
                path.pop()
        return False

    return tuple(path if walk() else cells)


def loop_rating(found: DeadlyPattern) -> float:
    """Return Sudoku Explainer's rating of a unique loop, or of a rectangle, which is a loop of four cells to it."""
    return round({4: 4.5, 6: 4.6, 8: 4.7}.get(found.cells.bit_count(), 5.0) + _for_size(found), 1)


def grave_rating(found: DeadlyPattern) -> float:
    """Return Sudoku Explainer's rating of a bivalue universal grave with guardians in several cells."""
    return round(5.7 + _for_size(found), 1)


def _for_size(found: DeadlyPattern) -> float:
    """Return what a subset beside the pattern adds to a rating."""
    return 0.1 * (found.argument.size - 1)
