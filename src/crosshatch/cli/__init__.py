"""The command line: ``crosshatch VERB PUZZLE...``, a thin module for each verb, loaded when it is called.

Exit codes: 0 done; 1 a puzzle does not have exactly one solution, or could not be made in time; 2 bad input; 3 a custom
strategy or scale that fails; 70 a fault of the program or the system; 74 output that cannot be written (the disk is
full, say).  Ctrl-C ends with 130, a reader that closes the pipe with 141, both with what was printed so far kept; a
verb that can go on says how.
"""

import errno
import sys
import warnings
from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from importlib import import_module
from io import StringIO
from keyword import iskeyword
from traceback import format_exc
from typing import Any, ClassVar

import click

from ..board.errors import CrosshatchError
from ..board.messages import listed
from ..logic.step import UnprovenStep
from .exits import BAD_INPUT, CANNOT_WRITE, CUSTOM_FAULT, FAULT, INTERRUPTED, PIPE_CLOSED
from .host import command_of
from .streams import drop_output, prepare_streams, write_message

GROUPS = {
    "Solve and explain": {
        "solve": "answer solution",
        "explain": "path walkthrough why",
        "hint": "next tip clue",
        "steps": "find list moves",
        "check": "valid validate count",
        "verify": "certificate certify prove proof",
    },
    "Grade": {
        "grade": "difficulty level rate rating score",
        "pace": "speed time times",
        "techniques": "strategies strategy technique",
    },
    "Make puzzles": {
        "generate": "create make new puzzle",
        "sample": "random",
        "practice": "exercise learn practise train",
        "calendar": "daily day month week year",
        "print": "paper pdf",
        "book": "editor publish publisher",
        "draw": "image picture png svg",
        "bank": "database db store take",
    },
    "Work with files of puzzles": {
        "transform": "canonical canonicalize mirror rotate shuffle turn",
        "convert": "export format import link read write",
        "unique": "dedupe deduplicate duplicates uniq",
        "split": "divide partition stratify",
        "card": "datacard dataset readme",
    },
    "Play": {
        "app": "browser game gui play web",
        "serve": "api http server service",
    },
}
"""The verbs, as people meet them, each with other words that people may try for it."""

PROGRAM = "crosshatch"

HELP = "help"
"""What stands before a verb to show its help."""

LIKENESS = 0.7
"""How like a verb or an option a mistyped one is, from 0 to 1."""

MOST_VERBS = 6
"""The maximum number of verbs that a message names."""

WHOLE = 1000
"""No first sentence of a verb's help has so many characters."""


class Fault(CrosshatchError):
    """Something failed through no fault of the input; the message says what, and what can be done."""


class LazyVerbs(click.Group):
    """Verbs in ``groups``, each imported when it is called, from the module of its name (``import`` from ``import_``).

    The module declares the verb as its ``Command``, or has a group of verbs as its ``command``.  ``example`` is a
    command with one of them.
    """

    groups: ClassVar[Mapping[str, Mapping[str, str]]]
    package: ClassVar[str]
    example: ClassVar[str]

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of the verbs."""
        return [name for names in self.groups.values() for name in names]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of a verb, or None if there is no such verb."""
        if cmd_name not in self.list_commands(ctx):
            return None
        module = import_module(f".{cmd_name}{'_' * iskeyword(cmd_name)}", self.package)
        group: click.Group | None = getattr(module, "command", None)
        return group or command_of(cmd_name, module.Command)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the verbs by groups, with the whole first sentence of each, over several lines where it is long."""
        width = max(map(len, self.list_commands(ctx)))
        for group, names in self.groups.items():
            commands = ((name, self.get_command(ctx, name)) for name in names)
            with formatter.section(group):
                rows = [(name.ljust(width), each.get_short_help_str(WHOLE)) for name, each in commands if each]
                formatter.write_dl(rows)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Return the verb and its arguments; if there is no such verb, say which was perhaps meant, or which exist.

        ``help`` shows the help, or that of the verb after it.
        """
        if args[0] == HELP:
            self._show_help(ctx, args[1:])
        verbs = self.list_commands(ctx)
        if args[0] not in verbs and not args[0].startswith("-"):
            meant = self._meant(args[0], verbs)
            advice = (
                f"did you mean {meant}?"
                if meant
                else f"choose one of {', '.join(verbs)}, for example 'crosshatch {self.example}'."
            )
            ctx.fail(f"No such command: {args[0]!r}; {advice}")
        return super().resolve_command(ctx, args)

    def _show_help(self, ctx: click.Context, names: list[str]) -> None:
        """Print the help of this group, or of a verb in it, and end."""
        command: click.Command = self
        while names and isinstance(command, LazyVerbs):
            name, found, names = command.resolve_command(ctx, names)
            if found:
                ctx, command = found.context_class(found, ctx, name), found
        click.echo(command.get_help(ctx))
        ctx.exit()

    def _meant(self, word: str, verbs: Sequence[str]) -> str:
        """Return the verb that a word may mean: by an everyday name, or nearly its own; empty where there is none."""
        words_of = [pair for verbs in self.groups.values() for pair in verbs.items()]
        names = {other: verb for verb, words in words_of for other in words.split()}
        names |= dict(zip(verbs, verbs, strict=True))
        return names.get(_nearest(word.lower(), names), "")

    def all_commands(self, ctx: click.Context, prefix: str = "") -> Iterator[tuple[str, click.Command]]:
        """Yield all verbs with their names, those of the groups within this one too."""
        for name in self.list_commands(ctx):
            command = self.get_command(ctx, name)
            if isinstance(command, LazyVerbs):
                yield from command.all_commands(click.Context(command, ctx, name), f"{prefix}{name} ")
            elif command:
                yield f"{prefix}{name}", command


