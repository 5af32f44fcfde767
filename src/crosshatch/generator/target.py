"""What a puzzle must be like: the table of wishes.

Each field of ``Target`` is one row: what it is called everywhere, what it may be, and in its metadata a ``Wish`` with
all that is made of it.  The options of the command line, the text that seeds carry, the checks for contradictions, the
distance that guides the search, a bank's queries and the table of the docs read these rows.  A new wish is a new row.
"""

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any, TypeAlias
from urllib.parse import unquote

import attrs

from ..board.symmetry import Symmetry
from ..solving.scale import Grade, Scale
from . import shortfalls
from .contradictions import (
    check_first_steps,
    check_fixed_digits,
    check_givens,
    check_level,
    check_musts,
    check_techniques,
)
from .errors import TargetError
from .grade_numbers import check_number, numbers_of, where_else
from .patterns.drawings import drawn, gallery_or_marks
from .patterns.pattern import Pattern
from .ranges import ANY, MOST_GIVENS, ONCE, Range, RangeGiven, range_of
from .scales import IndexedScale, plain_name
from .shortfalls import Measure

RangesGiven: TypeAlias = Mapping[str, RangeGiven] | Iterable[tuple[str, RangeGiven]]
"""Ranges by the names of what they are of."""

SEPARATOR, GIVEN = "+", "="
"""What stands between several names in a seed, and between a name and what it was given."""


@attrs.frozen
class Spelling:
    """One way to ask for a wish: an option of the command line, which seeds have under the same name.

    ``read`` returns the value that a text stands for; a ``metavar`` of nothing makes a flag.  With ``several``, the
    text may be a list.
    """

    name: str
    help: str
    metavar: str = ""
    read: Callable[[str], Any] = str
    several: bool = False
    choices: tuple[str, ...] = ()


@attrs.frozen
class Wish:
    """What is made of a field of ``Target``; where several ``spellings`` are given, all of them hold.

    - ``plain``: returns the value of a target in the terms of a scale, so that what asks for the same is the same;
    - ``check``: raises TargetError where it contradicts other wishes, on a scale;
    - ``measure``: yields what a puzzle misses of it (``shortfalls``); None where all that are made have it;
    - ``by_givens``: whether its measure needs no grade.
    """

    spellings: tuple[Spelling, ...]
    plain: "Callable[[Target, Scale[Grade]], Any] | None" = None
    check: "Callable[[Target, IndexedScale], None] | None" = None
    measure: Measure | None = None
    by_givens: bool = False


def _wish(*spellings: Spelling, **parts: Any) -> dict[str, Wish]:
    return {"wish": Wish(spellings, **parts)}


def _names(names: str | Iterable[str]) -> tuple[str, ...]:
    given = [names] if isinstance(names, str) else names
    return tuple(dict.fromkeys(given))


def _must(given: str | Iterable[str] | Mapping[str, RangeGiven]) -> tuple[str, ...]:
    """Return names of techniques, some with how often they must occur behind them, such as ``x-wing=2-3``."""
    if isinstance(given, Mapping):
        given = [f"{name}{GIVEN}{range_of(often)}" for name, often in given.items()]
    occurrences = [(each, *_occurrence(each)) for each in _names(given)]
    return tuple(f"{name}{GIVEN}{often}" if GIVEN in each else name for each, name, often in occurrences)


def _occurrence(text: str) -> tuple[str, Range]:
    """Return the name of a technique and how often it must occur, once at least where nothing is said."""
    name, given, often = text.partition(GIVEN)
    return (name.strip(), range_of(often)) if given else (name, ONCE)


def _ranges(given: RangesGiven) -> tuple[tuple[str, Range], ...]:
    items = given.items() if isinstance(given, Mapping) else given
    return tuple(sorted(((name.replace("-", "_"), range_of(each)) for name, each in items), key=lambda each: each[0]))


