"""How notebooks show positions and steps: as pictures; and paths: as their steps, one at a time.

Pictures and pages are made far above (``render``), and imports only point down; so the package as a whole says here
what makes them, when it is imported.
"""

from collections.abc import Callable
from typing import Any

Shown = Callable[[Any], str]


def _nothing(shown: Any) -> str:
    return ""


draw: Shown = _nothing
"""Makes the picture of a grid, a puzzle or a step as SVG."""

write_page: Shown = _nothing
"""Makes the steps of a path a part of an HTML document."""


def picture_of(shown: Any) -> str:
    """Return the picture of a grid, a puzzle or a step as SVG, as its ``_repr_svg_`` gives it."""
    return draw(shown)


def page_of(path: Any) -> str:
    """Return the steps of a path as a part of an HTML document, as its ``_repr_html_`` gives it."""
    return write_page(path)
