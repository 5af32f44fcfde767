"""Scales: how hard is a puzzle.

The table below has the built-in scales by name; each is imported when it is first asked for.
"""

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .scale import Grade, Scale

SCALES: dict[str, str] = {
    "crosshatch": "CrosshatchScale",
    "hodoku": "HodokuScale",
    "explainer": "ExplainerScale",
}
"""The built-in scales: the name of each, which is that of its module too, and its class."""


@cache
def scale_named(name: str) -> "Scale[Grade]":
    """Return the built-in scale of a name.

    Raises ValueError where there is no such scale.
    """
    if name not in SCALES:
        raise ValueError(f"there is no scale {name!r}; there are {', '.join(SCALES)}")
    scale: Scale[Grade] = getattr(import_module(f".{name}", __package__), SCALES[name])()
    return scale
