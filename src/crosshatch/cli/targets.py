"""The options that say what is to be made, and from which seeds, and the generator that they choose."""

import re
import secrets
from collections.abc import Callable, Iterator
from functools import partial, wraps
from typing import Any, TypeVar

import attrs
import click

from ..generator import GaveUp, Generator, Symmetry, Target, seeds
from ..generator.scales import scale_for
from ..grading import scale_named
from ..grading.crosshatch import CrosshatchScale
from ..grading.registry import techniques_named
from ..grading.scale import Grade, Scale
from ..messages import counted
from ..strategies.base import Strategy
from ..strategies.names import technique_named
from .choices import ScaleGiven, check_takes_own, names_given, our_scale, strategy_option

OWN = "crosshatch"

MAX_SECONDS = 60.0
"""How long a verb tries for each puzzle or position where nobody says otherwise."""

Command = TypeVar("Command", bound=Callable[..., Any])


@attrs.frozen(kw_only=True)
class Wanted:
    """What a command line says that puzzles must be like."""

    level: str | None = None
    must: tuple[str, ...] = ()
    must_not: tuple[str, ...] = ()
    up_to: str | None = None
    min_rating: float = 0.0
    max_rating: float = float("inf")
    scale: Scale[Grade] = attrs.field(factory=partial(scale_named, OWN))
    without: tuple[str, ...] = ()
    own: tuple[Strategy, ...] = ()
    symmetry: str = Symmetry.NONE.value
    givens: tuple[int, int] = (0, 81)
    minimal: bool = False

    def target(self) -> Target:
        """Return it as a target of the generator.

        Raises TargetError where no puzzle can be like this.
        """
        return Target(
            level=self.level,
            lowest=self.min_rating,
            highest=self.max_rating,
            must=self.must,
            must_not=self.must_not,
            up_to=self.up_to,
            symmetry=Symmetry(self.symmetry),
            fewest_givens=self.givens[0],
            most_givens=self.givens[1],
            minimal=self.minimal,
        )

    def generator(self) -> Generator[Grade]:
        """Return the generator of such puzzles.

        Raises TargetError where no puzzle can be like this, UnknownTechnique where a technique is none of the scale's,
        and click.UsageError where options contradict each other.
        """
        target = self.target()
        return Generator(target, self._scale(target))

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
        both = gone & {technique for each in target.must for technique in techniques_named(own, each)}
        if both:
            raise click.UsageError(f"{min(each.slug for each in both)} cannot both be in --must and in --without.")
        return CrosshatchScale(each for each in own.strategies if each.technique not in gone)


def _range(ctx: click.Context, param: click.Parameter, given: str | None) -> tuple[int, int]:
    """Return the fewest and the most givens of a number, or of two with a dash between them."""
    if given is None:
        return 0, 81
    found = re.fullmatch(r"(\d{1,2})(?:-(\d{1,2}))?", given.strip())
    if found is None:
        raise click.BadParameter(f"{given!r} is neither a number, such as 26, nor a range, such as 24-28", ctx, param)
    return int(found[1]), int(found[2] or found[1])


_OPTIONS = (
    click.option("--level", metavar="LEVEL", help="The level: easy, medium, hard, unfair or extreme on our own scale."),
    click.option(
        "--must", multiple=True, metavar="TECHNIQUE", callback=names_given, help="Techniques that must occur."
    ),
    click.option(
        "--must-not", multiple=True, metavar="TECHNIQUE", callback=names_given, help="Techniques that must not occur."
    ),
    click.option("--up-to", metavar="TECHNIQUE", help="Solvable with this technique and simpler ones."),
    click.option("--min-rating", type=float, default=0.0, help="The lowest rating on the scale."),
    click.option("--max-rating", type=float, default=float("inf"), help="The highest rating on the scale."),
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
    click.option("--givens", metavar="N[-M]", callback=_range, help="How many givens, such as 26 or 24-28."),
    click.option("--minimal", is_flag=True, help="No given can be spared."),
)


def target_options(command: Command) -> Command:
    """Give a command the options that say what puzzles must be like; its argument for all of them is ``wanted``."""

    @wraps(command)
    def gathered(**options: Any) -> Any:
        wanted = Wanted(**{field.name: options.pop(field.name) for field in attrs.fields(Wanted)})
        return command(wanted=wanted, **options)

    decorated: Any = gathered
    for option in reversed(_OPTIONS):
        decorated = option(decorated)
    found: Command = decorated
    return found


def seed_option(made: str) -> Callable[[Command], Command]:
    """Make the option ``--seed``, text or None; ``made`` says what the seed is for."""
    return click.option("--seed", help=f"The same seed gives the same {made}. Drawn at random if left out.")


def seeds_given(seed: str | None, count: int) -> Iterator[str]:
    """Return the seeds of a batch from what ``--seed`` was given; where that is nothing, from one drawn at random.

    Raises TargetError where the seed has characters that cannot be printed.
    """
    return seeds(secrets.randbelow(10**9) if seed is None else seed, count)


def gave_up(made: GaveUp[Grade]) -> str:
    """Say that the time for a puzzle ran out."""
    return (
        f"the time ran out after {counted(made.tried, 'puzzle')}; the nearest, {made.puzzle}, is {made.grade}; "
        f"distance from the target {made.distance:.2f}; allow more with --max-seconds, or ask for less"
    )
