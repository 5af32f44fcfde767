"""Generate puzzles that meet a target.

All randomness comes from the seed, so the same seed, target and scale give the same puzzle on every machine.
"""

import warnings
from math import inf
from random import Random
from typing import Any, ClassVar, Generic, Literal, TypeAlias, TypeVar, cast, overload

import attrs

from ..board.puzzle import Puzzle
from ..board.symmetry import orbits
from ..grading.crosshatch import CrosshatchGrade
from ..solving.scale import Grade, Scale
from . import ancestors
from .attempt import NONE, Attempt, Draft
from .boards import BoardSolutions, NoStart, maker_of
from .digging import puzzle_of
from .errors import TargetError
from .patterns.filling import FillingNotFound
from .patterns.pattern import Pattern
from .patterns.pattern_source import PatternSource
from .scales import Preview, scale_for
from .seeds import parse, plain_seed, stream_of, with_seed
from .shortfalls import Shortfall
from .sources import RandomSolutions, Source
from .target import Target
from .target_on_scale import TargetOnScale
from .target_text import text_of

G = TypeVar("G", bound=Grade)


@attrs.frozen
class GeneratedPuzzle(Generic[G]):
    """A puzzle that meets its target.

    - ``seed``: makes it again, with the same target and scale
    - ``scale``: the name of the scale
    - ``code``: the seed together with the target and scale (``generator.seeds``)
    - ``tried``: the number of puzzles examined
    """

    puzzle: Puzzle
    solution: str
    grade: G
    seed: str
    target: Target
    scale: str
    tried: int
    code: str = attrs.field(default="", kw_only=True)
    met: ClassVar[Literal[True]] = True


@attrs.frozen
class ClosestPuzzle(Generic[G]):
    """The best puzzle found before the time was over, with its distance from the target (1 is about one level).

    The distance is the sum of the ``shortfalls``.  If not even digits for a mask were found, the puzzle has several
    ``solutions`` (counted up to 500), of which ``solution`` is one, no grade, and an infinite distance.  If not even a
    filled grid of a board was found, the puzzle is empty, the solution is all 0, and ``solutions`` is 0.  If it is
    ``hopeless``, more time would hardly help, and the search was given up early.
    """

    puzzle: Puzzle
    solution: str
    grade: G | None
    seed: str
    target: Target
    scale: str
    tried: int
    distance: float
    code: str = attrs.field(default="", kw_only=True)
    solutions: int = attrs.field(default=1, kw_only=True)
    shortfalls: tuple[Shortfall, ...] = attrs.field(default=(), kw_only=True)
    hopeless: bool = attrs.field(default=False, kw_only=True)
    met: ClassVar[Literal[False]] = False


Result: TypeAlias = GeneratedPuzzle[G] | ClosestPuzzle[G]


