"""The options that say what is to be made, and from which seeds, and the generator that they choose."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial, wraps
from typing import Any, TypeVar

import attrs
import click
from click.core import ParameterSource

from ..board.messages import counted
from ..board.puzzle import Puzzle
from ..generator import ClosestPuzzle, Generator, Target
from ..generator.errors import SeedError, TargetError
from ..generator.patterns.pattern import Pattern
from ..generator.scales import plain_name, scale_for, scales_with_level
from ..generator.seeds import COLON, Code, check_seed, is_code, parse
from ..generator.target import WISHES, Spelling, together
from ..grading import scale_named
from ..grading.crosshatch import CrosshatchScale
from ..grading.registry import techniques_named
from ..solving.scale import Grade, Scale
from ..techniques.names import technique_named
from ..techniques.strategy import Strategy
from ..verbs.kinds import PaceOrTimes
from .choices import (
    ScaleGiven,
    check_takes_own,
    names_given,
    our_scale,
    strategy_option,
    with_options,
)
from .patterns import PATTERNS, many

OWN = "crosshatch"

SCALE_OPTIONS = (
    click.option("--scale", type=ScaleGiven(), default=OWN, show_default=True, help="The scale that grades them."),
    click.option(
        "--without",
        multiple=True,
        metavar="TECHNIQUE",
        callback=names_given,
        help="Grade as if these techniques were not known (on our own scale).",
    ),
    strategy_option,
)

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

Command = TypeVar("Command", bound=Callable[..., Any])


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
        for option, field, value in self.values:
            if not _implies(generator.target, field, value, generator.scale):
                raise self._contradiction(code, option)
        return generator

    def _contradiction(self, code: Code, option: str) -> click.UsageError:
        return click.UsageError(
            f"--{option} contradicts the seed {code.text}, which carries its target: leave the option out, or give the "
            f"plain seed, {code.seed}."
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
        wanted = [*(name for name, _ in target.occurrences), *target.hardest]
        both = [each for each in wanted if gone.issuperset(techniques_named(own, each))]
        if both:
            raise click.UsageError(f"{plain_name(own, both[0])} cannot both be in --must and in --without.")
        return CrosshatchScale(each for each in own.strategies if each.technique not in gone)


def _together(values: Iterable[tuple[str, Any]]) -> dict[str, Any]:
    """Return the fields of a target that ask for all of some values; a puzzle stands for the pattern of its givens."""
    return together((field, Pattern.of(each) if isinstance(each, Puzzle) else each) for field, each in values)


def _implies(target: Target, field: str, value: Any, scale: Scale[Grade]) -> bool:
    """Whether a target asks already for some value of a field."""
    try:
        return Target(**_together([*target.asked.items(), (field, value)])).on(scale) == target.on(scale)
    except TargetError:
        return False


def _read(spelling: Spelling) -> Callable[[click.Context, click.Parameter, Any], Any]:
    """Return what reads an option as seeds do; of a list, which has commas, each part; None where it is left out."""

    def read(ctx: click.Context, param: click.Parameter, given: Any) -> Any:
        try:
            if spelling.several:
                return tuple(map(spelling.read, names_given(ctx, param, given)))
            return None if given is None else spelling.read(given)
        except ValueError as error:
            raise click.BadParameter(str(error), ctx, param) from error

    return read


def _option(spelling: Spelling) -> Callable[[Command], Command]:
    if not spelling.metavar and not spelling.choices:
        return click.option(f"--{spelling.name}", is_flag=True, help=spelling.help)
    return click.option(
        f"--{spelling.name}",
        metavar=spelling.metavar or None,
        type=click.Choice(spelling.choices) if spelling.choices else str,
        multiple=spelling.several,
        callback=_read(spelling),
        help=spelling.help,
    )


def target_options(command: Command) -> Command:
    """Give a command the options that say what puzzles must be like; its argument for all of them is ``wanted``."""

    @wraps(command)
    def gathered(**options: Any) -> Any:
        source = click.get_current_context().get_parameter_source
        names = [*SPELLINGS, *OF_SCALES.values()]
        named = frozenset(name for name in names if source(name) is ParameterSource.COMMANDLINE)
        given = {name: options.pop(name) for name in names}
        of_scales = {name: given[name] for name in OF_SCALES.values()}
        return command(wanted=Request(values=tuple(_values(given)), named=named, **of_scales), **options)

    options = [_option(spelling) for _, spelling in SPELLINGS.values()]
    found: Command = with_options(gathered, [*options, *SCALE_OPTIONS])
    return found


def _values(given: dict[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """Yield what options ask for: the option, the field of the target, and its value."""
    for name, (field, spelling) in SPELLINGS.items():
        for value in given[name] if spelling.several else [given[name]]:
            if value is not None and value is not False:
                yield spelling.name, field, value


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
