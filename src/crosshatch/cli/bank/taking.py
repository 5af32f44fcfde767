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
    """Take puzzles from a bank, each once.

    They are marked as used, and then printed.  The options of 'generate' say which will do; the oldest come first.
    Nobody gets one of them again, even if several take at once.  Should the output be lost, 'bank taken FILE' prints
    them once more.  Where there are fewer than --count, none is taken, unless --fewer; nor where a day has a puzzle
    for the same purpose already, as after a command that was given twice, unless --again.

    Exit codes: 0 done; 1 there are fewer, or a day has one already; 2 bad options, or no such bank.
    """

    week: str | None = option(Text(None), "Take a puzzle for each day of a week: seven entries, as for 'calendar'.")
    tags: tuple[str, ...] = option(TAG, "Only puzzles with this tag (repeatable).", name="tag", many=True)
    count: int | None = option(Whole(1), "Number of puzzles, or of days of a --week.", usual="1, or 7 days")
    date: str = option(DATE, "Day for which they are, such as 2031-05-03.", default="")
    daily: bool = flag("The first is for --date, each of the others for the next day.")
    used_for: str = option(Text(None), "What they are for, such as 'Morning Post'.", default="")
    random: bool = flag("Any of them, not the oldest.")
    seed: str | None = option(Text(None), "Any of them: the same bank and seed give the same.")
    fewer: bool = flag("If too few puzzles match, take all of them.")
    again: bool = flag("Even for a day that has a puzzle for the same purpose already.")
    dry_run: bool = flag("Print the puzzles without taking them.")
    output: Path | None = output_option(".txt", ".csv", ".jsonl")

    def show(self) -> None:
        """Take the puzzles, and print them."""
        generator = self.generator()
        name = self.written_as or LINE
        query, use = Query(generator.target, generator.scale, self.tags), Usage(self.date, self.used_for)
        places = None if self.week is None else self._places(self.week, use)
        count = self.count or 1 if places is None else len(places)
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
                fewer_too = "--fewer takes what there is, and " if error.left and places is None else ""
                complain("", f"{error}; {fewer_too}'crosshatch bank fill' makes more")
                _tell_of_other_versions(bank, query)
                sys.exit(NOT_ALL_MADE)
            except DayTaken as error:
                complain("", f"{error}; 'crosshatch bank taken' prints takes again, and --again takes more")
                sys.exit(NOT_ALL_MADE)
            short = f", {count} asked for" if len(taken) < count else ""
            if self.dry_run:
                complain("", f"a dry run: {counted(len(taken), 'puzzle')} would be taken{short}")
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
            raise BadRequest(f"--week says what puzzles must be like: leave {others[0]} out.")
        if not use.on:
            raise BadRequest("A --week begins on a day: say which (--date 2031-05-03).")
        if self.fewer:
            raise BadRequest("The puzzles of a --week are all different: leave --fewer out.")
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
            f"{counted(number, 'unused puzzle')} {verb} no grade of version {query.scale.version} of the scale "
            f"{query.scale.name}: 'crosshatch bank grade' gives them one",
        )


@verb
class TakenCommand(OfBank, InForms, Prints):
    """Print the puzzles of a TAKE again.

    They come in the same order; where nothing is said they are those of the last take.  'bank log FILE' lists the
    takes.  Exit code 1 if no puzzle is used like that.
    """

    take: int | None = argument(Whole(1), "Number of the take.", default=None)
    date: str = option(DATE, "Puzzles used on this day, such as 2031-05-03.", default="")
    used_for: str | None = option(Text(None), "Puzzles used for this.")
    scale: Scale[Grade] = scale_option("Scale whose grades to print")
    output: Path | None = output_option(".txt", ".csv", ".jsonl")

    def show(self) -> None:
        """Print the puzzles."""
        with self.opened() as bank:
            found = bank.taken(self.take, on=self.date, what_for=self.used_for)
        say_all(self.written_as or LINE, self.scale, found)
        if not found:
            complain("", f"{self.file}: no puzzle is used like that")
        sys.exit(DONE if found else NOT_ALL_MADE)


@verb
class ExportCommand(OfBank, Writes):
    """Print all puzzles, with all that is known of them.

    'bank import' reads it; grades are found anew there.
    """

    as_csv: bool = flag("Print a table; JSON, one object per line, if omitted.", name="csv", section=Section.OUTPUT)
    unused: bool = flag("Only unused puzzles.")
    used: bool = flag("Only used puzzles.")
    scale: Scale[Grade] = scale_option("Scale whose grades a table has")
    output: Path | None = output_option(".csv", ".jsonl")

    def show(self) -> None:
        """Print the puzzles."""
        if self.used and self.unused:
            raise BadRequest("Puzzles are either used or unused: choose one, or leave both out for all.")
        with self.opened() as bank:
            chosen = (each for each in bank if not (self.used or self.unused) or bool(each.used) == self.used)
            say_all(self.written_as or JSON, self.scale, chosen)