class Generator(Generic[G]):
    """Generates puzzles that meet a target, graded on a scale.

    The default scale is the Crosshatch scale, with the techniques that the target names although they are off by
    default.

    Warns if the target asks for a higher ER than that of any puzzle generated so far.

    Raises TargetError if no puzzle can meet the target, and UnknownTechnique if it names a technique that the scale
    does not count.
    """

    @overload
    def __init__(self: "Generator[CrosshatchGrade]", target: Target, scale: None = None) -> None: ...

    @overload
    def __init__(self, target: Target, scale: Scale[G]) -> None: ...

    def __init__(self, target: Target, scale: Scale[G] | None = None) -> None:
        self.target = target
        self.scale: Scale[G] = cast(Scale[G], scale_for(target)) if scale is None else scale
        self._wanted = TargetOnScale(target, self.scale)
        self._text = text_of(target, self.scale)
        self._source = source_for(self._wanted.target, self.scale)
        if ancestors.is_higher_than_any(self._wanted.target, self.scale):
            warnings.warn(
                f"no puzzle with an ER above {ancestors.highest_rated()} has been generated so far, and none above "
                f"{ancestors.HARDEST_KNOWN} is known; this may take forever",
                RuntimeWarning,
                stacklevel=2,
            )
        self._check_that_the_only_puzzle_will_do()

    def _check_that_the_only_puzzle_will_do(self) -> None:
        """Raise TargetError if pattern and solution determine the puzzle, and it does not meet the target."""
        only = self._source.only if isinstance(self._source, PatternSource) else None
        if only is None:
            return
        puzzle = puzzle_of(only.values)
        grade = self.scale.grade(puzzle)
        missed = ", ".join(map(str, self._wanted.shortfalls(grade, only.values)))
        if missed:
            raise TargetError(
                f"pattern and solution leave only the puzzle {puzzle.line} ({grade}), which does not match: {missed}"
            )

    @classmethod
    def of_code(
        cls, code: str, scale: Scale[Any] | None = None, pattern: str | Pattern | None = None
    ) -> "Generator[Any]":
        """Return the generator that can make the puzzle of a code again.

        ``scale`` is required if the code has a digest of a scale, or custom techniques.  ``pattern`` (a mask or more)
        is required if the code has a digest of a pattern.

        Raises SeedError if the code is invalid, if the scale or pattern is not the one it was made with, or if one is
        missing; and TargetError if the pattern is invalid.
        """
        found = parse(code)
        given = {"pattern": pattern, "scale": scale, "strategy": scale}
        missing = {name: words for name, words in found.carried.missing.items() if given[name] is None}
        if missing:
            raise found.asks_for(missing)
        target = found.carried.target
        if pattern is not None:
            target = attrs.evolve(target, pattern=pattern)
        if scale is None:
            scale = found.carried.usual_scale()
        found.check(target, scale)
        return Generator(target, scale)

    def make(self, seed: int | str, max_seconds: float | None = None) -> Result[G]:
        """Make the puzzle of a seed, which may contain the target of this generator.

        Returns a ClosestPuzzle when ``max_seconds`` have passed, or if no digits can be found for a pattern or a board.
        Without a limit, the search continues until the target is met, possibly forever.

        Raises TargetError if the seed contains another target.
        """
        plain = plain_seed(str(seed), self.target, self.scale)
        code = with_seed(self._text, plain)
        attempt = Attempt(self._wanted, self._source, Random(stream_of(code)), max_seconds)
        further: dict[str, Any] = {}
        try:
            found = attempt.run()
        except FillingNotFound as filling:
            found = Draft(filling.values, filling.solution, inf, too_hard=False, grade=None)
            further = {"solutions": filling.solutions, "hopeless": filling.hopeless}
        except NoStart as missing:
            found = Draft(NONE, NONE, inf, too_hard=False, grade=None, board=missing.board)
            further = {"solutions": 0, "hopeless": missing.hopeless}
        solution = "".join(map(str, found.solution))
        origin = (plain, self.target, self.scale.name, attempt.tried)
        if found.grade and not found.distance:
            return GeneratedPuzzle(found.puzzle, solution, found.grade, *origin, code=code)
        if found.grade:
            further = {"shortfalls": tuple(self._wanted.shortfalls(found.grade, found.values))}
        return ClosestPuzzle(found.puzzle, solution, found.grade, *origin, found.distance, code=code, **further)


def source_for(target: Target, scale: Scale[Grade]) -> Source:
    """Return the source of puzzles for a target on a scale."""
    if target.board != "classic":
        return source_on(target, scale)
    if target.pattern:
        return PatternSource(target.pattern, target.symmetry)
    groups = orbits(target.symmetry)
    of = ancestors.for_target(target, scale)
    return ancestors.Descendants(groups, of) if of else RandomSolutions(groups)


def source_on(target: Target, scale: Scale[Grade]) -> Source:
    """Return the source of puzzles on a board other than the classic one.

    Raises TargetError if the target or the scale needs the classic board.
    """
    if target.pattern:
        raise TargetError(f"a mask or pattern needs the classic board, not {target.board}")
    if isinstance(scale, Preview) or scale.name == "hodoku":
        raise TargetError(f"the {scale.name} scale grades puzzles on the classic board only, not on {target.board}")
    maker = maker_of(target.board)
    return BoardSolutions(maker, orbits(target.symmetry, maker.example.size), target.level or "")
