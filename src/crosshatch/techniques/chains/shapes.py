"""Names that players give to short chains by their shape, such as S-Wing or M-Ring.

A shape lists the strong links of a chain in order, each by the digits of its two nodes: ``aa`` is a link in a house,
and ``ab`` a link in a cell or, in the tables of sets, in an almost locked set.  So ``aa ab bb`` leads from a house
through a cell with two candidates into another house.  A chain has the same name in both directions, and a loop from
each of its strong links.  Groups do not change the name.
"""

from collections.abc import Mapping, Sequence

from ...board.board import Board
from ...board.houses import BOXES
from .nodes import InCells, InHouse, Node, Strong

WINGS: Mapping[str, str] = {
    "aa aa aa": "L1-Wing",
    "aa aa bb": "L2-Wing",
    "aa bb cc": "L3-Wing",
    "aa ab bb": "S-Wing",
    "ab bb aa": "M-Wing",
    "ab bb cc": "M3-Wing",
    "ab bb bb": "H1-Wing",
    "ab ba aa": "H2-Wing",
    "ab bc cc": "H3-Wing",
    "ab bb ba": "W-Wing",
    "ab bc ca": "XY-Wing",
}
"""The names of chains of three strong links in houses and cells."""

RINGS: Mapping[str, str] = {
    "aa aa bb": "L2-Ring",
    "aa bb cc": "L3-Ring",
    "ab bb aa": "M-Ring",
    "ab bb ba aa": "W-Ring",
}
"""The names of loops of strong links in houses and cells."""

WINGS_OF_SETS: Mapping[str, str] = {
    "ab ba": "ALS-XZ",
    "ab bb ba": "ALS-W-Wing",
    "ab bc ca": "ALS-XY-Wing",
}
"""The names of chains with almost locked sets."""

RINGS_OF_SETS: Mapping[str, str] = {
    "ab ba": "Doubly Linked ALS-XZ",
    "aa ab ba": "XYZ-Ring",
}
"""The names of loops with almost locked sets; an XYZ-Ring also needs a set of a certain form."""

XYZ_RING = RINGS_OF_SETS["aa ab ba"]
"""An XYZ-Wing, and a strong link of the digit that its three cells share."""

CHUTE_REMOTE_PAIR = "Chute Remote Pair"
"""The name of a W-Wing in three boxes side by side, also known as a chute."""


def chain_names(nodes: Sequence[Node], strong: Sequence[Strong], board: Board) -> tuple[str, ...]:
    """Return the names of a chain that does not close into a loop."""
    if nodes[0] == nodes[-1]:
        return ()
    names = _names(nodes, strong, WINGS, WINGS_OF_SETS, [0])
    if "W-Wing" in names:
        (house,) = (by.house for by in strong if isinstance(by, InHouse))
        names += w_wing_names(nodes, house, board)
    return names


def loop_names(nodes: Sequence[Node], strong: Sequence[Strong]) -> tuple[str, ...]:
    """Return the names of a loop."""
    names = _names(nodes, strong, RINGS, RINGS_OF_SETS, range(0, len(nodes), 2))
    return names if XYZ_RING not in names or _is_xyz_ring(nodes, strong) else ()


def w_wing_names(nodes: Sequence[Node], house: int, board: Board) -> tuple[str, ...]:
    """Return the other names of a W-Wing, given the house of its strong link.

    If two cells with the same candidates and the house all lie in a chute, the third box has no place for the linked
    digit in the third line.  That is how players spot the pattern.
    """
    cells_of = board.tables.cells_of
    boxes = [cells_of(box) for box in BOXES]
    chutes = [sum(boxes[start::step][:3]) for start, step in ((0, 1), (3, 1), (6, 1), (0, 3), (1, 3), (2, 3))]
    cells = [cells_of(house), *(node.cells for node in nodes)]
    in_chute = board.size == len(BOXES) and any(not any(each & ~chute for each in cells) for chute in chutes)
    return (CHUTE_REMOTE_PAIR,) if in_chute else ()


def _names(
    nodes: Sequence[Node],
    strong: Sequence[Strong],
    plain: Mapping[str, str],
    of_sets: Mapping[str, str],
    starts: Sequence[int],
) -> tuple[str, ...]:
    """Return the name of a chain in one of the tables, read in both directions from each of some nodes."""
    in_cells = [by for by in strong if isinstance(by, InCells)]
    table = of_sets if any(by.is_set for by in in_cells) else plain
    longest = max(len(shape.split()) for shape in table)
    if len(strong) > longest or not _is_plain(nodes, strong):
        return ()
    digits = [node.digit for node in nodes]
    shapes = [_shape(some[start:] + some[:start]) for some in (digits, digits[::-1]) for start in starts]
    return tuple(dict.fromkeys(table[shape] for shape in shapes if shape in table))


def _is_plain(nodes: Sequence[Node], strong: Sequence[Strong]) -> bool:
    """Return whether all strong links are in houses and cells, and all weak ones in a cell or between equal digits."""
    weak = zip(nodes[1::2], nodes[2::2], strict=False)
    return all(isinstance(by, InHouse | InCells) for by in strong) and all(
        one.digit == other.digit or one.cells == other.cells for one, other in weak
    )


def _shape(digits: Sequence[int]) -> str:
    """Return the shape of a chain, given the digits of its nodes: letters in the order in which they occur."""
    letters = dict(zip(dict.fromkeys(digits), "abcdefghi", strict=False))
    said = "".join(letters[digit] for digit in digits)
    return " ".join(said[place : place + 2] for place in range(0, len(said), 2))


def _is_xyz_ring(nodes: Sequence[Node], strong: Sequence[Strong]) -> bool:
    """Return whether the set of a loop is the pivot ``xyz`` of an XYZ-Wing with the pincer ``xz``.

    The other pincer, ``yz``, is the cell of the loop, and its house has the strong link of ``z``.
    """
    sets = [by.group for by in strong if isinstance(by, InCells) and by.is_set]
    (shared,) = (node.digit for node, by in zip(nodes[::2], strong, strict=True) if isinstance(by, InHouse))
    return (
        len(sets) == 1
        and len(sets[0].all_candidates) == 5  # in two cells, which have three digits
        and sets[0].places[shared] == sets[0].cells
        and any(sets[0].places[node.digit].bit_count() == 1 for node in nodes)
    )
