"""Targets: the criteria that a puzzle must meet, in one table.

Each field of ``Target`` is a row of the table: its name, its possible values and, in its metadata, a ``Criterion`` with
everything derived from it.  The options of the command line, the text in seeds, the checks for contradictions, the
distance that guides the search, the queries of banks and the table in the docs all read these rows.  To add a
criterion, add a row.
"""

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias
from urllib.parse import unquote

import attrs

from ..board.symmetry import Symmetry
from ..solving.scale import Grade, Scale
from . import shortfalls
from .boards import normal_board
from .contradictions import (
    check_board,
    check_first_steps,
    check_fixed_digits,
    check_givens,
    check_level,
    check_musts,
    check_techniques,
)
from .errors import TargetError
from .grade_numbers import check_number, numbers_of, where_else
from .patterns.drawings import gallery_or_marks, text_mask
from .patterns.pattern import Pattern
from .ranges import ANY, MOST_GIVENS, ONCE, Range, RangeGiven, range_of
from .scales import IndexedScale, plain_name
from .shortfalls import Measure

RangesGiven: TypeAlias = Mapping[str, RangeGiven] | Iterable[tuple[str, RangeGiven]]
"""Ranges by the names of numbers."""

SEPARATOR, GIVEN = "+", "="
"""What stands between several names in a seed, and between a name and what it was given."""


@attrs.frozen
class Spelling:
    """One way to write a criterion: an option of the command line, with the same name in seeds.

    - ``read``: returns the value that a text stands for
    - ``metavar``: the placeholder in the help; empty for a flag
    - ``several``: whether the text may be a list
    """

    name: str
    help: str
    metavar: str = ""
    read: Callable[[str], Any] = str
    several: bool = False
    choices: tuple[str, ...] = ()


@attrs.frozen
class Criterion:
    """A criterion: everything derived from a field of ``Target``.  If several ``spellings`` are used, all of them
    apply.

    - ``plain``: returns the value of a target in the terms of a scale, so that equivalent targets are equal;
    - ``check``: raises TargetError if the value contradicts other criteria on a scale;
    - ``measure``: yields the shortfalls of a puzzle (``shortfalls``); None if every generated puzzle meets the
      criterion;
    - ``by_givens``: whether the measure needs no grade.
    """

    spellings: tuple[Spelling, ...]
    plain: "Callable[[Target, Scale[Grade]], Any] | None" = None
    check: "Callable[[Target, IndexedScale], None] | None" = None
    measure: Measure | None = None
    by_givens: bool = False


def _criterion(*spellings: Spelling, **parts: Any) -> dict[str, Criterion]:
    return {"criterion": Criterion(spellings, **parts)}


def _names(names: str | Iterable[str]) -> tuple[str, ...]:
    given = [names] if isinstance(names, str) else names
    return tuple(dict.fromkeys(given))


def _must(given: str | Iterable[str] | Mapping[str, RangeGiven]) -> tuple[str, ...]:
    """Return names of techniques, optionally with how often they must occur, such as ``x-wing=2-3``."""
    if isinstance(given, Mapping):
        given = [f"{name}{GIVEN}{range_of(often)}" for name, often in given.items()]
    occurrences = [(each, *_occurrence(each)) for each in _names(given)]
    return tuple(f"{name}{GIVEN}{often}" if GIVEN in each else name for each, name, often in occurrences)


def _occurrence(text: str) -> tuple[str, Range]:
    """Return the name of a technique and how often it must occur (by default, at least once)."""
    name, given, often = text.partition(GIVEN)
    return (name.strip(), range_of(often)) if given else (name, ONCE)


def _ranges(given: RangesGiven) -> tuple[tuple[str, Range], ...]:
    items = given.items() if isinstance(given, Mapping) else given
    return tuple(sorted(((name.replace("-", "_"), range_of(each)) for name, each in items), key=lambda each: each[0]))


def _givens(given: RangeGiven) -> Range:
    """Return a range of numbers of givens, open at ends that limit no puzzle."""
    numbers = range_of(given)
    if any(end % 1 for end in (numbers.lowest, numbers.highest) if math.isfinite(end)):
        raise TargetError("the number of givens must be a whole number")
    lowest, highest = numbers.lowest, numbers.highest
    return Range(lowest if lowest > 0 else -math.inf, highest if highest < MOST_GIVENS else math.inf)


def _level(text: str) -> str:
    return unquote(text).lower()


def _pattern(given: str | Pattern) -> Pattern:
    return given if isinstance(given, Pattern) else Pattern.read(given)


