"""``crosshatch bank fill`` and ``import``: puzzles into a bank, new ones or those that are there already."""

import sys
import time
from collections import Counter
from concurrent.futures import Executor
from contextlib import nullcontext

from ...bank.filling import MAX_SECONDS, Fill, FillReport, Result
from ...bank.importing import ImportOutcome, import_many
from ...board.messages import counted, listed
from ...generator import ClosestPuzzle
from ...solving.scale import Grade, Scale
from ...verbs.declaration import BadRequest, flag, option, verb
from ...verbs.kinds import Seconds, Section, Text, Whole
from ..batches import seed_option
from ..exits import DONE, NOT_ALL_MADE, code_of
from ..inputs import StandardInput, items
from ..interrupts import told_at_interrupts
from ..output import complain, say_data
from ..progress import progress
from ..puzzles import puzzles_argument
from ..scales import scales_of, scales_option
from ..targets import ToTarget, code_in, gave_up
from ..workers import WithWorkers
from ..writing import json_flag
from .opening import TAG, OfBank

OUTCOMES = {
    ImportOutcome.ADDED: "added",
    ImportOutcome.DUPLICATE: "already in the bank",
    ImportOutcome.UNGRADABLE: "without exactly one solution",
    ImportOutcome.OUT_OF_TIME: "out of time",
    ImportOutcome.UNREADABLE: "unreadable",
    ImportOutcome.LOST: "lost with their workers",
}
"""What is said of each outcome of an import in the end."""


@verb
class FillCommand(OfBank, ToTarget, WithWorkers):
    """Make puzzles until a bank has enough unused ones.

    The options are those of 'generate', and the same options and seed give the same puzzles.  The bank remembers the
    seed and the progress, so the same command continues later, even after Ctrl-C or a crash.  Meanwhile, other
    programs can take puzzles from the bank.

    Exit codes: 0 success; 1 too few new puzzles could be made in time; 2 invalid options, or a target that no puzzle
    can meet.
    """

    to: int | None = option(Whole(1), "Stop when N unused puzzles match.")
    per_level: int | None = option(Whole(1), "Stop when each level of the scale has N unused puzzles.")
    tags: tuple[str, ...] = option(
        TAG, "Tag for the new puzzles; only puzzles with this tag count (repeatable).", name="tag", many=True
    )
    seed: str | None = seed_option()
    total_seconds: float | None = option(Seconds(), "Maximum total time.", usual="no limit")
    max_seconds: float = option(Seconds(), "Maximum time for each puzzle.", default=MAX_SECONDS)

    def run(self) -> None:
        """Make the puzzles."""
        if self.to is not None and self.per_level is not None:
            raise BadRequest("--to and --per-level cannot be combined.")
        if self.to is None and self.per_level is None:
            raise BadRequest("Say how many unused puzzles you want: use --to or --per-level.")
        carried, seed = code_in(self.seed)
        if self.per_level is not None and ("--level" in self.named or carried):
            raise BadRequest(
                "--per-level covers all levels; remove the level from the options or the seed, or use --to."
            )
        levels = self.generator(carried).scale.levels if self.per_level is not None else (None,)
        if not levels:
            raise BadRequest(
                f"--per-level needs a scale with levels, which {self.graded_on.name} does not have; use --to."
            )
        deadline = None if self.total_seconds is None else time.monotonic() + self.total_seconds
        code = DONE
        with self.opened(create=True) as bank, self.executor() as executor:
            for level in levels:
                made = self.generator(carried, level)
                wanted = self.to or self.per_level or 0
                fill = Fill(bank, made.target, made.scale, wanted=wanted, seed=seed, tags=self.tags)
                total = None if deadline is None else max(0.0, deadline - time.monotonic())
                report = self._watched(fill, executor, total)
                complain("", f"{fill.name}: {_in_words(report)}")
                if not report.full:
                    code = NOT_ALL_MADE
        sys.exit(code)

    def _watched(self, fill: Fill, executor: Executor | None, seconds: float | None) -> FillReport:
        """Fill a bank, show how that goes on, and say after an interrupt what is done."""
        missing = max(0, fill.wanted - fill.left)
        if missing and fill.at_work_elsewhere:
            complain(
                "",
                f"{fill.name}: another fill with the seed {fill.seed} was running a moment ago; if it still is, both "
                "make the same puzzles, so use another --seed for one of them",
            )
        interrupted = f"interrupted; {{}} unused of {fill.wanted} wanted; repeat the command to continue"
        with (
            told_at_interrupts(lambda: complain(fill.name, interrupted.format(fill.left))),
            progress(missing, 0, printing=False) if missing else nullcontext(lambda: None) as advance,
        ):

            def hear(made: Result, new: bool) -> None:
                if isinstance(made, ClosestPuzzle):
                    complain(f"seed {made.seed}", gave_up(made))
                if new:
                    advance()

            return fill.run(executor, max_seconds=self.max_seconds, total_seconds=seconds, on_result=hear)


