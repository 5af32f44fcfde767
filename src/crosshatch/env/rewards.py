"""Kinds of rewards, which an environment adds with weights."""

from collections.abc import Callable, Mapping

import attrs

from ..board.errors import CrosshatchError
from ..logic.step import Step
from .actions import Action, Kind


class RewardError(CrosshatchError, ValueError):
    """There is no such kind of reward."""


@attrs.frozen
class Turn:
    """An action and what it did.

    - ``action``: the action; None for an answer that is not one
    - ``legal``: whether it was possible; an illegal action changes nothing
    - ``agrees``: whether a legal placement or elimination agrees with the solution; None for every other action
    - ``progress``: the change of the progress, which is 0 at the start and 1 for the solution
    - ``solved``: whether the puzzle is now solved
    - ``justify``: returns the step that justifies the move in the position before it, or None
    """

    action: Action | None
    legal: bool
    agrees: bool | None
    progress: float
    solved: bool
    justify: Callable[[], Step | None]


def _solved(turn: Turn) -> float:
    return float(turn.solved)


def _correct(turn: Turn) -> float:
    return 0.0 if turn.agrees is None else 1.0 if turn.agrees else -1.0


def _justified(turn: Turn) -> float:
    return 0.0 if turn.agrees is None else 1.0 if turn.justify() else -1.0


def _progress(turn: Turn) -> float:
    return turn.progress


def _legal(turn: Turn) -> float:
    return 0.0 if turn.legal else -1.0


def _hint(turn: Turn) -> float:
    return -1.0 if turn.action is not None and turn.action.kind is Kind.HINT else 0.0


REWARDS: dict[str, Callable[[Turn], float]] = {
    "solved": _solved,
    "correct": _correct,
    "justified": _justified,
    "progress": _progress,
    "legal": _legal,
    "hint": _hint,
}
"""The kinds of rewards by name, each as a function of a turn, with values from -1 to 1.

- ``solved``: 1 for the move that solves the puzzle
- ``correct``: 1 for a placement or elimination that agrees with the solution, -1 for one that does not
- ``justified``: 1 for a placement or elimination that a proved step justifies now, -1 for any other
- ``progress``: the change of the share of candidates that are settled; a position with a mistake has none
- ``legal``: -1 for an illegal action
- ``hint``: -1 for a request for a hint
"""

ONCE = frozenset({"correct", "justified"})
"""The kinds that reward each move only once in an episode, so that repeating it after undoing it earns nothing."""


def checked(weights: Mapping[str, float]) -> dict[str, float]:
    """Return the weights of kinds of rewards.

    Raises RewardError if there is no such kind.
    """
    unknown = [name for name in weights if name not in REWARDS]
    if unknown:
        raise RewardError(f"there is no reward {unknown[0]!r}; choose from {', '.join(REWARDS)}")
    return dict(weights)
