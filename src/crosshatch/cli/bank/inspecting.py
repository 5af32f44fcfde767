"""``crosshatch bank status``, ``log``, ``show``, ``mark``, ``grade`` and ``check``: what a bank has."""

import sys
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import click

from ...bank import Bank, BankError, BankPuzzle, Usage
from ...bank.grading import grade_more, problems_of
from ...bank.stock import stock_of
from ...board.messages import counted, listed
from ...board.puzzle import Puzzle
from ...solving.scale import Grade, Scale
from ...verbs.declaration import BadRequest, flag, option, verb
from ...verbs.kinds import Seconds, Text, Whole
from ..exits import BAD_INPUT, DONE, NOT_ONE_SOLUTION
from ..inputs import items
from ..output import aligned, complain, say, say_data
from ..progress import progress
from ..puzzles import OfPuzzles, Question, puzzles_argument
from ..scales import scale_option, scales_of, scales_option
from ..workers import WithWorkers
from ..writing import json_flag
from .opening import DATE, TAG, OfBank

SAMPLE = 100

UNSOUND = 1

BEYOND = "beyond"
"""What an infinite rating is called."""


@verb
class StatusCommand(OfBank):
    """Count what is left, and what was used when.

    Puzzles are counted by level, rating, technique, symmetry and tag, and used ones by month and purpose.
    """

    scale: Scale[Grade] = scale_option("Scale whose grades to count by")
    as_json: bool = json_flag("a single object")

    def run(self) -> None:
        """Print the counts."""
        with self.opened() as bank:
            stock = stock_of(bank, self.scale)
        if self.as_json:
            say_data(stock)
            return
        for line in _stock_lines(stock, self.scale.grade_type):
            say(line)


def _stock_lines(stock: dict[str, Any], grade: type[Grade]) -> Iterator[str]:
    left, used = stock["puzzles"].values()
    yield f"{stock['path']}: {counted(left + used, 'puzzle')}, {left} left, {used} used"
    others = sum(stock["other"].values())
    if others:
        yield (
            f"{others} of them without a grade of version {stock['version']} of the scale {stock['scale']}: "
            "'crosshatch bank grade' gives them one"
        )
    ratings = {
        BEYOND if each["rating"] is None else grade.rating_text(each["rating"]): each for each in stock["ratings"]
    }
    for heading, some in {
        "level": stock["levels"],
        grade.rating_title: ratings,
        "technique": stock["techniques"],
        "symmetry": stock["symmetries"],
        "tag": stock["tags"],
    }.items():
        yield from _table(
            (heading, "left", "used"), [(name, each["left"], each["used"]) for name, each in some.items()]
        )
    uses = [(each["month"] or "no date", each["what_for"] or "-", each["count"]) for each in stock["uses"]]
    yield from _table(("used in", "for", "puzzles"), uses)
    if stock["last_day"]:
        yield f"last used on {stock['last_day']}"
    yield from _table(("fill", "seed", "made", "last seen"), [tuple(each.values()) for each in stock["fills"]])


def _table(header: Sequence[str], rows: Sequence[Sequence[Any]]) -> Iterator[str]:
    """Yield a blank line and rows with their columns aligned, numbers to the right; nothing where there are none."""
    if rows:
        yield ""
        yield from (f"  {line}" for line in aligned([tuple(map(str, row)) for row in (header, *rows)], right=True))


@verb
class LogCommand(OfBank):
    """List what was taken, when and for what.

    Each take has a number, by which 'bank taken' prints it again.
    """

    as_json: bool = json_flag("one object per line for each take")

    def run(self) -> None:
        """Print the takes."""
        with self.opened() as bank:
            takes = bank.takes()
        for take in takes:
            if self.as_json:
                say_data(take)
            else:
                say(_in_words(take))
        if not takes:
            complain("", f"{self.file}: nothing was taken yet")


def _in_words(take: dict[str, Any]) -> str:
    first, last = take["first"], take["last"]
    days = f"from {first} to {last}" if first != last else first and f"on {first}"
    purposes = f"for {listed(take['what_for'])}" if take["what_for"] else ""
    what = {"take": f"asked for {take['asked']}", "mark": "marked by hand", "import": "imported as used"}[take["how"]]
    number = f"{counted(take['count'], 'puzzle')} used" if take["count"] else "none used any more"
    used = " ".join(filter(None, [number, days, purposes]))
    return f"{take['number']}  {take['taken_at']}  {used}; {what}"


@verb
class ShowCommand(OfPuzzles, OfBank):
    """Say what a bank has of each PUZZLE.

    That is its grades, where it comes from, and when and for what it was used.  A puzzle is found in any orientation
    and with any names of the digits.  Exit code 1 if one is not there.
    """

    def prepare(self) -> None:
        """Open the bank."""
        self._bank  # noqa: B018

    @cached_property
    def _bank(self) -> Bank:
        return click.get_current_context().with_resource(self.opened())

    def answer(self, question: Question) -> bool:
        """Print what is known of a puzzle."""
        found = self._bank.find(question.puzzle)
        if self.in_json:
            known = found.data() if found else {}
            say_data({"source": question.item.source, "in_bank": found is not None, **known})
        elif found is None:
            complain(question.name, f"neither this puzzle nor one that is the same up to symmetry is in {self.file}")
        else:
            for line in _puzzle_lines(found):
                say(line)
        return found is not None


