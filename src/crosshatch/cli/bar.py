"""A progress bar on standard error, with the rate and the time that remains.

It needs ``rich``: ``progress`` imports it where there is somebody to see it.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TimeRemainingColumn
from rich.text import Text

INTERVAL = 0.1
"""Seconds between two pictures of the bar."""


class Rate(ProgressColumn):
    """How many puzzles are done in a second."""

    def render(self, task: Task) -> Text:
        """Return the rate, once it is known."""
        return Text(f"{task.speed:,.0f}/s" if task.speed else "")


@contextmanager
def progress_bar(total: int | None, done: int) -> Iterator[Callable[[], None]]:
    """Show a bar, and give the function that moves it by one.

    ``total`` is how many puzzles there are, None where nobody knows; ``done`` how many were done before.
    """
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), Rate(), TimeRemainingColumn())
    with Progress(*columns, console=console, auto_refresh=False) as progress:
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
