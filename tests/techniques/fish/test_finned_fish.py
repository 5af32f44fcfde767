"""Finned and sashimi fish of lines."""

import pytest

from crosshatch.logic.step import HouseTruth, Role
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

FINNED = (
    strategy_named("finned-x-wing"),
    strategy_named("finned-swordfish"),
    strategy_named("finned-jellyfish"),
    strategy_named("finned-squirmbag"),
    strategy_named("finned-whale"),
    strategy_named("finned-leviathan"),
)
SASHIMI = (
    strategy_named("sashimi-x-wing"),
    strategy_named("sashimi-swordfish"),
    strategy_named("sashimi-jellyfish"),
    strategy_named("sashimi-squirmbag"),
    strategy_named("sashimi-whale"),
    strategy_named("sashimi-leviathan"),
)

# Positions of our own random puzzles.
SIAMESE = [
    (
        strategy_named("sashimi-x-wing", siamese=True),
        ":0000:x:4...7+31....34...9.......37+4....56...54.+3.2.....6.+4+7+523.......8+1..+47.12+3.1.9.3...6:747 757:::",
        [
            "Siamese Sashimi X-Wing: 1 r26 c24/c25 fr2c5 fr6c4 => r3c4,r5c5<>1",
            "Sashimi X-Wing: 1 r26 c24 fr2c5 => r3c4<>1",
            "Sashimi X-Wing: 1 r26 c25 fr6c4 => r5c5<>1",
        ],
    ),
    (
        strategy_named("finned-swordfish", siamese=True),
        ":0000:x:.5+6+2.+9...2+79..+145...87+5..+29..+59+2.34...451..+9+29.2...+5.154+319+2..7+8+2+1...+9+3+56+9+"
        "7+83+52+14:865:::",
        [
            "Siamese Finned Swordfish: 6 c459 r248/r268 fr4c9 fr6c4 fr6c5 => r4c6,r6c8<>6",
            "Finned Swordfish: 6 c459 r248 fr6c4 fr6c5 => r4c6<>6",
        ],
    ),
]


@pytest.mark.parametrize(("strategy", "position", "notations"), SIAMESE)
def test_siamese_fish(board_at, strategy, position, notations):
    assert board_at(position).notations(strategy) == notations


def test_a_finned_x_wing(board):
    board.confine("7", "r2", "r2c1 r2c2 r2c5").confine("7", "r5", "r5c1 r5c5")
    (step,) = board.steps(strategy_named("finned-x-wing"))
    assert step.notation == "Finned X-Wing: 7 r25 c15 fr2c2 => r13c1<>7"
    assert step.truths == (HouseTruth(7, 1), HouseTruth(7, 4))
    assert step.roles.houses[Role.BASE] == (1, 4)
    assert step.roles.houses[Role.COVER] == (9, 13)
    assert [str(each) for each in step.roles.candidates[Role.FIN]] == ["(7)r2c2"]
    assert [str(each) for each in step.roles.candidates[Role.PATTERN]] == [
        "(7)r2c1",
        "(7)r2c5",
        "(7)r5c1",
        "(7)r5c5",
    ]
    assert markup(explain(step)[0]) == (
        "In rows [base:2] and [base:5], the 7 can only go in [pattern:r2c15,r5c15] and [fin:r2c2]. If the fin "
        "[fin:r2c2] is not 7, only the other places are left, and they all lie in columns [cover:1] and [cover:5]. "
        "The two rows need two 7s, "
        "and each column can take only one, so both columns must have their 7 in these places. If the fin is 7, "
        "[removed:r13c1] see it. So 7 can be removed from [removed:r13c1]."
    )
    assert board.steps(strategy_named("sashimi-x-wing")) == []


def test_a_fin_that_sees_nothing_of_the_cover_is_no_use(board):
    board.confine("7", "r2", "r2c1 r2c5 r2c8").confine("7", "r5", "r5c1 r5c5")
    assert board.steps(strategy_named("finned-x-wing")) == []
    assert board.steps(strategy_named("sashimi-x-wing")) == []


def test_fins_in_two_boxes_are_no_use(board):
    board.confine("7", "r2", "r2c1 r2c2 r2c5 r2c6").confine("7", "r5", "r5c1 r5c5")
    assert board.steps(strategy_named("finned-x-wing")) == []


def test_a_base_line_with_one_place_besides_the_fins_makes_it_sashimi(board):
    board.confine("7", "r2", "r2c2 r2c3 r2c5").confine("7", "r5", "r5c1 r5c5")
    (step,) = board.steps(strategy_named("sashimi-x-wing"))
    assert step.notation == "Sashimi X-Wing: 7 r25 c15 fr2c2 fr2c3 => r13c1<>7"
    assert "If neither of the fins [fin:r2c23] is 7" in markup(explain(step)[0])
    assert "If one of the fins is 7, [removed:r13c1] see it." in markup(explain(step)[0])
    assert board.steps(strategy_named("finned-x-wing")) == []


