"""The command line, called as a user would."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import crosshatch as package
from crosshatch.board.puzzle import Puzzle
from crosshatch.cli import main
from crosshatch.position.status import solutions

COMMAND = [sys.executable, "-m", "crosshatch"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(package.__file__).parents[1]), "TERM": "xterm"}

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
EASY_SOLUTION = "483921657967345821251876493548132976729564138136798245372689514814253769695417382"
HARD = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"
CLASH = "55" + EASY[2:]
SEVERAL = EASY[:20] + "." * 10 + EASY[30:]

Run = Callable[..., Result]


@pytest.fixture
def crosshatch(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that calls ``crosshatch`` with arguments, in an empty folder."""
    monkeypatch.chdir(tmp_path)

    def run(*arguments: str, stdin: str | bytes | None = None) -> Result:
        return CliRunner().invoke(main, arguments, input=stdin)

    return run


PATIENCE = 120.0
"""How many seconds a process may take to end."""


class Process(subprocess.Popen[str]):
    """A process that does not outlive its test: it is killed where it does not end in time, or the test fails."""

    def communicate(self, *given: Any, **options: Any) -> tuple[str, str]:
        try:
            return super().communicate(*given, **{"timeout": PATIENCE} | options)
        except subprocess.TimeoutExpired:
            self.kill()
            raise

    def __exit__(self, kind: type[BaseException] | None, *rest: Any) -> None:
        if kind is not None:
            self.kill()
        super().__exit__(kind, *rest)


ENDING = [each for each in signal.Signals if each.name in ("SIGHUP", "SIGINT", "SIGTERM")]
"""The signals that end a process."""


@contextmanager
def signals_answered() -> Iterator[None]:
    """Let processes that are begun meanwhile answer signals, even where the tests were begun without.

    Under ``nohup``, and in the background of some shells, signals are ignored, and every process would inherit that.
    """
    ignored = [each for each in ENDING if signal.getsignal(each) is signal.SIG_IGN]
    for each in ignored:
        signal.signal(each, signal.SIG_DFL)
    try:
        yield
    finally:
        for each in ignored:
            signal.signal(each, signal.SIG_IGN)


@pytest.fixture
def start() -> Callable[..., subprocess.Popen[str]]:
    """Return a function that starts ``crosshatch`` as a process, its output and its complaints in pipes."""

    def run(*arguments: str, **options: Any) -> subprocess.Popen[str]:
        usual = {"env": ENVIRONMENT, "stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        with signals_answered():
            return Process([*COMMAND, *arguments], text=True, **usual | options)

    return run


@pytest.fixture
def run_python() -> Callable[[str], subprocess.CompletedProcess[str]]:
    """Return a function that runs a Python program as a process, with the package."""

    def run(program: str) -> subprocess.CompletedProcess[str]:
        with signals_answered():
            process = Process(
                [sys.executable, "-c", program],
                env=ENVIRONMENT,
                text=True,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
            )
        with process:
            printed, complaints = process.communicate()
        return subprocess.CompletedProcess(process.args, process.returncode, printed, complaints)

    return run


@pytest.fixture
def on_a_terminal() -> Callable[..., str]:
    """Return a function that calls ``crosshatch`` with a stream on a terminal, and returns what it writes there."""

    def run(stream: str, *arguments: str, **environment: str) -> str:
        ours, theirs = os.openpty()
        streams = {"stdout": subprocess.DEVNULL, stream: theirs}
        shown = b""
        with (
            subprocess.Popen([*COMMAND, *arguments], env=ENVIRONMENT | environment, **streams) as process,
            open(ours, "rb", buffering=0) as terminal,
        ):
            os.close(theirs)
            with suppress(OSError):  # that is how Linux says that nobody writes there any more
                while read := terminal.read(10_000):
                    shown += read
        assert process.returncode == 0
        return shown.decode()

    return run


@pytest.fixture
def environment() -> dict[str, str]:
    """The environment in which a process finds the package."""
    return ENVIRONMENT


@pytest.fixture
def easy() -> str:
    """A puzzle that singles solve."""
    return EASY


@pytest.fixture
def solution() -> str:
    """The solution of the easy puzzle."""
    return EASY_SOLUTION


@pytest.fixture
def hard() -> str:
    """A puzzle that takes more than singles."""
    return HARD


@pytest.fixture
def quick() -> str:
    """The hard puzzle with all but its first rows filled: to find all its steps takes seconds, interpreted minutes."""
    [filled] = solutions(Puzzle(HARD))
    return HARD[:18] + filled[18:]


@pytest.fixture
def clash() -> str:
    """A puzzle with two 5s in row 1."""
    return CLASH


@pytest.fixture
def several() -> str:
    """A puzzle with several solutions."""
    return SEVERAL
