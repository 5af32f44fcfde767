"""How notebooks show positions and steps: as pictures.

Pictures are drawn far above (``render.pictures``), and imports only point down; so what draws is looked up by its name,
once there is something to show.
"""

from importlib import import_module
from typing import Any

PICTURES = f"{__package__.rpartition('.')[0]}.render.pictures"
"""The module that draws."""


def picture_of(shown: Any) -> str:
    """Return the picture of a grid, a puzzle or a step as SVG, as its ``_repr_svg_`` gives it."""
    picture: str = import_module(PICTURES).picture_of(shown)
    return picture
