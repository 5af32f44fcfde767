"""What belongs together is not torn apart by Ctrl-C."""

import signal
from threading import Thread

import pytest

from crosshatch.cli.interrupts import uninterrupted


def interrupted(times: int, done: list[str]) -> None:
    """Do something that is interrupted before it is done."""
    with uninterrupted():
        for _ in range(times):
            signal.raise_signal(signal.SIGINT)
        done.append("row")


def test_an_interrupt_waits_until_all_is_done() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        interrupted(1, done)
    assert done == ["row"]


def test_a_second_interrupt_does_not_wait() -> None:
    done: list[str] = []
    with pytest.raises(KeyboardInterrupt):
        interrupted(2, done)
    assert done == []


def test_without_an_interrupt_all_is_as_before() -> None:
    handler = signal.getsignal(signal.SIGINT)
    with uninterrupted():
        assert signal.getsignal(signal.SIGINT) is not handler
    assert signal.getsignal(signal.SIGINT) is handler


def test_an_error_comes_through() -> None:
    handler = signal.getsignal(signal.SIGINT)
    with pytest.raises(ValueError, match="as it is"), uninterrupted():
        raise ValueError("as it is")
    assert signal.getsignal(signal.SIGINT) is handler


def test_other_threads_do_it_as_well() -> None:
    done = []

    def work() -> None:
        with uninterrupted():
            done.append("row")

    thread = Thread(target=work)
    thread.start()
    thread.join()
    assert done == ["row"]
