"""The patterns of colouring: conclusions from clusters of one digit, and, as 3D Medusa, of several.

The witnesses of a conclusion, and the links that join them, are chosen on request: see ``clusters``.
"""

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cached_property
from itertools import chain, product
from typing import Generic, NamedTuple, TypeAlias, TypeVar

import attrs

from ...board.board import CLASSIC, Board
from ...board.candidate import Candidate
from ...board.houses import cells_name
from ...logic.candidates import candidates_in, in_its_cell, in_sight, set_of
from ...logic.fields import cell_field
from ...logic.needed_truths import Options, needed_truths
from ...logic.step import CELL_TRUTHS, Link, Pattern, Role, Roles, Truth
from . import search
from .clusters import ColourCluster, ColourLink, LinkPaths, ShortestPath, in_order, parts

COLOURS = (Role.COLOUR_1, Role.COLOUR_2, Role.COLOUR_3, Role.COLOUR_4)


class TrapWitness(NamedTuple):
    """A removed candidate, with the two that exclude it, one of each colour of a cluster."""

    removed: Candidate
    first: Candidate
    second: Candidate


class WrapWitness(NamedTuple):
    """Two candidates of one colour that exclude each other."""

    one: Candidate
    other: Candidate


class BridgeWitness(NamedTuple):
    """A removed candidate that sees a colour of each of two clusters (``far``); the opposite colours see each other."""

    removed: Candidate
    far_one: Candidate
    near_one: Candidate
    near_other: Candidate
    far_other: Candidate


class ClashWitness(NamedTuple):
    """Two candidates of one colour that see one of each colour of another cluster."""

    one: Candidate
    first: Candidate
    other: Candidate
    second: Candidate


class ExclusionWitness(NamedTuple):
    """A candidate of a cell, and one of a colour that excludes it; itself if it has the opposite colour."""

    candidate: Candidate
    by: Candidate


W = TypeVar("W", bound=NamedTuple)


class WitnessArgument(NamedTuple, Generic[W]):
    """The proof of the conclusions: the witnesses, and the links on the paths between them."""

    witnesses: tuple[W, ...]
    links: tuple[ColourLink, ...]


