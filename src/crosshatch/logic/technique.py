"""Techniques: names, ratings and other properties shared by steps, scales, docs and tests.

The techniques themselves are the rows of ``techniques.catalogue``; this module defines the type of their entries.
"""

import re
from collections.abc import Callable
from typing import Any

import attrs


def slug_of(name: str) -> str:
    """Return the command-line form of a name: ``X-Wing`` becomes ``x-wing``, ``BUG+1`` becomes ``bug-1``."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


@attrs.frozen
class Rule:
    """A rating that depends on the pattern: its minimum, and the function that computes it."""

    lowest: float
    of: Callable[[Any], float]
    highest: float | None = None
    """The maximum rating, if known."""


@attrs.frozen
class Hodoku:
    """HoDoKu's data on a technique: its library code, level and score.

    If HoDoKu lists only the code, the level is empty and the score is 0.
    """

    code: str
    level: str = ""
    score: int = 0


@attrs.frozen(eq=False, repr=False)
class Technique:
    """A technique by name, with all its properties.  Techniques with the same slug are equal.

    - ``title``: its display name, and ``slug`` its name on the command line;
    - ``family``: the group of techniques to which it belongs;
    - ``rating``: its rating on the Crosshatch scale (1.0 is easiest), the minimum if steps differ, or None if that
      scale does not distinguish it; ``rule``: the rule that rates its steps, if they differ;
    - ``on``: whether it is part of the default strategies;
    - ``assumes_unique``: whether its argument requires the puzzle to have a unique solution;
    - ``other_names``: alternative names;
    - ``kind_of``: the title of the more general technique, for kinds that only some scales distinguish;
    - ``hodoku``: HoDoKu's data, and ``explainer`` the rating of Sudoku Explainer, as a number or rule; None if they do
      not have it;
    - ``summary``: a one-line description, for custom techniques; those of built-in techniques are in ``words``.
    """

    title: str
    family: str = "Own"
    rating: float | None = None
    on: bool = True
    assumes_unique: bool = False
    other_names: tuple[str, ...] = ()
    kind_of: str = ""
    hodoku: Hodoku | None = None
    explainer: float | Rule | None = None
    summary: str = ""
    rule: Rule | None = None
    slug: str = attrs.field(init=False)

    @slug.default
    def _slug(self) -> str:
        return slug_of(self.title)

    def rating_of(self, found: Any) -> float | None:
        """Return the rating of a step on the Crosshatch scale, given its pattern."""
        return self.rating if self.rule is None else self.rule.of(found)

    @property
    def highest_rating(self) -> float | None:
        """The maximum rating of a step on the Crosshatch scale; None if the technique is not rated there."""
        return self.rating if self.rule is None or self.rule.highest is None else self.rule.highest

    @property
    def rating_in_words(self) -> str:
        """Its rating on the Crosshatch scale, as ``4.2``, or ``5.4-7.4`` if steps differ; empty if it has none."""
        if self.rating is None:
            return ""
        lowest, highest = f"{self.rating:.1f}", f"{self.highest_rating:.1f}"
        return lowest if lowest == highest else f"{lowest}-{highest}"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Technique) and self.slug == other.slug

    def __hash__(self) -> int:
        return hash(self.slug)

    def __str__(self) -> str:
        return self.title

    def __repr__(self) -> str:
        return f"<Technique {self.slug}>"
