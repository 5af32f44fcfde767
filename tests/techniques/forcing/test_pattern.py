"""What forcing chains and nets tell of themselves: truths, branches, ways, and where they end."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import attrs
import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.houses import cell_named
from crosshatch.formats.library import read
from crosshatch.logic.step import CELL_TRUTHS, HOUSE_TRUTHS, Assertion, Role, Step
from crosshatch.render.fields import named_fields
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.chains.nodes import Node
from crosshatch.techniques.forcing.pattern import Fact, Facts, ForcingChain
from crosshatch.words import ENGLISH, explained, language_named
from crosshatch.words.tellers.pages import case

POSITION = ":0000:x:..34....9.5.......6....7.5.2..8..3+4..+38+6+149...4..2...8..29....4.7..61.......+4.1..:142 294::"
"""A position with groups in its chains."""

PATTERN_WITHIN = (
    ":0000:x:..6.......3...7..11.7.............9.3....6..5.5.8..2....3..5..6...2...4..4..9.8..:911 921 92"
    "3 424 146 952 153 455 961 166 366 469 771 972 174 175 982 983 185 987 198:::"
)
NOTHING_LEFT = (
    ":0000:x:.+2.+5..96+4+83+9.4.+51+75+46+7+9+1+8+32+98.4..1....2+9...48..+48.7.952..3.+4...4...7.........9+48.:652 "
    "555 655 667 572 772 573 773 175 182 183 284 286 689 592 195:::"
)
"""A position where a net leaves a house no place for a digit."""


def node(name: str, digit: int) -> Node:
    return Node(digit, sum(1 << cell_named(each) for each in name.split()))


@pytest.fixture
def group() -> ForcingChain:
    """If r1c1 is 7, r1c4 is not, so r23c4 has it; r5c4 has not, r5c9 has; r1c9 has not, and is 3."""
    facts = (
        Fact(node("r1c1", 7), True),
        Fact(node("r1c4", 7), False, (0,)),
        Fact(node("r2c4 r3c4", 7), True, (1,), HOUSE_TRUTHS[7][12]),
        Fact(node("r5c4", 7), False, (2,)),
        Fact(node("r5c9", 7), True, (3,), HOUSE_TRUTHS[7][4]),
        Fact(node("r1c9", 7), False, (4,)),
        Fact(node("r1c9", 3), True, (5,), CELL_TRUTHS[cell_named("r1c9")]),
    )
    shows = Assertion(candidate(cell_named("r1c1"), 7), False)
    return ForcingChain(shows, (facts,), ends=(6, 4))


def to_tell(found: ForcingChain) -> ForcingChain:
    """Return the same with cases that are still to be worked out."""
    return ForcingChain.to_tell(lambda: found.cases, shows=found.shows, ends=found.ends)


def test_cases_are_worked_out_once_and_make_no_difference(group: ForcingChain) -> None:
    asked: list[int] = []

    def tell() -> tuple[Facts, ...]:
        asked.append(1)
        return group.cases

    later = ForcingChain.to_tell(tell, shows=group.shows, ends=group.ends)
    assert not asked
    assert later.cases == group.cases
    assert (later.lines, later.truths, later.branches) == (group.lines, group.truths, group.branches)
    assert len(asked) == 1
    assert (later, hash(later), repr(later)) == (group, hash(group), repr(group))


@pytest.mark.parametrize("same", [copy, deepcopy, lambda found: pickle.loads(pickle.dumps(found)), attrs.evolve])
def test_a_copy_is_told_as_well(group: ForcingChain, same: Callable[[ForcingChain], ForcingChain]) -> None:
    assert same(to_tell(group)) == group
    assert hash(same(to_tell(group))) == hash(group)
    assert named_fields(same(to_tell(group))) == named_fields(group)


def test_what_is_missing_is_still_missing(group: ForcingChain) -> None:
    for found in (group, to_tell(group)):
        assert not hasattr(found, "case")


@pytest.fixture
def steps_of() -> Callable[[str], list[Step]]:
    return lambda name: list(strategy_named(name).find(read(POSITION).grid()))


def test_a_group_is_told_by_its_candidates(group: ForcingChain) -> None:
    (branch,) = group.branches
    told = {str(each.assertion): each for each in branch.follows}
    assert "r2c4=7" not in told
    assert told["r5c4<>7"].causes == (Assertion(candidate(cell_named("r1c4"), 7), False),)
    assert told["r5c4<>7"].truth == HOUSE_TRUTHS[7][12]


def test_the_ways_name_groups(group: ForcingChain) -> None:
    assert group.lines[1] == "r1c1=7 r1c4<>7 r23c4=7 r5c4<>7 r5c9=7"


@pytest.mark.parametrize(
    "name",
    [
        "forcing-chain-contradiction",
        "forcing-chain-verity",
        "forcing-net-contradiction",
        "forcing-net-verity",
    ],
)
def test_branches_follow_step_by_step(name: str, steps_of: Callable[[str], list[Step]]) -> None:
    for step in steps_of(name):
        for branch in step.branches:
            known = set(branch.case)
            for consequence in branch.follows:
                assert consequence.causes
                assert known >= {*consequence.causes}
                known.add(consequence.assertion)
        if len(step.branches) > 1:
            shown = step.pattern.branches[0].follows[-1].assertion
            assert all(branch.follows[-1].assertion == shown for branch in step.branches)
            assert all(branch.fails is None for branch in step.branches)


def test_a_contradiction_says_where_it_shows(steps_of: Callable[[str], list[Step]]) -> None:
    for step in steps_of("forcing-net-contradiction"):
        found: Any = step.pattern
        assert step.notation == f"Forcing Net Contradiction {found.where} => {step.conclusion}"
        assert found.where.startswith("in ")
        assert found.is_contradiction
        assert len(found.lines) == len(found.ends)


def test_a_verity_has_nothing_between_its_name_and_what_it_shows(steps_of: Callable[[str], list[Step]]) -> None:
    for step in steps_of("forcing-chain-verity"):
        assert step.notation == f"Forcing Chain Verity => {step.conclusion}"


def test_roles_tell_what_is_assumed_and_what_follows(steps_of: Callable[[str], list[Step]]) -> None:
    step = steps_of("forcing-chain-contradiction")[0]
    assert [*step.roles.candidates] == [Role.CHOICE, Role.ON, Role.OFF]
    assert step.roles.candidates[Role.CHOICE] == step.eliminations
    assert step.links
    assert {each.role for each in step.links} == {Role.STRONG, Role.WEAK}


def test_words_go_way_by_way(steps_of: Callable[[str], list[Step]]) -> None:
    step = steps_of("forcing-chain-contradiction")[0]
    assert explained(step).splitlines() == [
        "If r6c7 is 5, r5c9 is not 5, so r5c1 must be the 5 of row 5, so r7c1 is not 5.",
        "Also, if r6c7 is 5, r6c4 is not 5, so one of r8c4 and r9c4 must be the 5 of column 4, so r7c5 is not 5.",
        "Since one of r8c4 and r9c4 is 5, r7c6 is not 5.",
        "Also, if r6c7 is 5, r7c7 is not 5.",
        "Then row 7 has no place left for 5, which is a contradiction. So 5 can be removed from r6c7.",
    ]


def test_words_of_a_net_name_each_placement_with_what_it_rests_on(
    steps_of: Callable[[str], list[Step]],
) -> None:
    step = steps_of("forcing-net-contradiction")[0]
    assert explained(step).splitlines() == [
        "Suppose that r4c3 is 5.",
        "  r5c1 must be 7, because r4c3 is 5.",
        "  In box 1, the 7 must go in r2c3, because r5c1 is 7.",
        "  In row 4, the 1 must go in r4c9, because r4c3 is 5.",
        "  In column 9, the 7 must go in r9c9, because r2c3 is 7, r4c9 is 1 and r5c1 is 7.",
        "  In row 4, the 7 must go in r4c5, because r4c3 is 5 and r4c9 is 1.",
        "  In column 4, the 7 must go in r9c4, because r4c5 is 7.",
        "But r9c9 and r9c4, which see each other, cannot both be 7. So 5 can be removed from r4c3.",
    ]


def test_a_case_is_labelled_with_the_contradiction_that_the_words_name(
    steps_of: Callable[[str], list[Step]],
) -> None:
    (branch,) = steps_of("forcing-net-contradiction")[0].branches
    assert branch.fails
    english, german = (language_named(each).text(case(branch)) for each in (ENGLISH, "german"))
    assert english == "If r4c3=5: r9c9 and r9c4, which see each other, cannot both be 7"
    assert german == "Falls r4c3=5: r9c9 und r9c4 sehen sich und können nicht beide eine 7 sein"


def test_words_of_a_net_say_what_a_pattern_within_it_rests_on() -> None:
    step = next(strategy_named("dynamic-forcing-chain-plus").find(read(PATTERN_WITHIN).grid()))
    assert explained(step).splitlines()[-4:-1] == [
        "  Now r5c8 is 8 and r7c5 is 8, so in row 2, the 8 can only go in r2c13. Both of these cells lie in box 1, "
        "so box 1 must have its 8 in one of them. So 8 can be removed from r13c2.",
        "  r1c2 must be 9, because r7c2 is 2 and r1c2 is not 8.",
        "  r3c2 must be 9, because r7c2 is 2 and r3c2 is not 8.",
    ]


def test_words_of_a_net_say_why_nothing_is_left() -> None:
    step = next(strategy_named("forcing-net-contradiction").find(read(NOTHING_LEFT).grid()))
    assert explained(step).splitlines()[-2:] == [
        "  In column 5, the 2 must go in r9c5, because r4c5 is 6 and r6c7 is 2.",
        "Since r9c3 is 3 and r9c5 is 2, row 9 has no place left for 5, which is a contradiction. So 6 can be "
        "removed from r4c5.",
    ]