def _givens(given: RangeGiven) -> Range:
    """Return a range of numbers of givens, open where it has no limit for any puzzle."""
    numbers = range_of(given)
    if any(end % 1 for end in (numbers.lowest, numbers.highest) if math.isfinite(end)):
        raise TargetError("givens are whole numbers")
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
        raise TargetError(f"there is no symmetry {name!r}; choose from {', '.join(Symmetry)}") from None


def _plain_names(part: str) -> "Callable[[Target, Scale[Grade]], tuple[str, ...]]":
    """Return what puts a field that names techniques in the terms of a scale: each once by its one name, in order."""
    return lambda target, scale: tuple(sorted({plain_name(scale, name) for name in getattr(target, part)}))


def _plain_must(target: "Target", scale: Scale[Grade]) -> tuple[str, ...]:
    """Return what must occur with how often that must be, as far as that leaves anything out."""
    found: dict[str, Range] = {}
    for given, often in target.occurrences:
        name = plain_name(scale, given)
        found[name] = found.get(name, ANY) & (often if often.lowest > 0 else Range(highest=often.highest))
    found = {name: often & ONCE if often.lowest > 0 else often for name, often in found.items()}
    return tuple(name if often == ONCE else f"{name}{GIVEN}{often}" for name, often in sorted(found.items()) if often)


def _plain_rating(target: "Target", scale: Scale[Grade]) -> Range:
    """Return the range of ratings, whatever name they were asked for by."""
    rating = target.rating if target.rating.lowest > 0 else Range(highest=target.rating.highest)
    for name, numbers in target.ranges:
        if name in ("rating", scale.grade_type.rating_name):
            rating &= numbers if numbers.lowest > 0 else Range(highest=numbers.highest)
    return rating


def _plain_ranges(target: "Target", scale: Scale[Grade]) -> tuple[tuple[str, Range], ...]:
    """Return the ranges of other numbers than the rating."""
    ratings = ("rating", scale.grade_type.rating_name)
    others = [(name, numbers) for name, numbers in target.ranges if name not in ratings]
    for name, _ in others:
        check_number(name, scale)
    return tuple((name, numbers) for name, numbers in others if numbers)


def _plain_pearl(target: "Target", scale: Scale[Grade]) -> bool:
    """Return whether a pearl is asked for and no diamond, which is one; check that the scale has what it takes."""
    if (target.pearl or target.diamond) and not {"er", "ep", "ed"}.issubset(numbers_of(scale.grade_type)):
        raise TargetError(f"--pearl and --diamond need Sudoku Explainer ratings; add --scale {where_else('ed')}")
    return target.pearl and not target.diamond


def _number(name: str, help_text: str) -> Spelling:
    """Return the option for a number of a grade."""
    return Spelling(name, help_text, "N[-M]", lambda text: ((name, range_of(text)),))


def _named_number(text: str) -> tuple[tuple[str, Range]]:
    name, given, numbers = text.partition(GIVEN)
    if not given:
        raise TargetError(f"{text!r} is not a number with a range, such as rounds=20-30")
    return ((name.strip(), range_of(numbers)),)


def _techniques(name: str, help_text: str) -> Spelling:
    """Return the option for a list of techniques."""
    return Spelling(name, help_text, "TECHNIQUE", lambda text: (text,), several=True)


