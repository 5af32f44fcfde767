"""Fish in words: where the base has the digit, and why that uses up the cover."""

from collections.abc import Iterable

from ...board.houses import cells_in
from ...board.messages import COUNTS
from ...logic.step import Line, Role, Step
from ...techniques.fish.pattern import Cover, Fish
from ..spans import capital, cells, join, line, say
from .common import conclude, houses, kind_of_houses, listed


def fish(step: Step, found: Fish) -> Line:
    """The reasons of one fish, or of two with the same base."""
    start = say(
        "In {bases} the {digit} has no place but {places}",
        bases=houses(Role.BASE, found.bases),
        digit=found.digit,
        places=_cells(found.cells_by_role.items()),
    )
    if not found.fins and len(found.covers) == 1:
        (cover,) = found.covers
        return join([line(start, ", and ", _why(found, cover)), conclude(step)])
    two = "There are two ways to cover these places." if len(found.covers) > 1 else ""
    reasons = [capital(_why(found, cover)) for cover in found.covers]
    return join([line(start, "."), _why_endo_fins(found), two, *reasons, conclude(step)])


def _why_endo_fins(found: Fish) -> Line:
    if not found.endo_fins:
        return ()
    two, both = ("several", "all of them") if found.in_three_bases else ("two", "both")
    one = found.endo_fins.bit_count() == 1
    return say(
        "{fins} {are} in {two} of these houses and would count for {both} at once, so {fin}.",
        fins=cells(Role.ENDO_FIN, cells_in(found.endo_fins)),
        are="is" if one else "are each",
        two=two,
        both=both,
        fin="it is a fin" if one else "they are fins",
    )


def _why(found: Fish, cover: Cover) -> Line:
    """Why a fish takes the digit from the cells removed, beginning in the middle of a sentence."""
    covers = houses(Role.COVER, cover.houses)
    if not cover.fins:
        return line("all of these lie in ", covers, ". ", used_up(found, cover))
    one = cover.fins.bit_count() == 1
    return say(
        "if {none} {digit}, all places that are left lie in {covers}. {so} If {fin} is {digit} after all, {removed} "
        "{see} it.",
        none=line("" if one else "none of ", _cells(_fins(found, cover)), " is not" if one else " is"),
        digit=found.digit,
        covers=covers,
        so=used_up(found, cover),
        fin="the fin" if one else "one of the fins",
        removed=cells(Role.REMOVED, cells_in(cover.removed)),
        see="sees" if cover.removed.bit_count() == 1 else "see",
    )


def _fins(found: Fish, cover: Cover) -> Iterable[tuple[Role, int]]:
    return ((Role.FIN, cover.fins & ~found.endo_fins), (Role.ENDO_FIN, cover.fins & found.endo_fins))


def used_up(found: Fish, cover: Cover) -> Line:
    """Why the base uses up the cover."""
    _, bases = _kind(found.bases, "base")
    one, covers = _kind(cover.houses, "cover")
    count = COUNTS[len(found.bases)]
    text = (
        f"The {count} {bases} need {count} {found.digit}s, no two of them in one {one}, so the {count} {covers} have "
        "theirs there and nowhere else."
    )
    cannibals = cover.removed & found.places
    if not cannibals:
        return line(text)
    would = "would each" if cannibals.bit_count() > 1 else "would"
    named = cells(Role.REMOVED, cells_in(cannibals))
    return line(
        text, " ", named, f" {would} use up two {covers} at once, and leave too few for the rest of the {bases}."
    )


def _kind(which: tuple[int, ...], side: str) -> tuple[str, str]:
    """What houses are, one and many of them: rows or columns or boxes, or houses of different kinds."""
    return kind_of_houses(which) or (f"{side} house", f"{side} houses")


def _cells(parts: Iterable[tuple[Role, int]]) -> Line:
    return listed(cells(role, cells_in(some)) for role, some in parts if some)


TEXTS = {Fish: fish}
