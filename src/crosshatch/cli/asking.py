"""What verbs share on the command line: the puzzles that they answer, and what they print, as text or as data."""

from concurrent.futures import Executor
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import attrs

from ..board.messages import listed
from ..verbs.choices import OfPosition
from ..verbs.declaration import BadRequest, Host, Section, argument, flag, option, parameters_of, verb
from ..verbs.kinds import File, Kind, Seconds, Text, Whole
from .inputs import STDIN, Item
from .outputs import FLAGS, format_named, printed_to
from .run import Question, answer_each
from .workers import workers


def puzzles_argument(default: Any = attrs.NOTHING) -> Any:
    """Declare the puzzles that a verb is about."""
    shown = "PUZZLE..." if default is attrs.NOTHING else "[PUZZLE]..."
    return argument(Text(None), PUZZLES, default=default, many=True, metavar=shown)


OUTPUT = Kind("FILE", parse=lambda text: None if text == STDIN else File().parse(text))
"""A file to write; None for standard output, which is written ``-``."""


def output_option(*endings: str) -> Any:
    """Declare the option for a new file, whose name has one of these endings or none."""
    about = f"Write to a new file, whose name says the format: {listed(endings, 'or')}."
    return option(OUTPUT, about, short="o", section=Section.OUTPUT, endings=endings)


def json_flag(about: str = "one object per line for each puzzle") -> Any:
    """Declare the option for JSON."""
    return flag(f"Print JSON: {about}.", name="json", section=Section.OUTPUT)


@verb
class Prints:
    """What prints text or JSON, to standard output or to a new file."""

    as_json: bool = json_flag()
    output: Path | None = output_option(".txt", ".jsonl")

    def run(self) -> None:
        """Show what there is to show; the name of a file chooses the format.

        Raises UnfitFile where the file is of another kind, or cannot be written.
        """
        parameters = parameters_of(type(self), Host.COMMAND_LINE)
        found = format_named(vars(self), self.output, *parameters["output"].endings)
        flag = FLAGS.get(found) if found else None
        if flag and flag in parameters:
            object.__setattr__(self, flag, True)
        with printed_to(self.output):
            self.show()

    def show(self) -> None:
        """Print the answers."""
        raise NotImplementedError


PUZZLES = "81 cells, a file, a link, or - for standard input."


def jobs_option() -> Any:
    """Declare the number of processes."""
    return option(Whole(1), "Number of processes.", default=1, section=Section.RUN)


def seconds_option(about: str, default: float | None = None) -> Any:
    """Declare a limit of time."""
    return option(Seconds(), about, default=default, section=Section.RUN)


@verb
class WithWorkers:
    """What may be done by several processes, or on a cluster."""

    jobs: int = jobs_option()
    scheduler: str | None = option(
        Text(None), "Dask scheduler whose workers to use.", metavar="ADDRESS", section=Section.RUN
    )

    def executor(self) -> AbstractContextManager[Executor | None]:
        """Give what does the work, or None where this process does."""
        return workers(self.jobs, self.scheduler)


@verb
class Resumable:
    """What writes rows to a new file, or continues one."""

    output: Path | None = output_option(".csv", ".jsonl", ".parquet")
    resume: bool = flag("Continue the --output file of an earlier run.", section=Section.RUN)

    def check_output(self) -> None:
        """Raise BadRequest where there is no file to continue."""
        if self.resume and not self.output:
            raise BadRequest("--resume continues a file: name it with --output.")


@verb
class ForPuzzles(OfPosition):
    """What is about some puzzles: ``at`` asks about one."""

    position: Any = attrs.field(default=None)
    puzzles: tuple[str, ...] = puzzles_argument()


@verb
class OfPuzzles(Prints, ForPuzzles):
    """What answers for each of some puzzles."""

    def show(self) -> None:
        """Print the answers, and end with the exit code."""
        self.prepare()
        answer_each(self.puzzles, self.answer, self.as_json, self.unread)

    def prepare(self) -> None:
        """Check what is asked, before the first puzzle is read."""

    def answer(self, question: Question) -> bool:
        """Print the answer for a puzzle; return whether it is what was asked for."""
        raise NotImplementedError

    def unread(self, item: Item) -> None:
        """Print what there is to print of one of several puzzles that cannot be read."""
