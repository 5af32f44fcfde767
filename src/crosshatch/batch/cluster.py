"""Work on several machines: an executor that uses the workers of a Dask scheduler.

Workers may join and leave while a batch runs.  If a worker is lost, the scheduler gives its work to another.  Each call
carries the version of Crosshatch and a digest of its source, and a worker with a different one refuses the call, so
results are the same as on this machine.  The scheduler itself only passes bytes on and does not need Crosshatch.
"""

import logging
import pickle
import warnings
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures import wait as wait_for
from contextlib import suppress
from functools import cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from threading import Event, Thread
from typing import Any, NamedTuple, ParamSpec, TypeVar
from uuid import uuid4

from ..board.errors import CrosshatchError, MissingExtra
from ..board.messages import listed
from ..version import __version__
from .errors import ClusterError, SchedulerLost, WorkerLost
from .workers import Workers, failure, outcome_of, packed, result_of

P = ParamSpec("P")
T = TypeVar("T")

PORT = 8786
"""The default port of a Dask scheduler."""

CONNECTING = 5
"""Seconds to wait for an answer from the scheduler."""

LOOKS = 2.0
"""Seconds between two checks of the number of workers."""


class Build(NamedTuple):
    """An installation of Crosshatch: its version, a digest of its source, and whether its engines are compiled."""

    version: str
    source: str
    compiled: bool

    def __str__(self) -> str:
        return f"Crosshatch {self.version} (source {self.source})"


@cache
def this_build() -> Build:
    """Return the build that is installed here."""
    engine = import_module("crosshatch.board.grid").__file__ or ""
    return Build(__version__, source_of(Path(__file__).parents[1]), not engine.endswith(".py"))


def source_of(package: Path) -> str:
    """Return a digest of the names and texts of a package's modules, ignoring the kind of line ends."""
    digest = sha256()
    for path in sorted(package.rglob("*.py"), key=lambda path: path.relative_to(package).parts):
        text = path.read_bytes().replace(b"\r\n", b"\n")
        digest.update(f"{path.relative_to(package).as_posix()} {len(text)}\n".encode() + text)
    return digest.hexdigest()[:10]


class _OnWorker:
    """A call that is made when it is unpickled, which only workers do."""

    def __init__(self, function: Callable[..., object], *arguments: object) -> None:
        self._call = function, arguments

    def __reduce__(self) -> tuple[Callable[..., object], tuple[object, ...]]:
        return self._call


def _build_there() -> Build:
    return this_build()


def _outcome_here(call: bytes, build: Build) -> bytes:
    here = this_build()
    if (here.version, here.source) == (build.version, build.source):
        return outcome_of(call)
    return failure(ClusterError(_unlike(f"a worker has {here}", build)))


def _unlike(there: str, build: Build) -> str:
    return f"{there}, but this machine has {build}; results could differ, so install the same build on all machines"


