"""The parts of ASGI, the interface between Python's web servers and applications, that the app needs.

They are so few that no framework is needed: the service can be mounted in any, of any version.
"""

import json
from collections.abc import Awaitable, Callable, Iterable, Mapping, MutableMapping
from typing import Any, TypeAlias

Scope: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Scope]]
Send: TypeAlias = Callable[[Scope], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]

JSON = "application/json"

WITHOUT_CONTENT = (204, 304)
"""The statuses of answers that have no content."""


class TooLong(Exception):
    """The body of a request is longer than allowed."""


class Disconnected(Exception):
    """The client has closed the connection before the end of its request."""


def headers_of(scope: Scope) -> dict[str, str]:
    """Return the headers of a request, by their names in lower case."""
    given: Iterable[tuple[bytes, bytes]] = scope["headers"]
    return {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in given}


def path_in(scope: Scope) -> str:
    """Return the path of a request below the place where the application is mounted."""
    path: str = scope["path"]
    root: str = scope.get("root_path", "")
    return path.removeprefix(root) if path == root or path.startswith(f"{root}/") else path


async def body_of(headers: Mapping[str, str], receive: Receive, most: int) -> bytes:
    """Return the body of a request.

    Raises TooLong if it has more than ``most`` bytes, without reading the rest, and Disconnected if it never ends.
    """
    length = headers.get("content-length", "")
    if length.isdecimal() and int(length) > most:
        raise TooLong
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise Disconnected
        body += message.get("body", b"")
        if len(body) > most:
            raise TooLong
        if not message.get("more_body", False):
            return bytes(body)


async def answer(
    send: Send, status: int, content: str | bytes = b"", kind: str = JSON, headers: Mapping[str, str] | None = None
) -> None:
    """Send an answer: its status, its content with its media type, and more headers."""
    body = content.encode() if isinstance(content, str) else content
    about = {"Content-Type": kind, "Content-Length": str(len(body))} if status not in WITHOUT_CONTENT else {}
    named = {**about, **(headers or {})}
    pairs = [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in named.items()]
    await send({"type": "http.response.start", "status": status, "headers": pairs})
    await send({"type": "http.response.body", "body": body})


async def start_and_stop(receive: Receive, send: Send) -> None:
    """Answer the messages of a server that starts and stops."""
    kind = ""
    while kind != "lifespan.shutdown":
        kind = (await receive())["type"]
        await send({"type": f"{kind}.complete"})


def as_json(data: Any) -> str:
    """Return data as compact JSON."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
