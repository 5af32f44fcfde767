"""``crosshatch app``: play, learn and make puzzles in the browser, answered by this machine."""

import click

from ..app.launch import ANY_PORT, address_of, bound, serve, show
from . import Fault
from .choices import WholeNumber
from .output import say


@click.command("app")
@click.option("--port", type=WholeNumber(1, 65535), help="The port to listen at; one that is free if left out.")
@click.option("--browser/--no-browser", default=True, help="Open the page in the browser, or only say where it is.")
def command(port: int | None, browser: bool) -> None:
    """Play, get hints and explanations, grade and make puzzles in the browser.

    Everything is worked out on this machine, and only this machine can reach it.  End it with Ctrl-C.  It needs
    libraries of its own: pip install 'crosshatch[app]'.
    """
    try:
        listening = bound(port or ANY_PORT)
    except OSError as error:
        raise Fault(f"the app cannot listen at port {port}: {error.strerror or error}; leave --port out") from error
    address = address_of(listening)

    def ready() -> None:
        say(f"Crosshatch is at {address} (end it with Ctrl-C)")
        if browser:
            show(address)

    with listening:
        serve(listening, ready)
