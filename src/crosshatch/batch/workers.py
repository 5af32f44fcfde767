"""Executors whose workers are other processes, and the bytes that they exchange: calls and their outcomes."""

import pickle
import traceback
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any


class Workers(Executor):
    """An executor that sends calls to other processes, and states how much work it can use at a time."""

    jobs: int
    """The number of chunks that can be worked on at once, at present (at least 1)."""

    seconds: float = 0.05
    """Target time for a chunk: long enough that sending it costs little, and short enough that results come soon and
    little is lost with a worker."""

    def end(self) -> None:
        """End all work at once."""
        raise NotImplementedError

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        """Wait until all work is done, or end it at once if an exception was raised."""
        if kind is None:
            self.shutdown()
        else:
            self.end()


def packed(function: Callable[..., object], arguments: tuple[Any, ...], options: dict[str, Any]) -> bytes:
    """Return a call as bytes.  Raises the errors of ``pickle`` if that is not possible."""
    return pickle.dumps((function, arguments, options), pickle.HIGHEST_PROTOCOL)


def outcome_of(call: bytes) -> bytes:
    """Make a call, and return its outcome as bytes: whether it failed, and its result or error.  Never raises."""
    try:
        function, arguments, options = pickle.loads(call)
        return pickle.dumps((False, function(*arguments, **options)), pickle.HIGHEST_PROTOCOL)
    except BaseException as error:
        error.add_note(f"In a worker:\n{traceback.format_exc()}")
        return failure(error)


def failure(error: BaseException) -> bytes:
    """Return the outcome of a call that failed; an error that cannot be pickled is replaced by its text."""
    try:
        return pickle.dumps((True, error), pickle.HIGHEST_PROTOCOL)
    except Exception:
        return pickle.dumps((True, RuntimeError("".join(traceback.format_exception(error)))))


def result_of(outcome: bytes) -> Any:
    """Return the result in the outcome of a call, or raise its error."""
    failed, result = pickle.loads(outcome)
    if failed:
        raise result
    return result
