"""The checker judges what a step says, not what the objects that it is made of do."""

from collections.abc import Callable, Iterator
from typing import Any

import attrs
import pytest

from crosshatch.board.candidate import Candidate
from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named
from crosshatch.logic import proof
from crosshatch.logic.step import (
    Assertion,
    Branch,
    CellTruth,
    Consequence,
    CustomPattern,
    Guardians,
    HouseTruth,
    Pattern,
    Step,
    Truth,
    UnprovenStep,
)
from crosshatch.logic.technique import Technique

CLAIM = Technique("Claim", assumes_unique=True)

PAIR = Grid([0] * 81)
"""A board whose cells r1c1 and r1c2 have the candidates 1 and 2 only."""
for _cell in (0, 1):
    for _digit in range(3, 10):
        PAIR.eliminate(_cell, _digit)

TWINS = (CellTruth(0), CellTruth(1))
FALSE = Candidate("r4c1", 1)
TRUE = Candidate("r1c9", 1)


class Elsewhere(Candidate):
    """A candidate that gives the index of another one: of 1 in r1c9, which the twins remove."""

    @property
    def index(self) -> int:
        return TRUE.index


class Unsteady(Candidate):
    """A candidate whose cell is r1c9 every other time that it is read, and r4c1 in between."""

    reads = 0

    @property  # type: ignore[override]
    def cell(self) -> int:
        type(self).reads += 1
        return (TRUE if type(self).reads % 2 else FALSE).cell

    @cell.setter
    def cell(self, _: int) -> None:
        pass


