"""How notebooks show positions and steps: as pictures; and paths: as their steps, one at a time.

Pictures and pages are made far above (``render``), and imports only point down; so what makes them is looked up by its
name, once there is something to show.
"""

from importlib import import_module
from typing import Any

RENDER = f"{__package__.rpartition('.')[0]}.render"

PICTURES = f"{RENDER}.pictures"
"""The module that draws."""

PAGES = f"{RENDER}.pages.document"
"""The module that makes pages."""


def picture_of(shown: Any) -> str:
    """Return the picture of a grid, a puzzle or a step as SVG, as its ``_repr_svg_`` gives it."""
    picture: str = import_module(PICTURES).picture_of(shown)
    return picture


def page_of(path: Any) -> str:
    """Return the steps of a path as a part of an HTML document, as its ``_repr_html_`` gives it."""
    page: str = import_module(PAGES).notebook_page(path)
    return page
