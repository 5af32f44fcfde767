"""The options that say what is to be made, and from which seeds, and the generator that they choose."""

from collections.abc import Iterable, Iterator
from functools import cached_property, partial
from typing import Any

import attrs

from ..board.messages import counted
from ..board.puzzle import Puzzle
from ..generator import ClosestPuzzle, Generator, Target
from ..generator.errors import SeedError, TargetError
from ..generator.patterns.pattern import Pattern
from ..generator.scales import plain_name, scale_for, scales_with_level, without
from ..generator.seeds import COLON, Code, check_seed, is_code, parse
from ..generator.target import WISHES, Spelling, together
from ..grading import scale_named
from ..grading.registry import techniques_named
from ..solving.scale import Grade, Scale
from ..techniques.strategy import Strategy
from ..verbs.choices import MOST_NAMES, NAMES, WithOwn
from ..verbs.declaration import BadRequest, Section, option, verb
from ..verbs.kinds import Choice, Kind, PaceOrTimes, ScaleName, Several
from .choices import check_takes_own, our_scale
from .patterns import PATTERNS, many

OWN = "crosshatch"

OF_SCALES = {"scale": "scale", "without": "without", "strategy": "own"}
"""By the names of options about the scale the names of their arguments."""

FROM_FILES = {
    "pace": (
        Spelling(
            "pace",
            "Scale the minutes to a person: FACTOR times the typical time, or a FILE of their times.",
            "FACTOR|FILE",
            lambda given: PaceOrTimes().parse(given).factor,
        ),
    ),
    "pattern": PATTERNS,
}
"""By the names of wishes the options that can read files, and so are not those of seeds."""

SPELLINGS = {
    spelling.name.replace("-", "_"): (field, spelling)
    for field, wish in WISHES.items()
    for spelling in FROM_FILES.get(field, wish.spellings)
}
"""By the names of arguments the fields of a target that they are for, and how they are read."""

DIFFICULTY = frozenset(
    name for name, (field, _) in SPELLINGS.items() if field in ("level", "rating", "ranges", "must", "up_to", "hardest")
)
"""The options that say how hard puzzles are; where none is given, those like another are of its level."""

MAX_SECONDS = 60.0
"""How long a verb tries for each puzzle or position where nobody says otherwise."""


@attrs.frozen(kw_only=True)
class Request:
    """What a command line asks for: a target, and the scale that it is on.

    ``values`` are what options ask for: the option, the field of the target, and its value; ``named`` are the options
    that were given, by their names as arguments.  ``code`` is that of a seed, which carries all of it instead.
    """

    values: tuple[tuple[str, str, Any], ...] = ()
    scale: Scale[Grade] = attrs.field(factory=partial(scale_named, OWN))
    without: tuple[str, ...] = ()
    own: tuple[Strategy, ...] = ()
    named: frozenset[str] = frozenset()
    code: Code | None = None

    def of_seed(self, seed: str | None) -> tuple["Request", str | None]:
        """Return what a seed asks for together with the options, and the seed without what it carries."""
        if seed is None or not is_code(seed):
            return self, seed
        code = parse(seed)
        check_seed(code.seed)
        return attrs.evolve(self, code=code if code.carries else None), code.plain

    def of_level(self, level: str) -> "Request":
        """Return the same for a level."""
        return attrs.evolve(self, values=(*self.values, ("level", "level", level)), named=self.named | {"level"})

    @property
    def _fields(self) -> dict[str, Any]:
        return _together((field, value) for _, field, value in self.values)

    def target(self) -> Target:
        """Return it as a target of the generator.

        Raises TargetError where no puzzle can be like this.
        """
        likes = [value for option, _, value in self.values if option == "like"]
        if likes and self.scale.levels and self.named.isdisjoint(DIFFICULTY):
            return Target(**self._fields, level=self.scale.grade(likes[0]).level)
        return Target(**self._fields)

    def generator(self) -> Generator[Grade]:
        """Return the generator of such puzzles.

        Raises TargetError where no puzzle can be like this, UnknownTechnique where a technique is none of the scale's,
        and BadRequest where options contradict each other, or what the seed carries, or do not say enough.
        """
        if self.code is None:
            target = self.target()
            return Generator(target, self._scale(target))
        try:
            return self._again(self.code)
        except SeedError:
            raise
        except TargetError as error:
            level = self.code.carried.target.level
            remedy = f"; {COLON}" if level and not scales_with_level(level) else ""
            raise SeedError(f"the seed {self.code.text}: {error}{remedy}") from None

    def _again(self, code: Code) -> Generator[Grade]:
        """Return the generator that makes the puzzle of a code again; options may only repeat what it carries."""
        carried = code.carried
        if "scale" in self.named and self.scale.name != carried.scale.name:
            raise self._contradiction(code, "scale")
        scale: Scale[Grade] | None = None
        if self.named & {*OF_SCALES.values()}:
            usual = self.scale if "scale" in self.named else scale_named(carried.scale.name)
            gone = self.without if "without" in self.named else carried.scale.without
            scale = attrs.evolve(self, scale=usual, without=gone)._scale(carried.target)
        pattern = self._fields.get("pattern") if carried.pattern_digest else None
        generator: Generator[Grade] = Generator.of_code(code.text, scale, pattern)
        for asked, field, value in self.values:
            if not _implies(generator.target, field, value, generator.scale):
                raise self._contradiction(code, asked)
        return generator

    def _contradiction(self, code: Code, option: str) -> BadRequest:
        return BadRequest(
            f"--{option} contradicts the seed {code.text}, which carries its target: leave the option out, or give the "
            f"plain seed, {code.seed}."
        )

    def _scale(self, target: Target) -> Scale[Grade]:
        """Return the scale; our own knows what the target names, and not what is to be left out."""
        check_takes_own(self.scale, self.own)
        if self.scale is not scale_named(OWN):
            if self.without:
                raise BadRequest("--without is for our own scale; the techniques of the others are fixed.")
            return self.scale
        own = scale_for(target)
        if self.own:
            own = our_scale((*own.strategies, *self.own))
        left = without(own, self.without)
        gone = {*own.techniques}.difference(left.techniques)
        wanted = [*(name for name, _ in target.occurrences), *target.hardest]
        both = [each for each in wanted if gone.issuperset(techniques_named(own, each))]
        if both:
            raise BadRequest(f"{plain_name(own, both[0])} cannot both be in --must and in --without.")
        return left


