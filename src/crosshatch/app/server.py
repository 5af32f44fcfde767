"""The local server: the page and its protocol, on this computer only.

The server answers only its own page.  The host name of a request must be its own, so that no other site can reach it
under a name that points here.  A request from a page must come from the app's own page.  Only a link may come from
elsewhere, since it opens the page in a window of its own.  Requests are limited in size and time, and end when the
client disconnects.
"""

from collections.abc import Awaitable, Callable, MutableMapping
from contextlib import suppress
from functools import partial
from threading import BoundedSemaphore, Event
from typing import Any, TypeAlias

import anyio
import anyio.to_thread
from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route
from starlette.staticfiles import StaticFiles

from ..board.clock import stopped_by
from ..verbs import MODULES, verb_named
from .openapi import openapi
from .protocol import LONGEST_REQUEST, refusal, respond
from .static import MADE, PAGE

SLOTS = BoundedSemaphore(4)
"""Number of requests that are processed at once; others wait."""

HERE = ("127.0.0.1", "localhost")
"""The host names of this computer for itself."""

PAGE_PATHS = ("/", "/index.html")
"""The paths of the page itself."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob: data:; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""The headers of every answer: only the page's own scripts, styles and connections, and no embedding in other pages."""

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Scope]]
Send: TypeAlias = Callable[[Scope], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]


def application(port: int) -> App:
    """Return the server for a port, as an ASGI application."""
    for name in MODULES:  # so that no request waits for what they import
        verb_named(name)
    routes = [
        Mount(
            "/api",
            routes=[
                Route("/openapi.json", lambda request: JSONResponse(openapi()), methods=["GET"]),
                Route("/{method}", _call, methods=["POST"]),
            ],
        ),
        *(Route(f"/{name}", _made(*each), methods=["GET"]) for name, each in MADE.items()),
        Mount("/", StaticFiles(directory=PAGE, html=True)),
    ]
    return _Guard(Starlette(routes=routes), frozenset(f"{name}:{port}" for name in HERE))


class _Guard:
    """Refuses requests that do not come from the page itself, and adds the headers to every answer."""

    def __init__(self, app: App, hosts: frozenset[str]) -> None:
        self._app = app
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def with_headers(message: Scope) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        request = Request(scope)
        refused = self._refused(request)
        if refused:
            await _refusal(403, "NotHere", refused)(scope, receive, with_headers)
        else:
            await self._app(scope, receive, with_headers)

    def _refused(self, request: Request) -> str:
        """Return why a request is refused, or an empty text."""
        if request.headers.get("host") not in self._hosts:
            return "this server can be reached only under this computer's own name (127.0.0.1 or localhost)"
        origin = request.headers.get("origin")
        if origin is not None and origin.removeprefix("http://") not in self._hosts:
            return "this server answers its own page only"
        if request.headers.get("sec-fetch-site", "none") not in ("same-origin", "none") and not _follows_link(request):
            return "this server answers its own page only"
        return ""


def _follows_link(request: Request) -> bool:
    """Return whether a browser opens the page itself, in its own window and not within another page."""
    fetch = request.headers.get("sec-fetch-mode"), request.headers.get("sec-fetch-dest")
    return request.method == "GET" and request.url.path in PAGE_PATHS and fetch == ("navigate", "document")


def _made(make: Callable[[], str], kind: str) -> Callable[[Request], Response]:
    """Return a handler that answers with a generated file."""
    return lambda request: Response(make(), media_type=kind)


async def _call(request: Request) -> Response:
    """Answer a request to the protocol."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        return _refusal(415, "BadRequest", "the content type of a request must be application/json")
    try:
        text = (await _body(request)).decode()
    except _TooLong:
        return _refusal(413, "BadRequest", f"a request may have at most {LONGEST_REQUEST:,} characters")
    except UnicodeDecodeError:
        return _refusal(400, "BadRequest", "the request is not UTF-8")
    except ClientDisconnect:
        return Response(status_code=499)
    status, answer = await _worked_out(request, partial(respond, request.path_params["method"], text))
    return Response(answer, status, media_type="application/json")


class _TooLong(Exception):
    """The body of a request is longer than allowed."""


async def _body(request: Request) -> bytes:
    body = b""
    async for piece in request.stream():
        body += piece
        if len(body) > 4 * LONGEST_REQUEST:
            raise _TooLong
    return body


async def _worked_out(request: Request, work: Callable[[], tuple[int, str]]) -> tuple[int, str]:
    """Do some work in a thread, and end it early if the client disconnects."""
    stop = Event()
    answers: list[tuple[int, str]] = []

    def do() -> None:
        with SLOTS, stopped_by(stop):
            answers.append(work())

    async def watch() -> None:
        with suppress(ClientDisconnect):
            while (await request.receive())["type"] != "http.disconnect":
                pass
        stop.set()

    async with anyio.create_task_group() as group:
        group.start_soon(watch)
        await anyio.to_thread.run_sync(do)
        group.cancel_scope.cancel()
    return answers[0]


def _refusal(status: int, kind: str, message: str) -> Response:
    return Response(refusal(kind, message), status, media_type="application/json")
