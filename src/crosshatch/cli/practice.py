"""``crosshatch practice``: positions to practise a technique, and the answers apart from them."""

import sys
from collections.abc import Iterable, Iterator
from contextlib import suppress
from pathlib import Path

from ..batch.making import make_many
from ..board.messages import counted
from ..formats import write
from ..generator import Exercise, NoExercise, Practice
from ..logic.step import Line, Span, Step
from ..publishing.print.layout import Layout
from ..publishing.print.lessons import EXAMPLES, lesson_pdf
from ..publishing.print.typesetter import check_can_print
from ..render.data import exercise_data
from ..render.text import grid_lines, step_lines
from ..render.wrap import wrap
from ..verbs.choices import InLanguage, WithOwn
from ..verbs.declaration import BadRequest, argument, flag, given_options, option, verb
from ..verbs.kinds import Choice, File, Seconds, Section, Text, Whole
from ..words import language_named, summary, title_of
from .batches import Batch, seed_option
from .exits import DONE, NOT_ALL_MADE
from .output import (
    Written,
    check_files,
    complain,
    grid_room,
    lines_writer,
    say,
    say_data,
    text_width,
    write_file,
)
from .pages import WithLook
from .progress import progress
from .targets import MAX_SECONDS
from .workers import WithWorkers
from .writing import Prints

COUNT, COUNT_ON_SHEET = 5, 6
"""How many positions are made where nobody says otherwise; six fill a page."""


def _as_text(practice: Practice, language: str, exercises: Iterable[Exercise]) -> None:
    """Print the positions and then the answers, which on a terminal wait until they are asked for."""
    show, technique = lines_writer(), practice.technique
    colon = language_named(language).text("colon")
    told = f"{title_of(technique, language)}{colon} {summary(technique, language)}"
    show([*wrap((Span(told),), text_width()), ()])
    answers: list[Step] = []
    for exercise in exercises:
        answers.append(exercise.step)
        say(f"{len(answers)} (seed {exercise.seed})")
        show([*_drawn(exercise, language), ()])
    if not answers:
        return
    if sys.stdin.isatty() and sys.stdout.isatty():
        with suppress(EOFError):
            input(language_named(language).text("practice-wait"))
    say(f"{language_named(language).text('sheet-answers')}\n")
    for number, step in enumerate(answers, 1):
        show(step_lines(step, number, text_width(), language))


def _drawn(exercise: Exercise, language: str) -> Iterable[Line]:
    """Return the grid of an exercise: its digits if they are enough to find the step, or its candidates.

    Other pencil marks do not show whether a cell with one candidate is still empty.
    """
    grid = exercise.position.grid()
    if exercise.needs_candidates and grid.naked_singles:
        return grid_lines(grid, language, grid_room())
    text = write(exercise.position, "pencilmarks" if exercise.needs_candidates else "boxed")
    return [(Span(line),) for line in text.splitlines()]


def _as_library(practice: Practice, language: str, exercises: Iterable[Exercise]) -> None:
    """Print a line for each position in HoDoKu's library format, with what the technique does there."""
    for exercise in exercises:
        say(f"{exercise.case} # {exercise.technique.title}; seed {exercise.seed}")


def _as_json(practice: Practice, language: str, exercises: Iterable[Exercise]) -> None:
    """Print an object a line: the position, its solution, its seed and the step."""
    for exercise in exercises:
        say_data(exercise_data(exercise, language))


FORMS = {"text": _as_text, "library": _as_library, "json": _as_json}
"""What prints positions with their answers, by the names of formats."""


@verb
class Command(Prints, WithOwn, WithLook, InLanguage, WithWorkers):
    """Make positions to practise a TECHNIQUE.

    In each position the technique gives the next step, and no simpler technique finds one.  The answers follow the last
    position; on a terminal, press Enter to see them.

    The same seed gives the same positions, whatever the number of --jobs.  --seed 7/3 --count 1 makes the third
    position of --seed 7 again.  A --sheet also has three examples with pictures; it needs typst: pip install
    'crosshatch[print]'.

    Exit codes: 0 success; 1 a position could not be found in time; 2 invalid options, or a technique that is never the
    next step.
    """

    technique: str = argument(
        Text(None), "Any name that 'crosshatch techniques' lists, or the name of your own --strategy."
    )
    count: int | None = option(Whole(1), "Number of positions.", usual=f"{COUNT}; {COUNT_ON_SHEET} on a --sheet")
    seed: str | None = seed_option("Seed of the series.")
    form: str | None = option(
        Choice(list(FORMS)), "Output format.", name="format", usual="text", section=Section.OUTPUT
    )
    sheet: Path | None = option(
        File((".pdf",)), "Write a lesson as a PDF file: the idea, examples, positions and answers."
    )
    as_json: bool = flag("Short for --format json.", name="json", section=Section.OUTPUT)
    max_seconds: float = option(Seconds(), "Maximum time to find each position.", default=MAX_SECONDS)

    def show(self) -> None:
        """Print the positions, and end with the exit code."""
        form = self.written_as
        if self.sheet and form:
            raise BadRequest("--sheet and --format cannot be combined.")
        if not self.sheet and (given := given_options(self, WithLook)):
            raise BadRequest(f"{min(given)} applies to a --sheet; name the PDF file with --sheet.")
        practice = Practice(self.technique, self.own)
        missed: list[NoExercise] = []
        if self.sheet:
            layout = Layout(page=self.page, style=self.style, language=self.language)
            check_can_print(layout.style)
            check_files((self.sheet, Written.PDF))
            exercises = list(self._made(practice, (self.count or COUNT_ON_SHEET) + EXAMPLES, missed))
            if exercises:
                write_file(str(self.sheet), lesson_pdf(exercises, layout))
        else:
            FORMS.get(form or "", _as_text)(practice, self.language, self._made(practice, self.count or COUNT, missed))
        sys.exit(NOT_ALL_MADE if missed else DONE)

    def _made(self, practice: Practice, number: int, missed: list[NoExercise]) -> Iterator[Exercise]:
        """Yield positions; report those that are ``missed``."""
        batch = Batch(self.seed, number).seeds()
        with progress(number, printing=not self.sheet) as advance, self.executor() as executor:
            for made in make_many(practice, batch, self.max_seconds, executor):
                if isinstance(made, NoExercise):
                    missed.append(made)
                    complain(f"seed {made.seed}", _gave_up(made))
                else:
                    yield made
                advance()


def _gave_up(made: NoExercise) -> str:
    return (
        f"no position found in time: none of {counted(made.tried, 'puzzle')} needed {made.technique.slug}; "
        "allow more time with --max-seconds"
    )
