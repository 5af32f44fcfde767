"""Rules about several cells: those that a board has, those that follow from whole houses, and what they rule out."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache, reduce
from math import prod
from operator import or_

from ...board.board import Board, Combination
from ...board.candidate import CANDIDATES, Candidate
from ...board.derived import Difference, SameDigits
from ...board.grid import Grid
from ...board.houses import CELLS, cell_set, cells_in, digits_in, kind_of_house
from ...board.rules import masks_of, supported
from ...logic.step import BoardRule, Leftovers, NamedRule, RestOfHouses
from .sums import SumFillings

MOST_REST = 5
"""The maximum number of cells that a sum of the 45 rule is about."""

MOST_LEFT_OVER = 8
"""The maximum number of cells that the law of leftovers is about."""

MOST_HOUSES = 4
"""The maximum number of houses that are taken together."""

MOST_FILLINGS = 20_000
"""The number of fillings up to which all are tried one by one; beyond it, weak links between the cells are ignored."""


EVERYWHERE = sum(1 << cell * 9 for cell in CELLS)
"""The digit 1 in all cells, as a set of candidates."""


@lru_cache(maxsize=256)
def board_rules(board: Board) -> tuple[tuple[NamedRule, Combination], ...]:
    """Return the rules of a board about several cells."""
    return tuple((BoardRule(number, each.name), each) for number, each in enumerate(board.combinations))


@lru_cache(maxsize=256)
def sums_of_rest(board: Board) -> tuple[tuple[NamedRule, Combination], ...]:
    """Return the sums of a few cells that the 45 rule gives, for houses of a kind that follow one another."""
    sums = [number for number, each in enumerate(board.combinations) if each.sum_of_cells is not None]
    found: dict[Combination, NamedRule] = {}
    for houses in _neighbours(board) if sums else ():
        covered = {cell for house in houses for cell in board.numbered[house].cells}
        chosen: list[int] = []
        taken: set[int] = set()
        for number in sums:
            cells = board.combinations[number].cells
            if 2 * len(covered.intersection(cells)) > len(cells) and taken.isdisjoint(cells):
                chosen.append(number)
                taken.update(cells)
        rule = RestOfHouses(houses, tuple(chosen))
        rest = rule.combination(board) if chosen else None
        if rest is not None and len(rest.cells) <= MOST_REST:
            found.setdefault(rest, rule)
    return tuple((rule, rest) for rest, rule in sorted(found.items(), key=lambda each: len(each[0].cells)))


@lru_cache(maxsize=256)
def leftover_rules(board: Board) -> tuple[tuple[NamedRule, Combination], ...]:
    """Return the laws of leftovers with few cells, for lines that follow one another and as many other houses."""
    found: dict[frozenset[int], tuple[NamedRule, Combination]] = {}
    masks = {number: house.mask for number, house in board.numbered.items()}
    for lines in _neighbours(board):
        if lines[0] >= 18:
            continue
        covered = reduce(or_, [masks[line] for line in lines])
        outside = {area: (masks[area] & ~covered).bit_count() for area in masks if area >= 18}
        areas = sorted((area for area in outside if 2 * outside[area] <= MOST_LEFT_OVER), key=outside.__getitem__)
        for others in _disjoint(masks, areas, len(lines)):
            if 2 * sum(outside[other] for other in others) > MOST_LEFT_OVER:
                continue
            rule = Leftovers(lines, tuple(sorted(others)))
            combination = rule.combination(board)
            if combination is not None:
                found.setdefault(frozenset(combination.cells), (rule, combination))
    return tuple(sorted(found.values(), key=lambda each: len(each[1].cells)))


def _neighbours(board: Board) -> Iterator[tuple[int, ...]]:
    """Yield up to MOST_HOUSES houses of one kind whose numbers follow one another; only houses without common cells."""
    for count in range(1, MOST_HOUSES + 1):
        for first in board.numbered:
            houses = tuple(range(first, first + count))
            kinds = {kind_of_house(house) for house in houses}
            if all(house in board.numbered for house in houses) and len(kinds) == 1:
                cells = [cell for house in houses for cell in board.numbered[house].cells]
                if len(cells) == len(set(cells)):
                    yield houses


def _disjoint(masks: Mapping[int, int], areas: Sequence[int], count: int) -> Iterator[tuple[int, ...]]:
    """Yield the choices of so many houses without common cells, of one kind."""
    if count == 0:
        yield ()
        return
    for place, area in enumerate(areas):
        rest = [
            other
            for other in areas[place + 1 :]
            if kind_of_house(other) == kind_of_house(area) and not masks[area] & masks[other]
        ]
        for others in _disjoint(masks, rest, count - 1):
            yield (area, *others)


def excluded_inside(grid: Grid, rule: Combination) -> tuple[Candidate, ...]:
    """Return the candidates of a rule's cells that occur in no way to fill them."""
    masks = masks_of(grid, rule.cells)
    left: Sequence[int] = supported(grid.board, rule, masks)
    differ = rule.all_differ and not grid.tables.has_links
    if not differ and prod(mask.bit_count() for mask in left) <= MOST_FILLINGS:
        left = _apart(grid, rule, tuple(left))
    if tuple(left) == masks:
        return ()
    return tuple(
        CANDIDATES[cell * 9 + digit - 1]
        for cell, mask, possible in zip(rule.cells, masks, left, strict=True)
        if not grid.value(cell)
        for digit in digits_in(mask & ~possible)
    )


