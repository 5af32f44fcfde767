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
from ..summary import LACKING
from ..targets import ToTarget, code_in, gave_up
from ..workers import WithWorkers
from ..writing import json_flag
from .opening import TAG, OfBank

OUTCOMES = {
    ImportOutcome.ADDED: "added",
    ImportOutcome.DUPLICATE: "there already",
    **{ImportOutcome(outcome): what for outcome, what in LACKING.items()},
}
"""What is said of each outcome of an import in the end."""


@verb
class FillCommand(OfBank, ToTarget, WithWorkers):
    """Make puzzles until a bank has enough unused ones.

    The options of 'generate' say what they must be like.  The puzzles are those of 'generate' with the same options and
    seed.  The bank remembers the seed and how far it came: after Ctrl-C, a crash or a month the same command goes on
    from there.  Others may take puzzles meanwhile.

    Exit codes: 0 done; 1 the time ran out, or no new puzzles came; 2 bad options, or a target that no puzzle can meet.
    """

    to: int | None = option(Whole(1), "Stop when N unused puzzles match.")
    per_level: int | None = option(Whole(1), "The same for each level of the scale.")
    tags: tuple[str, ...] = option(
        TAG, "Give the puzzles this tag; only those with it count (repeatable).", name="tag", many=True
    )
    seed: str | None = seed_option()
    total_seconds: float | None = option(Seconds(), "Maximum time in all.", usual="no limit")
    max_seconds: float = option(Seconds(), "Maximum time for each puzzle.", default=MAX_SECONDS)

    def run(self) -> None:
        """Make the puzzles."""
        if self.to is not None and self.per_level is not None:
            raise BadRequest("--to 500 is for one target, --per-level 200 for each level: choose one.")
        if self.to is None and self.per_level is None:
            raise BadRequest("Say how many puzzles there should be: --to 500, or --per-level 200 for each level.")
        carried, seed = code_in(self.seed)
        if self.per_level is not None and ("--level" in self.named or carried):
            raise BadRequest("--per-level is for all levels: leave --level out, also of the --seed, or say --to.")
        levels = self.generator(carried).scale.levels if self.per_level is not None else (None,)
        if not levels:
            raise BadRequest(f"The scale {self.graded_on.name} tells no levels: say --to.")
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
                f"{fill.name}: another fill with the seed {fill.seed} was at work a moment ago; if it still is, both "
                "make the same puzzles: give one of them another --seed",
            )
        interrupted = f"interrupted; {{}} unused now, {fill.wanted} wanted; the same command goes on from there"
        with (
            told_at_interrupts(lambda: complain(fill.name, interrupted.format(fill.left))),
            progress(missing, 0, printing=False) if missing else nullcontext(lambda: None) as advance,
        ):

            def hear(made: Result, new: bool) -> None:
                if isinstance(made, ClosestPuzzle):
                    complain(f"seed {made.seed}", gave_up(made))
                if new:
                    advance()

            return fill.run(executor, max_seconds=self.max_seconds, total_seconds=seconds, heard=hear)


def _in_words(report: FillReport) -> str:
    parts = [f"{counted(report.added, 'puzzle')} added"]
    if report.repeats:
        parts.append(f"{counted(report.repeats, 'other')} there already")
    parts.append(f"{report.left} unused now" + ("" if report.full else f", {report.wanted} wanted"))
    return ", ".join(parts) + f"; seed {report.seed}"


@verb
class ImportCommand(OfBank, WithWorkers):
    """Add puzzles of files, or of another bank.

    Each PUZZLE, in any format, is graded on the way.  What is there already, up to symmetry, is not added again; what
    cannot be read, or has not exactly one solution, is reported and left out.  Tables and JSON that 'bank export' wrote
    keep what was used, tags, seeds and sources; the dates of those that 'calendar' wrote are the days of use.  A run
    that was interrupted is simply run again.
    """

    puzzles: tuple[str, ...] = puzzles_argument()
    scale: tuple[str | Scale[Grade], ...] = scales_option()
    tags: tuple[str, ...] = option(TAG, "Give the puzzles this tag (repeatable).", name="tag", many=True)
    used_for: str = option(Text(None), "What the puzzles were used for, such as 'Morning Post'.", default="")
    duplicates: bool = flag("Say which are there already.", section=Section.OUTPUT)
    as_json: bool = json_flag()
    max_seconds: float | None = option(
        Seconds(), "Maximum time for each puzzle on a scale; one that takes longer is left out."
    )

    def run(self) -> None:
        """Add the puzzles."""
        outcomes: Counter[ImportOutcome] = Counter()
        stdin = StandardInput()
        scales = scales_of(self.scale)
        interrupted = "interrupted; {}; run it again for the rest"
        with (
            told_at_interrupts(lambda: complain("", interrupted.format(_counts(outcomes)))),
            self.opened(create=True) as bank,
            progress(self.puzzles, 0, self.as_json) as advance,
            self.executor() as executor,
        ):
            for found in import_many(
                bank,
                items(self.puzzles, stdin),
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
                    complain(entry.source, f"the same as number {number}")
                advance()
        complain("", _counts(outcomes))
        sys.exit(code_of(outcomes))


def _counts(outcomes: Counter[ImportOutcome]) -> str:
    said = [f"{outcomes[each]} {what}" for each, what in OUTCOMES.items() if outcomes[each] or what == "added"]
    return f"{counted(outcomes.total(), 'puzzle')}: {listed(said)}"
