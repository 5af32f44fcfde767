"""``crosshatch bank``: graded puzzles kept in one file, a module for each of its verbs, loaded when it is called."""

from typing import Any

import click

from ...bank.errors import BusyBank
from .. import Fault, LazyVerbs

VERBS = ("fill", "take", "taken", "status", "log", "show", "mark", "import", "export", "grade", "check")


class BankVerbs(LazyVerbs):
    """The verbs of banks."""

    verbs = VERBS
    package = __name__
    unknown = "There is no 'bank {verb}'. Choose one of {verbs}, as in 'bank status FILE'."

    def invoke(self, ctx: click.Context) -> Any:
        """Run the verb; a bank on which others are at work all the time is no fault of the input."""
        try:
            return super().invoke(ctx)
        except BusyBank as error:
            raise Fault(str(error)) from error


@click.group(cls=BankVerbs)
def command() -> None:
    """Keep graded puzzles in a FILE, to take from when they are needed, and never the same twice.

    The FILE is a database of SQLite, which 'bank fill' and 'bank import' make.  Any number of programs may use it at
    once, and each may be killed at any moment: what a verb has reported is done, and nothing is half done.
    """
