"""What subsets, locked candidates and direct techniques find, by itself."""

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.houses import cell_named, cell_set
from crosshatch.logic.step import CellTruth, HouseTruth, Role
from crosshatch.techniques.subsets.direct_pattern import DirectHidden, DirectLocked
from crosshatch.techniques.subsets.pattern import LockedCandidates, Subset


def cells(*names: str) -> int:
    return cell_set(map(cell_named, names))


PAIR = cells("r4c2", "r4c7")
THREE_AND_EIGHT = 1 << 3 | 1 << 8


def test_a_naked_subset_rests_on_cells_and_a_hidden_one_on_digits():
    removed = (candidate(29, 3), candidate(29, 8))
    naked = Subset(False, THREE_AND_EIGHT, PAIR, (3,), (THREE_AND_EIGHT, THREE_AND_EIGHT), removed)
    hidden = Subset(True, THREE_AND_EIGHT, PAIR, (3,), (THREE_AND_EIGHT | 1 << 5,) * 2, (candidate(28, 5),))
    assert naked.truths == (CellTruth(28), CellTruth(33))
    assert hidden.truths == (HouseTruth(3, 3), HouseTruth(8, 3))
    assert naked.notation == hidden.notation == "3,8 in r4c27"
    assert naked.roles == hidden.roles
    assert naked.roles.cells == {Role.PATTERN: (28, 33)}
    assert naked.roles.houses == {Role.HOUSE: (3,)}
    assert naked.roles.digits == {Role.PATTERN: (3, 8)}


THREE_OF_A_ROW = cell_set((0, 1, 2))
MASKS = (1 << 1, 1 << 1 | 1 << 2, 1 << 1 | 1 << 2 | 1 << 3)
"""One digit in the first cell, two in the second and three in the third."""


@pytest.mark.parametrize(("digit", "cells"), [(1, [0]), (2, [0, 1]), (3, [0, 1, 2])])
def test_of_a_naked_subset_a_smaller_one_that_uses_the_digits_up_will_do(digit: int, cells: list[int]):
    found = Subset(False, 0b1110, THREE_OF_A_ROW, (0,), MASKS, (candidate(8, digit),))
    assert found.truths == tuple(map(CellTruth, cells))


@pytest.mark.parametrize(("cell", "digits"), [(2, [3]), (1, [2, 3]), (0, [1, 2, 3])])
def test_of_a_hidden_subset_a_smaller_one_that_fills_the_cells_will_do(cell: int, digits: list[int]):
    masks = tuple(mask | 1 << 9 for mask in MASKS)
    found = Subset(True, 0b1110, THREE_OF_A_ROW, (0,), masks, (candidate(cell, 9),))
    assert found.truths == tuple(HouseTruth(digit, 0) for digit in digits)


def test_a_subset_shows_its_cells_digits_and_houses():
    naked = Subset(False, THREE_AND_EIGHT, PAIR, (3, 21), (THREE_AND_EIGHT, THREE_AND_EIGHT), ())
    assert repr(naked) == "Subset(hidden=False, digits=38, cells=r4c27, houses=r4b4)"


def test_locked_candidates_rest_on_their_base():
    locked = LockedCandidates(digit=4, base=22, cover=4, cells=cells("r5c4", "r5c6"))
    assert locked.truths == (HouseTruth(4, 22),)
    assert locked.notation == "4 in b5"
    assert locked.roles.houses == {Role.BASE: (22,), Role.COVER: (4,)}
    assert repr(locked) == "LockedCandidates(digit=4, base=b5, cover=r5, cells=r5c46)"


def test_direct_techniques_rest_on_the_house_of_the_single_as_well():
    locked = DirectLocked(digit=4, base=22, cover=4, cells=cells("r5c4", "r5c6"), house=23)
    assert locked.truths == (HouseTruth(4, 22), HouseTruth(4, 23))
    assert locked.roles.houses == {Role.BASE: (22,), Role.COVER: (4,), Role.HOUSE: (23,)}
    masks = (THREE_AND_EIGHT | 1 << 5, THREE_AND_EIGHT)
    hidden = DirectHidden(placed=5, house=3, digits=THREE_AND_EIGHT, cells=PAIR, left=29, candidates=masks)
    assert hidden.truths == (HouseTruth(3, 3), HouseTruth(8, 3), HouseTruth(5, 3))
    assert hidden.notation == "3,8 in r4c27"
    assert hidden.roles.houses == {Role.HOUSE: (3,)}
