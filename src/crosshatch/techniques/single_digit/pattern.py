"""Chains of strong and weak links: single-digit patterns of two strong links, and the W-Wing."""

from collections.abc import Iterable, Iterator

import attrs

from ...board.board import Board
from ...board.candidate import Candidate, candidates_of
from ...board.houses import cells_in, cells_name, house_code
from ...logic.fields import board_field, cell_field, cells_field, house_field, houses_field
from ...logic.needed_truths import needed_truths
from ...logic.step import CELL_TRUTHS, HOUSE_TRUTHS, Link, Pattern, Role, Roles, Truth
from ..chains.nodes import ChainLink, Node, drawn, path_text, slashed
from ..chains.shapes import w_wing_names


@attrs.frozen
class DigitChain:
    """Nodes joined by alternate strong and weak links, strong at both ends, so that one of the ends is true.

    ``houses`` are those of the strong links that are not in a cell, in order; ``removed`` are the cells that see both
    ends and lose their digit.
    """

    nodes: tuple[Node, ...]
    houses: tuple[int, ...] = houses_field()
    removed: int = cells_field()

    @property
    def digit(self) -> int:
        """The digit of its first node."""
        return self.nodes[0].digit

    @property
    def ends(self) -> int:
        """The cells of both ends."""
        return self.nodes[0].cells | self.nodes[-1].cells

    @property
    def places(self) -> Iterator[tuple[int, int]]:
        """Each house with the cells of the nodes that its strong link joins, if all strong links are in houses."""
        for house, one, other in zip(self.houses, self.nodes[::2], self.nodes[1::2], strict=True):
            yield house, one.cells | other.cells

    @property
    def links_in_order(self) -> tuple[ChainLink, ...]:
        """The links from node to node, in order."""
        return tuple(ChainLink(index % 2 == 0) for index in range(len(self.nodes) - 1))

    @property
    def links(self) -> tuple[Link, ...]:
        """The same, to draw."""
        return drawn(self.nodes, self.links_in_order)

    @property
    def notation(self) -> str:
        """The field's notation: ``r4c2 =4= r4c5 -4- r1c5 =4= r1c8``."""
        return path_text(self.nodes, self.links_in_order)


def _name(cells: int) -> str:
    return cells_name(cells_in(cells))