def _together(values: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Return the fields of a target that ask for all of some values; a puzzle stands for the pattern of its givens."""
    return together((field, Pattern.of(each) if isinstance(each, Puzzle) else each) for field, each in values)


def _implies(target: Target, field: str, value: Any, scale: Scale[Grade]) -> bool:
    """Whether a target asks already for some value of a field."""
    try:
        return Target(**_together([*target.asked.items(), (field, value)])).on(scale) == target.on(scale)
    except TargetError:
        return False


@attrs.frozen
class _Spelled(Kind):
    """What a spelling of a wish reads, as in seeds."""

    spelling: Spelling

    @property
    def metavar(self) -> str:
        """What stands for a value; nothing where there is none."""
        return self.spelling.metavar or "|".join(self.spelling.choices)

    def parse(self, text: str) -> Any:
        """Return what is asked for."""
        if self.spelling.choices:
            Choice(self.spelling.choices).parse(text)
        try:
            return self.spelling.read(text)
        except ValueError as error:
            raise ValueError(str(error)) from error


def _option(spelling: Spelling) -> Any:
    kind = Several(_Spelled(spelling), MOST_NAMES) if spelling.several else _Spelled(spelling)
    default = () if spelling.several else None
    return option(kind, spelling.help, default=default, many=spelling.several, section=Section.MAKE)


@verb
class ToTarget(WithOwn):
    """What makes puzzles to a target, with an option for each spelling of a wish."""

    locals().update({name: _option(spelling) for name, (_, spelling) in SPELLINGS.items()})
    scale: Scale[Grade] | None = option(
        ScaleName(), "Scale that grades them", default=None, usual=OWN, section=Section.MAKE
    )
    without: tuple[str, ...] = option(
        NAMES,
        "Grade as if these techniques were not known (on our own scale).",
        default=(),
        many=True,
        section=Section.MAKE,
    )

    @cached_property
    def wanted(self) -> Request:
        """What the options ask for."""
        given = vars(self)
        return Request(
            values=tuple(_values(given)),
            named=frozenset(name for name in (*SPELLINGS, *OF_SCALES.values()) if given[name] not in (None, ())),
            scale=self.scale or scale_named(OWN),
            without=self.without,
            own=self.own,
        )


def _values(given: dict[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """Yield what options ask for: the option, the field of the target, and its value."""
    for name, (field, spelling) in SPELLINGS.items():
        for value in given[name] if spelling.several else [given[name]]:
            if value is not None:
                yield spelling.name, field, value


def gave_up(made: ClosestPuzzle[Grade], limit: str = "--max-seconds") -> str:
    """Say that the time for a puzzle ran out, which the option ``limit`` allows."""
    if made.hopeless:
        return (
            f"no digits were found for the pattern: the nearest, {made.puzzle}, has {many(made.solutions)} solutions; "
            "more time would hardly help: give more cells, or others"
        )
    if made.grade is None:
        return (
            f"the time ran out before digits were found for the pattern; the nearest, {made.puzzle}, has "
            f"{many(made.solutions)} solutions; more time ({limit}) may help, or more givens"
        )
    return (
        f"the time ran out after {counted(made.tried, 'puzzle')}; the nearest, {made.puzzle}, is {made.grade}; "
        f"missed: {', '.join(map(str, made.shortfalls))}; more time ({limit}) may help, or asking for less"
    )
