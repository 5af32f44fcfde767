"""What terminals show: lines in the colours of the palette (``render.palette``), and a progress bar.

This is the only module that needs ``rich``; import it where there is a terminal to write to.
"""

import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

from ..render.palette import LOOKS, Look
from ..step import Line, Role


def style_of(look: Look) -> str:
    """Return a look as a style of rich, such as ``bold green``."""
    return " ".join(filter(None, (look.weight, look.colour)))


STYLES: dict[Role, str] = {role: style_of(look) for role, look in LOOKS.items()}
"""How each role looks, in rich's words; text without a role is plain."""

INTERVAL = 0.1
"""Seconds between two pictures of the progress bar."""


def console(forced: bool) -> Console:
    """Return the console of standard output; ``forced`` asks for colours even if that is no terminal."""
    if forced:
        return Console(highlight=False, force_terminal=True, color_system="standard")
    return Console(highlight=False)


def styled(line: Line) -> Text:
    """Return a line with the style of each role."""
    return Text.assemble(*((span.text, STYLES[span.role] if span.role else "") for span in line))


def show(lines: Iterable[Line], console: Console) -> None:
    """Print lines in colour; rows of a grid that are too wide for the terminal run on, as plain text does."""
    for line in lines:
        console.print(styled(line), soft_wrap=True)


class Rate(ProgressColumn):
    """How many puzzles are done in a second."""

    def render(self, task: Task) -> Text:
        """Return the rate, once it is known."""
        return Text(f"{task.speed:,.0f}/s" if task.speed else "")


@contextmanager
def progress_bar(total: int | None, done: int) -> Iterator[Callable[[], None]]:
    """Show a progress bar on standard error, with the rate and the time left; give the function that moves it by one.

    ``total`` is the number of puzzles, None if it is not known; ``done`` is how many were done before.
    """
    columns = (BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), auto_refresh=False) as progress:
        task = progress.add_task("", total=total, completed=done)
        count = done
        shown = time.monotonic()

        def advance() -> None:
            nonlocal count, shown
            count += 1
            now = time.monotonic()
            if now - shown >= INTERVAL:
                shown = now
                progress.update(task, completed=count, refresh=True)

        try:
            yield advance
        finally:
            progress.update(task, completed=count, refresh=True)
