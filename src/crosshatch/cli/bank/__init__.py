"""``crosshatch bank``: graded puzzles kept in one file, a module for each of its verbs, loaded when it is called."""

from typing import Any

import click

from ...bank.errors import BusyBank
from .. import Fault, LazyVerbs

GROUPS = {
    "Fill and take": ("fill", "import", "take", "taken", "export"),
    "See and change": ("status", "log", "show", "mark", "grade", "check"),
}
"""The verbs of banks."""


EVERYDAY = {"import": "add load", "export": "dump save", "mark": "tag use", "status": "count info", "show": "find"}
"""Other words that people may try for a verb."""


class BankVerbs(LazyVerbs):
    """The verbs of banks."""

    groups = GROUPS
    everyday = EVERYDAY
    package = __name__
    example = "bank status FILE"

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
