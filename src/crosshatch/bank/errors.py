"""What can go wrong with a bank, as types."""

from collections.abc import Mapping
from pathlib import Path

from ..board.errors import CrosshatchError
from ..board.messages import counted


class BankError(CrosshatchError):
    """A bank cannot be opened, read or written to; the message says why, and what can be done."""


class BankDiskError(BankError, OSError):
    """A bank cannot be written to since the disk is full, fails or can only be read; nothing was changed."""


class NotABank(BankError):
    """A file is no bank; it is left as it is."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is no bank of puzzles; it is left as it is")


class NewerBank(BankError):
    """A bank was made by a newer Crosshatch, with a schema that this one does not know; it is left as it is."""


class BusyBank(BankError):
    """Others were at work on a bank for so long that waiting was given up; nothing was changed."""


class DamagedBank(BankError):
    """The file of a bank is damaged, or was changed by something else."""


class DayTaken(BankError):
    """Days have puzzles for the same purpose already, so that none was taken for them.

    ``takes`` has the takes of these by their uses, such as ``on 2031-05-03 for Morning Post``.
    """

    def __init__(self, path: Path, takes: Mapping[str, int]) -> None:
        first, take = next(iter(takes.items()))
        others = f", and for {counted(len(takes) - 1, 'other day')}" if len(takes) > 1 else ""
        super().__init__(f"{path}: there is a puzzle {first} already, of take {take}{others}; none was taken")
        self.takes = dict(takes)


class TooFew(BankError):
    """A bank has fewer puzzles left than are asked for, so that none was taken.

    ``asked`` is how many were asked for, ``left`` how many there are.  ``lacking`` has both for each query of which
    there are too few; where puzzles are not ``alike``, the message names these.
    """

    def __init__(self, path: Path, lacking: Mapping[str, tuple[int, int]], alike: bool = True) -> None:
        said = "; ".join(
            ("" if alike else f"{query}: ") + f"{counted(asked, 'puzzle')} asked for, {_left(left)} that will do"
            for query, (asked, left) in lacking.items()
        )
        super().__init__(f"{path}: {said}; none was taken")
        self.asked = sum(asked for asked, _ in lacking.values())
        self.left = sum(left for _, left in lacking.values())
        self.lacking = dict(lacking)


def _left(number: int) -> str:
    return f"{number or 'none'} {'is' if number == 1 else 'are'} left"
