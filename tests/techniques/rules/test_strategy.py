"""Rules of other boards: what each technique removes, and why."""

import pytest

from crosshatch.board.board import CLASSIC, Board, Lines
from crosshatch.board.boards import board, jigsaw
from crosshatch.board.candidate import Candidate, candidate
from crosshatch.board.constraints import Cage, Difference, Killer, LineSum, Sandwich, Thermometer
from crosshatch.board.grid import Grid
from crosshatch.logic import proof
from crosshatch.logic.step import BoardRule, Leftovers, RestOfHouses, Step, UnprovenStep
from crosshatch.techniques.catalogue import CATALOGUE, strategy_named
from crosshatch.techniques.rules.pattern import Filling
from crosshatch.techniques.rules.search import leftover_rules, sums_of_rest
from crosshatch.words import explain
from random_boards import position

NAMES = ("combinations", "innies-and-outies", "direct-forcing", "required-digits", "law-of-leftovers")


def empty(kind: Board) -> Grid:
    return Grid([0] * 81, board=kind)


def found(name: str, grid: Grid) -> list[Step]:
    steps = list(strategy_named(name).find(grid))
    for step in steps:
        proof.verify(grid, step)
    return steps


def in_words(step: Step, language: str = "english") -> str:
    return " ".join("".join(span.text for span in line) for line in explain(step, language=language))


def test_none_is_asked_on_a_board_of_rows_columns_and_boxes() -> None:
    for name in NAMES:
        for kind in (CLASSIC, board("6x6")):
            assert not strategy_named(name).works_on(kind)


def test_a_cage_keeps_the_digits_of_its_combinations() -> None:
    grid = empty(board("classic", Cage(["r1c1", "r1c2"], 4)))
    (step,) = found("combinations", grid)
    assert {each.digit for each in step.eliminations} == {2, 4, 5, 6, 7, 8, 9}
    assert str(step).startswith("Combinations: cage of 4 at r1c1 => r1c12<>2")
    assert in_words(step).startswith("In the cage of 4 at r1c1, r1c12 can only be 1+3. So 2")
    assert "Käfig mit der Summe 4 bei r1c1" in in_words(step, "german")
    assert "cage de somme 4 en r1c1" in in_words(step, "french")


def test_a_digit_of_a_combination_is_removed_for_a_reason() -> None:
    grid = empty(board("classic", Cage(["r3c6", "r4c6"], 9), Cage(["r7c1", "r7c2", "r8c1"], 22)))
    grid.eliminate("r4c6", 2)
    grid.eliminate("r7c1", 5)
    grid.eliminate("r7c2", 5)
    pair, _ = found("combinations", grid)
    assert in_words(pair) == (
        "In the cage of 9 at r3c6, r34c6 can only be 1+8, 2+7, 3+6 or 4+5. r4c6 cannot be 2, so r3c6 cannot be 7. "
        "So 7 can be removed from r3c6, and 9 can be removed from r34c6."
    )
    for each in ("r7c1", "r7c2"):
        grid.eliminate(each, 6)
    triple = found("combinations", grid)[1]
    told = "In the cage of 22 at r7c1, r7c12,r8c1 can only be 5+8+9 or 6+7+9. With 7, 8 or 9 in r8c1, "
    assert in_words(triple).startswith(told + "the other cells cannot supply the rest of a combination. So ")


def test_a_naked_pair_of_a_cage_names_it() -> None:
    grid = empty(board("classic", Cage(["r1c1", "r1c2", "r2c4"], 12)))
    for cell in ("r1c1", "r2c4"):
        for digit in (2, 3, 4, 5, 6, 7, 9):
            grid.eliminate(cell, digit)
    (step,) = found("naked-pair", grid)
    assert (
        "no other cell of the cage of 12 at r1c1 can take them. Nor can a cell outside the cage of 12 at r1c1"
        in in_words(step)
    )
    assert "des Käfigs mit der Summe 12 bei r1c1" in in_words(step, "german")
    assert "de la cage de somme 12 en r1c1" in in_words(step, "french")


def test_digits_that_a_cage_needs_go_from_cells_that_see_it() -> None:
    grid = empty(board("classic", Cage(["r1c1", "r1c2"], 3)))
    for each in found("combinations", grid):
        each.apply(grid)
    (step,) = found("required-digits", grid)
    assert {each.digit for each in step.eliminations} == {1, 2}
    assert {each.cell for each in step.eliminations} == {*range(2, 9), 9, 10, 11, 18, 19, 20}


