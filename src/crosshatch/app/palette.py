"""The colours of the page: the one palette of all pictures, as a stylesheet."""

from ..logic.step import Role
from ..render.pages.inks import colours

ROOT = ".crosshatch-app"
"""The class of the page."""


def palette_css() -> str:
    """Return the rules of colours for a light and a dark ground, and of how each role looks."""
    return colours(ROOT, tuple(Role), dark=True)
