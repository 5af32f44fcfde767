"""The option that says on which scales puzzles are graded, and the scales that it chooses."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import click

from ..grading import SCALES, scale_named
from ..solving.scale import Grade, Scale
from ..techniques.strategy import Strategy
from .choices import ScaleGiven, with_own

Command = TypeVar("Command", bound=Callable[..., Any])

ALL = "all"
"""What stands for all built-in scales."""


def scales_option(help_text: str) -> Callable[[Command], Command]:
    """Return an option for several scales, whose argument is ``chosen`` (``scales_of``)."""
    return click.option(
        "--scale",
        "chosen",
        type=ScaleGiven(ALL),
        multiple=True,
        default=["crosshatch"],
        show_default="crosshatch",
        help=help_text,
    )


def scales_of(chosen: Sequence[str | Scale[Grade]], own: Sequence[Strategy] = ()) -> tuple[Scale[Grade], ...]:
    """Return the scales that the option chooses, each once; our own has some strategies from files as well.

    Raises click.UsageError where another one cannot have these, or two have the same name.
    """
    several: list[Scale[Grade]] = []
    for each in chosen:
        wanted = with_own(each, own)
        some = map(scale_named, SCALES) if isinstance(wanted, str) else [wanted]
        several += [scale for scale in some if scale not in several]
    names = Counter(each.name for each in several)
    twice = next((name for name, count in names.items() if count > 1), None)
    if twice:
        raise click.UsageError(f"Two of the scales have the name {twice!r}: change the name of one.")
    return tuple(several)
