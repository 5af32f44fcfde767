"""Kraken fish: what each fin, or each place in a cover house, leads to."""

import attrs
import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.houses import cell_named
from crosshatch.formats.library import read
from crosshatch.generator import minimal_puzzle
from crosshatch.logic.step import Assertion, HouseTruth, Role, Step
from crosshatch.techniques.catalogue import default_strategies, strategies_named, strategy_named
from crosshatch.techniques.fish.strategy import BASIC
from crosshatch.techniques.strategy import Strategy
from crosshatch.words import explain
from crosshatch.words.spans import markup
from examples import slow

TYPE_1 = strategy_named("kraken-fish-type-1")
TYPE_2 = strategy_named("kraken-fish-type-2")
OF_THREE = attrs.evolve(TYPE_1, size=3, shape=BASIC)
SMALL = tuple(attrs.evolve(each, size=2) for each in (TYPE_1, TYPE_2))
SINGLES = strategies_named(["full-house", "hidden-single", "naked-single"])

# A position of a random puzzle.
POSITION = (
    ":0000:x:+2.+81..4..1..+492..8+4..+8...2+1853+21..7+4+62+4.7.+8+1.9+71.8+45.2+7+86.+2.14.5+1+2.+48.9.+34+97.+1+2+8.:"
    "316 519 336 354 374:::"
)


def step_of(strategy: Strategy, position: str, ending: str) -> Step:
    (step,) = [step for step in strategy.find(read(position).grid()) if step.notation.endswith(ending)]
    return step


def test_each_fin_leads_to_a_candidate_of_the_cover() -> None:
    step = step_of(OF_THREE, POSITION, "=> r1c6<>6")
    assert step.notation == "Kraken Fish Type 1: 6 r234 c267 fr2c8 fr3c5 => r1c6<>6"
    assert step.pattern.lines == ("r2c8=6 r2c8<>5 r2c3=5 r2c3<>7 r2c7=7 r1c9<>7 r1c6=7 r1c6<>6", "r3c5=6 r1c6<>6")
    six_in_rows = [HouseTruth(6, row) for row in (1, 2, 3)]
    assert step.truths == (*six_in_rows, HouseTruth(5, 1), HouseTruth(7, 1), HouseTruth(7, 0))
    assert step.roles.houses == {Role.BASE: (1, 2, 3), Role.COVER: (10, 14, 15)}
    assert [markup(line) for line in explain(step)] == [
        "In rows [base:2], [base:3] and [base:4], the 6 can only go in [pattern:r2c27,r3c267,r4c67] and "
        "[fin:r2c8,r3c5]. If neither of the fins [fin:r2c8,r3c5] is 6, "
        "only the other places are left, and they all lie in columns [cover:2], "
        "[cover:6] and [cover:7]. The three rows need three 6s, and each column can take only one, so all three "
        "columns must have their 6 in these places. In that case, [removed:r1c6] cannot be 6.",
        "If the fin [fin:r2c8] is 6, it is not 5, so [on:r2c3] must be the 5 of [house:row 2], so it is not 7, so "
        "[on:r2c7] must be the 7 of [house:row 2], so [off:r1c9] is not 7, so [on:r1c6] must be the 7 of "
        "[house:row 1], so it is not 6.",
        "If the fin [fin:r3c5] is 6, [off:r1c6] is not 6.",
        "So 6 can be removed from [removed:r1c6].",
    ]


def test_a_branch_for_each_fin_ends_in_what_goes() -> None:
    step = step_of(OF_THREE, POSITION, "=> r1c6<>6")
    goes = Assertion(candidate(cell_named("r1c6"), 6), on=False)
    assert [branch.case for branch in step.branches] == [
        (Assertion(candidate(cell_named(cell), 6)),) for cell in ("r2c8", "r3c5")
    ]
    assert all(branch.follows[-1].assertion == goes for branch in step.branches)


def test_each_place_in_a_cover_house_leads_to_a_candidate_anywhere() -> None:
    step = step_of(attrs.evolve(TYPE_2, size=3, shape=BASIC), POSITION, "=> r3c5<>6")
    assert step.notation == "Kraken Fish Type 2: 3 c258 r123 fr6c8 => r3c5<>6"
    assert [markup(line) for line in explain(step)] == [
        "In columns [base:2], [base:5] and [base:8], the 3 can only go in [pattern:r1c258,r2c28,r3c25] and "
        "[fin:r6c8]. If the fin [fin:r6c8] is not 3, only the other places are left, and they all lie in rows "
        "[cover:1], [cover:2] and "
        "[cover:3]. The three columns need three 3s, and each row can take only one, so all three rows must have "
        "their 3 in these places. In that case, [cover:row 3] must have its 3 in [pattern:r3c2] or [pattern:r3c5].",
        "If the fin [fin:r6c8] is 3, it is not 6, so [on:r6c4] must be the 6 of [house:row 6], so [off:r4c6] is "
        "not 6, so one of [on:r1c6] and [on:r3c6] must be the 6 of [house:column 6], so [off:r3c5] is not 6.",
        "If [pattern:r3c2] is 3, it is not 9, so [on:r3c7] must be the 9 of [house:row 3], so [off:r4c7] is not 9, "
        "so [on:r4c6] must be the 9 of [house:row 4], so it is not 6, so one of [on:r1c6] and [on:r3c6] must be "
        "the 6 of [house:column 6], so [off:r3c5] is not 6.",
        "If [pattern:r3c5] is 3, it is not 6.",
        "So 6 can be removed from [removed:r3c5].",
    ]


def test_fish_with_more_fins_or_houses_than_wanted_are_left_out() -> None:
    grid = read(POSITION).grid()
    few = [step.pattern.fish for step in attrs.evolve(TYPE_2, max_fins=1, size=2).find(grid)]
    assert all(len(fish.bases) == 2 and fish.fins.bit_count() < 2 for fish in few)


def test_they_are_off_by_default() -> None:
    assert not {TYPE_1, TYPE_2} & {*default_strategies()}


@pytest.mark.parametrize("number", [2, *slow(5, 6, 8)])
def test_steps_of_random_puzzles_are_proofs(prove_steps, number: int) -> None:
    assert prove_steps(minimal_puzzle(f"kraken {number}"), SMALL, simpler=SINGLES)


@pytest.mark.slow
@pytest.mark.parametrize("number", [5, 6, 7, 8, 10, 15, 16, 17, 18, 19, 20, 21, 23])
def test_steps_of_many_random_puzzles_are_proofs(prove_steps, number: int) -> None:
    assert prove_steps(minimal_puzzle(f"kraken {number}"), (TYPE_1, TYPE_2), simpler=SINGLES)
