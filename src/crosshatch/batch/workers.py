"""Executors whose workers are other processes, and what travels between these: calls, and their outcomes, as bytes."""

import pickle
import traceback
from collections.abc import Callable
from concurrent.futures import Executor
from typing import Any


class Workers(Executor):
    """An executor that sends calls to other processes, and tells how much work it wants at a time."""

    jobs: int
    """How many chunks are worked on at once, at the moment: 1 or more."""

    seconds: float = 0.05
    """How long a worker should be at a chunk: long enough that the journey costs little, and not so long that results
    are late, or much is lost with a worker."""

    def end(self) -> None:
        """End all work at once."""
        raise NotImplementedError

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        """Let the work end: where nothing went wrong, when all is done."""
        if kind is None:
            self.shutdown()
        else:
            self.end()


def packed(function: Callable[..., object], arguments: tuple[Any, ...], options: dict[str, Any]) -> bytes:
    """Return a call as it travels.  Raises what ``pickle`` does where it cannot."""
    return pickle.dumps((function, arguments, options), pickle.HIGHEST_PROTOCOL)


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


def result_of(outcome: bytes) -> Any:
    """Return the result of a call, or raise the error with which it failed."""
    failed, result = pickle.loads(outcome)
    if failed:
        raise result
    return result
