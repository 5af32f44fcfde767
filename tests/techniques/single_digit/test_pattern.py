"""Chains of links: what they say of themselves, on any grid."""

import attrs
import pytest

from crosshatch.board.houses import cell_named, cell_set
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.logic.step import HouseTruth
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.chains.nodes import Node
from crosshatch.techniques.single_digit.pattern import DigitChain, TwoLinks, WWing
from crosshatch.techniques.singles import search as singles
from crosshatch.techniques.strategy import Strategy
from examples import some

STRATEGIES: tuple[Strategy, ...] = (
    strategy_named("skyscraper"),
    strategy_named("2-string-kite"),
    strategy_named("dual-2-string-kite"),
    strategy_named("grouped-skyscraper"),
    strategy_named("grouped-2-string-kite"),
    attrs.evolve(strategy_named("turbot-fish"), named_forms=True),
    attrs.evolve(strategy_named("grouped-turbot-fish"), named_forms=True),
    attrs.evolve(strategy_named("empty-rectangle"), two_candidates=True),
    attrs.evolve(strategy_named("dual-empty-rectangle"), two_candidates=True),
    strategy_named("w-wing"),
)


@pytest.mark.parametrize("number", some(range(10)))
def test_no_truth_can_be_dropped(number: int) -> None:
    grid = minimal_puzzle(f"truths of links {number}").grid()
    singles.run(grid, singles.KINDS)
    for strategy in STRATEGIES:
        for step in strategy.find(grid):
            assert proof.core(grid, step) == step.truths, step


def nodes(*cells: str) -> tuple[Node, ...]:
    return tuple(Node(4, 1 << cell_named(cell)) for cell in cells)


@pytest.mark.parametrize(
    ("joint", "removed", "houses"),
    [
        (["r8c3", "r4c3"], ["r7c7"], [7, 3]),
        (["r8c9", "r4c9"], ["r7c7"], [7]),  # it sees both places of row 8
        (["r8c9", "r4c9"], ["r5c8"], [3]),  # it sees both places of row 4
        (["r8c9", "r4c9"], ["r5c8", "r7c7"], [7, 3]),
    ],
)
def test_a_chain_names_the_houses_that_it_needs(joint: list[str], removed: list[str], houses: list[int]) -> None:
    chain = DigitChain(nodes("r8c8", *joint, "r4c7"), (7, 3), cell_set(map(cell_named, removed)))
    assert TwoLinks(4, (chain,)).truths == tuple(HouseTruth(4, house) for house in houses)


def test_two_chains_name_the_houses_that_they_need_together() -> None:
    one = DigitChain(nodes("r1c9", "r1c4", "r3c6", "r7c6"), (0, 14), 1 << cell_named("r7c9"))
    other = DigitChain(nodes("r3c8", "r3c6", "r1c4", "r9c4"), (2, 12), 1 << cell_named("r9c8"))
    assert TwoLinks(4, (one, other)).truths == tuple(HouseTruth(4, house) for house in (0, 14, 2, 12))
    beside = DigitChain(nodes("r3c9", "r3c6", "r1c4", "r9c4"), (2, 12), 1 << cell_named("r9c9"))
    assert TwoLinks(4, (one, beside)).truths == (HouseTruth(4, 0), HouseTruth(4, 2))  # the rows end in one column


def test_chains_in_the_fields_notation() -> None:
    group = Node(4, cell_set(map(cell_named, ["r1c7", "r1c8"])))
    chain = DigitChain((group, *nodes("r1c3", "r5c3", "r5c9")), (0, 4), 0)
    assert chain.notation == "r1c78 =4= r1c3 -4- r5c3 =4= r5c9"
    assert TwoLinks(4, (chain,)).notation == "4 in r1c78,r5c9 (connected by r15c3)"
    wing = WWing(3, 6, start=14, near=59, house=6, far=58, end=31, removed=1 << 4)
    assert wing.chain.notation == "r2c6 -6- r7c6 =6= r7c5 -6- r4c5"


def test_what_is_found_shows_cells_and_houses_by_name() -> None:
    wing = WWing(3, 6, start=14, near=59, house=6, far=58, end=31, removed=1 << 4)
    assert repr(wing) == ("WWing(kept=3, linked=6, start=r2c6, near=r7c6, house=r7, far=r7c5, end=r4c5, removed=r1c5)")
