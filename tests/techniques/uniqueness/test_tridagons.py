"""Tridagons: twelve cells that three digits cannot fill."""

from itertools import permutations, product

import pytest
from attrs import evolve

import random_boards
from crosshatch import Puzzle
from crosshatch.board.boards import board as board_named
from crosshatch.board.grid import Grid
from crosshatch.board.houses import PEERS, cells_in
from crosshatch.logic import proof
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.uniqueness.kinds import Tridagons
from crosshatch.techniques.uniqueness.tridagons import MOST_GUARDIANS, tridagons

TRIDAGON = strategy_named("tridagon")
CELLS = "r1c1 r2c2 r3c3 r1c4 r2c5 r3c6 r4c1 r5c2 r6c3 r4c4 r5c6 r6c5"


def position(**guardians: str) -> Grid:
    """Return an empty board with a tridagon of 1, 2 and 3 whose cells also have the given candidates."""
    grid = Grid([0] * 81)
    for cell in CELLS.split():
        for digit in range(4, 10):
            if str(digit) not in guardians.get(cell, ""):
                grid.eliminate(cell, digit)
    return grid


TRANSVERSALS = tuple(permutations(range(3)))
"""The columns of the cells in the rows of a box."""


def is_odd(order: tuple[int, ...]) -> bool:
    """Return the parity of a permutation of three."""
    return sum(one > other for place, one in enumerate(order) for other in order[place:]) % 2 == 1


def cells_of(box: int, order: tuple[int, ...]) -> list[int]:
    """Return the cells of a transversal of a box."""
    return [(box // 3 * 3 + row) * 9 + box % 3 * 3 + column for row, column in enumerate(order)]


def can_be_filled(cells: list[int]) -> bool:
    """Return whether three digits can fill some cells, by trying."""

    def fill(digits: tuple[int, ...]) -> bool:
        cell = len(digits)
        return cell == len(cells) or any(
            fill((*digits, digit))
            for digit in range(3)
            if not any(PEERS[cells[cell]] >> cells[other] & 1 for other in range(cell) if digits[other] == digit)
        )

    return fill(())


def test_four_boxes_cannot_be_filled_where_their_parities_are_odd() -> None:
    for orders in product(TRANSVERSALS, repeat=4):
        cells = [cell for box, order in zip((0, 1, 3, 4), orders, strict=True) for cell in cells_of(box, order)]
        assert can_be_filled(cells) is (sum(map(is_odd, orders)) % 2 == 0)


def test_a_tridagon_is_found_in_each_place() -> None:
    for box, beside, below, across in ((0, 1, 3, 4), (3, 5, 6, 8), (1, 2, 7, 8)):
        for orders in [*product(TRANSVERSALS, repeat=4)][::11]:
            grid = Grid([0] * 81)
            cells = [
                cell
                for one, order in zip((box, beside, below, across), orders, strict=True)
                for cell in cells_of(one, order)
            ]
            for cell in cells:
                for digit in (1, 3, 4, 6, 7, 9) if cell != cells[0] else (1, 3, 4, 6, 7):
                    grid.eliminate(cell, digit)
            found = tridagons(grid, 8)
            assert len(found) == sum(map(is_odd, orders)) % 2
            assert [each.all_guardians() for each in found] == [[cells[0] * 9 + 8]] * len(found)


def test_the_only_guardian_is_placed(told) -> None:  # type: ignore[no-untyped-def]
    grid = position(r5c6="7")
    (step,) = TRIDAGON.find(grid)
    assert str(step) == "Tridagon: 1/2/3 in r1c14,r4c14,r2c25,r3c36,r5c26,r6c35 => r5c6=7"
    assert proof.core(grid, step) == step.truths
    assert told(step) == (
        "[floor:r1c14,r4c14,r2c25,r3c36,r5c26,r6c35] are twelve cells in boxes [house:1], [house:2], [house:4] and "
        "[house:5], one in each row and column of each of these boxes. The digits 1, 2 and 3 alone "
        "cannot fill them, because some row or column would always contain a digit twice. Their only other "
        "candidate must therefore be true. So [placed:r5c6] is 7."
    )


def test_what_all_guardians_rule_out_goes(told) -> None:  # type: ignore[no-untyped-def]
    grid = position(r1c1="5", r2c2="5")
    (step,) = TRIDAGON.find(grid)
    assert step.conclusion == "r1c23,r2c13,r3c12<>5"
    assert proof.core(grid, step) == step.truths
    assert "at least one of the other candidates must be true: [guardian:r1c1 is 5] or [guardian:r2c2 is 5]" in told(
        step
    )


def test_nothing_follows_from_guardians_that_rule_out_nothing_together() -> None:
    assert list(TRIDAGON.find(position(r1c1="5", r5c6="7"))) == []


def test_cells_may_lack_digits_as_long_as_each_box_has_all_three() -> None:
    grid = position(r5c6="7")
    grid.eliminate("r1c1", 1)
    grid.eliminate("r4c4", 3)
    (step,) = TRIDAGON.find(grid)
    assert step.conclusion == "r5c6=7"
    proof.verify(grid, step)
    for cell in ("r2c2", "r3c3"):
        grid.eliminate(cell, 1)
    assert list(TRIDAGON.find(grid)) == []


def test_it_has_no_more_guardians_than_wished() -> None:
    grid = position(r1c1="45", r2c2="67", r4c1="89", r5c6="45")
    assert [len(each.all_guardians()) for each in tridagons(grid, 8)] == [8]
    assert tridagons(grid, 7) == []
    assert list(evolve(TRIDAGON, patterns=Tridagons(3)).find(position(r5c6="7"))) != []
    for wrong in (0, MOST_GUARDIANS + 1):
        with pytest.raises(IndexError):
            tridagons(grid, wrong)


def test_one_with_more_guardians_than_another_is_left_out() -> None:
    grid = position(r5c6="7")
    for cell in ("r5c4", "r4c6"):  # another way through the last box has more guardians
        for digit in (4, 5, 6, 9):
            grid.eliminate(cell, digit)
    assert [len(each.all_guardians()) for each in tridagons(grid, 8)] == [1]


def test_the_checker_needs_no_unique_solution_but_an_impossible_pattern() -> None:
    grid = position(r5c6="7")
    (step,) = TRIDAGON.find(grid)
    assert not step.technique.assumes_unique
    other = grid.copy()
    other.eliminate("r5c6", 7)
    assert not proof.proves(other, step)
    more = Grid([0] * 81)
    assert not proof.proves(more, step)


def test_it_holds_on_every_board_with_these_boxes_and_is_looked_for_on_no_other() -> None:
    found = 0
    for kind in ("x", "anti-knight", "windoku"):
        grid = Puzzle("." * 81, board=board_named(kind)).grid()
        for cell in CELLS.split():
            for digit in range(4, 10):
                if cell != "r5c6" or digit != 7:
                    grid.eliminate(cell, digit)
        for step in TRIDAGON.find(grid):
            proof.verify(grid, step)
            found += 1
    assert found == 3
    for seed in range(40):
        grid, _ = random_boards.position(seed)
        for step in TRIDAGON.find(grid):
            proof.verify(grid, step)
    assert tridagons(Puzzle("." * 36, board=board_named("6x6")).grid(), 8) == []


def test_cells_of_a_pattern_lie_in_four_boxes() -> None:
    (deadly,) = tridagons(position(r5c6="7"), 1)
    assert len(list(cells_in(deadly.cells))) == 12
