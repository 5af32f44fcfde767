"""Alternating chains: strong and weak links in turn, from a node that is off to one that is on.

If the first node is off, the second is on, the third off, and so on.  So the first is true or the last is, and what
excludes both goes.
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple

import attrs

from ..board.candidate import Candidate, candidate, candidates_of
from ..board.houses import HOUSES_OF, cells_in, cells_name, digits_in, house_code, houses_code
from ..step import CELL_TRUTHS, HOUSE_TRUTHS, Found, Guardians, Link, Role, Roles, Truth
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
class InRectangle:
    """What makes a strong link: were neither true, a unique rectangle would hold nothing but its two digits."""

    group: CellGroup
    digits: int = digits_field()

    @property
    def cells(self) -> int:
        """The corners."""
        return self.group.cells

    @property
    def truth(self) -> Guardians:
        """One of the guardians is true."""
        cells, digits = cells_in(self.cells), digits_in(self.digits)
        return Guardians(tuple(candidate(cell, digit) for cell in cells for digit in digits))

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The two digits in the corners, digit by digit."""
        return tuple(each for digit in digits_in(self.digits) for each in self.group.candidates(digit))

    @property
    def name(self) -> str:
        """The corners by their rows and columns: ``r12c37``."""
        houses = sorted({house for cell in cells_in(self.cells) for house in HOUSES_OF[cell][:2]})
        return houses_code(houses)


@attrs.frozen
class HiddenSet:
    """What makes a weak link: digits whose only places in a house are a group of cells, and which need all but one."""

    group: CellGroup
    house: int = house_field()
    digits: int = digits_field()

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The digits in the cells, digit by digit."""
        return tuple(each for digit in digits_in(self.digits) for each in self.group.candidates(digit))


@attrs.frozen
class AlternatingChain(Found):
    """Nodes joined by strong and weak links in turn, a strong one first and last, and what goes.

    ``strong`` tells what makes each strong link, in order, and ``weak`` what makes each weak one: a hidden set, or None
    where that is plain to see; it is empty where all are.
    """

    nodes: tuple[Node, ...]
    strong: tuple[InHouse | InCells | InRectangle, ...]
    removed: tuple[Candidate, ...] = attrs.field(repr=False)
    weak: tuple[HiddenSet | None, ...] = attrs.field(default=(), kw_only=True)

    @property
    def links_in_order(self) -> "tuple[ChainLink, ...]":
        """The links from node to node, in order."""
        found = []
        for index in range(len(self.nodes) - 1):
            by = None if index % 2 else self.strong[index // 2]
            if isinstance(by, InRectangle):
                found.append(ChainLink(True, by))
            elif isinstance(by, InCells) and by.is_set:
                found.append(ChainLink(True, by.group))
            else:
                hidden = self.weak[index // 2] if self.weak and index % 2 else None
                found.append(ChainLink(by is not None, hidden=hidden))
        return tuple(found)

    @property
    def pairs(self) -> Iterator[tuple[Node, Node, InHouse | InCells | InRectangle]]:
        """Each strong link: its nodes, and what makes it."""
        return zip(self.nodes[::2], self.nodes[1::2], self.strong, strict=True)

    @property
    def sets(self) -> tuple[CellGroup, ...]:
        """The almost locked sets of several cells, in order."""
        return tuple(each.group for each in self.strong if isinstance(each, InCells) and each.is_set)

    @property
    def rectangles(self) -> tuple[InRectangle, ...]:
        """The rectangles, in order."""
        return tuple(each for each in self.strong if isinstance(each, InRectangle))

    @property
    def hidden_sets(self) -> tuple[HiddenSet, ...]:
        """The hidden sets, in order."""
        return tuple(filter(None, self.weak))

    @property
    def digits(self) -> tuple[int, ...]:
        """The digits that are removed, in order."""
        return tuple(sorted({each.digit for each in self.removed}))

    @property
    def truths(self) -> tuple[Truth, ...]:
        """What makes the links: a digit in a house, cells, the guardians of a rectangle, the digits of a hidden set."""
        options: dict[Truth, tuple[Candidate, ...]] = {}
        for one, other, by in self.pairs:
            if isinstance(by, InHouse):
                options[HOUSE_TRUTHS[one.digit][by.house]] = candidates_of(one.digit, one.cells | other.cells)
            elif isinstance(by, InRectangle):
                options[by.truth] = one.candidates + other.candidates
            else:
                options |= {CELL_TRUTHS[cell]: by.group.candidates_in(cell) for cell in cells_in(by.group.cells)}
        for hidden in self.hidden_sets:
            digits = digits_in(hidden.digits)
            options |= {HOUSE_TRUTHS[digit][hidden.house]: hidden.group.candidates(digit) for digit in digits}
        return needed(options, self.removed)

    @property
    def roles(self) -> Roles:
        """The nodes that are off and on, read from the first; sets, rectangles and hidden sets; the houses."""
        off, on = ([each for node in some for each in node.candidates] for some in (self.nodes[::2], self.nodes[1::2]))
        of_sets = dict(zip(SET_ROLES, self.sets, strict=False))
        houses = [by.house for by in self.strong if isinstance(by, InHouse)]
        corners = [each for by in self.rectangles for each in by.candidates]
        hidden = [each for hidden in self.hidden_sets for each in hidden.candidates]
        return Roles(
            cells={
                **{role: cells_in(group.cells) for role, group in of_sets.items()},
                **({Role.CORNER: dict.fromkeys(each.cell for each in corners)} if corners else {}),
                **({Role.PATTERN: dict.fromkeys(each.cell for each in hidden)} if hidden else {}),
            },
            candidates={
                Role.OFF: dict.fromkeys(off),
                Role.ON: dict.fromkeys(on),
                **{role: group.all_candidates for role, group in of_sets.items()},
                **({Role.CORNER: dict.fromkeys(corners)} if corners else {}),
                **({Role.PATTERN: dict.fromkeys(hidden)} if hidden else {}),
            },
            houses={Role.HOUSE: dict.fromkeys([*houses, *(each.house for each in self.hidden_sets)])},
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
        weak = ChainLink(False)
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
        links = (*self.links_in_order, ChainLink(False))
        starts = [
            place
            for place in range(0, len(self.nodes), 2)
            if self.nodes[place].cells == self.nodes[place - 1].cells
            and links[place].by is None
            and links[place - 1].hidden is None
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
    """A link between two neighbours of a chain: strong or weak, and what it takes besides houses and cells.

    ``by`` is the almost locked set or the rectangle that makes a strong link, ``hidden`` the hidden set that makes a
    weak one.
    """

    strong: bool
    by: CellGroup | InRectangle | None = None
    hidden: HiddenSet | None = None

    @property
    def mark(self) -> str:
        """How it is written."""
        return "=" if self.strong else "-"

    @property
    def inside(self) -> str:
        """What is written within it of a hidden set, such as ``AHS:48r2-``: its digits and its house."""
        if self.hidden is None:
            return ""
        return f"AHS:{''.join(map(str, digits_in(self.hidden.digits)))}{house_code(self.hidden.house)}{self.mark}"

    @property
    def name(self) -> str:
        """What is written for both of its nodes, such as ``ALS:r1c12`` or ``AUR:r12c37``; nothing for plain links."""
        if self.by is None:
            return ""
        if isinstance(self.by, InRectangle):
            return f"AUR:{self.by.name}"
        return f"ALS:{cells_name(cells_in(self.by.cells))}"


def slashed(digits: Sequence[int]) -> str:
    """Return digits with slashes between them."""
    return "/".join(map(str, digits))


def _elements(nodes: Sequence[Node], links: Sequence[ChainLink]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last place of what is written as one: digits of a cell, of a set, of a rectangle."""
    place = 0
    while place < len(nodes):
        end = place
        if place + 1 < len(nodes) and (
            links[place].by
            or (
                nodes[place].cells == nodes[place + 1].cells
                and nodes[place].digit != nodes[place + 1].digit
                and not links[place].hidden
                and not (place + 1 < len(links) and links[place + 1].by)
            )
        ):
            end += 1
        yield place, end
        place = end + 1