@attrs.frozen
class TwoLinks(Pattern):
    """A chain of two strong links of a digit in two houses, or two such chains with the same cells in the middle.

    ``digit`` is that of the first chain, and usually of the second too.
    """

    digit: int
    chains: tuple[DigitChain, ...]
    board: Board = board_field()

    @property
    def digits(self) -> tuple[int, ...]:
        """The digits of the chains: one, or two."""
        return tuple(dict.fromkeys(chain.digit for chain in self.chains))

    @property
    def joint(self) -> int:
        """The cells of the nodes in the middle, which do not both have the digit, or either of the digits."""
        _, one, other, _ = self.chains[0].nodes
        return one.cells | other.cells

    @property
    def houses(self) -> tuple[int, ...]:
        """The houses of the strong links, chain by chain."""
        return tuple(house for chain in self.chains for house in chain.houses)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The digit in each of the houses that are needed: in all of them, as a rule."""
        places = {(chain.digit, house): cells for chain in self.chains for house, cells in chain.places}
        options = {
            HOUSE_TRUTHS[digit][house]: candidates_of(digit, places[digit, house])
            for digit in self.digits
            for house in self.houses
            if (digit, house) in places
        }
        return needed_truths(
            options,
            [each for chain in self.chains for each in candidates_of(chain.digit, chain.removed)],
            board=self.board,
        )

    @property
    def roles(self) -> Roles:
        """The ends as pincers, and what joins them."""
        return Roles(
            cells={Role.PINCER: _in_turn(chain.ends for chain in self.chains), Role.PATTERN: cells_in(self.joint)},
            candidates={
                Role.PINCER: _of_nodes(node for chain in self.chains for node in (chain.nodes[0], chain.nodes[-1])),
                Role.PATTERN: _of_nodes(node for chain in self.chains for node in chain.nodes[1:-1]),
            },
            houses={Role.HOUSE: dict.fromkeys(self.houses)},
            digits={Role.PATTERN: self.digits},
        )

    @property
    def links(self) -> tuple[Link, ...]:
        """The links of the chains."""
        return tuple(link for chain in self.chains for link in chain.links)

    @property
    def notation(self) -> str:
        """The ends, and what joins them: ``4 in r2c8,r8c7 (connected by r28c4)``.

        Two chains have a slash between them, and so have two digits, those of the chains in order.
        """
        ends = _pairs(chain.ends for chain in self.chains)
        return f"{slashed(self.digits)} in {ends} (connected by {_name(self.joint)})"


@attrs.frozen
class TurbotFish(TwoLinks):
    """A chain of two strong links of a digit, told link by link."""

    @property
    def notation(self) -> str:
        """The chain: ``2 r6c2 =2= r5c1 -2- r7c1 =2= r7c7``."""
        return f"{self.digit} {self.chains[0].notation}"


@attrs.frozen
class EmptyRectangle(TwoLinks):
    """A box with a digit in one row and one column of it, and a line, or two, that take it from one of these.

    Each chain goes from the far place of such a line by its near one into the box, which all have in common.
    """

    @property
    def box(self) -> int:
        """The box."""
        return self.chains[0].houses[1]

    @property
    def lines(self) -> tuple[int, ...]:
        """The line of each chain."""
        return tuple(chain.houses[0] for chain in self.chains)

    @property
    def houses(self) -> tuple[int, ...]:
        """The box and the lines."""
        return (self.box, *self.lines)

    @property
    def places(self) -> int:
        """The places for the digit in the box."""
        *_, arm, other_arm = self.chains[0].nodes
        return arm.cells | other_arm.cells

    @property
    def pairs(self) -> tuple[int, ...]:
        """The two places of each line."""
        return tuple(chain.nodes[0].cells | chain.nodes[1].cells for chain in self.chains)

    @property
    def roles(self) -> Roles:
        """The places of the lines as pincers, and those of the box."""
        return Roles(
            cells={Role.PINCER: _in_turn(self.pairs), Role.PATTERN: cells_in(self.places)},
            candidates={
                Role.PINCER: [each for pair in self.pairs for each in candidates_of(self.digit, pair)],
                Role.PATTERN: candidates_of(self.digit, self.places),
            },
            houses={Role.HOUSE: self.houses},
            digits={Role.PATTERN: [self.digit]},
        )

    @property
    def notation(self) -> str:
        """The box, and the places of each line: ``8 in b6 (r15c2)``; two lines have a slash between."""
        return f"{self.digit} in {house_code(self.box)} ({_pairs(self.pairs)})"


def _of_nodes(nodes: Iterable[Node]) -> list[Candidate]:
    return list(dict.fromkeys(each for node in nodes for each in node.candidates))


def _in_turn(several: Iterable[int]) -> list[int]:
    return [cell for cells in several for cell in cells_in(cells)]


def _pairs(several: Iterable[int]) -> str:
    return "/".join(map(_name, several))


@attrs.frozen
class WWing(Pattern):
    """Two cells that both have the digits ``kept`` and ``linked``, and a house with two places for ``linked``.

    The cells are ``start`` and ``end``, lowest first; ``start`` sees the place ``near``, and ``end`` the place ``far``.
    """

    kept: int
    linked: int
    start: int = cell_field()
    near: int = cell_field()
    house: int = house_field()
    far: int = cell_field()
    end: int = cell_field()
    removed: int = cells_field()
    board: Board = board_field()

    @property
    def also_called(self) -> tuple[str, ...]:
        """The name of a W-Wing in three boxes side by side."""
        return w_wing_names(self.chain.nodes, self.house, self.board)

    @property
    def chain(self) -> DigitChain:
        """The chain from cell to cell."""
        linked = [Node(self.linked, 1 << cell) for cell in (self.start, self.near, self.far, self.end)]
        nodes = (Node(self.kept, 1 << self.start), *linked, Node(self.kept, 1 << self.end))
        return DigitChain(nodes, (self.house,), self.removed)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The two cells, and the digit in the house."""
        return CELL_TRUTHS[self.start], CELL_TRUTHS[self.end], HOUSE_TRUTHS[self.linked][self.house]

    @property
    def roles(self) -> Roles:
        """The cells as pincers with the digit that they keep, and what joins them."""
        first, *linked, last = self.chain.nodes
        return Roles(
            cells={Role.PINCER: [self.start, self.end], Role.PATTERN: sorted([self.near, self.far])},
            candidates={
                Role.COMMON: [*first.candidates, *last.candidates],
                Role.PATTERN: [each for node in linked for each in node.candidates],
            },
            houses={Role.HOUSE: [self.house]},
            digits={Role.PATTERN: [self.kept, self.linked]},
        )

    @property
    def links(self) -> tuple[Link, ...]:
        """The links of the chain."""
        return self.chain.links

    @property
    def notation(self) -> str:
        """Digits, cells and places: ``9/3 in r1c9,r8c6 connected by 3 in r6c69``."""
        pair, places = cells_name([self.start, self.end]), cells_name([self.near, self.far])
        return f"{self.kept}/{self.linked} in {pair} connected by {self.linked} in {places}"
