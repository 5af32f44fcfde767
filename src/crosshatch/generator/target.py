"""What a puzzle shall be like."""

from collections.abc import Iterable, Mapping
from math import inf
from typing import Any, TypeAlias

import attrs

from ..board.errors import TargetError
from ..board.symmetry import Symmetry, orbits
from ..position.status import FEWEST_GIVENS
from .patterns.impossible import check_minimal, check_possible
from .patterns.pattern import FREE, Pattern
from .ranges import Range, RangeGiven

RangesGiven: TypeAlias = Mapping[str, RangeGiven] | Iterable[tuple[str, RangeGiven]]
"""Ranges by the names of what they are of."""

MOST_GIVENS = 81
"""More givens than any puzzle has, which has an empty cell: what stands for no limit."""


def _names(names: str | Iterable[str]) -> tuple[str, ...]:
    given = [names] if isinstance(names, str) else names
    return tuple(dict.fromkeys(given))


def _ranges(given: RangesGiven) -> tuple[tuple[str, Range], ...]:
    items = given.items() if isinstance(given, Mapping) else given
    named = [(name.replace("-", "_"), Range.of(each)) for name, each in items]
    return tuple(sorted(named, key=lambda each: each[0]))


def _times(given: RangesGiven) -> tuple[tuple[str, Range], ...]:
    items = given.items() if isinstance(given, Mapping) else given
    return tuple((name, Range.of(each)) for name, each in items)


def _pattern(given: str | Pattern) -> Pattern:
    return given if isinstance(given, Pattern) else Pattern.read(given)


def _symmetry(name: str | Symmetry) -> Symmetry:
    try:
        return Symmetry(name)
    except ValueError:
        raise TargetError(f"there is no symmetry {name!r}; choose from {', '.join(Symmetry)}") from None


