"""``crosshatch bank import``: puzzles that others made, or another bank exported."""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from ...bank.importing import Imported, ImportOutcome, import_many
from ...board.messages import counted, listed
from ...solving.scale import Grade, Scale
from ...verbs.declaration import Section, flag, verb
from .. import BAD_INPUT, FAULT
from ..asking import WithWorkers, json_flag, puzzles_argument, seconds_option
from ..inputs import Item, StandardInput, items, number_of_puzzles
from ..output import complain, say_data
from ..progress import progress
from ..run import DONE, NOT_ONE_SOLUTION
from ..scales import scales_of, scales_option
from .opening import OfBank, tags_option, used_for_option

CODES = {
    ImportOutcome.ADDED: DONE,
    ImportOutcome.DUPLICATE: DONE,
    ImportOutcome.UNGRADABLE: NOT_ONE_SOLUTION,
    ImportOutcome.OUT_OF_TIME: NOT_ONE_SOLUTION,
    ImportOutcome.UNREADABLE: BAD_INPUT,
    ImportOutcome.LOST: FAULT,
}
"""The exit code that an outcome calls for."""

SAID = {
    ImportOutcome.ADDED: "added",
    ImportOutcome.DUPLICATE: "there already",
    ImportOutcome.UNGRADABLE: "without exactly one solution",
    ImportOutcome.OUT_OF_TIME: "out of time",
    ImportOutcome.UNREADABLE: "not readable",
    ImportOutcome.LOST: "lost with their workers",
}
"""What is said of each outcome in the end."""


@verb
class Command(OfBank, WithWorkers):
    """Add puzzles of files, or of another bank.

    Each PUZZLE, in any format, is graded on the way.  What is there already, up to symmetry, is not added again; what
    cannot be read, or has not exactly one solution, is reported and left out.  Tables and JSON that 'bank export' wrote
    keep what was used, tags, seeds and sources; the dates of those that 'calendar' wrote are the days of use.  A run
    that was interrupted is simply run again.
    """

    puzzles: tuple[str, ...] = puzzles_argument()
    scale: tuple[str | Scale[Grade], ...] = scales_option()
    tags: tuple[str, ...] = tags_option("Give the puzzles this tag (repeatable).")
    used_for: str = used_for_option("What the puzzles were used for, such as 'Morning Post'.")
    duplicates: bool = flag("Say which are there already.", section=Section.OUTPUT)
    as_json: bool = json_flag()
    max_seconds: float | None = seconds_option(
        "Maximum time for each puzzle on a scale; one that takes longer is left out."
    )

    def run(self) -> None:
        """Add the puzzles."""
        outcomes: Counter[ImportOutcome] = Counter()
        stdin = StandardInput()
        scales = scales_of(self.scale)
        with (
            _told_what_is_done(outcomes),
            self.opened(create=True) as bank,
            progress(lambda: number_of_puzzles(self.puzzles), 0, self.as_json) as advance,
            self.executor() as executor,
        ):
            given = items(self.puzzles, stdin)
            stream = import_many(
                bank,
                given,
                scales,
                executor,
                tags=self.tags,
                used_for=self.used_for,
                ready=stdin.ready,
                max_seconds=self.max_seconds,
            )
            for found in stream:
                outcomes[found.outcome] += 1
                if self.as_json:
                    say_data(_data(found))
                elif found.error:
                    complain(found.entry.source, found.error)
                elif self.duplicates and found.outcome is ImportOutcome.DUPLICATE:
                    complain(found.entry.source, f"the same as number {found.number}")
                advance()
        complain("", _in_words(outcomes))
        sys.exit(max((CODES[each] for each in outcomes), default=DONE))


@contextmanager
def _told_what_is_done(outcomes: Counter[ImportOutcome]) -> Iterator[None]:
    """Say after an interrupt how far it came."""
    try:
        yield
    except KeyboardInterrupt:
        complain("", f"interrupted; {_in_words(outcomes)}; run it again for the rest")
        raise


def _in_words(outcomes: Counter[ImportOutcome]) -> str:
    said = [f"{outcomes[each]} {what}" for each, what in SAID.items() if outcomes[each] or each is ImportOutcome.ADDED]
    return f"{counted(outcomes.total(), 'puzzle')}: {listed(said)}"


def _data(found: Imported[Item]) -> dict[str, object]:
    return {
        "source": found.entry.source,
        "puzzle": found.entry.puzzle.line if found.entry.puzzle else "",
        "outcome": str(found.outcome),
        "number": found.number or None,
        "error": found.error,
    }
