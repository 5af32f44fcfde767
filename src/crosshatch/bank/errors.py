"""Errors of banks."""

from collections.abc import Mapping
from pathlib import Path

from ..board.errors import CrosshatchError
from ..board.messages import counted


class BankError(CrosshatchError):
    """A bank cannot be opened, read or written; the message says why, and what to do."""


class BankDiskError(BankError, OSError):
    """A bank cannot be written because the disk is full, faulty or read-only; nothing was changed."""


class NotABank(BankError):
    """A file is not a bank; it is left unchanged."""

    def __init__(self, path: Path) -> None:
        super().__init__(f"{path} is not a bank of puzzles; it was not changed")


class NewerBank(BankError):
    """A bank was written by a newer version of Crosshatch with an unknown schema; it is left unchanged."""


class BusyBank(BankError):
    """Other processes wrote to a bank for so long that waiting was given up; nothing was changed."""


class DamagedBank(BankError):
    """The file of a bank is damaged, or was changed by another program."""


class DayTaken(BankError):
    """Some days already have puzzles for the same purpose, so none were taken.

    ``takes`` has the takes of these puzzles by their uses, such as ``on 2031-05-03 for Morning Post``.
    """

    def __init__(self, path: Path, takes: Mapping[str, int]) -> None:
        first, take = next(iter(takes.items()))
        others = f", and for {counted(len(takes) - 1, 'other day')}" if len(takes) > 1 else ""
        super().__init__(f"{path}: take {take} already has a puzzle {first}{others}; no puzzles were taken")
        self.takes = dict(takes)


class TooFew(BankError):
    """A bank has fewer matching puzzles than requested, so none were taken.

    ``asked`` is the number requested, and ``left`` the number that match.  ``lacking`` has both numbers for each query
    with too few puzzles; the message names these queries unless all puzzles are ``alike``.
    """

    def __init__(self, path: Path, lacking: Mapping[str, tuple[int, int]], alike: bool = True) -> None:
        said = "; ".join(
            ("" if alike else f"{query}: ") + f"{counted(asked, 'puzzle')} requested, but {_left(left)}"
            for query, (asked, left) in lacking.items()
        )
        super().__init__(f"{path}: {said}; no puzzles were taken")
        self.asked = sum(asked for asked, _ in lacking.values())
        self.left = sum(left for _, left in lacking.values())
        self.lacking = dict(lacking)


def _left(number: int) -> str:
    return (
        f"only {counted(number, 'unused puzzle')} match{'es' * (number == 1)}" if number else "no unused puzzle matches"
    )
