"""The options that say what is to be made, and from which seeds, and the generator that they choose."""

import re
from collections.abc import Callable
from functools import partial, reduce, wraps
from operator import and_
from typing import Any, TypeVar

import attrs
import click
from click.core import ParameterSource

from ..board.errors import SeedError, TargetError
from ..board.messages import counted
from ..board.puzzle import Puzzle
from ..generator import GaveUp, Generator, Symmetry, Target
from ..generator.codes import COLON, Code, is_code, parse
from ..generator.patterns.pattern import Pattern
from ..generator.ranges import Range
from ..generator.scales import plain_name, scale_for, scales_with_level
from ..generator.seeds import check_seed
from ..generator.target import MOST_GIVENS
from ..generator.wishes import PATTERN, wishes, with_times, written
from ..grading import scale_named
from ..grading.crosshatch import CrosshatchScale
from ..grading.minutes import Pace
from ..grading.registry import techniques_named
from ..solving.scale import Grade, Scale
from ..techniques.names import technique_named
from ..techniques.strategy import Strategy
from .choices import (
    ScaleGiven,
    check_takes_own,
    names_given,
    our_scale,
    pace_option,
    strategy_option,
    with_options,
)
from .patterns import PATTERN_OPTIONS, many

OWN = "crosshatch"

NUMBERS = ("rating", "effort", "minutes", "er", "ep", "ed", "score")
"""The numbers of grades that have an option of their own."""

OF_SCALES = {"scale": "scale", "without": "without", "strategy": "own"}
"""By the names of options about the scale the names of their arguments."""

OF_PATTERN = frozenset(("mask", "mask_text", "with_givens", "solution", "like"))
"""The options that say what the pattern of givens is."""

DIFFICULTY = frozenset((*NUMBERS, "level", "min_rating", "max_rating", "number", "must", "up_to", "hardest"))
"""The options that say how hard puzzles are; where none is given, those like another are of its level."""

MAX_SECONDS = 60.0
"""How long a verb tries for each puzzle or position where nobody says otherwise."""

Command = TypeVar("Command", bound=Callable[..., Any])


