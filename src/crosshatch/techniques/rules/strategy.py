"""Strategies that boards with further rules need: combinations, the 45 rule, leftovers, and direct forcing.

None of them finds anything on a board of rows, columns and boxes alone.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache, reduce
from itertools import combinations
from math import prod
from operator import and_, or_

import attrs

from ...board.board import Board, Combination
from ...board.candidate import CANDIDATES, Candidate
from ...board.derived import Difference, SameDigits
from ...board.grid import Grid, changed_since_nothing, found_nothing
from ...board.houses import cell_set, cells_in, digits_in
from ...board.rules import masks_of
from ...board.sums import digits_of_sum, sets_of_sum
from ...logic.candidates import candidates_in
from ...logic.step import CELL_TRUTHS, HOUSE_TRUTHS, BoardTruth, NamedRule, Step, Truth
from ..strategy import TableStrategy
from .pattern import Filling, NoWayOut
from .search import (
    MOST_FILLINGS,
    board_rules,
    excluded_inside,
    excluded_outside,
    fillings,
    leftover_rules,
    sums_of_rest,
)

MOST_WAYS = 6
"""The maximum number of sets of digits that an explanation lists."""

Rules = Callable[[Board], Sequence[tuple[NamedRule, Combination]]]
Excluded = Callable[[Grid, Combination], Sequence[Candidate]]


@attrs.frozen(repr=False)
class RuleStrategy(TableStrategy):
    """No way to fill the cells of a rule, such as the sum of a cage, goes with a candidate, so it can be removed.

    ``rules`` returns the rules to try, and ``excluded`` what each rules out.
    """

    rules: Rules = board_rules
    excluded: Excluded = excluded_inside

    def works_on(self, board: Board) -> bool:
        """Return whether the board has, or implies, such rules."""
        return not board.is_plain and bool(self.rules(board))

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        changed = grid.empty and changed_since_nothing(grid, self)
        nothing = True
        for (named, rule), cells in zip(self.rules(grid.board), _cells_of(self.rules, grid.board), strict=True):
            if cells & changed and cells & grid.empty:
                removed = self.excluded(grid, rule)
                if removed:
                    nothing = False
                    minus = cell_set(rule.minus) if isinstance(rule, Difference | SameDigits) else 0
                    total = rule.total if isinstance(rule, Difference) else rule.sum_of_cells
                    ways = () if minus else _ways(grid, rule)
                    outside = self.excluded is excluded_outside
                    only_sum = bool(ways) and total is not None and _all_differ(grid, rule)
                    found = Filling(named, cell_set(rule.cells) & ~minus, minus, total, ways, outside, only_sum)
                    yield Step(self.technique, found, eliminations=removed)
        if nothing:
            found_nothing(grid, self)


@lru_cache(maxsize=256)
def _cells_of(rules: Rules, board: Board) -> tuple[int, ...]:
    """Return the cells of each rule as a set."""
    return tuple(cell_set(rule.cells) for _, rule in rules(board))


def _ways(grid: Grid, rule: Combination) -> tuple[int, ...]:
    """Return the sets of digits that fill the cells of a rule, if there are few and they all differ.

    That the cells hold all digits of the board is not worth telling.
    """
    masks = masks_of(grid, rule.cells)
    if prod(mask.bit_count() for mask in masks) > MOST_FILLINGS:
        return ()
    if rule.sum_of_cells is not None and _all_differ(grid, rule):
        return _ways_of_sum(masks, rule.sum_of_cells)
    found: dict[int, None] = {}
    for digits in fillings(grid.board, rule, masks):
        if len({*digits}) < len(digits) or len(found) > MOST_WAYS:
            return ()
        found[sum(1 << digit for digit in digits)] = None
    are_telling = len(found) <= MOST_WAYS and len(rule.cells) < grid.board.size
    return tuple(sorted(found)) if are_telling else ()


def _all_differ(grid: Grid, rule: Combination) -> bool:
    """Return whether the digits of a rule's cells all differ, and no other link can come between them."""
    if grid.tables.has_links:
        return False
    return rule.all_differ or all(
        grid.tables.peers_of(cell) >> other & 1 for cell, other in combinations(rule.cells, 2)
    )


def _ways_of_sum(masks: Sequence[int], total: int) -> tuple[int, ...]:
    every = reduce(or_, masks)
    ways = []
    for digits in sets_of_sum(len(masks), total):
        if not digits & ~every and any(digits_of_sum([mask & digits for mask in masks], total)):
            ways.append(digits)
    return tuple(sorted(ways)) if len(ways) <= MOST_WAYS else ()


COMBINATIONS = RuleStrategy()
REQUIRED_DIGITS = RuleStrategy(excluded=excluded_outside)
INNIES_AND_OUTIES = RuleStrategy(sums_of_rest)
LAW_OF_LEFTOVERS = RuleStrategy(leftover_rules)


class DirectForcing(TableStrategy):
    """One of some candidates is true, and each of them excludes another candidate, which can be removed.

    The candidates are those of a cell, the places of a digit in a house, or those of which a rule says that one holds.
    """

    def works_on(self, board: Board) -> bool:
        """Return whether candidates can exclude each other that share neither a cell nor a house of the usual kinds."""
        return not board.is_plain

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        excluded_by = grid.board.excluded_by
        left = 0
        for cell in cells_in(grid.empty):
            left |= grid.digits_of(cell) >> 1 << cell * 9
        nothing = True
        for truth, candidates in _truths(grid, changed_since_nothing(grid, self)):
            losing = reduce(and_, (excluded_by[each.index] for each in candidates), left)
            if losing:
                removed = [*candidates_in(losing)]
                nothing = False
                yield Step(self.technique, NoWayOut(truth, candidates), eliminations=removed)
        if nothing:
            found_nothing(grid, self)


DIRECT_FORCING = DirectForcing()


def _truths(grid: Grid, changed: int) -> Iterator[tuple[Truth, tuple[Candidate, ...]]]:
    """Yield the truths about changed cells with their candidates: houses first, then cells, then those of the board."""
    board, tables = grid.board, grid.tables
    houses = [house for house in cells_in(tables.all_houses) if tables.cells_of(house) & changed]
    for digit in board.digits:
        for house in houses:
            if grid.places_left(digit, house) > 1:
                cells = grid.cells_mask(digit) & tables.cells_of(house)
                yield HOUSE_TRUTHS[digit][house], tuple([CANDIDATES[each * 9 + digit - 1] for each in cells_in(cells)])
    for cell in cells_in(grid.empty & changed):
        digits = digits_in(grid.digits_of(cell))
        if len(digits) > 1:
            yield CELL_TRUTHS[cell], tuple([CANDIDATES[cell * 9 + digit - 1] for digit in digits])
    for number, declared in enumerate(board.truths):
        if not any(grid.value(each.cell) == each.digit for each in declared.candidates):
            truth = BoardTruth(number, declared.name)
            yield truth, truth.candidates(grid)