def path_text(nodes: Sequence[Node], links: Sequence[ChainLink]) -> str:
    """Return nodes with the links between them in HoDoKu's notation; links within a cell or a set are left out.

    HoDoKu has neither rectangles nor hidden sets in chains: ``r2c2 -5- AUR:r12c37 -7- r4c7 -AHS:48r4-3- r4c9``.
    """
    parts: list[str] = []
    for place, end in _elements(nodes, links):
        if place:
            mark = links[place - 1].mark
            parts.append(f"{mark}{links[place - 1].inside}{nodes[place].digit}{mark}")
        name = links[place].name if end > place else ""
        parts.append(name or cells_name(cells_in(nodes[place].cells)))
    return " ".join(parts)


def eureka_text(nodes: Sequence[Node], links: Sequence[ChainLink]) -> str:
    """Return nodes with the links between them in Eureka notation.

    With a rectangle and a hidden set: ``(7)r4c2-(7=5)AUR:r12c37-(5)r4c7-AHS:48r4-(3)r4c9``.
    """
    text = ""
    for place, end in _elements(nodes, links):
        text += links[place - 1].mark + links[place - 1].inside if place else ""
        first, last = nodes[place].digit, nodes[end].digit
        group = links[place].by if end > place else None
        if isinstance(group, InRectangle):
            text += f"({first}={last}){links[place].name}"
        elif group:
            others = "".join(str(digit) for digit in digits_in(group.digits) if digit not in (first, last))
            text += f"({first}={others}{last}){cells_name(cells_in(group.cells))}"
        else:
            inside = f"{first}{links[place].mark}{last}" if end > place else str(first)
            text += f"({inside}){cells_name(cells_in(nodes[place].cells))}"
    return text
