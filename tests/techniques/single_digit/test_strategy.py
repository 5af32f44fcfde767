"""Skyscraper, 2-String Kite, Turbot Fish and their grouped forms."""

import attrs
import pytest

from crosshatch.logic.step import HouseTruth, Role
from crosshatch.techniques.catalogue import default_strategies, strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

SKYSCRAPER = strategy_named("skyscraper")
KITE = strategy_named("2-string-kite")
TURBOT_FISH = strategy_named("turbot-fish")
GROUPED_SKYSCRAPER = strategy_named("grouped-skyscraper")
GROUPED_KITE = strategy_named("grouped-2-string-kite")
GROUPED_TURBOT_FISH = strategy_named("grouped-turbot-fish")
DUAL_KITE = strategy_named("dual-2-string-kite")


def test_a_skyscraper_rests_on_its_two_lines(board):
    board.confine("4", "r1", "r1c3 r1c7").confine("4", "r5", "r5c3 r5c8")
    (step,) = board.steps(SKYSCRAPER)
    assert step.notation == "Skyscraper: 4 in r1c7,r5c8 (connected by r15c3) => r23c8,r46c7<>4"
    assert step.truths == (HouseTruth(4, 0), HouseTruth(4, 4))
    assert step.roles.cells[Role.PINCER] == (6, 43)
    assert step.roles.cells[Role.PATTERN] == (2, 38)
    assert [link.role for link in step.links] == [Role.STRONG, Role.WEAK, Role.STRONG]
    assert markup(*explain(step)) == (
        "[house:Row 1] must have its 4 in [pincer:r1c7] or [pattern:r1c3], and [house:row 5] in [pattern:r5c3] or "
        "[pincer:r5c8]. [pattern:r1c3] and [pattern:r5c3] see each other, so they cannot both hold a 4. At least "
        "one of [pincer:r1c7] and [pincer:r5c8] must therefore hold one, and no cell that sees both can be 4. So 4 "
        "can be removed from [removed:r23c8,r46c7]."
    )


def test_a_third_place_in_a_line_is_no_skyscraper(board):
    board.confine("4", "r1", "r1c3 r1c7").confine("4", "r5", "r5c3 r5c5 r5c8")
    assert board.steps(SKYSCRAPER) == []


def test_ends_without_a_line_in_common_are_no_skyscraper(board):
    board.confine("4", "r1", "r1c3 r1c7").confine("4", "r5", "r5c2 r5c8")
    assert board.steps(SKYSCRAPER) == []


def test_an_x_wing_is_no_skyscraper(board):
    board.confine("4", "r1", "r1c3 r1c7").confine("4", "r5", "r5c3 r5c7")
    assert board.steps(SKYSCRAPER) == []
    assert board.steps(TURBOT_FISH) == []


def test_a_skyscraper_is_a_turbot_fish_only_where_named_forms_count(board):
    board.confine("4", "r1", "r1c3 r1c7").confine("4", "r5", "r5c3 r5c8")
    assert board.steps(TURBOT_FISH) == []
    assert board.notations(attrs.evolve(TURBOT_FISH, named_forms=True)) == [
        "Turbot Fish: 4 r1c7 =4= r1c3 -4- r5c3 =4= r5c8 => r23c8,r46c7<>4"
    ]


def test_a_kite_rests_on_a_row_and_a_column(board):
    board.confine("3", "r2", "r2c2 r2c8").confine("3", "c3", "r3c3 r9c3")
    (step,) = board.steps(KITE)
    assert step.notation == "2-String Kite: 3 in r2c8,r9c3 (connected by r2c2,r3c3) => r9c8<>3"
    assert step.truths == (HouseTruth(3, 1), HouseTruth(3, 11))


def test_strings_that_meet_in_no_box_are_no_kite(board):
    board.confine("3", "r2", "r2c2 r2c8").confine("3", "c3", "r4c3 r9c3")
    assert board.steps(KITE) == []


def test_strings_that_share_a_cell_are_no_kite(board):
    board.confine("3", "r2", "r2c3 r2c8").confine("3", "c3", "r2c3 r9c3")
    assert board.steps(KITE) == []


def test_two_kites_on_the_same_places_of_a_box_make_a_dual(board):
    board.confine("3", "r2", "r2c2 r2c8").confine("3", "c3", "r3c3 r9c3")
    board.confine("3", "r3", "r3c3 r3c7").confine("3", "c2", "r2c2 r8c2")
    (step,) = board.steps(DUAL_KITE)
    assert step.notation == "Dual 2-String Kite: 3 in r2c8,r9c3/r3c7,r8c2 (connected by r2c2,r3c3) => r8c7,r9c8<>3"
    assert len(board.steps(KITE)) == 2
    assert markup(*explain(step)) == (
        "[pattern:r2c2] and [pattern:r3c3] see each other, so they cannot both be 3. In [house:row 2] and "
        "[house:column 3], the only other places for 3 are [pincer:r2c8] and [pincer:r9c3], so at least one of "
        "these must be 3. In [house:row 3] and [house:column 2], the only other places for 3 are [pincer:r3c7] and "
        "[pincer:r8c2], so at least one of these must be 3. No cell that sees both cells of such a pair can be 3. "
        "So 3 can be removed from [removed:r8c7,r9c8]."
    )


