"""Deadlines that apply to all work within a block, however deeply nested.

Code with a deadline runs inside ``until``, and long searches ``look`` at the clock regularly.  The solver checks before
each strategy, and between the steps of strategies of which it takes every step; a search checks after a number of
nodes.  So work exceeds a deadline only by the time between two checks.  Each thread has its own deadlines.

This module is not compiled: calls from compiled code give Python the chance to handle Ctrl-C.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from threading import Event
from time import monotonic
from typing import TypeVar

from .errors import CrosshatchError

NEVER = float("inf")
"""The deadline of work without a limit."""

T = TypeVar("T")

_deadline: ContextVar[float] = ContextVar("deadline", default=NEVER)
_stop: ContextVar[Event | None] = ContextVar("stop", default=None)


class OutOfTime(CrosshatchError):
    """A deadline passed before the work was done.

    For grading, ``techniques`` counts how often each technique had been used, as a grade does.
    """

    def __init__(self, message: str = "out of time", techniques: Mapping[str, int] | None = None) -> None:
        super().__init__(message)
        self.techniques: dict[str, int] = dict(techniques or {})


def deadline_in(seconds: float | None) -> float:
    """Return the deadline a number of seconds from now, by ``time.monotonic()``; NEVER for None."""
    return NEVER if seconds is None else monotonic() + seconds


def until(deadline: float) -> AbstractContextManager[None]:
    """Apply a deadline to all work within the block; if another one applies already, the earlier one counts.

    A generator must not yield inside the block, because the deadline would then apply to its consumer too.
    """
    return _NOTHING if deadline == NEVER else _until(deadline)


_NOTHING = nullcontext()


@contextmanager
def _until(deadline: float) -> Iterator[None]:
    token = _deadline.set(min(deadline, _deadline.get()))
    try:
        yield
    finally:
        _deadline.reset(token)


@contextmanager
def stopped_by(stop: Event) -> Iterator[None]:
    """End the work within the block as if its deadline had passed, once an event is set."""
    token = _stop.set(stop)
    try:
        yield
    finally:
        _stop.reset(token)


def _passed(deadline: float) -> bool:
    if monotonic() >= deadline:
        return True
    stop = _stop.get()
    return stop is not None and stop.is_set()


def seconds_left() -> float | None:
    """Return the seconds until the current deadline, 0 if it has passed, or None if there is none."""
    deadline = _deadline.get()
    if deadline == NEVER:
        return None
    return 0.0 if _passed(deadline) else deadline - monotonic()


def look() -> None:
    """Check the clock.

    Raises OutOfTime if the current deadline has passed.
    """
    deadline = _deadline.get()
    if deadline != NEVER and _passed(deadline):
        raise OutOfTime


def watched(items: Iterable[T]) -> Iterable[T]:
    """Yield items; if there is a deadline, check the clock before each.

    Raises OutOfTime if the deadline has passed when the next item is requested.
    """
    return items if _deadline.get() == NEVER else _watched(items)


def _watched(items: Iterable[T]) -> Iterator[T]:
    deadline = _deadline.get()
    for item in items:
        if _passed(deadline):
            raise OutOfTime
        yield item
