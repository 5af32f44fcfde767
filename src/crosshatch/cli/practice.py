"""``crosshatch practice``: positions to practise a technique, and the answers apart from them."""

import sys
from abc import ABC, abstractmethod
from contextlib import suppress
from pathlib import Path

from ..batch.making import make_many
from ..board.messages import counted
from ..formats import write
from ..generator import Exercise, NoExercise, Practice
from ..logic.step import Span
from ..publishing.print.layout import Layout
from ..publishing.print.lessons import EXAMPLES, lesson_pdf
from ..publishing.print.typesetter import check_installed
from ..render.data import exercise_data
from ..render.text import step_lines
from ..render.wrap import wrap
from ..techniques.catalogue import SINGLES
from ..verbs.choices import InLanguage, WithOwn
from ..verbs.declaration import BadRequest, Section, argument, flag, option, verb
from ..verbs.kinds import Choice, File, Text, Whole
from ..words import summary, title_of
from .asking import Prints, jobs_option, seconds_option
from .batches import Batch, seed_option
from .layouts import A4, size_option
from .output import complain, lines_writer, say, say_data, text_width, write_file
from .rows import progress
from .run import DONE, NOT_ALL_MADE
from .targets import MAX_SECONDS
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


@verb
class Command(Prints, WithOwn, InLanguage):
    """Make positions to practise a TECHNIQUE: it is the next step there, and no simpler technique finds a step.

    The answers come after the last position; on a terminal, when you ask for them.  The positions are the same for any
    number of --jobs.  The seed of one position, such as --seed 7/3 with --count 1, makes it again.  A --sheet also has
    three examples with pictures; it needs the library typst: pip install 'crosshatch[print]'.

    Exit codes: 0 done; 1 the time for a position ran out; 2 bad options, or a technique that is never the next step.
    """

    technique: str = argument(
        Text(None), "Any name that 'crosshatch techniques' lists, or that of a --strategy of your own."
    )
    count: int | None = option(Whole(1), "Number of positions.", usual=f"{COUNT}; {COUNT_ON_SHEET} on a --sheet")
    seed: str | None = seed_option("positions")
    form: str | None = option(Choice(list(SHEETS)), "Format.", name="format", usual="text", section=Section.OUTPUT)
    sheet: Path | None = option(
        File((".pdf",)),
        "Write a lesson to print, as PDF: idea, examples, positions, answers.",
        section=Section.OUTPUT,
    )
    size: str | None = size_option()
    as_json: bool = flag("Short for --format json.", name="json", section=Section.OUTPUT)
    max_seconds: float = seconds_option("Maximum time to look for each position.", MAX_SECONDS)
    jobs: int = jobs_option()

    def show(self) -> None:
        """Print the positions, and end with the exit code."""
        form = self.chosen_format()
        if self.sheet and form:
            raise BadRequest("--sheet and --format cannot be combined.")
        if not self.sheet and self.size:
            raise BadRequest("--size is that of the paper of a --sheet: name its file.")
        practice = Practice(self.technique, self.own)
        writer: Sheet
        if self.sheet:
            writer = LessonSheet(practice, self.language, str(self.sheet), self.size or A4)
            number = (self.count or COUNT_ON_SHEET) + EXAMPLES
        else:
            writer = SHEETS[form or "text"](practice, self.language)
            number = self.count or COUNT
        batch = Batch(self.seed, number).seeds()
        code = DONE
        with progress(number, printing=not self.sheet) as advance, workers(self.jobs) as executor:
            for made in make_many(practice, batch, self.max_seconds, executor):
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