@attrs.frozen
class Target:
    """What a puzzle shall be like; what is left out does not matter.

    - ``level``: a level of the scale, in small or large letters;
    - ``lowest``, ``highest``: a range of ratings on the scale, both included;
    - ``ranges``: for other numbers of a grade by their names a range, such as ``{"effort": (80, 120)}`` or
      ``{"er": "7.0-7.5"}``; minutes are those of somebody of a ``pace``, 1 for what is typical;
    - ``must``, ``must_not``: techniques that the grade must count, or must not, by name (``x-wing`` will do).  The name
      of a family, such as ``chains``, stands for any of its techniques;
    - ``times``: for techniques by name how often the grade must count them, such as ``{"x-wing": "2-3"}``;
    - ``hardest``: techniques, one of which must be the hardest that the puzzle needs;
    - ``up_to``: a technique; the puzzle must be solvable with it and those that the scale tries before it;
    - ``symmetry``: of the givens;
    - ``fewest_givens``, ``most_givens``: a range for their number, both included;
    - ``minimal``: whether no given may be one that can be spared.  A puzzle is dug as far as its target allows in any
      case;
    - ``pattern``: where givens stand, which digits they have, and the solution (``Pattern``, or a mask as text);
    - ``pearl``, ``diamond``: on Sudoku Explainer's scale, whether nothing harder than what leads to the first digit may
      be needed (EP is ER), or nothing harder than the first step (ED is ER).

    The techniques of the scale must finish the puzzle, unless ``level`` is the hardest one.

    Raises TargetError where no puzzle can be like this.
    """

    level: str | None = None
    lowest: float = 0.0
    highest: float = float("inf")
    must: tuple[str, ...] = attrs.field(default=(), converter=_names)
    must_not: tuple[str, ...] = attrs.field(default=(), converter=_names)
    up_to: str | None = None
    symmetry: Symmetry = attrs.field(default=Symmetry.NONE, converter=_symmetry)
    fewest_givens: int = 0
    most_givens: int = 81
    minimal: bool = False
    ranges: tuple[tuple[str, Range], ...] = attrs.field(default=(), converter=_ranges)
    times: tuple[tuple[str, Range], ...] = attrs.field(default=(), converter=_times)
    hardest: tuple[str, ...] = attrs.field(default=(), converter=_names)
    pearl: bool = False
    diamond: bool = False
    pace: float = 1.0
    pattern: Pattern = attrs.field(default=Pattern(), converter=_pattern)

    def __attrs_post_init__(self) -> None:
        if not self.lowest <= self.highest:
            raise TargetError(f"a rating cannot be at least {self.lowest:g} and at most {self.highest:g}")
        if self.lowest == float("inf"):
            raise TargetError("a puzzle beyond the scale has no rating; ask for the hardest level")
        if not self.fewest_givens <= self.most_givens:
            raise TargetError(f"the givens cannot be at least {self.fewest_givens} and at most {self.most_givens}")
        wanted = _range_in_words(self.fewest_givens, self.most_givens)
        if self.most_givens < FEWEST_GIVENS or self.fewest_givens >= MOST_GIVENS:
            most = MOST_GIVENS - 1
            raise TargetError(f"a puzzle has {FEWEST_GIVENS} to {most} givens and an empty cell, not {wanted} givens")
        pattern = self.pattern.under(self.symmetry)
        possible = _possible_givens(self.symmetry, pattern)
        if not any(self.fewest_givens <= number <= self.most_givens for number in possible):
            if pattern:
                raise TargetError(_other_number(pattern, self.symmetry, wanted))
            raise TargetError(f"no pattern with the symmetry {self.symmetry} has {wanted} givens")
        if pattern:
            check_possible(pattern)
        if pattern and self.minimal:
            check_minimal(pattern)
        self._check_numbers()

    def _check_numbers(self) -> None:
        for names in ([name for name, _ in self.ranges], [name for name, _ in self.times]):
            twice = [name for name in names if names.count(name) > 1]
            if twice:
                raise TargetError(f"two ranges for {twice[0]}: give one")
        for name, often in self.times:
            if not any(number in often for number in range(1, 82)):
                raise TargetError(f"{name} cannot occur {often} times; what must not occur goes by that name")
        if not 0 < self.pace < inf:
            raise TargetError(f"a pace is a number above 0, not {self.pace:g}")
        if self.pace != 1 and not any(name.startswith("minutes") for name, _ in self.ranges):
            raise TargetError("a pace is for minutes; no range of these is asked for")

    @property
    def rating(self) -> Range:
        """The range of ratings on the scale, open where there is no end."""
        return Range(self.lowest or -inf, self.highest)

    @property
    def givens(self) -> Range:
        """The range of the number of givens, open where there is no end."""
        return Range(self.fewest_givens or -inf, inf if self.most_givens >= MOST_GIVENS else self.most_givens)

    @property
    def names_that_turn_on(self) -> tuple[str, ...]:
        """The names of techniques that our own scale uses for this target although they are off by default."""
        return (*self.must, *(name for name, _ in self.times), *self.hardest, *filter(None, [self.up_to]))

    def asked(self) -> dict[str, Any]:
        """Return what is asked for by its names; what is left out does not matter.  Ranges are texts."""
        asked = attrs.asdict(self, filter=lambda part, value: value != part.default)
        for name in asked.keys() & {"ranges", "times"}:
            asked[name] = {each: str(numbers) for each, numbers in getattr(self, name)}
        if self.pattern:
            asked["pattern"] = str(self.pattern)
        return asked


def _range_in_words(fewest: int, most: int) -> str:
    return str(fewest) if fewest == most else f"{fewest} to {most}"


def _possible_givens(symmetry: Symmetry, pattern: Pattern) -> set[int]:
    """Return the numbers of givens that puzzles of a pattern under a symmetry can have."""
    numbers = {len(pattern.givens())}
    for orbit in orbits(symmetry):
        if pattern.cells[orbit[0]] == FREE:
            numbers |= {number + len(orbit) for number in numbers}
    return numbers


def _other_number(pattern: Pattern, symmetry: Symmetry, wanted: str) -> str:
    """Say that puzzles of a pattern under a symmetry have other numbers of givens than what is wanted."""
    fewest, most = len(pattern.givens()), len(pattern.givens()) + len(pattern.marked(FREE))
    of = "" if symmetry is Symmetry.NONE else f" and the symmetry {symmetry}"
    return f"puzzles with this pattern{of} have {_range_in_words(fewest, most)} givens, not {wanted}"