def _symmetry(name: str | Symmetry) -> Symmetry:
    try:
        return Symmetry(name)
    except ValueError:
        raise TargetError(f"unknown symmetry {name!r}; choose from {', '.join(Symmetry)}") from None


def _plain_names(part: str) -> "Callable[[Target, Scale[Grade]], tuple[str, ...]]":
    """Return a function that normalises names of techniques on a scale: canonical, without repeats, and in order."""
    return lambda target, scale: tuple(sorted({plain_name(scale, name) for name in getattr(target, part)}))


def _plain_must(target: "Target", scale: Scale[Grade]) -> tuple[str, ...]:
    """Return the required techniques with how often they must occur, if that is restricted."""
    found: dict[str, Range] = {}
    for given, often in target.occurrences:
        name = plain_name(scale, given)
        found[name] = found.get(name, ANY) & (often if often.lowest > 0 else Range(highest=often.highest))
    found = {name: often & ONCE if often.lowest > 0 else often for name, often in found.items()}
    return tuple(name if often == ONCE else f"{name}{GIVEN}{often}" for name, often in sorted(found.items()) if often)


def _plain_rating(target: "Target", scale: Scale[Grade]) -> Range:
    """Return the range of ratings, under whatever name it was given."""
    rating = target.rating if target.rating.lowest > 0 else Range(highest=target.rating.highest)
    for name, numbers in target.ranges:
        if name in ("rating", scale.grade_type.rating_name):
            rating &= numbers if numbers.lowest > 0 else Range(highest=numbers.highest)
    return rating


def _plain_ranges(target: "Target", scale: Scale[Grade]) -> tuple[tuple[str, Range], ...]:
    """Return the ranges of numbers other than the rating."""
    ratings = ("rating", scale.grade_type.rating_name)
    others = [(name, numbers) for name, numbers in target.ranges if name not in ratings]
    for name, _ in others:
        check_number(name, scale)
    return tuple((name, numbers) for name, numbers in others if numbers)


def _plain_pearl(target: "Target", scale: Scale[Grade]) -> bool:
    """Return whether a pearl is requested but no diamond, which implies it; check that the scale has the numbers."""
    if (target.pearl or target.diamond) and not {"er", "ep", "ed"}.issubset(numbers_of(scale.grade_type)):
        raise TargetError(f"--pearl and --diamond need Sudoku Explainer ratings; use --scale {where_else('ed')}")
    return target.pearl and not target.diamond


def _number(name: str, help_text: str) -> Spelling:
    """Return the option for a number of a grade."""
    return Spelling(name, help_text, "N[-M]", lambda text: ((name, range_of(text)),))


def _named_number(text: str) -> tuple[tuple[str, Range]]:
    name, given, numbers = text.partition(GIVEN)
    if not given:
        raise TargetError(f"{text!r} is not a name with a range, such as rounds=20-30")
    return ((name.strip(), range_of(numbers)),)


def _techniques(name: str, help_text: str) -> Spelling:
    """Return the option for a list of techniques."""
    return Spelling(name, help_text, "TECHNIQUE", lambda text: (text,), several=True)


