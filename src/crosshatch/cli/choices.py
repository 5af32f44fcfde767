"""The options that choose techniques and searches, and what they choose."""

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

import click

from ..grading import SCALES, perhaps_meant, scale_named, scale_names
from ..grading.crosshatch import CrosshatchScale
from ..grading.minutes import Pace
from ..grading.plugins import PluginError, load_scale, load_strategy, names_a_file
from ..solving.scale import Grade, Scale
from ..techniques.catalogue import CATALOGUE, simplest_first
from ..techniques.strategy import Strategy
from ..words import CODES, language_named

S = TypeVar("S", bound=str | Scale[Grade])
Command = TypeVar("Command", bound=Callable[..., Any])

if TYPE_CHECKING:
    _NameType = click.ParamType[str]
    _StrategyType = click.ParamType[Strategy]
else:
    _NameType = _StrategyType = click.ParamType  # which older versions do not take a type for


def names_given(ctx: click.Context, parameter: click.Parameter, given: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names of techniques that an option was given, each once: it may be repeated, and has commas.

    Raises click.BadParameter where it was given none.
    """
    names = [name.strip() for each in given for name in each.split(",")]
    found = tuple(dict.fromkeys(filter(None, names)))
    if given and not found:
        raise click.BadParameter("no technique is named", ctx, parameter)
    return found


class _OwnStrategy(_StrategyType):
    """A strategy from a file."""

    name = "strategy"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Strategy:
        """Return the strategy; fail with what is wrong where there is none."""
        try:
            return value if isinstance(value, Strategy) else load_strategy(value)
        except PluginError as error:
            self.fail(str(error), param, ctx)


strategy_option = click.option(
    "--strategy",
    "own",
    type=_OwnStrategy(),
    multiple=True,
    is_eager=True,  # so that other options can name its technique
    metavar="FILE.py[:NAME]",
    help="Also use a strategy of your own, from a file (repeat for more).",
)


def seconds_option(help_text: str, default: float | None = None) -> Callable[[Command], Command]:
    """Make the option ``--max-seconds``: a number above 0, or None if it is left out and has no default."""
    return click.option(
        "--max-seconds",
        type=float,
        metavar="SECONDS",
        callback=_above_zero,
        default=default,
        show_default=default is not None,
        help=help_text,
    )


def _above_zero(ctx: click.Context, param: click.Parameter, given: float | None) -> float | None:
    if given is not None and not given > 0:  # so that what is no number is refused too
        raise click.BadParameter(f"{given:g} is not above 0", ctx, param)
    return given


class LanguageName(_NameType):
    """The name of a language or its code."""

    name = "language"

    def get_metavar(self, *_: Any, **__: Any) -> str:
        """Return the codes of the languages."""
        return f"[{'|'.join(CODES)}]"

    def convert(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """Return the code of the language; fail with those there are where there is no such language."""
        try:
            return language_named(value).code
        except ValueError as error:
            self.fail(str(error), param, ctx)


language_option = click.option(
    "--language",
    type=LanguageName(),
    default="en",
    show_default=True,
    help="The language of explanations, hints and names of techniques; messages and notation stay English.",
)


class _PaceGiven(_NameType):
    """A person's pace: a number, a percentage, or a file of their times."""

    name = "pace"

    def get_metavar(self, *_: Any, **__: Any) -> str:
        """Return what may be given."""
        return "FACTOR|FILE"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the pace; fail where the text is none."""
        if isinstance(value, Pace):
            return value
        number = value.removesuffix("%")
        try:
            factor = float(number) / (100 if value.endswith("%") else 1)
        except ValueError:
            return self._of_file(value, param, ctx)
        try:
            return Pace(factor)
        except ValueError as error:
            self.fail(f"{error}.", param, ctx)

    def _of_file(self, value: str, param: click.Parameter | None, ctx: click.Context | None) -> Pace:
        from ..batch.times import pace_of, read_times  # which brings grading with it

        try:
            return pace_of(read_times(value))
        except OSError:
            self.fail(f"{value!r} is neither a pace, such as 1.5 or 150%, nor a file of times.", param, ctx)


pace_option = click.option(
    "--pace",
    type=_PaceGiven(),
    default=Pace(),
    help="Scale the minutes to a person: FACTOR times the typical time, or a FILE of their times.",
)


class ScaleGiven(_NameType):
    """A scale by its name, built in or of an installed package, or from a file; or one of some other words."""

    name = "scale"

    def __init__(self, *others: str) -> None:
        self._others = others

    def get_metavar(self, *_: Any, **__: Any) -> str:
        """Return the names of the built-in scales and the other words."""
        return f"[{'|'.join([*SCALES, *self._others])}|FILE.py[:NAME]]"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """Return the scale, or the other word, by a name in small or large letters; fail where it is none.

        Raises ScaleError where a package's scale cannot be loaded.
        """
        if isinstance(value, Scale):
            return value
        if value in SCALES:
            return scale_named(value)
        if names_a_file(value):
            return self._from_file(value, param, ctx)
        names = {each.lower(): each for each in (*scale_names(), *self._others)}
        if value.lower() not in names:
            meant = perhaps_meant(value)
            question = f"; did you mean {meant}?" if meant else "."
            self.fail(f"{value!r} is not one of {', '.join(names.values())}{question}", param, ctx)
        name = names[value.lower()]
        return name if name in self._others else scale_named(name)

    def _from_file(self, place: str, param: click.Parameter | None, ctx: click.Context | None) -> Scale[Grade]:
        try:
            scale = load_scale(place)
        except PluginError as error:
            self.fail(str(error), param, ctx)
        if scale.name in self._others:
            self.fail(
                f"the scale {scale.title!r} goes by a name that means something else here: {scale.name}", param, ctx
            )
        if scale.name in scale_names():
            self.fail(
                f"the scale {scale.title!r} goes by the name of another, {scale.name!r}: change its name", param, ctx
            )
        return scale


def with_own(scale: S, own: Sequence[Strategy]) -> S | CrosshatchScale:
    """Return a scale, or what stands for several, with some strategies from files; our own scale takes them.

    Raises click.UsageError where the scale is another, or one of the strategies has no rating.
    """
    if not own:
        return scale
    check_takes_own(scale, own)
    return our_scale(each for each in (*CATALOGUE, *own) if each.technique.on)


def check_takes_own(scale: str | Scale[Grade], own: Sequence[Strategy]) -> None:
    """Raise click.UsageError where strategies from files are to be added to another scale than ours."""
    if own and scale is not scale_named(CrosshatchScale.name):
        raise click.UsageError(
            "--strategy adds to our own scale; what other scales try is fixed, or said in the file that defines them."
        )


def our_scale(strategies: Iterable[Strategy]) -> CrosshatchScale:
    """Return our own scale with these strategies, simplest first.

    Raises click.UsageError where one of them has no rating.
    """
    try:
        return CrosshatchScale(simplest_first(strategies))
    except ValueError as error:
        raise click.UsageError(
            f"{error}, which our own scale needs: give the class a rating, such as rating = 4.2."
        ) from error


class WholeNumber(click.IntRange):
    """A whole number, perhaps from a lowest one to a highest."""

    name = "n"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """Return the number; fail where it is none, or out of range."""
        try:
            int(value)
        except ValueError:
            self.fail(f"{value!r} is not a whole number.", param, ctx)
        number: int = super().convert(value, param, ctx)
        return number


jobs_option = click.option(
    "--jobs", type=WholeNumber(min=1), default=1, show_default=True, help="How many processes to use."
)


def with_options(command: Callable[..., Any], options: Sequence[Callable[[Any], Any]]) -> Any:
    """Return a command with some options, which its help lists in this order."""
    for option in reversed(options):
        command = option(command)
    return command


scheduler_option = click.option(
    "--scheduler", metavar="ADDRESS", help="Use the workers of a Dask scheduler, such as tcp://10.0.0.5:8786."
)
