"""Alternating chains: strong and weak links in turn, from a node that is off to one that is on.

If the first node is off, the second is on, the third off, and so on.  So the first is true or the last is, and what
excludes both goes.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import attrs

from ..board.candidate import Candidate, candidates_of
from ..board.houses import cells_in, cells_name, digits_in
from ..step import CELL_TRUTHS, HOUSE_TRUTHS, Found, Link, Role, Roles, Truth
from .cell_groups import SET_ROLES, CellGroup
from .fields import digits_field, house_field, plain_field
from .links import Node
from .needed import needed


@attrs.frozen
class InHouse:
    """What makes a strong link: the digit has no places in a house but those of the two nodes."""

    house: int = house_field()


@attrs.frozen
class InCells:
    """What makes a strong link: a cell has just two candidates, or several cells are an almost locked set."""

    group: CellGroup

    @property
    def is_set(self) -> bool:
        """Whether it is a set of several cells."""
        return self.group.cells.bit_count() > 1


@attrs.frozen
class AlternatingChain(Found):
    """Nodes joined by strong and weak links in turn, a strong one first and last, and what goes.

    ``strong`` tells what makes each strong link, in order.
    """

    nodes: tuple[Node, ...]
    strong: tuple[InHouse | InCells, ...]
    removed: tuple[Candidate, ...] = attrs.field(repr=False)

    @property
    def links_in_order(self) -> "tuple[ChainLink, ...]":
        """The links from node to node, in order."""
        found = []
        for index in range(len(self.nodes) - 1):
            by = None if index % 2 else self.strong[index // 2]
            found.append(ChainLink(not index % 2, by.group if isinstance(by, InCells) and by.is_set else None))
        return tuple(found)

    @property
    def pairs(self) -> Iterator[tuple[Node, Node, InHouse | InCells]]:
        """Each strong link: its nodes, and what makes it."""
        return zip(self.nodes[::2], self.nodes[1::2], self.strong, strict=True)

    @property
    def sets(self) -> tuple[CellGroup, ...]:
        """The almost locked sets of several cells, in order."""
        return tuple(each.group for each in self.strong if isinstance(each, InCells) and each.is_set)

    @property
    def digits(self) -> tuple[int, ...]:
        """The digits that are removed, in order."""
        return tuple(sorted({each.digit for each in self.removed}))

    @property
    def truths(self) -> tuple[Truth, ...]:
        """What makes the strong links: the digit in a house, or the cells."""
        options: dict[Truth, tuple[Candidate, ...]] = {}
        for one, other, by in self.pairs:
            if isinstance(by, InHouse):
                options[HOUSE_TRUTHS[one.digit][by.house]] = candidates_of(one.digit, one.cells | other.cells)
            else:
                options |= {CELL_TRUTHS[cell]: by.group.candidates_in(cell) for cell in cells_in(by.group.cells)}
        return needed(options, self.removed)

    @property
    def roles(self) -> Roles:
        """The nodes that are off and on, read from the first; the sets; the houses."""
        off, on = ([each for node in some for each in node.candidates] for some in (self.nodes[::2], self.nodes[1::2]))
        of_sets = dict(zip(SET_ROLES, self.sets, strict=False))
        return Roles(
            cells={role: cells_in(group.cells) for role, group in of_sets.items()},
            candidates={
                Role.OFF: dict.fromkeys(off),
                Role.ON: dict.fromkeys(on),
                **{role: group.all_candidates for role, group in of_sets.items()},
            },
            houses={Role.HOUSE: dict.fromkeys(by.house for by in self.strong if isinstance(by, InHouse))},
            digits={Role.PATTERN: dict.fromkeys(node.digit for node in self.nodes)},
        )

    @property
    def links(self) -> tuple[Link, ...]:
        """The links from node to node, to draw."""
        joined = zip(pairwise(self.nodes), self.links_in_order, strict=True)
        return tuple(
            Link(one.candidates, other.candidates, Role.STRONG if link.strong else Role.WEAK)
            for (one, other), link in joined
        )

    @property
    def notation(self) -> str:
        """The chain with the digits of its ends, such as ``9 9- r1c9 -1- r9c9 -3- r9c2 =3= r6c2 -9``."""
        path = path_text(self.nodes, self.links_in_order)
        return f"{slashed(self.digits)} {self.nodes[0].digit}- {path} -{self.nodes[-1].digit}"

    @property
    def eureka(self) -> str:
        """The chain in Eureka notation, such as ``(9=1)r1c9-(1=3)r9c9-(3)r9c2=(3-5)r6c2``."""
        return eureka_text(self.nodes, self.links_in_order)


@attrs.frozen
class SingleDigitChain(AlternatingChain):
    """A chain of one digit."""

    @property
    def notation(self) -> str:
        """The digit and the chain: ``9 r2c2 =9= r6c2 -9- r6c4 =9= r7c4``."""
        return f"{self.nodes[0].digit} {path_text(self.nodes, self.links_in_order)}"


@attrs.frozen
class DiscontinuousLoop(AlternatingChain):
    """A chain of which both ends are at one candidate: it excludes them both and goes, or it is both ends and stays.

    ``turn`` is that candidate: the one that is removed, or the first and last node, whose cell loses all others.
    """

    turn: Candidate = attrs.field(kw_only=True)

    @property
    def placed(self) -> bool:
        """Whether the candidate is true, not removed."""
        return self.turn not in self.removed

    @property
    def notation(self) -> str:
        """The loop from the candidate back to it: ``3 r7c1 -3- r9c3 -9- r9c4 =9= r7c6 =6= r7c1``."""
        turn = Node(self.turn.digit, 1 << self.turn.cell)
        weak = ChainLink(False, None)
        nodes = self.nodes if self.placed else (turn, *self.nodes, turn)
        links = self.links_in_order if self.placed else (weak, *self.links_in_order, weak)
        return f"{slashed(self.digits)} {path_text(nodes, links)}"


@attrs.frozen
class ContinuousLoop(AlternatingChain):
    """A chain whose ends exclude each other: it holds in both directions, so each of its links is strong and weak."""

    @property
    def links(self) -> tuple[Link, ...]:
        """The links from node to node, and the one that closes the loop."""
        first, last = self.nodes[0], self.nodes[-1]
        return (*super().links, Link(last.candidates, first.candidates, Role.WEAK))

    @property
    def notation(self) -> str:
        """The loop from a cell back to it, with the digits before and after: ``4= r1c9 =7= r1c5 -7- ... =4= r1c9 =7``.

        It begins in a cell that it passes through, if there is one.
        """
        links = (*self.links_in_order, ChainLink(False, None))
        starts = [
            place
            for place in range(0, len(self.nodes), 2)
            if self.nodes[place].cells == self.nodes[place - 1].cells and links[place].group is None
        ]
        start = starts[0] if starts else 0
        nodes, links = self.nodes[start:] + self.nodes[:start], links[start:] + links[:start]
        first, last = nodes[0], nodes[-1]
        if starts:
            return f"{slashed(self.digits)} {last.digit}= {path_text(nodes, links[:-1])} ={first.digit}"
        inside = first.cells == nodes[1].cells
        path = path_text((*nodes, *nodes[: 1 + inside]), (*links, links[0]))
        return f"{slashed(self.digits)} {last.digit}- {path} {f'-{nodes[1].digit}' if inside else f'={first.digit}'}"

    @property
    def eureka(self) -> str:
        """The loop in Eureka notation: the chain, and a hyphen after it that leads back to its beginning."""
        return f"{super().eureka}-"


@attrs.frozen
class RemotePair(Found):
    """An even number of cells, each in sight of the next, that all have the same two digits.

    One of the outer two has the one digit, and the other has the other.
    """

    digits: int = digits_field()
    cells: tuple[int, ...] = plain_field()
    removed: tuple[Candidate, ...] = plain_field(repr=False)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The cells."""
        return tuple(CELL_TRUTHS[cell] for cell in self.cells)

    @property
    def roles(self) -> Roles:
        """The cells: the outer two are pincers."""
        return Roles(
            cells={Role.PINCER: (self.cells[0], self.cells[-1]), Role.PATTERN: self.cells[1:-1]},
            digits={Role.PATTERN: digits_in(self.digits)},
        )

    @property
    def links(self) -> tuple[Link, ...]:
        """The weak links from cell to cell, the digits by turns."""
        digits = list(digits_in(self.digits))
        return tuple(
            Link(candidates_of(digits[index % 2], 1 << one), candidates_of(digits[index % 2], 1 << other), Role.WEAK)
            for index, (one, other) in enumerate(pairwise(self.cells))
        )

    @property
    def notation(self) -> str:
        """The digits, and the cells in order: ``5/9 r2c4 -5- r6c4 -9- r4c5``."""
        digits = list(digits_in(self.digits))
        text = f"{slashed(digits)} {cells_name(self.cells[:1])}"
        for index, cell in enumerate(self.cells[1:]):
            text += f" -{digits[index % 2]}- {cells_name([cell])}"
        return text


