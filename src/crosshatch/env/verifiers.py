"""An environment for verifiers (``crosshatch[verifiers]``), in which a language model plays whole puzzles.

The package ``crosshatch_verifiers`` offers it under the name by which verifiers finds it::

    vf-eval crosshatch-verifiers --env.taskset.target medium --env.taskset.up-to hard

Raises MissingExtra if verifiers is not installed.
"""

from collections.abc import Iterator, Mapping
from itertools import count
from typing import Any

from ..board.errors import MissingExtra
from . import prompts
from .actions import ActionError, last_action
from .environment import SOLVED, Environment

try:
    import verifiers.v1 as vf
except ImportError as missing:
    raise MissingExtra("this environment needs verifiers: pip install 'crosshatch[verifiers]'") from missing


class SudokuConfig(vf.TasksetConfig):
    """The options of ``Environment``, and the ``seed``."""

    seed: int = 0
    target: str = "easy"
    board: str = "classic"
    up_to: str = "hard"
    rewards: Mapping[str, float] = SOLVED
    most_steps: int = 200


class SudokuData(vf.TaskData):
    """An episode: the number of a puzzle, and the options of its environment."""

    number: int
    seed: int
    options: dict[str, Any]

    def begun(self) -> Environment:
        """Return the environment of the episode at its start."""
        env = Environment(**self.options, first=self.number)
        env.reset(self.seed)
        return env


class SudokuTask(vf.Task[SudokuData, vf.State, vf.TaskConfig]):
    """The task to solve a puzzle."""


class SudokuTaskset(vf.Taskset[SudokuTask, SudokuConfig]):
    """The episodes of a seed, without end."""

    INFINITE = True

    def load(self) -> Iterator[SudokuTask]:
        """Yield a task for each episode."""
        names = ("target", "board", "up_to", "rewards", "most_steps")
        options = {name: getattr(self.config, name) for name in names}
        for number in count(1):
            data = SudokuData(
                name=f"{self.config.seed}/{number}", number=number, seed=self.config.seed, options=options
            )
            prompt = prompts.described(data.begun().observation)
            yield SudokuTask(data.model_copy(update={"prompt": f"{prompt}\n\n{prompts.PLAY}"}), self.config.task)


class SudokuEnvConfig(vf.EnvConfig):
    """The configuration of the environment: one player."""

    player: vf.AgentConfig = vf.AgentConfig()


class SudokuEnv(vf.Env[SudokuEnvConfig]):
    """The play of one episode: each reply is an action, and the next message is the position after it.

    A reply without an action is an illegal action, and counts towards the maximum number of actions.  The trace has the
    sum of each kind of reward with its weight.
    """

    async def run(self, task: Any, agents: Any) -> None:
        """Play one episode."""
        env = task.data.begun()
        totals = dict.fromkeys(env.rewards, 0.0)
        async with agents.player.interaction(task) as interaction:
            segment = await interaction.turn()
            while not segment.terminated:
                try:
                    action = last_action(segment.last_reply)
                except ActionError as error:
                    observation, _, done, info = env.refuse(str(error))
                else:
                    observation, _, done, info = env.step(action)
                for name, value in info["rewards"].items():
                    totals[name] += value
                if done:
                    break
                segment = await interaction.turn(observation.text)
        for name, total in totals.items():
            interaction.trace.record_reward(name, total, env.rewards[name])
        interaction.trace.info["position"] = env.observation.text