@attrs.frozen(kw_only=True)
class Wanted:
    """What a command line says that puzzles must be like.

    ``named`` are the options that it was said with; ``code`` is that of a seed, which says it instead.
    """

    level: str | None = None
    must: tuple[str, ...] = ()
    must_not: tuple[str, ...] = ()
    hardest: tuple[str, ...] = ()
    up_to: str | None = None
    rating: Range | None = None
    min_rating: float = 0.0
    max_rating: float = float("inf")
    effort: Range | None = None
    minutes: Range | None = None
    pace: Pace = attrs.field(factory=Pace)
    er: Range | None = None
    ep: Range | None = None
    ed: Range | None = None
    pearl: bool = False
    diamond: bool = False
    score: Range | None = None
    number: tuple[tuple[str, Range], ...] = ()
    scale: Scale[Grade] = attrs.field(factory=partial(scale_named, OWN))
    without: tuple[str, ...] = ()
    own: tuple[Strategy, ...] = ()
    symmetry: str = Symmetry.NONE.value
    givens: tuple[int, int] = (0, 81)
    minimal: bool = False
    mask: Pattern | None = None
    mask_text: Pattern | None = None
    with_givens: Pattern | None = None
    solution: Pattern | None = None
    like: Puzzle | None = None
    named: frozenset[str] = attrs.field(default=frozenset(), eq=False)
    code: Code | None = attrs.field(default=None, eq=False)

    def of_seed(self, seed: str | None) -> tuple["Wanted", str | None]:
        """Return what is wanted together with what a seed carries of it, and the seed by itself.

        Raises SeedError where what the seed carries is no target, and TargetError where it carries that only.
        """
        if seed is None or not is_code(seed):
            return self, seed
        code = parse(seed)
        check_seed(code.seed)
        return attrs.evolve(self, code=code if code.carries else None), code.plain

    def target(self) -> Target:
        """Return it as a target of the generator.

        Raises TargetError where no puzzle can be like this.
        """
        return self._asked() if self.code is None else self.code.wished.target_with(self._pattern())

    def _asked(self) -> Target:
        """Return what the options ask for."""
        must, times = with_times(self.must)
        ranges = [(name, getattr(self, name)) for name in NUMBERS if getattr(self, name)]
        return Target(
            level=self._level(),
            lowest=self.min_rating,
            highest=self.max_rating,
            ranges=[*ranges, *self.number],
            pace=self.pace.factor,
            must=must,
            times=times,
            must_not=self.must_not,
            hardest=self.hardest,
            up_to=self.up_to,
            symmetry=Symmetry(self.symmetry),
            fewest_givens=self.givens[0],
            most_givens=self.givens[1],
            minimal=self.minimal,
            pearl=self.pearl,
            diamond=self.diamond,
            pattern=self._pattern(),
        )

    def _pattern(self) -> Pattern:
        """Return the pattern that all options about it ask for together."""
        asked = (self.mask, self.mask_text, self.with_givens, self.solution, self.like and Pattern.of(self.like))
        return reduce(and_, filter(None, asked), Pattern())

    def _level(self) -> str | None:
        """Return the level: that of the puzzle that others are to be like, where nothing else says how hard."""
        if self.like is None or self.code is not None or not self.named.isdisjoint(DIFFICULTY):
            return self.level
        return self.scale.grade(self.like).level if self.scale.levels else None

    def generator(self) -> Generator[Grade]:
        """Return the generator of such puzzles.

        Raises TargetError where no puzzle can be like this, UnknownTechnique where a technique is none of the scale's,
        and click.UsageError where options contradict each other, or what the seed carries, or do not say enough.
        """
        if self.code is None:
            target = self.target()
            return Generator(target, self._scale(target))
        try:
            return self._again(self.code)
        except SeedError:
            raise
        except TargetError as error:
            level = self.code.wished.target.level
            remedy = f"; {COLON}" if level and not scales_with_level(level) else ""
            raise SeedError(f"the seed {self.code.text}: {error}{remedy}") from None

    def _again(self, code: Code) -> Generator[Grade]:
        """Return the generator that makes the puzzle of a code again."""
        missing = {name: words for name, words in code.wished.missing.items() if self._lacks(name)}
        if missing:
            raise code.asks_for(missing)
        theirs = code.wished.scale
        if "scale" in self.named and self.scale.name != theirs.name:
            raise self._contradiction(code, "scale", f"is for the scale {theirs.name}")
        target = self.target()
        scale = self.scale if theirs.digest or "scale" in self.named else scale_named(theirs.name)
        gone = self.without if "without" in self.named else theirs.without
        graded_on = attrs.evolve(self, scale=scale, without=gone)._scale(target)
        self._check_against(code, graded_on)
        code.check(target, graded_on)
        return Generator(target, graded_on)

    def _lacks(self, name: str) -> bool:
        """Whether something is not given that a seed asks for."""
        return not self._pattern() if name == PATTERN else OF_SCALES[name] not in self.named

    def _check_against(self, code: Code, scale: Scale[Grade]) -> None:
        """Raise click.UsageError where an option asks for something else than a code does."""
        ours, theirs = (wishes(each, scale) for each in (self._asked(), self.target()))
        rating = scale.grade_type.rating_name()
        names = {option: option.replace("_", "-") for option in self.named - {*OF_SCALES.values(), "number"}}
        names |= dict.fromkeys(("rating", "min_rating", "max_rating") & names.keys(), rating)
        names |= dict.fromkeys(OF_PATTERN & names.keys(), PATTERN)
        names |= {f"number {option}": option.replace("_", "-") for option, _ in self.number}
        for option, name in sorted(names.items()):
            if ours.get(name) != theirs.get(name):
                has = f"has {written({name: theirs[name]})}" if name in theirs else "has nothing of the kind"
                raise self._contradiction(code, option.replace("_", "-"), has)

    def _contradiction(self, code: Code, option: str, what: str) -> click.UsageError:
        return click.UsageError(
            f"--{option} contradicts the seed {code.text}, which {what}: leave the option out, or give the plain seed, "
            f"{code.seed}."
        )

    def _scale(self, target: Target) -> Scale[Grade]:
        """Return the scale; our own knows what the target names, and not what is to be left out."""
        check_takes_own(self.scale, self.own)
        if self.scale is not scale_named(OWN):
            if self.without:
                raise click.UsageError("--without is for our own scale; the techniques of the others are fixed.")
            return self.scale
        own = scale_for(target)
        if self.own:
            own = our_scale((*own.strategies, *self.own))
        known = [each.technique for each in own.strategies]
        gone = {technique_named(each, known, " that can be left out of our scale") for each in self.without}
        wanted = (*target.must, *(name for name, _ in target.times), *target.hardest)
        both = [each for each in wanted if gone.issuperset(techniques_named(own, each))]
        if both:
            raise click.UsageError(f"{plain_name(own, both[0])} cannot both be in --must and in --without.")
        return CrosshatchScale(each for each in own.strategies if each.technique not in gone)


def _givens(ctx: click.Context, param: click.Parameter, given: str | None) -> tuple[int, int]:
    """Return the fewest and the most givens of a number, or of a range of which one end may be open."""
    if given is None:
        return 0, MOST_GIVENS
    found = re.fullmatch(r"(\d{1,2})|(?=.*\d)(\d{1,2})?-(\d{1,2})?", given.strip())
    if found is None:
        raise click.BadParameter(f"{given!r} is neither a number, such as 26, nor a range, such as 24-28", ctx, param)
    only, fewest, most = found.groups()
    return int(only or fewest or 0), int(only or most or MOST_GIVENS)


def _range(ctx: click.Context, param: click.Parameter, given: str | None) -> Range | None:
    """Return a range of numbers; None where none is given."""
    try:
        return None if given is None else Range.of(given)
    except TargetError as error:
        raise click.BadParameter(str(error), ctx, param) from error


