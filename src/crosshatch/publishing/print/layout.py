"""How pages to print are laid out: the paper, how many puzzles it takes, and what stands on it besides."""

from datetime import datetime

import attrs

from ...solving.scale import Grade, Scale
from ...words import ENGLISH, language_named

SHAPES = {1: (1, 1), 2: (1, 2), 4: (2, 2), 6: (2, 3)}
"""How many puzzles a page may have, and in how many columns and rows they stand."""

CHOICES: dict[str, tuple[str | int, ...]] = {
    "size": ("a4", "letter"),
    "per_page": tuple(SHAPES),
    "caption": ("level", "grade", "comment", "seed", "none"),
    "marks": ("none", "room", "candidates"),
    "hints": ("none", "where", "technique"),
}
"""What may be chosen, by the names of fields."""


def _per_page(layout: "Layout") -> int:
    return 1 if layout.large else 2


@attrs.frozen(kw_only=True)
class Layout:
    """How puzzles are laid out on paper.

    - ``size``: of the paper, ``a4`` or ``letter``
    - ``per_page``: 1, 2, 4 or 6 puzzles to a page; where it is left out 2, or 1 in large print
    - ``large``: large print, with big digits, one puzzle to a page
    - ``title`` and ``date``: what stands at the top of each page, to the left and to the right
    - ``first``: the number of the first puzzle, 0 or above
    - ``caption``: what stands beside the number of a puzzle: its ``level``, its ``grade`` with the rating, the
      ``comment`` behind it where it was read, the ``seed`` that makes it again, or ``none``
    - ``scale``: the scale, or its name, that grades those that have no grade yet
    - ``bold``: whether givens are bold
    - ``marks``: what stands in empty cells: ``none``, ``room`` to note candidates (faint dots), or ``candidates``
    - ``hints``: ``none``, or on a page after the last puzzle ``where`` to look first, or with which ``technique``, too
    - ``solutions``: whether the solutions stand at the end, small and upside down
    - ``page_numbers``: whether pages are numbered
    - ``language``: of what stands on the page besides the title
    - ``created``: the time that the file says it was made at; without it, the same puzzles give the same bytes

    Raises ValueError where something is not one of these.
    """

    size: str = "a4"
    large: bool = False
    per_page: int = attrs.field(default=attrs.Factory(_per_page, takes_self=True))
    title: str = ""
    date: str = ""
    first: int = 1
    caption: str = "level"
    scale: str | Scale[Grade] = "crosshatch"
    bold: bool = True
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
                names = ", ".join(map(str, choices))
                raise ValueError(f"{name} cannot be {getattr(self, name)!r}; choose from {names}")
        if self.first < 0:
            raise ValueError(f"the number of the first puzzle is 0 or above, not {self.first}")
        if self.large and self.per_page != 1:
            raise ValueError(f"large print has one puzzle to a page, not {self.per_page}")
