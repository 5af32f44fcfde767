"""Multi-sector locked sets: cells, and the covers that leave the digits of these cells no room to spare."""

from collections.abc import Iterable, Iterator
from itertools import groupby, pairwise

import attrs

from ...board.board import Board
from ...board.candidate import Candidate, candidates_of
from ...board.houses import cells_in, digits_in, houses_code, kind_of_house
from ...logic.cell_groups import CellGroup
from ...logic.fields import board_field, houses_field, plain_field
from ...logic.step import CELL_TRUTHS, HouseTruth, Link, Pattern, Role, Roles, Truth

KIND_ROLES = (Role.ROW_LINK, Role.COLUMN_LINK, Role.BOX_LINK)
"""The roles of covers by kind of house; boxes stand for all further kinds."""


def kind_role(house: int) -> Role:
    """Return the role of a cover in a house."""
    return KIND_ROLES[min(kind_of_house(house), 2)]


@attrs.frozen
class LockedSets(Pattern):
    """Cells, and covers that contain all their candidates: digits in houses, where each digit is true once at most.

    There are as many covers as cells, or one more, which is the ``rank``.
    """

    group: CellGroup
    covers: tuple[HouseTruth, ...]
    removed: tuple[Candidate, ...] = plain_field(repr=False)
    board: Board = board_field()

    @property
    def rank(self) -> int:
        """By how much the covers outnumber the cells."""
        return len(self.covers) - self.group.cells.bit_count()

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The cells."""
        return tuple(CELL_TRUTHS[cell] for cell in cells_in(self.group.cells))

    @property
    def counted_links(self) -> tuple[HouseTruth, ...]:
        """The covers."""
        return self.covers

    def by_house(self) -> dict[int, int]:
        """Return the digits of the covers as a mask for each house, in order."""
        found: dict[int, int] = {}
        for each in sorted(self.covers, key=lambda cover: cover.house):
            found[each.house] = found.get(each.house, 0) | 1 << each.digit
        return found

    def by_digits(self) -> list[tuple[int, tuple[int, ...]]]:
        """Return the digits of the covers, as a mask, with the houses of one kind that have just these digits."""
        found: dict[tuple[int, int], list[int]] = {}
        for house, digits in self.by_house().items():
            found.setdefault((kind_of_house(house), digits), []).append(house)
        return [(digits, tuple(houses)) for (_, digits), houses in found.items()]

    @property
    def roles(self) -> Roles:
        """The cells, and their candidates by the kind of house that covers them."""
        candidates: dict[Role, list[Candidate]] = {role: [] for role in KIND_ROLES}
        for cover in self.covers:
            cells = self.group.places[cover.digit] & self.board.tables.cells_of(cover.house)
            candidates[kind_role(cover.house)] += candidates_of(cover.digit, cells)
        return Roles(
            cells={Role.PATTERN: cells_in(self.group.cells)},
            candidates={role: some for role, some in candidates.items() if some},
            digits={Role.PATTERN: digits_in(self.group.digits)},
        )

    @property
    def links(self) -> tuple[Link, ...]:
        """The weak links of each cover, from one candidate of the cells or to be removed to the next."""
        removed = [0] * 10
        for each in self.removed:
            removed[each.digit] |= 1 << each.cell
        return tuple(
            Link((one,), (other,), Role.WEAK)
            for digit, house in ((cover.digit, cover.house) for cover in self.covers)
            for one, other in pairwise(
                candidates_of(digit, (self.group.places[digit] | removed[digit]) & self.board.tables.cells_of(house))
            )
        )

    @property
    def notation(self) -> str:
        """The cells and the covers by their digits, such as ``r1347c2589 - 15 r13, 2367 c2589``."""
        covers = ", ".join(
            f"{''.join(map(str, digits_in(digits)))} {houses_code(some)}" for digits, some in self.by_digits()
        )
        return f"{grid_name(self.group.cells)} - {covers}"


@attrs.frozen
class SKLoop(LockedSets):
    """An SK loop: eight groups of cells in a ring, each of which shares covers with the next in one of ``ring``.

    These houses are four lines and four boxes in turns, in order along the ring.
    """

    ring: tuple[int, ...] = houses_field(kw_only=True)

    @property
    def groups(self) -> Iterator[int]:
        """The groups of cells, each where a house of the ring crosses the next."""
        cells_of = self.board.tables.cells_of
        for one, other in zip(self.ring, (*self.ring[1:], self.ring[0]), strict=True):
            yield self.group.cells & cells_of(one) & cells_of(other)


def grid_name(cells: int) -> str:
    """Return the name of cells, with rows that have the same columns together: ``r1347c2589``."""
    rows: dict[tuple[int, ...], list[int]] = {}
    for row, some in groupby(cells_in(cells), lambda cell: cell // 9):
        rows.setdefault(tuple(cell % 9 for cell in some), []).append(row)
    return ",".join(f"r{_numbers(which)}c{_numbers(columns)}" for columns, which in rows.items())


def _numbers(places: Iterable[int]) -> str:
    return "".join(str(place + 1) for place in places)
