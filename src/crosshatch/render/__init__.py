"""Steps, grids, paths and grades as text, as pictures and as data for JSON; prose is that of ``words``.

What a picture of a step shows follows from its roles and links (``view``), and how each role looks is one table
(``palette``); a picture of another kind is a module here that reads both.  The names for users are here; each is
imported from its module when it is first used.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .bitmaps import png as png
    from .pages.document import page as page
    from .palette import palette_data as palette_data
    from .pictures import svg as svg
    from .plots.panels import Bars as Bars
    from .plots.panels import Histogram as Histogram
    from .plots.panels import Scatter as Scatter
    from .plots.sheet import plot as plot
    from .styles import stylesheet as stylesheet
    from .view import View as View
    from .view import view_of as view_of

_HOME = {
    "Bars": "plots.panels",
    "Histogram": "plots.panels",
    "Scatter": "plots.panels",
    "View": "view",
    "page": "pages.document",
    "palette_data": "palette",
    "plot": "plots.sheet",
    "png": "bitmaps",
    "stylesheet": "styles",
    "svg": "pictures",
    "view_of": "view",
}

__all__ = list(_HOME)


def __getattr__(name: str) -> Any:
    if name not in _HOME:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(f".{_HOME[name]}", __name__), name)
    return value


def __dir__() -> list[str]:
    return sorted({*globals(), *_HOME})
