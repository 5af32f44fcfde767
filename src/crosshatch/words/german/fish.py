"""Fish in words: where the base has the digit, and why that uses up the cover."""

from collections.abc import Iterable
from typing import NamedTuple

from ...board.houses import cells_in
from ...logic.step import Line, Role, Step
from ...techniques.fish.pattern import Cover, Fish
from ..spans import capital, cells, join, line, say
from .common import COUNTS, conclude, houses, listed


class Kind(NamedTuple):
    """What houses are: several of them, and another one, behind a preposition that takes the dative."""

    several: str
    another: str


KINDS = (
    Kind("Zeilen", "einer anderen Zeile"),
    Kind("Spalten", "einer anderen Spalte"),
    Kind("Blöcke", "einem anderen Block"),
)
"""Houses of one kind, in the order in which they are numbered."""

BASES = Kind("Basishäuser", "einem anderen Basishaus")
COVERS = Kind("Cover-Häuser", "einem anderen Cover-Haus")
"""Houses of different kinds."""


def fish(step: Step, found: Fish) -> Line:
    """The reasons of one fish, or of two with the same base."""
    start = say(
        "In {bases} hat die {digit} keinen Platz außer {places}",
        bases=houses(Role.BASE, found.bases),
        digit=found.digit,
        places=_cells(found.cells_by_role.items()),
    )
    if not found.fins and len(found.covers) == 1:
        (cover,) = found.covers
        return join([line(start, ", und ", _why(found, cover)), conclude(step)])
    two = "Diese Plätze lassen sich auf zwei Arten überdecken." if len(found.covers) > 1 else ""
    reasons = [capital(_why(found, cover)) for cover in found.covers]
    return join([line(start, "."), _why_endo_fins(found), two, *reasons, conclude(step)])


def _why_endo_fins(found: Fish) -> Line:
    if not found.endo_fins:
        return ()
    two, both = ("mehreren", "alle") if found.in_three_bases else ("zwei", "beide")
    one = found.endo_fins.bit_count() == 1
    return say(
        "{fins} {are} in {two} dieser Häuser und {would} für {both} zugleich zählen, {fin}.",
        fins=cells(Role.ENDO_FIN, cells_in(found.endo_fins)),
        are="liegt" if one else "liegen je",
        two=two,
        would="würde" if one else "würden",
        both=both,
        fin="ist also eine Flosse" if one else "sind also Flossen",
    )


def _why(found: Fish, cover: Cover) -> Line:
    """Why a fish takes the digit from the cells removed, beginning in the middle of a sentence."""
    covers = houses(Role.COVER, cover.houses)
    if not cover.fins:
        return line("alle liegen in ", covers, ". ", used_up(found, cover))
    fins, one = _cells(_fins(found, cover)), cover.fins.bit_count() == 1
    return say(
        "wenn {none} {digit} ist, liegen alle übrigen Plätze in {covers}. {so} Ist {fin} doch eine {digit}, so {see} "
        "{removed} sie.",
        none=line(fins, " keine") if one else line("keine der Zellen ", fins, " eine"),
        digit=found.digit,
        covers=covers,
        so=used_up(found, cover),
        fin="die Flosse" if one else "eine der Flossen",
        removed=cells(Role.REMOVED, cells_in(cover.removed)),
        see="sieht" if cover.removed.bit_count() == 1 else "sehen",
    )


def _fins(found: Fish, cover: Cover) -> Iterable[tuple[Role, int]]:
    return ((Role.FIN, cover.fins & ~found.endo_fins), (Role.ENDO_FIN, cover.fins & found.endo_fins))


def used_up(found: Fish, cover: Cover) -> Line:
    """Why the base uses up the cover."""
    bases, covers = _kind(found.bases, BASES), _kind(cover.houses, COVERS)
    count = COUNTS[len(found.bases)]
    text = (
        f"Die {count} {bases.several} brauchen je eine {found.digit}, jede in {covers.another}; also haben die "
        f"{count} {covers.several} ihre {found.digit} dort und nirgends sonst."
    )
    cannibals = cover.removed & found.places
    if not cannibals:
        return line(text)
    named = cells(Role.REMOVED, cells_in(cannibals))
    each = "jeder der Zellen " if cannibals.bit_count() > 1 else ""
    return say(
        "{text} In {each}{named} würde eine {digit} zwei {covers} auf einmal belegen, und für die übrigen {bases} "
        "blieben zu wenige.",
        text=text,
        each=each,
        named=named,
        digit=found.digit,
        covers=covers.several,
        bases=bases.several,
    )


def _kind(which: tuple[int, ...], others: Kind) -> Kind:
    """Return what houses are: rows or columns or boxes, or houses of different kinds."""
    kinds = {each // 9 for each in which}
    return KINDS[kinds.pop()] if len(kinds) == 1 else others


def _cells(parts: Iterable[tuple[Role, int]]) -> Line:
    return listed(cells(role, cells_in(some)) for role, some in parts if some)


TEXTS = {Fish: fish}