class ChainLink(NamedTuple):
    """A link between two neighbours of a chain: strong or weak, and the almost locked set that makes it, if any."""

    strong: bool
    group: CellGroup | None

    @property
    def mark(self) -> str:
        """How it is written."""
        return "=" if self.strong else "-"


def slashed(digits: Sequence[int]) -> str:
    """Return digits with slashes between them."""
    return "/".join(map(str, digits))


def _elements(nodes: Sequence[Node], links: Sequence[ChainLink]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last place of what is written as one: digits of one cell, or of an almost locked set."""
    place = 0
    while place < len(nodes):
        end = place
        if place + 1 < len(nodes) and (
            links[place].group
            or (
                nodes[place].cells == nodes[place + 1].cells
                and nodes[place].digit != nodes[place + 1].digit
                and not (place + 1 < len(links) and links[place + 1].group)
            )
        ):
            end += 1
        yield place, end
        place = end + 1


def path_text(nodes: Sequence[Node], links: Sequence[ChainLink]) -> str:
    """Return nodes with the links between them in HoDoKu's notation; links within a cell or a set are left out."""
    parts: list[str] = []
    for place, end in _elements(nodes, links):
        if place:
            mark = links[place - 1].mark
            parts.append(f"{mark}{nodes[place].digit}{mark}")
        group = links[place].group if end > place else None
        parts.append(f"ALS:{cells_name(cells_in(group.cells))}" if group else cells_name(cells_in(nodes[place].cells)))
    return " ".join(parts)


def eureka_text(nodes: Sequence[Node], links: Sequence[ChainLink]) -> str:
    """Return nodes with the links between them in Eureka notation."""
    text = ""
    for place, end in _elements(nodes, links):
        text += links[place - 1].mark if place else ""
        first, last = nodes[place].digit, nodes[end].digit
        group = links[place].group if end > place else None
        if group:
            others = "".join(str(digit) for digit in digits_in(group.digits) if digit not in (first, last))
            text += f"({first}={others}{last}){cells_name(cells_in(group.cells))}"
        else:
            inside = f"{first}{links[place].mark}{last}" if end > place else str(first)
            text += f"({inside}){cells_name(cells_in(nodes[place].cells))}"
    return text
