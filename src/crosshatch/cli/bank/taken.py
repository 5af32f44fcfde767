"""``crosshatch bank taken``: puzzles that were taken, once more."""

import sys
from pathlib import Path

from ...solving.scale import Grade, Scale
from ...verbs.declaration import argument, verb
from ...verbs.kinds import Whole
from ..asking import Prints, output_option
from ..made_forms import InForms
from ..output import complain
from ..outputs import LINE
from ..run import DONE, NOT_ALL_MADE
from ..scales import scale_option
from .forms import say_all
from .opening import OfBank, date_option, used_for_option


@verb
class Command(OfBank, InForms, Prints):
    """Print the puzzles of a TAKE again.

    They come in the same order; where nothing is said they are those of the last take.  'bank log FILE' lists the
    takes.  Exit code 1 if no puzzle is used like that.
    """

    take: int | None = argument(Whole(1), "Number of the take.", default=None)
    date: str = date_option("Puzzles used on this day")
    used_for: str | None = used_for_option("Puzzles used for this.", None)
    scale: Scale[Grade] = scale_option("Scale whose grades to print")
    output: Path | None = output_option(".txt", ".csv", ".jsonl")

    def show(self) -> None:
        """Print the puzzles."""
        with self.opened() as bank:
            found = bank.taken(self.take, on=self.date, what_for=self.used_for)
        say_all(self.chosen_format() or LINE, self.scale, found)
        if not found:
            complain("", f"{self.file}: no puzzle is used like that")
        sys.exit(DONE if found else NOT_ALL_MADE)
