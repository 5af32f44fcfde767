"""Propagation reaches what singles reach, and is cut down to truths none of which can be left out."""

import pytest

from crosshatch.board.candidate import CANDIDATES
from crosshatch.board.grid import Grid
from crosshatch.board.houses import DIGITS
from crosshatch.board.puzzle import Puzzle
from crosshatch.techniques.forcing.propagation import Propagation
from crosshatch.techniques.forcing.states import NO_STATE, NO_TRUTH
from crosshatch.techniques.singles import search as singles

PUZZLE = "16.........3..15...9.8...716....2.3....75...4....9...82.1.....6..6.......8.5...4."


@pytest.fixture
def grid() -> Grid:
    grid = Puzzle(PUZZLE).grid()
    singles.run(grid, singles.KINDS)
    return grid


def states(grid: Grid) -> list[int]:
    return [2 * each.index + on for each in CANDIDATES if grid.digits_of(each.cell) >> each.digit & 1 for on in (0, 1)]


def after_singles(grid: Grid, state: int) -> Grid:
    tried = grid.copy()
    cell, digit = divmod(state >> 1, 9)
    if state & 1:
        tried.place(cell, digit + 1)
    else:
        tried.eliminate(cell, digit + 1)
    singles.run(tried, singles.KINDS)
    return tried


def test_it_reaches_what_singles_reach(grid: Grid) -> None:
    net = Propagation(grid)
    contradictions = 0
    for state in states(grid):
        tried = after_singles(grid, state)
        assert (net.contradiction(state) > 0) == tried.broken
        contradictions += tried.broken
        if not tried.broken:
            closure = net.closure(state)
            for digit in DIGITS:
                before = grid.cells_mask(digit)
                assert closure.off[digit] == before & ~tried.cells_mask(digit) & ~tried.placed(digit)
                assert closure.on[digit] == before & tried.placed(digit)
    assert contradictions


def told_truths(net: Propagation, goal: int) -> set[int]:
    truth, *ends = net.end_of(goal)
    told, places = net.told(tuple(ends))
    assert len(places) == len(ends)
    return {each.truth for each in told if each.truth != NO_TRUTH} | ({truth} - {NO_TRUTH})


def test_a_net_is_cut_down_to_truths_of_which_none_can_be_left_out(grid: Grid) -> None:
    net = Propagation(grid)
    for state in states(grid):
        if net.contradiction(state):
            net.cut_down(state, NO_STATE)
            truths = told_truths(net, NO_STATE)
            net.allow([*truths], NO_STATE)
            net.follow(state)
            assert net.end_count
            for truth in truths:
                net.allow([each for each in truths if each != truth], NO_STATE)
                net.follow(state)
                assert not net.end_count
            net.allow_all()


def test_a_net_to_a_goal_is_cut_down_too(grid: Grid) -> None:
    net = Propagation(grid)
    seen = 0
    for state in states(grid)[1::2]:
        goals = [] if net.contradiction(state) else [each for each in states(grid) if net.reached(each)]
        for goal in goals[::9]:
            net.follow(state)
            net.cut_down(state, goal)
            assert net.reached(goal)
            truths = told_truths(net, goal)
            for truth in truths:
                net.allow([each for each in truths if each != truth], goal)
                net.follow(state)
                assert not net.reached(goal)
            net.allow_all()
            seen += 1
    assert seen > 20