@attrs.frozen
class Coloured(Pattern, Generic[W]):
    """Clusters in two colours each, and the candidates removed because of them."""

    clusters: tuple[ColourCluster, ...]
    removed: tuple[Candidate, ...]
    board: Board = attrs.field(default=CLASSIC, eq=False, repr=False, kw_only=True)

    @cached_property
    def argument(self) -> WitnessArgument[W]:
        """The witnesses, and the links that join them."""
        ways = LinkPaths(self.clusters)
        witnesses = tuple(self._choose(ways))
        return WitnessArgument(witnesses, tuple(ways.links))

    @abstractmethod
    def _choose(self, ways: LinkPaths) -> Iterable[W]:
        """Choose the witnesses, and use the paths between them."""

    @property
    def _options(self) -> Options:
        """The available truths: those of the links, and more."""
        return {each.truth: (each.one, each.other) for each in self.argument.links}

    @property
    def colours(self) -> dict[Role, tuple[Candidate, ...]]:
        """The candidates of each colour."""
        colours = [colour for cluster in self.clusters for colour in (cluster.first, cluster.second)]
        return dict(zip(COLOURS, colours, strict=False))

    @property
    def witnesses(self) -> tuple[W, ...]:
        """The candidates that show the conclusions."""
        return self.argument.witnesses

    @property
    def ways(self) -> tuple[ColourLink, ...]:
        """The links on the ways between the witnesses, in the order of a walk, pointing onwards."""
        return tuple(in_order(self.argument.links))

    @property
    def cases(self) -> tuple[dict[Role, tuple[Candidate, ...]], ...]:
        """For each part that the ways join, its candidates by colour: either those of one are true or of the other."""
        joined = parts(self.ways)
        return tuple(
            {
                role: tuple(each for each in candidates if each in part)
                for role, candidates in self.colours.items()
                if not part.isdisjoint(candidates)
            }
            for part in joined
        )

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The truths of those links that the conclusions rest on."""
        return needed_truths(self._options, self.removed, board=self.board)

    @property
    def links(self) -> tuple[Link, ...]:
        """The links on the ways, and as many others as join every coloured candidate to its cluster."""
        ways = LinkPaths(self.clusters, self.argument.links)
        for cluster in self.clusters:
            first, *others = (*cluster.first, *cluster.second)
            ways.join_all(others, 1 << first.index)
        return tuple(link.link for link in in_order(ways.links))


@attrs.frozen
class Colouring(Coloured[W]):
    """Clusters of one digit."""

    digit: int

    def _sight(self, of: Candidate) -> int:
        """Return the set of candidates of the same digit that a candidate excludes."""
        return in_sight(of, self.board)

    @property
    def cells_by_role(self) -> dict[Role, tuple[int, ...]]:
        """The cells of each colour."""
        return {role: tuple(each.cell for each in candidates) for role, candidates in self.colours.items()}

    @property
    def roles(self) -> Roles:
        """The cells and the candidates of each colour."""
        return Roles(cells=self.cells_by_role, candidates=self.colours, digits={Role.PATTERN: [self.digit]})

    @property
    def notation(self) -> str:
        """The digit and the colours, cluster by cluster: ``4 (r3c2,r9c1) / (r8c2,r9c5)``."""
        return f"{self.digit} " + ", ".join(
            " / ".join(f"({cells_name(each.cell for each in colour)})" for colour in (cluster.first, cluster.second))
            for cluster in self.clusters
        )


@attrs.frozen
class Trap(Colouring[TrapWitness]):
    """A cluster of which other places of the digit see both colours."""

    def _choose(self, ways: LinkPaths) -> Iterable[TrapWitness]:
        (cluster,) = self.clusters
        first, second = set_of(cluster.first), set_of(cluster.second)
        pairs = {each: [(first & self._sight(each), second & self._sight(each))] for each in self.removed}
        return _both_colours(ways, pairs)


@attrs.frozen
class Wrap(Colouring[WrapWitness]):
    """A cluster of which two cells of one colour see each other, so that the colour is false."""

    def _choose(self, ways: LinkPaths) -> Iterable[WrapWitness]:
        colour = set_of(self.removed)
        return [_twice(ways, self.removed, {each: colour & self._sight(each) for each in self.removed})]


@attrs.frozen
class Bridge(Colouring[BridgeWitness]):
    """Two clusters of which two colours see each other, so that one of the opposite colours is true."""

    def _choose(self, ways: LinkPaths) -> Iterable[BridgeWitness]:
        return [self._nearest(ways, removed) for removed in self.removed]

    def _nearest(self, ways: LinkPaths, removed: Candidate) -> BridgeWitness:
        """Take the shortest ways by which the colours that a place sees are joined."""
        one, other = ((set_of(cluster.first), set_of(cluster.second)) for cluster in self.clusters)
        sight = self._sight(removed)
        best = None
        for far, other_far in product((0, 1), (0, 1)):
            start, end = one[far] & sight, other[other_far] & sight
            if not (start and end):
                continue
            reached, other_reached = ways.reach(start), ways.reach(end)
            for near in candidates_in(one[1 - far]):
                for other_near in candidates_in(other[1 - other_far] & self._sight(near)):
                    cost = reached[near].cost + other_reached[other_near].cost
                    if best is None or cost < best[0]:
                        best = cost, near, other_near, reached, other_reached
        if best is None:
            raise ValueError(f"{removed} does not see two colours that are joined")
        _, near, other_near, reached, other_reached = best
        return BridgeWitness(removed, ways.take(reached, near), near, other_near, ways.take(other_reached, other_near))


@attrs.frozen
class Clash(Colouring[ClashWitness]):
    """Two clusters of which a colour of the first sees both colours of the second, so that it is false."""

    @property
    def false(self) -> dict[Role, ClashWitness]:
        """The colours that are false, with what they see."""
        return dict(zip(self._false, self.witnesses, strict=True))

    @property
    def _false(self) -> list[Role]:
        return [role for role in COLOURS[:2] if set(self.colours[role]) & set(self.removed)]

    def _choose(self, ways: LinkPaths) -> Iterable[ClashWitness]:
        return [self._refute(ways, self.colours[role]) for role in self._false]

    def _refute(self, ways: LinkPaths, colour: Sequence[Candidate]) -> ClashWitness:
        """Take the ways that show a colour to be false."""
        seen = self.clusters[1]
        best = None
        for one, other in product(colour, repeat=2):
            starts, ends = (
                set_of(seen.first) & self._sight(one),
                set_of(seen.second) & self._sight(other),
            )
            if starts and ends:
                way = ways.nearest(starts, ends)
                cost = way.cost + ways.reach(1 << one.index)[other].cost
                if best is None or cost < best[0]:
                    best = cost, one, other, way
        if best is None:
            raise ValueError("the colour does not see both colours of the other cluster")
        _, one, other, way = best
        ways.join(1 << one.index, 1 << other.index)
        ways.join_all(colour, 1 << one.index | 1 << other.index)
        return ClashWitness(one, ways.take(way.reached, way.end), other, way.end)


class MedusaRule(IntEnum):
    """The rules of 3D Medusa, by their usual numbers."""

    TWICE_IN_A_CELL = search.TWICE_IN_A_CELL
    """A colour that has two candidates in a cell is false."""
    TWICE_IN_A_HOUSE = search.TWICE_IN_A_HOUSE
    """A colour that has a digit twice in a house is false."""
    BOTH_IN_A_CELL = search.BOTH_IN_A_CELL
    """A cell with a candidate of each colour loses the others."""
    SEES_BOTH = search.SEES_BOTH
    """A candidate that sees its digit in both colours goes."""
    CELL_AND_SIGHT = search.CELL_AND_SIGHT
    """A candidate that has one colour in its cell, and sees its digit in the other, goes."""
    EMPTIED_CELL = search.EMPTIED_CELL
    """A colour that would leave a cell with no candidate is false."""


@attrs.frozen
class Medusa(Coloured[W]):
    """A cluster of several digits, and what it leads to by one of the rules."""

    rule: MedusaRule

    def _sight(self, of: Candidate) -> int:
        """Return the set of candidates in other cells that a candidate excludes: on some boards, of any digit."""
        return self.board.excluded_by[of.index] & ~in_its_cell(of)

    @property
    def roles(self) -> Roles:
        """The candidates of each colour, and the digits of the cluster."""
        digits = {each.digit for candidates in self.colours.values() for each in candidates}
        return Roles(candidates=self.colours, digits={Role.PATTERN: sorted(digits)})

    @property
    def notation(self) -> str:
        """The colours: ``(r4c5,r7c4=4) / (r7c1,r8c5=4, r4c5=6)``."""
        return " / ".join(f"({candidates_name(colour)})" for colour in self.colours.values())


@attrs.frozen
class MedusaTrap(Medusa[TrapWitness]):
    """Candidates that both colours exclude, by rule 3, 4 or 5."""

    def _choose(self, ways: LinkPaths) -> Iterable[TrapWitness]:
        first, second = (set_of(colour) for colour in self.colours.values())
        return _both_colours(ways, {each: self._pairs(first, second, each) for each in self.removed})

    def _pairs(self, first: int, second: int, removed: Candidate) -> "Pairs":
        """Return where to look for what excludes a candidate."""
        cell, sight = in_its_cell(removed), self._sight(removed)
        if self.rule is MedusaRule.BOTH_IN_A_CELL:
            return [(first & cell, second & cell)]
        if self.rule is MedusaRule.SEES_BOTH:
            return [(first & sight, second & sight)]
        return [(first & cell, second & sight), (first & sight, second & cell)]


@attrs.frozen
class MedusaWrap(Medusa[WrapWitness]):
    """A colour that is false by rule 1 or 2: it is twice in the ``cell``, or has a digit there and in its sight."""

    false: Role
    cell: int = cell_field()

    def _choose(self, ways: LinkPaths) -> Iterable[WrapWitness]:
        colour = set_of(self.removed)
        in_cell = self.rule is MedusaRule.TWICE_IN_A_CELL
        excluded = {
            each: colour & (in_its_cell(each) if in_cell else in_sight(each, self.board))
            for each in self.removed
            if each.cell == self.cell
        }
        return [_twice(ways, self.removed, excluded)]


@attrs.frozen
class MedusaEmptied(Medusa[ExclusionWitness]):
    """A colour that is false by rule 6: it excludes all candidates of the ``cell``, which are those ``left`` there."""

    false: Role
    left: tuple[Candidate, ...]
    cell: int = cell_field()

    def _choose(self, ways: LinkPaths) -> Iterator[ExclusionWitness]:
        first, *others = self.removed
        colour = set_of(self.removed)
        opposite = set_of(chain.from_iterable(self.colours.values())) & ~colour
        ways.join_all(others, 1 << first.index)
        for each in self.left:
            by, _ = ways.join(opposite & 1 << each.index or colour & self._sight(each), colour)
            yield ExclusionWitness(each, by)

    @property
    def _options(self) -> Options:
        return {**super()._options, CELL_TRUTHS[self.cell]: self.left}


Pairs: TypeAlias = list[tuple[int, int]]
"""Pairs of sets of candidates, of which one from the first set and one from the second are to be joined."""


def _both_colours(ways: LinkPaths, pairs: Mapping[Candidate, Pairs]) -> Iterator[TrapWitness]:
    """Join what excludes each of some candidates: first where that takes the longest way, as it may serve others."""

    def nearest(removed: Candidate) -> ShortestPath:
        return min((ways.nearest(*both) for both in pairs[removed] if all(both)), key=_cost)

    costs = {removed: nearest(removed).cost for removed in pairs}
    for removed in sorted(pairs, key=lambda each: -costs[each]):
        _, second, reached = nearest(removed)
        yield TrapWitness(removed, ways.take(reached, second), second)


def _cost(way: ShortestPath) -> tuple[int, Candidate]:
    return way.cost, way.end


def _twice(ways: LinkPaths, colour: Sequence[Candidate], excluded: Mapping[Candidate, int]) -> WrapWitness:
    """Join the nearest two candidates of a colour that exclude each other, and all others of the colour to these."""
    found = [(each, ways.nearest(1 << each.index, others)) for each, others in excluded.items() if others]
    one, (_, other, reached) = min(found, key=lambda each: _cost(each[1]))
    ways.take(reached, other)
    ways.join_all(colour, 1 << one.index | 1 << other.index)
    return WrapWitness(*sorted((one, other)))


def candidates_name(candidates: Iterable[Candidate]) -> str:
    """Return candidates as ``r1c12=3, r4c5=7``."""
    cells_of: dict[int, list[int]] = {}
    for each in candidates:
        cells_of.setdefault(each.digit, []).append(each.cell)
    return ", ".join(f"{cells_name(cells_of[digit])}={digit}" for digit in sorted(cells_of))
