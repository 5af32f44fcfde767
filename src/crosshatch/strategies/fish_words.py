"""The reasons of fish in words, the same for all fish: where the base has the digit, and why that uses up the cover."""

from collections.abc import Iterable, Iterator

import attrs

from ..board.houses import BOXES, COLUMNS, HOUSE, ROWS, cell_set, cells_in, common_peers, house_name
from ..step import Role, Step
from .base import conclude, listed, mark, mark_cells

COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven")


@attrs.frozen
class Case:
    """A fish as its step shows it: houses in order, and sets of cells.

    ``places`` are all cells where the base has the digit, ``removed`` those that lose it by this fish: a step may be
    made up of two.
    """

    digit: int
    bases: tuple[int, ...]
    covers: tuple[int, ...]
    places: int
    fins: int
    endo_fins: int
    removed: int


def covers_of(step: Step) -> tuple[tuple[int, ...], ...]:
    """Return the cover houses of each fish of a step: of one, or of two with the same base."""
    return tuple(houses for role, houses in step.pattern.house_roles if role is Role.COVER)


def reasons(step: Step) -> str:
    """Return the reasons of one fish, or of two with the same base."""
    first, *others = _cases(step)
    parts = ((role, cell_set(each.cell for each in them)) for role, them in step.pattern.candidate_roles)
    text = f"In {_houses_text(Role.BASE, first.bases)} the {first.digit} has no place but {_cells_text(parts)}"
    if first.fins or others:
        text += f". {_why_endo_fins(first)}"
        text += "There are two ways to cover these places. " if others else ""
        text += " ".join(_capital(_why(case)) for case in (first, *others))
    else:
        text += f", and {_why(first)}"
    return f"{text} {conclude(step)}"


def _cases(step: Step) -> Iterator[Case]:
    (digit,) = step.pattern.digits(Role.PATTERN)
    bases = step.pattern.houses(Role.BASE)
    places = cell_set(each.cell for _, them in step.pattern.candidate_roles for each in them)
    endo_fins = cell_set(each.cell for each in step.pattern.candidates(Role.ENDO_FIN))
    removed = cell_set(each.cell for each in step.eliminations)
    for covers in covers_of(step):
        covered = twice = 0
        for house in covers:
            twice |= covered & HOUSE[house]
            covered |= HOUSE[house]
        fins = places & ~covered | endo_fins
        losing = (covered & ~places | twice) & common_peers(cells_in(fins))
        yield Case(digit, bases, covers, places, fins, endo_fins, removed & losing)


def _why_endo_fins(case: Case) -> str:
    if not case.endo_fins:
        return ""
    fins = mark_cells(Role.ENDO_FIN, cells_in(case.endo_fins))
    if case.endo_fins.bit_count() == 1:
        return f"{fins} is in two of these houses and would do for both at once, which makes it a fin. "
    return f"{fins} are in two of these houses each and would do for both at once, which makes them fins. "


def _why(case: Case) -> str:
    """Return why a fish takes the digit from the cells removed, beginning in the middle of a sentence."""
    covers = _houses_text(Role.COVER, case.covers)
    if not case.fins:
        return f"all of these lie in {covers}. {_pigeonhole(case)}"
    fins = _cells_text(((Role.FIN, case.fins & ~case.endo_fins), (Role.ENDO_FIN, case.endo_fins)))
    removed = mark_cells(Role.REMOVED, cells_in(case.removed))
    sees = "sees" if case.removed.bit_count() == 1 else "see"
    if case.fins.bit_count() == 1:
        without, fin = f"if {fins} is not {case.digit}", "the fin"
    else:
        without, fin = f"if none of {fins} is {case.digit}", "one of the fins"
    return (
        f"{without}, all places that are left lie in {covers}. {_pigeonhole(case)} If {fin} is {case.digit} after all, "
        f"{removed} {sees} it."
    )


def _pigeonhole(case: Case) -> str:
    """Return why the base uses up the cover."""
    count = COUNTS[len(case.bases)]
    _, bases = _kind(case.bases, "base")
    cover, covers = _kind(case.covers, "cover")
    text = (
        f"The {count} {bases} need {count} {case.digit}s, no two of them in one {cover}, so the {count} {covers} have "
        f"theirs there and nowhere else."
    )
    cannibals = case.removed & case.places
    if not cannibals:
        return text
    would = "would each" if cannibals.bit_count() > 1 else "would"
    return (
        f"{text} {mark_cells(Role.REMOVED, cells_in(cannibals))} {would} use up two {covers} at once, and leave too "
        f"few for the rest of the {bases}."
    )


def _kind(houses: tuple[int, ...], side: str) -> tuple[str, str]:
    """Return what houses are, one and many of them: rows or columns or boxes, or houses of different kinds."""
    for kind, one, many in ((ROWS, "row", "rows"), (COLUMNS, "column", "columns"), (BOXES, "box", "boxes")):
        if all(house in kind for house in houses):
            return one, many
    return f"{side} house", f"{side} houses"


def _houses_text(role: Role, houses: Iterable[int]) -> str:
    return listed(mark(role, house_name(house)) for house in houses)


def _cells_text(parts: Iterable[tuple[Role, int]]) -> str:
    return listed(mark_cells(role, cells_in(cells)) for role, cells in parts if cells)


def _capital(text: str) -> str:
    return text[0].upper() + text[1:]
