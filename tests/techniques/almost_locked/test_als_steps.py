"""Almost locked sets in a row: XZ-Rule, XY-Wing, chain."""

import attrs

from crosshatch.board.houses import cell_named
from crosshatch.formats.library import read
from crosshatch.logic import proof
from crosshatch.logic.step import CellTruth, Role, Step
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

XZ_RULE = strategy_named("als-xz")
XY_WING = strategy_named("als-xy-wing")
CHAIN = strategy_named("als-xy-chain")

# Positions of our own random puzzles.
LINKED_TWICE = (
    ":0000:x:..+6.8...+1+1.76....4.5.1...6.+3+7+25+9+84+16+6+4+5.+1.+978..14+672....9.3+1+6..76.9..1..51...+6...:214 "
    "518 528 333 274 278 279 588 589:::"
)
PAIR_WITH_OVERLAP = (
    ":0000:x:.9....2..6+1..8+2+9+3..+82.+9+715...827+9.4..2...6.79+7.+9.3....87.+9+2+3+4..+2..1+5+8+79.+9.1+764...:413 "
    "414 514 434 649 562 668 669 682:::"
)
WING_WITH_OVERLAP = (
    ":0000:x:..493....6....8.5.7..6..2...61....3.....+6+18......29...5.+6.9...1+14...6..79.81.....:818 932 138 838 352 "
    "752 353 958 959 362 762 363 567 767 768 374 384 596:::"
)


LONGER_THAN_NEEDED = (
    ":0000:x:.9....5264..59..3...1..3..961.8.7.........617247...8.3..6..1...1..3...648.4.65.7.:414 434 435 245 445 947 "
    "954 964 571 572 875 978 279 986:::"
)
ONE_CELL_TOO_MANY = (
    ":0000:x:..14652.9.527.86146..1....8..5.46.214.3.71965.1695.48.5...19.4...9.841.61....7.9.:711 337 772 872 388 292 "
    "392 892 294 394 397:::"
)


def words_of(step: Step) -> str:
    (line,) = explain(step)
    return markup(line)


def test_the_xz_rule_rests_on_the_cells_of_both_sets(board):
    board.keep("12", "r1c1").keep("134", "r1c4 r1c5").keep("234", "r2c5")
    (step,) = board.steps(XZ_RULE)
    assert step.notation == "Almost Locked Set XZ-Rule: A=r1c1 {12}, B=r1c45,r2c5 {1234}, X=1, Z=2 => r1c6,r2c123<>2"
    assert step.truths == (CellTruth(0), CellTruth(3), CellTruth(4), CellTruth(13))
    assert step.roles.cells[Role.ALS_A] == (0,)
    assert step.roles.cells[Role.ALS_B] == (3, 4, 13)
    assert [str(each) for each in step.roles.candidates[Role.RESTRICTED_COMMON]] == [
        "(1)r1c1",
        "(1)r1c4",
        "(1)r1c5",
    ]
    assert [str(each) for each in step.roles.candidates[Role.COMMON]] == ["(2)r1c1", "(2)r2c5"]
    assert [link.role for link in step.links] == [Role.WEAK]
    assert words_of(step) == (
        "[als a:r1c1] (1, 2) and [als b:r1c45,r2c5] (1, 2, 3, 4) are almost locked sets: each has one more digit "
        "than cells, so it lacks exactly one of its digits. Every [restricted common:1] in one set sees every "
        "[restricted common:1] in the other, so at least one set has no [restricted common:1] and therefore holds "
        "all its other digits. Either way, [common:2] must be in [als a:r1c1] or [als b:r1c45,r2c5], and no cell "
        "that sees all its candidates there can take it. So 2 can be removed from [removed:r1c6,r2c123]."
    )


def test_a_place_that_is_not_seen_leaves_no_restricted_common(board):
    board.keep("12", "r1c1").keep("134", "r1c4 r1c5").keep("1234", "r2c5")
    assert board.steps(XZ_RULE) == []


def test_a_digit_too_many_is_no_almost_locked_set(board):
    board.keep("12", "r1c1").keep("134", "r1c4 r1c5").keep("2345", "r2c5")
    assert board.steps(XZ_RULE) == []


def test_two_restricted_commons_lock_both_sets(board):
    board.keep("12", "r1c1").keep("123", "r1c4 r1c5")
    (step,) = board.steps(XZ_RULE)
    assert step.notation == (
        "Almost Locked Set XZ-Rule: A=r1c1 {12}, B=r1c45 {123}, X=1,2 "
        "=> r1c236789<>1, r1c236789<>2, r1c236789,r2c456,r3c456<>3"
    )
    assert "That means one set lacks the [restricted common:1] and the other the [restricted common:2]" in words_of(
        step
    )


