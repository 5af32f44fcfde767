"""Records of a bank: puzzles with their grades, their origin, and their use."""

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
"""The names of the properties of a puzzle other than its grades, in tables and JSON."""


@attrs.frozen
class BankGrade(Grade):
    """A grade stored in a bank: its ``parts`` are the data of the original grade.

    Each part is also an attribute, as in the original grade: ``effort``, ``hardest``, ``minutes``.
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
            raise AttributeError(f"the {self.scale} scale has no {name}") from None

    def data(self) -> dict[str, Any]:
        """Return the parts by name, as the original grade does."""
        return dict(self.parts)

    def __str__(self) -> str:
        return self.words


def bank_grade(grade: Grade, scale: Scale[Grade]) -> BankGrade:
    """Return the record of a grade on a scale."""
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
    """Return tags without repeats.  Raises BankError if one is not a single word, since lists of tags are separated by
    spaces."""
    found = tuple(dict.fromkeys(tags))
    for tag in found:
        if not tag or tag.split() != [tag]:
            raise BankError(f"tag {tag!r} is not a single word; write it with hyphens")
    return found


def _day(day: date | str | None) -> str:
    """Return a date as text, or an empty text for None.  Raises BankError if a text is not a date."""
    if not day:
        return ""
    try:
        return (day if isinstance(day, date) else date.fromisoformat(day)).isoformat()
    except ValueError:
        raise BankError(f"{day!r} is not a date such as 2031-05-03") from None


def _text(text: str | None) -> str:
    return text or ""


def _puzzle(puzzle: Puzzle | str) -> Puzzle:
    return Puzzle(puzzle) if isinstance(puzzle, str) else puzzle


@attrs.frozen
class Usage:
    """When and for what a puzzle is used: a day such as ``2031-05-03``, and a purpose; either may be empty."""

    on: str = attrs.field(default="", converter=_day)
    what_for: str = attrs.field(default="", converter=_text)

    def later(self, days: int) -> "Usage":
        """Return the same use a number of days later."""
        return Usage(date.fromisoformat(self.on) + timedelta(days), self.what_for)

    def __str__(self) -> str:
        return " ".join([f"on {self.on}"] * bool(self.on) + [f"for {self.what_for}"] * bool(self.what_for))


@attrs.frozen(kw_only=True)
class BankPuzzle:
    """A puzzle with its record in a bank; ``BankPuzzle.of`` creates one to add.

    - ``number``: number in the bank, from 1 in the order of adding
    - ``solution``, ``form``: the solution and the canonical form, as lines of 81 characters
    - ``givens``, ``symmetry``, ``minimal``: number of givens, their symmetry, and whether all of them are needed
    - ``seed``: the seed that makes the puzzle, with its target; otherwise ``source``, such as a file
    - ``made_at``: when it was made or added (UTC)
    - ``take``, ``place``, ``taken_at``: the take that it was given out in, its place in it from 1, and when (UTC)
    - ``usage``: when and for what it is used; None if unused
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
        """Return a record for a puzzle and its only solution, with everything that follows from them and other known
        properties."""
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
        """The origin of the puzzle in words; empty if unknown."""
        return f"seed {self.seed}" if self.seed else f"from {self.source}" if self.source else ""

    @property
    def used(self) -> str:
        """The use of the puzzle in words; empty if unused."""
        return "" if self.usage is None else f"used {self.usage}" if str(self.usage) else f"taken {self.taken_at[:10]}"

    def grade(self, scale: str, version: str | None = None) -> BankGrade | None:
        """Return the grade on a scale (of the given version, or the latest), or None."""
        fits = [each for each in self.grades if each.scale == scale and version in (None, each.version)]
        return fits[-1] if fits else None

    def about(self) -> dict[str, Any]:
        """Return the properties of the puzzle other than its grades, with ``used_on`` and ``used_for`` instead of
        ``usage``."""
        usage = self.usage or Usage()
        known = attrs.asdict(self, recurse=False) | {"used_on": usage.on, "used_for": usage.what_for}
        return {name: known[name] for name in ABOUT} | {"tags": list(self.tags)}

    def data(self) -> dict[str, Any]:
        """Return the whole record as JSON data: ``puzzle``, ``solution``, the items of ``about``, and each grade by
        scale."""
        grades = {each.scale: each.data() for each in self.grades}
        return {"puzzle": self.puzzle.line, "solution": self.solution, **self.about(), **grades}
