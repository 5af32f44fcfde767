"""Render steps, grids, paths and grades as text, as pictures, and as data for JSON; the wording comes from ``words``.

What a picture of a step shows follows from its roles and links (``view``), and the look of each role is in one table
(``palette``).  Add another kind of picture as a module here that reads both.
"""

from typing import TYPE_CHECKING

from ..lazy import lazily

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
else:
    _HOMES = {
        ".bitmaps": "png",
        ".pages.document": "page",
        ".palette": "palette_data",
        ".pictures": "svg",
        ".plots.panels": "Bars Histogram Scatter",
        ".plots.sheet": "plot",
        ".styles": "stylesheet",
        ".view": "View view_of",
    }
    __getattr__, __dir__, __all__ = lazily(__name__, _HOMES)
