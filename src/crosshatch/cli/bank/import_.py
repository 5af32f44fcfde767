"""``crosshatch bank import``: puzzles that others made, or another bank exported."""

import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import click

from ...bank.importing import Imported, ImportOutcome, import_many
from ...board.messages import counted, listed
from ...solving.scale import Grade, Scale
from .. import BAD_INPUT, FAULT
from ..choices import jobs_option, scheduler_option, seconds_option
from ..inputs import Item, StandardInput, items, number_of_puzzles
from ..output import complain, say_data
from ..progress import progress
from ..run import DONE, NOT_ONE_SOLUTION, PuzzleCommand, json_option, puzzles_argument
from ..scales import scales_of, scales_option
from ..workers import workers
from .opening import bank_argument, opened

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


@click.command("import", cls=PuzzleCommand)
@bank_argument
@puzzles_argument
@scales_option("The scale that grades them, or all of them; repeat it for several.")
@click.option("--tag", "tags", multiple=True, help="Give the puzzles this tag (repeat for more).")
@click.option("--used-for", default="", metavar="TEXT", help="What the puzzles were used for, such as 'Morning Post'.")
@click.option("--duplicates", is_flag=True, help="Say which are there already.")
@seconds_option("How long to grade each puzzle on a scale; one that takes longer is left out.")
@jobs_option
@scheduler_option
@json_option
def command(
    file: Path,
    puzzles: tuple[str, ...],
    chosen: tuple[str | Scale[Grade], ...],
    tags: tuple[str, ...],
    used_for: str,
    duplicates: bool,
    max_seconds: float | None,
    jobs: int,
    scheduler: str | None,
    as_json: bool,
) -> None:
    """Add puzzles of files, or of another bank.

    Each PUZZLE, in any format, is graded on the way.  What is there already, up to symmetry, is not added again; what
    cannot be read, or has not exactly one solution, is reported and left out.  Tables and JSON that 'bank export' wrote
    keep what was used, tags, seeds and sources; the dates of those that 'calendar' wrote are the days of use.  A run
    that was interrupted is simply run again.
    """
    outcomes: Counter[ImportOutcome] = Counter()
    stdin = StandardInput()
    scales = scales_of(chosen)
    with (
        _told_what_is_done(outcomes),
        opened(file, create=True) as bank,
        progress(lambda: number_of_puzzles(puzzles), 0, as_json) as advance,
        workers(jobs, scheduler) as executor,
    ):
        given = items(puzzles, stdin)
        stream = import_many(
            bank, given, scales, executor, tags=tags, used_for=used_for, ready=stdin.ready, max_seconds=max_seconds
        )
        for found in stream:
            outcomes[found.outcome] += 1
            if as_json:
                say_data(_data(found))
            elif found.error:
                complain(found.entry.source, found.error)
            elif duplicates and found.outcome is ImportOutcome.DUPLICATE:
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
