"""``crosshatch bank mark``: puzzles that are used, or are not; and their tags."""

import sys
from collections.abc import Iterator
from pathlib import Path

import click

from ...bank import Bank, BankError, Use
from ...board.messages import counted
from ...board.puzzle import Puzzle
from .. import BAD_INPUT
from ..choices import WholeNumber
from ..inputs import items
from ..output import complain
from ..run import DONE, PuzzleCommand
from .opening import bank_argument, opened


@click.command("mark", cls=PuzzleCommand)
@bank_argument
@click.argument("puzzles", nargs=-1, metavar="[PUZZLE]...")
@click.option("--take", type=WholeNumber(min=1), help="The puzzles of this take ('bank log' lists them).")
@click.option("--used", is_flag=True, help="They are used; --date and --used-for say so too.")
@click.option("--unused", is_flag=True, help="They are not used, and can be taken again.")
@click.option("--date", "day", default="", metavar="DATE", help="The day of their use, such as 2031-05-03.")
@click.option("--used-for", default="", metavar="TEXT", help="What they are used for.")
@click.option("--tag", "tags", multiple=True, help="Give them this tag (repeat for more).")
@click.option("--untag", "untags", multiple=True, help="Take this tag away (repeat for more).")
def command(
    file: Path,
    puzzles: tuple[str, ...],
    take: int | None,
    used: bool,
    unused: bool,
    day: str,
    used_for: str,
    tags: tuple[str, ...],
    untags: tuple[str, ...],
) -> None:
    """Mark puzzles as used or unused, or give them tags.

    Each PUZZLE is found in any orientation.  All are marked or, if one cannot be read or is not there, none.
    """
    use = Use(day, used_for)
    used = used or bool(day or used_for)
    if used and unused:
        raise click.UsageError("Puzzles are either used or unused: choose one.")
    if not (used or unused or tags or untags):
        raise click.UsageError("Say how to mark them: --used, --unused, --date, --used-for, --tag or --untag.")
    if bool(puzzles) == (take is not None):
        raise click.UsageError("Say which: either each PUZZLE, or --take and a number.")
    with opened(file) as bank:
        chosen = _of_take(bank, take) if take is not None else list(_given(puzzles))
        changed = 0
        if used:
            changed = len(bank.mark_used(chosen, use))
        if unused:
            changed = len(bank.mark_unused(chosen))
        if tags or untags:
            changed = len(bank.tag(chosen, tags, untags))
    complain("", f"{counted(changed, 'puzzle')} marked")
    sys.exit(DONE)


def _of_take(bank: Bank, take: int) -> list[Puzzle]:
    found = [each.puzzle for each in bank.taken(take)]
    if not found:
        raise BankError(f"{bank.path}: no puzzle is used by take {take}")
    return found


def _given(puzzles: tuple[str, ...]) -> Iterator[Puzzle]:
    """Yield the puzzles that are given; end the program where one cannot be read."""
    for item in items(puzzles):
        if item.puzzle is None:
            complain(item.source, f"{item.error}; nothing is marked")
            sys.exit(BAD_INPUT)
        yield item.puzzle