def _apart(grid: Grid, rule: Combination, masks: tuple[int, ...]) -> Sequence[int]:
    """Return the digits that occur in a filling without candidates that exclude each other."""
    if isinstance(rule, Difference | SameDigits) and len(rule.cells) < 10:
        total = rule.total if isinstance(rule, Difference) else 0
        return SumFillings(grid, rule.cells, rule.signs, isinstance(rule, Difference), total).supported(masks)
    return _apart_one_by_one(grid.board, rule, masks)


@lru_cache(maxsize=20_000)
def _apart_one_by_one(board: Board, rule: Combination, masks: tuple[int, ...]) -> tuple[int, ...]:
    left = [0] * len(masks)
    for digits in fillings(board, rule, masks):
        for place, digit in enumerate(digits):
            left[place] |= 1 << digit
    return tuple(left)


def fillings(board: Board, rule: Combination, masks: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """Yield the digits of each way to fill a rule's cells from these masks, so that none exclude each other."""

    def rest(place: int, state: object, excluded: int, digits: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
        if place == len(rule.cells):
            if rule.ends(state):
                yield digits
            return
        cell = rule.cells[place]
        for digit in digits_in(masks[place]):
            index = cell * 9 + digit - 1
            after = None if excluded >> index & 1 else rule.follow(state, place, digit)
            if after is not None:
                yield from rest(place + 1, after, excluded | board.excluded_by[index], (*digits, digit))

    return rest(0, rule.start, 0, ())


def excluded_outside(grid: Grid, rule: Combination) -> tuple[Candidate, ...]:
    """Return the candidates of other cells that would leave no way to fill the cells of a rule."""
    excluded_by = grid.board.excluded_by
    masks = masks_of(grid, rule.cells)
    inside = [
        (place, 1 << digit, 1 << cell * 9 + digit - 1)
        for place, (cell, mask) in enumerate(zip(rule.cells, masks, strict=True))
        for digit in digits_in(mask)
    ]
    candidates = sum({one for _, _, one in inside})
    known = {0: True}

    def goes(gone: int) -> bool:
        """Return whether a way is left without some candidates."""
        if gone not in known:
            left = list(masks)
            for place, mask, one in inside:
                if gone & one:
                    left[place] &= ~mask
            known[gone] = all(left) and any(supported(grid.board, rule, tuple(left)))
        return known[gone]

    has_links, around = grid.tables.has_links, ~cell_set(rule.cells)
    found = []
    for digit in grid.board.digits:
        if has_links or not goes(candidates & EVERYWHERE << digit - 1):
            for cell in cells_in(grid.cells_mask(digit) & around):
                index = cell * 9 + digit - 1
                if not goes(excluded_by[index] & candidates):
                    found.append(index)
    return tuple([CANDIDATES[index] for index in sorted(found)])
