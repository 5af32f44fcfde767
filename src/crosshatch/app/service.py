"""The protocol as a web service: an ASGI application to mount in a larger one, or to run by itself.

``Service()`` answers ``POST /hint`` and so on, ``GET /health`` and ``GET /openapi.json``.  The work is done in threads,
so that the server stays responsive, and ends when its time is over or the client disconnects.
"""

import asyncio
from collections.abc import Callable, Collection, Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from math import ceil
from threading import Event
from time import monotonic
from typing import TypeAlias
from urllib.parse import urlsplit

from ..board.clock import deadline_in, stopped_by, until
from ..board.errors import CrosshatchError
from ..verbs import MODULES, verb_named
from ..verbs.kinds import Kind, Seconds, Whole
from ..version import __version__
from .asgi import (
    JSON,
    Disconnected,
    Receive,
    Scope,
    Send,
    TooLong,
    answer,
    as_json,
    body_of,
    headers_of,
    path_in,
    start_and_stop,
)
from .openapi import openapi
from .protocol import LONGEST_REQUEST, VERSION, answered, refusal, respond
from .sudokuexchange import plan

MOST_BYTES = 4 * LONGEST_REQUEST
"""Maximum size of a request in bytes; a character of UTF-8 has up to four."""

CORS_SECONDS = 7200
"""How long browsers may remember that an origin is allowed."""

MOST_CLIENTS = 10_000
"""Number of clients whose requests are counted before those are forgotten that have made none for a while."""


PLAN = "explain/"
"""The beginning of the path at which a client fetches all steps of a puzzle at once; see ``sudokuexchange``."""

LIMITS: Mapping[str, Kind] = {
    "max_seconds": Seconds(),
    "max_bytes": Whole(1),
    "at_once": Whole(1),
    "waiting": Whole(0),
    "per_minute": Whole(1),
}
"""The numbers that a service can be limited to."""

Answer: TypeAlias = tuple[int, str, Mapping[str, str]]
"""An answer: its status, its text, and more headers."""


class ServiceError(CrosshatchError, ValueError):
    """A service cannot be set up as requested; the message says why."""


