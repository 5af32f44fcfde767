"""Fill a bank with new puzzles until enough of them meet a target.

The puzzles depend only on the target, the scale and the seed.  For each of these the bank stores its progress, in the
same transaction as the puzzles.  A fill that was interrupted or killed therefore continues where it stopped, and skips
or repeats nothing.
"""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from datetime import UTC, datetime
from itertools import count
from typing import TypeAlias

import attrs

from ..batch.making import make_many
from ..generator.making import ClosestPuzzle, GeneratedPuzzle, Generator
from ..generator.scales import scale_for
from ..generator.seeds import drawn_seed
from ..generator.target import Target
from ..generator.target_text import text_of
from ..solving.scale import Grade, Scale
from .bank import Bank
from .puzzle import BankPuzzle, bank_grade, checked_tags
from .queries import Query
from .records import SECONDS_BETWEEN, add_puzzle, now

MAX_SECONDS = 60.0
"""Default time limit for each puzzle."""

MOST_FAILURES = 20
"""Number of seeds in a row without a new puzzle after which a fill stops: hardly any puzzles are left that meet the
target."""

FRESH = 90.0
"""Seconds for which a fill counts as still running since its last sign of life; puzzles usually take less."""

Result: TypeAlias = GeneratedPuzzle[Grade] | ClosestPuzzle[Grade]


@attrs.define
class FillReport:
    """The progress of a fill.

    - ``added``: number of puzzles added to the bank; ``repeats``: number of puzzles made that were already there, up to
      symmetry; ``gave_up``: number of seeds that ran out of time;
    - ``left``: number of unused puzzles that meet the target; ``wanted``: the number requested.
    """

    seed: str
    added: int
    repeats: int
    gave_up: int
    left: int
    wanted: int

    @property
    def full(self) -> bool:
        """Whether there are enough puzzles."""
        return self.left >= self.wanted


