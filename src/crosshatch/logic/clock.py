"""The clock of work that must end: a deadline that holds for all that is done under it, however deep.

Who takes a deadline works ``within`` it; who searches long takes a ``look`` at the clock now and then.  The driver
looks before each strategy, and between the finds of those of which it takes every step; a search of its own looks every
so many nodes.  So what is done overruns a deadline by no more than what lies between two looks.  Deadlines are kept
apart for each thread.

This module is not compiled: where compiled code calls it, Python gets the chance to act on Ctrl-C.
"""

from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from threading import Event
from time import monotonic
from typing import TypeVar

from ..board.errors import CrosshatchError

NEVER = float("inf")
"""The deadline of work that has none."""

T = TypeVar("T")

_deadline: ContextVar[float] = ContextVar("deadline", default=NEVER)
_stop: ContextVar[Event | None] = ContextVar("stop", default=None)


class OutOfTime(CrosshatchError):
    """A deadline passed before the work was done.

    ``techniques`` says what was done in grading: how often each technique was used until then, as a grade counts them.
    """

    def __init__(self, message: str = "out of time", techniques: Mapping[str, int] | None = None) -> None:
        super().__init__(message)
        self.techniques: dict[str, int] = dict(techniques or {})


def deadline_in(seconds: float | None) -> float:
    """Return the deadline so many seconds from now, by ``time.monotonic()``; NEVER for None."""
    return NEVER if seconds is None else monotonic() + seconds


def until(deadline: float) -> AbstractContextManager[None]:
    """Let a deadline hold for all that is done under it; where another one holds already, the earlier counts.

    A generator must not yield under it: it would hold for what its reader does, too.
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
    """Let work that has a deadline end as if that had passed, once somebody sets an event."""
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
    """Return the seconds until the deadline that holds here, 0 where it has passed; None where there is none."""
    deadline = _deadline.get()
    if deadline == NEVER:
        return None
    return 0.0 if _passed(deadline) else deadline - monotonic()


def look() -> None:
    """Look at the clock.  Raises OutOfTime where the deadline that holds here has passed."""
    deadline = _deadline.get()
    if deadline != NEVER and _passed(deadline):
        raise OutOfTime("out of time")


def watched(items: Iterable[T]) -> Iterable[T]:
    """Return some items, with a look at the clock before each is handed on where a deadline holds here.

    Raises OutOfTime, when asked for one, where it has passed.
    """
    return items if _deadline.get() == NEVER else _watched(items)


def _watched(items: Iterable[T]) -> Iterator[T]:
    for item in items:
        look()
        yield item
