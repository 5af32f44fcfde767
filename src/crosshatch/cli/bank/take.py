"""``crosshatch bank take``: puzzles that are wanted now, each given out once."""

import sys
from pathlib import Path

import click

from ...bank import Bank, Kept, TooFew, Use, Wish
from ...generator.seeds import drawn_seed
from ...messages import counted, listed
from ..choices import WholeNumber
from ..made_forms import form_options
from ..output import complain
from ..run import DONE, NOT_ALL_MADE
from ..targets import Wanted, target_options
from .forms import form_named, say_all
from .opening import bank_argument, opened


@click.command("take")
@bank_argument
@target_options
@click.option("--tag", "tags", multiple=True, help="Only puzzles with this tag (repeat for more).")
@click.option("--count", type=WholeNumber(min=1), default=1, show_default=True, help="How many puzzles.")
@click.option("--date", "day", default="", metavar="DATE", help="The day for which they are, such as 2031-05-03.")
@click.option("--daily", is_flag=True, help="The first is for --date, each of the others for the next day.")
@click.option("--used-for", default="", metavar="TEXT", help="What they are for, such as 'Morning Post'.")
@click.option("--random", "at_random", is_flag=True, help="Any of them, not the oldest.")
@click.option("--seed", help="Any of them, the same of the same bank with the same seed.")
@click.option("--fewer", is_flag=True, help="Take what there is where that is less.")
@click.option("--dry-run", is_flag=True, help="Print them, and take none.")
@form_options
def command(
    file: Path,
    wanted: Wanted,
    tags: tuple[str, ...],
    count: int,
    day: str,
    daily: bool,
    used_for: str,
    at_random: bool,
    seed: str | None,
    fewer: bool,
    dry_run: bool,
    form: str | None,
    as_csv: bool,
    as_json: bool,
) -> None:
    """Take puzzles from a bank, each once.

    They are marked as used, and then printed.  The options of 'generate' say which will do; the oldest come first.
    Nobody gets one of them again, even if several take at once.  Should the output be lost, 'bank taken FILE' prints
    them once more.  Where there are fewer than --count, none is taken, unless --fewer.

    Exit codes: 0 done; 1 there are fewer; 2 bad options, or no such bank.
    """
    generator = wanted.generator()
    written = form_named(form, as_csv, as_json)(generator.scale)
    wish = Wish(generator.target, generator.scale, tags)
    if at_random and seed is None:
        seed = str(drawn_seed())
    with opened(file) as bank:
        try:
            taken = bank.take(count, wish, Use(day, used_for), daily=daily, seed=seed, fewer=fewer, dry_run=dry_run)
        except TooFew as error:
            fewer_too = "--fewer takes what there is, and " if error.left else ""
            complain("", f"{error}; {fewer_too}'crosshatch bank fill' makes more")
            _tell_of_other_versions(bank, wish)
            sys.exit(NOT_ALL_MADE)
        short = f", {count} asked for" if len(taken) < count else ""
        if dry_run:
            complain("", f"a dry run: {counted(len(taken), 'puzzle')} would be taken{short}")
        else:
            number = taken[0].used.take if taken and taken[0].used else 0
            named = f"take {number}: " if number else ""
            complain("", f"{named}{counted(len(taken), 'puzzle')} taken{short}, {bank.left(wish)} left")
            _tell_of_same_days(bank, taken)
    say_all(written, taken)
    sys.exit(NOT_ALL_MADE if short else DONE)


def _tell_of_same_days(bank: Bank, taken: list[Kept]) -> None:
    """Say which days have other puzzles for the same purpose, as after a command that was given twice."""
    uses = {each.used.use: each.used.take for each in taken if each.used and each.used.use.on}
    for use, take in uses.items():
        others = (each.used for each in bank.taken(on=use.on, what_for=use.what_for))
        before = sorted({other.take for other in others if other and other.take != take})
        if before:
            complain("", f"there is another puzzle {use} already, of take {listed(before)}")


def _tell_of_other_versions(bank: Bank, wish: Wish) -> None:
    """Say how many unused puzzles have no grade of the scale as it is now, and how they get one."""
    number = len(bank.ungraded(wish.scale, unused=True))
    if number:
        verb = "has" if number == 1 else "have"
        complain(
            "",
            f"{counted(number, 'unused puzzle')} {verb} no grade of version {wish.scale.version} of the scale "
            f"{wish.scale.name}: 'crosshatch bank grade' gives them one",
        )