class Fill:
    """Fills a bank up to ``wanted`` unused puzzles that meet a target, graded on a scale.

    - ``seed``: the seed of the puzzles.  By default, the seed of the last fill with this target, which is continued, or
      a random one for a new target;
    - ``tags``: tags for the puzzles; only puzzles with these tags count.

    Raises TargetError if no puzzle can meet the target.
    """

    def __init__(
        self,
        bank: Bank,
        target: Target,
        scale: Scale[Grade] | None = None,
        *,
        wanted: int,
        seed: int | str | None = None,
        tags: tuple[str, ...] = (),
    ) -> None:
        graded_on: Scale[Grade] = scale_for(target) if scale is None else scale
        self.generator = Generator(target, graded_on)
        self.wanted = wanted
        self._bank = bank
        self._query = Query(target, graded_on, tags)
        self._tags = checked_tags(tags)
        self._query.condition()  # which raises where a bank cannot tell what is wished
        self._begin(None if seed is None else str(seed))

    @property
    def name(self) -> str:
        """The target as written in seeds, such as ``hard,180``."""
        return text_of(self.generator.target, self.generator.scale)

    @property
    def at_work_elsewhere(self) -> bool:
        """Whether another process is running this fill with the same seed, or was a moment ago without having ended."""
        rows = self._bank.file.rows("SELECT seen_at FROM fills WHERE id = ? AND at_work", (self._number,))
        return any((datetime.now(UTC) - datetime.fromisoformat(seen)).total_seconds() < FRESH for (seen,) in rows)

    def _begin(self, seed: str | None) -> None:
        """Read the progress of the fill, or store it if it is new."""
        file = self._bank.file
        with file.writing():
            known = file.rows(
                "SELECT id, seed FROM fills WHERE target = ? ORDER BY seen_at DESC, id DESC", (self.name,)
            )
            found = [each for each in known if seed in (None, each[1])]
            if found:
                self._number, self.seed = found[0]
            else:
                self.seed = str(drawn_seed()) if seed is None else seed
                begun = now()
                self._number = file.insert("fills", target=self.name, seed=self.seed, begun_at=begun, seen_at=begun)

    @property
    def left(self) -> int:
        """The number of unused puzzles that meet the target."""
        return self._bank.left(self._query)

    def run(
        self,
        executor: Executor | None = None,
        *,
        max_seconds: float = MAX_SECONDS,
        total_seconds: float | None = None,
        on_result: Callable[[Result, bool], None] = lambda made, new: None,
    ) -> FillReport:
        """Make puzzles until there are enough, and return a report.

        - ``executor``: makes the puzzles; without one they are made here;
        - ``max_seconds``: time limit for each puzzle;
        - ``total_seconds``: time limit for the whole fill; a puzzle that is unfinished then is left for the next fill;
        - ``on_result``: called with each puzzle when it has been stored, and with whether it is new to the bank.

        Puzzles made before an interrupt are kept.
        """
        file = self._bank.file
        report = FillReport(self.seed, 0, 0, 0, self.left, self.wanted)
        if report.full:
            return report
        with file.writing():  # so that others see it before the first puzzle is made
            file.run("UPDATE fills SET seen_at = ?, at_work = 1 WHERE id = ?", (now(), self._number))
        [(first,)] = file.rows("SELECT next FROM fills WHERE id = ?", (self._number,))
        deadline = None if total_seconds is None else time.time() + total_seconds
        stream = make_many(
            _Maker(self.generator, deadline, self._tags),
            (f"{self.seed}/{number}" for number in count(first)),
            max_seconds,
            executor,
        )
        waiting: list[tuple[Result, BankPuzzle | None]] = []
        written, failures = time.monotonic(), 0

        def write(done: bool = False) -> None:
            nonlocal first, written, failures
            kept = self._write(waiting, first, report, done)
            first += len(kept)
            waiting.clear()
            written = time.monotonic()
            for made, new in kept:
                failures = 0 if new else failures + 1
                on_result(made, new)

        try:
            for made in stream:
                if made is None:
                    break
                waiting.append(made)
                late = time.monotonic() - written >= SECONDS_BETWEEN
                if late or report.left + len(waiting) >= self.wanted or made[1] is None:
                    write()
                if report.full or failures >= MOST_FAILURES:
                    break
        finally:
            if not report.full:  # else that is noted, and not counted again: others may have taken some since
                write(done=True)
        return report

    def _write(
        self, made: Sequence[tuple[Result, BankPuzzle | None]], first: int, report: FillReport, done: bool
    ) -> list[tuple[Result, bool]]:
        """Write the puzzles still needed, in the order of their seeds, and the progress of the fill.

        The fill is marked as finished if it has enough puzzles or is ``done``.  Return the stored puzzles, each with
        whether it is new.
        """
        file, kept = self._bank.file, []
        with file.writing():
            left = self.left
            for result, puzzle in made:
                if left >= self.wanted:
                    break
                new = puzzle is not None and not self._bank.has_form(puzzle.form)
                if puzzle is not None and new:
                    add_puzzle(file, puzzle)
                left += new
                kept.append((result, new))
            file.run(
                "UPDATE fills SET next = max(next, ?), seen_at = ?, at_work = ? WHERE id = ?",
                (first + len(kept), now(), left < self.wanted and not done, self._number),
            )
        report.left = left
        for result, new in kept:
            report.added += new
            report.repeats += result.met and not new
            report.gave_up += not result.met
        return kept


@attrs.frozen
class _Maker:
    """Makes puzzles while there is time, and returns those that meet the target with their bank record."""

    generator: Generator[Grade]
    deadline: float | None
    tags: tuple[str, ...]

    def make(self, seed: str, max_seconds: float | None = None) -> tuple[Result, BankPuzzle | None] | None:
        """Make the puzzle of a seed; None if the total time is over before it is finished."""
        left = None if self.deadline is None else self.deadline - time.time()  # that of other processes too
        if left is not None and left <= 0:
            return None
        short = left is not None and (max_seconds is None or left < max_seconds)
        made = self.generator.make(seed, left if short else max_seconds)
        if isinstance(made, GeneratedPuzzle):
            grades = (bank_grade(made.grade, self.generator.scale),)
            return made, BankPuzzle.of(made.puzzle, made.solution, grades=grades, seed=made.code, tags=self.tags)
        return None if short else (made, None)
