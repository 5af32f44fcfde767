"""``crosshatch bank status``, ``log``, ``show``, ``mark``, ``grade`` and ``check``: what a bank has."""

import sys
from collections.abc import Iterator, Sequence
from functools import cached_property
from typing import Any

import attrs
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
    """Count the unused and used puzzles.

    Puzzles are counted by level, rating, technique, symmetry and tag; used ones also by month and purpose.
    """

    scale: Scale[Grade] = scale_option("Scale for levels and ratings")
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
            f"{others} of them not graded on version {stock['version']} of the {stock['scale']} scale; "
            "'crosshatch bank grade' grades them"
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
    """List the takes, with their dates and purposes.

    Each take has a number; 'bank taken FILE NUMBER' prints its puzzles again.
    """

    as_json: bool = json_flag()

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
            complain("", f"{self.file}: nothing has been taken yet")


def _in_words(take: dict[str, Any]) -> str:
    first, last = take["first"], take["last"]
    days = f"from {first} to {last}" if first != last else first and f"on {first}"
    purposes = f"for {listed(take['what_for'])}" if take["what_for"] else ""
    what = {
        "take": f"request: {take['asked']}",
        "mark": "marked by hand",
        "import": "imported as used",
        "book": "printed in a book",
    }[take["how"]]
    number = f"{counted(take['count'], 'puzzle')} used" if take["count"] else "no longer used"
    used = " ".join(filter(None, [number, days, purposes]))
    return f"{take['number']}  {take['taken_at']}  {used}; {what}"


@verb
class ShowCommand(OfPuzzles, OfBank):
    """Show what a bank knows about each PUZZLE.

    Prints its grades, its origin, and when and for what it was used.  An equivalent puzzle, for example a rotated one,
    is found as well.  The exit code is 1 if a puzzle is not in the bank.
    """

    classic_only = "'bank show'"

    board: Any = attrs.field(default=None, kw_only=True)  # no option: a bank has puzzles on one board

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
            complain(question.name, f"neither this puzzle nor an equivalent one is in {self.file}")
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
    yield f"  {found.origin or 'origin unknown'}; added {found.made_at}"
    if found.tags:
        yield f"  tags: {', '.join(found.tags)}"


@verb
class MarkCommand(OfBank):
    """Mark puzzles as used or unused, or change their tags.

    A PUZZLE can be given in any equivalent form.  If one cannot be read or is not in the bank, none is marked.
    """

    puzzles: tuple[str, ...] = puzzles_argument(default=())
    take: int | None = option(Whole(1), "Mark the puzzles of this take ('bank log' lists the takes).")
    used: bool = flag("Mark the puzzles as used (implied by --date and --used-for).")
    unused: bool = flag("Mark the puzzles as unused, so that they can be taken again.")
    date: str = option(DATE, "Day of use, such as 2031-05-03.", default="")
    used_for: str = option(Text(None), "Purpose of use.", default="")
    tags: tuple[str, ...] = option(TAG, "Add this tag (repeatable).", name="tag", many=True)
    untags: tuple[str, ...] = option(TAG, "Remove this tag (repeatable).", name="untag", many=True)

    def run(self) -> None:
        """Mark the puzzles."""
        use = Usage(self.date, self.used_for)
        used = self.used or bool(self.date or self.used_for)
        if used and self.unused:
            raise BadRequest("--unused cannot be combined with --used, --date or --used-for.")
        if not (used or self.unused or self.tags or self.untags):
            raise BadRequest("Say how to mark the puzzles: use --used, --unused, --date, --used-for, --tag or --untag.")
        if bool(self.puzzles) == (self.take is not None):
            raise BadRequest("Say which puzzles to mark: give either PUZZLE arguments or --take.")
        with self.opened() as bank:
            chosen = (
                list(_given(self.puzzles)) if self.take is None else [each.puzzle for each in bank.taken(self.take)]
            )
            if not chosen:
                raise BankError(
                    f"{bank.path}: take {self.take} has no used puzzles; 'crosshatch bank log' lists the takes"
                )
            changed = bank.mark(chosen, use if used else None, unused=self.unused, tags=self.tags, without=self.untags)
        complain("", f"{counted(len(changed), 'puzzle')} marked")
        sys.exit(DONE)


def _given(puzzles: tuple[str, ...]) -> Iterator[Puzzle]:
    """Yield the puzzles that are given; end the program where one cannot be read."""
    for item in items(puzzles, classic_only="'bank mark'"):
        if item.puzzle is None:
            complain(item.source, f"{item.error}; nothing was marked")
            sys.exit(BAD_INPUT)
        yield item.puzzle


@verb
class GradeCommand(OfBank, WithWorkers):
    """Grade puzzles that lack a current grade.

    Grades every puzzle that has no grade on the current version of the scale.  Older grades, and grades on other
    scales, are kept.
    """

    scale: tuple[str | Scale[Grade], ...] = scales_option()
    max_seconds: float | None = option(
        Seconds(), "Maximum time per puzzle and scale; puzzles that take longer get no grade."
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
                complain("", f"{counted(done, 'puzzle')} graded on the {scale.name} scale")
        sys.exit(code)


@verb
class CheckCommand(OfBank):
    """Check a bank for errors.

    Checks the file, then solves and grades a random sample of the puzzles again and compares the results.

    Exit codes: 0 no errors; 1 errors found; 2 the bank cannot be opened.
    """

    sample: int = option(Whole(0), "Number of random puzzles to solve and grade again.", default=SAMPLE)
    all: bool = flag("Solve and grade all puzzles again.")
    seed: str = option(Text(None), "Seed of the sample.", default="1")

    def run(self) -> None:
        """Print what is wrong, if anything is."""
        with self.opened() as bank:
            problems = list(problems_of(bank, None if self.all else self.sample, self.seed))
            number = len(bank) if self.all else min(self.sample, len(bank))
        for problem in problems:
            complain(str(self.file), problem)
        if not problems:
            say(f"{self.file}: no errors; {counted(number, 'puzzle')} solved and graded again, with the same results")
        sys.exit(UNSOUND if problems else DONE)
