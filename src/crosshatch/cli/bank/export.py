"""``crosshatch bank export``: everything that a bank has, as a table or as JSON."""

from pathlib import Path

import attrs

from ...solving.scale import Grade, Scale
from ...verbs.declaration import BadRequest, Section, flag, verb
from ..asking import Prints, output_option
from ..outputs import CSV, JSON
from ..scales import scale_option
from .forms import say_all
from .opening import OfBank


@verb
class Command(OfBank, Prints):
    """Print all puzzles, with all that is known of them.

    'bank import' reads it; grades are found anew there.
    """

    as_csv: bool = flag("Print a table; JSON, one object per line, if omitted.", name="csv", section=Section.OUTPUT)
    unused: bool = flag("Only unused puzzles.")
    used: bool = flag("Only used puzzles.")
    scale: Scale[Grade] = scale_option("Scale whose grades a table has")
    as_json: bool = attrs.field(default=False, init=False)
    output: Path | None = output_option(".csv", ".jsonl")

    def show(self) -> None:
        """Print the puzzles."""
        if self.used and self.unused:
            raise BadRequest("Puzzles are either used or unused: choose one, or leave both out for all.")
        with self.opened() as bank:
            chosen = (kept for kept in bank if not (self.used or self.unused) or (kept.used is not None) == self.used)
            say_all(CSV if self.as_csv else JSON, self.scale, chosen)
