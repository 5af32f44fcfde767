"""Starting the local server: on this machine only, at its own port, with the page opened in the browser."""

import os
import socket
import webbrowser
from collections.abc import Callable

from ..board.errors import MissingExtra

HOST = "127.0.0.1"
"""Where the server listens: nobody but this machine can reach it."""

OWN_PORT = 8465
"""The port where the app is as a rule: browsers keep games by the address of a page, of which the port is a part."""

ANY_PORT = 0
"""The port that stands for any that is free."""


def own_or_free() -> socket.socket:
    """Return a socket that listens at ``OWN_PORT``, or where somebody else does, at a port that is free."""
    try:
        return bound(OWN_PORT)
    except OSError:
        return bound(ANY_PORT)


def port_of(listening: socket.socket) -> int:
    """Return the port of a socket."""
    port: int = listening.getsockname()[1]
    return port


def bound(port: int = ANY_PORT) -> socket.socket:
    """Return a socket that listens at a port of this machine.

    Raises OSError where that cannot be had.
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
    """Return the address of the page that is served at a socket."""
    return f"http://{HOST}:{port_of(listening)}/"


def serve(listening: socket.socket, ready: Callable[[], object] = lambda: None) -> None:
    """Serve the app at a socket until somebody ends it, as by Ctrl-C; ``ready`` is called when it answers.

    Raises MissingExtra where the libraries that it needs are not installed.
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
    """Open a page in the browser; whether that could be done."""
    try:
        return webbrowser.open(address)
    except webbrowser.Error:
        return False
