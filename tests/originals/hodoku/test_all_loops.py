"""All loops and AICs of HoDoKu's, told as chains: with the links that a chain has."""

from itertools import pairwise

import pytest

from crosshatch.board.grid import Grid
from crosshatch.formats import read
from crosshatch.generator import minimal_puzzle
from crosshatch.originals.hodoku import all_loops
from crosshatch.position import counting
from crosshatch.techniques.chains.search import LOOP, ONE_CANDIDATE, TWO_ENDS, AlternatingChain
from crosshatch.techniques.single_digit.link_kinds import ALMOST_LOCKED, BILOCATION, BIVALUE, GROUPED
from crosshatch.techniques.singles import search as singles

OF_ALL_FORMS = (
    ":0000:x:..5+3+7..+8...3.8..+64.+8.1..7+356+41+2.+8.+7.8..4+63.+12....1+7+84+65+28+6.+1.9+7.1.7..6+2+8...+829."
    "+5.:::"
)
"""A position with chains of all forms."""

WITH_FORCED_CELL = (
    ":0000:x:....5...11......7..6.....8...+6..4.....9.1.3.....596.2..8..62..7+6+27..+5...3.5.7.2..:211 314 618 324 325 "
    "629 231 334 335 342:::"
)
"""A position with the chain 3- r7c4 =3= r7c8 =5= r45c8 -5- ALS:r4569c9 =3= r8c9 -3 => r7c8,r8c45<>3."""


def numbered(number: int) -> Grid:
    """Return a position where singles are stuck."""
    grid = minimal_puzzle(f"all loops {number}").grid()
    singles.run(grid, singles.KINDS)
    return grid


def test_the_shortest_come_first_and_each_effect_once_for_each_form() -> None:
    chains = all_loops.chains(read(OF_ALL_FORMS).grid(), groups=False, sets=False)
    assert {chain.form for chain in chains} == {LOOP, ONE_CANDIDATE, TWO_ENDS}
    lengths = [len(chain.strong) for chain in chains]
    assert lengths == sorted(lengths)
    assert len({(chain.form, chain.removed) for chain in chains}) == len(chains)


@pytest.mark.parametrize("number", range(6))
@pytest.mark.parametrize(("groups", "sets"), [(False, False), (True, False), (True, True)])
def test_a_chain_has_strong_and_weak_links_in_turn(number: int, groups: bool, sets: bool) -> None:
    grid = numbered(number)
    for chain in all_loops.chains(grid, groups, sets):
        assert len(chain.nodes) == 2 * len(chain.strong)
        for one, other in pairwise(chain.nodes[1:-1]):
            assert one != other
        assert is_grouped(chain) == groups


def is_grouped(chain: AlternatingChain) -> bool:
    """Return whether a chain has a group or an almost locked set."""
    kinds = {link.kind for link in chain.strong}
    assert kinds <= {BILOCATION, BIVALUE, GROUPED, ALMOST_LOCKED}
    return ALMOST_LOCKED in kinds or any(cells & (cells - 1) for _, cells in chain.nodes)


@pytest.mark.parametrize("number", range(6))
def test_what_is_removed_is_not_in_the_solution(number: int) -> None:
    grid = numbered(number)
    if not grid.empty:
        return
    (solution,) = counting.solutions(grid, 2)
    for chain in all_loops.chains(grid, groups=True, sets=True):
        for digit, cells in chain.removed:
            assert not any(int(solution[cell]) == digit for cell in range(81) if cells >> cell & 1)


def test_a_cell_that_a_set_forces_makes_a_larger_set() -> None:
    chains = all_loops.chains(read(WITH_FORCED_CELL).grid(), groups=True, sets=True)
    cells = 1 << 35 | 1 << 44 | 1 << 53 | 1 << 80 | 1 << 71  # r4569c9 and r8c9
    assert any(link.kind == ALMOST_LOCKED and link.reason == cells for chain in chains for link in chain.strong)
