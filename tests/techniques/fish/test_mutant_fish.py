"""Mutant fish, with and without fins."""

from crosshatch.formats.library import read
from crosshatch.logic import proof
from crosshatch.logic.step import HouseTruth
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

PLAIN = (
    strategy_named("mutant-x-wing"),
    strategy_named("mutant-swordfish"),
    strategy_named("mutant-jellyfish"),
    strategy_named("mutant-squirmbag"),
    strategy_named("mutant-whale"),
    strategy_named("mutant-leviathan"),
)
FINNED = (
    strategy_named("finned-mutant-x-wing"),
    strategy_named("finned-mutant-swordfish"),
    strategy_named("finned-mutant-jellyfish"),
    strategy_named("finned-mutant-squirmbag"),
    strategy_named("finned-mutant-whale"),
    strategy_named("finned-mutant-leviathan"),
)

# Of a random puzzle of our own.
WITH_A_SWORDFISH = (
    ":0000:x:..7...+3.6.+41...58+73+5+687..4+2..+4..5+2.8...26...+4.1+2.4+8..+3.23.+8.4+7+5.+78.3.6+2946....+"
    "8+31:914 924 226 926 956 761 961 968 176 995:::"
)


def test_a_finned_mutant_x_wing(board):
    board.confine("4", "r2", "r2c5 r2c8").confine("4", "b5", "r4c5 r4c6 r6c5")
    (step,) = board.steps(strategy_named("finned-mutant-x-wing"))
    assert step.notation == "Finned Mutant X-Wing: 4 r2b5 r4c5 fr2c8 => r4c8<>4"
    assert step.truths == (HouseTruth(4, 1), HouseTruth(4, 22))
    assert markup(explain(step)[0]) == (
        "In [base:row 2] and [base:box 5], the 4 can only go in [pattern:r26c5,r4c56] and [fin:r2c8]. If the fin "
        "[fin:r2c8] is not 4, only the other places are left, and they all lie in [cover:row 4] and [cover:column "
        "5]. The two base houses need "
        "two 4s, and each cover house can take only one, so both cover houses must have their 4 in these places. "
        "If the fin is 4, [removed:r4c8] sees it. So 4 can be removed from [removed:r4c8]."
    )


def test_a_second_fin_that_sees_nothing_of_the_cover(board):
    board.confine("4", "r2", "r2c5 r2c8 r2c1").confine("4", "b5", "r4c5 r4c6 r6c5")
    assert board.steps(strategy_named("finned-mutant-x-wing")) == []


def test_the_large_ones_find_what_smaller_ones_find():
    """Where a fish is, any house may be added to its base, and another that covers it to its cover."""
    grid = read(WITH_A_SWORDFISH).grid()
    for strategy in (*PLAIN[2:5], *FINNED[2:4]):
        steps = list(strategy.find(grid))
        assert steps
        for step in steps:
            proof.verify(grid, step)
            assert len(step.pattern.bases) == strategy.size
            assert step.name == strategy.technique.title


def test_all_of_them_are_off_by_default():
    assert not any(each.technique.on for each in (*PLAIN, *FINNED))
    assert [each.size for each in PLAIN] == [each.size for each in FINNED] == [2, 3, 4, 5, 6, 7]
