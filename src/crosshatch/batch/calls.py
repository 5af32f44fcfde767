"""Calls and what becomes of them, as bytes: what travels between processes."""

import pickle
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any, TypeVar

T = TypeVar("T")


class Call(Future[T]):
    """A call that is on its way; ``size`` is how many bytes its outcome took, once it is there."""

    size: int = 0


def packed_call(
    function: Callable[..., T], arguments: tuple[Any, ...], options: dict[str, Any]
) -> tuple[Call[T], bytes]:
    """Return a call with the bytes that travel for it; where these cannot be made, it has failed with that error."""
    call: Call[T] = Call()
    try:
        return call, pickle.dumps((function, arguments, options), pickle.HIGHEST_PROTOCOL)
    except Exception as error:  # as the executors of the standard library have it
        call.set_exception(error)
        return call, b""


def outcome_of(call: bytes) -> bytes:
    """Make a call, and return what became of it: whether it failed, and its result or error.  It raises nothing."""
    try:
        function, arguments, options = pickle.loads(call)
        return pickle.dumps((False, function(*arguments, **options)), pickle.HIGHEST_PROTOCOL)
    except BaseException as error:
        error.add_note(f"In a worker:\n{traceback.format_exc()}")
        return failure(error)


def failure(error: BaseException) -> bytes:
    """Return the outcome of a call that failed; an error that cannot travel is told in words."""
    try:
        return pickle.dumps((True, error), pickle.HIGHEST_PROTOCOL)
    except Exception:
        return pickle.dumps((True, RuntimeError("".join(traceback.format_exception(error)))))


def settle(call: Call[Any], outcome: bytes, told: Callable[[Any], Any] = lambda error: error) -> None:
    """Give a call its outcome; an error as it is to be ``told``."""
    call.size = len(outcome)
    try:
        failed, result = pickle.loads(outcome)
    except Exception as error:  # one that its own class cannot be made of again
        failed, result = True, error
    if failed:
        call.set_exception(told(result))
    else:
        call.set_result(result)