@attrs.frozen
class Target:
    """What a puzzle must be like.  Anything left out is unrestricted.

    - ``level``: a level of the scale, in any letters;
    - ``symmetry``: of the givens;
    - ``rating``: a range of ratings on the scale, given as ``"3.2-4"``, ``"3.2-"``, ``3.2`` or ``(3.2, 4)``;
    - ``ranges``: ranges of other numbers of a grade by their names, such as ``{"effort": (80, 120)}`` or
      ``{"er": "7.0-7.5"}``;
    - ``pace``: minutes are those of somebody of this pace, 1 for what is typical;
    - ``givens``: a range for their number;
    - ``must``, ``must_not``: techniques that the grade must count, or must not, by name (``x-wing`` will do).  The name
      of a family, such as ``chains``, stands for any of its techniques.  How often something must occur stands behind
      its name, ``x-wing=2-3``, or in a mapping: ``{"x-wing": (2, 3)}``;
    - ``up_to``: a technique; the puzzle must be solvable with it and those that the scale tries before it;
    - ``hardest``: techniques, one of which must be the hardest that the puzzle needs;
    - ``minimal``: whether no given can be spared.  A puzzle is dug as far as its target allows in any case;
    - ``pearl``, ``diamond``: on Sudoku Explainer's scale, whether no step may be harder than those before the first
      placement (EP = ER), or than the first step (ED = ER);
    - ``pattern``: where givens stand, which digits they have, and the solution (``Pattern``, or a mask as text).

    The techniques of the scale must finish the puzzle, unless ``level`` is the hardest one.

    Raises TargetError where no puzzle can be like this.
    """

    level: str | None = attrs.field(
        default=None,
        metadata=_wish(
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
        metadata=_wish(
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
        metadata=_wish(
            Spelling(
                "rating",
                "Rating on the scale: 3.2, 3.2-4 (from, to), 3.2- (at least) or -4 (at most).",
                "N[-M]",
                range_of,
            ),
            Spelling("min-rating", "Lowest rating on the scale.", "N", lambda text: Range(range_of(text).lowest)),
            Spelling(
                "max-rating", "Highest rating on the scale.", "N", lambda text: Range(highest=range_of(text).highest)
            ),
            plain=_plain_rating,
            check=check_first_steps,
            measure=shortfalls.rating,
        ),
    )
    ranges: tuple[tuple[str, Range], ...] = attrs.field(
        default=(),
        converter=_ranges,
        metadata=_wish(
            _number("effort", "Effort on the Crosshatch scale; within a level, more effort means harder."),
            _number("minutes", "Typical solving time in minutes."),
            _number("er", "ER of Sudoku Explainer: the hardest step (with --scale explainer)."),
            _number("ep", "EP of Sudoku Explainer: the hardest step up to the first placement."),
            _number("ed", "ED of Sudoku Explainer: the first step."),
            _number("score", "Score of HoDoKu (with --scale hodoku)."),
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
        metadata=_wish(
            Spelling("pace", "Adjust the minutes to a person's pace: a factor of the typical time.", "FACTOR", float)
        ),
    )
    givens: Range = attrs.field(
        default=ANY,
        converter=_givens,
        metadata=_wish(
            Spelling("givens", "Number of givens (17 to 80), such as 26 or 24-28.", "N[-M]", _givens),
            measure=shortfalls.givens,
            by_givens=True,
        ),
    )
    must: tuple[str, ...] = attrs.field(
        default=(),
        converter=_must,
        metadata=_wish(
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
        metadata=_wish(_techniques("must-not", "Techniques that must not occur."), plain=_plain_names("must_not")),
    )
    up_to: str | None = attrs.field(
        default=None,
        metadata=_wish(
            Spelling(
                "up-to", "Hardest technique allowed: the puzzle is solvable with it and simpler ones.", "TECHNIQUE"
            ),
            plain=lambda target, scale: target.up_to and plain_name(scale, target.up_to),
            check=check_techniques,
        ),
    )
    hardest: tuple[str, ...] = attrs.field(
        default=(),
        converter=_names,
        metadata=_wish(
            _techniques("hardest", "Technique of the hardest step; with several, one of them."),
            plain=_plain_names("hardest"),
            measure=shortfalls.hardest,
        ),
    )
    minimal: bool = attrs.field(
        default=False,
        metadata=_wish(
            Spelling("minimal", "Minimal puzzle: no given is superfluous."), measure=shortfalls.minimal, by_givens=True
        ),
    )
    pearl: bool = attrs.field(
        default=False,
        metadata=_wish(
            Spelling("pearl", "Pearl: no step is harder than those before the first placement (EP = ER)."),
            plain=_plain_pearl,
            measure=shortfalls.er_equal_to("ep"),
        ),
    )
    diamond: bool = attrs.field(
        default=False,
        metadata=_wish(
            Spelling("diamond", "Diamond: no step is harder than the first (ED = ER)."),
            measure=shortfalls.er_equal_to("ed"),
        ),
    )
    pattern: Pattern = attrs.field(
        default=Pattern(),
        converter=_pattern,
        metadata=_wish(
            Spelling("pattern", "Givens exactly here, as seeds have it.", "TEXT", Pattern.of_short),
            Spelling("mask", "Givens exactly here.", "TEXT", lambda text: Pattern(gallery_or_marks(text))),
            Spelling("mask-text", "Givens that draw letters or digits.", "TEXT", lambda text: Pattern(drawn(text))),
            check=check_fixed_digits,
        ),
    )

    def __attrs_post_init__(self) -> None:
        check_givens(self)
        for pairs in (self.ranges, self.counted):
            names = [name for name, _ in pairs]
            twice = [name for name in names if names.count(name) > 1]
            if twice:
                raise TargetError(f"two ranges for {twice[0]}: give one")
        for name, often in self.counted:
            if not any(number in often for number in range(1, MOST_GIVENS + 1)):
                raise TargetError(f"{name} cannot occur {often} times; use must-not for what must not occur")
        if not 0 < self.pace < math.inf:
            raise TargetError(f"a pace is a number above 0, not {self.pace:g}")
        if self.pace != 1 and not any(name.startswith("minutes") for name, _ in self.ranges):
            raise TargetError("a pace scales minutes; ask for a range of them (--minutes)")

    @property
    def occurrences(self) -> tuple[tuple[str, Range], ...]:
        """The techniques of ``must`` with how often they must occur."""
        return tuple(map(_occurrence, self.must))

    @property
    def counted(self) -> tuple[tuple[str, Range], ...]:
        """Those of the techniques of ``must`` for which it was said how often they must occur."""
        return tuple(_occurrence(each) for each in self.must if GIVEN in each)

    @property
    def needed(self) -> tuple[str, ...]:
        """The techniques of ``must`` that must occur at least once; others may only have an upper limit."""
        return tuple(name for name, often in self.occurrences if often.lowest > 0)

    @property
    def names_that_turn_on(self) -> tuple[str, ...]:
        """The names of techniques that our own scale uses for this target although they are off by default."""
        return (*(name for name, _ in self.occurrences), *self.hardest, *filter(None, [self.up_to]))

    @property
    def asked(self) -> dict[str, Any]:
        """The fields that ask for anything, by their names."""
        return {name: getattr(self, name) for name in WISHES if getattr(self, name) != DEFAULTS[name]}

    def data(self) -> dict[str, Any]:
        """Return what is asked for by its names, as JSON has it; ranges and patterns are texts."""
        texts = {name: str(each) if isinstance(each, Range | Pattern) else each for name, each in self.asked.items()}
        numbers = {"ranges": {name: str(numbers) for name, numbers in self.ranges}} if self.ranges else {}
        return texts | numbers

    def on(self, scale: Scale[Grade]) -> "Target":
        """Return the target in the terms of a scale, so that targets that ask for the same are the same.

        Raises TargetError where grades do not have a number that is asked for, or no puzzle can be like this, and
        UnknownTechnique where a technique is none of the scale's.
        """
        return attrs.evolve(self, **{name: wish.plain(self, scale) for name, wish in WISHES.items() if wish.plain})


WISHES: dict[str, Wish] = {field.name: field.metadata["wish"] for field in attrs.fields(Target)}
"""The table: for each field of a target what is made of it, in the order in which a seed has them."""

DEFAULTS = {field.name: field.default for field in attrs.fields(Target)}
"""What the fields of a target are where nothing is asked for."""


def together(values: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Return the fields of a target that ask for all of some values, each given with the name of its field.

    Raises TargetError where a field can have one value only, and where two contradict each other.
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
            raise TargetError(f"{name.replace('_', '-')} is given twice: {found[name]} and {value}")
    return found
