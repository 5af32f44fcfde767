"""What the verbs of banks share: the argument that names one, options, and how its puzzles are printed."""

from collections.abc import Iterable
from functools import partial
from pathlib import Path

from ...bank import Bank, BankPuzzle
from ...bank.puzzle import ABOUT
from ...solving.scale import Grade, Scale
from ...verbs.declaration import argument, verb
from ...verbs.kinds import File, Text
from ..made_puzzles import made_form, row_of
from ..output import complain, say


@verb
class OfBank:
    """What works on a bank."""

    file: Path = argument(File(), "Bank file (an SQLite database).")

    def opened(self, create: bool = False) -> Bank:
        """Open the bank, or make one; where others keep it waiting, that is said.

        Raises BankError where there is none, or it cannot be opened.
        """
        return Bank(self.file, create=create, notify=partial(complain, ""))


TAG, DATE = Text(None, "TAG"), Text(None, "DATE")


def say_all(name: str, scale: Scale[Grade], puzzles: Iterable[BankPuzzle]) -> None:
    """Print puzzles in the form of a name, with their grades on a scale."""
    form = made_form(name, [scale], after=ABOUT)
    if form.header:
        say(form.header)
    for each in puzzles:
        said = filter(None, (str(each.grade(scale.name) or ""), each.origin, each.used))
        say(row_of(form, each.data(), "; ".join(said)))
