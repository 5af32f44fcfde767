"""A data set for Reasoning Gym (``crosshatch[reasoning-gym]``): find a move that follows, or solve the puzzle.

Importing the module registers ``crosshatch_sudoku``, so this makes the data set::

    reasoning_gym.create_dataset("crosshatch_sudoku", seed=7, size=100, target="medium")

Raises MissingExtra if Reasoning Gym is not installed.
"""

import dataclasses
from random import Random
from typing import Any

from ..board.errors import MissingExtra
from ..formats.board_text import position_text
from ..formats.recognise import read
from . import prompts
from .actions import ActionError, last_action
from .environment import Environment

try:
    from reasoning_gym.factory import ProceduralDataset, register_dataset
except ImportError as missing:
    raise MissingExtra("this data set needs Reasoning Gym: pip install 'crosshatch[reasoning-gym]'") from missing

NAME = "crosshatch_sudoku"
"""The name under which Reasoning Gym finds the data set."""

MOVE, SOLVE = "move", "solve"


@dataclasses.dataclass
class SudokuConfig:
    """The options of the data set.

    - ``task``: ``move`` asks for one move in a position, ``solve`` for the solution of a puzzle
    - ``target``, ``board``: the puzzles, as for ``Environment``
    - ``up_to``: the level or technique up to which moves count as justified
    """

    seed: int = 0
    size: int = 500
    task: str = MOVE
    target: str = "easy"
    board: str = "classic"
    up_to: str = "hard"

    def validate(self) -> None:
        """Raise an error if the options are not valid."""
        if self.task not in (MOVE, SOLVE):
            raise ValueError(f"there is no task {self.task!r}; choose move or solve")
        Environment(self.target, self.board, up_to=self.up_to)


class SudokuDataset(ProceduralDataset):
    """Questions about the episodes of a seed, each with an answer and a score for any other answer.

    A question of the task ``move`` is a position that justified moves reach, after a random number of them.  Every
    justified move scores 1, and anything else 0.  For the task ``solve``, only the solution scores 1.
    """

    config: SudokuConfig

    def __init__(self, config: SudokuConfig) -> None:
        super().__init__(config=config, seed=config.seed, size=config.size)

    def __getitem__(self, idx: int) -> dict[str, Any]:
        """Return a question by its number, with its answer and metadata."""
        if not 0 <= idx < self.size:
            raise IndexError(idx)
        config = self.config
        env = Environment(config.target, config.board, up_to=config.up_to, first=idx + 1)
        env.reset(config.seed)
        if config.task == MOVE:
            question, answer = prompts.MOVE, _advance(env)
        else:
            question, answer = prompts.SOLVE, env.observation.board.gathered("".join(map(str, env.solution)))
        return {
            "question": f"{prompts.described(env.observation)}\n\n{question}",
            "answer": answer,
            "metadata": {
                "source_dataset": NAME,
                "source_index": idx,
                "episode": env.episode,
                "task": config.task,
                "up_to": config.up_to,
                "position": position_text(env.puzzle),
                "difficulty": {"target": config.target, "board": config.board},
            },
        }

    def score_answer(self, answer: str | None, entry: dict[str, Any]) -> float:
        """Return 1 for a justified move, or for the solution; otherwise 0."""
        if not isinstance(answer, str):
            return 0.0
        if entry["metadata"]["task"] == SOLVE:
            return float("".join(filter(str.isdigit, answer)) == entry["answer"])
        env = Environment(rewards={"justified": 1.0}, up_to=entry["metadata"]["up_to"])
        env.reset(puzzle=read(entry["metadata"]["position"]))
        try:
            return max(0.0, env.step(last_action(answer)).reward)
        except ActionError:
            return 0.0


def _advance(env: Environment) -> str:
    """Make a random number of justified moves, and return the easiest one that follows; empty if there is none."""
    start, moves = env.puzzle, []
    while (move := next(env.justified_moves(), None)) is not None:
        moves.append(move[0])
        if env.step(move[0]).done:
            break
    done = Random(env.episode).randrange(len(moves)) if moves else 0
    env.reset(puzzle=start)
    for each in moves[:done]:
        env.step(each)
    return str(moves[done]) if moves else ""


register_dataset(NAME, SudokuDataset, SudokuConfig)
