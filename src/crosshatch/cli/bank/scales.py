"""The option that says on which scales puzzles of a bank are graded."""

import click

from ...grading import SCALES, scale_named
from ...grading.scale import Grade, Scale
from ..choices import ScaleGiven

ALL = "all"

scales_option = click.option(
    "--scale",
    "chosen",
    type=ScaleGiven(ALL),
    multiple=True,
    default=["crosshatch"],
    show_default="crosshatch",
    help="The scale that grades them, or all of them; repeat it for several.",
)


def scales_of(chosen: tuple[str | Scale[Grade], ...]) -> tuple[Scale[Grade], ...]:
    """Return the scales that the option chooses, each once."""
    named = [each for some in chosen for each in (map(scale_named, SCALES) if isinstance(some, str) else [some])]
    return tuple({each.name: each for each in named}.values())
