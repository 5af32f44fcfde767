"""``crosshatch explain``: every step to the solution with its reasons, printed as soon as it is found."""

import sys
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from functools import cached_property
from itertools import islice
from pathlib import Path as FilePath
from typing import NoReturn

import attrs

from ..batch.entries import with_columns
from ..batch.explaining import OFFERS, Interrupted, PathForm, explain_many
from ..batch.fields import PROFILES, FieldForm, fields_named
from ..batch.files import format_of
from ..batch.path_rows import ENDINGS, form_of_rows
from ..board.grid import Grid
from ..board.messages import listed
from ..logic.rank import rankings_of
from ..logic.step import Step
from ..position.status import Impossible, check
from ..render import page
from ..render.reasons import step_ranking_lines
from ..render.text import ending, numbered_step_lines, summary_lines, takeover_lines
from ..solving.solver import Outcome, Path, Solver
from ..verbs.choices import names_option, slugs_of
from ..verbs.declaration import BadRequest, flag, given_options, option, verb
from ..verbs.explain import Explain
from ..verbs.kinds import Choice, File, Section, Several, Text
from ..words import language_named
from ..words.tellers import paths
from .exits import code_of
from .inputs import STDIN, Item, StandardInput, check_there, items
from .interrupts import told_what_is_done, uninterrupted
from .output import (
    Show,
    Written,
    check_files,
    complain,
    complain_of_rows,
    grid_room,
    lines_writer,
    say,
    text_width,
    write_file,
)
from .progress import patient, progress
from .puzzles import Drawing, Question
from .workers import WithWorkers
from .writing import Resumable, output_option, rows_to

CHOSEN = ("--fields", "--profile")
"""The options that choose the columns of data."""

DATA = ("--json", "--compact", "--output", *CHOSEN)
"""The options that ask for data rather than for text."""

FOR_DATA = {"--offers": DATA[:3], **dict.fromkeys(("--scheduler", "--jobs", "--keep"), DATA)}
"""The options that nothing but data follow, each with those that ask for such data."""

APART = (
    ("--json", ("--compact",), "choose one of the two forms"),
    *((each, ("--json", "--compact", "--offers"), "choose one form of data") for each in CHOSEN),
    ("--html", (*DATA, "--grid"), "--html replaces the printed output"),
    ("--pictures", (*DATA, "--html"), "--pictures draws the steps that are printed as text"),
    ("--grid", DATA, "--grid applies to text only"),
    ("--show", DATA, "--show applies to text and HTML pages only"),
    ("--rank", (*DATA, "--html"), "--rank applies to text only"),
    ("--language", ("--compact", "Parquet"), "the compact form contains no text"),
)
"""Options with those that each does not go with, and why."""

NONE_SHOWN = "No step uses the techniques chosen with --show."


