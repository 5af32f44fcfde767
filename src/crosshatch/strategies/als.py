"""Almost locked sets in a row: the XZ-Rule (two), the XY-Wing (three), and the chain (four or more).

Of two sets with a restricted common one lacks it, and so holds all its other digits.  Longer rows pass this on: a
set that lacks a digit for the one before it holds the restricted common with the next.
"""

from collections.abc import Iterator, Sequence

import attrs

from ..board.candidate import Candidate, candidate
from ..board.grid import Grid
from ..board.houses import cells_in, digits_in
from ..engine.sets import als_chains
from ..engine.sets import als_rules
from ..engine.sets.als import AlmostLockedSets, almost_locked_sets
from ..step import Pattern, Role, Step
from .almost_locked import (
    AlmostLockedSetStrategy,
    held_between,
    introduce,
    linked_pattern,
    pattern_sets,
    seen_in_all,
    weak_link,
    with_roles,
)
from .base import conclude, mark


@attrs.frozen
class AlmostLockedSetXZRule(AlmostLockedSetStrategy):
    """Two almost locked sets with a restricted common X: one of them lacks X and so holds all its other digits.

    Another digit Z of both is then in one of the two, and goes from what sees all its candidates in both.

    With two restricted commons, one set lacks the first and the other lacks the second.  So each holds all its other
    digits, which go from what sees all their candidates in that set alone (the cells of the two sets keep theirs), and
    the restricted commons go from what sees all their candidates in both.

    ``overlap`` allows sets that have cells in common.
    """

    name = "Almost Locked Set XZ-Rule"
    summary = "Two almost locked sets share a digit that only one of them can hold, so one holds all its others."

    def find(self, grid: Grid) -> Iterator[Step]:
        sets = almost_locked_sets(grid)
        for found in als_rules.xz_rule(sets, self.overlap):
            _, first, second = als_rules.decode(found)
            yield self._step(grid, sets, first, second)

    def _step(self, grid: Grid, sets: AlmostLockedSets, first: int, second: int) -> Step:
        commons = sets.restricted_commons(first, second)
        shared = sets.digits(first) & sets.digits(second)
        ends = (first, second)
        links = [(first, second, digit) for digit in digits_in(commons)]
        if len(links) == 1:
            removed = seen_in_all(sets, ends, shared & ~commons)
        else:
            removed = seen_in_all(sets, ends, shared)
            removed += _seen_outside(sets, first, second, commons) + _seen_outside(sets, second, first, commons)
        pattern = _pattern(grid, sets, ends, links, ends, removed)
        return Step(self, pattern, eliminations=dict.fromkeys(removed))

    def notation(self, step: Step) -> str:
        commons = step.pattern.digits(Role.RESTRICTED_COMMON)
        removed = step.pattern.digits(Role.COMMON)
        text = f"{_lettered(step)}, X={_with_commas(commons)}"
        return f"{text}, Z={_with_commas(removed)}" if len(commons) == 1 or set(removed) <= set(commons) else text

    def explain(self, step: Step) -> str:
        sets = pattern_sets(step)
        first, second = (each.named for each in sets)
        x, *more = _marked(step, Role.RESTRICTED_COMMON)
        if more:
            argument = (
                f"Every {x} of one sees every {x} of the other, and so it is with the {more[0]}s. So one set lacks the "
                f"{x} and the other the {more[0]}: each of these two digits is in one of the sets, and each set holds "
                "all its other digits. A cell that sees all places of such a digit in its set cannot take that digit; "
                f"as for {x} and {more[0]}, it must see those in both sets."
            )
        else:
            argument = (
                f"Every {x} of one sees every {x} of the other, so one of them lacks the {x} and holds all its other "
                f"digits. Either way {held_between(step, f'{first} or {second}')}"
            )
        return f"{introduce(sets)} {argument} {conclude(step)}"


@attrs.frozen
class AlmostLockedSetXYWing(AlmostLockedSetStrategy):
    """Almost locked sets A and B, each with a restricted common with a third, C: X with A, and Y, another, with B.

    If A lacks X, it holds all its other digits.  If not, C lacks X and holds Y, so B lacks Y and holds all its other
    digits.  So a digit Z of A and B, other than the restricted commons, is in one of the two, and goes from what sees
    all its candidates in both.

    ``overlap`` allows sets that have cells in common, but not that all of A lies in B or the reverse.
    """

    name = "Almost Locked Set XY-Wing"
    summary = "A third almost locked set links two others, so that one of the two holds a digit of both."

    def find(self, grid: Grid) -> Iterator[Step]:
        sets = almost_locked_sets(grid)
        for found in als_rules.xy_wing(sets, self.overlap):
            middle, first, second = als_rules.decode(found)
            yield self._step(grid, sets, first, second, middle)

    def _step(self, grid: Grid, sets: AlmostLockedSets, first: int, second: int, middle: int) -> Step:
        to_first = sets.restricted_commons(middle, first)
        to_second = sets.restricted_commons(middle, second)
        x, y = next((x, y) for x in digits_in(to_first) for y in digits_in(to_second) if x != y)
        links = [(first, middle, x), (middle, second, y)]
        links += [(first, middle, digit) for digit in digits_in(to_first) if digit != x]
        links += [(middle, second, digit) for digit in digits_in(to_second) if digit != y]
        ends = (first, second)
        shared = sets.digits(first) & sets.digits(second)
        removed = seen_in_all(sets, ends, shared & ~(to_first | to_second))
        pattern = _pattern(grid, sets, (first, second, middle), links, ends, removed)
        return Step(self, pattern, eliminations=removed)

    def notation(self, step: Step) -> str:
        commons = step.pattern.digits(Role.RESTRICTED_COMMON)
        return f"{_lettered(step)}, X,Y={_with_commas(commons)}, Z={_with_commas(step.pattern.digits(Role.COMMON))}"

    def explain(self, step: Step) -> str:
        sets = pattern_sets(step)
        first, second, middle = (each.named for each in sets)
        x, y, *_ = _marked(step, Role.RESTRICTED_COMMON)
        return (
            f"{introduce(sets)} {first} and {middle} cannot both hold {x}, nor {middle} and {second} both {y}, since "
            f"all their candidates see each other. If {first} lacks the {x}, it holds all its other digits. If not, "
            f"{middle} lacks it and holds {y}, so that {second} lacks the {y} and holds all its other digits. Either "
            f"way {held_between(step, f'{first} or {second}')} {conclude(step)}"
        )


