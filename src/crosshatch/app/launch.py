"""Start the local server: on this computer only, on its own port, with the page opened in the browser."""

import os
import socket
import webbrowser
from collections.abc import Callable

from ..board.errors import MissingExtra

HOST = "127.0.0.1"
"""The address on which the server listens, which other computers cannot reach."""

OWN_PORT = 8465
"""The usual port of the app: browsers store games by the address of a page, which includes the port."""

ANY_PORT = 0
"""Stands for any free port."""


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


def bound(port: int = ANY_PORT) -> socket.socket:
    """Return a socket that listens on a port of this computer.

    Raises OSError if that is not possible.
    """
    # The protocol is named because asyncio sends at once (TCP_NODELAY) only then: an answer took 40 ms more.
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if os.name == "posix":  # elsewhere it would let somebody else take the port as well
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((HOST, port))
        found.listen()  # only now is the port taken: two sockets may be bound to it
    except BaseException:
        found.close()
        raise
    return found


def address_of(listening: socket.socket) -> str:
    """Return the address of the page served on a socket."""
    return f"http://{HOST}:{port_of(listening)}/"


def serve(listening: socket.socket, ready: Callable[[], object] = lambda: None) -> None:
    """Serve the app on a socket until it is stopped, for example by Ctrl-C; ``ready`` is called when it answers.

    Raises MissingExtra if required libraries are not installed.
    """
    try:
        import uvicorn

        from .server import application
    except ImportError as error:
        raise MissingExtra(
            f"the app needs libraries that are not installed: pip install 'crosshatch[app]' ({error})"
        ) from error

    class Server(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                ready()

    config = uvicorn.Config(
        application(port_of(listening)), log_level="warning", access_log=False, lifespan="off", server_header=False
    )
    Server(config).run([listening])


def show(address: str) -> bool:
    """Open a page in the browser; return whether that succeeded."""
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False
