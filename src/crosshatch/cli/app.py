"""``crosshatch app``: play, learn and make puzzles in the browser, answered by this machine."""

from pathlib import Path

from ..app.launch import OWN_PORT, address_of, bound, own_or_free, port_of, serve, show
from ..board.errors import CrosshatchError
from ..verbs.declaration import BadRequest, flag, option, verb
from ..verbs.kinds import Folder, Section, Whole
from .output import say, wrong_names_told


@verb
class Command:
    """Play, learn, grade and make puzzles in your browser.

    The server runs on this computer only and is not reachable from others.  Press Ctrl-C to stop it.  Install its
    libraries with: pip install 'crosshatch[app]'.

    --static writes the app as files that any web host can serve.  All of Crosshatch then runs in the visitor's browser,
    and no data leaves it.  --npm writes a package with which JavaScript apps can do the same.
    """

    port: int | None = option(
        Whole(1, 65535), "Port to listen on.", usual=f"{OWN_PORT}, or a free one", section=Section.RUN
    )
    no_browser: bool = flag("Print the address without opening the browser.", section=Section.RUN)
    static: Path | None = option(Folder(), "Write the app as static files instead of serving it (needs --pyodide).")
    npm: Path | None = option(Folder(), "Write an npm package for other apps instead (needs --pyodide).")
    pyodide: Path | None = option(
        Folder(there=True), "Folder with the unpacked npm package 'pyodide' (Python for browsers)."
    )

    def run(self) -> None:
        """Serve the app, or write it."""
        if self.static and self.npm:
            raise BadRequest("--static and --npm cannot be combined.")
        folder = self.static or self.npm
        if folder is None and self.pyodide is None:
            _serve(self.port, browser=not self.no_browser)
        elif folder is None:
            raise BadRequest("--pyodide needs --static or --npm.")
        elif self.pyodide is None:
            given = "--static" if self.static else "--npm"
            raise BadRequest(f"{given} needs --pyodide, the folder with the unpacked npm package 'pyodide'.")
        else:
            _write(folder, self.pyodide, is_package=self.npm is not None)


def _write(folder: Path, pyodide: Path, is_package: bool) -> None:
    from ..app.npm_package import build_package
    from ..app.static import build

    with wrong_names_told():
        built = build_package(folder, pyodide) if is_package else build(folder, pyodide)
    use = "install it with npm install, or publish it" if is_package else "copy it to any web host"
    say(f"{folder}: {built.size / 1e6:.1f} MB; {use}")
    if built.uncompiled:
        say(f"The first hint will be slow, because the code could not be compiled in advance: {built.uncompiled}")


def _serve(port: int | None, browser: bool) -> None:
    from ..app.server import application

    try:
        listening = bound(port) if port else own_or_free()
    except OSError as error:
        wanted = f"port {port}" if port else "any port"
        raise CrosshatchError(f"cannot use {wanted}: {error.strerror or error}; choose another with --port") from error
    address = address_of(listening)

    def ready() -> None:
        say(f"Crosshatch is running at {address} (press Ctrl-C to stop it)")
        if not port and port_of(listening) != OWN_PORT:
            say(f"Port {OWN_PORT} is in use, perhaps by another Crosshatch. Saved games are available only there.")
        if browser:
            show(address)

    with listening:
        serve(application(port_of(listening)), listening, ready)