def test_sets_linked_twice_in_a_random_puzzle():
    grid = read(LINKED_TWICE).grid()
    (step,) = XZ_RULE.find(grid)
    proof.verify(grid, step)
    assert step.notation == (
        "Almost Locked Set XZ-Rule: A=r7c124 {2478}, B=r1c1248 {23479}, X=4,7 "
        "=> r1c6<>2, r1c67<>3, r3c1<>4, r9c4<>7, r7c8<>8, r1c6<>9"
    )


def test_sets_with_common_cells_are_an_option_of_the_xz_rule():
    grid = read(PAIR_WITH_OVERLAP).grid()
    assert list(XZ_RULE.find(grid)) == []
    assert [step.notation for step in attrs.evolve(XZ_RULE, overlap=True).find(grid)] == [
        "Almost Locked Set XZ-Rule: A=r5c5,r6c6 {145}, B=r6c4689 {12458}, X=4, Z=5 => r6c7<>5",
        "Almost Locked Set XZ-Rule: A=r6c689 {1258}, B=r5c5,r6c46 {1458}, X=8, Z=5 => r6c7<>5",
    ]


def test_an_xy_wing_is_found_with_each_set_in_the_middle(board):
    board.keep("12", "r1c1").keep("13", "r1c9").keep("34", "r5c9").keep("245", "r5c2 r5c3")
    assert board.notations(XY_WING) == [
        "Almost Locked Set XY-Wing: A=r1c1 {12}, B=r5c239 {2345}, C=r1c9 {13}, X,Y=1,3, Z=2 => r456c1<>2",
        "Almost Locked Set XY-Wing: A=r1c19 {123}, B=r5c23 {245}, C=r5c9 {34}, X,Y=3,4, Z=2 => r456c1<>2",
        "Almost Locked Set XY-Wing: A=r1c1 {12}, B=r5c23 {245}, C=r15c9 {134}, X,Y=1,4, Z=2 => r456c1<>2",
    ]


def test_an_xy_wing_in_words(board):
    board.keep("12", "r1c1").keep("13", "r1c9").keep("34", "r5c9").keep("245", "r5c2 r5c3")
    step, *_ = board.steps(XY_WING)
    assert step.roles.cells[Role.ALS_C] == (8,)
    assert step.roles.digits[Role.RESTRICTED_COMMON] == (1, 3)
    assert words_of(step) == (
        "[als a:r1c1] (1, 2), [als b:r5c239] (2, 3, 4, 5) and [als c:r1c9] (1, 3) are almost locked sets: each has "
        "one more digit than cells, so it lacks exactly one of its digits. Any [restricted common:1] in the "
        "set [als a:r1c1] rules out every [restricted common:1] in the set [als c:r1c9], and any [restricted common:3] "
        "in the set [als c:r1c9] rules out every [restricted common:3] in the set [als b:r5c239], since all these "
        "candidates see each other. If the set [als a:r1c1] has no "
        "[restricted common:1], it "
        "holds its other digit. If it has one, [als c:r1c9] has none and holds a [restricted common:3], so [als "
        "b:r5c239] has no [restricted common:3] and holds all its other digits. Either way, [common:2] must be in "
        "[als a:r1c1] or [als b:r5c239], and no cell that sees all its candidates there can take it. So 2 can be "
        "removed from [removed:r456c1]."
    )


def test_the_same_restricted_common_twice_makes_no_xy_wing(board):
    board.keep("12", "r1c1").keep("13", "r1c9").keep("14", "r5c9").keep("245", "r5c2 r5c3")
    assert board.steps(XY_WING) == []


def test_outer_sets_with_common_cells_are_an_option_of_the_xy_wing():
    grid = read(WING_WITH_OVERLAP).grid()
    assert list(XY_WING.find(grid)) == []
    (step,) = attrs.evolve(XY_WING, overlap=True).find(grid)
    proof.verify(grid, step)
    assert step.notation == (
        "Almost Locked Set XY-Wing: A=r3c368 {3459}, B=r3c568 {1459}, C=r8c3458 {23589}, X,Y=3,9, Z=4,5 "
        "=> r3c9<>4, r3c2<>5"
    )