def _puzzle_lines(found: BankPuzzle) -> Iterator[str]:
    yield f"{found.puzzle.line} # number {found.number}"
    yield f"  {found.used or 'not used yet'}"
    for grade in found.grades:
        yield f"  {grade.scale} {grade.version}: {grade}"
    pattern = "" if found.symmetry == "none" else f", symmetry {found.symmetry}"
    yield f"  {found.givens} givens{pattern}{', minimal' if found.minimal else ''}"
    yield f"  {found.origin or 'nothing is said of where it comes from'}; there since {found.made_at}"
    if found.tags:
        yield f"  tags: {', '.join(found.tags)}"


@verb
class MarkCommand(OfBank):
    """Mark puzzles as used or unused, or give them tags.

    Each PUZZLE is found in any orientation.  All are marked or, if one cannot be read or is not there, none.
    """

    puzzles: tuple[str, ...] = puzzles_argument(default=())
    take: int | None = option(Whole(1), "The puzzles of this take ('bank log' lists them).")
    used: bool = flag("Mark the puzzles as used (implied by --date and --used-for).")
    unused: bool = flag("Mark the puzzles as unused, so that they can be taken again.")
    date: str = option(DATE, "Day of their use, such as 2031-05-03.", default="")
    used_for: str = option(Text(None), "What they are used for.", default="")
    tags: tuple[str, ...] = option(TAG, "Give the puzzles this tag (repeatable).", name="tag", many=True)
    untags: tuple[str, ...] = option(TAG, "Remove this tag (repeatable).", name="untag", many=True)

    def run(self) -> None:
        """Mark the puzzles."""
        use = Usage(self.date, self.used_for)
        used = self.used or bool(self.date or self.used_for)
        if used and self.unused:
            raise BadRequest("Puzzles are either used or unused: choose one.")
        if not (used or self.unused or self.tags or self.untags):
            raise BadRequest("Say how to mark them: --used, --unused, --date, --used-for, --tag or --untag.")
        if bool(self.puzzles) == (self.take is not None):
            raise BadRequest("Say which: either each PUZZLE, or --take and a number.")
        with self.opened() as bank:
            chosen = (
                list(_given(self.puzzles)) if self.take is None else [each.puzzle for each in bank.taken(self.take)]
            )
            if not chosen:
                raise BankError(f"{bank.path}: no puzzle is used by take {self.take}")
            changed = bank.mark(chosen, use if used else None, unused=self.unused, tags=self.tags, without=self.untags)
        complain("", f"{counted(len(changed), 'puzzle')} marked")
        sys.exit(DONE)


def _given(puzzles: tuple[str, ...]) -> Iterator[Puzzle]:
    """Yield the puzzles that are given; end the program where one cannot be read."""
    for item in items(puzzles):
        if item.puzzle is None:
            complain(item.source, f"{item.error}; nothing is marked")
            sys.exit(BAD_INPUT)
        yield item.puzzle


@verb
class GradeCommand(OfBank, WithWorkers):
    """Grade the puzzles that lack a grade on the current version of a scale.

    Older grades, and those on other scales, are kept beside the new ones.
    """

    scale: tuple[str | Scale[Grade], ...] = scales_option()
    max_seconds: float | None = option(
        Seconds(), "Maximum time for each puzzle on a scale; one that takes longer gets no grade."
    )

    def run(self) -> None:
        """Grade the puzzles."""
        code = DONE
        with self.opened() as bank, self.executor() as executor:
            for scale in scales_of(self.scale):
                done, missing = 0, len(bank.ungraded(scale))
                with progress(missing, 0, printing=False) as advance:
                    for each, error in grade_more(bank, scale, executor, max_seconds=self.max_seconds):
                        if error:
                            complain(f"number {each.number}", error)
                            code = NOT_ONE_SOLUTION
                        done += not error
                        advance()
                complain("", f"{counted(done, 'puzzle')} graded on the scale {scale.name}")
        sys.exit(code)


@verb
class CheckCommand(OfBank):
    """Check the file, and grade some puzzles anew.

    Exit codes: 0 sound; 1 something is wrong; 2 no bank.
    """

    sample: int = option(Whole(0), "Number of puzzles to solve and grade anew, at random.", default=SAMPLE)
    all: bool = flag("Solve and grade all of them anew.")
    seed: str = option(Text(None), "Another seed takes another sample.", default="1")

    def run(self) -> None:
        """Print what is wrong, if anything is."""
        with self.opened() as bank:
            problems = list(problems_of(bank, None if self.all else self.sample, self.seed))
            number = len(bank) if self.all else min(self.sample, len(bank))
        for problem in problems:
            complain(str(self.file), problem)
        if not problems:
            say(f"{self.file}: sound; {counted(number, 'puzzle')} solved and graded anew, with the same results")
        sys.exit(UNSOUND if problems else DONE)
