"""All loops and AICs of HoDoKu's, told as chains: with the links that a chain has."""

from itertools import pairwise

import pytest

import hodoku_loops as all_loops
from crosshatch.board.grid import Grid
from crosshatch.formats import read
from crosshatch.generator import minimal_puzzle
from crosshatch.position import counting
from crosshatch.techniques.chains.search import LOOP, ONE_CANDIDATE, TWO_ENDS, ChainFinding
from crosshatch.techniques.single_digit.link_kinds import BILOCATION, BIVALUE, GROUPED
from crosshatch.techniques.singles import search as singles

OF_ALL_FORMS = (
    ":0000:x:..5+3+7..+8...3.8..+64.+8.1..7+356+41+2.+8.+7.8..4+63.+12....1+7+84+65+28+6.+1.9+7.1.7..6+2+8...+829."
    "+5.:::"
)
"""A position with chains of all forms."""


def numbered(number: int) -> Grid:
    """Return a position where singles are stuck."""
    grid = minimal_puzzle(f"all loops {number}").grid()
    singles.run(grid, singles.KINDS)
    return grid


def test_the_shortest_come_first_and_each_effect_once_for_each_form() -> None:
    chains = all_loops.chains(read(OF_ALL_FORMS).grid(), groups=False)
    assert {chain.form for chain in chains} == {LOOP, ONE_CANDIDATE, TWO_ENDS}
    lengths = [len(chain.strong) for chain in chains]
    assert lengths == sorted(lengths)
    assert len({(chain.form, chain.removed) for chain in chains}) == len(chains)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize("groups", [False, True])
def test_a_chain_has_strong_and_weak_links_in_turn(number: int, groups: bool) -> None:
    grid = numbered(number)
    for chain in all_loops.chains(grid, groups):
        assert len(chain.nodes) == 2 * len(chain.strong)
        for one, other in pairwise(chain.nodes[1:-1]):
            assert one != other
        assert is_grouped(chain) == groups


def is_grouped(chain: ChainFinding) -> bool:
    """Return whether a chain has a group or an almost locked set."""
    kinds = {link.kind for link in chain.strong}
    assert kinds <= {BILOCATION, BIVALUE, GROUPED}
    return any(cells & (cells - 1) for _, cells in chain.nodes)


@pytest.mark.parametrize("number", range(6))
def test_what_is_removed_is_not_in_the_solution(number: int) -> None:
    grid = numbered(number)
    if not grid.empty:
        return
    (solution,) = counting.solutions(grid, 2)
    for chain in all_loops.chains(grid, groups=True):
        for digit, cells in chain.removed:
            assert not any(int(solution[cell]) == digit for cell in range(81) if cells >> cell & 1)