class Cluster(Workers):
    """An executor over the workers of the Dask scheduler at an address such as ``tcp://10.0.0.5:8786``.

    Raises MissingExtra if Dask is not installed, and ClusterError if no scheduler answers, or if a worker has another
    build of Crosshatch or none.
    """

    seconds = 0.5

    def __init__(self, address: str) -> None:
        self.address = address
        self._distributed = _library()
        self._client: Any = self._connected()
        self._theirs: dict[Future[Any], Any] = {}
        self.jobs = 1
        self._are_there = True
        self._over = Event()
        try:
            self._check_workers()
        except BaseException as error:
            self.end()
            if isinstance(error, OSError):  # as connections that end raise it
                raise self._lost() from error
            raise
        Thread(target=self._watch, daemon=True).start()

    def submit(self, fn: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> Future[T]:
        """Submit a call; the function, its arguments and its result must be picklable."""
        if self._over.is_set():
            raise RuntimeError("the connection to the cluster has been closed")
        sent = pickle.dumps(_OnWorker(_outcome_here, packed(fn, args, kwargs), this_build()))
        try:
            theirs = self._client.submit(pickle.loads, sent, key=f"crosshatch-{uuid4().hex}", pure=False)
        except Exception as error:  # whatever it is that a connection ends with
            raise self._lost() from error
        future: Future[T] = Future()
        self._theirs[future] = theirs
        future.add_done_callback(self._let_go)
        theirs.add_done_callback(lambda done: self._take_in(future, done))
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Disconnect from the cluster when all calls are done, or at once with ``cancel_futures``."""
        if cancel_futures:
            self.end()
            return
        if wait:
            wait_for(list(self._theirs))
            self.end()

    def end(self) -> None:
        """Disconnect from the cluster and cancel all unfinished calls."""
        self._over.set()
        for call in list(self._theirs):
            call.cancel()
        with suppress(Exception):  # the scheduler may be gone
            self._client.close(timeout=CONNECTING)

    def _connected(self) -> Any:
        addressing = import_module("distributed.comm.addressing")
        try:
            scheme, where = addressing.parse_address(self.address)
            if scheme in ("tcp", "tls"):
                host, port = addressing.parse_host_port(where or "localhost", PORT)
                where = addressing.unparse_host_port(host, port)
            import_module("distributed.comm.registry").get_backend(scheme)
            self.address = f"{scheme}://{where}"
        except (ValueError, TypeError) as error:
            raise ClusterError(
                f"{self.address!r} is not the address of a scheduler, such as tcp://10.0.0.5:{PORT}: {error}"
            ) from error
        try:
            return self._distributed.Client(self.address, timeout=CONNECTING, set_as_default=False, name="crosshatch")
        except (OSError, TimeoutError) as error:
            raise ClusterError(
                f"no Dask scheduler answers at {self.address}: {error}; start one with 'dask scheduler', and workers "
                f"with 'dask worker {self.address} --nworkers -1 --nthreads 1'"
            ) from error

    def _check_workers(self) -> None:
        """Check that all workers have the same build of Crosshatch as this machine."""
        here = this_build()
        found = self._client.run(pickle.loads, pickle.dumps(_OnWorker(_build_there)), on_error="return")
        lacking = sorted(worker for worker, build in found.items() if isinstance(build, ImportError))
        if lacking:
            raise ClusterError(f"Crosshatch is not installed on the {_workers(lacking)}; install {here} there")
        builds = {worker: build for worker, build in found.items() if isinstance(build, Build)}
        other = sorted(worker for worker in found if builds.get(worker, ("", ""))[:2] != here[:2])
        if other:
            there = builds.get(other[0], "another version of Crosshatch")
            raise ClusterError(_unlike(f"the {_workers(other)} {'have' if other[1:] else 'has'} {there}", here))
        slow = sorted(worker for worker, build in builds.items() if here.compiled and not build.compiled)
        if slow:
            _warn(f"the engines are not compiled on the {_workers(slow)}, which makes them much slower")
        threads = self._client.nthreads()
        several = sorted(worker for worker, number in threads.items() if number > 1)
        if several:
            _warn(
                f"the {_workers(several)} {'have' if several[1:] else 'has'} several threads, of which only one works "
                "at a time; start workers with --nworkers -1 --nthreads 1"
            )
        self._see_to_number(sum(threads.values()))

    def _see_to_number(self, threads: int) -> None:
        """Store the number of threads that the workers have, and warn when there are no workers left."""
        if not threads and self._are_there:
            _warn(
                f"the scheduler at {self.address} has no workers; waiting for some (start them with 'dask worker "
                f"{self.address} --nworkers -1 --nthreads 1')"
            )
        self._are_there = threads > 0
        self.jobs = max(1, threads)  # all that the workers have together

    def _watch(self) -> None:
        """Check the number of workers at regular intervals."""
        while not self._over.wait(LOOKS):
            with suppress(Exception):  # the client will find out whether the scheduler is lost
                threads = sum(self._client.nthreads().values())
                if not self._over.is_set():
                    self._see_to_number(threads)

    def _let_go(self, future: Future[Any]) -> None:
        """Let the scheduler forget a call that is done, and drop one that was cancelled before it began."""
        self._theirs.pop(future).release()

    def _lost(self) -> SchedulerLost:
        return SchedulerLost(f"lost the connection to the scheduler at {self.address}")

    def _take_in(self, future: Future[Any], theirs: Any) -> None:
        """Give a future the result or error of its call."""
        if future.cancelled() or not future.set_running_or_notify_cancel():
            return
        arrived = False
        try:
            outcome = theirs.result()
            arrived = True
            future.set_result(result_of(outcome))
        except self._distributed.scheduler.KilledWorker:
            future.set_exception(WorkerLost())
        except BaseException as error:  # cancelled futures raise what is no Exception
            # What is done there may still not get here: only of a call that failed is the error its own.
            future.set_exception(_told(error) if arrived or theirs.status == "error" else self._lost())


def _told(error: BaseException) -> BaseException:
    """Return an error of a worker for use here; an ImportError there becomes a ClusterError that says so."""
    if isinstance(error, ImportError) and not isinstance(error, CrosshatchError):
        return ClusterError(f"a package that is installed here is missing on a worker: {error}")
    return error


def _warn(text: str) -> None:
    warnings.warn(text, RuntimeWarning, stacklevel=2)


def _workers(addresses: list[str]) -> str:
    shown = addresses[:3]
    more = len(addresses) - len(shown)
    named = listed([*shown, f"{more} more"] if more else shown)
    return f"worker{'s' if len(addresses) > 1 else ''} {named}"


def hush() -> None:
    """Silence Dask's logging; this module reports errors and warnings itself.

    Raises MissingExtra if Dask is not installed.
    """
    _library()
    for name in logging.root.manager.loggerDict:  # it gives several of its loggers levels of their own
        if name.partition(".")[0] == "distributed":
            logging.getLogger(name).setLevel(logging.CRITICAL)


def _library() -> Any:
    try:
        return import_module("distributed")
    except ImportError as error:
        raise MissingExtra("a cluster needs Dask: pip install 'crosshatch[dask]'") from error
