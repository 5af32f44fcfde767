"""``crosshatch practice``: positions to practise a technique, and the answers apart from them."""

import secrets
import sys
from abc import ABC, abstractmethod
from contextlib import suppress

import click

from ..formats import write
from ..generator import Exercise, NoExercise, Practice, make_many, seeds
from ..messages import counted
from ..render.data import exercise_data
from ..render.text import step_lines
from ..render.wrap import wrap
from ..step import Span
from ..strategies.catalogue import SINGLES
from ..words import summary, title_of
from .choices import WholeNumber, language_option, seconds_option
from .output import complain, lines_writer, say, say_data, text_width
from .progress import progress
from .run import DONE, NOT_ONE_SOLUTION
from .workers import workers

MAX_SECONDS = 60.0

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


SHEETS: dict[str, type[Sheet]] = {"text": TextSheet, "library": LibrarySheet, "json": JsonSheet}


@click.command("practice")
@click.argument("technique")
@click.option("--count", type=WholeNumber(min=1), default=5, show_default=True, help="How many positions.")
@click.option("--seed", help="The same seed gives the same positions. Drawn at random if left out.")
@seconds_option("How long to look for each position.", MAX_SECONDS)
@click.option("--jobs", type=WholeNumber(min=1), default=1, show_default=True, help="How many processes to use.")
@click.option("--format", "form", type=click.Choice(list(SHEETS)), help="How to write them; text if left out.")
@language_option
@click.option("--json", "as_json", is_flag=True, help="The same as --format json.")
def command(
    technique: str,
    count: int,
    seed: str | None,
    max_seconds: float,
    jobs: int,
    form: str | None,
    language: str,
    as_json: bool,
) -> None:
    """Make positions to practise a TECHNIQUE: it is the next step there, and nothing simpler finds anything.

    The answers come after the last position; on a terminal, when you ask for them.  TECHNIQUE is any name that
    'crosshatch techniques' lists.  The positions are the same for any number of --jobs.  The seed of one position, such
    as --seed 7/3 with --count 1, makes it again.

    Exit codes: 0 done; 1 the time for a position ran out; 2 bad options, or a technique that is never the next step.
    """
    if as_json and form not in (None, "json"):
        raise click.UsageError(f"Choose one format: the positions cannot be written as json and {form} at once.")
    practice = Practice(technique)
    sheet = SHEETS["json" if as_json else form or "text"](practice, language)
    batch = seeds(secrets.randbelow(10**9) if seed is None else seed, count)
    code = DONE
    with progress(lambda: count) as advance, workers(jobs) as executor:
        for made in make_many(practice, batch, max_seconds, executor):
            if isinstance(made, NoExercise):
                complain(f"seed {made.seed}", _gave_up(made))
                code = NOT_ONE_SOLUTION
            else:
                sheet.add(made)
            advance()
    sheet.end()
    sys.exit(code)


def _gave_up(made: NoExercise) -> str:
    return (
        f"the time ran out after {counted(made.tried, 'puzzle')} in which {made.technique.slug} was not needed; "
        "allow more with --max-seconds"
    )
