"""How pages to print are laid out: the paper, how many puzzles it takes, and what stands on it besides."""

from datetime import datetime

import attrs

from ...render.choice import Choice
from ...solving.scale import Grade, Scale
from ...words import ENGLISH, language_named

SHAPES = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
"""How many puzzles a page may have, and in how many columns and rows they stand."""


PER_PAGE = 2
"""How many it has where nobody says otherwise."""


class PageSize(Choice):
    """The size of the paper."""

    A4 = "a4"
    LETTER = "letter"


class Marks(Choice):
    """What stands in the empty cells."""

    NONE = "none"
    ROOM = "room"
    """Faint dots where candidates may be noted."""
    CANDIDATES = "candidates"


class Caption(Choice):
    """What stands above a puzzle beside its number."""

    LEVEL = "level"
    GRADE = "grade"
    """The level and the rating."""
    COMMENT = "comment"
    """What stood behind the puzzle where it was read."""
    SEED = "seed"
    """What makes a puzzle again, where it was made to order."""
    NONE = "none"


class Hints(Choice):
    """What is given away of each puzzle on a page after the last."""

    NONE = "none"
    WHERE = "where"
    """Where to look."""
    TECHNIQUE = "technique"
    """Where to look, and which technique is found there."""


def _per_page(layout: "Layout") -> int:
    return 1 if layout.large else PER_PAGE


@attrs.frozen(kw_only=True)
class Layout:
    """How puzzles are laid out on paper.

    - ``size``: of the paper, ``a4`` or ``letter``
    - ``per_page``: 1, 2, 4 or 6 puzzles to a page; where it is left out 2, or 1 in large print
    - ``large``: large print, with big digits, one puzzle to a page
    - ``title`` and ``date``: what stands at the top of each page, to the left and to the right
    - ``first``: the number of the first puzzle, 0 or above
    - ``caption``: what stands beside the number of a puzzle: ``level``, ``grade``, ``comment``, ``seed`` or ``none``
    - ``scale``: the scale, or its name, that grades those that have no grade yet
    - ``bold``: whether givens are bold
    - ``marks``: what stands in empty cells: ``none``, ``room`` to note candidates, or ``candidates``
    - ``hints``: ``none``, or on a page after the last puzzle ``where`` to look first, or with which ``technique``, too
    - ``solutions``: whether the solutions stand at the end, small and upside down
    - ``page_numbers``: whether pages are numbered
    - ``language``: of what stands on the page besides the title
    - ``created``: the time that the file says it was made at; without it, the same puzzles give the same bytes

    Raises ValueError where something is not one of these.
    """

    size: PageSize = attrs.field(default=PageSize.A4, converter=PageSize)
    large: bool = False
    per_page: int = attrs.field(default=attrs.Factory(_per_page, takes_self=True))
    title: str = ""
    date: str = ""
    first: int = 1
    caption: Caption = attrs.field(default=Caption.LEVEL, converter=Caption)
    scale: str | Scale[Grade] = "crosshatch"
    bold: bool = True
    marks: Marks = attrs.field(default=Marks.NONE, converter=Marks)
    hints: Hints = attrs.field(default=Hints.NONE, converter=Hints)
    solutions: bool = True
    page_numbers: bool = True
    language: str = ENGLISH
    created: datetime | None = None

    def __attrs_post_init__(self) -> None:
        language_named(self.language)
        if self.per_page not in SHAPES:
            raise ValueError(f"per_page cannot be {self.per_page!r}; choose from {', '.join(map(str, SHAPES))}")
        if self.first < 0:
            raise ValueError(f"the number of the first puzzle is 0 or above, not {self.first}")
        if self.large and self.per_page != 1:
            raise ValueError(f"large print has one puzzle to a page, not {self.per_page}")
