"""Deadly and impossible patterns, which a solution cannot contain, and conclusions from their guardians.

All kinds of patterns share one class.  The conclusion is a separate ``Argument``, which states what it needs
besides the guardians, such as a subset to which they belong, or a locked digit.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import attrs

from ...board.board import Board
from ...board.candidate import Candidate, candidate, candidates_of
from ...board.houses import BOXES_MASK, cells_in, cells_name, digits_in
from ...logic.fields import NAMES, board_field, cell_field, cells_field, digits_field, houses_field
from ...logic.needed_truths import Options, needed_truths
from ...logic.step import CELL_TRUTHS, HOUSE_TRUTHS, NO_ROLES, Guardians, Link, Pattern, Role, Roles, Truth
from .kinds import Kind


def _masks_field() -> Any:
    """Return a field for masks of digits, one for each cell of a pattern."""
    names: dict[str, Any] = {NAMES: lambda masks: [list(digits_in(mask)) for mask in masks]}
    return attrs.field(
        repr=lambda masks: "/".join("".join(map(str, digits_in(each))) for each in masks), metadata=names
    )


def _candidates_field() -> Any:
    """Return a field for candidates."""
    return attrs.field(repr=lambda candidates: " ".join(map(str, candidates)))


@attrs.frozen
class Argument:
    """The reason for a conclusion from the guardians, besides the fact that one of them is true."""

    @property
    def options(self) -> Options:
        """The other truths on which it depends."""
        return {}

    @property
    def roles(self) -> Roles:
        """The roles of cells, candidates and houses in it."""
        return NO_ROLES

    @property
    def links(self) -> tuple[Link, ...]:
        """The links to draw."""
        return ()

    @property
    def size(self) -> int:
        """The size of the subset that it uses; 1 if it uses none."""
        return 1


@attrs.frozen
class OneCell(Argument):
    """All guardians are in one cell, which therefore contains one of them (type 1)."""


@attrs.frozen
class OneDigit(Argument):
    """All guardians have the same digit, which is therefore in one of their cells (types 2 and 5)."""

    digit: int

    @property
    def roles(self) -> Roles:
        """The digit."""
        return Roles(digits={Role.GUARDIAN: [self.digit]})


@attrs.frozen
class OnlyGuardian(Argument):
    """There is only one guardian, which is therefore true."""


@attrs.frozen
class SeenByAll(Argument):
    """Every guardian excludes the candidates that are removed."""


@attrs.frozen
class SubsetBeside(Argument):
    """The guardians share a house: treated as one cell, theirs form a subset with other cells of the house (type 3).

    The ``cells`` of a naked subset have no other digits.  Its digits are removed from the rest of its houses, which are
    a line and a box if all its cells lie in both.  ``hidden`` is the same argument from the other side: some digits can
    only go in ``cells`` and in the cells with guardians, which they cannot fill, so they need all of ``cells``.
    ``candidates`` are those of the cells, or all places of the digits of a hidden subset.
    """

    hidden: bool
    cells: int = cells_field()
    digits: int = digits_field()
    houses: tuple[int, ...] = houses_field()
    candidates: tuple[Candidate, ...] = _candidates_field()

    @property
    def options(self) -> Options:
        """The digits of a hidden subset in the house, or the cells of a naked one."""
        if self.hidden:
            (house,) = self.houses
            digits = digits_in(self.digits)
            return {HOUSE_TRUTHS[digit][house]: [e for e in self.candidates if e.digit == digit] for digit in digits}
        return {CELL_TRUTHS[cell]: [e for e in self.candidates if e.cell == cell] for cell in cells_in(self.cells)}

    @property
    def roles(self) -> Roles:
        """The cells, digits and houses of the subset."""
        return Roles(
            cells={Role.EXTRA: cells_in(self.cells)},
            candidates={Role.EXTRA: [each for each in self.candidates if self.cells >> each.cell & 1]},
            houses={Role.HOUSE: self.houses},
            digits={Role.EXTRA: digits_in(self.digits)},
        )

    @property
    def size(self) -> int:
        """The number of cells of a hidden subset, or of digits of a naked one (one more than it has cells)."""
        return (self.cells if self.hidden else self.digits).bit_count()


@attrs.frozen
class LockedDigit(Argument):
    """In certain houses, a digit of the pattern can only go in cells of the pattern."""

    digit: int
    houses: tuple[int, ...] = houses_field()
    places: int = cells_field()
    board: Board = board_field()

    @property
    def options(self) -> Options:
        """The digit in each of the houses."""
        return {
            HOUSE_TRUTHS[self.digit][house]: candidates_of(self.digit, self.places & self.board.tables.cells_of(house))
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
    """The two cells with guardians share a house in which no other cell has the digit, so one takes it (type 4)."""

    __slots__ = ()


class LockedToCorners(LockedDigit):
    """No other cell in the rows or columns of a rectangle has the digit, so two opposite corners take it (type 6)."""

    __slots__ = ()


@attrs.frozen
class LockedInLines(LockedDigit):
    """In both lines of one corner of a rectangle, only corners have the digit (hidden rectangle).

    If that corner does not take it, the two corners ``between``, which share a line with it, both do.
    """

    corner: int = cell_field()
    between: int = cells_field()

    @property
    def roles(self) -> Roles:
        """The corner, the digit and the lines."""
        return attrs.evolve(super().roles, cells={Role.CORNER: [self.corner]})


@attrs.frozen(kw_only=True)
class DeadlyPattern(Pattern):
    """A deadly or impossible pattern, one of whose guardians is true, and the candidates removed as a result.

    ``digits`` are the digits of the pattern, which all its cells share, in the order of the explanation; empty if each
    cell has its own (a grave).  For each cell in order, ``own`` is the mask of its digits in the pattern, and
    ``candidates`` the mask of its candidates (0 if it is filled).  Candidates that are not its own are guardians.
    """

    kind: Kind
    cells: int = cells_field()
    digits: tuple[int, ...]
    own: tuple[int, ...] = _masks_field()
    candidates: tuple[int, ...] = _masks_field()
    argument: Argument
    removed: tuple[Candidate, ...] = _candidates_field()
    board: Board = board_field()

    @property
    def placed(self) -> tuple[Candidate, ...]:
        """The guardian that is placed, if it is the only one."""
        return self.guardians if isinstance(self.argument, OnlyGuardian) else ()

    @property
    def guardians(self) -> tuple[Candidate, ...]:
        """The candidates of which at least one is true."""
        return self._those([mask & ~own for mask, own in zip(self.candidates, self.own, strict=True)])

    @property
    def roof(self) -> tuple[int, ...]:
        """The cells with guardians."""
        return tuple(dict.fromkeys(each.cell for each in self.guardians))

    @property
    def floor(self) -> tuple[int, ...]:
        """The cells without guardians."""
        roof = self.roof
        return tuple(cell for cell in cells_in(self.cells) if cell not in roof)

    @property
    def boxes(self) -> tuple[int, ...]:
        """The boxes that contain cells of the pattern."""
        houses = 0
        for cell in cells_in(self.cells):
            houses |= self.board.tables.houses_with(cell) & BOXES_MASK
        return tuple(cells_in(houses))

    @property
    def way_round(self) -> tuple[int, ...]:
        """The cells of a loop in order around it, from the first cell to one of its neighbours; empty if there is none.

        Each cell shares a house with the next.
        """
        return _way_round(tuple(cells_in(self.cells)), self.board.sees)

    @property
    def truth(self) -> Guardians:
        """The truth that one of the guardians is true."""
        return Guardians(self._those(self.own))

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The guardians and the truths of the argument that the removed candidates need.

        Occasionally, fewer are needed: no argument if a removed candidate excludes every guardian, and no guardians if
        a simpler step has the same effect.
        """
        options = {self.truth: self.guardians, **self.argument.options}
        return needed_truths(options, self.removed, self.placed, self.board)

    @property
    def roles(self) -> Roles:
        """The floor and roof, the digits and guardians of the pattern, and the roles of the argument."""
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
        """Digits and cells, such as ``1/2 in r1c12,r4c12``; empty if the pattern is the whole grid."""
        return f"{'/'.join(map(str, self.digits))} in {cells_name(cells_in(self.cells))}" if self.digits else ""

    def _those(self, masks: Iterable[int]) -> tuple[Candidate, ...]:
        return _spelt_out(cells_in(self.cells), masks)


def _spelt_out(cells: Iterable[int], masks: Iterable[int]) -> tuple[Candidate, ...]:
    """Return the candidates of cells, given a mask of digits for each cell."""
    return tuple([candidate(cell, digit) for cell, mask in zip(cells, masks, strict=True) for digit in digits_in(mask)])


def _way_round(cells: Sequence[int], sees: Sequence[int]) -> tuple[int, ...]:
    path = [cells[0]]

    def walk() -> bool:
        if len(path) == len(cells):
            return bool(sees[path[-1]] >> path[0] & 1)
        for cell in cells:
            if cell not in path and sees[path[-1]] >> cell & 1:
                path.append(cell)
                if walk():
                    return True
                path.pop()
        return False

    return tuple(path) if walk() else ()
