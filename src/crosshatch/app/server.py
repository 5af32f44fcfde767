"""The local server: the page and its protocol, on this computer only.

The server answers only its own page.  The host name of a request must be its own, so that no other site can reach it
under a name that points here.  A request from a page must come from the app's own page.  Only a link may come from
elsewhere, since it opens the page in a window of its own.  Requests are limited in size and time, and end when the
client disconnects.
"""

from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path

from .asgi import App, Receive, Scope, Send, answer, headers_of
from .methods import MOST_SECONDS
from .protocol import refusal
from .service import Service
from .static import MADE, PAGE

HERE = ("127.0.0.1", "localhost")
"""The host names of this computer for itself."""

API = "/api"
"""The path below which the methods of the protocol are."""

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

CACHING = "no-cache"
"""Browsers ask before they use a stored file again, so a page never has the modules of two versions."""

TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
"""The media type of each kind of file of the page."""


def application(port: int) -> App:
    """Return the server for a port, as an ASGI application."""
    service = Service(max_seconds=MOST_SECONDS)

    async def page_or_service(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and not scope["path"].startswith(f"{API}/"):
            await _file(scope, send)
        else:
            await service({**scope, "root_path": API}, receive, send)

    return _Guard(page_or_service, frozenset(f"{name}:{port}" for name in HERE))


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
                more = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        refused = self._refused(scope, headers_of(scope))
        if refused:
            await answer(with_headers, 403, refusal("NotHere", refused))
        else:
            await self._app(scope, receive, with_headers)

    def _refused(self, scope: Scope, headers: Mapping[str, str]) -> str:
        """Return why a request is refused, or an empty text."""
        if headers.get("host") not in self._hosts:
            return "this server can be reached only under this computer's own name (127.0.0.1 or localhost)"
        origin = headers.get("origin")
        if origin is not None and origin.removeprefix("http://") not in self._hosts:
            return "this server answers its own page only"
        if headers.get("sec-fetch-site", "none") not in ("same-origin", "none") and not _follows_link(scope, headers):
            return "this server answers its own page only"
        return ""


def _follows_link(scope: Scope, headers: Mapping[str, str]) -> bool:
    """Return whether a browser opens the page itself, in its own window and not within another page."""
    fetch = headers.get("sec-fetch-mode"), headers.get("sec-fetch-dest")
    return scope["method"] == "GET" and scope["path"] in PAGE_PATHS and fetch == ("navigate", "document")


async def _file(scope: Scope, send: Send) -> None:
    """Answer with a file of the page, or that it is the one that the browser has already."""
    if scope["method"] not in ("GET", "HEAD"):
        await answer(send, 405, refusal("BadRequest", "use GET here"), headers={"Allow": "GET, HEAD"})
        return
    name = "index.html" if scope["path"] == "/" else scope["path"].removeprefix("/")
    content = _content(name)
    if content is None:
        await answer(send, 404, refusal("NotFound", "there is no such file"))
        return
    headers = {"ETag": f'"{sha256(content).hexdigest()[:32]}"', "Cache-Control": CACHING}
    if headers_of(scope).get("if-none-match") == headers["ETag"]:
        await answer(send, 304, headers=headers)
    else:
        await answer(send, 200, content, TYPES[Path(name).suffix], headers)


def _content(name: str) -> bytes | None:
    """Return a file of the page, made or stored; only names of files that are there are looked up."""
    if name in MADE:
        return MADE[name][0]().encode()
    path = {each.relative_to(PAGE).as_posix(): each for each in PAGE.rglob("*") if each.is_file()}.get(name)
    return path.read_bytes() if path else None
