"""HoDoKu's path: its simple steps by an engine, and else the first step of the first technique that has one."""

from collections.abc import Sequence
from typing import NamedTuple

from ...board.puzzle import Puzzle
from ...logic.clock import OutOfTime
from ...logic.technique import Technique
from ...solving.scale import out_of_time
from ...techniques.strategy import Strategy
from ..original import TECHNIQUES, turns
from .choice import chosen, in_turn
from .simple import HodokuSteps


class HodokuPath(NamedTuple):
    """What is counted of a path: the steps by the names of their techniques, in the order of first use, and the score.

    A step scores as what was asked for, which may be another technique than the one that was found.
    """

    names: dict[str, int]
    score: int


def _score_of(technique: Technique) -> int:
    return technique.hodoku.score if technique.hodoku else 0


SIMPLE = tuple((technique.title, _score_of(technique)) for technique in TECHNIQUES)
"""What a step is called and how it scores, by the kinds of simple steps."""


def hodoku_path(puzzle: Puzzle, strategies: Sequence[Strategy]) -> HodokuPath:
    """Return what is counted of HoDoKu's path, as far as the strategies go.

    ``strategies`` are those beyond the simple steps of the engine (``originals.hodoku.simple``), in HoDoKu's order.

    Raises UngradablePuzzle where the puzzle does not have exactly one solution, and OutOfTime, with the techniques
    until then, where the deadline that holds has passed.
    """
    names: dict[str, int] = {}
    score = 0
    try:
        for turn in turns(puzzle, HodokuSteps(), strategies, chosen, in_turn):
            for kind, count in turn.singles:
                name, each = SIMPLE[kind]
                names[name] = names.get(name, 0) + count
                score += each * count
            if turn.strategy:
                for step in turn.steps:
                    names[step.name] = names.get(step.name, 0) + 1
                    score += _score_of(turn.strategy.technique)
    except OutOfTime as error:
        raise out_of_time(names) from error
    return HodokuPath(names, score)