def _in_words(report: FillReport) -> str:
    parts = [f"{counted(report.added, 'puzzle')} added"]
    if report.repeats:
        parts.append(f"{counted(report.repeats, 'duplicate')} skipped")
    parts.append(f"{report.left} unused" + ("" if report.full else f" of {report.wanted} wanted"))
    return ", ".join(parts) + f"; seed {report.seed}"


@verb
class ImportCommand(OfBank, WithWorkers):
    """Add puzzles from files or from another bank.

    Every PUZZLE is graded as it is added.  Puzzles equivalent to one in the bank are skipped.  Puzzles that cannot be
    read, or do not have exactly one solution, are reported and skipped.

    Puzzles from files written by 'bank export' keep their uses, tags, seeds and sources.  The dates in files written by
    'calendar' become the days of use.  To continue after an interruption, run the command again.
    """

    puzzles: tuple[str, ...] = puzzles_argument()
    scale: tuple[str | Scale[Grade], ...] = scales_option()
    tags: tuple[str, ...] = option(TAG, "Tag for the puzzles (repeatable).", name="tag", many=True)
    used_for: str = option(Text(None), "Purpose that the puzzles were used for, such as 'Morning Post'.", default="")
    duplicates: bool = flag("Report puzzles that are already in the bank.", section=Section.OUTPUT)
    as_json: bool = json_flag()
    max_seconds: float | None = option(
        Seconds(), "Maximum time per puzzle and scale; puzzles that take longer are skipped."
    )

    def run(self) -> None:
        """Add the puzzles."""
        outcomes: Counter[ImportOutcome] = Counter()
        stdin = StandardInput()
        scales = scales_of(self.scale)
        interrupted = "interrupted; {}; repeat the command to add the rest"
        with (
            told_at_interrupts(lambda: complain("", interrupted.format(_counts(outcomes)))),
            self.opened(create=True) as bank,
            progress(self.puzzles, 0, self.as_json) as advance,
            self.executor() as executor,
        ):
            for found in import_many(
                bank,
                items(self.puzzles, stdin, classic_only="'bank import'"),
                scales,
                executor,
                tags=self.tags,
                used_for=self.used_for,
                ready=stdin.ready,
                max_seconds=self.max_seconds,
            ):
                outcomes[found.outcome] += 1
                entry, error, number = found.entry, found.error, found.number
                if self.as_json:
                    line = entry.puzzle.line if entry.puzzle else ""
                    what = {"outcome": str(found.outcome), "number": number or None, "error": error}
                    say_data({"source": entry.source, "puzzle": line, **what})
                elif error:
                    complain(entry.source, error)
                elif self.duplicates and found.outcome is ImportOutcome.DUPLICATE:
                    complain(entry.source, f"equivalent to number {number}")
                advance()
        complain("", _counts(outcomes))
        sys.exit(code_of(outcomes))


def _counts(outcomes: Counter[ImportOutcome]) -> str:
    said = [f"{outcomes[each]} {what}" for each, what in OUTCOMES.items() if outcomes[each] or what == "added"]
    return f"{counted(outcomes.total(), 'puzzle')}: {listed(said)}"