@attrs.frozen
class AlmostLockedSetChain(AlmostLockedSetStrategy):
    """Four or more almost locked sets in a row, each linked to the next by a restricted common, a new one each time.

    If the first set lacks its restricted common, it holds all its other digits.  If not, the second lacks it and
    holds its restricted common with the third, which therefore lacks that, and so on: the last set lacks the restricted
    common that leads to it and holds all its other digits.  So a digit of both ends, other than the restricted commons
    there, is in one of the two, and goes from what sees all its candidates in both.

    Of all chains that remove the same, a shortest is found, unless it has three sets and is an XY-Wing.  ``overlap``
    allows neighbours that have cells in common; sets further apart may have some anyway, but none comes twice.
    ``most_links`` limits the length (HoDoKu takes 6 links at most); without it there is no limit.
    """

    most_links: int | None = attrs.field(default=None, kw_only=True)

    name = "Almost Locked Set XY-Chain"
    summary = "Linked almost locked sets make a chain, so that the first or the last holds a digit of both."

    def find(self, grid: Grid) -> Iterator[Step]:
        sets = almost_locked_sets(grid)
        known = set()
        for chain in als_chains.chains(sets, self.overlap):
            links, first, start, last, end = als_chains.decode(chain)
            if self.most_links is not None and links > self.most_links:
                return  # the shortest come first
            digits = sets.digits(first) & sets.digits(last) & ~(1 << start | 1 << end)
            removed = seen_in_all(sets, (first, last), digits)
            effect = tuple(removed)
            if effect not in known:
                known.add(effect)
                yield self._step(grid, sets, als_chains.way(sets, self.overlap, chain), removed)

    def _step(self, grid: Grid, sets: AlmostLockedSets, way: Sequence[int], removed: Sequence[Candidate]) -> Step:
        numbers, commons = way[::2], way[1::2]
        links = list(zip(numbers, numbers[1:], commons, strict=False))
        pattern = _pattern(grid, sets, numbers, links, (numbers[0], numbers[-1]), removed)
        return Step(self, pattern, eliminations=removed)

    def notation(self, step: Step) -> str:
        first, *rest = (each.braced for each in pattern_sets(step))
        removed = "".join(map(str, step.pattern.digits(Role.COMMON)))
        commons = step.pattern.digits(Role.RESTRICTED_COMMON)
        chain = "".join(f" -{common}- {braced}" for common, braced in zip(commons, rest, strict=True))
        return f"{removed}- {first}{chain} -{removed}"

    def explain(self, step: Step) -> str:
        sets = pattern_sets(step)
        first, *between, last = (each.named for each in sets)
        commons = _marked(step, Role.RESTRICTED_COMMON)
        passed_on = "".join(
            f" {named} lacks the {common} and holds {following}, so"
            for named, common, following in zip(between, commons, commons[1:], strict=False)
        )
        return (
            f"{introduce(sets)} Neighbours cannot both hold the digit that links them, since all its candidates there "
            f"see each other. If {first} lacks its {commons[0]}, it holds all its other digits. If not,{passed_on} "
            f"{last} lacks the {commons[-1]} and holds all its other digits. Either way "
            f"{held_between(step, f'{first} or {last}')} {conclude(step)}"
        )


def _pattern(
    grid: Grid,
    sets: AlmostLockedSets,
    numbers: Sequence[int],
    links: Sequence[tuple[int, int, int]],
    ends: Sequence[int],
    removed: Sequence[Candidate],
) -> Pattern:
    """Return the pattern of some sets; ``links`` are two of them and their restricted common each."""
    return linked_pattern(
        grid,
        with_roles(sets.cells(number) for number in numbers),
        [weak_link(grid, sets.cells(one), sets.cells(other), digit) for one, other, digit in links],
        [sets.cells(end) for end in ends],
        removed,
    )


def _seen_outside(sets: AlmostLockedSets, number: int, other: int, commons: int) -> list[Candidate]:
    """Return what a set, linked twice to another, removes outside of that with its other digits."""
    return [
        candidate(cell, digit)
        for digit in digits_in(sets.digits(number) & ~commons)
        for cell in cells_in(sets.seen(number, digit) & ~sets.cells(other))
    ]


def _marked(step: Step, role: Role) -> list[str]:
    """Return the digits of a role as an explanation names them."""
    return [mark(role, digit) for digit in step.pattern.digits(role)]


def _lettered(step: Step) -> str:
    """Return the sets of a step in the field's notation: ``A=r14c6 {148}, B=r1235c9 {14589}``."""
    return ", ".join(f"{letter}={each.braced}" for letter, each in zip("ABC", pattern_sets(step), strict=False))


def _with_commas(digits: Sequence[int]) -> str:
    return ",".join(map(str, sorted(set(digits))))
