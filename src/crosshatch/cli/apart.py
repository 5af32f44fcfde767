"""The option that keeps new puzzles apart from those that are there already."""

from collections.abc import Container, Iterable
from concurrent.futures import Executor

import click

from ..batch.likeness import compare_many
from ..batch.repeats import Forms
from . import BAD_INPUT
from .inputs import items
from .output import complain
from .run import DONE

apart_option = click.option(
    "--apart-from",
    multiple=True,
    metavar="FILE",
    help="Make no puzzle that is in this file, up to symmetry (repeat for more files).",
)


def forms_in(files: Iterable[str], executor: Executor | None = None) -> tuple[list[Container[str]], int]:
    """Return the canonical forms of the puzzles in some files, and the exit code so far.

    That is one of bad input where some lines are no puzzles; they are reported.

    Raises click.UsageError where there is no puzzle in a file.
    """
    forms, code = Forms(), DONE
    for name in files:
        number = 0
        for found in compare_many(items((name,)), executor):
            if found.form:
                number += 1
                forms.add(found.form)
            else:
                complain(found.entry.source or name, found.error)
                code = BAD_INPUT
        if not number:
            raise click.UsageError(f"--apart-from {name} gives no puzzle to keep apart from.")
    return [forms] if files else [], code
