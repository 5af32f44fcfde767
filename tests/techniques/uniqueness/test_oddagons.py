"""Bivalue oddagons: loops of an odd number of cells that two digits cannot fill."""

import pytest
from attrs import evolve

import random_boards
from crosshatch.board.grid import Grid
from crosshatch.board.houses import PEERS, cell_name, cell_named, cell_set, cells_in, cells_name
from crosshatch.logic import proof
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.uniqueness.kinds import Oddagons
from crosshatch.techniques.uniqueness.oddagons import MOST_GUARDIANS, oddagons

ODDAGON = strategy_named("bivalue-oddagon")
FIVE = "r1c1 r1c5 r5c5 r5c2 r2c2"
SEVEN = "r1c1 r1c5 r4c5 r5c4 r5c7 r9c7 r9c1"


def position(cells: str = FIVE, **guardians: str) -> Grid:
    """Return a board where only some cells have both 1 and 2, and of the others only the given candidates."""
    grid = Grid([0] * 81)
    loop = {cell_named(name) for name in cells.split()}
    for cell in range(81):
        if cell not in loop:
            grid.eliminate(cell, 1 + cell % 2)
    for cell in loop:
        for digit in range(3, 10):
            if str(digit) not in guardians.get(cell_name(cell), ""):
                grid.eliminate(cell, digit)
    return grid


def odd_loops(cells: list[int]) -> set[int]:
    """Return the loops of an odd number of cells, more than three, without shortcuts, by trying."""
    found = set()

    def grow(path: list[int]) -> None:
        for cell in cells:
            sees = [place for place, other in enumerate(path) if PEERS[cell] >> other & 1]
            if cell in path or len(path) - 1 not in sees:
                continue
            if sees == [0, len(path) - 1] and len(path) % 2 == 0 and len(path) > 3:
                found.add(cell_set([*path, cell]))
            if sees == [len(path) - 1]:
                grow([*path, cell])

    for cell in cells:
        grow([cell])
    return found


@pytest.mark.parametrize("cells", [FIVE, SEVEN])
def test_the_only_guardian_is_placed(cells: str) -> None:
    grid = position(cells, r1c5="7")
    (step,) = ODDAGON.find(grid)
    assert step.conclusion == "r1c5=7"
    assert proof.core(grid, step) == step.truths
    assert not step.technique.assumes_unique


def test_what_is_said(told) -> None:  # type: ignore[no-untyped-def]
    (step,) = ODDAGON.find(position(r1c5="7"))
    assert str(step) == "Bivalue Oddagon: 1/2 in r1c15,r2c2,r5c25 => r1c5=7"
    assert told(step) == (
        "[floor:r1c1, r1c5, r5c5, r5c2, r2c2] form a loop of 5 cells that can all be 1 or 2. Each cell shares a house "
        "with the next. If the loop held only these two digits, they would have to alternate, which is impossible in "
        "an odd number of cells. Their only other candidate must therefore be true. So [placed:r1c5] is 7."
    )


def test_what_all_guardians_rule_out_goes() -> None:
    grid = position(r1c1="5", r2c2="5")
    (step,) = ODDAGON.find(grid)
    assert step.conclusion == "r1c23,r2c13,r3c123<>5"
    assert proof.core(grid, step) == step.truths


def test_an_even_loop_is_none() -> None:
    assert list(ODDAGON.find(position("r1c1 r1c5 r5c5 r5c1", r1c1="7"))) == []


def test_loops_have_no_shortcuts_and_no_others_are_missed() -> None:
    for seed in range(30):
        grid, _ = random_boards.position(seed)
        if grid.board.name != "9x9":
            continue
        for one, two in ((1, 2), (3, 7), (8, 9)):
            both = grid.digit_cells[one] & grid.digit_cells[two]
            if both.bit_count() > 14:
                continue
            loops = odd_loops([*cells_in(both)])
            for deadly in oddagons(grid, MOST_GUARDIANS):
                assert deadly.digits != 1 << one | 1 << two or deadly.cells in loops


def test_every_loop_is_found() -> None:
    for cells in (FIVE, SEVEN, FIVE + " r1c9 r9c9 r9c2", SEVEN + " r4c8 r8c8"):
        grid = position(cells, r1c5="7")
        loops = {
            loop
            for loop in odd_loops([*cells_in(grid.digit_cells[1] & grid.digit_cells[2])])
            if loop >> cell_named("r1c5") & 1
        }
        assert {deadly.cells for deadly in oddagons(grid, 8)} == loops != set()


def test_patterns_with_the_same_guardians_are_all_kept_and_those_with_more_are_not() -> None:
    grid = position(FIVE + " r3c2 r5c3 r2c3", r1c5="7", r2c3="8")
    found = oddagons(grid, 8)
    assert {cells_name(cells_in(each.cells)) for each in found} == {"r1c15,r2c2,r5c25", "r1c15,r3c2,r5c25"}
    assert [each.all_guardians() for each in found] == 2 * [[4 * 9 + 6]]


def test_there_are_at_most_as_many_guardians_as_asked_for() -> None:
    grid = position(r1c1="345", r1c5="3456")
    assert [len(each.all_guardians()) for each in oddagons(grid, 8)] == [7]
    assert oddagons(grid, 6) == []
    assert list(evolve(ODDAGON, patterns=Oddagons(3)).find(position(r1c5="7"))) != []
    for wrong in (0, MOST_GUARDIANS + 1):
        with pytest.raises(IndexError):
            oddagons(grid, wrong)


def test_the_checker_refuses_it_without_its_guardian() -> None:
    grid = position(r1c5="7")
    (step,) = ODDAGON.find(grid)
    assert not proof.proves(Grid([0] * 81), step)
    grid.eliminate("r1c5", 7)
    assert not proof.proves(grid, step)


def test_it_holds_on_every_board() -> None:
    found = 0
    for seed in range(150):
        grid, _ = random_boards.position(seed)
        for step in ODDAGON.find(grid):
            proof.verify(grid, step)
            found += 1
    assert found
