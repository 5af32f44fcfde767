"""An environment in which agents solve Sudoku, with rewards that can demand proofs.

The adapters ``crosshatch.env.gymnasium``, ``verifiers`` and ``reasoning_gym`` need their packages, which the extras of
the same names install.
"""

from .actions import ACTIONS as ACTIONS
from .actions import Action as Action
from .actions import ActionError as ActionError
from .actions import Kind as Kind
from .environment import Environment as Environment
from .environment import EpisodeError as EpisodeError
from .environment import Info as Info
from .environment import Transition as Transition
from .observation import Observation as Observation
from .observation import arrays as arrays
from .rewards import REWARDS as REWARDS
from .rewards import RewardError as RewardError
from .vector import VectorEnvironment as VectorEnvironment
from .vector import VectorTransition as VectorTransition
