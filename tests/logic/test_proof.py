"""The checker accepts proofs and nothing else."""

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from random import Random
from typing import Any

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.boards import board
from crosshatch.board.candidate import Candidate
from crosshatch.board.constraints import Cage
from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named, cells_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats.library import read
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.logic.step import (
    CELL_TRUTHS,
    HOUSE_TRUTHS,
    Assertion,
    BoardRule,
    Branch,
    CellTruth,
    Consequence,
    CustomPattern,
    Guardians,
    HouseTruth,
    NamedRule,
    Pattern,
    Step,
    Truth,
    UnprovenStep,
)
from crosshatch.logic.technique import Technique
from crosshatch.position.status import solutions
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import strategy_named
from crosshatch.techniques.rules.pattern import Filling
from examples import examples

BOX_1 = 18

CLAIM = Technique("Claim", assumes_unique=True)
"""A technique whose steps claim whatever they are told to."""

CAREFUL_CLAIM = Technique("Careful Claim")
"""The same without assuming that there is one solution."""


def claim(*truths: Truth, placed: str = "", removed: str = "") -> Step:
    """Build a step from truths and conclusions such as ``5r1c1``."""
    return Step(
        CLAIM,
        CustomPattern(truths=truths),
        placements=[candidate(name) for name in placed.split()],
        eliminations=[candidate(name) for name in removed.split()],
    )


def candidate(name: str) -> Candidate:
    return Candidate(cell_named(name[1:]), int(name[0]))


def position(line: str, removed: str = "") -> Grid:
    return Puzzle(line.ljust(81, "."), removed=[candidate(name) for name in removed.split()]).grid()


ROW_1_LACKS_12 = "..3456789"
PAIR_IN_ROW_1 = "".join(f" {digit}r1c{column}" for digit in (3, 4, 5, 6, 7, 8, 9) for column in (1, 2))


def test_a_cell_with_one_candidate_is_proved_by_its_cell() -> None:
    grid = position(".23456789")
    proof.verify(grid, claim(CELL_TRUTHS[0], placed="1r1c1"))


def test_a_digit_with_one_place_is_proved_by_its_house() -> None:
    grid = position("...123456" + "." * 18 + "7........" + "." * 18 + ".7.......")
    proof.verify(grid, claim(HOUSE_TRUTHS[7][0], placed="7r1c3"))


def test_a_naked_pair_needs_both_cells() -> None:
    grid = position("." * 81, removed=PAIR_IN_ROW_1)
    both = (CellTruth(0), CellTruth(1))
    proof.verify(grid, claim(*both, removed="1r1c9 2r1c9 1r3c3"))
    with pytest.raises(UnprovenStep, match="does not follow"):
        proof.verify(grid, claim(CellTruth(0), removed="1r1c9"))


@attrs.frozen
class Counted(Pattern):
    """Truths and links that are to be counted."""

    truths: tuple[Truth, ...]
    counted_links: tuple[HouseTruth, ...]


def counted(truths: Iterable[Truth], links: Iterable[HouseTruth], removed: str) -> Step:
    eliminations = [candidate(name) for name in removed.split()]
    return Step(CAREFUL_CLAIM, Counted(tuple(truths), tuple(links)), eliminations=eliminations)


PAIR = (CellTruth(0), CellTruth(1))
BY_ROW = (HouseTruth(1, 0), HouseTruth(2, 0))
BY_ROW_OR_BOX = (HouseTruth(1, 0), HouseTruth(2, BOX_1))


