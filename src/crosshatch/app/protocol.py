"""The protocol of the app: methods by their names, JSON in, JSON out.

A method is a function of what is given with a request: checked parameters in, a dictionary out (those of
``render.data``).  It keeps nothing between requests.  Two hosts speak it: the local server (``server``), and a web
worker that runs the library in the browser.  Both hand over the name of a method and the text of a request to
``respond``, and give back what that returns.
"""

import json
from collections.abc import Mapping
from typing import Any

from ..board.errors import CrosshatchError
from ..logic.clock import OutOfTime
from ..render.data import Data
from ..verbs import MODULES
from ..verbs.declaration import BadRequest
from .methods import call

VERSION = 2
"""The version of the protocol: another one where a key or a meaning changes, the same where something is added."""

LONGEST_REQUEST = 100_000
"""The text of a request has no more characters: a position takes some hundreds, a drawn grid some thousands."""

OK, BAD, NO_SUCH_METHOD, TOO_LATE, CANNOT_BE_DONE = 200, 400, 404, 408, 422
"""The statuses of answers, those of HTTP."""


def respond(name: str, request: str) -> tuple[int, str]:
    """Answer a request: the name of a method, and what it is given as the text of an object in JSON.

    Returns a status (those of HTTP) and an object in JSON: with ``result``, or with ``error``, which has the ``kind``
    of what went wrong, a ``message`` for people, and the ``field`` of the request that is to blame, or None.  It raises
    nothing, whatever is requested.
    """
    status, answer = _answer(name, request)
    return status, _text(answer)


def refusal(kind: str, message: str) -> str:
    """Return the text of an answer that a host gives by itself: the kind of what went wrong, and a message."""
    return _text(_error(kind, message))


def _text(answer: Data) -> str:
    return json.dumps(answer, ensure_ascii=False, allow_nan=False, separators=(",", ":"))


def _answer(name: str, request: str) -> tuple[int, Data]:
    if name not in MODULES:
        known = ", ".join(MODULES)
        return NO_SUCH_METHOD, _error("UnknownMethod", f"there is no method {name!r:.60}; there are {known}")
    try:
        given = _read(request)
        return OK, {"result": call(name, given)}
    except OutOfTime as error:
        return TOO_LATE, _error("OutOfTime", str(error))
    except BadRequest as error:
        return BAD, _error(_kind(error.__cause__ or error), str(error), error.field)
    except CrosshatchError as error:
        return CANNOT_BE_DONE, _error(_kind(error), str(error))


def _read(request: str) -> Mapping[str, Any]:
    if len(request) > LONGEST_REQUEST:
        raise BadRequest(f"a request has at most {LONGEST_REQUEST:,} characters, not {len(request):,}")
    try:
        given = json.loads(request or "{}", parse_constant=_no_number)
    except (ValueError, RecursionError) as error:
        raise BadRequest(f"the request is not JSON: {error}") from None
    if not isinstance(given, dict):
        raise BadRequest("the request is not an object in JSON")
    return given


def _no_number(name: str) -> Any:
    raise ValueError(f"{name} is no number")


def _kind(error: BaseException) -> str:
    return type(error).__name__ if isinstance(error, CrosshatchError) else BadRequest.__name__


def _error(kind: str, message: str, field: str = "") -> Data:
    return {"error": {"kind": kind, "message": message, "field": field or None}}
