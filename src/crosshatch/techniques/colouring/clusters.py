"""Clusters of strong links in two colours, and the links that an argument with colours needs.

A path of strong links shows that two candidates have opposite colours.  So an argument about a few candidates of a
cluster, its witnesses, needs only the paths between them.  Every other link of a path may as well be weak: in ``a = b -
c = d``, the middle link only says that b and c are not both true, which holds for any two digits of a cell and any two
places of a digit in a house.
"""

from collections import deque
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

import attrs

from ...board.candidate import Candidate
from ...logic.candidates import candidates_in
from ...logic.fields import house_field
from ...logic.step import CELL_TRUTHS, HOUSE_TRUTHS, Link, Truth


@attrs.frozen
class ColourLink:
    """Two candidates of which one is true: the places of a digit in a house, or, without a house, those of a cell."""

    one: Candidate
    other: Candidate
    house: int | None = house_field(default=None)

    @property
    def truth(self) -> Truth:
        """The truth that there are no others."""
        return CELL_TRUTHS[self.one.cell] if self.house is None else HOUSE_TRUTHS[self.one.digit][self.house]

    @property
    def link(self) -> Link:
        """The link as it is drawn."""
        return Link((self.one,), (self.other,))


@attrs.frozen
class ColourCluster:
    """Candidates in two colours, of which one is true, and the strong links that join those of opposite colours."""

    first: tuple[Candidate, ...]
    second: tuple[Candidate, ...]
    links: tuple[ColourLink, ...] = attrs.field(repr=False)


class PathNode(NamedTuple):
    """How a candidate is reached: the number of new links, the candidate before it, and the last link, if any."""

    cost: int
    before: Candidate
    link: int | None


class ShortestPath(NamedTuple):
    """A path: the number of new links, its end, and how each candidate is reached."""

    cost: int
    end: Candidate
    reached: Mapping[Candidate, PathNode]


class LinkPaths:
    """The paths in some clusters that an argument uses, with few links in all.

    Each path is a shortest one, where links already in use cost nothing.
    """

    def __init__(self, clusters: Iterable[ColourCluster], taken: Container[ColourLink] = ()) -> None:
        self._links = [link for cluster in clusters for link in cluster.links]
        self._neighbours: dict[Candidate, list[tuple[Candidate, int]]] = {}
        self._taken = {number for number, link in enumerate(self._links) if link in taken}
        for number, link in enumerate(self._links):
            self._neighbours.setdefault(link.one, []).append((link.other, number))
            self._neighbours.setdefault(link.other, []).append((link.one, number))

    @property
    def links(self) -> list[ColourLink]:
        """The links of all paths in use, in the order of the clusters' links."""
        return [self._links[number] for number in sorted(self._taken)]

    def reach(self, starts: int) -> dict[Candidate, PathNode]:
        """Return how every candidate is reached from the nearest one of a set."""
        reached: dict[Candidate, PathNode] = {}
        front = deque((start, PathNode(0, start, None)) for start in candidates_in(starts))
        while front:
            here, how = front.popleft()
            if here in reached:
                continue
            reached[here] = how
            for there, number in self._neighbours.get(here, ()):
                if number in self._taken:
                    front.appendleft((there, PathNode(how.cost, here, number)))
                else:
                    front.append((there, PathNode(how.cost + 1, here, number)))
        return reached

    def take(self, reached: Mapping[Candidate, PathNode], end: Candidate) -> Candidate:
        """Use the path by which a candidate is reached; return its start."""
        here = end
        while (number := reached[here].link) is not None:
            self._taken.add(number)
            here = reached[here].before
        return here

    def nearest(self, starts: int, ends: int) -> "ShortestPath":
        """Return the shortest path from a candidate of one set to one of another, both in the same cluster."""
        reached = self.reach(starts)
        cost, end = min((reached[end].cost, end) for end in candidates_in(ends))
        return ShortestPath(cost, end, reached)

    def join(self, starts: int, ends: int) -> tuple[Candidate, Candidate]:
        """Use the shortest path from a candidate of one set to one of another in the same cluster; return both ends."""
        _, end, reached = self.nearest(starts, ends)
        return self.take(reached, end), end

    def join_all(self, candidates: Iterable[Candidate], joined: int) -> None:
        """Use paths that join candidates to a set, or to one another, all in one cluster."""
        for each in candidates:
            self.join(1 << each.index, joined)
            joined |= 1 << each.index


def in_order(links: Sequence[ColourLink]) -> Iterator[ColourLink]:
    """Yield links in the order of a walk from an end, each pointing away from it."""
    neighbours: dict[Candidate, list[ColourLink]] = {}
    for link in links:
        neighbours.setdefault(link.one, []).append(link)
        neighbours.setdefault(link.other, []).append(ColourLink(link.other, link.one, link.house))
    reached = set()
    for start in sorted(neighbours, key=lambda each: len(neighbours[each]) > 1):
        ahead = [ColourLink(start, start, None)]
        while ahead:
            link = ahead.pop()
            if link.other not in reached:
                reached.add(link.other)
                if link.one != link.other:
                    yield link
                ahead += reversed(neighbours[link.other])


def parts(links: Iterable[ColourLink]) -> list[set[Candidate]]:
    """Return the connected groups of candidates that links join."""
    found: list[set[Candidate]] = []
    for link in links:
        ends = {link.one, link.other}
        ends.update(*(part for part in found if part & ends))
        found = [*(part for part in found if not part & ends), ends]
    return found
