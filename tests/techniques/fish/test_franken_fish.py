"""Franken fish, with and without fins."""

from crosshatch.formats.library import read
from crosshatch.logic import proof
from crosshatch.logic.step import HouseTruth, Role
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.words import explain
from crosshatch.words.spans import markup

PLAIN = (
    strategy_named("franken-x-wing"),
    strategy_named("franken-swordfish"),
    strategy_named("franken-jellyfish"),
    strategy_named("franken-squirmbag"),
    strategy_named("franken-whale"),
    strategy_named("franken-leviathan"),
)
FINNED = (
    strategy_named("finned-franken-x-wing"),
    strategy_named("finned-franken-swordfish"),
    strategy_named("finned-franken-jellyfish"),
    strategy_named("finned-franken-squirmbag"),
    strategy_named("finned-franken-whale"),
    strategy_named("finned-franken-leviathan"),
)

# Positions of our own random puzzles.
SIAMESE = (
    ":0000:x:4.......16.....7+48+3...742.+5+28....+4.37+3+19+4+85+26..+4.2.+81..43....+8+28.....1.+4..24+8..5"
    ".:314 315 316 784 786 192 796:::"
)
ENDO_FIN = (
    ":0000:x:4...7+31....34...9.......37+4....56...54.+3.2.....6.+4+7+523.......8+1..+47.12+3.1.9.3...6:512 "
    "513 514 825 529 134 942 747 949 155 757 857 576:::"
)


def test_siamese_fish(board_at):
    assert board_at(SIAMESE).notations(strategy_named("finned-franken-swordfish", siamese=True)) == [
        "Siamese Finned Franken Swordfish: 9 r234 c38b1/c8b12 fr2c5 fr2c6 fr4c3 => r12c3<>9",
        "Finned Franken Swordfish: 9 r234 c8b12 fr4c3 => r1c3<>9",
        "Finned Franken Swordfish: 9 r234 c38b1 fr2c5 fr2c6 => r2c3<>9",
        "Finned Franken Swordfish: 9 c129 r69b7 fr1c2 fr2c2 fr3c2 => r9c2<>9",
    ]


def test_a_franken_x_wing(board):
    board.confine("4", "r5", "r5c1 r5c5").confine("4", "b8", "r7c5 r8c5").without("4", "r1c5 r2c5 r3c5 r4c5 r6c5 r9c1")
    step = board.steps(strategy_named("franken-x-wing"))[0]
    assert step.notation == "Franken X-Wing: 4 r5b8 c15 => r1234678c1<>4"
    assert step.truths == (HouseTruth(4, 4), HouseTruth(4, 25))
    assert markup(explain(step)[0]) == (
        "In [base:row 5] and [base:box 8], the 4 can only go in [pattern:r5c15,r78c5], and all of these cells lie "
        "in columns [cover:1] and [cover:5]. The two base houses need two 4s, and each column can take only one, "
        "so both columns must have their 4 in these places. So 4 can be removed from [removed:r1234678c1]."
    )


def test_a_place_outside_of_the_cover_is_a_fin_and_no_franken_x_wing(board):
    board.confine("4", "r5", "r5c1 r5c5").confine("4", "b8", "r7c5 r8c5 r9c4")
    assert board.steps(strategy_named("franken-x-wing")) == []
    assert board.notations(strategy_named("finned-franken-x-wing")) == [
        "Finned Franken X-Wing: 4 r5b8 c15 fr9c4 => r9c1<>4"
    ]


def test_a_fish_of_lines_only_is_basic_and_no_franken_fish(board):
    board.confine("7", "r2", "r2c1 r2c2 r2c5").confine("7", "r5", "r5c1 r5c5")
    assert not any(
        "r25 c15" in notation
        for notation in board.notations(strategy_named("finned-franken-x-wing", all_patterns=True))
    )


def test_a_place_in_two_base_houses_is_an_endo_fin():
    grid = read(ENDO_FIN).grid()
    (step,) = [
        step
        for step in strategy_named("finned-franken-jellyfish", all_patterns=True).find(grid)
        if step.pattern.endo_fins
    ]
    assert step.notation == "Finned Franken Jellyfish: 8 r69b27 c1246 fr3c5 efr9c2 => r3c2<>8"
    assert [str(each) for each in step.roles.candidates[Role.ENDO_FIN]] == ["(8)r9c2"]
    assert (
        "[endo fin:r9c2] lies in two of these houses and would count for both at once, so it is a fin. If neither "
        "of the fins [fin:r3c5] and [endo fin:r9c2] is 8, only the other places are left, and they all lie in"
    ) in markup(explain(step)[0])
    assert len(list(strategy_named("finned-franken-jellyfish", all_patterns=True, max_endo_fins=0).find(grid))) == 2


def test_a_place_of_the_base_in_two_cover_houses_goes_too(board):
    board.confine("7", "r2", "r2c1 r2c2 r2c3").confine("7", "r6", "r6c1 r6c2").confine("7", "b7", "r7c2 r9c1")
    (step,) = [step for step in board.steps(strategy_named("franken-swordfish")) if "r26b7 c12b1" in step.notation]
    removed = {each.cell for each in step.eliminations}
    assert {9, 10} <= removed & set(step.roles.cells[Role.PATTERN])
    assert (
        "A 7 in one of [removed:r2c12] would use up two cover houses at once, and leave too few for the rest of "
        "the base houses."
    ) in markup(explain(step)[0])


def test_two_fish_without_fins_are_siamese_where_they_have_one_base(board):
    board.confine("7", "r3", "r3c1 r3c5").confine("7", "r5", "r5c5 r5c8").confine("7", "b8", "r8c5 r9c5")
    steps = board.steps(strategy_named("franken-swordfish", siamese=True))
    (step,) = [step for step in steps if "7 r35b8 c158/c15b6 =>" in step.notation]
    assert step.name == "Siamese Franken Swordfish"
    assert (
        "These places can be covered in two ways. All of these places lie in columns [cover:1], [cover:5] and "
        "[cover:8]. The three base houses need three 7s, and each column can take only one, so all three columns "
        "must have their 7 in these places. All of these places lie in columns [cover:1] and [cover:5] and "
        "[cover:box 6]. "
    ) in markup(explain(step)[0])


def test_of_fish_with_one_effect_one_with_the_fewest_fins_is_found():
    grid = read(SIAMESE).grid()
    every = list(strategy_named("finned-franken-swordfish", all_patterns=True).find(grid))
    fewest: dict = {}
    for step in every:
        proof.verify(grid, step)
        fewest[step.eliminations] = min(fins_of(step), fewest.get(step.eliminations, (9, 9)))
    chosen = list(strategy_named("finned-franken-swordfish").find(grid))
    assert {step.eliminations: fins_of(step) for step in chosen} == fewest
    assert len(chosen) == len(fewest) < len(every) == len({step.notation for step in every})


def fins_of(step):
    """Return the number of fins and that of endo fins."""
    return step.pattern.fins.bit_count(), step.pattern.endo_fins.bit_count()


def test_what_is_on_by_default():
    assert [each.technique.on for each in PLAIN] == [each.technique.on for each in FINNED] == [True] * 2 + [False] * 4
    assert [each.size for each in PLAIN] == [each.size for each in FINNED] == [2, 3, 4, 5, 6, 7]