class Verbs(LazyVerbs):
    """The verbs of the program, which end as it does."""

    groups = GROUPS
    package = __name__
    example = "solve PUZZLE"

    def invoke(self, ctx: click.Context) -> Any:
        """Run the verb; end quietly when the user or the reader of the output has had enough."""
        try:
            return super().invoke(ctx)
        except CrosshatchError as error:
            _complain(f"{error}{_remedy(error)}")
            ctx.exit(_code_of(error))
        except KeyboardInterrupt:
            ctx.exit(INTERRUPTED)
        except BrokenPipeError:
            drop_output()
            ctx.exit(PIPE_CLOSED)

    def main(self, *args: Any, **options: Any) -> Any:
        """Run the program; say so if its output cannot be written; any unexpected error is a fault.

        Verbs report most errors of reading themselves, so any other error of the system is likely one of writing.
        """
        try:
            prepare_streams()
            warnings.showwarning = _show_warning
            code = super().main(*args, **options | {"standalone_mode": False})
        except click.ClickException as error:
            _show_misuse(error)
            code = error.exit_code
        except (click.Abort, KeyboardInterrupt):
            code = INTERRUPTED
        except Exception as error:
            code = _code_of_unexpected(error)
        sys.exit(code)


def _complain(error: Exception | Warning | str) -> None:
    write_message(f"crosshatch: {error}\n")


def _code_of(error: CrosshatchError) -> int:
    """Return the exit code for an error that says itself what is wrong."""
    if error.source:
        return CUSTOM_FAULT
    if isinstance(error, OSError):
        return CANNOT_WRITE
    from ..batch.errors import SchedulerLost, WorkerLost  # which most runs do not need
    from ..techniques.strategy import StrategyError

    return FAULT if isinstance(error, (Fault, SchedulerLost, StrategyError, UnprovenStep, WorkerLost)) else BAD_INPUT


def _remedy(error: CrosshatchError) -> str:
    """Say what can be done about an error in custom code, or in a technique that can be left out."""
    if error.source.endswith(".py"):
        return f"; correct {error.source}, or run the command without it"
    technique = getattr(error, "technique", "")
    return f"; exclude it with --without {technique}" if technique else ""


_OF_WRITING = frozenset(getattr(errno, name) for name in ("ENOSPC", "EFBIG", "EDQUOT", "EROFS") if hasattr(errno, name))
"""The codes of the system for what cannot happen while a file is read."""


def _code_of_unexpected(error: Exception) -> int:
    """Report an error that nobody has foreseen, and return the exit code for it."""
    plugins = sys.modules.get(f"{Verbs.package.partition('.')[0]}.grading.plugins")  # not there unless a file was read
    place = plugins.place_in_files(error) if plugins else ""
    if place:
        _complain(f"{place}: {type(error).__name__}: {error}; correct the file")
        return CUSTOM_FAULT
    if isinstance(error, OSError):
        drop_output()
        certain = error.errno is None or error.errno in _OF_WRITING
        failed, name = ("write", "the output") if certain else ("read or write", "the input or output")
        _complain(f"cannot {failed} {error.filename or name}: {error.strerror or error}")
        return CANNOT_WRITE
    write_message(format_exc())
    return FAULT


def _show_warning(message: Warning | str, *_: Any, **__: Any) -> None:
    _complain(message)


def _show_misuse(error: click.ClickException) -> None:
    """Say how the options were misused, in click's words where ours say no more."""
    if isinstance(error, click.NoSuchOption):
        error = click.UsageError(_unknown_option(error), error.ctx)
    words = StringIO()
    error.show(words)
    write_message(words.getvalue())


def _unknown_option(error: click.NoSuchOption) -> str:
    """Return what is said of an option that a verb does not have: the nearest one, or the verbs that have it."""
    if error.ctx is None:
        return error.format_message()
    verb, name, root = " ".join(error.ctx.command_path.split()[1:]), error.option_name, error.ctx.find_root()
    message = f"{verb or PROGRAM} has no option {name}"
    near = _nearest(name, _options_of(error.ctx.command))
    if near:
        return f"{message}; did you mean {near}?"
    verbs = root.command.all_commands(root) if isinstance(root.command, LazyVerbs) else ()
    others = [other for other, command in verbs if name in _options_of(command)]
    if not others:
        return f"{message}; '{' '.join(filter(None, (PROGRAM, verb)))} --help' lists its options."
    some = [*others[:MOST_VERBS], "others"] if len(others) > MOST_VERBS else others
    return f"{message}; it is an option of the {'command' if len(some) == 1 else 'commands'} {listed(some)}."


def _nearest(word: str, words: Iterable[str]) -> str:
    return next(iter(get_close_matches(word, list(words), 1, LIKENESS)), "")


def _options_of(command: click.Command) -> list[str]:
    options = (each for each in command.params if isinstance(each, click.Option))
    return [name for each in options for name in (*each.opts, *each.secondary_opts)]


def _print_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted:
        from .version import version_line

        click.echo(version_line())
        ctx.exit()


@click.group(cls=Verbs, context_settings={"help_option_names": ["-h", "--help"]})
@click.option(
    "--version",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_print_version,
    help="Show the version and whether the engines are compiled.",
)
def main() -> None:
    """Solve Sudoku the way a strong human solver does, and explain every step.

    A PUZZLE is 81 characters (digits for the givens, . or 0 for empty cells), a grid on several lines, a HoDoKu library
    line, a link, the name of a file with one or more of these, or - for standard input.

    'crosshatch help COMMAND' explains a command and lists its options.

    Exit codes: 0 success; 1 a puzzle does not have exactly one solution, could not be solved by logic as requested, or
    could not be made in time; 2 invalid input; 3 your own strategy or scale failed; 70 internal error; 74 the output
    could not be written to its end.
    """
