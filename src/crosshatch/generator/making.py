"""Making puzzles to a target.

Everything random comes from the seed, so that the same seed, target and scale give the same puzzle on every machine.
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
from .attempt import Attempt, Draft
from .digging import puzzle_of
from .errors import TargetError
from .patterns.filling import NotFilled
from .patterns.pattern import Pattern
from .patterns.patterned import Patterned
from .scales import scale_for
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

    The seed makes it again, with the same target and scale; ``scale`` is the name of that.  ``code`` is the seed with
    all of that (``generator.seeds``).  ``tried`` is how many puzzles were looked at on the way.
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
    """The time was over: the best puzzle so far, and how far it is from the target (the unit is about one level).

    Where not even digits for a mask were found, the puzzle has several ``solutions`` (so many, counted up to 500), and
    no grade; ``solution`` is one of them, and the distance infinite; where it is ``hopeless``, more time would
    hardly help, and the search was given up early.  Else the distance is the sum of the ``shortfalls``.
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
    """Makes puzzles to a target, graded on a scale.

    Where no scale is given it is our own, with those techniques that the target names although they are off by default.

    It warns where the target asks for an ER that no puzzle has had which was made until now.

    Raises TargetError where no puzzle can meet the target, and UnknownTechnique where it names a technique that the
    scale does not count.
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
                f"no puzzle with an ER above {ancestors.highest_rated()} has been made yet, and none above "
                f"{ancestors.HARDEST_KNOWN} is known: this may take for ever",
                RuntimeWarning,
                stacklevel=2,
            )
        self._check_that_the_only_puzzle_will_do()

    def _check_that_the_only_puzzle_will_do(self) -> None:
        """Raise TargetError where pattern and solution leave one puzzle, and that does not meet the target."""
        only = self._source.only if isinstance(self._source, Patterned) else None
        if only is None:
            return
        puzzle = puzzle_of(only.values)
        grade = self.scale.grade(puzzle)
        missed = ", ".join(map(str, self._wanted.shortfalls(grade, only.values)))
        if missed:
            raise TargetError(f"pattern and solution leave one puzzle, {puzzle.line}, {grade}; missed: {missed}")

    @classmethod
    def of_code(
        cls, code: str, scale: Scale[Any] | None = None, pattern: str | Pattern | None = None
    ) -> "Generator[Any]":
        """Return the generator that ``make`` makes the puzzle of a code with again.

        ``scale`` is needed where the code has a digest of one, or techniques of somebody's own; ``pattern``, a mask or
        more, where it has a digest of that.

        Raises SeedError where it is no code, or what is given is not what it was made with, or something is missing;
        TargetError where the pattern is none.
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
        """Make the puzzle of a seed, which may carry the target that this is a generator for.

        Returns a ClosestPuzzle when ``max_seconds`` have passed, or where no digits can be found for a pattern.
        Otherwise it goes on until the target is met, which may be for ever.

        Raises TargetError where the seed carries another target.
        """
        plain = plain_seed(str(seed), self.target, self.scale)
        code = with_seed(self._text, plain)
        attempt = Attempt(self._wanted, self._source, Random(stream_of(code)), max_seconds)
        further: dict[str, Any] = {}
        try:
            found = attempt.run()
        except NotFilled as filling:
            found = Draft(filling.values, filling.solution, inf, too_hard=False, grade=None)
            further = {"solutions": filling.solutions, "hopeless": filling.hopeless}
        solution = "".join(map(str, found.solution))
        origin = (plain, self.target, self.scale.name, attempt.tried)
        if found.grade and not found.distance:
            return GeneratedPuzzle(found.puzzle, solution, found.grade, *origin, code=code)
        if found.grade:
            further = {"shortfalls": tuple(self._wanted.shortfalls(found.grade, found.values))}
        return ClosestPuzzle(found.puzzle, solution, found.grade, *origin, found.distance, code=code, **further)


def source_for(target: Target, scale: Scale[Grade]) -> Source:
    """Return where puzzles for a target on a scale come from."""
    if target.pattern:
        return Patterned(target.pattern, target.symmetry)
    groups = orbits(target.symmetry)
    of = ancestors.for_target(target, scale)
    return ancestors.Descendants(groups, of) if of else RandomSolutions(groups)
