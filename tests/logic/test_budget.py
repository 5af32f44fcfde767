"""Searches end when their work is done, and look at the clock meanwhile."""

import time

import pytest

from crosshatch.board.clock import OutOfTime, until
from crosshatch.logic.budget import Budget


def test_a_budget_is_spent_by_work_alone() -> None:
    budget = Budget(10)
    assert [budget.spend(4), budget.spend(6), budget.spend(1), budget.spend(0)] == [True, True, False, False]
    assert budget.done == 11


def test_the_clock_is_looked_at_after_much_work() -> None:
    budget = Budget(10**12)
    with until(time.monotonic() - 1):
        assert budget.spend(1000)
        with pytest.raises(OutOfTime):
            budget.spend(10**9)
