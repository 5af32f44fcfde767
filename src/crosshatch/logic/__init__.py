"""Steps and their proofs: steps, techniques, truths, roles, and the independent proof checker."""

from ..board.clock import OutOfTime as OutOfTime
from ..board.clock import look as look
from .proof import core as core
from .proof import proves as proves
from .proof import verify as verify
from .role import Role as Role
from .step import Assertion as Assertion
from .step import Branch as Branch
from .step import CellTruth as CellTruth
from .step import Consequence as Consequence
from .step import CustomPattern as CustomPattern
from .step import Guardians as Guardians
from .step import HouseTruth as HouseTruth
from .step import Link as Link
from .step import Pattern as Pattern
from .step import Roles as Roles
from .step import Span as Span
from .step import Step as Step
from .step import Truth as Truth
from .step import UnprovenStep as UnprovenStep
from .technique import Technique as Technique
