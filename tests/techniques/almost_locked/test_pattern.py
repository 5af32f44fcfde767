"""What almost locked sets and their kin know of themselves, made by hand."""

from crosshatch.board.candidate import candidate
from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named, cell_set
from crosshatch.logic.cell_groups import CellGroup, cells_needed
from crosshatch.logic.step import CellTruth, Role
from crosshatch.techniques.almost_locked.aligned_exclusion_pattern import Choice, Exclusion
from crosshatch.techniques.almost_locked.pattern import Blossom, LinkedThree, SetChain


def cell(name: str) -> int:
    return cell_named(name)


def group(**digits: str) -> CellGroup:
    """Make a group of cells with their candidates: ``group(r1c1="12", r1c2="23")``."""
    grid = Grid([0] * 81)
    for name, kept in digits.items():
        for digit in range(1, 10):
            if str(digit) not in kept:
                grid.eliminate(cell(name), digit)
    return CellGroup.of(grid, cell_set(map(cell, digits)))


def test_a_group_knows_its_candidates() -> None:
    some = group(r1c1="12", r1c4="23")
    assert str(some) == "r1c14 {123}"
    assert repr(some) == "<r1c14 {123}>"
    assert [str(each) for each in some.all_candidates] == ["(1)r1c1", "(2)r1c1", "(2)r1c4", "(3)r1c4"]
    assert some.candidates_in(cell("r1c4")) == (candidate(cell("r1c4"), 2), candidate(cell("r1c4"), 3))


def test_what_candidates_take_from_a_group() -> None:
    some = group(r1c1="12", r1c4="23")
    assert some.taken_by([candidate(cell("r1c9"), 2), candidate(cell("r2c4"), 3)]) == 0b1100
    assert some.taken_by([candidate(cell("r2c4"), 2)]) == 0  # it does not see r1c1


def test_a_cell_that_loses_a_candidate_itself_is_no_reason_for_that() -> None:
    triple = group(r1c1="12", r1c2="12", r1c9="123")
    assert cells_needed([triple], [candidate(cell("r1c9"), 1)]) == (CellTruth(0), CellTruth(1))


def test_a_wing_lists_the_links_that_it_uses_first() -> None:
    wing = LinkedThree(
        group(r1c1="12"), group(r5c2="24"), group(r1c2="14"), 1, 4, (2,), (), (candidate(cell("r5c1"), 2),)
    )
    assert wing.roles.digits[Role.RESTRICTED_COMMON] == (1, 4, 2)
    assert wing.notation == "A=r1c1 {12}, B=r5c2 {24}, C=r1c2 {14}, X,Y=1,2,4, Z=2"


def test_the_roles_of_a_long_chain_come_round_again() -> None:
    sets = tuple(group(**{f"r{row}c{row}": "12"}) for row in range(1, 10))
    chain = SetChain(sets, (1, 2) * 4, (candidate(cell("r1c9"), 2),))
    assert chain.groups[0][0] is chain.groups[8][0] is Role.ALS_A
    assert chain.roles.cells[Role.ALS_A] == (cell("r1c1"), cell("r9c9"))
    assert chain.roles.cells[Role.ALS_H] == (cell("r8c8"),)


def test_a_blossom_has_a_petal_for_each_digit_of_its_stem() -> None:
    blossom = Blossom(group(r5c5="13"), (group(r5c1="14"), group(r4c4="34")), (candidate(cell("r5c4"), 4),))
    assert {digit: str(petal) for digit, petal in blossom.petal_of.items()} == {1: "r5c1 {14}", 3: "r4c4 {34}"}
    assert blossom.notation == "r5c5,  -1- r5c1 {14},  -3- r4c4 {34}"


def test_an_exclusion_knows_what_each_choice_comes_to() -> None:
    by_five, by_two = group(r1c9="15"), group(r1c8="25")
    exclusion = Exclusion((group(r1c1="57"), group(r1c2="125")), (by_five, by_two), (candidate(0, 5),))
    assert list(exclusion.choices(candidate(0, 5))) == [Choice((1,), by_five), Choice((2,), by_two), Choice((5,), None)]