def test_a_chain_passes_the_lack_of_a_digit_on(board):
    board.keep("12", "r1c1").keep("23", "r1c5").keep("34", "r5c5").keep("45", "r5c9").keep("56", "r9c9").keep(
        "16", "r9c2"
    )
    (step,) = board.steps(CHAIN)
    assert step.notation == (
        "Almost Locked Set XY-Chain: 1- r1c1 {12} -2- r15c5 {234} -4- r59c9 {456} -6- r9c2 {16} -1 => r123c2,r789c1<>1"
    )
    assert step.roles.digits[Role.RESTRICTED_COMMON] == (2, 4, 6)
    assert list(step.roles.cells.values()) == [(0,), (4, 40), (44, 80), (73,)]
    assert words_of(step) == (
        "[als a:r1c1] (1, 2), [als b:r15c5] (2, 3, 4), [als c:r59c9] (4, 5, 6) and [als d:r9c2] (1, 6) are almost "
        "locked sets: each has one more digit than cells, so it lacks exactly one of its digits. Two consecutive "
        "sets cannot both hold the digit that links them, since all its candidates there see each other. If the set "
        "[als a:r1c1] has no [restricted common:2], it holds its other digit. If it has one, [als b:r15c5] has no "
        "[restricted common:2] and holds a [restricted common:4], so [als c:r59c9] has no [restricted common:4] "
        "and holds a [restricted common:6], so [als d:r9c2] has no [restricted common:6] and holds its other "
        "digit. Either way, [common:1] must be in [als a:r1c1] or [als d:r9c2], and no cell that sees all its "
        "candidates there can take it. So 1 can be removed from [removed:r123c2,r789c1]."
    )


def test_the_length_of_a_chain_can_be_limited(board):
    board.keep("12", "r1c1").keep("23", "r1c5").keep("34", "r5c5").keep("45", "r5c9").keep("56", "r9c9").keep(
        "16", "r9c2"
    )
    assert len(board.steps(attrs.evolve(CHAIN, most_links=3))) == 1
    assert board.steps(attrs.evolve(CHAIN, most_links=2)) == []


def test_three_sets_are_a_wing_and_no_chain(board):
    board.keep("12", "r1c1").keep("13", "r1c9").keep("34", "r5c9").keep("24", "r5c2")
    assert board.steps(CHAIN) == []
    assert "A=r1c1 {12}, B=r5c2 {24}, C=r15c9 {134}" in board.notations(XY_WING)[-1]


def test_of_chains_that_remove_the_same_the_shortest_is_found(board):
    board.keep("12", "r1c1").keep("23", "r1c5").keep("34", "r5c5").keep("45", "r5c9").keep("56", "r9c9")
    board.keep("67", "r9c2").keep("78", "r7c3").keep("89", "r4c3").keep("91", "r4c8")
    assert board.notations(CHAIN) == [
        "Almost Locked Set XY-Chain: 1- r1c1 {12} -2- r15c5 {234} -4- r59c9 {456} -6- r7c3,r9c2 {678} -8- r4c38 {189} "
        "-1 => r1c8,r4c1<>1"
    ]


def test_sets_without_superfluous_cells_are_told(board):
    # With r9c4 the third set would pass the lack on as well.
    grid = read(LONGER_THAN_NEEDED).grid()
    told = next(step for step in CHAIN.find(grid) if step.notation.endswith("=> r7c1<>3"))
    proof.verify(grid, told)
    assert told.pattern.notation == "3- r1c1 {37} -7- r2c2369 {12678} -1- r9c9 {12} -2- r9c2 {23} -3"


def test_a_pair_is_told_once(board):
    # With r2c7 besides r2c6 the second set would do the same.
    board.keep("12", "r1c1").keep("13", "r1c4").keep("23", "r2c6").keep("45", "r2c7 r2c8")
    found = [step.pattern for step in board.steps(XZ_RULE)]
    assert len({each.ends for each in found}) == len(found)
    assert not any(each.second.cells >> cell_named("r2c7") & 1 for each in found if len(each.commons) == 1)


def test_a_cell_that_is_told_may_not_be_needed():
    grid = read(ONE_CELL_TOO_MANY).grid()
    step = next(
        step
        for step in XZ_RULE.find(grid)
        if step.pattern.notation == "A=r1c12,r2c1 {3789}, B=r46c1,r5c2 {2789}, X=9, Z=7"
    )
    cells = {cell for role in (Role.ALS_A, Role.ALS_B) for cell in step.roles.cells[role]}
    assert {CellTruth(cell) for cell in cells} - {*step.truths} == {CellTruth(cell_named("r1c1"))}
    proof.verify(grid, step)


def test_a_broken_link_ends_a_chain(board):
    board.keep("12", "r1c1").keep("23", "r1c5").keep("34", "r5c5").keep("45", "r5c9").keep("56", "r9c8").keep(
        "16", "r9c2"
    )
    assert board.steps(CHAIN) == []
