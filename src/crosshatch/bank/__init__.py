"""Banks: graded puzzles in one SQLite file, to fill, to take puzzles from, and to record when each was used."""

from .bank import Bank as Bank
from .errors import BankDiskError as BankDiskError
from .errors import BankError as BankError
from .errors import BusyBank as BusyBank
from .errors import DamagedBank as DamagedBank
from .errors import DayTaken as DayTaken
from .errors import NewerBank as NewerBank
from .errors import NotABank as NotABank
from .errors import TooFew as TooFew
from .filling import Fill as Fill
from .filling import FillReport as FillReport
from .grading import grade_more as grade_more
from .grading import problems_of as problems_of
from .importing import ImportedPuzzle as ImportedPuzzle
from .importing import ImportOutcome as ImportOutcome
from .importing import import_many as import_many
from .puzzle import BankGrade as BankGrade
from .puzzle import BankPuzzle as BankPuzzle
from .puzzle import Usage as Usage
from .puzzle import bank_grade as bank_grade
from .queries import Query as Query
from .stock import stock_of as stock_of