class Service:
    """The protocol as an ASGI application.

    - ``origins``: the origins whose pages may call it from a browser, such as ``https://puzzles.example``;
    - ``methods``: the methods to offer, or None for all;
    - ``max_seconds``: the time limit of a request, whatever the request itself says;
    - ``max_bytes``: the maximum size of a request;
    - ``at_once``: number of requests that are processed at once, and ``waiting`` of those that may wait for that;
    - ``per_minute``: number of requests that one client may make per minute on average, or None for any number.

    Raises ServiceError if a limit, an origin or a method is invalid.
    """

    def __init__(
        self,
        *,
        origins: Collection[str] = (),
        methods: Collection[str] | None = None,
        max_seconds: float = 10.0,
        max_bytes: int = MOST_BYTES,
        at_once: int = 4,
        waiting: int = 64,
        per_minute: int | None = None,
    ) -> None:
        self._origins = frozenset(map(_origin, [origins] if isinstance(origins, str) else origins))
        self._methods = _methods(methods)
        _check(max_seconds=max_seconds, max_bytes=max_bytes, at_once=at_once, waiting=waiting)
        if per_minute is not None:
            _check(per_minute=per_minute)
        self._seconds = max_seconds
        self._most_bytes = max_bytes
        self._threads = ThreadPoolExecutor(at_once, "crosshatch")
        self._most = at_once + waiting
        self._busy = 0
        self._rate = per_minute and _Rate(per_minute)
        for name in self._methods:  # so that no request waits for what they import
            verb_named(name)
        self._health = as_json({"status": "ok", "version": __version__, "protocol": VERSION, "methods": self._methods})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request; see ASGI."""
        match scope["type"]:
            case "http":
                await self._http(scope, receive, send)
            case "lifespan":
                await start_and_stop(receive, send)
            case "websocket":
                await send({"type": "websocket.close"})

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        headers = headers_of(scope)
        cors = self._cors(headers)
        verb = scope["method"]
        match path_in(scope).strip("/"):
            case "health" | "openapi.json" as name:
                if verb in ("GET", "HEAD"):
                    described = as_json(openapi(self._methods, scope.get("root_path", "")))
                    content = described if name == "openapi.json" else self._health
                    await answer(send, 200, content, headers=cors)
                else:
                    await _send(_not_allowed("use GET here", "GET, HEAD"), send, cors)
            case _ if verb == "OPTIONS" and "access-control-request-method" in headers and self._origins:
                await answer(send, 204 if "Access-Control-Allow-Origin" in cors else 403, headers=cors)
            case name if verb == "GET" and name.startswith(PLAN) and PLAN.rstrip("/") in self._methods:
                work = partial(answered, partial(plan, name.removeprefix(PLAN)))
                await _send(self._limited(scope) or await self._worked_out(work, receive), send, cors)
            case name if verb != "POST":
                method = name.partition("/")[0]
                hidden = method in MODULES and method not in self._methods
                described = "use POST here; GET openapi.json describes the methods"
                await _send(self._unknown(method) if hidden else _not_allowed(described, "POST"), send, cors)
            case name:
                await _send(self._limited(scope) or await self._called(name, headers, receive), send, cors)

    def _cors(self, headers: Mapping[str, str]) -> Mapping[str, str]:
        """Return the headers that allow a page of another origin to read the answer, if the origin is allowed."""
        if not self._origins:
            return {}
        origin = headers.get("origin", "")
        if origin not in self._origins:
            return {"Vary": "Origin"}
        allowed = {"Access-Control-Allow-Origin": origin, "Vary": "Origin"}
        if "access-control-request-method" not in headers:
            return {**allowed, "Access-Control-Expose-Headers": "Retry-After"}
        return {
            **allowed,
            "Access-Control-Allow-Methods": "GET, POST",
            "Access-Control-Allow-Headers": "Content-Type",
            "Access-Control-Max-Age": str(CORS_SECONDS),
        }

    def _limited(self, scope: Scope) -> Answer | None:
        """Count a request; return the answer if it is one too many."""
        client = scope.get("client") or ("", 0)
        wait = self._rate.wait(client[0]) if self._rate else 0
        if wait:
            return _later(429, "TooManyRequests", "too many requests; try again later", wait)
        if self._busy >= self._most:
            return _later(503, "Busy", "too many requests are waiting; try again later", 1)
        return None

    async def _called(self, name: str, headers: Mapping[str, str], receive: Receive) -> Answer | None:
        """Return the answer to a request for a method; None if nobody waits for it any more."""
        if headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            return _refusal(415, "BadRequest", "the content type of a request must be application/json")
        if name not in self._methods:
            return self._unknown(name)
        try:
            async with asyncio.timeout(self._seconds):
                text = (await body_of(headers, receive, self._most_bytes)).decode()
        except TooLong:
            return _refusal(413, "BadRequest", f"a request may have at most {self._most_bytes:,} bytes")
        except UnicodeDecodeError:
            return _refusal(400, "BadRequest", "the request is not UTF-8")
        except TimeoutError:
            return _refusal(408, "OutOfTime", "the request did not arrive in time")
        except Disconnected:
            return None
        return await self._worked_out(partial(respond, name, text), receive)

    def _unknown(self, name: str) -> Answer:
        """Return the answer to a request for a method that is not offered."""
        offered = ", ".join(self._methods)
        return _refusal(404, "UnknownMethod", f"this service has no method {name!r:.60}; its methods are {offered}")

    async def _worked_out(self, work: Callable[[], tuple[int, str]], receive: Receive) -> Answer | None:
        """Do some work in a thread, and end it early if the client disconnects."""
        stop = Event()

        def do() -> tuple[int, str]:
            with stopped_by(stop), until(deadline_in(self._seconds)):
                return work()

        async def leaving() -> None:
            while (await receive())["type"] != "http.disconnect":
                pass

        self._busy += 1
        job = asyncio.get_running_loop().run_in_executor(self._threads, do)
        gone = asyncio.ensure_future(leaving())
        try:
            await asyncio.wait((job, gone), return_when=asyncio.FIRST_COMPLETED)
            return (*job.result(), {}) if job.done() else None
        finally:
            stop.set()
            job.cancel()
            gone.cancel()
            self._busy -= 1


class _Rate:
    """Counts the requests of clients: each may make a number per minute, all at once or spread out."""

    def __init__(self, per_minute: int) -> None:
        self._most = per_minute
        self._left: dict[str, tuple[float, float]] = {}  # number of requests that a client could make, and when

    def wait(self, client: str) -> float:
        """Count a request; return 0, or in how many seconds it is allowed."""
        now = monotonic()
        left = self._now(client, now)
        if left < 1:
            return (1 - left) * 60 / self._most
        if len(self._left) >= MOST_CLIENTS:
            self._left = {each: self._left[each] for each in self._left if self._now(each, now) < self._most}
        self._left[client] = left - 1, now
        return 0

    def _now(self, client: str, now: float) -> float:
        left, then = self._left.get(client, (self._most, now))
        return min(self._most, left + (now - then) * self._most / 60)


async def _send(found: Answer | None, send: Send, headers: Mapping[str, str]) -> None:
    if found is not None:
        status, text, more = found
        await answer(send, status, text, headers={**headers, **more})


def _refusal(status: int, kind: str, message: str) -> Answer:
    return status, refusal(kind, message), {}


def _not_allowed(message: str, verbs: str) -> Answer:
    return 405, refusal("BadRequest", message), {"Allow": verbs}


def _later(status: int, kind: str, message: str, seconds: float) -> Answer:
    return status, refusal(kind, message), {"Retry-After": str(ceil(seconds))}


def _check(**limits: float) -> None:
    for name, given in limits.items():
        try:
            LIMITS[name].read(given)
        except ValueError as error:
            raise ServiceError(f"{name}: {error}, not {given!r}") from None


def _origin(text: str) -> str:
    parts = urlsplit(text)
    if parts.scheme not in ("http", "https") or text != f"{parts.scheme}://{parts.netloc}" or not parts.netloc:
        raise ServiceError(f"expected an origin such as https://puzzles.example, without a path, not {text!r}")
    return text


def _methods(names: Collection[str] | None) -> list[str]:
    chosen = list(MODULES if names is None else [names] if isinstance(names, str) else names)
    unknown = [each for each in chosen if each not in MODULES]
    if unknown:
        raise ServiceError(f"there is no method {unknown[0]!r}; the methods are {', '.join(MODULES)}")
    return chosen
