"""Clusters of strong links in two colours, and the links that an argument with colours needs.

That two candidates have opposite colours is shown by a way of strong links from the one to the other.  So an argument
that looks at a few candidates of a cluster, its witnesses, needs no more than the ways between them, and of these ways
every other link will do as a weak one: in ``a = b - c = d`` the link in the middle only says that b and c are not both
true, which holds for any two digits of a cell and any two places of a digit in a house.
"""

from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

import attrs

from ..board.candidate import CANDIDATES, Candidate, candidates_of
from ..board.houses import DIGITS, PEERS
from ..step import CELL_TRUTHS, HOUSE_TRUTHS, Link, Truth
from .fields import house_field


@attrs.frozen
class StrongLink:
    """Two candidates of which one is true: the places of a digit in a house, or, without a house, those of a cell."""

    one: Candidate
    other: Candidate
    house: int | None = house_field()

    @property
    def truth(self) -> Truth:
        """The truth that there are no others."""
        return CELL_TRUTHS[self.one.cell] if self.house is None else HOUSE_TRUTHS[self.one.digit][self.house]

    @property
    def link(self) -> Link:
        """The link as it is drawn."""
        return Link((self.one,), (self.other,))


@attrs.frozen
class Cluster:
    """Candidates in two colours, of which one is true, and the strong links that join those of opposite colours."""

    first: tuple[Candidate, ...]
    second: tuple[Candidate, ...]
    links: tuple[StrongLink, ...] = attrs.field(repr=False)


def set_of(candidates: Iterable[Candidate]) -> int:
    """Return the set of candidates: bit ``i`` for that with index ``i``."""
    result = 0
    for each in candidates:
        result |= 1 << each.index
    return result


def candidates_in(several: int) -> Iterator[Candidate]:
    """Yield the candidates of a set, lowest first."""
    while several:
        lowest = several & -several
        yield CANDIDATES[lowest.bit_length() - 1]
        several ^= lowest


@cache
def in_sight(of: Candidate) -> int:
    """Return the set of candidates of the same digit in the cells that see a candidate's."""
    return set_of(candidates_of(of.digit, PEERS[of.cell]))


@cache
def in_its_cell(of: Candidate) -> int:
    """Return the set of the other digits of a candidate's cell."""
    return set_of(CANDIDATES[of.cell * 9 + digit - 1] for digit in DIGITS if digit != of.digit)


class Reached(NamedTuple):
    """How a candidate was reached: how many new links it takes, from which one before, by which link (None: none)."""

    cost: int
    before: Candidate
    link: int | None


class Nearest(NamedTuple):
    """A way: how many new links it takes, where it ends, and how that and what lies before is reached."""

    cost: int
    end: Candidate
    reached: Mapping[Candidate, Reached]


class Ways:
    """The ways in some clusters that an argument takes: as few links as can easily be.

    A way is a shortest one, where links that are taken already count nothing.
    """

    def __init__(self, clusters: Iterable[Cluster]) -> None:
        self._links = [link for cluster in clusters for link in cluster.links]
        self._neighbours: dict[Candidate, list[tuple[Candidate, int]]] = {}
        self._taken: set[int] = set()
        for number, link in enumerate(self._links):
            self._neighbours.setdefault(link.one, []).append((link.other, number))
            self._neighbours.setdefault(link.other, []).append((link.one, number))

    @property
    def links(self) -> list[StrongLink]:
        """The links of all ways taken, in the order of the clusters' links."""
        return [self._links[number] for number in sorted(self._taken)]

    def reach(self, starts: int) -> dict[Candidate, Reached]:
        """Return how every candidate is reached from the nearest of a set."""
        reached: dict[Candidate, Reached] = {}
        front = deque((start, Reached(0, start, None)) for start in candidates_in(starts))
        while front:
            here, how = front.popleft()
            if here in reached:
                continue
            reached[here] = how
            for there, number in self._neighbours.get(here, ()):
                if number in self._taken:
                    front.appendleft((there, Reached(how.cost, here, number)))
                else:
                    front.append((there, Reached(how.cost + 1, here, number)))
        return reached

    def take(self, reached: Mapping[Candidate, Reached], end: Candidate) -> Candidate:
        """Take the way by which a candidate is reached; return where it starts."""
        here = end
        while (number := reached[here].link) is not None:
            self._taken.add(number)
            here = reached[here].before
        return here

    def nearest(self, starts: int, ends: int) -> "Nearest":
        """Return the shortest way from one of a set to one of another, both of the same cluster."""
        reached = self.reach(starts)
        cost, end = min((reached[end].cost, end) for end in candidates_in(ends))
        return Nearest(cost, end, reached)

    def join(self, starts: int, ends: int) -> tuple[Candidate, Candidate]:
        """Take the shortest way from one of a set to one of another, both of the same cluster; return these two."""
        _, end, reached = self.nearest(starts, ends)
        return self.take(reached, end), end

    def join_all(self, candidates: Iterable[Candidate], joined: int) -> None:
        """Take ways that join candidates to those of a set, or to one another, all of one cluster."""
        for each in candidates:
            self.join(1 << each.index, joined)
            joined |= 1 << each.index


def in_order(links: Sequence[StrongLink]) -> Iterator[StrongLink]:
    """Yield links in the order of a walk that begins at an end, each pointing away from there."""
    neighbours: dict[Candidate, list[StrongLink]] = {}
    for link in links:
        neighbours.setdefault(link.one, []).append(link)
        neighbours.setdefault(link.other, []).append(StrongLink(link.other, link.one, link.house))
    reached = set()
    for start in sorted(neighbours, key=lambda each: len(neighbours[each]) > 1):
        ahead = [StrongLink(start, start, None)]
        while ahead:
            link = ahead.pop()
            if link.other not in reached:
                reached.add(link.other)
                if link.one != link.other:
                    yield link
                ahead += reversed(neighbours[link.other])


def parts(links: Iterable[StrongLink]) -> list[set[Candidate]]:
    """Return the candidates that links join, part by part."""
    found: list[set[Candidate]] = []
    for link in links:
        ends = {link.one, link.other}
        ends.update(*(part for part in found if part & ends))
        found = [*(part for part in found if not part & ends), ends]
    return found


def needed(links: Sequence[StrongLink], removed: Iterable[Candidate], *others: int) -> list[StrongLink]:
    """Return links enough to refute each of some candidates, none of which can be left out.

    All links together refute them; ``others`` are more sets of candidates of which one is true.
    """
    targets = list(removed)
    kept = list(links)
    for link in links:
        fewer = [each for each in kept if each is not link]
        truths = [*others, *(1 << each.one.index | 1 << each.other.index for each in fewer)]
        if all(_fails(truths, 0, 1 << each.index) for each in targets):
            kept = fewer
    return kept


def _fails(truths: Sequence[int], false: int, true: int) -> bool:
    """Return whether some truth has no candidate left, if a candidate is true and others are false.

    What the truths force is followed; where that ends, each candidate of a truth with three or more left is tried.
    """
    left = list(truths)
    while true:
        (given,) = candidates_in(true)
        false |= in_sight(given) | in_its_cell(given)
        left = [truth for truth in left if not truth & true]
        true = 0
        for truth in left:
            possible = truth & ~false
            if not possible:
                return True
            if possible & (possible - 1) == 0:
                true = possible
                break
    several = [truth & ~false for truth in left if truth.bit_count() > 2]
    return bool(several) and all(_fails(left, false, 1 << each.index) for each in candidates_in(several[0]))
