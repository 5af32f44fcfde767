"""What a scale is: a way to grade puzzles, such as a rule that sums up the path of an ordered list of strategies.

Three scales come built in (``registry.SCALES``).  For one of your own, ``hardest_step.HardestStepScale`` takes the
strategies and ratings that you want; for another rule to sum the path up, derive from ``PathScale``.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Any, ClassVar, Generic, TypeVar, Union, get_args, get_origin, get_type_hints

import attrs

from ..board.errors import CrosshatchError
from ..board.puzzle import Puzzle
from ..logic.clock import OutOfTime, deadline_in, until
from ..logic.technique import Technique
from ..position.status import check, count_solutions
from ..techniques.asking import is_explained, last_line_in, place_of, source_of
from ..techniques.strategy import Strategy, instances, is_ours
from .solver import Outcome, Path, Solver

BEYOND_REACH = float("inf")
"""The rating of a puzzle that a scale does not reach."""


class UngradablePuzzle(CrosshatchError, ValueError):
    """A puzzle cannot be graded, since it does not have exactly one solution; the message says why."""


class ScaleError(CrosshatchError, ValueError):
    """A scale is not there, cannot be loaded or fails; the message says which, and why."""


def _counted(techniques: Iterable[str] | Mapping[str, int]) -> dict[str, int]:
    if type(techniques) is dict:  # as a rule, and so not worth a longer look
        return techniques.copy()
    return dict(techniques if isinstance(techniques, Mapping) else Counter(techniques))


@attrs.frozen
class Grade(ABC):
    """How hard a puzzle is on some scale.

    ``solved`` says whether the techniques of the scale finish the puzzle; ``techniques`` counts the steps of each
    technique, in the order of their first use; ``version`` is that of the scale: grades of two versions cannot be
    compared.
    """

    rating_name: ClassVar[str] = "rating"
    """The name of the part that is the rating."""

    rating_title: ClassVar[str] = "rating"
    """The name of the rating for people, such as ``ER``."""

    rating_format: ClassVar[str] = "g"
    """How people read a rating on this scale: ``.1f`` has tenths, as 4.0 too."""

    own_parts: ClassVar[tuple[str, ...]] = ()
    """The names of the parts, the same for every puzzle; the level, the rating and all fields where left out."""

    main_parts: ClassVar[tuple[str, ...]] = ("level", "rating", "techniques")
    """The names of those parts that matter most, which a table of puzzles has as columns."""

    of_the_whole: ClassVar[tuple[str, ...]] = ()
    """The names of parts that, as level and rating, say something only of puzzles that the techniques finish."""

    solved: bool
    techniques: dict[str, int] = attrs.field(converter=_counted, hash=False)
    version: str = attrs.field(default="", kw_only=True)

    @property
    @abstractmethod
    def rating(self) -> float:
        """The number that puts puzzles in order on this scale; infinite where the scale does not reach."""

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
        """Return a rating as people read it on this scale."""
        return format(rating, cls.rating_format)

    @classmethod
    def part_names(cls) -> tuple[str, ...]:
        """Return the names of the parts; what is not ``solved`` has no level in data, which says so."""
        fields = (field.name for field in attrs.fields(cls) if field.name != "solved")
        return cls.own_parts or tuple(dict.fromkeys(["level", cls.rating_name, *fields]))

    def data(self) -> dict[str, Any]:
        """Return the parts by their names, as for JSON: fractions to three places, None for what is infinite.

        Where the techniques do not finish the puzzle, there is neither a level nor a rating, nor whatever else would
        be that of a part of the way (``of_the_whole``).
        """
        data = {name: _plain(getattr(self, name)) for name in _names_of(type(self))}
        return data if self.solved else data | dict.fromkeys(("level", self.rating_name, *self.of_the_whole))

    def described(self) -> dict[str, str]:
        """Return the parts in words, each under a short heading."""
        return {"grade": str(self), "techniques": counts_in_words(self.techniques)}


@cache
def _names_of(grade_type: type[Grade]) -> tuple[str, ...]:
    """Return the names of the parts of a type of grades, found once: there may be millions of grades."""
    return grade_type.part_names()


@cache
def part_types(grade_type: type[Grade]) -> dict[str, type | None]:
    """Return the parts of a type of grades with their types, which hints of its fields and properties tell.

    None apart, a part has one type; it is None here where there are more, or where hints cannot be followed.
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
    """Return counts as ``X-Wing 2, XY-Wing 1``."""
    return ", ".join(f"{name} {count}" for name, count in counts.items())


G_co = TypeVar("G_co", bound=Grade, covariant=True)


