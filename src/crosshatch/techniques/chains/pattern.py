"""Alternating chains: alternate strong and weak links, from a node that is off to one that is on.

If the first node is off, the second is on, the third off, and so on.  So the first or the last is true, and whatever
excludes both can be removed.
"""

from collections.abc import Iterator
from itertools import pairwise

import attrs

from ...board.board import Board
from ...board.candidate import Candidate, candidate, candidates_of
from ...board.houses import cells_in, digits_in
from ...logic.cell_groups import SET_ROLES, CellGroup
from ...logic.fields import board_field, digits_field, plain_field
from ...logic.needed_truths import needed_truths
from ...logic.step import CELL_TRUTHS, HOUSE_TRUTHS, Link, Pattern, Role, Roles, Truth
from .nodes import (
    ChainLink,
    HiddenSet,
    InCells,
    InHouse,
    InRectangle,
    InTruth,
    Node,
    Strong,
    drawn,
    eureka_text,
    path_text,
    slashed,
)
from .shapes import chain_names, loop_names


@attrs.frozen
class AlternatingChain(Pattern):
    """Nodes joined by alternate strong and weak links, strong at both ends, and the removed candidates.

    ``strong`` has the reason for each strong link, in order.  ``weak`` has a hidden set for each weak link, or None if
    the link is obvious; it is empty if all are.
    """

    nodes: tuple[Node, ...]
    strong: tuple[Strong, ...]
    removed: tuple[Candidate, ...] = attrs.field(repr=False)
    weak: tuple[HiddenSet | None, ...] = attrs.field(default=(), kw_only=True)
    board: Board = board_field()

    @property
    def links_in_order(self) -> tuple[ChainLink, ...]:
        """The links from node to node, in order."""
        weak = self.weak or (None,) * (len(self.strong) - 1)
        found = [ChainLink(True, self.strong[0])]
        for hidden, by in zip(weak, self.strong[1:], strict=True):
            found += [ChainLink(False, hidden), ChainLink(True, by)]
        return tuple(found)

    @property
    def pairs(self) -> Iterator[tuple[Node, Node, Strong]]:
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
    def also_called(self) -> tuple[str, ...]:
        """The names that players give to chains of its shape; one whose ends are in one cell is a loop."""
        if self.ends_in_one_cell:
            return loop_names(self.nodes, self.strong)
        return chain_names(self.nodes, self.strong, self.board)

    @property
    def digits(self) -> tuple[int, ...]:
        """The digits that are removed, in order."""
        return tuple(sorted({each.digit for each in self.removed}))

    @property
    def ends_in_one_cell(self) -> bool:
        """Whether its ends are two digits of one cell, so that just one of them is true."""
        first, last = self.nodes[0], self.nodes[-1]
        return first.cells == last.cells and first.digit != last.digit and first.cells.bit_count() == 1

    @property
    def truths(self) -> tuple[Truth, ...]:
        """What makes the links: a digit in a house, cells, the guardians of a rectangle, the digits of a hidden set."""
        options: dict[Truth, tuple[Candidate, ...]] = {}
        for one, other, by in self.pairs:
            if isinstance(by, InHouse):
                options[HOUSE_TRUTHS[one.digit][by.house]] = candidates_of(one.digit, one.cells | other.cells)
            elif isinstance(by, InTruth | InRectangle):
                options[by.truth] = one.candidates + other.candidates
            else:
                options |= {CELL_TRUTHS[cell]: by.group.candidates_in(cell) for cell in cells_in(by.group.cells)}
        for hidden in self.hidden_sets:
            digits = digits_in(hidden.digits)
            options |= {HOUSE_TRUTHS[digit][hidden.house]: hidden.group.candidates(digit) for digit in digits}
        return needed_truths(options, self._shows_off, self._shows_on, self.board)

    @property
    def _shows_off(self) -> tuple[Candidate, ...]:
        """The candidates that its truths refute."""
        return self.removed

    @property
    def _shows_on(self) -> tuple[Candidate, ...]:
        """The candidates that its truths prove."""
        return ()

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
        return drawn(self.nodes, self.links_in_order)

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
    """A chain with both ends at one candidate, which either excludes both and is removed, or is both and is true.

    ``turn`` is that candidate: the one that is removed, or the first and last node, whose cell loses all others.
    ``is_shown`` says that the placement is the conclusion, rather than the eliminations in its cell.
    """

    turn: Candidate = attrs.field(kw_only=True)
    is_shown: bool = attrs.field(default=False, kw_only=True)

    @property
    def placed(self) -> bool:
        """Whether the candidate is true, not removed."""
        return self.turn not in self.removed

    @property
    def _shows_off(self) -> tuple[Candidate, ...]:
        return () if self.is_shown else self.removed

    @property
    def _shows_on(self) -> tuple[Candidate, ...]:
        return (self.turn,) if self.is_shown else ()

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
    def also_called(self) -> tuple[str, ...]:
        """The names that players give to loops of its shape."""
        return loop_names(self.nodes, self.strong)

    @property
    def links(self) -> tuple[Link, ...]:
        """The links from node to node, and the one that closes the loop."""
        return drawn((*self.nodes, self.nodes[0]), (*self.links_in_order, ChainLink(False)))

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
            and links[place].over is None
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
class RemotePair(Pattern):
    """An even number of cells, each in sight of the next, with the same two digits.

    One of the outer cells has the one digit, and the other outer cell has the other.
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
        """The cells, with both digits: the outer two are pincers."""
        cells = {Role.PINCER: (self.cells[0], self.cells[-1]), Role.PATTERN: self.cells[1:-1]}
        digits = digits_in(self.digits)
        return Roles(
            cells=cells,
            candidates={
                role: [candidate(cell, digit) for cell in some for digit in digits] for role, some in cells.items()
            },
            digits={Role.PATTERN: digits},
        )

    @property
    def nodes(self) -> tuple[Node, ...]:
        """Both cells of each pair of neighbours, with the digit that they do not both have: the digits take turns."""
        digits = list(digits_in(self.digits))
        pairs = enumerate(pairwise(self.cells))
        return tuple(Node(digits[index % 2], 1 << cell) for index, pair in pairs for cell in pair)

    @property
    def links_in_order(self) -> tuple[ChainLink, ...]:
        """The links from node to node: the weak ones from cell to cell, and the strong ones within the cells."""
        return tuple(ChainLink(bool(index % 2)) for index in range(2 * len(self.cells) - 3))

    @property
    def links(self) -> tuple[Link, ...]:
        """The weak links from cell to cell, to draw."""
        return drawn(self.nodes, self.links_in_order)[::2]

    @property
    def notation(self) -> str:
        """The digits, and the cells in order: ``5/9 r2c4 -5- r6c4 -9- r4c5``."""
        return f"{slashed([*digits_in(self.digits)])} {path_text(self.nodes, self.links_in_order)}"
