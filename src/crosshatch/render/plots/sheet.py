"""A sheet of panels as one SVG picture with its style, which can follow the reader's screen."""

from collections.abc import Iterator
from html import escape
from zlib import crc32

from ..palette import Colour, Paper
from ..styles import FONT, Theme, scoped, themed
from .panels import HEIGHT, WIDTH, Panel

COLUMNS = 2
HEADING = 34
"""Height of the title line."""

EDGE = 12


def plot(*panels: Panel, title: str = "", theme: str = Theme.AUTO) -> str:
    """Return a picture of panels (``Bars``, ``Histogram``, ``Scatter``), two side by side, as an ``<svg>`` element.

    ``theme`` is ``light``, ``dark``, or ``auto``, which follows the reader's screen.  The picture includes a
    description of the numbers for readers who cannot see it.

    Raises ValueError if there are no panels, or the theme does not exist.
    """
    if not panels:
        raise ValueError("a plot needs at least one panel")
    drawn = [_placed(place, panel) for place, panel in enumerate(panels)]
    name = f"crosshatch-{crc32(repr((drawn, title, theme)).encode()):08x}"
    columns = min(COLUMNS, len(panels))
    above = EDGE + (HEADING if title else 0)
    width, height = 2 * EDGE + columns * WIDTH, EDGE + above + -(-len(panels) // COLUMNS) * HEIGHT
    heading = f'<text class="title" x="{width / 2:g}" y="{EDGE + 20}">{escape(title)}</text>' if title else ""
    told = "\n".join(panel.description() for panel in panels)
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" id="{name}" class="crosshatch" viewBox="0 0 {width} {height}"'
            f' width="{width}" height="{height}" role="img"'
            f' aria-labelledby="{name}-title" aria-describedby="{name}-desc">',
            f'<title id="{name}-title">{escape(title or panels[0].title)}</title>',
            f'<desc id="{name}-desc">{escape(told)}</desc>',
            f"<style>{themed(theme, scoped(f'#{name}', _FIXED), lambda paper: _colours(f'#{name}', paper))}</style>",
            f'<rect class="ground" width="{width}" height="{height}"/>',
            *filter(None, [heading]),
            f'<g transform="translate({EDGE} {above})">',
            *drawn,
            "</g>",
            "</svg>\n",
        ]
    )


def _placed(place: int, panel: Panel) -> str:
    """Return a panel with its heading, at its place."""
    x, y = place % COLUMNS * WIDTH, place // COLUMNS * HEIGHT
    heading = f'<text class="heading" x="8" y="22">{escape(panel.title)}</text>'
    return "\n".join([f'<g transform="translate({x} {y})">', heading, *panel.drawn(), "</g>"])


_FIXED = (
    f"text{{font-family:{FONT};text-anchor:middle;font-size:12px}}",
    "text.start{text-anchor:start}",
    "text.end{text-anchor:end}",
    "text.name{font-size:13px}",
    "text.heading{text-anchor:start;font-size:15px;font-weight:bold}",
    "text.title{font-size:18px;font-weight:bold}",
    ".axis{fill:none;stroke-width:1.2}",
    ".fine{fill:none;stroke-width:.7}",
    ".diagonal{fill:none;stroke-width:1.2;stroke-dasharray:5 4}",
    ".point{fill-opacity:.72}",
)
"""The rules that are the same in all themes."""


def _colours(scope: str, paper: Paper) -> Iterator[str]:
    """Yield the rules of a theme."""
    ink = paper.inks[Colour.BLUE].line
    rules = (
        f".ground{{fill:{paper.ground}}}",
        f"text{{fill:{paper.label}}}",
        f"text.heading{{fill:{paper.given}}}",
        f"text.title{{fill:{paper.given}}}",
        f".bar{{fill:{ink}}}",
        f".point{{fill:{ink}}}",
        f".axis{{stroke:{paper.label}}}",
        f".fine{{stroke:{paper.thin}}}",
        f".diagonal{{stroke:{paper.inks[Colour.RED].line}}}",
    )
    return scoped(scope, rules)
