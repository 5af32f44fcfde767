"""What is said where an option does not exist: the nearest one of the same verb, or the verbs that have it."""

from collections.abc import Iterator
from difflib import get_close_matches

import click

from ..board.messages import listed

PROGRAM = "crosshatch"

LIKENESS = 0.7
"""How like another option a mistyped one is, from 0 to 1."""

MOST_VERBS = 6
"""The maximum number of verbs that a message names."""


def unknown_option(error: click.NoSuchOption) -> str:
    """Return the message for an option that a verb does not have."""
    if error.ctx is None:
        return error.format_message()
    verb, name = " ".join(error.ctx.command_path.split()[1:]), error.option_name
    message = f"{verb or PROGRAM} has no option {name}"
    near = get_close_matches(name, _options_of(error.ctx.command), 1, LIKENESS)
    if near:
        return f"{message}; did you mean {near[0]}?"
    others = [other for other, command in _verbs(error.ctx.find_root()) if name in _options_of(command)]
    if not others:
        return f"{message}; '{' '.join(filter(None, (PROGRAM, verb)))} --help' lists its options."
    some = [*others[:MOST_VERBS], "others"] if len(others) > MOST_VERBS else others
    return f"{message}; {listed(some)} {'has' if len(some) == 1 else 'have'} it."


def _options_of(command: click.Command) -> list[str]:
    """Return the names of a command's options, but for that of its help."""
    return [
        name for each in command.params if isinstance(each, click.Option) for name in each.opts + each.secondary_opts
    ]


def _verbs(ctx: click.Context, prefix: str = "") -> Iterator[tuple[str, click.Command]]:
    """Yield all verbs of a group with their names, those of the groups within it too."""
    assert isinstance(ctx.command, click.Group)
    for name in ctx.command.list_commands(ctx):
        command = ctx.command.get_command(ctx, name)
        if isinstance(command, click.Group):
            yield from _verbs(click.Context(command, ctx, name), f"{prefix}{name} ")
        elif command:
            yield f"{prefix}{name}", command
