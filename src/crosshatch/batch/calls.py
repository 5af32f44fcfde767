"""Calls and what becomes of them, as bytes: what travels between processes; and the executors that send them."""

import pickle
import traceback
from collections.abc import Callable
from concurrent.futures import Executor, Future
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
T = TypeVar("T")


class Call(Future[T]):
    """A call that is on its way; ``size`` is how many bytes its outcome took, once it is there."""

    size: int = 0


class Workers(Executor):
    """An executor that sends calls as bytes, and tells how much work it wants at a time."""

    jobs: int
    """How many chunks are worked on at once, at the moment: 1 or more."""

    seconds: float = 0.05
    """How long a worker should be at a chunk: long enough that the journey costs little, and not so long that results
    are late, or much is lost with a worker."""

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Send off a call; the function, its arguments and its result must be picklable, or else it fails."""
        call: Call[T] = Call()
        try:
            work = pickle.dumps((fn, args, kwargs), pickle.HIGHEST_PROTOCOL)
        except Exception as error:  # as the executors of the standard library have it
            call.set_exception(error)
        else:
            self._send(call, work)
        return call

    def _send(self, call: Call[Any], work: bytes) -> None:
        raise NotImplementedError

    def end(self) -> None:
        """End all work at once."""
        raise NotImplementedError

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        """Let the work end: where nothing went wrong, when all is done."""
        if kind is None:
            self.shutdown()
        else:
            self.end()


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