def test_the_rest_of_a_house_without_its_cages_has_a_sum() -> None:
    kind = board("4x4", Killer((Cage(["r1c1", "r1c2"], 4), Cage(["r1c3", "r2c3"], 5))))
    rule, rest = sums_of_rest(kind)[0]
    assert (rule, rest.cells, rest.sum_of_cells) == (RestOfHouses((0,), (0,)), (2, 3), 6)
    step = found("innies-and-outies", empty(kind))[0]
    assert candidate(2, 1) in step.eliminations
    assert in_words(step).startswith("The sum of row 1 is known, and so are the sums of its cages. Subtracting")


def test_a_sum_whose_digits_may_repeat_counts_too() -> None:
    kind = board("4x4", LineSum(["r1c1", "r2c3"], 8))
    (step,) = found("combinations", empty(kind))
    assert set(step.eliminations) == {Candidate(cell, digit) for digit in (1, 2, 3) for cell in (0, 11)}


def test_other_totals_are_no_sums() -> None:
    assert not sums_of_rest(Board(5, [Lines(), Sandwich([f"r1c{place}" for place in range(1, 6)], 5)]))


def test_cells_left_over_on_both_sides_hold_the_same_digits() -> None:
    kind = jigsaw("AAAB ACBB CCDB CDDD")
    rules = leftover_rules(kind)
    assert (Leftovers((0,), (27,)), (3, 9)) in [(rule, rest.cells) for rule, rest in rules]
    grid = empty(kind)
    grid.eliminate("r1c4", 3)
    steps = found("law-of-leftovers", grid)
    assert Candidate("r2c1", 3) in {each for step in steps for each in step.eliminations}
    assert any("contain the same digits" in in_words(step) for step in steps)


def test_what_all_places_exclude_goes() -> None:
    kind = board("anti-knight")
    grid = empty(kind)
    for cell in kind.numbered[0].cells:
        if cell not in (3, 5):
            grid.eliminate(cell, 1)
    steps = found("direct-forcing", grid)
    assert Candidate("r3c5", 1) in steps[0].eliminations
    assert in_words(steps[0]).startswith(
        "In row 1, the 1 can only go in r1c46. Wherever it goes, it rules out 1 in r2c456,r3c456. "
    )


def test_a_cell_whose_candidates_all_exclude_another() -> None:
    grid = empty(board("classic", Difference(["r1c1", "r1c2"], 1)))
    for digit in (1, 2, 3, 4, 5, 6):
        grid.eliminate("r1c1", digit)
    (step,) = [each for each in found("direct-forcing", grid) if Candidate("r1c2", 1) in each.eliminations]
    assert in_words(step).startswith("r1c1 must be 7, 8 or 9. Each of these digits rules out")


def test_a_step_with_a_rule_is_no_proof_of_anything_else() -> None:
    grid = empty(board("classic", Cage(["r1c1", "r1c2"], 4)))
    (step,) = found("combinations", grid)
    wrong = Step(step.technique, step.pattern, eliminations=[Candidate("r1c1", 3)])
    with pytest.raises(UnprovenStep, match="r1c1 could be 3, with"):
        proof.verify(grid, wrong)
    unknown = Step(step.technique, Filling(BoardRule(7, "cage"), 3), eliminations=[Candidate("r1c1", 2)])
    with pytest.raises(UnprovenStep, match="this board has no rule cage"):
        proof.verify(grid, unknown)
    nothing = Step(step.technique, Filling(RestOfHouses((0,), (7,)), 3), eliminations=[Candidate("r1c1", 2)])
    with pytest.raises(UnprovenStep, match="this board has no rule"):
        proof.verify(grid, nothing)


@pytest.mark.parametrize("seed", range(24))
def test_every_step_on_random_boards_is_proved(seed: int) -> None:
    grid, _ = position(seed)
    if not grid.broken:
        for name in NAMES:
            if strategy_named(name).works_on(grid.board):
                found(name, grid)


def test_they_come_after_locked_candidates() -> None:
    slugs = [each.technique.slug for each in CATALOGUE]
    assert min(map(slugs.index, NAMES)) > slugs.index("locked-candidates-type-2-claiming")


def test_a_thermometer_is_a_matter_of_links() -> None:
    kind = board("classic", Thermometer(["r1c1", "r1c2", "r1c3"]))
    assert not strategy_named("combinations").works_on(kind)
    assert strategy_named("direct-forcing").works_on(kind)
