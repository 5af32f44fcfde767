"""What a bank keeps: puzzles with their grades, what is known of where they come from, and what they were used for."""

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from typing import Any

import attrs

from ..board.puzzle import Puzzle
from ..board.symmetry import Symmetry
from ..position.status import superfluous_givens
from ..solving.scale import BEYOND_REACH, Grade, Scale
from .errors import BankError


@attrs.frozen
class Described:
    """A puzzle with all that follows from it but grades: its solution, its canonical form, and what it looks like.

    ``form`` is a line of 81 characters, as the solution is; ``minimal`` says whether no given can be spared.
    """

    puzzle: Puzzle
    solution: str
    form: str
    givens: int
    symmetry: Symmetry
    minimal: bool


def described(puzzle: Puzzle, solution: str) -> Described:
    """Return a puzzle with what follows from it; the solution is known to be the only one."""
    return Described(
        puzzle=puzzle,
        solution=solution,
        form=puzzle.canonical().line,
        givens=81 - puzzle.givens.count("."),
        symmetry=puzzle.symmetry,
        minimal=not superfluous_givens(puzzle),
    )


@attrs.frozen
class KeptGrade(Grade):
    """A grade as a bank keeps it: by its ``parts``, which are what the grade itself gave as data.

    A part is an attribute of it too, as of the grade itself: ``effort``, ``hardest``, ``minutes``.
    """

    rating: float
    level: str
    scale: str
    levels: tuple[str, ...]
    words: str
    parts: Mapping[str, Any] = attrs.field(hash=False)

    def __getattr__(self, name: str) -> Any:
        try:
            return object.__getattribute__(self, "parts")[name]
        except KeyError:
            raise AttributeError(f"the grade of a puzzle on the scale {self.scale} has no {name}") from None

    def data(self) -> dict[str, Any]:
        """Return the parts by their names, as the grade itself gave them."""
        return dict(self.parts)

    def __str__(self) -> str:
        return self.words


def kept_grade(grade: Grade, scale: Scale[Grade]) -> KeptGrade:
    """Return what a bank keeps of a grade on a scale."""
    if isinstance(grade, KeptGrade):
        return grade
    return KeptGrade(
        solved=grade.solved,
        techniques=grade.techniques,
        version=grade.version,
        rating=grade.rating,
        level=grade.level,
        scale=scale.name,
        levels=scale.levels,
        words=str(grade),
        parts=grade.data(),
    )


def checked_tags(tags: Iterable[str]) -> tuple[str, ...]:
    """Return tags, each once.  Raises BankError where one is not a word, as lists of them have spaces between."""
    found = tuple(dict.fromkeys(tags))
    for tag in found:
        if not tag or tag.split() != [tag]:
            raise BankError(f"a tag is one word, and {tag!r} is not: write it with a hyphen")
    return found


def _day(day: date | str | None) -> str:
    """Return a day as text, empty for none.  Raises BankError where the text is no day."""
    if not day:
        return ""
    try:
        return (day if isinstance(day, date) else date.fromisoformat(day)).isoformat()
    except ValueError:
        raise BankError(f"{day!r} is no date such as 2031-05-03") from None


@attrs.frozen
class Usage:
    """When and for what a puzzle is used: a day as ``2031-05-03``, and words; either may be empty."""

    on: str = attrs.field(default="", converter=_day)
    what_for: str = ""

    def later(self, days: int) -> "Usage":
        """Return the same use so many days later."""
        return Usage(date.fromisoformat(self.on) + timedelta(days), self.what_for)

    def __str__(self) -> str:
        return " ".join(
            filter(None, [f"on {self.on}" if self.on else "", f"for {self.what_for}" * bool(self.what_for)])
        )


@attrs.frozen
class Used:
    """That a puzzle is used: in which take, at which place of it (from 1), when it was taken (UTC), and its use."""

    take: int
    place: int
    taken_at: str
    use: Usage

    def __str__(self) -> str:
        return f"used {self.use}" if str(self.use) else f"taken {self.taken_at[:10]}"


@attrs.frozen
class Origin:
    """Where a puzzle comes from: the ``seed`` that makes it, which carries its target, or a ``source`` such as a file.

    ``made_at`` is when it was made or came to the bank, in UTC.
    """

    seed: str = ""
    source: str = ""
    made_at: str = ""

    def __str__(self) -> str:
        return f"seed {self.seed}" if self.seed else f"from {self.source}" if self.source else ""


@attrs.frozen
class Kept:
    """A puzzle of a bank; ``number`` is its number there, from 1 in the order in which they came."""

    number: int
    described: Described
    grades: tuple[KeptGrade, ...]
    origin: Origin
    used: Used | None = None
    tags: tuple[str, ...] = ()

    @property
    def puzzle(self) -> Puzzle:
        """The puzzle."""
        return self.described.puzzle

    @property
    def solution(self) -> str:
        """Its solution, a line of 81 digits."""
        return self.described.solution

    def grade(self, scale: str, version: str | None = None) -> KeptGrade | None:
        """Return the grade on a scale, of a version or else the latest; None where there is none."""
        fits = [each for each in self.grades if each.scale == scale and version in (None, each.version)]
        return fits[-1] if fits else None

    def about(self) -> dict[str, Any]:
        """Return what is known of the puzzle beside its grades.

        - ``number``: that in the bank
        - ``givens``, ``symmetry``, ``minimal``: what it looks like
        - ``seed``, ``source``: where it comes from; ``made_at``: since when it is there (UTC)
        - ``taken_at``, ``used_on``, ``used_for``: when it was taken (UTC), for when and for what, or empty
        - ``tags``: a list
        """
        return {
            "number": self.number,
            "givens": self.described.givens,
            "symmetry": str(self.described.symmetry),
            "minimal": self.described.minimal,
            **attrs.asdict(self.origin),
            "taken_at": self.used.taken_at if self.used else "",
            "used_on": self.used.use.on if self.used else "",
            "used_for": self.used.use.what_for if self.used else "",
            "tags": list(self.tags),
        }

    def data(self) -> dict[str, Any]:
        """Return all of it as for JSON: ``puzzle``, ``solution``, what ``about`` tells, each grade by its scale."""
        grades = {each.scale: each.data() for each in self.grades}
        return {"puzzle": self.puzzle.line, "solution": self.solution, **self.about(), **grades}


@attrs.frozen
class Take:
    """One taking of puzzles: its number, when it was (UTC), how (``take``, ``mark`` or ``import``), what was asked for.

    ``count`` is how many puzzles are still marked as used by it, ``first`` and ``last`` the days of their use, and
    ``what_for`` what they are used for.
    """

    number: int
    taken_at: str
    how: str
    asked: str
    count: int
    first: str
    last: str
    what_for: tuple[str, ...]


def rating_or_none(rating: float) -> float | None:
    """Return a rating as the tables have it: nothing for one that is infinite."""
    return None if rating == BEYOND_REACH else rating
