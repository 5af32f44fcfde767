"""The base classes of scales, which grade puzzles, for example by the path through an ordered list of strategies.

Four scales are built in (``registry.SCALES``).  For a custom scale with your own strategies and ratings, use
``hardest_step.HardestStepScale``; for another rule to grade a path, derive a class from ``PathScale``.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, ClassVar, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

import attrs

from ..board.clock import OutOfTime, deadline_in, until
from ..board.errors import CrosshatchError
from ..board.puzzle import Puzzle, check_is_puzzle
from ..logic.technique import Technique
from ..position.status import check, count_solutions
from ..techniques.custom_code import is_explained, last_line_in, place_of, source_of
from ..techniques.strategy import Strategy, instances, is_built_in
from .solver import Outcome, Path, Solver

BEYOND_REACH = float("inf")
"""The rating of a puzzle that the techniques of a scale do not solve."""


class UngradablePuzzle(CrosshatchError, ValueError):
    """A puzzle cannot be graded because it does not have exactly one solution; the message says why."""


class ScaleError(CrosshatchError, ValueError):
    """A scale does not exist, cannot be loaded or fails; the message says which, and why."""


def _counted(techniques: Iterable[str] | Mapping[str, int]) -> dict[str, int]:
    if type(techniques) is dict:  # as a rule, and so not worth a longer look
        return techniques.copy()
    return dict(techniques if isinstance(techniques, Mapping) else Counter(techniques))


@attrs.frozen
class Grade(ABC):
    """The difficulty of a puzzle on some scale.

    ``solved`` says whether the techniques of the scale solve the puzzle.  ``techniques`` counts the steps of each
    technique, in the order of first use.  ``version`` is the version of the scale; grades of different versions cannot
    be compared.
    """

    rating_name: ClassVar[str] = "rating"
    """The name of the field or property with the rating."""

    rating_title: ClassVar[str] = "rating"
    """The display name of the rating, such as ``ER``."""

    rating_format: ClassVar[str] = "g"
    """The display format of a rating on this scale: ``.1f`` shows tenths, even for 4.0."""

    own_parts: ClassVar[tuple[str, ...]] = ()
    """The names of the parts, the same for every puzzle; by default the level, the rating and all fields."""

    main_parts: ClassVar[tuple[str, ...]] = ("level", "rating", "techniques")
    """The names of the most important parts, which become columns in a table of puzzles."""

    of_the_whole: ClassVar[tuple[str, ...]] = ()
    """The names of parts that, like level and rating, apply only to puzzles that the techniques solve."""

    solved: bool
    techniques: dict[str, int] = attrs.field(converter=_counted, hash=False)
    version: str = attrs.field(default="", kw_only=True)

    @property
    @abstractmethod
    def rating(self) -> float:
        """The number by which this scale orders puzzles; infinite for puzzles beyond the scale."""

    @property
    @abstractmethod
    def level(self) -> str:
        """The level of the puzzle in words."""

    def __str__(self) -> str:
        if self.rating == BEYOND_REACH:
            return f"{self.level}: not finished"
        return f"{self.level} {self.rating_text(self.rating)}"

    @classmethod
    def rating_text(cls, rating: float) -> str:
        """Return a rating in the display format of this scale."""
        return format(rating, cls.rating_format)

    @classmethod
    def part_names(cls) -> tuple[str, ...]:
        """Return the names of the parts."""
        fields = (field.name for field in attrs.fields(cls) if field.name != "solved")
        return cls.own_parts or tuple(dict.fromkeys(["level", cls.rating_name, *fields]))

    def data(self) -> dict[str, Any]:
        """Return the parts by name, as for JSON: fractions with up to three decimals, None for infinity.

        If the techniques do not solve the puzzle, the level, the rating and the parts in ``of_the_whole`` are None.
        """
        data = {name: _plain(getattr(self, name)) for name in _names_of(type(self))}
        return data if self.solved else data | dict.fromkeys(("level", self.rating_name, *self.of_the_whole))

    def described(self) -> dict[str, str]:
        """Return the parts in words, by short headings."""
        return {"grade": str(self), "techniques": counts_in_words(self.techniques)}


@cache
def _names_of(grade_type: type[Grade]) -> tuple[str, ...]:
    """Return the names of the parts of a grade type, cached because there may be millions of grades."""
    return grade_type.part_names()


@cache
def part_types(grade_type: type[Grade]) -> dict[str, type | None]:
    """Return the parts of a grade type with their types, from the type hints of its fields and properties.

    The type excludes None.  It is None if there are several types, or if hints cannot be resolved.
    """
    try:
        return {name: _type_of(grade_type, name) for name in grade_type.part_names()}
    except NameError:  # hints that name what is imported for type checkers only
        return dict.fromkeys(grade_type.part_names())


def _type_of(grade_type: type[Grade], name: str) -> type | None:
    getter = getattr(getattr(grade_type, name, None), "fget", None)
    hint = get_type_hints(getter).get("return") if getter else get_type_hints(grade_type).get(name)
    kinds = {
        get_origin(each) or each for each in (get_args(hint) if get_origin(hint) in (Union, UnionType) else [hint])
    }
    kinds -= {NoneType, None}
    return kinds.pop() if len(kinds) == 1 else None


def _plain(value: Any) -> Any:
    if isinstance(value, float):
        return None if value == BEYOND_REACH else round(value, 3)
    return value


def counts_in_words(counts: Mapping[str, int]) -> str:
    """Return counts as ``X-Wing × 2, XY-Wing × 1``."""
    return ", ".join(f"{name} × {count}" for name, count in counts.items())


G_co = TypeVar("G_co", bound=Grade, covariant=True)


def _is_grade_type(found: object) -> bool:
    return isinstance(found, type) and issubclass(found, Grade)


class Scale(ABC, Generic[G_co]):
    """A way to grade puzzles.  A scale keeps no state between puzzles.

    ``strategies``, ``within`` and ``ratings_of`` allow the generator to search for puzzles of a level or rating.
    """

    name: str = "own"
    """The name of the scale on the command line."""

    title: str = "Own scale"
    """The display name of the scale."""

    version: str = "1"
    """The version of the scale, a short text in every grade; change it whenever grades change."""

    difference: str = ""
    """The difference from the built-in scale that it varies, such as ``without Naked Pair``."""

    levels: tuple[str, ...] = ()
    """The levels of the scale, easiest first."""

    any_board: bool = True
    """Whether the scale grades puzzles on every board, not only on the classic one."""

    grade_type: type[Grade] = Grade  # type: ignore[type-abstract]  # it is asked for the names of its parts only
    """The type of its grades, which determines their parts; by default the one in ``Scale[MyGrade]``."""

    techniques: tuple[Technique, ...] = ()
    """The techniques that its grades can count, in the order in which it tries them; empty if unknown."""

    ratings: Mapping[str, float] = {}
    """The rating of a puzzle by the name of its hardest technique; empty if ratings depend on more."""

    limits: Mapping[str, float] = {}
    """The maximum rating of each level, easiest first; empty if ratings do not determine the level."""

    strategies: tuple[Strategy, ...] = ()
    """Its strategies in the order in which it tries them; empty if unknown."""

    def __init_subclass__(cls, **options: Any) -> None:
        """Take the type of grades from the base class, unless the scale sets it."""
        super().__init_subclass__(**options)
        named = [each for base in vars(cls).get("__orig_bases__", ()) for each in get_args(base)]
        if "grade_type" not in vars(cls):
            cls.grade_type = next((each for each in named if _is_grade_type(each)), cls.grade_type)

    def rating_of(self, technique: Technique) -> float | None:
        """Return the minimum rating of a step of a technique; None if unknown."""
        return None

    def lowest_of(self, strategy: Strategy) -> float:
        """Return the minimum rating of the steps of one of its strategies; 0 if unknown."""
        return 0.0

    def within(self, level: str | None = None, highest: float = BEYOND_REACH) -> tuple[Strategy, ...]:
        """Return the strategies that puzzles up to a level and a rating can need; all of them if unknown."""
        highest = min(highest, self.limits.get(level or "", BEYOND_REACH))
        return tuple(each for each in self.strategies if self.lowest_of(each) <= highest)

    def ratings_of(self, level: str) -> tuple[float, float]:
        """Return the range of ratings of a level: above the first number, and at most the second.

        Both are infinite if no puzzle of the level has a rating.
        """
        place = list(self.limits).index(level) if level in self.limits else 0
        return [0.0, *self.limits.values()][place], self.limits.get(level, BEYOND_REACH)

    def grade(self, puzzle: Puzzle, max_seconds: float | None = None) -> G_co:
        """Grade a puzzle; the grade has the version of the scale.

        The clock is checked before each strategy and between its steps (``board.clock``).

        Raises UngradablePuzzle if the puzzle does not have exactly one solution; OutOfTime, with the techniques used so
        far, if ``max_seconds`` pass before it is graded; ScaleError if a custom scale fails; and BoardError if the
        scale does not grade puzzles on this board.
        """
        if not self.any_board:
            check_is_puzzle(puzzle, what=f"grading on the {self.title} scale")
        if max_seconds is None:
            grade = self._judged(puzzle)
        else:
            with until(deadline_in(max_seconds)):
                grade = self._judged(puzzle)
        return grade if grade.version == self.version else attrs.evolve(grade, version=self.version)

    def _judged(self, puzzle: Puzzle) -> G_co:
        """Return the grade from ``judge``; for an error in a custom scale, add the scale, its file and the line."""
        try:
            grade = self.judge(puzzle)
        except (Exception, SystemExit) as error:
            if is_built_in(type(self)) or isinstance(error, UngradablePuzzle) or is_explained(error):
                raise
            raise self._failed(
                f"failed: {type(error).__name__}: {error}", last_line_in(source_of(self), error)
            ) from error
        if is_built_in(type(self)) or isinstance(grade, Grade):
            return grade
        raise self._failed(f"returned {grade!r}, which is not a Grade")

    def _failed(self, problem: str, line: int | None = None) -> ScaleError:
        wrong = ScaleError(f"{place_of(self, line)}the scale {self.title} {problem}")
        wrong.source = source_of(self)
        return wrong

    @abstractmethod
    def judge(self, puzzle: Puzzle) -> G_co:
        """Return the grade of a puzzle; implement this method in a scale, and call ``grade``.

        Raises UngradablePuzzle if the puzzle does not have exactly one solution, and OutOfTime if the current deadline
        has passed (create it with ``out_of_time``).
        """


class PathScale(Scale[G_co]):
    """A scale based on the solver's path: the first step of the first strategy, again and again.

    ``strategies`` are instances or classes, easiest first.
    """

    def __init__(self, strategies: Iterable[Strategy | type[Strategy]]) -> None:
        self.strategies = instances(strategies)
        self.techniques = techniques_of(self.strategies)
        self._solver = Solver(self.strategies, fallback=None)

    def judge(self, puzzle: Puzzle) -> G_co:
        """Return the grade of a puzzle, from the path of the scale's strategies."""
        check_gradable(puzzle)
        path = self._solver.solve(puzzle)
        if path.outcome is Outcome.OUT_OF_TIME:
            raise out_of_time(each.title for each in path.techniques())
        return self.sum_up(path)

    @abstractmethod
    def sum_up(self, path: Path) -> G_co:
        """Return the grade for a path, which may be stuck before the end."""


def techniques_of(strategies: Iterable[Strategy]) -> tuple[Technique, ...]:
    """Return the techniques whose steps the strategies find, without repeats, in order."""
    return tuple(dict.fromkeys(technique for each in strategies for technique in each.techniques))


def out_of_time(techniques: Iterable[str] | Mapping[str, int], known: str = "") -> OutOfTime:
    """Return the error for a deadline that passed when these techniques had been used.

    ``known`` is what is known about the grade, in words.
    """
    counts = _counted(techniques)
    if not counts:
        return OutOfTime("out of time before the first step", counts)
    return OutOfTime("; ".join(filter(None, ("out of time", known, f"so far {counts_in_words(counts)}"))), counts)


def check_gradable(puzzle: Puzzle) -> None:
    """Raise UngradablePuzzle if a puzzle does not have exactly one solution."""
    found = count_solutions(puzzle, 2)
    if found != 1:
        raise UngradablePuzzle(str(check(puzzle)))


def check_rated(strategies: Iterable[Strategy], ratings: Mapping[str, float]) -> None:
    """Raise ValueError if a strategy has no rating."""
    missing = [each.technique.title for each in strategies if each.technique.title not in ratings]
    if missing:
        raise ValueError(f"no rating for {', '.join(missing)}")
