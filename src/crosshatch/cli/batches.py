"""Batches of puzzles by seed, and how to go on with one that was interrupted."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shlex import quote
from typing import Any

import attrs
import click

from ..generator import seeds
from ..generator.seeds import check_seed, drawn_seed
from ..verbs.declaration import option
from ..verbs.kinds import Text
from .choices import WholeNumber
from .interrupts import uninterrupted
from .output import complain
from .rows import say_that_it_continues

first_option = click.option(
    "--first",
    type=WholeNumber(min=1),
    default=1,
    show_default=True,
    help="The number of the first puzzle, to go on with a batch.",
)
"""The option that says where a batch begins."""


class Seed(Text):
    """A seed, checked before anything is opened for writing."""

    longest = None

    def read(self, given: Any) -> str:
        """Return the seed."""
        check_seed(given)
        return str(given)


def seed_option(made: str) -> Any:
    """Declare the seed of what is made."""
    return option(Seed(), f"The same seed gives the same {made}.", default=None, usual="drawn at random")


def _or_drawn(seed: str | None) -> str:
    return str(drawn_seed()) if seed is None else seed


@attrs.define
class Batch:
    """So many puzzles of a seed, from the ``first`` on, of which some are ``done``: ``made``, or given up.

    The seed is drawn at random where it is None; ``given`` is the seed with all that it carries, if that is more.
    """

    seed: str = attrs.field(converter=_or_drawn)
    count: int
    first: int = 1
    given: str | None = None
    done: int = 0
    made: int = 0

    def seeds(self) -> Iterator[str]:
        """Return the seeds of the puzzles.

        Raises TargetError where the seed is none.
        """
        return seeds(self.seed, self.count, self.first)

    @contextmanager
    def one_more(self) -> Iterator[None]:
        """Write a puzzle in this context: an interrupt waits until it is written and counted, so that none is lost."""
        with uninterrupted():
            yield
            self.done += 1

    @contextmanager
    def told_how_to_go_on(self, output: Path | None, besides: str = "") -> Iterator[None]:
        """Say after an interrupt how to make the others; ``besides`` is what that takes besides the same command.

        A file for the ``output`` can be continued.
        """
        try:
            yield
        except KeyboardInterrupt:
            if output:
                say_that_it_continues(self.made)
            elif self.done:
                others = f"--first {self.first + self.done} --count {self.count - self.done}"
                seed = quote(self.given or self.seed)
                complain(
                    "",
                    f"interrupted after {self.done} of {self.count}; to go on, give the same command with "
                    f"--seed {seed} {others}{besides}",
                )
            raise
