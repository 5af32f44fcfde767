"""Chains on other boards: each step is proved, and links between different cells are followed."""

from collections import Counter

import pytest

from crosshatch.board import constraints as rules
from crosshatch.board.boards import board
from crosshatch.board.candidate import candidate
from crosshatch.board.grid import Grid
from crosshatch.board.houses import cells_in
from crosshatch.logic.proof import verify
from crosshatch.logic.step import BoardTruth
from crosshatch.techniques.catalogue import strategies_named
from crosshatch.techniques.chains.pattern import AlternatingChain
from crosshatch.techniques.chains.table import LinkTable
from crosshatch.techniques.single_digit.link_kinds import BILOCATION, BIVALUE, GROUPED
from engines import COMPILED
from random_boards import position, proved_steps

CHAINS = strategies_named(
    [
        *("x-chain", "m-wing", "xy-chain", "continuous-nice-loop", "discontinuous-nice-loop", "aic"),
        *("grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic", "aic-with-hidden-sets"),
        *("continuous-nice-loop-with-als", "aic-with-als"),
    ]
)
SEEDS = range(60 if COMPILED else 20)


def test_chains_are_proved_on_other_boards() -> None:
    found = Counter[str]()
    changes = 0
    for _, step in proved_steps(CHAINS, len(SEEDS), most=3):
        assert isinstance(step.pattern, AlternatingChain)
        found[step.technique.slug] += 1
        changes += "/" in step.notation.partition(" ")[2]
    assert {*found} == {each.technique.slug for each in CHAINS}
    assert changes


@pytest.mark.parametrize("seed", SEEDS)
def test_weak_links_join_nodes_that_exclude_each_other(seed: int) -> None:
    grid, _ = position(seed)
    table = LinkTable(grid, BILOCATION | GROUPED | BIVALUE)
    nodes = range(1, table.node_count + 1)
    indexes = {
        node: [candidate(cell, table.digit(node)).index for cell in cells_in(table.cells(node))] for node in nodes
    }
    excluded = grid.board.excluded_by
    for node in nodes:
        expected = {
            other
            for other in nodes
            if all(excluded[one] >> index & 1 for one in indexes[node] for index in indexes[other])
        }
        assert {*table.weak(node)} == expected
        assert len(table.weak(node)) == len(expected)
        assert all(table.are_weak(node, other) == (other in expected) for other in nodes)


def test_the_last_two_candidates_of_a_declared_truth_have_a_strong_link() -> None:
    grid = Grid([0] * 81, board=board("classic", rules.Quadruple(["r4c4", "r4c5", "r5c4", "r5c5"], [7])))
    left = {0: "r1c4 r1c9", 3: "r4c4 r4c7 r4c8", 4: "r5c5 r5c7 r5c8", 8: "r9c5 r9c9"}
    for row, cells in left.items():
        for column in range(9):
            if f"r{row + 1}c{column + 1}" not in cells:
                grid.eliminate(row * 9 + column, 7)
    (loops,) = strategies_named(["continuous-nice-loop"])
    (step,) = loops.find(grid)
    verify(grid, step)
    assert BoardTruth(0, "quadruple at r4c4") in step.pattern.truths
    assert step.notation.startswith(
        "Continuous Nice Loop: 7 7- r1c4 =7= r1c9 -7- r9c9 =7= r9c5 -7- r5c5 =7= r4c4 -7- r1c4"
    )
