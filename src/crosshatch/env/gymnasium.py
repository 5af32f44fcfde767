"""Environments for Gymnasium, single and vectorised (``crosshatch[gymnasium]``).

Importing the module registers ``Crosshatch/Sudoku-v0``, so this makes an environment::

    gymnasium.make("crosshatch.env.gymnasium:Crosshatch/Sudoku-v0", target="easy")

Raises MissingExtra if Gymnasium is not installed.
"""

from collections.abc import Sequence
from typing import Any, ClassVar

from ..board.errors import MissingExtra
from .actions import ACTIONS
from .environment import Environment, Info
from .observation import Arrays, Observation, arrays
from .vector import VectorEnvironment

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as missing:
    raise MissingExtra("this environment needs Gymnasium: pip install 'crosshatch[gymnasium]'") from missing

ID = "Crosshatch/Sudoku-v0"
"""The name under which Gymnasium finds the environments."""

OBSERVATIONS = spaces.Dict(
    {
        "digits": spaces.Box(0, 9, (81,), np.int8),
        "givens": spaces.Box(0, 1, (81,), np.int8),
        "marks": spaces.Box(0, 1, (81, 9), np.int8),
    }
)
"""The space of observations, the same on every board: digits, whether they are givens, and marks."""


class SudokuEnv(gymnasium.Env[Arrays, Any]):
    """An environment of Gymnasium, with the options of ``Environment``.

    Actions are the numbers of ``ACTIONS``.  ``info`` is that of ``Environment.step``, with the ``action_mask``, the
    ``message`` of the observation and the ``seed`` of the episode.  The ``options`` of ``reset`` are those of
    ``Environment.reset``, such as ``{"board": "6x6"}``.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(self, render_mode: str | None = None, **options: Any) -> None:
        self.render_mode = render_mode
        self.environment = Environment(**options)
        self.action_space = spaces.Discrete(len(ACTIONS))
        self.observation_space = OBSERVATIONS

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Arrays, dict[str, Any]]:
        """Begin an episode, as ``Environment.reset`` does."""
        super().reset(seed=seed)
        observation = self.environment.reset(seed, **(options or {}))
        return observation.arrays(), self._info(observation)

    def step(self, action: Any) -> tuple[Arrays, float, bool, bool, dict[str, Any]]:
        """Carry out an action, as ``Environment.step`` does."""
        observation, reward, done, info = self.environment.step(action)
        truncated = info["truncated"]
        return observation.arrays(), reward, done and not truncated, truncated, self._info(observation, info)

    def action_masks(self) -> Any:
        """Return which actions are legal, as an array; algorithms that mask actions call this."""
        return np.frombuffer(self.environment.action_mask(), np.int8).copy()

    def render(self) -> str | None:
        """Return the position as text in the mode ``ansi``."""
        return self.environment.observation.text if self.render_mode == "ansi" else None

    def _info(self, observation: Observation, info: Info | None = None) -> dict[str, Any]:
        more = {"message": observation.message, "seed": self.environment.episode, "action_mask": self.action_masks()}
        return {**(info or {}), **more}


class SudokuVectorEnv(VectorEnv[Arrays, Any, Any]):
    """Several environments that share a seed, with the options of ``Environment``.

    An environment that is done is reset in the same step.  ``infos`` then has ``final_obs`` and ``final_info``.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": ["ansi"], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, num_envs: int = 1, render_mode: str | None = None, **options: Any) -> None:
        self.num_envs = num_envs
        self.render_mode = render_mode
        self.environments = VectorEnvironment(num_envs, **options)
        self.single_action_space = spaces.Discrete(len(ACTIONS))
        self.single_observation_space = OBSERVATIONS
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(OBSERVATIONS, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Arrays, dict[str, Any]]:
        """Begin an episode in each environment: of a shared seed, or of a seed for each."""
        super().reset(seed=seed if isinstance(seed, int) else None)
        if seed is None or isinstance(seed, int):
            observations = self.environments.reset(seed)
        else:
            pairs = zip(self.environments.environments, seed, strict=True)
            observations = [environment.reset(each) for environment, each in pairs]
        return arrays(observations), {"action_mask": self.action_masks()}

    def step(self, actions: Any) -> tuple[Arrays, Any, Any, Any, dict[str, Any]]:
        """Carry out an action in each environment."""
        observations, rewards, dones, infos, final = self.environments.step([int(each) for each in actions])
        done, truncated = np.array(dones), np.array([info["truncated"] for info in infos])
        found: dict[str, Any] = {
            "legal": np.array([info["legal"] for info in infos]),
            "solved": np.array([info["solved"] for info in infos]),
            "action_mask": self.action_masks(),
        }
        if final:
            last_observations, last_infos = np.full(self.num_envs, None), np.full(self.num_envs, None)
            for number, observation in final.items():
                last_observations[number] = observation.arrays()
                last_infos[number] = dict(infos[number])
            found |= {"final_obs": last_observations, "_final_obs": done, "final_info": last_infos, "_final_info": done}
        return arrays(observations), np.array(rewards), done & ~truncated, truncated, found

    def action_masks(self) -> Any:
        """Return which actions are legal in each environment, as an array."""
        masks = b"".join([each.action_mask() for each in self.environments.environments])
        return np.frombuffer(masks, np.int8).reshape(self.num_envs, len(ACTIONS)).copy()

    def render(self) -> tuple[str, ...] | None:
        """Return the positions as texts in the mode ``ansi``."""
        if self.render_mode != "ansi":
            return None
        return tuple(each.observation.text for each in self.environments.environments)


gymnasium.register(
    ID, entry_point=f"{__name__}:SudokuEnv", vector_entry_point=f"{__name__}:SudokuVectorEnv", disable_env_checker=False
)
