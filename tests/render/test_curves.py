"""The lines of links."""

from math import dist

import pytest

from crosshatch.board.candidate import Candidate
from crosshatch.logic.step import Link
from crosshatch.render.curves import best_curve, is_group, pairs
from crosshatch.render.geometry import BOARD, RADIUS, centre, lattice_bit

NOTHING = 0


def is_straight(curve_of: tuple[Candidate, Candidate], digits: int = NOTHING) -> bool:
    start, control, end, _ = best_curve(*curve_of, digits, NOTHING, NOTHING)
    return abs(dist(start, control) + dist(control, end) - dist(start, end)) < 1e-6


ROW = Candidate("r5c1", 5), Candidate("r5c9", 5)


def test_a_line_is_straight_where_it_hides_nothing() -> None:
    assert is_straight(ROW)


def test_a_line_bends_where_it_would_run_over_a_digit() -> None:
    digits = lattice_bit(Candidate("r5c5", 5))
    assert not is_straight(ROW, digits)
    assert not best_curve(*ROW, digits, NOTHING, NOTHING).crossed & digits


def test_lines_go_from_rim_to_rim() -> None:
    start, _, end, crossed = best_curve(*ROW, NOTHING, NOTHING, NOTHING)
    assert dist(start, centre(ROW[0])) == pytest.approx(RADIUS + 1)
    assert dist(end, centre(ROW[1])) == pytest.approx(RADIUS + 2)
    assert not crossed & (lattice_bit(ROW[0]) | lattice_bit(ROW[1]))


def test_neighbours_in_a_cell_are_joined_by_a_bow() -> None:
    assert not is_straight((Candidate("r5c5", 4), Candidate("r5c5", 5)))
    assert is_straight((Candidate("r5c5", 4), Candidate("r5c5", 6)))


def test_no_line_leaves_the_board() -> None:
    digits = sum(lattice_bit(Candidate(f"r{row}c9", 3)) for row in range(2, 9))
    _, control, _, _ = best_curve(Candidate("r1c9", 3), Candidate("r9c9", 3), digits, NOTHING, NOTHING)
    assert control.x < BOARD


def test_a_group_is_a_digit_in_a_box_and_a_line() -> None:
    assert is_group([Candidate("r1c1", 5), Candidate("r1c3", 5)])
    assert not is_group([Candidate("r1c1", 5), Candidate("r1c3", 6)])
    assert not is_group([Candidate("r1c1", 5), Candidate("r2c2", 5)])
    assert not is_group([Candidate("r1c1", 5), Candidate("r1c4", 5)])


def test_a_group_is_joined_by_the_nearest_of_its_candidates() -> None:
    group = Candidate("r1c1", 5), Candidate("r1c3", 5)
    assert list(pairs(Link(group, (Candidate("r1c9", 5),)))) == [(group[1], Candidate("r1c9", 5))]


def test_each_of_several_causes_has_a_line() -> None:
    causes = Candidate("r1c1", 5), Candidate("r4c1", 6)
    effect = Candidate("r9c9", 5)
    assert list(pairs(Link(causes, (effect,)))) == [(causes[0], effect), (causes[1], effect)]
