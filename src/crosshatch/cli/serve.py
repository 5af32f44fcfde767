"""``crosshatch serve``: the protocol as a web service, for other people's apps."""

from errno import EADDRINUSE

from ..app.launch import HOST, address_of, bound, serve
from ..app.service import Service, ServiceError
from ..board.errors import CrosshatchError
from ..verbs import MODULES
from ..verbs.declaration import BadRequest, option, verb
from ..verbs.kinds import Choice, Seconds, Section, Text, Whole
from .output import say

OWN_PORT = 8466
"""The usual port of the service: the one after that of the app."""

USUAL_SECONDS = 10.0


@verb
class Command:
    """Serve hints, grades and puzzles to other apps over HTTP.

    Each method of the protocol is at its own path, such as /hint.  /openapi.json describes all methods, and /health
    reports whether the service is running.  Press Ctrl-C to stop it.  Install its libraries with: pip install
    'crosshatch[app]'.
    """

    port: int = option(Whole(1, 65535), "Port to listen on.", default=OWN_PORT, section=Section.RUN)
    host: str = option(
        Text(255),
        "Address to listen on. By default, only this computer can reach the service; 0.0.0.0 admits all computers.",
        default=HOST,
        metavar="ADDRESS",
        section=Section.RUN,
    )
    origin: tuple[str, ...] = option(
        Text(500),
        "Let pages of this origin call the service, for example https://puzzles.example (repeatable).",
        many=True,
        metavar="ORIGIN",
    )
    method: tuple[str, ...] = option(
        Choice([*MODULES]), "Offer only this method (repeatable).", many=True, metavar="METHOD", usual="all"
    )
    max_seconds: float = option(Seconds(), "Maximum time for each request.", default=USUAL_SECONDS)
    per_minute: int | None = option(
        Whole(1, 100_000), "Maximum number of requests per minute from each client.", usual="no limit"
    )
    at_once: int = option(Whole(1, 256), "Number of requests to process at once; others wait.", default=4)

    def run(self) -> None:
        """Serve the protocol until somebody stops it."""
        try:
            service = Service(
                origins=self.origin,
                methods=self.method or None,
                max_seconds=self.max_seconds,
                at_once=self.at_once,
                per_minute=self.per_minute,
            )
        except ServiceError as error:
            raise BadRequest(str(error)) from error
        try:
            listening = bound(self.port, self.host)
        except (OSError, UnicodeError) as error:
            raise self._refused(error) from error
        with listening:
            address = address_of(listening)
            serve(service, listening, lambda: say(f"Crosshatch is running at {address} (press Ctrl-C to stop it)"))

    def _refused(self, error: OSError | UnicodeError) -> CrosshatchError:
        """Return the error for a port or an address on which the service cannot listen."""
        reason = getattr(error, "strerror", None) or error
        if isinstance(error, PermissionError) or getattr(error, "errno", None) == EADDRINUSE:
            return CrosshatchError(f"cannot use port {self.port} of {self.host}: {reason}; choose another with --port")
        return CrosshatchError(f"cannot listen on {self.host}: {reason}; choose another address with --host")