@attrs.frozen
class Target:
    """What a puzzle must be like.  Anything left out is unrestricted.

    - ``board``: the board by name, such as ``6x6`` or ``x+anti-knight``; ``jigsaw`` and ``killer`` have random regions
      and cages;
    - ``level``: a level of the scale, in upper or lower case;
    - ``symmetry``: the symmetry of the givens;
    - ``rating``: a range of ratings on the scale, written as ``"3.2-4"``, ``"3.2-"``, ``3.2`` or ``(3.2, 4)``;
    - ``ranges``: ranges of other numbers of a grade by name, such as ``{"effort": (80, 120)}`` or ``{"er":
      "7.0-7.5"}``;
    - ``pace``: the pace of the person for whom minutes are meant (1 is typical);
    - ``givens``: a range for the number of givens;
    - ``must``, ``must_not``: techniques that the grade must, or must not, count, by name (such as ``x-wing``).  The
      name of a family, such as ``chains``, stands for any of its techniques.  Write how often a technique must occur
      after its name, as in ``x-wing=2-3``, or in a mapping: ``{"x-wing": (2, 3)}``;
    - ``up_to``: a technique; the puzzle must be solvable with it and those that the scale tries before it;
    - ``hardest``: techniques, one of which must be the hardest that the puzzle needs;
    - ``minimal``: whether every given must be needed.  Givens are removed as far as the target allows in any case;
    - ``pearl``, ``diamond``: on Sudoku Explainer's scale, whether no step may be harder than those before the first
      placement (EP = ER), or than the first step (ED = ER);
    - ``pattern``: the cells of the givens, fixed digits, and the solution (a ``Pattern``, or a mask as text).

    The techniques of the scale must solve the puzzle, unless ``level`` is the hardest one.

    Raises TargetError if no puzzle can meet the target.
    """

    level: str | None = attrs.field(
        default=None,
        metadata=_criterion(
            Spelling(
                "level",
                "Level on the scale; on the Crosshatch scale easy, medium, hard, unfair or extreme.",
                "LEVEL",
                _level,
            ),
            plain=lambda target, scale: target.level and target.level.lower(),
            check=check_level,
            measure=shortfalls.level,
        ),
    )
    symmetry: Symmetry = attrs.field(
        default=Symmetry.NONE,
        converter=_symmetry,
        metadata=_criterion(
            Spelling(
                "symmetry",
                "Symmetry of the givens",
                read=_symmetry,
                choices=tuple(each.value for each in Symmetry),
            )
        ),
    )
    rating: Range = attrs.field(
        default=ANY,
        converter=range_of,
        metadata=_criterion(
            Spelling(
                "rating",
                "Rating: 3.2, 3.2-4, 3.2- (at least), -4 (at most).",
                "N[-M]",
                range_of,
            ),
            Spelling("min-rating", "Lowest rating.", "N", lambda text: Range(range_of(text).lowest)),
            Spelling("max-rating", "Highest rating.", "N", lambda text: Range(highest=range_of(text).highest)),
            plain=_plain_rating,
            check=check_first_steps,
            measure=shortfalls.rating,
        ),
    )
    ranges: tuple[tuple[str, Range], ...] = attrs.field(
        default=(),
        converter=_ranges,
        metadata=_criterion(
            _number("effort", "Effort; more means harder within a level."),
            _number("minutes", "Typical solving time in minutes."),
            _number("er", "ER, rating of the hardest step (with --scale explainer)."),
            _number("ep", "EP, rating of the hardest step up to the first placement."),
            _number("ed", "ED, rating of the first step."),
            _number("score", "HoDoKu score (with --scale hodoku)."),
            Spelling(
                "number",
                "Any other number in the grade, such as rounds=20-30.",
                "NAME=N[-M]",
                _named_number,
                several=True,
            ),
            plain=_plain_ranges,
            measure=shortfalls.numbers,
        ),
    )
    pace: float = attrs.field(
        default=1.0,
        metadata=_criterion(
            Spelling("pace", "Adjust the minutes to a person's pace: a factor of the typical time.", "FACTOR", float)
        ),
    )
    givens: Range = attrs.field(
        default=ANY,
        converter=_givens,
        metadata=_criterion(
            Spelling("givens", "Number of givens, such as 26 or 24-28.", "N[-M]", _givens),
            measure=shortfalls.givens,
            by_givens=True,
        ),
    )
    must: tuple[str, ...] = attrs.field(
        default=(),
        converter=_must,
        metadata=_criterion(
            _techniques(
                "must", "Techniques or families that must occur, such as x-wing or chains; x-wing=2-3 sets how often."
            ),
            plain=_plain_must,
            check=check_musts,
            measure=shortfalls.occurrences,
        ),
    )
    must_not: tuple[str, ...] = attrs.field(
        default=(),
        converter=_names,
        metadata=_criterion(_techniques("must-not", "Techniques that must not occur."), plain=_plain_names("must_not")),
    )
    up_to: str | None = attrs.field(
        default=None,
        metadata=_criterion(
            Spelling("up-to", "Allow only this technique and simpler ones.", "TECHNIQUE"),
            plain=lambda target, scale: target.up_to and plain_name(scale, target.up_to),
            check=check_techniques,
        ),
    )
    hardest: tuple[str, ...] = attrs.field(
        default=(),
        converter=_names,
        metadata=_criterion(
            _techniques("hardest", "Technique of the hardest step (or one of several)."),
            plain=_plain_names("hardest"),
            measure=shortfalls.hardest,
        ),
    )
    minimal: bool = attrs.field(
        default=False,
        metadata=_criterion(
            Spelling("minimal", "Minimal puzzle: no given is superfluous."), measure=shortfalls.minimal, by_givens=True
        ),
    )
    pearl: bool = attrs.field(
        default=False,
        metadata=_criterion(
            Spelling("pearl", "Pearl: no step is harder than the hardest one up to the first placement (EP = ER)."),
            plain=_plain_pearl,
            measure=shortfalls.er_equal_to("ep"),
        ),
    )
    diamond: bool = attrs.field(
        default=False,
        metadata=_criterion(
            Spelling("diamond", "Diamond: no step is harder than the first (ED = ER)."),
            measure=shortfalls.er_equal_to("ed"),
        ),
    )
    pattern: Pattern = attrs.field(
        default=Pattern(),
        converter=_pattern,
        metadata=_criterion(
            Spelling("pattern", "Givens exactly here, as seeds have it.", "TEXT", Pattern.of_short),
            Spelling("mask", "Givens exactly here.", "TEXT", lambda text: Pattern(gallery_or_marks(text))),
            Spelling("mask-text", "Givens that draw letters or digits.", "TEXT", lambda text: Pattern(text_mask(text))),
            check=check_fixed_digits,
        ),
    )

    board: str = attrs.field(
        default="classic",
        kw_only=True,
        converter=normal_board,
        metadata=_criterion(
            Spelling(
                "board",
                "Board, such as 6x6, x, windoku, jigsaw or killer, or several joined by +.",
                "NAME",
                normal_board,
            ),
            check=check_board,
        ),
    )

    def __attrs_post_init__(self) -> None:
        check_givens(self)
        for pairs in (self.ranges, self.counted):
            names = [name for name, _ in pairs]
            twice = [name for name in names if names.count(name) > 1]
            if twice:
                raise TargetError(f"two ranges for {twice[0]}; give only one")
        for name, often in self.counted:
            if not any(number in often for number in range(1, MOST_GIVENS + 1)):
                raise TargetError(
                    f"{name} is required, so it cannot occur {often} times; to exclude a technique, use --must-not"
                )
        if not 0 < self.pace < math.inf:
            raise TargetError(f"a pace must be a finite number above 0, not {self.pace:g}")
        if self.pace != 1 and not any(name.startswith("minutes") for name, _ in self.ranges):
            raise TargetError("a pace needs a range of minutes (--minutes)")

    @property
    def occurrences(self) -> tuple[tuple[str, Range], ...]:
        """The techniques of ``must`` with how often they must occur."""
        return tuple(map(_occurrence, self.must))

    @property
    def counted(self) -> tuple[tuple[str, Range], ...]:
        """The techniques of ``must`` for which a number of occurrences was given."""
        return tuple(_occurrence(each) for each in self.must if GIVEN in each)

    @property
    def needed(self) -> tuple[str, ...]:
        """The techniques of ``must`` that must occur at least once; others may have only an upper limit."""
        return tuple(name for name, often in self.occurrences if often.lowest > 0)

    @property
    def names_that_turn_on(self) -> tuple[str, ...]:
        """The names of techniques that are off by default, but that the Crosshatch scale includes for this target."""
        return (*(name for name, _ in self.occurrences), *self.hardest, *filter(None, [self.up_to]))

    @property
    def asked(self) -> dict[str, Any]:
        """The fields that restrict anything, by name."""
        return {name: getattr(self, name) for name in CRITERIA if getattr(self, name) != DEFAULTS[name]}

    def data(self) -> dict[str, Any]:
        """Return the criteria by name as JSON data; ranges and patterns are texts."""
        texts = {name: str(each) if isinstance(each, Range | Pattern) else each for name, each in self.asked.items()}
        numbers = {"ranges": {name: str(numbers) for name, numbers in self.ranges}} if self.ranges else {}
        return texts | numbers

    def on(self, scale: Scale[Grade]) -> "Target":
        """Return the target in the terms of a scale, so that equivalent targets are equal.

        Raises TargetError if the grades lack a requested number or no puzzle can meet the target, and UnknownTechnique
        if a technique is not on the scale.
        """
        return attrs.evolve(
            self, **{name: criterion.plain(self, scale) for name, criterion in CRITERIA.items() if criterion.plain}
        )


CRITERIA: dict[str, Criterion] = {field.name: field.metadata["criterion"] for field in attrs.fields(Target)}
"""The table of criteria by the field of ``Target``, in the order in which seeds write them."""

DEFAULTS = {field.name: field.default for field in attrs.fields(Target)}
"""The default of each field of a target."""


def together(values: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Return the fields of a target that combine several values, each given with the name of its field.

    Raises TargetError if a field can have only one value, or if two values contradict each other.
    """
    found: dict[str, Any] = {}
    for name, value in values:
        if name not in found or value == found[name]:
            found[name] = value
        elif isinstance(value, tuple):
            found[name] += value
        elif isinstance(value, Range | Pattern):
            found[name] &= value
        else:
            raise TargetError(f"{name.replace('_', '-')} has two values: {found[name]} and {value}")
    return found
