"""Several environments that step together."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from ..generator.seeds import drawn_seed
from .actions import AnyAction
from .environment import Environment, Info
from .observation import Observation


class VectorTransition(NamedTuple):
    """The results of an action in each environment; ``arrays(observations)`` returns the observations as arrays.

    If an episode is over, its environment has begun the next one.  The observation is then the first of that episode,
    and the last one of the old episode is in ``final``, by the number of the environment.
    """

    observations: list[Observation]
    rewards: list[float]
    dones: list[bool]
    infos: list[Info]
    final: dict[int, Observation]


class VectorEnvironment:
    """``count`` environments that share a seed, with the options of ``Environment``.

    The first environment has the episodes 1, ``count + 1`` and so on of the seed, and the second one 2, ``count + 2``
    and so on.
    """

    def __init__(self, count: int, *arguments: Any, **options: Any) -> None:
        self.environments = tuple(
            Environment(*arguments, **options, first=first, stride=count) for first in range(1, count + 1)
        )

    def __len__(self) -> int:
        return len(self.environments)

    def reset(self, seed: int | str | None = None) -> list[Observation]:
        """Begin an episode in each environment; without a seed, the next ones, or those of a random seed."""
        if seed is None and not self.environments[0].seed:
            seed = drawn_seed()
        return [each.reset(seed) for each in self.environments]

    def step(self, actions: Sequence[AnyAction]) -> VectorTransition:
        """Carry out an action in each environment.

        Raises the errors of ``Environment.step``, and ValueError if the number of actions is not that of environments.
        """
        observations, rewards, dones, infos = [], [], [], []
        final: dict[int, Observation] = {}
        for number, (environment, action) in enumerate(zip(self.environments, actions, strict=True)):
            observation, reward, done, info = environment.step(action)
            if done:
                final[number] = observation
                observation = environment.reset()
            observations.append(observation)
            rewards.append(reward)
            dones.append(done)
            infos.append(info)
        return VectorTransition(observations, rewards, dones, infos, final)
