"""What can go wrong with a bank, as types."""

from pathlib import Path

from ..board.errors import CrosshatchError
from ..messages import counted


class BankError(CrosshatchError):
    """A bank cannot be opened, read or written to; the message says why, and what can be done."""


class NotABank(BankError):
    """A file is no bank; it is left as it is."""


class NewerBank(BankError):
    """A bank was made by a newer Crosshatch, with a schema that this one does not know; it is left as it is."""


class BusyBank(BankError):
    """Others were at work on a bank for so long that waiting was given up; nothing was changed."""


class DamagedBank(BankError):
    """The file of a bank is damaged, or was changed by something else."""


class TooFew(BankError):
    """A bank has fewer puzzles left than are asked for, so that none was taken.

    ``asked`` is how many were asked for, ``left`` how many there are.
    """

    def __init__(self, path: Path, asked: int, left: int) -> None:
        there = f"{left or 'none'} {'is' if left == 1 else 'are'} left"
        super().__init__(f"{path}: {counted(asked, 'puzzle')} asked for, {there} that will do; none was taken")
        self.asked = asked
        self.left = left