@verb
class Command(Explain, Drawing, WithWorkers, Resumable):
    """Each step is printed as soon as it is found.  With --search none, the explanation stops when no
    technique finds a step, and the exit code is 1.  After Ctrl-C, the steps found so far are kept.

    --json, --compact, --fields and --profile write one row per puzzle and suit large files.  The rows do not depend on
    the number of --jobs.
    """

    grid: bool = flag("Show the grid with its candidates at each step.", section=Section.OUTPUT)
    rank: bool = flag("Show each step as truths, the links that cover them, and their rank.", section=Section.OUTPUT)
    shown: tuple[str, ...] = names_option("Print only the steps of these techniques, with their grids", "show")
    html: FilePath | None = option(
        File((".html",)),
        "Write a web page that shows the steps one by one, instead of printing them (- for standard output).",
    )
    compact: bool = flag("Print compact JSON, suited to many puzzles.", section=Section.OUTPUT)
    offers: str | None = option(
        Choice(list(OFFERS)),
        "Also list the steps available at each point (--json), or count them (--compact, Parquet): those of the same "
        "technique, or all.",
        section=Section.OUTPUT,
    )
    fields: tuple[str, ...] = option(
        Several(Text(metavar="FIELD"), 200),
        "Write rows with these fields, such as level,er,words (repeatable, or separated by commas).",
        many=True,
        section=Section.OUTPUT,
    )
    profile: str | None = option(
        Choice(list(PROFILES)),
        "Write rows with a set of fields: lm for training language models, labels for tables of puzzles.",
        section=Section.OUTPUT,
    )
    keep: tuple[str, ...] = option(
        Several(Text(metavar="COLUMN"), 200),
        "Keep only these columns of the input (repeatable, or separated by commas).",
        many=True,
        section=Section.OUTPUT,
    )
    output: FilePath | None = output_option(*ENDINGS)

    def run(self) -> None:
        """Explain each puzzle, and end with the exit code."""
        self._check()
        if self.in_json or self.compact or self.output or self._chosen:
            self._write_rows(self._form)
        self.show()

    @cached_property
    def _chosen(self) -> tuple[str, ...]:
        """The fields of rows, if they are chosen."""
        return fields_named(self.fields, self.profile)

    @property
    def _form(self) -> PathForm:
        """The form of data.  Raises FieldError if there is no such field."""
        if self._chosen:
            return FieldForm(essential=self.essential, language=self.language, names=self._chosen)
        return PathForm(self.compact or self._in_parquet, self.essential, self.offers, self.language)

    def _shaped(self, given: Iterable[Item]) -> Iterator[Item]:
        """Yield the items with the columns that rows keep."""
        for item in given:
            columns = {name: value for name, value in item.columns.items() if not self.keep or name in self.keep}
            yield attrs.evolve(item, columns=columns)

    def _write_rows(self, form: PathForm) -> NoReturn:
        """Give the path of each puzzle as a row, printed or in a file, and end with the exit code of the worst."""
        stdin, output = StandardInput(), self.output
        solver, seconds = Solver(self.strategies, self.searching()), self.max_seconds
        latest: deque[Item] = deque(maxlen=1)
        classic_only = "a Parquet file" if self._in_parquet and not self._chosen else ""
        columns, shaped = with_columns(self._shaped(items(self.puzzles, stdin, self.board, classic_only)))
        given = _noted(shaped, latest)
        written = form_of_rows(form, format_of(self.output, *ENDINGS) if self.output else None, columns)
        outcomes: Counter[Outcome] = Counter()
        with ExitStack() as stack:
            stack.enter_context(told_what_is_done(outcomes.total, output))
            executor = stack.enter_context(self.executor())
            rows = stack.enter_context(rows_to(output, written, self.resume))
            outcomes.update(map(written.outcome, rows.kept(given)))
            advance = stack.enter_context(progress(self.puzzles, outcomes.total(), not output))
            told = explain_many(given, executor, solver=solver, form=form, max_seconds=seconds, ready=stdin.ready)
            try:
                for explained in told:
                    if explained.outcome is Outcome.UNREADABLE and not output:
                        complain(explained.entry.source, explained.entry.error)
                    with uninterrupted():
                        rows.add(written.row(explained.entry, explained.text))
                        outcomes[explained.outcome] += 1
                    advance()
            except Interrupted as interrupt:
                if not output:
                    rows.add(written.row(latest[0], interrupt.text))
                raise
        lacking = sum(number for outcome, number in outcomes.items() if not outcome.solved)
        if output and lacking:
            complain_of_rows(lacking, outcomes.total(), "solved")
        sys.exit(code_of(outcomes))

    @property
    def _in_parquet(self) -> bool:
        return self.output is not None and self.output.suffix.lower() == ".parquet"

    @cached_property
    def _slugs(self) -> tuple[str, ...]:
        return slugs_of(self.shown, "show", self.own)

    @cached_property
    def _print(self) -> Show:
        return lines_writer()

    def _check(self) -> None:
        """Raise BadRequest where options do not go together."""
        given = given_options(self)
        if self._in_parquet and given.isdisjoint(CHOSEN):
            given |= {"Parquet"}
        for option_, others, why in APART:
            if option_ in given and (other := next((each for each in others if each in given), None)):
                raise BadRequest(f"{option_} and {other} cannot be combined: {why}.")
        check_files((self.html, Written.HTML))
        for option_, others in FOR_DATA.items():
            if option_ in given and given.isdisjoint(others):
                raise BadRequest(f"{option_} needs {listed(others, 'or')}.")
        if self.output:
            check_there(self.puzzles)

    def answer(self, question: Question) -> bool:
        """Explain a puzzle."""
        puzzle, status = question.puzzle, check(question.puzzle)
        if not status.ok:
            question.complain(status)
        if self.html and question.name:
            raise BadRequest("--html shows a single puzzle, but several were given.")
        if question.name:
            say(f"{question.name}: {puzzle.text}\n")
        if isinstance(status, Impossible) and status.conflicts:
            return False
        solver = Solver(self.strategies, self.searching() if status.ok else None)
        at_once = not (self.html or self.essential)
        walk = solver.walk(puzzle, self.max_seconds, at_search=self._take_over if at_once else lambda: None)
        printed = 0
        try:
            for number, (grid, step) in enumerate(patient(walk, _looking_for), 1):
                if at_once:
                    printed = number
                    self._print_step(number, grid, step)
        except KeyboardInterrupt:
            self._end(walk.path, printed)
            raise
        path = walk.path.essential() if self.essential else walk.path
        self._end(path, printed)
        if len(path) < len(walk.path) and not self.html:
            left_out = paths.left_out(len(walk.path) - len(path), len(walk.path))
            say(f"\n{language_named(self.language).text(left_out)}")
        return status.ok and path.solution is not None

    def _end(self, path: Path, printed: int) -> None:
        """Print the steps of a path after the first ``printed`` ones and how it ended, or write its page.

        With the page, its name and how the path ended are printed; ``-`` is the page alone.
        """
        lacks = bool(self._slugs) and not any(technique.slug in self._slugs for technique in path.techniques())
        if self.html:
            write_file(str(self.html), page(path, techniques=self._slugs or None, language=self.language).encode())
            if str(self.html) != STDIN:
                say(f"{self.html}: {ending(path, self.language)}")
                if lacks:
                    say(NONE_SHOWN)
            return
        for number, (grid, step) in islice(enumerate(path.positions(), 1), printed, None):
            if self.essential and number == path.logic_steps + 1:
                self._take_over()
            self._print_step(number, grid, step)
        if lacks:
            say(f"{NONE_SHOWN}\n")
        self._print(summary_lines(path, self.language, room=grid_room()))

    def _print_step(self, number: int, grid: Grid, step: Step) -> None:
        """Print a step with its number, and draw it, if it is one of those to be shown."""
        if not self._slugs or step.technique.slug in self._slugs:
            with_grid = self.grid or bool(self._slugs)
            lines = numbered_step_lines(grid, step, number, with_grid, text_width(), self.language, room=grid_room())
            self._print(lines)
            self.draw(grid, step)
            if self.rank:
                found = rankings_of(grid, step)
                self._print([*step_ranking_lines(found, text_width(), self.language), ()])
                for each in found:
                    if each.step is not None:
                        self.draw(grid, each.step)

    def _take_over(self) -> None:
        """Say that a search takes over."""
        if not self._slugs:
            self._print(takeover_lines(text_width(), self.language))


def _looking_for(number: int) -> str:
    return f"step {number} is taking a while to find; Ctrl-C stops and keeps the steps so far"


def _noted(given: Iterable[Item], latest: deque[Item]) -> Iterator[Item]:
    """Yield the items, each noted as the latest."""
    for item in given:
        latest.append(item)
        yield item
