"""Layout of printed pages: the page and its style, the number of puzzles per page, and what else to print."""

from datetime import datetime

import attrs

from ...solving.scale import Grade, Scale
from ...words import ENGLISH, language_named
from .page import LayoutError, Page
from .style import Style

MOST_PER_PAGE = 12
"""Maximum number of puzzles per page."""

CHOICES: dict[str, tuple[str, ...]] = {
    "caption": ("level", "grade", "comment", "seed", "none"),
    "marks": ("none", "room", "candidates"),
    "hints": ("none", "where", "technique"),
}
"""The allowed values by field."""


def _per_page(layout: "Layout") -> int:
    return 1 if layout.large else 2


def _page(given: Page | str) -> Page:
    return given if isinstance(given, Page) else Page(given)


@attrs.frozen(kw_only=True)
class Layout:
    """How to lay out puzzles on paper.

    - ``page``: the ``Page`` with its size, margins and bleed, or just its size, such as ``a4`` or ``6x9in``
    - ``style``: the ``Style``, with typefaces, lines, colours, symbols and logo
    - ``per_page``: number of puzzles per page (1 to 12); 2 by default, or 1 in large print
    - ``large``: large print, with big digits and one puzzle per page
    - ``title``, ``date``: texts at the top left and top right of each page
    - ``first``: number of the first puzzle (at least 0)
    - ``caption``: text beside the number of a puzzle: its ``level``, its ``grade`` with the rating, the ``comment``
      that was read with it, the ``seed`` that makes it again, or ``none``
    - ``scale``: the scale, or its name, for grading puzzles that have no grade yet
    - ``marks``: content of empty cells: ``none``, ``room`` for candidates (faint dots), or ``candidates``
    - ``hints``: hints on a page after the last puzzle: ``none``, ``where`` to look first, or also the ``technique``
    - ``solutions``: print the solutions at the end
    - ``page_numbers``: number the pages
    - ``language``: language of everything but the title
    - ``created``: creation time to store in the file; without it, the same puzzles give the same bytes

    Raises LayoutError if a value is not allowed.
    """

    page: Page = attrs.field(default=Page(), converter=_page)
    style: Style = attrs.field(factory=Style)
    large: bool = False
    per_page: int = attrs.field(default=attrs.Factory(_per_page, takes_self=True))
    title: str = ""
    date: str = ""
    first: int = 1
    caption: str = "level"
    scale: str | Scale[Grade] = "crosshatch"
    marks: str = "none"
    hints: str = "none"
    solutions: bool = True
    page_numbers: bool = True
    language: str = ENGLISH
    created: datetime | None = None

    def __attrs_post_init__(self) -> None:
        language_named(self.language)
        for name, choices in CHOICES.items():
            if getattr(self, name) not in choices:
                raise LayoutError(f"{name} cannot be {getattr(self, name)!r}; choose from {', '.join(choices)}", name)
        if not 1 <= self.per_page <= MOST_PER_PAGE:
            raise LayoutError(f"expected 1 to {MOST_PER_PAGE} puzzles per page, not {self.per_page}", "per_page")
        if self.first < 0:
            raise LayoutError(f"the number of the first puzzle must be 0 or higher, not {self.first}")
        if self.large and self.per_page != 1:
            raise LayoutError(f"large print needs 1 puzzle per page, not {self.per_page}", "per_page")
