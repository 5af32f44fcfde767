"""Deadly patterns on positions of random boards: each step is proved and true, and no rule tells the fillings apart."""

from itertools import islice

import pytest

import random_boards
from crosshatch import Puzzle
from crosshatch.board.board import Board
from crosshatch.board.boards import board, jigsaw
from crosshatch.board.constraints import Cage, Difference, Killer, odd
from crosshatch.board.grid import Grid
from crosshatch.logic import proof
from crosshatch.techniques.catalogue import CATALOGUE, strategy_named
from crosshatch.techniques.uniqueness.kinds import Kind
from crosshatch.techniques.uniqueness.strategy import DeadlyStrategy

STRATEGIES = [each for each in CATALOGUE if isinstance(each, DeadlyStrategy)]


def test_deadly_patterns_are_proved_on_other_boards() -> None:
    found = set()
    for seed in range(150):
        grid, _ = random_boards.position(seed)  # not always with one solution
        for strategy in STRATEGIES:
            for step in strategy.find(grid):
                proof.verify(grid, step)
                found.add(step.pattern.kind)  # type: ignore[attr-defined]
    assert found >= {Kind.RECTANGLE, Kind.EXTENDED}


def test_chains_from_guardians_are_proved_on_other_boards() -> None:
    chains = strategy_named("unique-rectangle-forcing-chain")
    found = 0
    for seed in range(60):
        grid, _ = random_boards.position(seed)
        for step in islice(chains.find(grid), 3):
            proof.verify(grid, step)
            found += 1
    assert found > 5


def test_all_strategies_are_asked_on_every_board() -> None:
    assert all(each.works_on(board("x+anti-knight")) for each in STRATEGIES)


CORNERS = ("r1c1", "r1c4", "r2c1", "r2c4")


def rectangle(kind: Board) -> Grid:
    """Return a board where 1 and 2 can fill a rectangle, one corner of which can also take 3."""
    grid = Puzzle("." * 81, board=kind).grid()
    for name in CORNERS:
        for digit in range(3, 10):
            if name != "r2c4" or digit > 3:
                grid.eliminate(name, digit)
    return grid


@pytest.mark.parametrize(
    ("kind", "holds"),
    [
        (board("classic"), True),
        (board("windoku"), False),  # r2c4 is in a window, where r2c1 is not
        (board("x"), False),  # r1c1 is on a diagonal
        (board("disjoint"), True),  # r1c1 and r1c4 are in the same group
        (board("anti-knight"), False),
        (board("non-consecutive"), False),
        (board("classic", Difference(["r5c5", "r5c6"])), True),
        (board("classic", Difference(["r1c1", "r1c2"])), False),
        (board("classic", Killer([Cage(["r2c4", "r3c4"], 9)])), False),
        (board("classic", Killer([Cage(["r8c4", "r8c5"], 9)])), True),
        (board("classic", odd(["r9c9"])), True),
    ],
)
def test_a_rectangle_is_deadly_unless_a_rule_tells_its_fillings_apart(kind: Board, holds: bool) -> None:
    grid = rectangle(kind)
    found = list(strategy_named("uniqueness-test-1").find(grid))
    assert bool(found) is holds
    for step in found:
        proof.verify(grid, step)


def test_the_checker_knows_which_digits_a_cell_may_hold() -> None:
    step = next(strategy_named("uniqueness-test-1").find(rectangle(board("classic"))))
    proof.verify(rectangle(board("classic")), step)
    assert not proof.proves(rectangle(board("classic", odd(["r1c1"]))), step)


def test_corners_of_a_jigsaw_lie_in_two_regions() -> None:
    kind = jigsaw(random_boards.JIGSAWS["jigsaw 9"])
    tables = kind.tables
    found = 0
    for one in kind.cells:
        for other in kind.cells:
            if one // 9 < other // 9 and one % 9 != other % 9:
                corners = [one, one // 9 * 9 + other % 9, other // 9 * 9 + one % 9, other]
                regions = [tables.houses_with(cell) >> 27 for cell in corners]
                side_by_side = regions[0] in regions[1:3] and regions[3] in regions[1:3]
                found += one % 9 < other % 9 and side_by_side and regions[0] != regions[3]
    assert tables.rectangle_count == found
