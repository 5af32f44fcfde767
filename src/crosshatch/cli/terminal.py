"""What terminals show: lines in the colours of the palette (``render.palette``), and a progress bar.

This is the only module that needs ``rich``; import it where there is a terminal to write to.
"""

import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, redirect_stderr, redirect_stdout
from typing import Any, TextIO

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from ..logic.step import Line, Role
from ..render.palette import LOOKS, Look
from .streams import printable


def style_of(look: Look) -> str:
    """Return a look as a style of rich, such as ``bold green``."""
    return " ".join(filter(None, (look.weight, look.colour)))


STYLES: dict[Role, str] = {role: style_of(look) for role, look in LOOKS.items()}
"""How each role looks, in rich's words; text without a role is plain."""

INTERVAL = 0.1
"""Seconds between two pictures of the progress bar."""

START_OF_ROW, ERASE_ROW = "\r", "\r\x1b[2K"
"""What moves a terminal's cursor to the start of its row, and what erases that row besides."""


def console(forced: bool) -> Console:
    """Return the console of standard output; ``forced`` asks for colours even if that is no terminal."""
    if forced:
        return Console(highlight=False, force_terminal=True, color_system="standard")
    return Console(highlight=False)


def styled(line: Line) -> Text:
    """Return a line with the style of each role."""
    return Text.assemble(*((printable(span.text), STYLES[span.role] if span.role else "") for span in line))


def show(lines: Iterable[Line], console: Console) -> None:
    """Print lines in colour; rows of a grid that are too wide for the terminal run on, as plain text does."""
    for line in lines:
        console.print(styled(line), soft_wrap=True)


class Rate(ProgressColumn):
    """How many puzzles are done in a second."""

    def render(self, task: Task) -> Text:
        """Return the rate, once it is known."""
        return Text(f"{task.speed:,.0f}/s" if task.speed else "")


class _Bar:
    """A progress bar in the last row of a terminal; whatever else is written there erases it first.

    The cursor stays at the start of the row, so that another program of a pipe writes over the bar and not behind it.
    """

    def __init__(self, terminal: TextIO, total: int | None, done: int) -> None:
        self._terminal = terminal
        self._console = Console(file=terminal)
        self._progress = Progress(
            BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn(), console=self._console
        )  # never started, as it would redirect standard output
        self._task = self._progress.add_task("", total=total, completed=done)
        self._done = done
        self._drawn_at = 0.0
        self._shown = False
        self.draw()

    def advance(self) -> None:
        """Count a puzzle, and draw the bar anew where the last picture is old."""
        self._done += 1
        if time.monotonic() - self._drawn_at >= INTERVAL:
            self.draw()

    def draw(self) -> None:
        """Draw the bar anew, if the terminal can erase it again."""
        self._drawn_at = time.monotonic()
        if self._console.is_dumb_terminal or self._console.legacy_windows:
            return
        self._progress.update(self._task, completed=self._done)
        with self._console.capture() as drawn:
            self._console.print(self._progress)
        self.erase()
        self._write(drawn.get().rstrip("\n") + START_OF_ROW)
        self._shown = True

    def erase(self) -> None:
        """Erase the bar, if it is shown."""
        if self._shown:
            self._shown = False
            self._write(ERASE_ROW)

    def _write(self, text: str) -> None:
        self._terminal.write(text)
        self._terminal.flush()


class _AboveBar:
    """A stream to the terminal that has the bar: erases the bar before anything is written."""

    def __init__(self, stream: TextIO, bar: _Bar) -> None:
        self._stream = stream
        self._bar = bar

    def write(self, text: str) -> int:
        """Write a text."""
        self._bar.erase()
        return self._stream.write(text)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


@contextmanager
def progress_bar(total: int | None, done: int) -> Iterator[Callable[[], None]]:
    """Show a progress bar on standard error, with the rate and the time left; give the function that moves it by one.

    ``total`` is the number of puzzles, None if it is not known; ``done`` is how many were done before.  The bar is
    erased at the end.  Standard output is left alone, unless it is a terminal too.
    """
    bar = _Bar(sys.stderr, total, done)
    with ExitStack() as streams:
        streams.enter_context(redirect_stderr(_AboveBar(sys.stderr, bar)))
        if sys.stdout.isatty():
            streams.enter_context(redirect_stdout(_AboveBar(sys.stdout, bar)))
        try:
            yield bar.advance
        finally:
            bar.erase()
