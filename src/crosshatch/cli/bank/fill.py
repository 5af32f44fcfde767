"""``crosshatch bank fill``: new puzzles, until there are enough."""

import sys
import time
from contextlib import nullcontext
from types import TracebackType

from ...bank.filling import MAX_SECONDS, Fill, Filled, Result
from ...board.messages import counted
from ...generator import ClosestPuzzle
from ...verbs.declaration import BadRequest, Section, option, verb
from ...verbs.kinds import Seconds, Whole
from ..asking import WithWorkers, seconds_option
from ..batches import code_option
from ..output import complain
from ..progress import progress
from ..run import DONE, NOT_ALL_MADE
from ..targets import ToTarget, code_in, gave_up
from .opening import OfBank, tags_option


@verb
class Command(OfBank, ToTarget, WithWorkers):
    """Make puzzles until a bank has enough unused ones.

    The options of 'generate' say what they must be like.  The puzzles are those of 'generate' with the same options and
    seed.  The bank remembers the seed and how far it came: after Ctrl-C, a crash or a month the same command goes on
    from there.  Others may take puzzles meanwhile.

    Exit codes: 0 done; 1 the time ran out, or no new puzzles came; 2 bad options, or a target that no puzzle can meet.
    """

    to: int | None = option(Whole(1), "Stop when N unused puzzles match.")
    per_level: int | None = option(Whole(1), "The same for each level of the scale.")
    tags: tuple[str, ...] = tags_option("Give the puzzles this tag; only those with it count (repeatable).")
    seed: str | None = code_option()
    total_seconds: float | None = option(Seconds(), "Maximum time in all.", usual="no limit", section=Section.RUN)
    max_seconds: float = seconds_option("Maximum time for each puzzle.", MAX_SECONDS)

    def run(self) -> None:
        """Make the puzzles."""
        if self.to is not None and self.per_level is not None:
            raise BadRequest("--to 500 is for one target, --per-level 200 for each level: choose one.")
        if self.to is None and self.per_level is None:
            raise BadRequest("Say how many puzzles there should be: --to 500, or --per-level 200 for each level.")
        carried, seed = code_in(self.seed)
        if self.per_level is not None and ("level" in self.named or carried):
            raise BadRequest("--per-level is for all levels: leave --level out, also of the --seed, or say --to.")
        levels = self.generator(carried).scale.levels if self.per_level is not None else (None,)
        if not levels:
            raise BadRequest(f"The scale {self.graded_on.name} tells no levels: say --to.")
        deadline = None if self.total_seconds is None else time.monotonic() + self.total_seconds
        code = DONE
        with self.opened(create=True) as bank, self.executor() as executor:
            for level in levels:
                generator = self.generator(carried, level)
                fill = Fill(
                    bank,
                    generator.target,
                    generator.scale,
                    wanted=self.to or self.per_level or 0,
                    seed=seed,
                    tags=self.tags,
                )
                total = None if deadline is None else max(0.0, deadline - time.monotonic())
                with _Watched(fill) as watched:
                    filled = fill.run(executor, max_seconds=self.max_seconds, total_seconds=total, heard=watched.hear)
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
            complain(f"seed {made.seed}", gave_up(made))
        if new:
            self._advance()


def _in_words(filled: Filled) -> str:
    parts = [f"{counted(filled.added, 'puzzle')} added"]
    if filled.repeats:
        parts.append(f"{counted(filled.repeats, 'other')} there already")
    parts.append(f"{filled.left} unused now" + ("" if filled.full else f", {filled.wanted} wanted"))
    return ", ".join(parts) + f"; seed {filled.seed}"
