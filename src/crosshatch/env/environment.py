"""The environment: an agent solves puzzles one action at a time, without any framework."""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import compress, islice
from random import Random
from typing import Any, NamedTuple, TypedDict

import attrs

from ..board.errors import CrosshatchError, PuzzleError
from ..board.houses import CELLS
from ..board.puzzle import Puzzle, check_is_puzzle
from ..generator.errors import TargetError
from ..generator.making import Generator
from ..generator.seeds import drawn_seed, variations
from ..generator.target import Target
from ..generator.target_text import read_target
from ..logic.step import Step
from ..position.status import Unique, check
from ..render.hints import WHOLE, hint_lines
from ..words.spans import text_of
from .actions import ACTIONS, Action, AnyAction, Kind, action_of
from .justified import Justification, techniques_up_to
from .observation import Observation
from .position import Position, candidates_in
from .rewards import ONCE, REWARDS, Turn, checked

SOLVED: Mapping[str, float] = {"solved": 1.0}
"""The default rewards."""

MOST_VARIATIONS = 100
"""The maximum number of seeds to try for a board that cannot be made from every seed."""


class EpisodeError(CrosshatchError, RuntimeError):
    """There is no episode in progress."""


class Info(TypedDict):
    """What a step reports besides the reward.

    - ``legal``: whether the action was possible
    - ``solved``: whether the puzzle is solved
    - ``truncated``: whether the episode ended because of the maximum number of actions
    - ``rewards``: the value of each kind of reward, without its weight
    - ``step``: the step that justifies the move, if the rewards include ``justified``
    """

    legal: bool
    solved: bool
    truncated: bool
    rewards: dict[str, float]
    step: Step | None


class Transition(NamedTuple):
    """The result of an action; ``done`` means that the episode is over."""

    observation: Observation
    reward: float
    done: bool
    info: Info


@attrs.define
class _Episode:
    """A puzzle and the play so far; ``solution`` is the set of its true candidates."""

    puzzle: Puzzle
    solution: int
    position: Position
    marks_at_start: int
    earlier: list[Position] = attrs.field(factory=list)
    rewarded: set[tuple[str, int]] = attrs.field(factory=set)
    progress: float = 0.0
    hints: int = 0
    steps: int = 0
    done: bool = False

    def move_to(self, position: Position) -> float:
        """Change the position, and return the change of the progress."""
        self.position, self.hints = position, 0
        before, self.progress = self.progress, 0.0
        if not self.is_wrong:
            self.progress = 1 - position.marks.bit_count() / self.marks_at_start
        return self.progress - before

    @property
    def is_wrong(self) -> bool:
        """Whether the position contradicts the solution."""
        return bool(self.solution & ~(self.position.marks | self.position.placed))

    @property
    def is_solved(self) -> bool:
        """Whether every cell holds its digit."""
        return self.position.placed == self.solution


