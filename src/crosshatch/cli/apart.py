"""The option that keeps new puzzles apart from those that are there already."""

from collections.abc import Container, Iterable
from concurrent.futures import Executor
from typing import Any

import click

from ..bank import Bank
from ..bank.file import is_database
from ..batch.likeness import compare_many
from ..batch.repeats import CanonicalForms
from ..verbs.declaration import BadRequest, option
from ..verbs.kinds import Text
from . import BAD_INPUT
from .inputs import EMPTY, items
from .output import complain
from .run import DONE


def apart_option() -> Any:
    """Declare the files whose puzzles are not made again."""
    about = "Make no puzzle that is in this file or bank, up to symmetry (repeatable)."
    return option(Text(None), about, default=(), many=True, metavar="FILE")


def forms_in(files: Iterable[str], executor: Executor | None = None) -> tuple[list[Container[str]], int]:
    """Return the canonical forms of the puzzles in some files and banks, and the exit code so far.

    That is one of bad input where some lines are no puzzles; they are reported.  So is a file that is empty, as the
    archive of a series is on its first day, which is no fault.  Banks stay open until the command ends, and tell what
    others put in meanwhile.

    Raises BadRequest where nothing of a file can be read, and BankError where a bank cannot.
    """
    forms, code = CanonicalForms(), DONE
    known: list[Container[str]] = [forms]
    for name in files:
        if is_database(name):
            known.append(_FormsOfBank(name))
            continue
        usable = False
        for found in compare_many(items((name,)), executor):
            if found.form:
                usable = True
                forms.add(found.form)
            else:
                complain(found.entry.source or name, found.error)
                empty = found.error == EMPTY
                usable |= empty
                code = code if empty else BAD_INPUT
        if not usable:
            raise BadRequest(f"--apart-from {name} gives no puzzle to keep apart from.")
    return known, code


class _FormsOfBank(Container[str]):
    """The canonical forms of the puzzles of a bank, which is open until the command ends."""

    def __init__(self, name: str) -> None:
        self._bank = Bank(name)
        click.get_current_context().call_on_close(self._bank.close)

    def __contains__(self, form: object) -> bool:
        return isinstance(form, str) and self._bank.has_form(form)
