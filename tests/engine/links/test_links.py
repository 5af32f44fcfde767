"""The search over links finds what trying all combinations of links finds."""

from collections.abc import Iterator
from functools import cache
from itertools import permutations

import pytest

from crosshatch.board.grid import Grid
from crosshatch.board.houses import BOXES, DIGITS, HOUSE, HOUSES, LINES, PEERS, cells_in, common_peers, digits_in
from crosshatch.engine.links import links
from crosshatch.engine.singles import runs as singles
from crosshatch.engine.links.links import BILOCATION, BIVALUE, GROUPED, Links
from crosshatch.generator import minimal_puzzle
from crosshatch.status import solutions

POSITIONS = range(12)

Node = tuple[int, int]
"""A digit and the set of its cells."""


@cache
def position(number: int) -> Grid:
    """Return a position where singles are stuck, or the start of a puzzle that singles solve."""
    puzzle = minimal_puzzle(f"links {number}")
    grid = puzzle.grid()
    singles.run(grid, singles.KINDS)
    return grid if grid.empty else puzzle.grid()


def found(grid: Grid, *kinds: int) -> list[tuple[int, tuple[Node, ...]]]:
    """Return the chains that the search finds: what each removes, and its nodes."""
    flat = links.chains(grid, Links(grid, with_groups=True), kinds)
    length = links.chain_length(len(kinds))
    chains = [flat[start : start + length] for start in range(0, len(flat), length)]
    return [(chain[0], nodes_of(grid, chain[1:])) for chain in chains]


def nodes_of(grid: Grid, strong_links: list[int]) -> tuple[Node, ...]:
    """Return the nodes of a chain, having checked the houses of its strong links."""
    nodes: list[Node] = []
    for house, digit, near, other, far in zip(*[iter(strong_links)] * links.LINK_LENGTH, strict=True):
        if house == links.NO_HOUSE:
            assert near == far
        else:
            assert digit == other
            assert near | far == grid.cells_with(digit) & HOUSE[house]
        nodes += [(digit, near), (other, far)]
    return tuple(nodes)


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
            cells = grid.cells_with(digit) & HOUSE[house]
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
    chains: list[tuple[Node, ...]] = [()]
    for kind in kinds:
        chains = [
            (*chain, near, far)
            for near, far in strong_links(grid, kind)
            for chain in chains
            if not chain or fits(chain, near, far)
        ]
    result = set()
    for chain in chains:
        (digit, start), (other, end) = chain[0], chain[-1]
        removed = grid.cells_with(digit) & common_peers(cells_in(start | end))
        if digit == other and removed:
            result.add((removed, chain))
    return result


def fits(chain: tuple[Node, ...], near: Node, far: Node) -> bool:
    """Return whether a strong link can follow: its near node sees the chain's end, and no node sees both of a link."""
    apart = all(digit != each[0] or not cells & each[1] for digit, cells in chain for each in (near, far))
    return apart and sees(chain[-1], near) and not (touches(chain[-1], far) or touches(near, chain[-2]))


def touches(one: Node, other: Node) -> bool:
    """Return whether a node sees a cell of another, all of its own cells."""
    return one[0] == other[0] and common_peers(cells_in(one[1])) & other[1] != 0


@pytest.mark.parametrize("number", POSITIONS)
@pytest.mark.parametrize(
    "kinds",
    [(BILOCATION, BILOCATION), (BILOCATION, GROUPED), (BIVALUE, BILOCATION, BIVALUE), (BIVALUE, BIVALUE, BIVALUE)],
)
def test_the_search_finds_every_chain_once(number: int, kinds: tuple[int, ...]) -> None:
    grid = position(number)
    chains = found(grid, *kinds)
    expected = by_trying(grid, *kinds)
    assert len(set(chains)) == len(chains)
    if kinds == kinds[::-1]:
        assert {(removed, min(nodes, nodes[::-1])) for removed, nodes in expected} == {
            (removed, min(nodes, nodes[::-1])) for removed, nodes in chains
        }
        assert 2 * len(chains) == len(expected)
    else:
        assert set(chains) == expected


def test_a_link_that_holds_in_a_line_and_a_box_is_one() -> None:
    grid = Grid([0] * 81)
    for cell in range(2, 9):
        grid.eliminate(cell, 5)
    for cell in (9, 10, 11, 18, 19, 20):
        grid.eliminate(cell, 5)
    assert Links(grid, with_groups=False).count == 1


def test_longer_chains_of_one_digit_hold_in_every_solution() -> None:
    for number in POSITIONS:
        puzzle = minimal_puzzle(f"links {number}")
        (solution,) = solutions(puzzle, 2)
        for removed, nodes in found(position(number), BILOCATION, BILOCATION, BILOCATION):
            digit = nodes[0][0]
            assert all(solution[cell] != str(digit) for cell in cells_in(removed))
            assert any(solution[cell] == str(digit) for end in (nodes[0], nodes[-1]) for cell in cells_in(end[1]))


def test_peers_of_a_group_are_seen_by_all_of_it() -> None:
    assert links.seen_by_all(0b111) == PEERS[0] & PEERS[1] & PEERS[2]
