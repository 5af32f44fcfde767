"""Properties of a position before it is solved: its number of solutions, and its status."""

from .many import BatchSolutions as BatchSolutions
from .many import count_many as count_many
from .many import solve_many as solve_many
from .status import Impossible as Impossible
from .status import Multiple as Multiple
from .status import Unique as Unique
from .status import check as check
from .status import count_solutions as count_solutions
from .status import superfluous_givens as superfluous_givens