@pytest.fixture
def searched(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return a list that grows with each search, which counting makes needless."""
    calls: list[int] = []
    search = proof._Contrary.way_around

    def counting(self: Any, *arguments: Any, **options: Any) -> int | None:
        calls.append(1)
        return search(self, *arguments, **options)

    monkeypatch.setattr(proof._Contrary, "way_around", counting)
    return calls


@pytest.mark.parametrize(
    ("links", "removed"), [(BY_ROW, "1r1c9 2r1c9"), (BY_ROW_OR_BOX, "1r1c9 2r3c3"), (BY_ROW_OR_BOX[::-1], "1r1c3")]
)
def test_as_many_links_as_truths_are_counted(links: Sequence[HouseTruth], removed: str, searched: list[int]) -> None:
    grid = position("." * 81, removed=PAIR_IN_ROW_1)
    step = counted(PAIR, links, removed)
    proof.verify(grid, step)
    assert not searched
    assert proof.core(grid, step) == PAIR


@pytest.mark.parametrize(
    ("truths", "links", "removed"),
    [
        (PAIR, BY_ROW, "1r5c5"),  # in no link
        (PAIR, (*BY_ROW, HouseTruth(1, BOX_1)), "2r1c9"),  # one link more, and in only one of them
        (PAIR, (HouseTruth(1, 0),), "1r1c9"),  # candidates without a link
        ((CellTruth(0), HOUSE_TRUTHS[1][9]), (*BY_ROW, HouseTruth(1, 9))[1:], "2r1c9"),  # truths that share a candidate
        ((), BY_ROW, "1r1c9"),  # no truths
    ],
)
def test_what_does_not_count_is_searched(
    truths: Sequence[Truth], links: Sequence[HouseTruth], removed: str, searched: list[int]
) -> None:
    grid = position("." * 81, removed=PAIR_IN_ROW_1)
    proved = proof.proves(grid, claim(*truths, removed=removed))
    searched.clear()
    assert proof.proves(grid, counted(truths, links, removed)) == proved
    assert searched


def test_a_link_that_the_board_lacks_proves_nothing() -> None:
    grid = position("." * 81, removed=PAIR_IN_ROW_1)
    with pytest.raises(UnprovenStep, match="this board has no 2 in diagonal 1"):
        proof.verify(grid, counted(PAIR, (HouseTruth(1, 0), HouseTruth(2, 36)), "1r1c9"))


@given(st.integers(min_value=0, max_value=10**6))
@examples(40)
def test_counting_never_proves_what_a_search_does_not(seed: int) -> None:
    random = Random(seed)
    grid = minimal_puzzle(seed % 50).grid()
    empty = [*cells_in(grid.empty)]
    truths = [CellTruth(cell) for cell in random.sample(empty, random.randint(1, 4))]
    links = {
        HouseTruth(each.digit, random.choice([*cells_in(grid.tables.houses_with(each.cell))]))
        for truth in truths
        for each in truth.candidates(grid)
    }
    for cell in random.sample(empty, 20):
        for each in CellTruth(cell).candidates(grid):
            step = Step(CAREFUL_CLAIM, Counted(tuple(truths), tuple(links)), eliminations=[each])
            searched = Step(CAREFUL_CLAIM, CustomPattern(truths), eliminations=[each])
            assert proof.proves(grid, step) == proof.proves(grid, searched)


def test_the_counterexample_is_named() -> None:
    grid = position("." * 81, removed=PAIR_IN_ROW_1)
    with pytest.raises(UnprovenStep, match=r"r1c9 could be 1, with \(2\)r1c1"):
        proof.verify(grid, claim(CellTruth(0), removed="1r1c9"))


@pytest.mark.parametrize(
    ("truth", "could"),
    [(CellTruth(0), "r1c1 could be 9"), (HOUSE_TRUTHS[1][0], r"r1c1 need not be 1, with \(1\)r1c9")],
)
def test_what_could_be_instead_of_a_placement_is_named(truth: Truth, could: str) -> None:
    grid = position("." * 81)
    with pytest.raises(UnprovenStep, match=f"the step '.*: r1c1=1' does not follow from its truths: {could}$"):
        proof.verify(grid, claim(truth, placed="1r1c1"))


def test_a_conclusion_outside_the_pattern_is_not_proved() -> None:
    grid = position("." * 81, removed=PAIR_IN_ROW_1)
    assert not proof.proves(grid, claim(CellTruth(0), CellTruth(1), removed="1r4c1"))


def test_what_is_no_candidate_cannot_be_removed() -> None:
    grid = position(".23456789")
    with pytest.raises(UnprovenStep, match="5 is not a candidate of r1c1"):
        proof.verify(grid, claim(CELL_TRUTHS[0], removed="5r1c1"))


def test_a_step_without_conclusion_is_none() -> None:
    with pytest.raises(UnprovenStep, match="places and eliminates nothing"):
        proof.verify(position(""), claim(CELL_TRUTHS[0]))


def test_a_settled_house_or_cell_is_no_truth() -> None:
    grid = position("1")
    with pytest.raises(UnprovenStep, match="row 1 already has its 1"):
        proof.verify(grid, claim(HouseTruth(1, 0), removed="2r1c2"))
    with pytest.raises(UnprovenStep, match="r1c1 is already filled"):
        proof.verify(grid, claim(CellTruth(0), removed="2r1c2"))


def test_a_truth_of_unknown_kind_is_rejected() -> None:
    class Wish:
        def candidates(self, grid: Grid) -> tuple[Candidate, ...]:
            return ()

    with pytest.raises(UnprovenStep, match="not a truth that can be checked"):
        proof.verify(position(""), claim(Wish(), removed="2r1c2"))


CORNERS = ["r1c1", "r1c2", "r4c1", "r4c2"]
RECTANGLE = Guardians([candidate(f"{digit}{corner}") for corner in CORNERS for digit in (1, 2)])
ONLY_12_IN_THREE = " ".join(f"{digit}{corner}" for corner in CORNERS[:3] for digit in (3, 4, 5, 6, 7, 8, 9))


def test_a_unique_rectangle_is_proved_by_its_guardians() -> None:
    grid = position("", removed=ONLY_12_IN_THREE)
    proof.verify(grid, claim(RECTANGLE, removed="1r4c2 2r4c2"))


def test_a_guardian_elsewhere_spoils_the_rectangle() -> None:
    grid = position("", removed=ONLY_12_IN_THREE.replace(" 9r4c1", ""))
    assert not proof.proves(grid, claim(RECTANGLE, removed="1r4c2"))


def test_a_deadly_pattern_proves_nothing_without_assuming_one_solution() -> None:
    grid = position("", removed=ONLY_12_IN_THREE)
    step = attrs.evolve(claim(RECTANGLE, removed="1r4c2"), technique=CAREFUL_CLAIM)
    with pytest.raises(UnprovenStep, match="assumes one solution"):
        proof.verify(grid, step)


def test_a_candidate_named_twice_is_no_twin() -> None:
    only = candidate("1r1c1")
    with pytest.raises(UnprovenStep, match="has no twin"):
        proof.verify(position(""), claim(Guardians([only, only]), removed="1r1c1"))


def test_the_candidates_of_a_truth_are_the_grid_s_and_not_what_it_says() -> None:
    class Liar(CellTruth):
        def candidates(self, grid: Grid) -> tuple[Candidate, ...]:
            return ()

    with pytest.raises(UnprovenStep, match="not a truth that can be checked"):
        proof.verify(position(""), claim(Liar(0), removed="2r1c2"))


def test_a_rectangle_over_four_boxes_is_not_deadly() -> None:
    corners = ["r1c1", "r1c4", "r4c1", "r4c4"]
    spread = Guardians([candidate(f"{digit}{corner}") for corner in corners for digit in (1, 2)])
    removed = " ".join(f"{digit}{corner}" for corner in corners[:3] for digit in (3, 4, 5, 6, 7, 8, 9))
    with pytest.raises(UnprovenStep, match="has no twin"):
        proof.verify(position("", removed=removed), claim(spread, removed="1r4c4"))


def test_a_pattern_that_cannot_be_filled_needs_no_twin() -> None:
    both = [candidate("1r1c1"), candidate("1r1c2")]
    removed = " ".join(f"{digit}{cell}" for cell in ("r1c1", "r1c2") for digit in (2, 4, 5, 6, 7, 8, 9))
    step = claim(Guardians(both), removed="3r1c9")
    proof.verify(position("", removed=removed), step)
    proof.verify(position("", removed=removed), attrs.evolve(step, technique=CAREFUL_CLAIM))


def test_a_given_is_part_of_no_deadly_pattern() -> None:
    grid = position("1", removed="1r4c2")
    with pytest.raises(UnprovenStep, match="r1c1 is a given"):
        proof.verify(grid, claim(RECTANGLE, removed="2r4c2"))


def test_a_placed_cell_counts_with_its_digit_in_a_deadly_pattern() -> None:
    placed = Puzzle("." * 81, placed="12" + "." * 25 + "2" + "." * 53).grid()
    proof.verify(placed, claim(RECTANGLE, removed="1r4c2"))
    other = Puzzle("." * 81, placed="13" + "." * 25 + "2" + "." * 53).grid()
    with pytest.raises(UnprovenStep, match="r1c2 holds 3, outside"):
        proof.verify(other, claim(RECTANGLE, removed="1r4c2"))


def resting_on(step: Step, truths: Iterable[Truth]) -> Step:
    """Return a step with other truths."""
    return attrs.evolve(step, pattern=CustomPattern(truths))


ROWS = (HOUSE_TRUTHS[1][0], HOUSE_TRUTHS[1][3])
X_WING = " ".join(f"1r{row}c{column}" for row in (1, 4) for column in (2, 3, 4, 6, 7, 8, 9))
"""What makes an X-Wing of the 1s in row 1 and row 4, with its corners in column 1 and column 5."""


def test_the_core_of_an_x_wing_is_its_two_rows() -> None:
    grid = position("", removed=X_WING)
    step = claim(CellTruth(80), ROWS[1], HouseTruth(1, 8), ROWS[0], HouseTruth(2, 0), removed="1r7c1 1r9c5")
    assert proof.core(grid, step) == (ROWS[1], ROWS[0])
    assert proof.core(grid, resting_on(step, ROWS)) == ROWS


def test_the_core_proves_all_conclusions() -> None:
    grid = position("", removed=X_WING + " 2r7c1 2r7c2 2r7c3 2r9c1 2r9c2 2r9c3")
    pointing = HOUSE_TRUTHS[2][24]
    step = claim(*ROWS, pointing, CellTruth(80), removed="1r7c1 2r8c9")
    assert proof.core(grid, step) == (*ROWS, pointing)
    assert proof.core(grid, attrs.evolve(step, eliminations=[candidate("2r8c9")])) == (pointing,)


def test_the_core_of_a_placement() -> None:
    grid = position(".23456789")
    assert proof.core(grid, claim(CellTruth(80), CELL_TRUTHS[0], placed="1r1c1")) == (CELL_TRUTHS[0],)


def test_the_core_is_smallest_not_only_without_a_spare_truth() -> None:
    grid = position("", removed=PAIR_IN_ROW_1 + " 1r1c3 1r2c1 1r2c2 1r2c3 1r3c1 1r3c2 1r3c3")
    pair, pointing = CELL_TRUTHS[:2], HOUSE_TRUTHS[1][BOX_1]
    step = claim(pointing, *pair, removed="1r1c9")
    assert proof.core(grid, resting_on(step, pair)) == pair
    assert proof.core(grid, step) == (pointing,)
    assert proof.core(grid, claim(pointing, *pair, removed="1r1c9 2r1c9")) == pair


def test_a_truth_named_twice_is_needed_once() -> None:
    grid = position("", removed=X_WING)
    step = claim(*ROWS, *ROWS, removed="1r7c1")
    assert proof.core(grid, step) == ROWS


def test_the_first_of_truths_about_the_same_candidates_stays() -> None:
    hidden_pair = " ".join(f"{digit}r1c{column}" for digit in (1, 2) for column in range(3, 10))
    grid = position("", removed=hidden_pair + "".join(f" 1r{row}c{column}" for row in (2, 3) for column in (1, 2, 3)))
    in_box, in_row, other = HOUSE_TRUTHS[1][BOX_1], HOUSE_TRUTHS[1][0], HOUSE_TRUTHS[2][0]
    assert proof.core(grid, claim(in_row, other, in_box, removed="3r1c1")) == (in_row, other)
    assert proof.core(grid, claim(in_box, other, in_row, removed="3r1c1")) == (in_box, other)


def test_the_core_of_a_rectangle_has_its_guardians() -> None:
    grid = position("", removed=ONLY_12_IN_THREE)
    step = claim(*CELL_TRUTHS[:2], RECTANGLE, removed="1r4c2 2r4c2")
    assert proof.core(grid, step) == (RECTANGLE,)


def test_what_is_not_proved_has_no_core() -> None:
    grid = position("", removed=X_WING)
    unproved = claim(*ROWS, removed="1r7c2")
    with pytest.raises(UnprovenStep, match="does not follow"):
        proof.core(grid, unproved)


def check_that_none_can_be_spared(grid: Grid, step: Step, core: tuple[Truth, ...]) -> None:
    assert proof.proves(grid, resting_on(step, core))
    for less in combinations(core, len(core) - 1):
        assert not proof.proves(grid, resting_on(step, less))


def test_the_core_of_a_contradiction_is_a_small_part_of_the_position() -> None:
    puzzle = Puzzle("7.5.....2...4.1...3.........1.6..4..2...5...........9....37.....9....8...8.....6.")
    for grid, step in Solver([]).solve(puzzle).positions():
        if step.name == "Contradiction":
            core = proof.core(grid, step)
            assert len(core) < len(step.truths) / 2
            check_that_none_can_be_spared(grid, step, core)


def test_where_a_smallest_part_takes_too_long_none_can_be_spared(monkeypatch: pytest.MonkeyPatch) -> None:
    grid = position("", removed=PAIR_IN_ROW_1 + " 1r1c3 1r2c1 1r2c2 1r2c3 1r3c1 1r3c2 1r3c3")
    step = claim(HOUSE_TRUTHS[1][BOX_1], *CELL_TRUTHS[:3], removed="1r1c9")
    for limit in ("MOST_TRUTHS", "MOST_ROUNDS"):
        monkeypatch.undo()
        monkeypatch.setattr(proof, limit, 0)
        core = proof.core(grid, step)
        assert core == CELL_TRUTHS[:2]
        check_that_none_can_be_spared(grid, step, core)


@given(seed=st.integers(0, 10**9))
@examples(25)
def test_no_fewer_truths_than_the_core_are_a_proof(seed: int) -> None:
    puzzle = minimal_puzzle(seed)
    chance = Random(seed)
    for grid, step in Solver(fallback=None).solve(puzzle).positions():
        empty = [CELL_TRUTHS[cell] for cell in cells_in(grid.empty)]
        wordy = resting_on(step, [*chance.sample(empty, min(2, len(empty))), *step.truths])
        core = proof.core(grid, wordy)
        check_that_none_can_be_spared(grid, step, core)
        for fewer in range(len(core)) if len(wordy.truths) < 8 else ():
            assert not any(proof.proves(grid, resting_on(step, some)) for some in combinations(wordy.truths, fewer))


@attrs.frozen
class Cases(Pattern):
    """Cases, whatever they say."""

    branches: tuple[Branch, ...]
    truths: tuple[Truth, ...] = ()
    rules: tuple[NamedRule, ...] = ()


def assertions(names: str) -> tuple[Assertion, ...]:
    """Return that candidates are on, such as ``5r1c1``, or off, such as ``-5r1c1``."""
    return tuple(Assertion(candidate(name.removeprefix("-")), not name.startswith("-")) for name in names.split())


def follows(shown: str, causes: str, by: Truth | Step | None = None) -> Consequence:
    (assertion,) = assertions(shown)
    if isinstance(by, Step):
        return Consequence(assertion, assertions(causes), by=by)
    return Consequence(assertion, assertions(causes), by)


def branch(case: str, *consequences: Consequence, fails: Truth | NamedRule | None = None) -> Branch:
    return Branch(assertions(case), consequences, fails)


def by_cases(*branches: Branch, truths: Iterable[Truth] = (), placed: str = "", removed: str = "") -> Step:
    """Build a step that tells cases apart."""
    return attrs.evolve(claim(placed=placed, removed=removed), pattern=Cases(branches, tuple(truths)))


THREE_CELLS = CELL_TRUTHS[:3]
TRIPLE = position(
    "." * 40 + "5",
    " ".join(
        f"{digit}{cell}"
        for cell, digits in (("r1c1", "12"), ("r1c2", "13"), ("r1c3", "23"))
        for digit in "123456789"
        if digit not in digits
    ),
)
"""r1c1 has 1 and 2, r1c2 has 1 and 3, r1c3 has 2 and 3; r5c5 is 5."""

THREE = claim(CELL_TRUTHS[1], placed="3r1c2")
"""What takes a step of its own where r1c1 is 1: it may be a short one."""

IF_1 = branch("1r1c1", follows("-1r1c2", "1r1c1"), follows("3r1c2", "-1r1c2", THREE), follows("-3r1c9", "3r1c2"))
IF_2 = branch(
    "2r1c1", follows("-2r1c3", "2r1c1"), follows("3r1c3", "-2r1c3", CELL_TRUTHS[2]), follows("-3r1c9", "3r1c3")
)
NO_3_IN_R1C9 = by_cases(IF_1, IF_2, truths=THREE_CELLS, removed="3r1c9")


def test_cases_with_a_step_within_are_a_proof() -> None:
    proof.verify(TRIPLE, NO_3_IN_R1C9)
    assert proof.core(TRIPLE, NO_3_IN_R1C9) == THREE_CELLS


def test_a_step_within_may_tell_cases_apart_itself() -> None:
    within = by_cases(
        branch("1r1c2", fails=CELL_TRUTHS[0]), truths=THREE_CELLS, removed="1r1c2"
    )  # 2 is off there, and 1 by the case
    step = by_cases(
        branch("3r1c9", follows("-3r1c3", "3r1c9"), follows("2r1c3", "-3r1c3", CELL_TRUTHS[2]),
               follows("-2r1c1", "2r1c3"), follows("-1r1c2", "-2r1c1", within),
               follows("-3r1c2", "3r1c9"), fails=CELL_TRUTHS[1]),
        truths=THREE_CELLS,
        removed="3r1c9",
    )  # fmt: skip
    proof.verify(TRIPLE, step)


CAGES = Grid([0] * 81, board=board("classic", Cage(["r1c1", "r1c2", "r1c3"], 6), Cage(["r1c4", "r1c5"], 16)))
"""The first cage holds 1, 2 and 3, the second 7 and 9."""

SIX, SIXTEEN = (BoardRule(number, each.name) for number, each in enumerate(CAGES.board.combinations))


def by_rule(removed: str, rule: BoardRule, cells: int) -> Step:
    return attrs.evolve(claim(removed=removed), pattern=Filling(rule, cells))


def with_rules(step: Step, *rules: NamedRule) -> Step:
    return attrs.evolve(step, pattern=attrs.evolve(step.pattern, rules=rules))


def test_a_rule_may_turn_off_candidates() -> None:
    nothing = [follows(f"-{digit}r1c5", "8r1c4", by_rule(f"{digit}r1c5", SIXTEEN, 0b11000)) for digit in range(1, 10)]
    step = by_cases(branch("8r1c4", *nothing, fails=CELL_TRUTHS[4]), truths=[CELL_TRUTHS[4]], removed="8r1c4")
    proof.verify(CAGES, with_rules(step, SIXTEEN))
    with pytest.raises(UnprovenStep, match="cage of 16 at r1c4, which is not one of its rules"):
        proof.verify(CAGES, step)


def test_a_branch_may_end_in_a_rule() -> None:
    step = by_cases(branch("8r1c4", fails=SIXTEEN), removed="8r1c4")
    proof.verify(CAGES, with_rules(step, SIXTEEN))
    assert proof.core(CAGES, with_rules(step, SIXTEEN)) == ()


@pytest.mark.parametrize(
    ("step", "rules", "message"),
    [
        (by_cases(branch("8r1c4", fails=SIXTEEN), removed="8r1c4"), (), "cage of 16 at r1c4, which is not one of"),
        (by_cases(branch("9r1c4", fails=SIXTEEN), removed="9r1c4"), (SIXTEEN,), "can still be met"),
        (by_cases(branch("8r1c4", fails=BoardRule(7, "a cage")), removed="8r1c4"), (), "has no rule a cage"),
        (
            by_cases(
                branch("1r1c1", follows("-2r1c3", "1r1c1", by_rule("2r1c3", SIX, 0b111)), fails=SIXTEEN),
                removed="1r1c1",
            ),
            (SIX, SIXTEEN),
            "r1c3<>2 does not follow",
        ),
    ],
)
def test_a_rule_must_prove_what_it_turns_off(step: Step, rules: tuple[NamedRule, ...], message: str) -> None:
    with pytest.raises(UnprovenStep, match=message):
        proof.verify(CAGES, with_rules(step, *rules))


SEEN = branch("1r1c1", follows("-1r2c1", "1r1c1", claim(removed="1r2c1")))
"""What r1c1 excludes where it is 1."""


def with_a_step_within(shown: str, causes: str, by: Step) -> Step:
    """Build a step whose first case goes on by another step."""
    return by_cases(
        branch("1r1c1", follows("-1r1c2", "1r1c1"), follows(shown, causes, by), follows("-3r1c9", shown)),
        IF_2,
        truths=THREE_CELLS,
        removed="3r1c9",
    )


FALSE = {
    "a case is left out": (
        by_cases(SEEN, truths=THREE_CELLS, removed="1r2c1"),
        "possibly none of these cases holds: r1c1=1",
    ),
    "a case told three times": (
        by_cases(SEEN, SEEN, SEEN, truths=THREE_CELLS, removed="1r2c1"),
        "possibly none of these cases holds",
    ),
    "a case that is off does not count": (
        by_cases(
            SEEN,
            branch("-2r1c1", follows("1r1c1", "-2r1c1", CELL_TRUTHS[0]), follows("-1r2c1", "1r1c1")),
            truths=THREE_CELLS,
            removed="1r2c1",
        ),
        "possibly none of these cases holds: r1c1=1, r1c1<>2",
    ),
    "a case that ends elsewhere": (
        by_cases(SEEN, branch("2r1c1"), truths=THREE_CELLS, removed="1r2c1"),
        "r2c1<>1 does not follow from r1c1=2",
    ),
    "a case of nothing": (by_cases(SEEN, branch(""), truths=THREE_CELLS, removed="1r2c1"), "exactly one assertion"),
    "a case of two things": (
        by_cases(SEEN, branch("2r1c1 -1r2c1"), truths=THREE_CELLS, removed="1r2c1"),
        "exactly one assertion",
    ),
    "what follows from itself": (
        by_cases(SEEN, branch("2r1c1", follows("-1r2c1", "-1r2c1")), truths=THREE_CELLS, removed="1r2c1"),
        "r2c1<>1 relies on r2c1<>1, which is not yet known",
    ),
    "what follows from what comes later": (
        by_cases(
            branch("1r1c1", follows("3r1c2", "-1r1c2", THREE), follows("-1r1c2", "1r1c1"), follows("-3r1c9", "3r1c2")),
            IF_2,
            truths=THREE_CELLS,
            removed="3r1c9",
        ),
        "r1c2=3 relies on r1c2<>1, which is not yet known",
    ),
    "what another case knows": (
        by_cases(IF_1, branch("2r1c1", follows("-3r1c9", "3r1c2")), truths=THREE_CELLS, removed="3r1c9"),
        "r1c9<>3 relies on r1c2=3",
    ),
    "what follows from nothing": (
        by_cases(SEEN, branch("2r1c1", follows("-1r2c1", "")), truths=THREE_CELLS, removed="1r2c1"),
        "r2c1<>1 does not follow from its causes",
    ),
    "a contradiction that is none": (
        by_cases(SEEN, branch("2r1c1", fails=CELL_TRUTHS[1]), truths=THREE_CELLS, removed="1r2c1"),
        "r1c2 still has candidates",
    ),
    "the contrary leads nowhere": (
        by_cases(branch("1r2c1", follows("-1r1c1", "1r2c1", THREE)), truths=THREE_CELLS, removed="1r2c1"),
        "r2c1<>1 does not follow from r2c1=1",
    ),
    "what is off is placed": (
        attrs.evolve(NO_3_IN_R1C9, eliminations=(), placements=[candidate("3r1c9")]),
        "r1c9=3 does not follow from r1c1=1",
    ),
    "a truth that is not named": (
        attrs.evolve(NO_3_IN_R1C9, pattern=Cases((IF_1, IF_2), THREE_CELLS[:2])),
        "its branches use r1c3",
    ),
    "the cases' truth is not named": (
        attrs.evolve(NO_3_IN_R1C9, pattern=Cases((IF_1, IF_2), THREE_CELLS[1:])),
        "possibly none of these cases holds",
    ),
    "a step within shows too much": (
        with_a_step_within("3r1c3", "-1r1c2", claim(CELL_TRUTHS[2], placed="3r1c3")),
        "r1c3=3 does not follow from its causes",
    ),
    "a step within shows something else": (
        with_a_step_within("3r1c2", "-1r1c2", claim(CELL_TRUTHS[0], placed="3r1c2")),
        "r1c2=3 does not follow from its causes",
    ),
    "a step within leaves a case out": (
        with_a_step_within("-3r1c3", "-1r1c2", by_cases(branch("2r1c3", follows("-3r1c3", "2r1c3")))),
        "possibly none of these cases holds: r1c3=2",
    ),
    "a step within rests on what is not known": (
        with_a_step_within(
            "3r1c2",
            "-1r1c2",
            by_cases(branch("1r1c2", follows("-1r1c2", "-3r1c9")), placed="3r1c2"),
        ),
        "r1c2<>1 relies on r1c9<>3, which is not yet known",
    ),
    "the cases of a step within show something else": (
        with_a_step_within(
            "-3r1c3", "-1r1c2", by_cases(branch("2r1c3"), branch("3r1c3", follows("-3r1c9", "3r1c3")), removed="3r1c9")
        ),
        "r1c3<>3 does not follow from r1c3=3",
    ),
    "a deadly pattern in a step within": (
        attrs.evolve(with_a_step_within("3r1c2", "-1r1c2", claim(RECTANGLE, placed="3r1c2")), technique=CAREFUL_CLAIM),
        "assumes one solution",
    ),
    "a truth that is none, though nothing takes it": (
        attrs.evolve(NO_3_IN_R1C9, pattern=Cases((IF_1, IF_2), (*THREE_CELLS, HouseTruth(5, 4)))),
        "row 5 already has its 5",
    ),
}
"""Steps that do not follow, each with what the checker says of it."""


@pytest.mark.parametrize("name", FALSE)
def test_cases_that_do_not_prove_it_are_rejected(name: str) -> None:
    step, why = FALSE[name]
    with pytest.raises(UnprovenStep, match=why):
        proof.verify(TRIPLE, step)


@pytest.mark.parametrize("conclusions", [{"removed": ""}, {"removed": "5r1c5"}])
def test_cases_that_conclude_nothing_need_no_truths(conclusions: dict[str, str]) -> None:
    step = by_cases(*NO_3_IN_R1C9.branches, truths=THREE_CELLS, **conclusions)
    with pytest.raises(UnprovenStep, match=r"places and eliminates nothing|5 is not a candidate of r1c5"):
        proof.core(TRIPLE, step)


def test_cases_may_take_less_than_they_name() -> None:
    step = attrs.evolve(NO_3_IN_R1C9, pattern=Cases(NO_3_IN_R1C9.branches, (*THREE_CELLS, CellTruth(80))))
    proof.verify(TRIPLE, step)
    assert proof.core(TRIPLE, step) == THREE_CELLS


def spoilt(step: Step, chance: Random) -> Step:
    """Return a step with something in its one branch left out, moved or turned around, and another conclusion."""
    (told,) = step.branches
    follows = list(told.follows)
    place = chance.randrange(len(follows))
    each = follows.pop(place)
    match chance.randrange(3):
        case 0:
            follows.insert(chance.randrange(len(follows) + 1), each)
        case 1:
            follows.insert(place, attrs.evolve(each, causes=each.causes[1:]))
        case _:
            follows.insert(
                place, attrs.evolve(each, assertion=Assertion(each.assertion.candidate, not each.assertion.on))
            )
    shown = chance.choice([*told.case, chance.choice(follows).assertion])
    found = Cases((attrs.evolve(told, follows=tuple(follows)),) * chance.choice([1, 3]), step.truths)
    conclusion = (shown.candidate,)
    if shown.on == chance.choice([True, False]):
        return Step(CLAIM, found, placements=conclusion)
    return Step(CLAIM, found, eliminations=conclusion)


def test_whatever_is_spoilt_in_a_chain_nothing_false_is_accepted(chain_position: Callable[[str], str]) -> None:
    puzzle = read(chain_position("WITHIN"))
    (solution,) = solutions(puzzle)
    grid = puzzle.grid()
    step = next(strategy_named("dynamic-forcing-chain-plus").find(grid))
    chance = Random(1)
    accepted = 0
    for _ in range(1000):
        plain_copy = spoilt(step, chance)
        if proof.proves(grid, plain_copy):
            accepted += 1
            assert all(solution[each.cell] == str(each.digit) for each in plain_copy.placements)
            assert all(solution[each.cell] != str(each.digit) for each in plain_copy.eliminations)
    assert accepted, "an order of its own does no harm"