def _numbers(ctx: click.Context, param: click.Parameter, given: tuple[str, ...]) -> tuple[tuple[str, Range], ...]:
    """Return ranges with the names of what they are of."""
    found = []
    for each in given:
        name, is_given, numbers = each.partition("=")
        if not is_given:
            raise click.BadParameter(f"{each!r} is no number with a range, such as rounds=20-30", ctx, param)
        wanted = _range(ctx, param, numbers)
        if wanted:
            found.append((name.strip().replace("-", "_"), wanted))
    return tuple(found)


def _range_option(name: str, words: str) -> Callable[[Command], Command]:
    return click.option(f"--{name}", metavar="N[-M]", callback=_range, help=words)


_OPTIONS = (
    click.option("--level", metavar="LEVEL", help="The level: easy, medium, hard, unfair or extreme on our own scale."),
    click.option(
        "--must",
        multiple=True,
        metavar="TECHNIQUE",
        callback=names_given,
        help="Techniques or families, such as x-wing or chains, that must occur; x-wing=2-3 says how often.",
    ),
    click.option(
        "--must-not", multiple=True, metavar="TECHNIQUE", callback=names_given, help="Techniques that must not occur."
    ),
    click.option(
        "--hardest",
        multiple=True,
        metavar="TECHNIQUE",
        callback=names_given,
        help="Techniques, one of which must be the hardest.",
    ),
    click.option("--up-to", metavar="TECHNIQUE", help="Solvable with this technique and simpler ones."),
    _range_option("rating", "The rating on the scale: 3.2, 3.2-4, 3.2- or -4; the same for other numbers."),
    click.option("--min-rating", type=float, metavar="N", default=0.0, help="The lowest rating on the scale."),
    click.option("--max-rating", type=float, metavar="N", default=float("inf"), help="The highest rating."),
    _range_option("effort", "The effort on our own scale: within a level, more is harder."),
    _range_option("minutes", "The minutes that people typically take."),
    pace_option,
    _range_option("er", "Sudoku Explainer's ER, with --scale explainer."),
    _range_option("ep", "Its EP: the hardest step up to the first digit."),
    _range_option("ed", "Its ED: the first step."),
    click.option("--pearl", is_flag=True, help="Nothing is harder than the steps up to the first digit: EP is ER."),
    click.option("--diamond", is_flag=True, help="Nothing is harder than the first step: ED is ER."),
    _range_option("score", "HoDoKu's score, with --scale hodoku."),
    click.option(
        "--number",
        multiple=True,
        metavar="NAME=N[-M]",
        callback=_numbers,
        help="Any other number that the grade has, such as rounds=20-30.",
    ),
    click.option("--scale", type=ScaleGiven(), default=OWN, show_default=True, help="The scale that grades them."),
    click.option(
        "--without",
        multiple=True,
        metavar="TECHNIQUE",
        callback=names_given,
        help="Grade as if these techniques were not known (on our own scale).",
    ),
    strategy_option,
    click.option(
        "--symmetry",
        type=click.Choice([each.value for each in Symmetry]),
        default=Symmetry.NONE.value,
        show_default=True,
        help="The symmetry of the givens: turns by 180 or 90 degrees, mirrors, diagonals, or all of them.",
    ),
    click.option("--givens", metavar="N[-M]", callback=_givens, help="How many givens, such as 26 or 24-28."),
    click.option("--minimal", is_flag=True, help="No given can be spared."),
    *PATTERN_OPTIONS,
)


def target_options(command: Command) -> Command:
    """Give a command the options that say what puzzles must be like; its argument for all of them is ``wanted``."""

    @wraps(command)
    def gathered(**options: Any) -> Any:
        names = {field.name for field in attrs.fields(Wanted) if field.name not in ("named", "code")}
        source = click.get_current_context().get_parameter_source
        named = frozenset(name for name in names if source(name) is ParameterSource.COMMANDLINE)
        wanted = Wanted(**{name: options.pop(name) for name in names}, named=named)
        return command(wanted=wanted, **options)

    found: Command = with_options(gathered, _OPTIONS)
    return found


def seed_option(made: str) -> Callable[[Command], Command]:
    """Make the option ``--seed``, text or None; ``made`` says what the seed is for."""
    help_text = f"The same seed gives the same {made}. Drawn at random if left out."
    return click.option("--seed", callback=_checked_seed, help=help_text)


def _checked_seed(ctx: click.Context, parameter: click.Parameter, seed: str | None) -> str | None:
    """Return a seed.  Raises TargetError, before anything is opened for writing, where no puzzle can have it."""
    if seed is not None:
        check_seed(seed)
    return seed


code_option = click.option(
    "--seed",
    callback=_checked_seed,
    help="The same seed gives the same puzzles; one that was printed, such as hard,180:7/3, needs no other options. "
    "Drawn at random if left out.",
)
"""The option ``--seed`` of puzzles, text or None."""


def gave_up(made: GaveUp[Grade], limit: str = "--max-seconds") -> str:
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
        f"missed: {', '.join(map(str, made.missed))}; more time ({limit}) may help, or asking for less"
    )