def test_a_limit_on_fins(board):
    board.confine("7", "r2", "r2c2 r2c3 r2c5").confine("7", "r5", "r5c1 r5c5")
    assert board.steps(strategy_named("sashimi-x-wing", max_fins=1)) == []
    assert len(board.steps(strategy_named("sashimi-x-wing", max_fins=2))) == 1


def test_a_finned_swordfish(board):
    board.confine("2", "r1", "r1c1 r1c4").confine("2", "r5", "r5c4 r5c9").confine("2", "r8", "r8c1 r8c9 r8c8")
    assert board.notations(strategy_named("finned-swordfish")) == ["Finned Swordfish: 2 r158 c149 fr8c8 => r79c9<>2"]
    assert board.notations(strategy_named("finned-x-wing")) == []


def test_siamese_fish_of_one_base_are_one_step(board):
    (step, first, second) = read_steps(board, siamese=True)
    assert step.name == "Siamese Sashimi X-Wing"
    assert step.notation == "Siamese Sashimi X-Wing: 7 r25 c14/c15 fr2c5 fr5c4 => r13c4,r46c5<>7"
    assert set(step.eliminations) == {*first.eliminations, *second.eliminations}
    assert step.truths == first.truths == second.truths
    assert step.roles.houses[Role.COVER] == (9, 12, 9, 13)
    assert markup(explain(step)[0]) == (
        "In rows [base:2] and [base:5], the 7 can only go in [pattern:r25c1] and [fin:r2c5,r5c4]. These places can "
        "be covered in two ways. If the fin [fin:r2c5] is not 7, only the other places are left, and they all lie in "
        "columns [cover:1] and "
        "[cover:4]. The two rows need two 7s, and each column can take only one, so both columns must have their 7 "
        "in these places. If the fin is 7, [removed:r13c4] see it. If the fin [fin:r5c4] is not 7, only the other "
        "places are left, and they all lie in columns [cover:1] and [cover:5]. The two rows need two 7s, and "
        "each column can take only one, so both columns must have their 7 in these places. "
        "If the fin is 7, [removed:r46c5] see it. So 7 can be removed from [removed:r13c4,r46c5]."
    )


def test_siamese_fish_are_two_steps_by_default(board):
    assert [step.name for step in read_steps(board, siamese=False)] == ["Sashimi X-Wing", "Sashimi X-Wing"]


def read_steps(board, siamese):
    board.confine("7", "r2", "r2c1 r2c5").confine("7", "r5", "r5c1 r5c4")
    return board.steps(strategy_named("sashimi-x-wing", siamese=siamese))


MIXED_COLUMNS = [("c2", "r1c2 r7c2"), ("c3", "r1c3 r3c3 r9c3"), ("c6", "r7c6 r9c6")]
"""Columns that make a finned fish with rows 1, 7 and 9, and a sashimi fish with rows 3, 7 and 9."""


MIXED_ROWS = [("r2", "r2c1 r2c7"), ("r3", "r3c1 r3c3 r3c9"), ("r6", "r6c7 r6c9")]
"""The same, turned."""


@pytest.mark.parametrize(
    ("houses", "notation"),
    [
        (MIXED_COLUMNS, "Siamese Finned Swordfish: 8 c236 r179/r379 fr1c2 fr1c3 fr3c3 => r13c1<>8"),
        (MIXED_ROWS, "Siamese Finned Swordfish: 8 r236 c179/c379 fr2c1 fr3c1 fr3c3 => r1c13<>8"),
    ],
)
def test_a_siamese_pair_is_sashimi_only_if_both_fish_are(board, houses, notation):
    for house, cells in houses:
        board.confine("8", house, cells)
    (pair,) = [
        step
        for step in board.steps(strategy_named("finned-swordfish", siamese=True))
        if step.name.startswith("Siamese")
    ]
    assert pair.notation == notation
    assert not any(
        step.name.startswith("Siamese") for step in board.steps(strategy_named("sashimi-swordfish", siamese=True))
    )


LINES = (1, 4, 7, 2, 5, 8, 6)


@pytest.mark.parametrize("strategy", [*FINNED, *SASHIMI])
def test_every_size(board, strategy):
    """Rows that have the digit in as many columns; the first has a fin in column 3, too, or little else."""
    lines = sorted(LINES[: strategy.size])
    for row in lines:
        board.confine("5", f"r{row}", " ".join(f"r{row}c{column}" for column in (*lines, 3) if row == 1 or column != 3))
    if strategy in SASHIMI:
        board.without("5", " ".join(f"r1c{column}" for column in lines if column != 4))
    numbers = "".join(map(str, lines))
    pattern = f"{strategy.technique}: 5 r{numbers} c{numbers} fr1c3"
    (step,) = [step for step in board.steps(strategy) if step.notation.startswith(pattern)]
    assert [str(truth) for truth in step.truths] == [f"5 in row {row}" for row in lines]
    targets = [each.cell for each in step.eliminations]
    assert set(targets) == {
        row * 9 + column - 10 for row in (2, 3) for column in (1, 2) if row not in lines and column in lines
    }


def test_the_large_ones_are_off_by_default():
    assert [each.technique.on for each in FINNED] == [each.technique.on for each in SASHIMI] == [True] * 3 + [False] * 3
