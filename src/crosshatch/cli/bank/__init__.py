"""``crosshatch bank``: graded puzzles kept in one file, a module for each of its verbs, loaded when it is called."""

from importlib import import_module
from typing import Any

import click

from ...bank.errors import BusyBank
from .. import Fault

VERBS: dict[str, str] = {
    "fill": "filling",
    "take": "taking",
    "taken": "again",
    "status": "status",
    "log": "log",
    "show": "show",
    "mark": "mark",
    "import": "importing",
    "export": "exporting",
    "grade": "grading",
    "check": "checking",
}
"""The verbs in the order in which people meet them, each with its module."""


class BankVerbs(click.Group):
    """The verbs, each imported from its module when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the verbs."""
        return list(VERBS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of a verb, or None if there is no such verb."""
        if cmd_name not in VERBS:
            return None
        command: click.Command = import_module(f".{VERBS[cmd_name]}", __package__).command
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the verb and its arguments; if there is no such verb, say which there are."""
        if args[0] not in VERBS and not args[0].startswith("-"):
            ctx.fail(f"There is no 'bank {args[0]}'. Choose one of {', '.join(VERBS)}, as in 'bank status FILE'.")
        return super().resolve_command(ctx, args)

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
