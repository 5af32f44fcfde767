"""``crosshatch bank``: graded puzzles kept in one file, with modules for its verbs, loaded when one is called."""

from importlib import import_module
from typing import Any

import click

from ...bank.errors import BusyBank
from .. import Fault, LazyVerbs
from ..host import command_of

GROUPS = {
    "Fill and take": {"fill": "", "import": "add load", "take": "", "taken": "", "export": "dump save"},
    "See and change": {"status": "count info", "log": "", "show": "find", "mark": "tag use", "grade": "", "check": ""},
}
"""The verbs of banks, each with other words that people may try for it."""

MODULES = {
    "adding": ("fill", "import"),
    "taking": ("take", "taken", "export"),
    "inspecting": ("status", "log", "show", "mark", "grade", "check"),
}
"""The modules in which they are."""


class BankVerbs(LazyVerbs):
    """The verbs of banks."""

    groups = GROUPS
    package = __name__
    example = "bank status FILE"

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of a verb, or None if there is no such verb."""
        module = next((module for module, verbs in MODULES.items() if cmd_name in verbs), None)
        if module is None:
            return None
        return command_of(cmd_name, getattr(import_module(f".{module}", self.package), f"{cmd_name.title()}Command"))

    def invoke(self, ctx: click.Context) -> Any:
        """Run the verb; a bank on which others are at work all the time is no fault of the input."""
        try:
            return super().invoke(ctx)
        except BusyBank as error:
            raise Fault(str(error)) from error


@click.group(cls=BankVerbs)
def command() -> None:
    """Keep a stock of graded puzzles, and use each only once.

    A bank is an SQLite database in a FILE, which 'bank fill' and 'bank import' create. Several programs can use it at
    the same time. If one is interrupted, every change that it has reported is saved, and no change is half done.
    """