class EqualToAll(int):
    """A number that equals any other."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


def removes(*candidates: Candidate, truths: tuple[Truth, ...] = TWINS) -> Step:
    return Step(CLAIM, CustomPattern(truths), eliminations=candidates)


def test_a_conclusion_is_its_cell_and_digit_whatever_index_it_gives() -> None:
    assert not proof.proves(PAIR, removes(Elsewhere("r4c1", 1)))
    assert not proof.proves(PAIR, Step(CLAIM, CustomPattern(TWINS), placements=[Elsewhere("r4c1", 1)]))
    proof.verify(PAIR, removes(Elsewhere("r1c9", 1)))


@pytest.mark.parametrize("check", [proof.verify, proof.core])
def test_none_of_the_checks_accepts_it(check: Callable[[Grid, Step], object]) -> None:
    with pytest.raises(UnprovenStep, match="r4c1 could be 1"):
        check(PAIR, removes(Elsewhere("r4c1", 1)))


def test_a_step_has_plain_candidates_so_that_what_is_proved_is_what_is_carried_out() -> None:
    for conclusions in ((Unsteady(0, 1),), (Unsteady(0, 1), Candidate("r1c8", 1))):
        step = removes(*conclusions)
        assert {type(each) for each in step.eliminations} == {Candidate}
        grid = PAIR.copy()
        removed = {each for each in step.eliminations if grid.eliminate(each.cell, each.digit)}
        assert proof.proves(PAIR, step) == (FALSE not in removed)


def test_a_subclass_of_step_is_not_proved() -> None:
    class Changing(Step):
        """A step that removes one candidate when it is checked, and another when it is carried out."""

        reads = 0

        @property  # type: ignore[override]
        def eliminations(self) -> tuple[Candidate, ...]:
            type(self).reads += 1
            return (TRUE,) if type(self).reads < 3 else (FALSE,)

        @eliminations.setter
        def eliminations(self, _: object) -> None:
            pass

    with pytest.raises(UnprovenStep, match="expected a Step, found a Changing"):
        proof.verify(PAIR, Changing(CLAIM, CustomPattern(TWINS)))


@pytest.mark.parametrize("given", [None, "a step", CustomPattern(TWINS)])
def test_what_is_no_step_is_not_proved(given: Any) -> None:
    with pytest.raises(UnprovenStep, match="expected a Step"):
        proof.verify(PAIR, given)


def test_conclusions_put_into_a_step_behind_its_back_are_read_anew() -> None:
    step = removes(TRUE)
    object.__setattr__(step, "eliminations", (Elsewhere("r4c1", 1),))
    assert not proof.proves(PAIR, step)


@pytest.mark.parametrize(
    "make",
    [
        lambda: CellTruth(EqualToAll(81)),
        lambda: HouseTruth(EqualToAll(10), 0),
        lambda: HouseTruth(1, EqualToAll(63)),
        lambda: Candidate(EqualToAll(81), 1),
        lambda: Candidate(0, EqualToAll(10)),
    ],
)
def test_numbers_are_on_the_board_whatever_they_equal(make: Callable[[], object]) -> None:
    with pytest.raises(ValueError, match=r"81|10|63"):
        make()


@pytest.mark.parametrize(
    ("truth", "name", "number"),
    [(CellTruth(1), "cell", 81), (HouseTruth(1, 0), "digit", 10), (HouseTruth(1, 0), "house", 63)],
)
def test_numbers_put_into_a_truth_behind_its_back_are_read_anew(truth: Truth, name: str, number: int) -> None:
    step = removes(TRUE, truths=(truth,))
    object.__setattr__(truth, name, EqualToAll(number))
    with pytest.raises(UnprovenStep, match=r"is not from \d+ to \d+"):
        proof.verify(PAIR, step)


def test_a_candidate_keeps_the_digit_that_its_object_stood_for() -> None:
    class Changing:
        digit = 2
        asked = 0

        def __index__(self) -> int:
            return self.digit

        def __eq__(self, other: object) -> bool:
            self.asked += 1
            return self.asked > 9

        __hash__ = None  # type: ignore[assignment]

    changing = Changing()
    candidate = Candidate(8, changing)  # type: ignore[arg-type]
    changing.digit = 9
    assert (type(candidate.digit), candidate.digit) == (int, 2)


def test_a_deadly_pattern_is_its_cells_and_digits_too() -> None:
    """The index of the last candidate is that of the only guardian, so that none would be left."""
    corners = ("r1c1", "r1c2", "r4c1", "r4c2")
    grid = Grid([0] * 81)
    for corner in corners:
        for digit in range(3 + (corner == "r4c2"), 10):
            grid.eliminate(cell_named(corner), digit)

    class Guardian(Candidate):
        index = Candidate("r4c2", 3).index  # type: ignore[assignment]

    pattern = [Candidate(corner, digit) for corner in corners for digit in (1, 2)]
    deadly = Guardians(pattern)
    object.__setattr__(deadly, "pattern", (*pattern, Guardian("r4c2", 2)))
    assert not proof.proves(grid, removes(Candidate("r9c9", 5), truths=(deadly,)))
    proof.verify(grid, removes(Candidate("r4c9", 3), truths=(Guardians(pattern),)))


@attrs.frozen
class Cases(Pattern):
    """Cases, whatever they are."""

    branches: Any
    truths: Any = TWINS


BY_TWINS = Consequence(Assertion(TRUE, on=False), (), None, Step(CLAIM, CustomPattern(TWINS), eliminations=[TRUE]))
"""What takes a step of its own in a branch, so that the checker goes branch by branch."""


def test_cases_are_compared_by_cell_and_digit() -> None:
    """That a candidate is off, and that another one is on, are not all the cases there are."""

    class LikeAll(Candidate):
        def __eq__(self, other: object) -> bool:
            return True

        def __hash__(self) -> int:
            return 0

    off = Branch((Assertion(LikeAll("r4c1", 1), on=False),))
    on = Branch((Assertion(LikeAll("r4c2", 1)),), (BY_TWINS,))
    with pytest.raises(UnprovenStep, match="possibly none of these cases holds: r4c1<>1, r4c2=1"):
        proof.verify(PAIR, Step(CLAIM, Cases((off, on)), eliminations=[FALSE]))


def test_branches_and_truths_are_read_once() -> None:
    class Exhausted(Cases):
        """Its branches and truths can be gone through a single time each."""

    def once() -> Iterator[Branch]:
        yield Branch((Assertion(FALSE),), iter((BY_TWINS,)), None)  # type: ignore[arg-type]

    step = Step(CLAIM, Exhausted(once(), iter(TWINS)), eliminations=[FALSE])
    with pytest.raises(UnprovenStep, match="r4c1<>1 does not follow from r4c1=1"):
        proof.verify(PAIR, step)


def test_a_step_that_changes_the_grid_while_it_is_read_proves_nothing_by_that() -> None:
    grid = PAIR.copy()

    class Meddling(Pattern):
        __slots__ = ()

        @property
        def truths(self) -> tuple[Truth, ...]:
            grid.eliminate(cell_named("r4c2"), 1)
            return (HouseTruth(1, 3),)

    for column in range(3, 10):
        grid.eliminate(cell_named(f"r4c{column}"), 1)
    assert not proof.proves(grid, Step(CLAIM, Meddling(), placements=[FALSE]))


def test_a_step_that_cannot_be_read_is_not_proved_and_says_why() -> None:
    class Broken(Pattern):
        __slots__ = ()

        @property
        def truths(self) -> tuple[Truth, ...]:
            raise KeyError("no such cell")

    with pytest.raises(UnprovenStep, match="the step cannot be read: KeyError: 'no such cell'"):
        proof.verify(PAIR, Step(CLAIM, Broken(), eliminations=[TRUE]))


def test_a_step_within_itself_is_not_proved() -> None:
    class Circle(Pattern):
        __slots__ = ()
        truths = TWINS

        @property
        def branches(self) -> tuple[Branch, ...]:
            shown = Assertion(FALSE, on=False)
            return (
                Branch((Assertion(FALSE),), (Consequence(shown, (), None, Step(CLAIM, self, eliminations=[FALSE])),)),
            )

    with pytest.raises(UnprovenStep, match="the step cannot be read: RecursionError"):
        proof.verify(PAIR, Step(CLAIM, Circle(), eliminations=[FALSE]))
