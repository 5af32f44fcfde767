"""How puzzles of a bank are written: in the forms of 'generate', with what they are used for."""

from collections.abc import Iterable

from ...bank import Kept
from ...solving.scale import Grade, Scale
from ..made_forms import made_form, row_of
from ..output import say

ABOUT = (
    "number",
    "givens",
    "symmetry",
    "minimal",
    "seed",
    "source",
    "made_at",
    "taken_at",
    "used_on",
    "used_for",
    "tags",
)
"""The columns of a table that tell what is known of a puzzle beside its grade (``Kept.about``)."""


def say_all(name: str, scale: Scale[Grade], puzzles: Iterable[Kept]) -> None:
    """Print puzzles in the form of a name, with their grades on a scale."""
    form = made_form(name, [scale], after=ABOUT)
    if form.header:
        say(form.header)
    for kept in puzzles:
        say(row_of(form, kept.data(), _comment(kept, scale)))


def _comment(kept: Kept, scale: Scale[Grade]) -> str:
    """Return the grade of a puzzle, where it comes from, and when and for what it is used."""
    said = (kept.grade(scale.name), kept.origin, kept.used)
    return "; ".join(filter(None, (str(each or "") for each in said)))
