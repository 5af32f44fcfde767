"""Banks: graded puzzles in one file of SQLite, to fill, to take from, and to know what was used when."""

from .adding import Added, New
from .bank import Bank
from .checking import problems_of
from .errors import BankDiskError, BankError, BusyBank, DamagedBank, DayTaken, NewerBank, NotABank, TooFew
from .filling import Fill, Filled
from .grading import grade_more
from .importing import Imported, ImportOutcome, import_many
from .kept import Described, Kept, KeptGrade, Origin, Take, Usage, Used
from .queries import Query
from .stock import Stock, stock_of

__all__ = [
    "Added",
    "Bank",
    "BankDiskError",
    "BankError",
    "BusyBank",
    "DamagedBank",
    "DayTaken",
    "Described",
    "Fill",
    "Filled",
    "ImportOutcome",
    "Imported",
    "Kept",
    "KeptGrade",
    "New",
    "NewerBank",
    "NotABank",
    "Origin",
    "Query",
    "Stock",
    "Take",
    "TooFew",
    "Usage",
    "Used",
    "grade_more",
    "import_many",
    "problems_of",
    "stock_of",
]
