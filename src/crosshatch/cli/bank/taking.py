"""``crosshatch bank take``, ``taken`` and ``export``: puzzles out of a bank, each given out once."""

import sys
from datetime import date as day_of
from datetime import timedelta
from pathlib import Path

from ...bank import Bank, DayTaken, Query, TooFew, Usage
from ...board.messages import counted
from ...generator.seeds import drawn_seed
from ...publishing.calendar import Calendar
from ...solving.scale import Grade, Scale
from ...verbs.declaration import BadRequest, argument, flag, option, verb
from ...verbs.kinds import Section, Text, Whole
from ..exits import DONE, NOT_ALL_MADE
from ..made_puzzles import InForms
from ..output import complain
from ..scales import scale_option
from ..targets import ToTarget
from ..writing import JSON, LINE, Prints, Writes, output_option
from .opening import DATE, TAG, OfBank, say_all

DAYS = 7
"""How many days a week has, where nobody says otherwise."""

OF_A_WEEK = {"--symmetry", "--scale"}
"""The options about puzzles that say something of all entries of a week."""


@verb
class TakeCommand(OfBank, ToTarget, InForms, Prints):
    """Take unused puzzles from a bank.

    The puzzles are marked as used and then printed.  No puzzle is ever taken twice, even if several programs take at
    the same time.  The options of 'generate' select puzzles; the oldest come first.  If you lose the output, 'bank
    taken FILE' prints it again.

    If fewer than --count puzzles match, none is taken, unless you use --fewer.  If a day already has a puzzle for the
    same purpose, for example because the command is repeated by mistake, none is taken, unless you use --again.

    Exit codes: 0 success; 1 too few puzzles match, or a day already has one; 2 invalid options, or no such bank.
    """

    week: str | None = option(Text(None), "Seven levels or targets, one for each day, as in 'calendar'.")
    tags: tuple[str, ...] = option(TAG, "Take only puzzles with this tag (repeatable).", name="tag", many=True)
    count: int | None = option(Whole(1), "Number of puzzles, or of days with --week.", usual="1, or 7 days")
    date: str = option(DATE, "Day of use, such as 2031-05-03.", default="")
    daily: bool = flag("Use one puzzle per day, from --date on.")
    used_for: str = option(Text(None), "Purpose, such as 'Morning Post'.", default="")
    random: bool = flag("Choose at random instead of taking the oldest.")
    seed: str | None = option(Text(None), "Seed for a repeatable random choice (implies --random).")
    fewer: bool = flag("If too few puzzles match, take all of them.")
    again: bool = flag("Take puzzles even if a day already has one for the same purpose.")
    dry_run: bool = flag("Print the puzzles without taking them.")
    output: Path | None = output_option(".txt", ".csv", ".jsonl")

    def show(self) -> None:
        """Take the puzzles, and print them."""
        generator = self.generator()
        name = self.written_as or LINE
        query, use = Query(generator.target, generator.scale, self.tags), Usage(self.date, self.used_for)
        places = None if self.week is None else self._places(self.week, use)
        count = self.count or 1 if places is None else len(places)
        if self.daily and not self.date:
            raise BadRequest("--daily needs the first day, such as --date 2031-05-03.")
        seed = str(drawn_seed()) if self.random and self.seed is None else self.seed
        with self.opened() as bank:
            try:
                taken = bank.take(
                    places or count,
                    query,
                    use,
                    daily=self.daily,
                    seed=seed,
                    fewer=self.fewer,
                    again=self.again,
                    dry_run=self.dry_run,
                )
            except TooFew as error:
                fewer_too = "--fewer takes all that match, and " if error.left and places is None else ""
                complain("", f"{error}; {fewer_too}'crosshatch bank fill' makes more")
                _tell_of_other_versions(bank, query)
                sys.exit(NOT_ALL_MADE)
            except DayTaken as error:
                more = "another puzzle" if count == 1 else "other puzzles"
                complain("", f"{error}; 'crosshatch bank taken' reprints an earlier take, and --again takes {more}")
                sys.exit(NOT_ALL_MADE)
            short = f" (requested: {count})" if len(taken) < count else ""
            if self.dry_run:
                complain("", f"dry run: {counted(len(taken), 'puzzle')} would be taken{short}")
            else:
                named = f"take {taken[0].take}: " if taken else ""
                left = f", {bank.left(query)} left" if places is None else ""
                complain("", f"{named}{counted(len(taken), 'puzzle')} taken{short}{left}")
        say_all(name, generator.scale, taken)
        sys.exit(NOT_ALL_MADE if short else DONE)

    def _places(self, week: str, use: Usage) -> list[tuple[Query, Usage]]:
        """Return what is to be taken for the days of a week, from the day of a use on.

        Raises CalendarError where it is no week, and BadRequest where something else says what puzzles must be like.
        """
        others = sorted(self.named - OF_A_WEEK)
        if others:
            raise BadRequest(f"--week and {others[0]} cannot be combined.")
        if not use.on:
            raise BadRequest("--week needs the first day, such as --date 2031-05-03.")
        if self.fewer:
            raise BadRequest("--week and --fewer cannot be combined.")
        calendar = Calendar(week, symmetry=self.target().symmetry, scale=self.scale)
        first = day_of.fromisoformat(use.on)
        return [
            (Query(slot.kind.target, slot.scale, self.tags), Usage(slot.date, use.what_for))
            for slot in calendar.slots(first + timedelta(number) for number in range(self.count or DAYS))
        ]