def test_two_kites_of_two_digits_on_the_same_cells_make_a_dual(board):
    board.confine("36", "r2", "r2c2 r2c8").confine("36", "c3", "r3c3 r9c3")
    (step,) = board.steps(DUAL_KITE)
    assert step.notation == (
        "Dual 2-String Kite: 3/6 in r2c8,r9c3/r2c8,r9c3 (connected by r2c2,r3c3) => r9c8<>3, r9c8<>6"
    )
    assert step.truths == (HouseTruth(3, 1), HouseTruth(3, 11), HouseTruth(6, 1), HouseTruth(6, 11))
    assert step.roles.digits[Role.PATTERN] == (3, 6)
    assert markup(*explain(step)) == (
        "[pattern:r2c2] and [pattern:r3c3] see each other, so they cannot both be 3, nor both 6. In [house:row 2] "
        "and [house:column 3], the only other places for 3 are [pincer:r2c8] and [pincer:r9c3], so at least one of "
        "these must be 3. In [house:row 2] and [house:column 3], the only other places for 6 are [pincer:r2c8] and "
        "[pincer:r9c3], so at least one of these must be 6. No cell that sees both cells of such a pair can take "
        "its digit. So 3 and 6 can be removed from [removed:r9c8]."
    )


def test_kites_of_two_digits_on_other_lines_of_the_same_cells_make_a_dual(board):
    board.confine("3", "r2", "r2c2 r2c8").confine("3", "c3", "r3c3 r9c3")
    board.confine("6", "r3", "r3c3 r3c7").confine("6", "c2", "r2c2 r8c2")
    (step,) = board.steps(DUAL_KITE)
    assert step.notation == (
        "Dual 2-String Kite: 3/6 in r2c8,r9c3/r3c7,r8c2 (connected by r2c2,r3c3) => r9c8<>3, r8c7<>6"
    )


def test_kites_of_two_digits_that_share_one_cell_make_no_dual(board):
    board.confine("3", "r2", "r2c2 r2c8").confine("3", "c3", "r3c3 r9c3")
    board.confine("6", "r2", "r2c2 r2c8").confine("6", "c3", "r1c3 r9c3")
    assert len(board.steps(KITE)) == 2
    assert board.steps(DUAL_KITE) == []


def test_a_third_place_in_one_of_the_lines_leaves_no_dual(board):
    board.confine("3", "r2", "r2c2 r2c8").confine("3", "c3", "r3c3 r9c3")
    board.confine("3", "r3", "r3c3 r3c5 r3c7").confine("3", "c2", "r2c2 r8c2")
    assert board.steps(DUAL_KITE) == []


@pytest.mark.parametrize("name", ["turbot-fish", "grouped-turbot-fish"])
def test_there_are_no_dual_turbot_fish(name: str):
    with pytest.raises(TypeError, match="dual"):
        strategy_named(name, dual=True)


def test_a_turbot_fish_through_a_box(board):
    board.confine("2", "b4", "r5c1 r6c2").confine("2", "r7", "r7c1 r7c7")
    (step,) = board.steps(TURBOT_FISH)
    assert step.notation == "Turbot Fish: 2 r6c2 =2= r5c1 -2- r7c1 =2= r7c7 => r6c7<>2"
    assert step.truths == (HouseTruth(2, 21), HouseTruth(2, 6))


def test_a_third_place_in_the_box_is_no_turbot_fish(board):
    board.confine("2", "b4", "r5c1 r5c3 r6c2").confine("2", "r7", "r7c1 r7c7")
    assert board.steps(TURBOT_FISH) == []


def test_a_group_is_drawn_and_named_as_one_node(board):
    board.confine("6", "r1", "r1c2 r1c7 r1c8").confine("6", "r5", "r5c2 r5c9")
    (step,) = board.steps(GROUPED_SKYSCRAPER)
    assert step.notation == "Grouped Skyscraper: 6 in r1c78,r5c9 (connected by r15c2) => r23c9<>6"
    *_, group = step.links
    assert [cell.cell for cell in group.end] == [6, 7]


def test_places_in_three_boxes_are_no_group(board):
    board.confine("6", "r1", "r1c2 r1c5 r1c8").confine("6", "r5", "r5c2 r5c9")
    assert board.steps(GROUPED_SKYSCRAPER) == []


def test_duals_are_off_by_default():
    names = {strategy.technique.title for strategy in default_strategies()}
    assert names >= {"Skyscraper", "2-String Kite", "Turbot Fish", "Grouped Skyscraper"}
    assert "Dual 2-String Kite" not in names


def test_a_house_that_does_it_by_itself_is_the_only_truth(board):
    board.confine("4", "r8", "r8c8 r8c9").confine("4", "r4", "r4c7 r4c9")
    board.without("4", "r8c7 r9c7 r9c8 r9c9 r7c8 r7c9 r5c8 r6c8")
    (step,) = board.steps(SKYSCRAPER)
    assert step.notation == "Skyscraper: 4 in r4c7,r8c8 (connected by r48c9) => r7c7<>4"
    assert step.truths == (HouseTruth(4, 7),)


def test_a_dual_names_three_or_four_houses_only_where_two_do_not_do(board):
    board.confine("2", "r1", "r1c4 r1c9").confine("2", "c6", "r3c6 r7c6")
    board.confine("2", "r3", "r3c6 r3c9").confine("2", "c4", "r1c4 r9c4")
    (step,) = board.steps(DUAL_KITE)
    assert step.notation == "Dual 2-String Kite: 2 in r1c9,r7c6/r3c9,r9c4 (connected by r1c4,r3c6) => r79c9<>2"
    assert step.truths == (HouseTruth(2, 0), HouseTruth(2, 2))
