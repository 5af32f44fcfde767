"""``crosshatch practice``: positions to practise a technique, and the answers apart from them."""

import sys
from abc import ABC, abstractmethod
from contextlib import suppress

import click
from click.core import ParameterSource

from ..batch.making import make_many
from ..formats import write
from ..generator import Exercise, NoExercise, Practice
from ..messages import counted
from ..render.data import exercise_data
from ..render.print.layout import Layout
from ..render.print.lessons import EXAMPLES, lesson_pdf
from ..render.print.typesetter import check_installed
from ..render.text import step_lines
from ..render.wrap import wrap
from ..step import Span
from ..strategies.base import Strategy
from ..strategies.catalogue import SINGLES
from ..words import summary, title_of
from .batches import Batch
from .choices import WholeNumber, jobs_option, language_option, seconds_option, strategy_option
from .file_names import file_of
from .output import complain, lines_writer, say, say_data, text_width, write_file
from .outputs import printed_output_option
from .paper import size_option
from .progress import progress
from .run import DONE, NOT_ALL_MADE
from .targets import MAX_SECONDS, seed_option
from .workers import workers

COUNT, COUNT_ON_SHEET = 5, 6
"""How many positions are made where nobody says otherwise; six fill a page."""

TURN_THE_PAGE = "Press Enter for the answers."


class Sheet(ABC):
    """A way to write positions with their answers."""

    def __init__(self, practice: Practice, language: str) -> None:
        self.practice = practice
        self.language = language

    @abstractmethod
    def add(self, exercise: Exercise) -> None:
        """Write a position."""

    def end(self) -> None:  # noqa: B027 - most have nothing more to say
        """Write what comes after the last position."""


class TextSheet(Sheet):
    """Grids to look at and, after the last of them, the answers; on a terminal they wait until they are asked for."""

    def __init__(self, practice: Practice, language: str) -> None:
        super().__init__(practice, language)
        self._show = lines_writer()
        self._exercises: list[Exercise] = []
        technique = practice.technique
        title, words = title_of(technique, language), summary(technique, language)
        self._show([*wrap((Span(f"{title}: {words}"),), text_width()), ()])

    def add(self, exercise: Exercise) -> None:
        """Write a position: its digits where a single is to be found, else its candidates."""
        self._exercises.append(exercise)
        drawn = write(exercise.position, "boxed" if exercise.technique.family == SINGLES else "pencilmarks")
        say(f"{len(self._exercises)} (seed {exercise.seed})\n{drawn}\n")

    def end(self) -> None:
        """Write the answers."""
        if not self._exercises:
            return
        if sys.stdin.isatty() and sys.stdout.isatty():
            with suppress(EOFError):
                input(TURN_THE_PAGE)
        say("Answers\n")
        for number, exercise in enumerate(self._exercises, 1):
            self._show(step_lines(exercise.step, number, text_width(), self.language))


class LibrarySheet(Sheet):
    """A line for each position in HoDoKu's library format, with what the technique does there."""

    def add(self, exercise: Exercise) -> None:
        """Write the line of a position."""
        say(f"{exercise.case} # {exercise.technique.title}; seed {exercise.seed}")


class JsonSheet(Sheet):
    """An object a line: the position, its solution, its seed and the step."""

    def add(self, exercise: Exercise) -> None:
        """Write the object of a position."""
        say_data(exercise_data(exercise, self.language))


class LessonSheet(Sheet):
    """A lesson as a PDF file, with examples besides the positions to solve."""

    def __init__(self, practice: Practice, language: str, name: str, size: str) -> None:
        super().__init__(practice, language)
        check_installed()
        self._name = name
        self._layout = Layout(size=size, language=language)
        self._exercises: list[Exercise] = []

    def add(self, exercise: Exercise) -> None:
        """Keep a position until all are there."""
        self._exercises.append(exercise)

    def end(self) -> None:
        """Write the file."""
        if self._exercises:
            write_file(self._name, lesson_pdf(self._exercises, self._layout))


SHEETS: dict[str, type[Sheet]] = {"text": TextSheet, "library": LibrarySheet, "json": JsonSheet}


@click.command("practice")
@click.argument("technique")
@click.option(
    "--count",
    type=WholeNumber(min=1),
    help=f"How many positions; {COUNT} if left out, or {COUNT_ON_SHEET} on a --sheet.",
)
@strategy_option
@seed_option("positions")
@seconds_option("How long to look for each position.", MAX_SECONDS)
@jobs_option
@click.option("--format", "form", type=click.Choice(list(SHEETS)), help="How to write them; text if left out.")
@click.option(
    "--sheet",
    metavar="FILE",
    callback=file_of(".pdf"),
    help="Write a lesson to print, as PDF: idea, examples, positions, answers.",
)
@size_option
@language_option
@click.option("--json", "as_json", is_flag=True, help="The same as --format json.")
@printed_output_option(".txt", ".jsonl")
def command(
    technique: str,
    count: int | None,
    own: tuple[Strategy, ...],
    seed: str | None,
    max_seconds: float,
    jobs: int,
    form: str | None,
    sheet: str | None,
    size: str,
    language: str,
    as_json: bool,
) -> None:
    """Make positions to practise a TECHNIQUE: it is the next step there, and nothing simpler finds anything.

    The answers come after the last position; on a terminal, when you ask for them.  TECHNIQUE is any name that
    'crosshatch techniques' lists, or that of a --strategy of your own.  The positions are the same for any number of
    --jobs.  The seed of one position, such as --seed 7/3 with --count 1, makes it again.  A --sheet has three examples
    besides, with pictures; it needs the library typst: pip install 'crosshatch[print]'.

    Exit codes: 0 done; 1 the time for a position ran out; 2 bad options, or a technique that is never the next step.
    """
    if as_json and form not in (None, "json"):
        raise click.UsageError(f"Choose one format: the positions cannot be written as json and {form} at once.")
    if sheet and (form or as_json):
        raise click.UsageError("Choose one: a --sheet to print, or a --format.")
    if not sheet and click.get_current_context().get_parameter_source("size") is ParameterSource.COMMANDLINE:
        raise click.UsageError("--size is that of the paper of a --sheet: name its file.")
    practice = Practice(technique, own)
    writer: Sheet
    if sheet:
        writer = LessonSheet(practice, language, sheet, size)
        number = (count or COUNT_ON_SHEET) + EXAMPLES
    else:
        writer = SHEETS["json" if as_json else form or "text"](practice, language)
        number = count or COUNT
    batch = Batch(seed, number).seeds()
    code = DONE
    with progress(lambda: number, printing=not sheet) as advance, workers(jobs) as executor:
        for made in make_many(practice, batch, max_seconds, executor):
            if isinstance(made, NoExercise):
                complain(f"seed {made.seed}", _gave_up(made))
                code = NOT_ALL_MADE
            else:
                writer.add(made)
            advance()
    writer.end()
    sys.exit(code)


def _gave_up(made: NoExercise) -> str:
    return (
        f"the time ran out after {counted(made.tried, 'puzzle')} in which {made.technique.slug} was not needed; "
        "allow more with --max-seconds"
    )
