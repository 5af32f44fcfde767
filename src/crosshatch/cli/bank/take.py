"""``crosshatch bank take``: puzzles that are wanted now, each given out once."""

import sys
from datetime import date, timedelta
from pathlib import Path

import click

from ...bank import Bank, DayTaken, Query, TooFew, Use
from ...board.messages import counted
from ...generator.seeds import drawn_seed
from ...publishing.calendar import Calendar
from ..choices import WholeNumber
from ..made_forms import form_options
from ..output import complain
from ..outputs import LINE, chosen_format, printed_output_option
from ..run import DONE, NOT_ALL_MADE
from ..targets import Request, target_options
from .forms import say_all
from .opening import bank_argument, opened

DAYS = 7
"""How many days a week has, where nobody says otherwise."""

OF_A_WEEK = frozenset({"symmetry", "scale"})
"""The options about puzzles that say something of all entries of a week."""


@click.command("take")
@bank_argument
@target_options
@click.option(
    "--week", help="A puzzle for each day of a week, as 'calendar' has it: seven entries with blanks or commas between."
)
@click.option("--tag", "tags", multiple=True, help="Only puzzles with this tag (repeat for more).")
@click.option("--count", type=WholeNumber(min=1), help="How many: 1 if left out; of a --week, how many days: 7.")
@click.option("--date", "day", default="", metavar="DATE", help="The day for which they are, such as 2031-05-03.")
@click.option("--daily", is_flag=True, help="The first is for --date, each of the others for the next day.")
@click.option("--used-for", default="", metavar="TEXT", help="What they are for, such as 'Morning Post'.")
@click.option("--random", "at_random", is_flag=True, help="Any of them, not the oldest.")
@click.option("--seed", help="Any of them, the same of the same bank with the same seed.")
@click.option("--fewer", is_flag=True, help="Take what there is where that is less.")
@click.option("--again", is_flag=True, help="Even for a day that has a puzzle for the same purpose already.")
@click.option("--dry-run", is_flag=True, help="Print them, and take none.")
@form_options
@printed_output_option(".txt", ".csv", ".jsonl")
def command(
    file: Path,
    wanted: Request,
    week: str | None,
    tags: tuple[str, ...],
    count: int | None,
    day: str,
    daily: bool,
    used_for: str,
    at_random: bool,
    seed: str | None,
    fewer: bool,
    again: bool,
    dry_run: bool,
    form: str | None,
    as_csv: bool,
    as_json: bool,
) -> None:
    """Take puzzles from a bank, each once.

    They are marked as used, and then printed.  The options of 'generate' say which will do; the oldest come first.
    Nobody gets one of them again, even if several take at once.  Should the output be lost, 'bank taken FILE' prints
    them once more.  Where there are fewer than --count, none is taken, unless --fewer; nor where a day has a puzzle
    for the same purpose already, as after a command that was given twice, unless --again.

    Exit codes: 0 done; 1 there are fewer, or a day has one already; 2 bad options, or no such bank.
    """
    generator = wanted.generator()
    name = chosen_format(form, as_csv, as_json) or LINE
    query = Query(generator.target, generator.scale, tags)
    use = Use(day, used_for)
    places = None if week is None else _places(week, wanted, count or DAYS, use, tags, fewer)
    if at_random and seed is None:
        seed = str(drawn_seed())
    count = len(places) if places is not None else count or 1
    with opened(file) as bank:
        try:
            if places is None:
                taken = bank.take(count, query, use, daily=daily, seed=seed, fewer=fewer, again=again, dry_run=dry_run)
            else:
                taken = bank.take_each(places, seed=seed, again=again, dry_run=dry_run)
        except TooFew as error:
            fewer_too = "--fewer takes what there is, and " if error.left and places is None else ""
            complain("", f"{error}; {fewer_too}'crosshatch bank fill' makes more")
            _tell_of_other_versions(bank, query)
            sys.exit(NOT_ALL_MADE)
        except DayTaken as error:
            complain("", f"{error}; 'crosshatch bank taken' prints takes again, and --again takes more")
            sys.exit(NOT_ALL_MADE)
        short = f", {count} asked for" if len(taken) < count else ""
        if dry_run:
            complain("", f"a dry run: {counted(len(taken), 'puzzle')} would be taken{short}")
        else:
            number = taken[0].used.take if taken and taken[0].used else 0
            named = f"take {number}: " if number else ""
            left = f", {bank.left(query)} left" if places is None else ""
            complain("", f"{named}{counted(len(taken), 'puzzle')} taken{short}{left}")
    say_all(name, generator.scale, taken)
    sys.exit(NOT_ALL_MADE if short else DONE)


def _places(
    week: str, wanted: Request, days: int, use: Use, tags: tuple[str, ...], fewer: bool
) -> list[tuple[Query, Use]]:
    """Return what is to be taken for the days of a week, from the day of a use on.

    Raises CalendarError where it is no week, and click.UsageError where something else says what puzzles must be like.
    """
    others = sorted(wanted.named - OF_A_WEEK)
    if others:
        raise click.UsageError(f"--week says what puzzles must be like: leave --{others[0].replace('_', '-')} out.")
    if not use.on:
        raise click.UsageError("A --week begins on a day: say which (--date 2031-05-03).")
    if fewer:
        raise click.UsageError("The puzzles of a --week are all different: leave --fewer out.")
    calendar = Calendar(
        week, symmetry=wanted.target().symmetry, scale=wanted.scale if "scale" in wanted.named else None
    )
    first = date.fromisoformat(use.on)
    return [
        (Query(slot.kind.target, calendar.scale_of(slot), tags), Use(slot.date, use.what_for))
        for slot in calendar.slots(first + timedelta(number) for number in range(days))
    ]


def _tell_of_other_versions(bank: Bank, query: Query) -> None:
    """Say how many unused puzzles have no grade of the scale as it is now, and how they get one."""
    number = len(bank.ungraded(query.scale, unused=True))
    if number:
        verb = "has" if number == 1 else "have"
        complain(
            "",
            f"{counted(number, 'unused puzzle')} {verb} no grade of version {query.scale.version} of the scale "
            f"{query.scale.name}: 'crosshatch bank grade' gives them one",
        )