class Scale(ABC, Generic[G_co]):
    """A way to grade puzzles.  A scale keeps no state between puzzles.

    By ``strategies``, ``within`` and ``ratings_of`` it guides a search for puzzles of a level or rating, if it can.
    """

    name: str = "own"
    """The name of the scale, as used on the command line."""

    title: str = "Own scale"
    """The name of the scale for people."""

    version: str = "1"
    """Which version of the scale it is, a short text that every grade carries: another one where grades change."""

    difference: str = ""
    """What sets it apart from a built-in scale that it varies, such as ``without Naked Pair``."""

    levels: tuple[str, ...] = ()
    """The levels of the scale, easiest first."""

    grade_type: type[Grade] = Grade  # type: ignore[type-abstract]  # it is asked for the names of its parts only
    """The type of its grades, which says what parts they have; those that every grade has where it is left out."""

    techniques: tuple[Technique, ...] = ()
    """The techniques that its grades can count, in the order in which it tries them; none where it does not tell."""

    ratings: Mapping[str, float] = {}
    """For each technique by its name the rating of puzzles whose hardest it is; none where ratings depend on more."""

    limits: Mapping[str, float] = {}
    """For each level the highest rating of its puzzles, easiest first; none where ratings do not tell the level."""

    strategies: tuple[Strategy, ...] = ()
    """Its strategies in the order in which it tries them; none where it does not tell."""

    def rating_of(self, technique: Technique) -> float | None:
        """Return how a step of a technique is rated, at least; None where the scale does not tell."""
        return None

    def lowest_of(self, strategy: Strategy) -> float:
        """Return the lowest rating of what one of its strategies finds; 0 where the scale does not tell."""
        return 0.0

    def within(self, level: str | None = None, highest: float = BEYOND_REACH) -> tuple[Strategy, ...]:
        """Return the strategies that puzzles up to a level, and up to a rating, can need: all, if it does not tell."""
        highest = min(highest, self.limits.get(level or "", BEYOND_REACH))
        return tuple(each for each in self.strategies if self.lowest_of(each) <= highest)

    def ratings_of(self, level: str) -> tuple[float, float]:
        """Return a range for the ratings of a level: they are above the first number, and at most the second.

        Both are infinite where no puzzle of the level has a rating.
        """
        place = list(self.limits).index(level) if level in self.limits else 0
        return [0.0, *self.limits.values()][place], self.limits.get(level, BEYOND_REACH)

    def grade(self, puzzle: Puzzle, max_seconds: float | None = None) -> G_co:
        """Grade a puzzle; the grade carries the version of the scale.

        Raises UngradablePuzzle where it does not have exactly one solution, and OutOfTime, with the techniques used
        until then, where ``max_seconds`` have passed before it was done.  The clock is looked at before each strategy
        is asked, and between its steps (``logic.clock``).  Raises ScaleError where a custom scale fails.
        """
        if max_seconds is None:
            grade = self._judged(puzzle)
        else:
            with until(deadline_in(max_seconds)):
                grade = self._judged(puzzle)
        return grade if grade.version == self.version else attrs.evolve(grade, version=self.version)

    def _judged(self, puzzle: Puzzle) -> G_co:
        """Return the grade by ``judge``; an error in a custom scale names the scale, its file and the line."""
        try:
            grade = self.judge(puzzle)
        except (Exception, SystemExit) as error:
            if is_ours(type(self)) or isinstance(error, UngradablePuzzle) or is_explained(error):
                raise
            raise self._failed(
                f"failed: {type(error).__name__}: {error}", last_line_in(source_of(self), error)
            ) from error
        if is_ours(type(self)) or isinstance(grade, Grade):
            return grade
        raise self._failed(f"returned {grade!r}, which is not a Grade")

    def _failed(self, problem: str, line: int | None = None) -> ScaleError:
        wrong = ScaleError(f"{place_of(self, line)}the scale {self.title} {problem}")
        wrong.source = source_of(self)
        return wrong

    @abstractmethod
    def judge(self, puzzle: Puzzle) -> G_co:
        """Find the grade of a puzzle: what ``grade`` asks for.

        Raises UngradablePuzzle where it does not have exactly one solution, and OutOfTime where the deadline that holds
        has passed (``out_of_time`` makes the error).
        """


class PathScale(Scale[G_co]):
    """A scale that follows the solver's path: the first step of the first strategy, again and again.

    ``strategies`` are instances or classes, simplest first.
    """

    def __init__(self, strategies: Iterable[Strategy | type[Strategy]]) -> None:
        self.strategies = instances(strategies)
        self.techniques = techniques_of(self.strategies)
        self._solver = Solver(self.strategies, fallback=None)

    def judge(self, puzzle: Puzzle) -> G_co:
        """Find the grade of a puzzle by the path that the scale's strategies take."""
        check_gradable(puzzle)
        path = self._solver.solve(puzzle)
        if path.outcome is Outcome.OUT_OF_TIME:
            raise out_of_time(each.title for each in path.techniques())
        return self.sum_up(path)

    @abstractmethod
    def sum_up(self, path: Path) -> G_co:
        """Return the grade of a path; it may have got stuck before the end."""


def techniques_of(strategies: Iterable[Strategy]) -> tuple[Technique, ...]:
    """Return the techniques of which some strategies find steps, each once, in their order."""
    return tuple(dict.fromkeys(technique for each in strategies for technique in each.techniques))


def out_of_time(techniques: Iterable[str] | Mapping[str, int], known: str = "") -> OutOfTime:
    """Return the error of a deadline that passed when these techniques had been used.

    ``known`` says in words what is known of the grade, if anything.
    """
    counts = _counted(techniques)
    if not counts:
        return OutOfTime("out of time before the first step", counts)
    return OutOfTime("; ".join(filter(None, ("out of time", known, f"so far {counts_in_words(counts)}"))), counts)


def check_gradable(puzzle: Puzzle) -> None:
    """Raise UngradablePuzzle where a puzzle does not have exactly one solution."""
    found = count_solutions(puzzle, 2)
    if found != 1:
        raise UngradablePuzzle(str(check(puzzle)))


def check_rated(strategies: Iterable[Strategy], ratings: Mapping[str, float]) -> None:
    """Raise ValueError where a strategy has no rating."""
    missing = [each.technique.title for each in strategies if each.technique.title not in ratings]
    if missing:
        raise ValueError(f"no rating for {', '.join(missing)}")
