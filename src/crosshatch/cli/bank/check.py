"""``crosshatch bank check``: whether the file is sound, and what it says of its puzzles true."""

import sys

from ...bank.checking import problems_of
from ...board.messages import counted
from ...verbs.declaration import flag, option, verb
from ...verbs.kinds import Text, Whole
from ..output import complain, say
from ..run import DONE
from .opening import OfBank

SAMPLE = 100

UNSOUND = 1


@verb
class Command(OfBank):
    """Check the file, and grade some puzzles anew.

    Exit codes: 0 sound; 1 something is wrong; 2 no bank.
    """

    sample: int = option(Whole(0), "Number of puzzles to solve and grade anew, at random.", default=SAMPLE)
    all: bool = flag("Solve and grade all of them anew.")
    seed: str = option(Text(None), "Another seed takes another sample.", default="1")

    def run(self) -> None:
        """Print what is wrong, if anything is."""
        with self.opened() as bank:
            problems = list(problems_of(bank, None if self.all else self.sample, self.seed))
            number = len(bank) if self.all else min(self.sample, len(bank))
        for problem in problems:
            complain(str(self.file), problem)
        if not problems:
            say(f"{self.file}: sound; {counted(number, 'puzzle')} solved and graded anew, with the same results")
        sys.exit(UNSOUND if problems else DONE)
