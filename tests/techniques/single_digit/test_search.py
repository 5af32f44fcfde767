"""The searches for chains find what trying all combinations of links finds."""

from collections.abc import Callable, Iterator
from itertools import permutations

import pytest

from crosshatch.board.bitset import lowest
from crosshatch.board.grid import Grid
from crosshatch.board.houses import BOXES, DIGITS, HOUSE, HOUSES, LINES, cells_in, common_peers, digits_in
from crosshatch.techniques.single_digit import search as fixed_forms
from crosshatch.techniques.single_digit.link_kinds import BILOCATION, GROUPED
from crosshatch.techniques.single_digit.pattern import WWing
from examples import some

BIVALUE = 0
"""The kind of strong links in cells; those in houses have kinds of the table."""

POSITIONS = range(12)

Node = tuple[int, int]
"""A digit and the set of its cells."""


def found(grid: Grid, *kinds: int) -> list[tuple[int, tuple[Node, ...]]]:
    """Return the chains that the search finds: what each removes, and its nodes."""
    if kinds[0] == BIVALUE:
        return [(wing.removed, wing_nodes(grid, wing)) for wing in fixed_forms.w_wings(grid)]
    return [(each.removed, chain_nodes(grid, each)) for each in fixed_forms.two_links(grid, kinds[1])]


def chain_nodes(grid: Grid, chain: fixed_forms.TwoLinksFinding) -> tuple[Node, ...]:
    """Return the nodes of a chain, having checked the houses of its strong links."""
    for house, one, other in zip(chain.houses, chain.nodes[::2], chain.nodes[1::2], strict=True):
        assert one | other == grid.cells_mask(chain.digit) & HOUSE[house]
    return tuple((chain.digit, cells) for cells in chain.nodes)


def wing_nodes(grid: Grid, wing: WWing) -> tuple[Node, ...]:
    """Return the nodes of a W-Wing, having checked the house of its link."""
    assert 1 << wing.near | 1 << wing.far == grid.cells_mask(wing.linked) & HOUSE[wing.house]
    digits = (wing.kept, wing.linked, wing.linked, wing.linked, wing.linked, wing.kept)
    cells = (wing.start, wing.start, wing.near, wing.far, wing.end, wing.end)
    return tuple((digit, 1 << cell) for digit, cell in zip(digits, cells, strict=True))


CROSSINGS = [HOUSE[line] & HOUSE[box] for line in LINES for box in BOXES if HOUSE[line] & HOUSE[box]]


def nodes_in(cells: int) -> Iterator[tuple[int, int]]:
    """Yield each way to part the places in a house into what lies in one box and line, and the rest in another."""
    if cells.bit_count() == 2:
        yield cells & -cells, cells & (cells - 1)
    elif not any(cells & ~crossing == 0 for crossing in CROSSINGS):
        for crossing in CROSSINGS:
            first, second = cells & crossing, cells & ~crossing
            if first and any(second & ~other == 0 for other in CROSSINGS):
                yield first, second


def strong_links(grid: Grid, kind: int) -> set[tuple[Node, Node]]:
    """Return the strong links of a kind in both directions, by the definition."""
    result: set[tuple[Node, Node]] = set()
    for digit in DIGITS if kind != BIVALUE else ():
        for house in HOUSES:
            cells = grid.cells_mask(digit) & HOUSE[house]
            if cells and (cells.bit_count() == 2) == (kind == BILOCATION):
                for first, second in nodes_in(cells):
                    result |= {((digit, first), (digit, second)), ((digit, second), (digit, first))}
    for cell in cells_in(grid.empty) if kind == BIVALUE else ():
        digits = digits_in(grid.digits_of(cell))
        if len(digits) == 2:
            result |= {((one, 1 << cell), (other, 1 << cell)) for one, other in permutations(digits)}
    return result


def sees(one: Node, other: Node) -> bool:
    return one[0] == other[0] and other[1] & ~common_peers(cells_in(one[1])) == 0


def by_trying(grid: Grid, *kinds: int) -> set[tuple[int, tuple[Node, ...]]]:
    """Return the chains by the definition, each from both of its ends where the kinds allow."""
    tried: list[tuple[Node, ...]] = [()]
    for kind in kinds:
        tried = [
            (*chain, near, far)
            for near, far in strong_links(grid, kind)
            for chain in tried
            if not chain or fits(chain, near, far)
        ]
    result = set()
    for chain in tried:
        (digit, start), (other, end) = chain[0], chain[-1]
        removed = grid.cells_mask(digit) & common_peers(cells_in(start | end))
        if digit == other and removed and (kinds[0] != BIVALUE or not sees(chain[0], chain[-1])):
            result.add((removed, chain))
    return result


def fits(chain: tuple[Node, ...], near: Node, far: Node) -> bool:
    """Return whether a strong link can follow: its near node sees the chain's end, and no node sees both of a link."""
    apart = all(digit != each[0] or not cells & each[1] for digit, cells in chain for each in (near, far))
    return apart and sees(chain[-1], near) and not (touches(chain[-1], far) or touches(near, chain[-2]))


def touches(one: Node, other: Node) -> bool:
    """Return whether a node sees a cell of another, all of its own cells."""
    return one[0] == other[0] and common_peers(cells_in(one[1])) & other[1] != 0


@pytest.mark.parametrize("number", some(POSITIONS))
@pytest.mark.parametrize(
    "kinds",
    [(BILOCATION, BILOCATION), (BILOCATION, GROUPED), (BIVALUE, BILOCATION, BIVALUE)],
)
def test_every_chain_is_found_once(number: int, kinds: tuple[int, ...], position: Callable[[int], Grid]) -> None:
    grid = position(number)
    found_ones = found(grid, *kinds)
    expected = by_trying(grid, *kinds)
    assert len(set(found_ones)) == len(found_ones)
    if kinds == kinds[::-1]:
        assert {(removed, min(nodes, nodes[::-1])) for removed, nodes in expected} == {
            (removed, min(nodes, nodes[::-1])) for removed, nodes in found_ones
        }
        assert 2 * len(found_ones) == len(expected)
    else:
        assert set(found_ones) == expected


def test_chains_come_in_the_order_of_digits_and_start_from_the_lower_end(position: Callable[[int], Grid]) -> None:
    for number in POSITIONS:
        plain = fixed_forms.two_links(position(number), BILOCATION)
        assert [each.digit for each in plain] == sorted(each.digit for each in plain)
        assert all(lowest(each.nodes[0]) < lowest(each.nodes[3]) for each in plain)
        assert all(wing.start < wing.end for wing in fixed_forms.w_wings(position(number)))


def test_the_shape_is_that_of_the_houses() -> None:
    grid = Grid([0] * 81)
    leave(grid, 3, row=1, columns=(1, 7))
    leave(grid, 3, row=5, columns=(1, 8))
    (chain,) = fixed_forms.two_links(grid, BILOCATION)
    assert (chain.shape, chain.houses) == (fixed_forms.SKYSCRAPER, (1, 5))
    assert chain.nodes == (1 << 16, 1 << 10, 1 << 46, 1 << 53)
    assert chain.reversed().nodes == chain.nodes[::-1]
    grid.eliminate(53, 3)
    assert fixed_forms.two_links(grid, BILOCATION) == []


def leave(grid: Grid, digit: int, row: int, columns: tuple[int, ...]) -> None:
    """Leave a digit only these places in a row."""
    for column in {*range(9)} - {*columns}:
        grid.eliminate(9 * row + column, digit)
