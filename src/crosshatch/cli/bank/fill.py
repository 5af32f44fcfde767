"""``crosshatch bank fill``: new puzzles, until there are enough."""

import sys
import time
from contextlib import nullcontext
from pathlib import Path
from types import TracebackType

import click

from ...bank.filling import MAX_SECONDS, Fill, Filled, Result
from ...board.messages import counted
from ...generator import ClosestPuzzle
from ..choices import WholeNumber, jobs_option, scheduler_option, seconds_option
from ..output import complain
from ..progress import progress
from ..run import DONE, NOT_ALL_MADE
from ..targets import Request, code_option, gave_up, target_options
from ..workers import workers
from .opening import bank_argument, opened


@click.command("fill")
@bank_argument
@target_options
@click.option("--to", "wanted_to", type=WholeNumber(min=1), metavar="N", help="Until N unused puzzles are like that.")
@click.option("--per-level", type=WholeNumber(min=1), metavar="N", help="The same for each level of the scale.")
@click.option("--tag", "tags", multiple=True, help="Give the puzzles this tag; only those with it count (repeatable).")
@code_option
@seconds_option("How long to go on in all; without end if left out.")
@click.option(
    "--seconds-each",
    type=click.FloatRange(0, min_open=True),
    metavar="SECONDS",
    default=MAX_SECONDS,
    show_default=True,
    help="How long to try for each puzzle.",
)
@jobs_option
@scheduler_option
def command(
    file: Path,
    wanted: Request,
    wanted_to: int | None,
    per_level: int | None,
    tags: tuple[str, ...],
    seed: str | None,
    max_seconds: float | None,
    seconds_each: float,
    jobs: int,
    scheduler: str | None,
) -> None:
    """Make puzzles until a bank has enough unused ones.

    The options of 'generate' say what they must be like.  The puzzles are those of 'generate' with the same options and
    seed.  The bank remembers the seed and how far it came: after Ctrl-C, a crash or a month the same command goes on
    from there.  Others may take puzzles meanwhile.

    Exit codes: 0 done; 1 the time ran out, or no new puzzles came; 2 bad options, or a target that no puzzle can meet.
    """
    if wanted_to is not None and per_level is not None:
        raise click.UsageError("--to 500 is for one target, --per-level 200 for each level: choose one.")
    if wanted_to is None and per_level is None:
        raise click.UsageError("Say how many puzzles there should be: --to 500, or --per-level 200 for each level.")
    wanted, seed = wanted.of_seed(seed)
    if per_level is not None and ("level" in wanted.named or wanted.code is not None):
        raise click.UsageError("--per-level is for all levels: leave --level out, also of the --seed, or say --to.")
    levels = wanted.generator().scale.levels if per_level is not None else (None,)
    if not levels:
        raise click.UsageError(f"The scale {wanted.scale.name} tells no levels: say --to.")
    deadline = None if max_seconds is None else time.monotonic() + max_seconds
    code = DONE
    with opened(file, create=True) as bank, workers(jobs, scheduler) as executor:
        for level in levels:
            generator = (wanted.of_level(level) if level else wanted).generator()
            fill = Fill(
                bank,
                generator.target,
                generator.scale,
                wanted=wanted_to or per_level or 0,
                seed=seed,
                tags=tags,
            )
            total = None if deadline is None else max(0.0, deadline - time.monotonic())
            with _Watched(fill) as watched:
                filled = fill.run(executor, max_seconds=seconds_each, total_seconds=total, heard=watched.hear)
            complain("", f"{fill.name}: {_in_words(filled)}")
            if not filled.full:
                code = NOT_ALL_MADE
    sys.exit(code)


class _Watched:
    """Shows how a fill goes on, and says after an interrupt what is done."""

    def __init__(self, fill: Fill) -> None:
        self._fill = fill
        left = fill.left
        self._missing = max(0, fill.wanted - left)
        if self._missing and fill.at_work_elsewhere:
            complain(
                "",
                f"{fill.name}: another fill with the seed {fill.seed} was at work a moment ago; if it still is, both "
                "make the same puzzles: give one of them another --seed",
            )
        self._bar = progress(lambda: self._missing, 0, printing=False) if self._missing else nullcontext(lambda: None)

    def __enter__(self) -> "_Watched":
        self._advance = self._bar.__enter__()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._bar.__exit__(kind, error, trace)
        if kind is KeyboardInterrupt:
            complain(
                "",
                f"{self._fill.name}: interrupted; {self._fill.left} unused now, {self._fill.wanted} wanted; "
                "the same command goes on from there",
            )

    def hear(self, made: Result, new: bool) -> None:
        """Show that a puzzle is kept; say so where the time for one ran out."""
        if isinstance(made, ClosestPuzzle):
            complain(f"seed {made.seed}", gave_up(made, "--seconds-each"))
        if new:
            self._advance()


def _in_words(filled: Filled) -> str:
    parts = [f"{counted(filled.added, 'puzzle')} added"]
    if filled.repeats:
        parts.append(f"{counted(filled.repeats, 'other')} there already")
    parts.append(f"{filled.left} unused now" + ("" if filled.full else f", {filled.wanted} wanted"))
    return ", ".join(parts) + f"; seed {filled.seed}"
