"""The parts of chains, with their notation: nodes, links between them, and the reasons for links."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import NamedTuple, TypeAlias

import attrs

from ...board.candidate import Candidate, candidate, candidates_of
from ...board.houses import HOUSES_OF, NO_HOUSE, cells_in, cells_name, digits_in, house_code, houses_code
from ...logic.cell_groups import CellGroup
from ...logic.fields import cells_field, digits_field, house_field
from ...logic.step import BoardTruth, Guardians, Link, Role


@attrs.frozen
class Node:
    """A digit (1 to 9) in one cell or, as a group, in two or three cells of a box and a line."""

    digit: int
    cells: int = cells_field()

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The digit in each of the cells, in order."""
        return candidates_of(self.digit, self.cells)


@attrs.frozen
class InHouse:
    """A reason for a strong link: the digit has no places in a house except those of the two nodes."""

    house: int = house_field()


IN_HOUSE: tuple[InHouse, ...] = tuple(map(InHouse, range(NO_HOUSE)))
"""One for each house."""


@attrs.frozen
class InCells:
    """A reason for a strong link: a cell has only two candidates, or several cells form an almost locked set."""

    group: CellGroup

    @property
    def is_set(self) -> bool:
        """Whether it is a set of several cells."""
        return self.group.cells.bit_count() > 1


@attrs.frozen
class InRectangle:
    """A reason for a strong link: if neither node were true, a unique rectangle would contain only its two digits."""

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
class InTruth:
    """A reason for a strong link: the nodes are the last two candidates of a truth that the board declares."""

    number: int = attrs.field(repr=False)
    name: str

    @property
    def truth(self) -> BoardTruth:
        """The truth."""
        return BoardTruth(self.number, self.name)


Strong: TypeAlias = InHouse | InCells | InTruth | InRectangle
"""A reason for a strong link."""


@attrs.frozen
class HiddenSet:
    """A reason for a weak link: digits confined to a group of cells in a house, all but one of which they need."""

    group: CellGroup
    house: int = house_field()
    digits: int = digits_field()

    @property
    def candidates(self) -> tuple[Candidate, ...]:
        """The digits in the cells, digit by digit."""
        return tuple(each for digit in digits_in(self.digits) for each in self.group.candidates(digit))


class ChainLink(NamedTuple):
    """A link between two neighbours of a chain: strong or weak, with its reason if it is to be shown."""

    strong: bool
    by: Strong | HiddenSet | None = None

    @property
    def mark(self) -> str:
        """How it is written."""
        return "=" if self.strong else "-"

    @property
    def over(self) -> InCells | InRectangle | None:
        """The almost locked set or the rectangle that makes it, if any: its name is written for both nodes."""
        if isinstance(self.by, InRectangle) or (isinstance(self.by, InCells) and self.by.is_set):
            return self.by
        return None

    @property
    def hidden(self) -> HiddenSet | None:
        """The hidden set that makes it, if any."""
        return self.by if isinstance(self.by, HiddenSet) else None

    @property
    def name(self) -> str:
        """What is written for both of its nodes, such as ``ALS:r1c12`` or ``AUR:r12c37``; nothing for plain links."""
        over = self.over
        if over is None:
            return ""
        return f"AUR:{over.name}" if isinstance(over, InRectangle) else f"ALS:{cells_name(cells_in(over.group.cells))}"

    @property
    def inside(self) -> str:
        """What is written within it of a hidden set, such as ``AHS:48r2-``: its digits and its house."""
        if self.hidden is None:
            return ""
        return f"AHS:{''.join(map(str, digits_in(self.hidden.digits)))}{house_code(self.hidden.house)}{self.mark}"


def drawn(nodes: Sequence[Node], links: Sequence[ChainLink]) -> tuple[Link, ...]:
    """Return the links from node to node, to draw."""
    joined = zip(pairwise(nodes), links, strict=True)
    return tuple(
        Link(one.candidates, other.candidates, Role.STRONG if link.strong else Role.WEAK)
        for (one, other), link in joined
    )


def slashed(digits: Sequence[int]) -> str:
    """Return digits with slashes between them."""
    return "/".join(map(str, digits))


def path_text(nodes: Sequence[Node], links: Sequence[ChainLink]) -> str:
    """Return nodes with the links between them in HoDoKu's notation; links within a cell or a set are left out.

    HoDoKu has neither rectangles nor hidden sets in chains: ``r2c2 -5- AUR:r12c37 -7- r4c7 -AHS:48r4-3- r4c9``.  Nor
    has it links between different digits of different cells: ``r2c2 -5/6- r2c3``.
    """
    parts: list[str] = []
    for place, end in _elements(nodes, links):
        if place:
            link, before, node = links[place - 1], nodes[place - 1], nodes[place]
            both = before.digit != node.digit and before.cells != node.cells and not link.hidden
            digits = slashed([before.digit, node.digit] if both else [node.digit])
            parts.append(f"{link.mark}{link.inside}{digits}{link.mark}")
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
        over = links[place].over if end > place else None
        if isinstance(over, InRectangle):
            text += f"({first}={last}){links[place].name}"
        elif over:
            others = "".join(str(digit) for digit in digits_in(over.group.digits) if digit not in (first, last))
            text += f"({first}={others}{last}){cells_name(cells_in(over.group.cells))}"
        else:
            inside = f"{first}{links[place].mark}{last}" if end > place else str(first)
            text += f"({inside}){cells_name(cells_in(nodes[place].cells))}"
    return text


def _elements(nodes: Sequence[Node], links: Sequence[ChainLink]) -> Iterator[tuple[int, int]]:
    """Yield the first and the last place of what is written as one: digits of a cell, of a set, of a rectangle."""
    place = 0
    while place < len(nodes):
        end = place
        if place + 1 < len(nodes) and (
            links[place].over
            or (
                nodes[place].cells == nodes[place + 1].cells
                and nodes[place].digit != nodes[place + 1].digit
                and not links[place].hidden
                and not (place + 1 < len(links) and links[place + 1].over)
            )
        ):
            end += 1
        yield place, end
        place = end + 1