def _tell_of_other_versions(bank: Bank, query: Query) -> None:
    """Say how many unused puzzles have no grade of the scale as it is now, and how they get one."""
    number = len(bank.ungraded(query.scale, unused=True))
    if number:
        verb = "has" if number == 1 else "have"
        complain(
            "",
            f"{counted(number, 'unused puzzle')} {verb} no grade on version {query.scale.version} of the "
            f"{query.scale.name} scale; 'crosshatch bank grade' grades them",
        )


@verb
class TakenCommand(OfBank, InForms, Prints):
    """Reprint the puzzles of an earlier take.

    Prints the last take unless you name another, by its number, day or purpose.  'bank log FILE' lists the takes.  The
    exit code is 1 if no puzzles match.
    """

    take: int | None = argument(Whole(1), "Number of the take.", default=None)
    date: str = option(DATE, "Print the puzzles used on this day, such as 2031-05-03.", default="")
    used_for: str | None = option(Text(None), "Print the puzzles used for this purpose.")
    scale: Scale[Grade] = scale_option("Scale of the printed grades")
    output: Path | None = output_option(".txt", ".csv", ".jsonl")

    def show(self) -> None:
        """Print the puzzles."""
        with self.opened() as bank:
            found = bank.taken(self.take, on=self.date, what_for=self.used_for)
        say_all(self.written_as or LINE, self.scale, found)
        if not found:
            complain("", f"{self.file}: no used puzzles match; 'crosshatch bank log' lists the takes")
        sys.exit(DONE if found else NOT_ALL_MADE)


@verb
class ExportCommand(OfBank, Writes):
    """Export puzzles with all their information.

    'bank import' can read the result, and grades the puzzles again.
    """

    as_csv: bool = flag("Print CSV instead of JSON.", name="csv", section=Section.OUTPUT)
    unused: bool = flag("Export only unused puzzles.")
    used: bool = flag("Export only used puzzles.")
    scale: Scale[Grade] = scale_option("Scale of the grades in CSV")
    output: Path | None = output_option(".csv", ".jsonl")

    def show(self) -> None:
        """Print the puzzles."""
        if self.used and self.unused:
            raise BadRequest("--used and --unused cannot be combined; leave both out to export all puzzles.")
        with self.opened() as bank:
            chosen = (each for each in bank if not (self.used or self.unused) or bool(each.used) == self.used)
            say_all(self.written_as or JSON, self.scale, chosen)
