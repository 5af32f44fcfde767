"""HoDoKu's queues of singles: which comes first."""

import pytest

from crosshatch.board.grid import Grid
from crosshatch.engine.hodoku.singles import FULL_HOUSE, HIDDEN_SINGLE, NAKED_SINGLE, SinglesQueue


def started(line: str) -> SinglesQueue:
    queue = SinglesQueue(Grid([0] * 81))
    for cell, digit in enumerate(line):
        if digit not in ".0":
            queue.place(cell, int(digit))
    return queue


def test_naked_singles_come_before_hidden_ones_and_full_houses_before_both():
    queue = started("530070000600195000098000060800060003400803001700020006060000280000419005000080079")
    kinds = queue.take_all()
    assert {*kinds} == {FULL_HOUSE, NAKED_SINGLE}  # 51 of them; this puzzle needs no hidden single then
    assert len(kinds) == 51
    assert not queue.grid.empty


def test_a_hidden_single_is_taken_where_no_cell_has_one_digit_left():
    queue = started("1" + "." * 8 + "." * 9 + "." * 9 + "." * 3 + "1" + "." * 5 + "." * 18 + "." * 10 + "1" + "." * 16)
    kinds = queue.take_all()
    assert HIDDEN_SINGLE in kinds or not kinds


def test_an_elimination_tells_whether_there_was_anything():
    queue = SinglesQueue(Grid([0] * 81))
    assert queue.eliminate(0, 1)
    assert not queue.eliminate(0, 1)


def test_a_digit_that_is_no_candidate_cannot_be_placed():
    queue = started("1" + "." * 80)
    with pytest.raises(ValueError, match="1 is not a candidate of r1c2"):
        queue.place(1, 1)
