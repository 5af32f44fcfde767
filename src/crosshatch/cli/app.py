"""``crosshatch app``: play, learn and make puzzles in the browser, answered by this machine."""

from pathlib import Path

import click

from ..app.launch import OWN_PORT, address_of, bound, own_or_free, port_of, serve, show
from . import Fault
from .choices import WholeNumber
from .output import say, wrong_names_told


@click.command("app")
@click.option(
    "--port",
    type=WholeNumber(1, 65535),
    help=f"The port to listen at; {OWN_PORT} if left out, or one that is free where that is taken.",
)
@click.option("--browser/--no-browser", default=True, help="Open the page in the browser, or only say where it is.")
@click.option(
    "--static",
    "folder",
    type=click.Path(file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Write the app as files for any host instead; needs --pyodide.",
)
@click.option(
    "--pyodide",
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Where the npm package 'pyodide' is unpacked, which is Python for browsers.",
)
def command(port: int | None, browser: bool, folder: Path | None, pyodide: Path | None) -> None:
    """Play, get hints and explanations, grade and make puzzles in the browser.

    Everything is worked out on this machine, and only this machine can reach it.  End it with Ctrl-C.  It needs
    libraries of its own: pip install 'crosshatch[app]'.

    With --static the app is written as files, to be put on any host: the whole library then runs in the reader's
    browser, and nothing leaves it.
    """
    if (folder is None) != (pyodide is None):
        raise click.UsageError("--static and --pyodide go together: a folder to write, and one that has Pyodide.")
    if folder is not None and pyodide is not None:
        from ..app.static import build

        with wrong_names_told():
            built = build(folder, pyodide)
        say(f"{folder}: {built.size / 1e6:.1f} MB; put it on any host of files")
        if built.uncompiled:
            say(f"The first hint will take longer than it might, as nothing is compiled beforehand: {built.uncompiled}")
        return
    try:
        listening = bound(port) if port else own_or_free()
    except OSError as error:
        raise Fault(f"the app cannot listen at port {port}: {error.strerror or error}; leave --port out") from error
    address = address_of(listening)

    def ready() -> None:
        say(f"Crosshatch is at {address} (end it with Ctrl-C)")
        if not port and port_of(listening) != OWN_PORT:
            say(f"Port {OWN_PORT} is taken, perhaps by Crosshatch itself: the games that the browser keeps are there.")
        if browser:
            show(address)

    with listening:
        serve(listening, ready)