class Environment:
    """An environment in which an agent solves Sudoku.

    Each episode is a puzzle.  By default, puzzles are generated for a ``target`` on its board, or on another ``board``
    by name.  A target may be a text as in seeds, such as ``hard`` or ``medium,must=x-wing``.  Episode ``n`` of seed
    ``7`` has the puzzle with the seed ``7/n``, as in a batch of the generator, so a seed gives the same episodes on
    every machine.  If there are ``puzzles``, the seed chooses each puzzle among them instead.

    - ``rewards``: the weight of each kind of reward (``REWARDS``)
    - ``up_to``: the level, or the technique, up to which moves count as justified and hints are given
    - ``most_steps``: the number of actions after which an episode ends
    - ``first``, ``stride``: the number of the first episode of a seed, and the distance to the next, so that several
      environments can share a seed

    Every puzzle has a unique solution.  An environment can be pickled at any time, and belongs to one thread.

    Raises RewardError, UnknownTechnique or TargetError if there is no such reward, level or target.
    """

    def __init__(
        self,
        target: Target | str | None = None,
        board: str | None = None,
        *,
        puzzles: Sequence[Puzzle] = (),
        rewards: Mapping[str, float] = SOLVED,
        up_to: str = "hard",
        most_steps: int = 1000,
        first: int = 1,
        stride: int = 1,
    ) -> None:
        self.target = _target_of(target or Target(), board)
        self.puzzles = tuple(puzzles)
        self.rewards = checked(rewards)
        self.up_to = up_to
        self.most_steps = most_steps
        techniques_up_to(up_to)
        if not self.puzzles:
            _generator(self.target)
        self._first, self._stride = first, stride
        self.seed, self._number = "", 0
        self._episode: _Episode | None = None
        self._kept: Justification | None = None

    def reset(
        self,
        seed: int | str | None = None,
        *,
        target: Target | str | None = None,
        board: str | None = None,
        puzzle: Puzzle | None = None,
    ) -> Observation:
        """Begin an episode and return the first observation.

        With a ``seed``, this is its first episode; without one, the next episode of the last seed, or of a random seed.
        ``target`` and ``board`` apply to this episode only.  A ``puzzle``, or a position, is used as it is.

        Raises TargetError if no puzzle can meet the target, and PuzzleError if the puzzle does not have exactly one
        solution.
        """
        if seed is not None or not self.seed:
            self.seed, self._number = str(drawn_seed() if seed is None else seed), self._first
        else:
            self._number += self._stride
        self._kept = None
        self._episode = _episode_of(*(self._next(target, board) if puzzle is None else _solved(puzzle)))
        return self.observation

    def _next(self, target: Target | str | None, board: str | None) -> tuple[Puzzle, str]:
        """Return the puzzle of the present seed and number with its solution."""
        if self.puzzles and target is None and board is None:
            return _solved(Random(self.episode).choice(self.puzzles))
        return _made(_target_of(target or self.target, board), self.episode)

    @property
    def episode(self) -> str:
        """The seed of the puzzle, such as ``7/1``."""
        return f"{self.seed}/{self._number}"

    @property
    def puzzle(self) -> Puzzle:
        """The present position as a puzzle."""
        playing = self._playing
        return playing.position.puzzle(playing.puzzle)

    @property
    def observation(self) -> Observation:
        """The present observation, without a message."""
        return self._observed("")

    @property
    def solution(self) -> tuple[int, ...]:
        """The 81 digits of the solution, which the agent does not see."""
        digits = {each.cell: each.digit for each in candidates_in(self._playing.solution)}
        return tuple(digits.get(cell, 0) for cell in CELLS)

    def step(self, action: AnyAction) -> Transition:
        """Carry out an action, given as such, by number or as text, and return what follows.

        An illegal action changes nothing, and the message of the observation says why.

        Raises ActionError if there is no such action, and EpisodeError if no episode is in progress.
        """
        playing = self._in_progress
        chosen = action_of(action)
        before, progress, message = playing.position, 0.0, self._problem(chosen)
        legal, agrees = not message, None
        if not legal:
            pass
        elif chosen.candidate is not None:
            if chosen.kind is not Kind.MARK:
                agrees = bool(playing.solution >> chosen.candidate.index & 1) == (chosen.kind is Kind.PLACE)
            playing.earlier.append(before)
            progress = playing.move_to(before.after(chosen.kind, chosen.candidate, playing.puzzle.board))
        elif chosen.kind is Kind.UNDO:
            progress = playing.move_to(playing.earlier.pop())
        elif chosen.kind is Kind.HINT:
            message = self._hint()
        turn = Turn(
            *(chosen, legal, agrees, progress, playing.is_solved),
            lambda: self._justification(before).step_for(chosen),
        )
        return self._concluded(turn, message)

    def refuse(self, message: str) -> Transition:
        """Count an answer that is not an action as an illegal action; the observation has the message.

        Raises EpisodeError if no episode is in progress.
        """
        _ = self._in_progress
        return self._concluded(Turn(None, False, None, 0.0, False, lambda: None), message)

    def legal_actions(self) -> tuple[int, ...]:
        """Return the numbers of the legal actions."""
        return tuple(compress(range(len(ACTIONS)), self.action_mask()))

    def action_mask(self) -> bytes:
        """Return a byte for each action: 1 if it is legal, otherwise 0."""
        playing = self._playing
        marks, others = playing.position.marks, 0b111 if playing.earlier else 0b110
        legal = marks | marks << 729 | playing.position.removed << 2 * 729 | others << 3 * 729
        return f"{legal:0{len(ACTIONS)}b}"[::-1].encode().translate(_BITS)

    def justified_moves(self) -> Iterator[tuple[Action, Step]]:
        """Yield every move that is justified now with the step that proves it, easiest technique first."""
        return self._justification(self._playing.position).moves()

    @property
    def _playing(self) -> _Episode:
        if self._episode is None:
            raise EpisodeError("no episode has begun; call reset")
        return self._episode

    @property
    def _in_progress(self) -> _Episode:
        if self._playing.done:
            raise EpisodeError("the episode is over; call reset")
        return self._playing

    def _concluded(self, turn: Turn, message: str) -> Transition:
        """Return the result of a turn, and end the episode if it is over."""
        playing = self._playing
        playing.steps += 1
        gives_up = turn.action is not None and turn.action.kind is Kind.GIVE_UP
        truncated = not turn.solved and not gives_up and playing.steps >= self.most_steps
        playing.done = turn.solved or gives_up or truncated
        values = {name: self._value(name, turn) for name in self.rewards}
        reward = sum([weight * values[name] for name, weight in self.rewards.items()])
        step = turn.justify() if turn.agrees is not None and "justified" in values else None
        info = Info(legal=turn.legal, solved=turn.solved, truncated=truncated, rewards=values, step=step)
        return Transition(self._observed(message), reward, playing.done, info)

    def _problem(self, action: Action) -> str:
        """Return why an action is illegal; empty if it is legal."""
        playing = self._playing
        if action.candidate is None:
            return "there is nothing to undo" if action.kind is Kind.UNDO and not playing.earlier else ""
        if playing.position.allows(action.kind, action.candidate):
            return ""
        return playing.position.problem(action.kind, action.candidate, playing.puzzle.board)

    def _value(self, name: str, turn: Turn) -> float:
        """Return the value of a kind of reward, which counts each move only once if that kind does."""
        value = REWARDS[name](turn)
        if value > 0 and name in ONCE and turn.action is not None:
            key = name, turn.action.number
            if key in self._playing.rewarded:
                return 0.0
            self._playing.rewarded.add(key)
        return value

    def _hint(self) -> str:
        """Return a hint, which says more each time that it is requested in the same position."""
        playing = self._playing
        if playing.is_wrong:
            return str(check(self.puzzle))
        playing.hints = min(playing.hints + 1, WHOLE)
        for _, step in self.justified_moves():
            return "\n".join(map(text_of, hint_lines(step, playing.hints)))
        return f"no technique up to {self.up_to} leads further"

    def _justification(self, position: Position) -> Justification:
        """Return the justified moves of a position, which are kept as long as it is the last one requested."""
        kept = self._kept
        if kept is None or kept.position is not position:
            kept = self._kept = Justification(position, self._playing.puzzle, self.up_to)
        return kept

    def _observed(self, message: str) -> Observation:
        playing = self._playing
        return Observation(playing.position, playing.puzzle.givens, playing.puzzle.board, message, playing.steps)


