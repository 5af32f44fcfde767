"""What a bank keeps: puzzles with their grades, where they come from, and what they are used for."""

from collections.abc import Iterable, Mapping
from datetime import date, timedelta
from typing import Any

import attrs

from ..board.puzzle import Puzzle
from ..board.symmetry import Symmetry
from ..position.status import superfluous_givens
from ..solving.scale import Grade, Scale
from .errors import BankError

ABOUT = (
    "number",
    "givens",
    "symmetry",
    "minimal",
    "seed",
    "source",
    "made_at",
    "taken_at",
    "used_on",
    "used_for",
    "tags",
)
"""The names of what is known of a puzzle beside its grades, as tables and JSON have them."""


@attrs.frozen
class BankGrade(Grade):
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


def bank_grade(grade: Grade, scale: Scale[Grade]) -> BankGrade:
    """Return what a bank keeps of a grade on a scale."""
    return BankGrade(
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


def _text(text: str | None) -> str:
    return text or ""


def _puzzle(puzzle: Puzzle | str) -> Puzzle:
    return Puzzle(puzzle) if isinstance(puzzle, str) else puzzle


@attrs.frozen
class Usage:
    """When and for what a puzzle is used: a day as ``2031-05-03``, and words; either may be empty."""

    on: str = attrs.field(default="", converter=_day)
    what_for: str = attrs.field(default="", converter=_text)

    def later(self, days: int) -> "Usage":
        """Return the same use a number of days later."""
        return Usage(date.fromisoformat(self.on) + timedelta(days), self.what_for)

    def __str__(self) -> str:
        return " ".join([f"on {self.on}"] * bool(self.on) + [f"for {self.what_for}"] * bool(self.what_for))


@attrs.frozen(kw_only=True)
class BankPuzzle:
    """A puzzle with what a bank keeps of it; ``of`` makes one to be added.

    - ``number``: its number in the bank, from 1 in the order in which they came
    - ``solution`` and ``form``, its canonical form: lines of 81 characters
    - ``givens``, ``symmetry``, ``minimal``: how many there are, their symmetry, and whether none can be spared
    - ``seed``: the seed that makes it, which carries its target; or else ``source``, such as a file
    - ``made_at``: when it was made or came to the bank (UTC)
    - ``take``, ``place``, ``taken_at``: the take that it was given out with, its place there from 1, and when (UTC)
    - ``usage``: when and for what it is used; None as long as it is not
    """

    puzzle: Puzzle = attrs.field(converter=_puzzle)
    solution: str
    form: str
    givens: int
    symmetry: Symmetry = attrs.field(converter=Symmetry)
    minimal: bool = attrs.field(converter=bool)
    number: int = 0
    grades: tuple[BankGrade, ...] = ()
    seed: str = ""
    source: str = ""
    made_at: str = ""
    take: int = 0
    place: int = 0
    taken_at: str = ""
    usage: Usage | None = None
    tags: tuple[str, ...] = attrs.field(default=(), converter=checked_tags)

    @classmethod
    def of(cls, puzzle: Puzzle, solution: str, **known: Any) -> "BankPuzzle":
        """Return a puzzle, its only solution, what follows from them, and whatever else is known."""
        return cls(
            puzzle=puzzle,
            solution=solution,
            form=puzzle.canonical().line,
            givens=81 - puzzle.givens.count("."),
            symmetry=puzzle.symmetry,
            minimal=not superfluous_givens(puzzle),
            **known,
        )

    @property
    def origin(self) -> str:
        """Where it comes from, in words; empty where that is not known."""
        return f"seed {self.seed}" if self.seed else f"from {self.source}" if self.source else ""

    @property
    def used(self) -> str:
        """That it is used, in words; empty where it is not."""
        return "" if self.usage is None else f"used {self.usage}" if str(self.usage) else f"taken {self.taken_at[:10]}"

    def grade(self, scale: str, version: str | None = None) -> BankGrade | None:
        """Return the grade on a scale (of the given version, or the latest), or None."""
        fits = [each for each in self.grades if each.scale == scale and version in (None, each.version)]
        return fits[-1] if fits else None

    def about(self) -> dict[str, Any]:
        """Return what is known of the puzzle beside its grades, ``used_on`` and ``used_for`` in place of ``usage``."""
        usage = self.usage or Usage()
        known = attrs.asdict(self, recurse=False) | {"used_on": usage.on, "used_for": usage.what_for}
        return {name: known[name] for name in ABOUT} | {"tags": list(self.tags)}

    def data(self) -> dict[str, Any]:
        """Return all of it as for JSON: ``puzzle``, ``solution``, what ``about`` tells, each grade by its scale."""
        grades = {each.scale: each.data() for each in self.grades}
        return {"puzzle": self.puzzle.line, "solution": self.solution, **self.about(), **grades}
