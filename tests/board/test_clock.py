"""Deadlines hold for what is done under them, the earliest counts, and each thread has its own."""

import time
from concurrent.futures import ThreadPoolExecutor
from threading import Event

import pytest

from crosshatch.board.clock import NEVER, OutOfTime, deadline_in, look, seconds_left, stopped_by, until, watched

PASSED = time.monotonic() - 1


def test_without_a_deadline_there_is_always_time() -> None:
    look()
    assert deadline_in(None) == NEVER
    assert seconds_left() is None
    with until(NEVER):
        look()


def test_a_deadline_that_has_passed_is_seen_at_a_look() -> None:
    with until(PASSED):
        assert seconds_left() == 0
        with pytest.raises(OutOfTime, match="out of time"):
            look()
    look()


def test_a_deadline_ends_with_an_error() -> None:
    with pytest.raises(KeyboardInterrupt), until(PASSED):
        raise KeyboardInterrupt
    look()


def test_the_earlier_of_two_deadlines_counts() -> None:
    with until(deadline_in(60)):
        with until(PASSED), pytest.raises(OutOfTime):
            look()
        with until(deadline_in(600)):
            left = seconds_left()
            assert left is not None
            assert 0 < left <= 60


def test_items_are_handed_on_until_the_time_is_over() -> None:
    assert list(watched(range(3))) == [0, 1, 2]
    with until(deadline_in(60)):
        assert list(watched(range(3))) == [0, 1, 2]
    with until(PASSED), pytest.raises(OutOfTime):
        list(watched(range(3)))


def test_other_threads_have_deadlines_of_their_own() -> None:
    with ThreadPoolExecutor(1) as executor, until(PASSED):
        assert executor.submit(seconds_left).result() is None


def test_work_with_a_deadline_can_be_stopped_before_it() -> None:
    stop = Event()
    with stopped_by(stop):
        with until(deadline_in(60)):
            look()
            stop.set()
            assert seconds_left() == 0
            with pytest.raises(OutOfTime):
                look()
        look()  # without a deadline, nobody looks