_BITS = bytes.maketrans(b"01", b"\x00\x01")


def _target_of(given: Target | str, board: str | None) -> Target:
    """Return a target, given as such or as in seeds, on a board if one is named."""
    target = read_target(given).target if isinstance(given, str) else given
    return target if board is None else attrs.evolve(target, board=board)


@lru_cache(maxsize=16)
def _generator(target: Target) -> Generator[Any]:
    return Generator(target)


def _made(target: Target, seed: str) -> tuple[Puzzle, str]:
    """Return the puzzle of a seed with its solution, or that of the first variation for which the generator finds one.

    Raises TargetError if it finds none for many variations.
    """
    generator = _generator(target)
    for each in (seed, *islice(variations(seed), MOST_VARIATIONS)):
        made = generator.make(each)
        if made.met:
            return made.puzzle, made.solution
    raise TargetError(f"the generator found no puzzle for the seed {seed} and {MOST_VARIATIONS} variations")


def _solved(puzzle: Puzzle) -> tuple[Puzzle, str]:
    """Return a puzzle with its solution.

    Raises PuzzleError if its givens do not have exactly one solution, or if it is solved or contradicts the solution.
    """
    check_is_puzzle(puzzle, classic=False)
    status = check(Puzzle(puzzle.givens, board=puzzle.board))
    if not isinstance(status, Unique):
        raise PuzzleError(f"an episode needs a puzzle with exactly one solution: {status}")
    position = check(puzzle)
    if not isinstance(position, Unique):
        raise PuzzleError(f"an episode cannot begin with a mistake: {position}")
    if puzzle.line == status.solution:
        raise PuzzleError("an episode needs a puzzle with empty cells")
    return puzzle, status.solution


def _episode_of(puzzle: Puzzle, solution: str) -> _Episode:
    position = Position.of(puzzle)
    true = Position.of(Puzzle(solution, board=puzzle.board)).placed
    return _Episode(puzzle, true, position, position.marks.bit_count())
