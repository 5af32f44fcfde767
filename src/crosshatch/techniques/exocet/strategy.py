"""Junior Exocets, one at a time or two with the same digits and cross-lines."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from itertools import combinations
from operator import or_
from typing import TYPE_CHECKING

import attrs

from ...board.bitset import bit
from ...board.candidate import Candidate, candidates_of
from ...board.grid import Grid, memo
from ...board.houses import DIGITS, digits_in
from ...lazy import later
from ...logic.budget import Budget
from ...logic.step import Step
from ..strategy import TableStrategy

if TYPE_CHECKING:
    from . import pattern as patterns
    from . import search
    from . import ways as following
else:
    patterns = later(".pattern", __package__)
    search = later(".search", __package__)
    following = later(".ways", __package__)

MOST_WORK = 200_000
"""The maximum number of places to try on one grid: the hardest puzzles need some hundreds for a single exocet."""


class JuniorExocet(TableStrategy):
    """The two digits of a base are in its two targets, because the cross-lines have no other place left for them.

    The base is two cells of a line in a box.  Each of its digits, were it in the base, would be in each of three
    cross-lines: that of the base's box without a base cell, and that of a target in either of the band's other boxes.
    Outside the band, its places lie in two lines at most, so it is there twice at most.  In the band, the base sees
    the places in its line and its box, and the other cell of each target's line in the target's box, the companion,
    does not have the digit.  So at least one of the targets does.  There are two targets for two digits.

    A digit of the base that is in a target has one place left in the third box of the band: one of two mirror cells,
    since the line of the base and that of the target are excluded there, and its third cell is the companion or the
    target of the other digit.
    """

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        budget = Budget(MOST_WORK)
        for finding in memo(grid, search.junior_exocets):
            yield from _steps(self, grid, [finding], budget)


class DoubleExocet(TableStrategy):
    """Two Junior Exocets of one band with the same four digits and cross-lines, in different boxes and lines.

    In the cross-lines outside the band, each of the digits is twice at most, and so at least once in the band.  A digit
    in both bases would have no place there, because both targets of the third box see it or are a companion.  So each
    base has two digits of its own, each of which is in one of its targets and twice outside the band, once in each of
    its two lines there.
    """

    def steps_on(self, grid: Grid) -> Iterator[Step]:
        budget = Budget(MOST_WORK)
        for one, other in combinations(memo(grid, search.junior_exocets), 2):
            if (
                {*one.cross_lines} == {*other.cross_lines}
                and one.digits == other.digits
                and one.digits.bit_count() == 4
                and one.line != other.line
                and one.cross_lines[0] != other.cross_lines[0]
                and not {*one.targets} & {*other.targets}
            ):
                yield from _steps(self, grid, [one, other], budget)


def _steps(
    strategy: TableStrategy, grid: Grid, findings: Sequence[search.ExocetFinding], budget: Budget
) -> Iterator[Step]:
    """Yield the step of one exocet, or of two together, if it removes something."""
    band = _band(findings[0])
    lines = findings[0].cross_lines
    houses = [grid.tables.cells_of(house) for house in (*band, *lines)]
    found = following.consequences(grid, [each.base for each in findings], findings[0].digits, houses, budget)
    if found:
        pattern = _pattern(grid, findings, found)
        if pattern.removals:
            yield Step(strategy.technique, pattern, eliminations=pattern.removed)


def union(sets: Iterable[int]) -> int:
    """Return the union of sets of cells."""
    return reduce(or_, sets, 0)


def _pattern(grid: Grid, findings: Sequence[search.ExocetFinding], follows: following.Consequences) -> patterns.Exocet:
    """Return the pattern of exocets, with what follows by each rule."""
    first = findings[0]
    band = _band(first)
    lines = tuple(sorted(first.cross_lines))
    of_band, of_lines = (union(map(grid.tables.cells_of, houses)) for houses in (band, lines))
    found = patterns.Exocet(
        tuple(_base(grid, each, band) for each in findings),
        first.digits,
        band,
        lines,
        tuple(
            patterns.Covered(digit, _covers(grid, following.places_of(grid, digit) & of_lines & ~of_band, first))
            for digit in digits_in(first.digits)
        ),
        certain=follows.certain,
        places=grid.places_in(of_band | of_lines),
        cross_cells=of_lines & ~of_band,
    )
    return attrs.evolve(found, removals=tuple(_by_rule(grid, found, follows)))


def _band(finding: search.ExocetFinding) -> tuple[int, ...]:
    """Return the boxes of the band of an exocet."""
    place = finding.line % 9
    if finding.line < 9:
        return tuple(range(18 + place - place % 3, 21 + place - place % 3))
    return tuple(range(18 + place // 3, 27, 3))


def _base(grid: Grid, finding: search.ExocetFinding, band: Sequence[int]) -> patterns.Base:
    """Return a base with its targets and their mirror cells."""
    cells_of = grid.tables.cells_of
    boxes = [cells_of(box) & ~cells_of(finding.line) for box in band if not cells_of(box) & finding.base]
    _, *lines = finding.cross_lines
    one, other = (
        patterns.Target(cell, box & ~grid.tables.peers_of(cell) & ~cells_of(line))
        for cell, box, line in zip(finding.targets, reversed(boxes), reversed(lines), strict=True)
    )
    return patterns.Base(finding.line, finding.base, (one, other))


def _covers(grid: Grid, places: int, finding: search.ExocetFinding) -> tuple[int, ...]:
    """Return the fewest lines that hold some places in the cross-lines of an exocet, parallel ones if possible."""
    parallels = range(9) if finding.line < 9 else range(9, 18)
    lines = (*parallels, *sorted(finding.cross_lines))
    return next(
        some
        for count in range(3)
        for some in combinations(lines, count)
        if not places & ~union(map(grid.tables.cells_of, some))
    )


def _by_rule(grid: Grid, found: patterns.Exocet, follows: following.Consequences) -> Iterator[patterns.Removal]:
    """Yield what is impossible by each rule."""
    rules = _Rules(grid, found, follows)
    removed: dict[patterns.Rule, list[Candidate]] = {rule: [] for rule in patterns.Rule}
    for digit in DIGITS:
        for each in candidates_of(digit, follows.impossible[digit]):
            if rule := rules.rule_of(each):
                removed[rule].append(each)
    return (patterns.Removal(rule, tuple(candidates)) for rule, candidates in removed.items() if candidates)


class _Rules:
    """The rules about an exocet, by which candidates are impossible."""

    def __init__(self, grid: Grid, found: patterns.Exocet, follows: following.Consequences) -> None:
        self._peers = grid.tables.peers_of
        self._found = found
        self._certain = follows.certain
        self._ways = follows.ways
        self._places = {digit: following.places_of(grid, digit) for digit in follows.ways}
        self._lines = {each.digit: union(map(grid.tables.cells_of, each.lines)) for each in found.covers}
        self._digits_of = {
            target.cell: self._digits_in(base, target) for base in found.bases for target in base.targets
        }

    def _digits_in(self, base: patterns.Base, target: patterns.Target) -> set[int]:
        """Return the digits that have a way with one cell of a base and, of all targets, this one."""
        others = self._found.target_cells & ~bit(target.cell) | self._found.base_cells & ~base.cells
        return {
            digit
            for digit, ways in self._ways.items()
            if any(way.cells >> target.cell & 1 and not way.cells & others for way in ways)
        }

    def rule_of(self, each: Candidate) -> patterns.Rule | None:
        """Return the first rule by which a candidate is impossible; None if it takes all of them together."""
        found, cell, digit = self._found, bit(each.cell), each.digit
        for base in found.bases:
            for target in base.targets:
                if each.cell == target.cell and digit not in self._ways:
                    return patterns.Rule.TARGET
                if each.cell == target.cell and digit not in self._digits_of[each.cell]:
                    return patterns.Rule.NO_ROOM if self._places[digit] & target.mirror else patterns.Rule.NO_MIRROR
                if target.mirror & cell and self._repeats(target, cell, digit):
                    return patterns.Rule.MIRROR
            if base.cells & cell and not any(digit in self._digits_of[target.cell] for target in base.targets):
                return patterns.Rule.NO_TARGET
        if self._certain >> digit & 1:
            unseen = self._places[digit] & ~self._peers(each.cell)
            if not unseen & found.base_cells or not unseen & found.target_cells:
                return patterns.Rule.SIGHT
            if not cell & found.cross_cells and cell & self._lines[digit]:
                return patterns.Rule.COVER
        return None

    def _repeats(self, target: patterns.Target, cell: int, digit: int) -> bool:
        """Return whether only one mirror cell can have the digit of the target, so that it has no other digit."""
        digits = self._digits_of[target.cell]
        return digit not in digits and not any(self._places[each] & target.mirror & ~cell for each in digits)
