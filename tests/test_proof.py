"""The checker accepts proofs and nothing else."""

from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from crosshatch import proof
from crosshatch.board.candidate import Candidate
from crosshatch.board.errors import UnprovenStep
from crosshatch.board.grid import Grid
from crosshatch.board.houses import cell_named
from crosshatch.board.puzzle import Puzzle
from crosshatch.step import CELL_TRUTHS, HOUSE_TRUTHS, CellTruth, DeadlyPattern, HouseTruth, Pattern, Step, Truth
from crosshatch.strategies.base import Strategy

BOX_1 = 18


class Claim(Strategy):
    """A strategy that claims whatever it is told to."""

    name = "Claim"
    assumes_unique = True

    def find(self, grid: Grid) -> Iterator[Step]:
        yield from ()


class CarefulClaim(Claim):
    """The same without assuming that there is one solution."""

    assumes_unique = False


def claim(*truths: Truth, placed: str = "", removed: str = "") -> Step:
    """Build a step from truths and conclusions such as ``5r1c1``."""
    return Step(
        Claim(),
        Pattern(truths=truths),
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
    with pytest.raises(UnprovenStep, match="not proved"):
        proof.verify(grid, claim(CellTruth(0), removed="1r1c9"))


def test_the_counterexample_is_named() -> None:
    grid = position("." * 81, removed=PAIR_IN_ROW_1)
    with pytest.raises(UnprovenStep, match=r"it can be that r1c9 is 1, with \(2\)r1c1"):
        proof.verify(grid, claim(CellTruth(0), removed="1r1c9"))


def test_a_conclusion_outside_the_pattern_is_not_proved() -> None:
    grid = position("." * 81, removed=PAIR_IN_ROW_1)
    assert not proof.proves(grid, claim(CellTruth(0), CellTruth(1), removed="1r4c1"))


def test_what_is_no_candidate_cannot_be_removed() -> None:
    grid = position(".23456789")
    with pytest.raises(UnprovenStep, match="5 is not a candidate of r1c1"):
        proof.verify(grid, claim(CELL_TRUTHS[0], removed="5r1c1"))


def test_a_step_without_conclusion_is_none() -> None:
    with pytest.raises(UnprovenStep, match="concludes nothing"):
        proof.verify(position(""), claim(CELL_TRUTHS[0]))


def test_a_settled_house_or_cell_is_no_truth() -> None:
    grid = position("1")
    with pytest.raises(UnprovenStep, match="row 1 has its 1 already"):
        proof.verify(grid, claim(HouseTruth(1, 0), removed="2r1c2"))
    with pytest.raises(UnprovenStep, match="r1c1 is filled"):
        proof.verify(grid, claim(CellTruth(0), removed="2r1c2"))


def test_a_truth_of_unknown_kind_is_rejected() -> None:
    class Wish:
        def candidates(self, grid: Grid) -> tuple[Candidate, ...]:
            return ()

    with pytest.raises(UnprovenStep, match="not a kind of truth"):
        proof.verify(position(""), claim(Wish(), removed="2r1c2"))


CORNERS = ["r1c1", "r1c2", "r4c1", "r4c2"]
RECTANGLE = DeadlyPattern([candidate(f"{digit}{corner}") for corner in CORNERS for digit in (1, 2)])
ONLY_12_IN_THREE = " ".join(f"{digit}{corner}" for corner in CORNERS[:3] for digit in (3, 4, 5, 6, 7, 8, 9))


def test_a_unique_rectangle_is_proved_by_its_guardians() -> None:
    grid = position("", removed=ONLY_12_IN_THREE)
    proof.verify(grid, claim(RECTANGLE, removed="1r4c2 2r4c2"))


def test_a_guardian_elsewhere_spoils_the_rectangle() -> None:
    grid = position("", removed=ONLY_12_IN_THREE.replace(" 9r4c1", ""))
    assert not proof.proves(grid, claim(RECTANGLE, removed="1r4c2"))


def test_a_deadly_pattern_proves_nothing_without_assuming_one_solution() -> None:
    grid = position("", removed=ONLY_12_IN_THREE)
    step = attrs.evolve(claim(RECTANGLE, removed="1r4c2"), strategy=CarefulClaim())
    with pytest.raises(UnprovenStep, match="assumes one solution"):
        proof.verify(grid, step)


def test_a_candidate_named_twice_is_no_twin() -> None:
    only = candidate("1r1c1")
    with pytest.raises(UnprovenStep, match="has no twin"):
        proof.verify(position(""), claim(DeadlyPattern([only, only]), removed="1r1c1"))


@pytest.mark.parametrize("truth", [(CellTruth, -1), (CellTruth, 81), (HouseTruth, 0, 0), (HouseTruth, 5, -1)])
def test_there_are_no_truths_beyond_the_board(truth: tuple[Any, ...]) -> None:
    kind, *numbers = truth
    with pytest.raises(ValueError, match="must be in"):
        kind(*numbers)


def test_the_candidates_of_a_truth_are_the_grid_s_and_not_what_it_says() -> None:
    class Liar(CellTruth):
        def candidates(self, grid: Grid) -> tuple[Candidate, ...]:
            return ()

    with pytest.raises(UnprovenStep, match="not a kind of truth"):
        proof.verify(position(""), claim(Liar(0), removed="2r1c2"))


def test_a_rectangle_over_four_boxes_is_not_deadly() -> None:
    corners = ["r1c1", "r1c4", "r4c1", "r4c4"]
    spread = DeadlyPattern([candidate(f"{digit}{corner}") for corner in corners for digit in (1, 2)])
    removed = " ".join(f"{digit}{corner}" for corner in corners[:3] for digit in (3, 4, 5, 6, 7, 8, 9))
    with pytest.raises(UnprovenStep, match="has no twin"):
        proof.verify(position("", removed=removed), claim(spread, removed="1r4c4"))


def test_a_pattern_that_cannot_be_filled_needs_no_twin() -> None:
    both = [candidate("1r1c1"), candidate("1r1c2")]
    removed = " ".join(f"{digit}{cell}" for cell in ("r1c1", "r1c2") for digit in (2, 4, 5, 6, 7, 8, 9))
    proof.verify(position("", removed=removed), claim(DeadlyPattern(both), removed="3r1c9"))


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
