"""The pattern of templates: what all ways to place a digit have in common."""

from collections import Counter
from functools import cached_property
from itertools import groupby
from typing import NamedTuple

import attrs

from ...board.board import Board
from ...board.candidate import candidates_of
from ...board.houses import LOOSE_MASK, ROWS, kind_of_house
from ...logic.fields import board_field, cells_field
from ...logic.needed_truths import needed_truths
from ...logic.step import HOUSE_TRUTHS, HouseTruth, Pattern, Role, Roles


@attrs.frozen
class Places:
    """The cells where a digit is a candidate."""

    digit: int
    cells: int = cells_field()


class Rows(NamedTuple):
    """Rows in which a digit must be placed, with no two places that see each other.

    On a board with diagonals, windows or the like, these may be among the rows.
    """

    digit: int
    rows: tuple[int, ...]


@attrs.frozen
class Templates(Pattern):
    """The cells that one digit takes, or leaves, in all ways to place digits in the rows."""

    digit: int
    places: tuple[Places, ...] = attrs.field(repr=False)
    placed: int = attrs.field(default=0, repr=False)
    removed: int = attrs.field(default=0, repr=False)
    board: Board = board_field()

    @property
    def rows(self) -> tuple[Rows, ...]:
        """The rows that are needed, by digit, in order.

        There need not be any of the digit itself, where others take the cells in question.
        """
        by_digit = groupby(self.truths, lambda each: each.digit)
        return tuple(Rows(digit, tuple(each.house for each in some)) for digit, some in by_digit)

    @cached_property
    def truths(self) -> tuple[HouseTruth, ...]:
        """The digits in the rows that are needed, or, where rows are not enough, in further houses."""
        cells_of = self.board.tables.cells_of
        options = {
            HOUSE_TRUTHS[each.digit][house]: candidates_of(each.digit, each.cells & cells_of(house))
            for each in self.places
            for house in (*self._further, *ROWS)
            if each.cells & cells_of(house)
        }
        removed, placed = candidates_of(self.digit, self.removed), candidates_of(self.digit, self.placed)
        return needed_truths(options, removed, placed, self.board)

    @property
    def _further(self) -> list[int]:
        """The houses that need not have a digit if all rows have it: those of a kind that does not cover the board."""
        kinds = Counter(map(kind_of_house, self.board.numbered))
        return [
            house
            for house in self.board.numbered
            if LOOSE_MASK >> house & 1 or kinds[kind_of_house(house)] < self.board.size
        ]

    @property
    def roles(self) -> Roles:
        """The digit, its rows and its places in them; the places of the other digits in the rows that they take."""
        places = {each.digit: each.cells for each in self.places}
        cells = dict.fromkeys(places, 0)
        for each in self.truths:
            cells[each.digit] |= places[each.digit] & self.board.tables.cells_of(each.house)
        others = [each for digit in cells if digit != self.digit for each in candidates_of(digit, cells[digit])]
        return Roles(
            candidates={
                Role.PATTERN: candidates_of(self.digit, cells[self.digit]),
                **({Role.EXTRA: others} if others else {}),
            },
            houses={Role.HOUSE: [each.house for each in self.truths if each.digit == self.digit]},
            digits={Role.PATTERN: [self.digit]},
        )

    @property
    def notation(self) -> str:
        """The digit."""
        return str(self.digit)
