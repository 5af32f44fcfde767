"""Batches of puzzles by seed, and how to go on with one that was interrupted."""

from collections.abc import Callable, Container, Iterable, Iterator
from concurrent.futures import Executor
from contextlib import AbstractContextManager, contextmanager
from itertools import chain, islice
from pathlib import Path
from shlex import quote
from typing import Any

import attrs
import click

from ..bank import Bank
from ..bank.file import is_database
from ..batch.comparing import CanonicalForms, compare_many
from ..batch.files import Rows, UnfitFile
from ..batch.rows import Record
from ..generator import seeds
from ..generator.seeds import check_seed, drawn_seed, first_of
from ..verbs.declaration import BadRequest, option, verb
from ..verbs.kinds import Kind, Text, Whole
from .exits import BAD_INPUT, DONE
from .inputs import EMPTY, check_there, items
from .interrupts import told_at_interrupts, told_what_is_done, uninterrupted
from .output import complain
from .sources import Sources


def apart_option() -> Any:
    """Declare the files whose puzzles are not made again."""
    about = "Exclude puzzles equivalent to one in this file or bank (repeatable)."
    return option(Text(None), about, many=True, metavar="FILE")


class KnownForms(CanonicalForms):
    """The canonical forms of known puzzles, each with its source."""

    def __init__(self) -> None:
        super().__init__()
        self._sources = Sources()

    def add_from(self, source: str, form: str) -> None:
        """Add a form with its source, unless it is already there."""
        if self.add(form):
            self._sources.add(source)

    def source_of(self, form: str) -> str:
        """Return the source of a form that is there."""
        return self._sources.named(self.first(form, 0))


def forms_in(files: Iterable[str], executor: Executor | None = None) -> tuple[list[Container[str]], int]:
    """Return the canonical forms of the puzzles in some files and banks, and the exit code so far.

    That is one of bad input where some lines are no puzzles; they are reported.  So is a file that is empty, as the
    archive of a series is on its first day, which is no fault.  Banks stay open until the command ends, and tell what
    others put in meanwhile.

    Raises PuzzleError where there is no such file, BadRequest where nothing of it can be read, and BankError where a
    bank cannot.
    """
    forms, code = KnownForms(), DONE
    known: list[Container[str]] = [forms]
    for name in files:
        if is_database(name):
            known.append(click.get_current_context().with_resource(Bank(name)))
            continue
        check_there((name,), "no such file")
        usable = False
        for found in compare_many(items((name,)), executor):
            if found.form:
                usable = True
                forms.add_from(found.entry.source or name, found.form)
            else:
                complain(found.entry.source or name, found.error)
                empty = found.error == EMPTY
                usable |= empty
                code = code if empty else BAD_INPUT
        if not usable:
            raise BadRequest(f"No puzzle could be read from {name}.")
    return known, code


def source_of(form: str, known: Iterable[Container[str]]) -> str:
    """Return the source of a form in what ``forms_in`` returns, such as ``old.txt:3``; empty if it is not there."""
    for each in known:
        match each:
            case KnownForms() if form in each:
                return each.source_of(form)
            case Bank() if number := each.file.number_of("puzzles", form=form):
                return f"{each.path}:{number}"
    return ""


@verb
class Counted:
    """What makes a batch of puzzles."""

    count: int = option(Whole(1), "Number of puzzles.", default=1)
    first: int = option(Whole(1), "Number of the first puzzle.", default=1)


def _seed(text: str) -> str:
    """Return a seed, checked before anything is opened for writing."""
    check_seed(text)
    return text


def seed_option(
    about: str = "Seed; the seed shown with a puzzle makes that puzzle again.",
) -> Any:
    """Declare the seed of what is made: by default of puzzles to a target, which it may carry."""
    return option(Kind("TEXT", parse=_seed), about, usual="random")


@attrs.define
class Batch:
    """So many puzzles of a seed, from the ``first`` on, of which some are ``done``: ``made``, or given up.

    The seed is drawn at random where it is None; ``given`` is the seed with all that it carries, if that is more.
    """

    seed: str | None
    count: int
    first: int = 1
    given: str | None = None
    done: int = 0
    made: int = 0

    def seeds(self) -> Iterator[str]:
        """Return the seeds of the puzzles.

        Raises TargetError where the seed is none.
        """
        if self.seed is None:
            self.seed = str(drawn_seed())
        return seeds(self.seed, self.count, self.first)

    def left(
        self,
        rows: Rows,
        *,
        code_of: Callable[[str], str] = str,
        seed_in: Callable[[str], str] = str,
        heard: Callable[[Record], object] = lambda record: None,
    ) -> Iterator[str]:
        """Return those of the seeds that the rows of an earlier run leave.

        Where no seed is given, it is that of the rows, or drawn at random if there are none.  ``code_of`` returns what
        rows have of a seed, and ``seed_in`` the seed of that; ``heard`` is called with each record.  A seed without a
        row, with rows of later ones, was given up, and is not tried again.

        Raises UnfitFile where a row is of another batch.
        """
        records = rows.complete()
        head = list(islice(records, 1))
        if self.seed is None and head:
            self.seed = first_of(seed_in(str(head[0]["seed"]))).rpartition("/")[0]
        left = self.seeds()
        for number, record in enumerate(chain(head, records), 1):
            code = str(record["seed"])
            for each in left:
                self.done += 1
                if code_of(each) in (code, first_of(code)):
                    break
            else:
                raise UnfitFile(
                    f"row {number} of {rows.path} has the seed {code}, which does not belong to this run; use the "
                    "options and the seed of the earlier run, or another output file"
                )
            self.made += 1
            heard(record)
        return left

    @contextmanager
    def one_more(self) -> Iterator[None]:
        """Write a puzzle in this context: an interrupt waits until it is written and counted, so that none is lost."""
        with uninterrupted():
            yield
            self.done += 1

    def told_how_to_go_on(self, output: Path | None, besides: str = "") -> AbstractContextManager[None]:
        """Say after an interrupt how to make the others; ``besides`` is what that takes besides the same command.

        A file for the ``output`` can be continued.
        """

        def tell() -> None:
            if self.done:
                others = f"--first {self.first + self.done} --count {self.count - self.done}"
                complain(
                    "",
                    f"interrupted after {self.done} of {self.count}; to continue, repeat the command with "
                    f"--seed {quote(self.given or str(self.seed))} {others}{besides}",
                )

        return told_what_is_done(lambda: self.made, output) if output else told_at_interrupts(tell)
