"""What a technique is called and how it is rated: the identity that steps, scales, docs and tests share.

The techniques themselves are the rows of ``techniques.catalogue``; here is what a row holds.
"""

import re
from collections.abc import Callable
from typing import Any

import attrs


def slug_of(name: str) -> str:
    """Return a name as used on the command line: ``X-Wing`` becomes ``x-wing``, ``BUG+1`` becomes ``bug-1``."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


@attrs.frozen
class Rule:
    """A rating that depends on what was found: the lowest that it can be, and what makes it of a found pattern."""

    lowest: float
    of: Callable[[Any], float]
    highest: float | None = None
    """The highest that it can be, if that is known."""


@attrs.frozen
class Hodoku:
    """What HoDoKu knows of a technique: its library code, its level and its score.

    The level is empty and the score 0 where HoDoKu lists the code only.
    """

    code: str
    level: str = ""
    score: int = 0


@attrs.frozen(eq=False, repr=False)
class Technique:
    """A technique by its name, with all that scales, docs and tests know of it.  Techniques are equal by their slugs.

    - ``title``: its name for people, ``slug`` its name on the command line;
    - ``family``: the group of techniques that it belongs to;
    - ``rating``: its rating on our own scale (1.0 is the simplest), the lowest where steps differ, None where that
      scale does not tell it apart; ``rule``: what rates its steps by what was found, where they differ;
    - ``on``: whether the default pipeline has it;
    - ``assumes_unique``: whether its argument needs the puzzle to have one solution only;
    - ``other_names``: what else people call it;
    - ``kind_of``: the title of the technique of which it is one kind, told apart by some scales;
    - ``hodoku``: what HoDoKu knows of it, ``explainer`` its rating by Sudoku Explainer: a number, or the rule that
      makes it; None where they do not have it;
    - ``summary``: one line that says what it does, for a custom technique; ours have theirs in ``words``.
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
        """Return the rating of a step on our own scale by what was found."""
        return self.rating if self.rule is None else self.rule.of(found)

    @property
    def highest_rating(self) -> float | None:
        """The highest rating that a step can have on our own scale; None where that scale does not tell it apart."""
        return self.rating if self.rule is None or self.rule.highest is None else self.rule.highest

    @property
    def rating_in_words(self) -> str:
        """Its rating on our own scale, as ``4.2``, or ``5.4-7.4`` where steps differ; nothing where it has none."""
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
