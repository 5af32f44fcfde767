"""``crosshatch bank log``: what was taken, when and for what."""

import attrs

from ...bank import Take
from ...board.messages import counted, listed
from ...verbs.declaration import verb
from ..asking import json_flag
from ..output import complain, say, say_data
from .opening import OfBank


@verb
class Command(OfBank):
    """List what was taken, when and for what.

    Each take has a number, by which 'bank taken' prints it again.
    """

    as_json: bool = json_flag("one object per line for each take")

    def run(self) -> None:
        """Print the takes."""
        with self.opened() as bank:
            takes = bank.takes()
        for take in takes:
            if self.as_json:
                say_data(attrs.asdict(take))
            else:
                say(_in_words(take))
        if not takes:
            complain("", f"{self.file}: nothing was taken yet")


def _in_words(take: Take) -> str:
    days = f"from {take.first} to {take.last}" if take.first != take.last else take.first and f"on {take.first}"
    purposes = f"for {listed(take.what_for)}" if take.what_for else ""
    what = {"take": f"asked for {take.asked}", "mark": "marked by hand", "import": "imported as used"}[take.how]
    number = f"{counted(take.count, 'puzzle')} used" if take.count else "none used any more"
    used = " ".join(filter(None, [number, days, purposes]))
    return f"{take.number}  {take.taken_at}  {used}; {what}"
