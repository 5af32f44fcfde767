"""The protocol of the app: named methods, JSON in, JSON out.

A method takes checked parameters and returns a dictionary (one of ``render.data``).  It keeps no state between
requests.  There are two hosts: the local server (``server``), and a web worker that runs the library in the browser.
Both pass the name of a method and the text of a request to ``respond``, and return its result.
"""

import json
from collections.abc import Callable, Mapping
from typing import Any

from ..board.clock import OutOfTime
from ..board.errors import CrosshatchError
from ..render.data import Data
from ..verbs import MODULES
from ..verbs.declaration import BadRequest
from .methods import call

VERSION = 2
"""The version of the protocol, which changes when a key is removed or changes its meaning, but not when one is added.
"""

LONGEST_REQUEST = 100_000
"""Maximum length of a request in characters: a position takes some hundreds, a drawn grid some thousands."""

OK, BAD, NO_SUCH_METHOD, TOO_LATE, CANNOT_BE_DONE = 200, 400, 404, 408, 422
"""The statuses of answers, those of HTTP."""


def respond(name: str, request: str) -> tuple[int, str]:
    """Answer a request: the name of a method, and its parameters as the text of a JSON object.

    Returns an HTTP status and a JSON object: with ``result``, or with ``error``, which has the ``kind`` of error, a
    ``message`` for people, and the ``field`` of the request that caused it, or None.  Never raises, whatever the
    request.
    """
    if name not in MODULES:
        known = ", ".join(MODULES)
        return NO_SUCH_METHOD, refusal("UnknownMethod", f"unknown method {name!r:.60}; the methods are {known}")
    return answered(lambda: {"result": call(name, _read(request))})


def answered(work: Callable[[], Data]) -> tuple[int, str]:
    """Return the HTTP status and the text of the answer of some work, or those of its error."""
    status, answer = _answer(work)
    return status, _text(answer)


def refusal(kind: str, message: str) -> str:
    """Return the text of an error that a host reports itself, with its kind and a message."""
    return _text(_error(kind, message))


def _text(answer: Data) -> str:
    return json.dumps(answer, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _answer(work: Callable[[], Data]) -> tuple[int, Data]:
    try:
        return OK, work()
    except OutOfTime as error:
        return TOO_LATE, _error("OutOfTime", str(error))
    except BadRequest as error:
        return BAD, _error(_kind(error.__cause__ or error), str(error), error.field)
    except CrosshatchError as error:
        return CANNOT_BE_DONE, _error(_kind(error), str(error))


def _read(request: str) -> Mapping[str, Any]:
    if not isinstance(request, str):
        raise BadRequest("a request is the text of a JSON object, such as json.dumps returns")
    if len(request) > LONGEST_REQUEST:
        raise BadRequest(f"a request may have at most {LONGEST_REQUEST:,} characters, not {len(request):,}")
    try:
        given = json.loads(request or "{}", parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise BadRequest(f"the request is not JSON: {error}") from None
    if not isinstance(given, dict):
        raise BadRequest("the request is not a JSON object")
    return given


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is not a number")


def _kind(error: BaseException) -> str:
    return type(error).__name__ if isinstance(error, CrosshatchError) else BadRequest.__name__


def _error(kind: str, message: str, field: str = "") -> Data:
    return {"error": {"kind": kind, "message": message, "field": field or None}}
