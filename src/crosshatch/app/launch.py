"""Start a server: the app, on this computer only with the page opened in the browser, or the service for other apps."""

import os
import socket
import webbrowser
from collections.abc import Callable

from ..board.errors import MissingExtra
from .asgi import App

HOST = "127.0.0.1"
"""The address on which a server listens as a rule, which other computers cannot reach."""

OWN_PORT = 8465
"""The usual port of the app: browsers store games by the address of a page, which includes the port."""

ANY_PORT = 0
"""Stands for any free port."""

GRACE = 3
"""Seconds that requests have left to finish when a server is stopped."""


def own_or_free() -> socket.socket:
    """Return a socket that listens on ``OWN_PORT`` or, if that is in use, on a free port."""
    try:
        return bound(OWN_PORT)
    except OSError:
        return bound(ANY_PORT)


def port_of(listening: socket.socket) -> int:
    """Return the port of a socket."""
    port: int = listening.getsockname()[1]
    return port


def bound(port: int = ANY_PORT, host: str = HOST) -> socket.socket:
    """Return a socket that listens on a port of this computer.

    Raises OSError if that is not possible.
    """
    # The protocol is named because asyncio sends at once (TCP_NODELAY) only then: an answer took 40 ms more.
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # elsewhere it would let somebody else take the port as well
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind(address)
        found.listen()  # only now is the port taken: two sockets may be bound to it
    except BaseException:
        found.close()
        raise
    return found


def address_of(listening: socket.socket) -> str:
    """Return the address of what is served on a socket."""
    host = listening.getsockname()[0]
    return f"http://{f'[{host}]' if ':' in host else host}:{port_of(listening)}/"


def serve(application: App, listening: socket.socket, ready: Callable[[], object] = lambda: None) -> None:
    """Serve an application on a socket until it is stopped, for example by Ctrl-C; ``ready`` is called when it answers.

    Raises MissingExtra if required libraries are not installed.
    """
    try:
        import uvicorn
    except ImportError as error:
        raise MissingExtra(
            f"a server needs libraries that are not installed: pip install 'crosshatch[app]' ({error})"
        ) from error

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

    config = uvicorn.Config(
        application, log_level="warning", access_log=False, server_header=False, timeout_graceful_shutdown=GRACE
    )
    Server(config).run([listening])


def show(address: str) -> bool:
    """Open a page in the browser; return whether that succeeded."""
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False
