"""Banks: graded puzzles in one file of SQLite, to fill, to take from, and to know what was used when."""

from .adding import Added, New
from .bank import Bank
from .errors import BankError, BusyBank, DamagedBank, NewerBank, NotABank, TooFew
from .kept import Described, Kept, KeptGrade, Origin, Take, Use, Used
from .wishes import Wish

__all__ = [
    "Added",
    "Bank",
    "BankError",
    "BusyBank",
    "DamagedBank",
    "Described",
    "Kept",
    "KeptGrade",
    "New",
    "NewerBank",
    "NotABank",
    "Origin",
    "Take",
    "TooFew",
    "Use",
    "Used",
    "Wish",
]
