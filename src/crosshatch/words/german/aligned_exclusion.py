"""Aligned exclusion in words: what each choice of digits would come to."""

from ...board.bitset import bit
from ...board.candidate import Candidate
from ...board.houses import cells_in, houses_with
from ...logic.cell_groups import CellGroup
from ...logic.step import Line, Role, Step
from ...techniques.almost_locked.aligned_exclusion_pattern import Choice, Exclusion
from ..spans import cells, join, line, say
from ..telling.exclusion import MOST_CHOICES, Fault, faults, role_of
from .almost_locked import described, named
from .common import conclude, house_name, listed


def exclusion(step: Step, found: Exclusion) -> Line:
    """What the cells must leave to the excluders, and each digit removed as a case."""
    case = _case_of_two if len(found.cells) == 2 else _case_of_three
    cases = [case(found, each) for each in sorted(found.removed)]
    return join([_limit(found), *cases, conclude(step)])


def _limit(found: Exclusion) -> Line:
    """Say what the cells must not do together."""
    excluders = [described(*each) for each in found.groups[len(found.cells) :]]
    if not excluders:
        return ()
    them, each = (("ihr nicht", "sie"), ("keiner von beiden", "jede"), ("keiner davon", "jede"))[
        min(len(excluders), 3) - 1
    ]
    if all(excluder.cells.bit_count() == 1 for excluder in found.excluders):
        limit = f"{them} alle Kandidaten nehmen"
    else:
        limit = f"{them} zwei Ziffern nehmen, denn {each} hat nur eine Ziffer mehr als Zellen"
    return say(
        "{cells} sehen {places_of}{excluders}. Zusammen dürfen sie {limit}.",
        cells=listed(named(Role.PATTERN, each) for each in found.cells),
        places_of="" if found.are_in_sight else "Plätze von ",
        excluders=listed(excluders),
        limit=limit,
    )


def _case_of_two(found: Exclusion, removed: Candidate) -> Line:
    """Go through the digits of the other cell if a removed candidate were true."""
    (other,) = found.others(removed)
    ends = [
        line(named(Role.PATTERN, other), "=", *choice.digits, " ", _end_of_two(found, removed, other, choice))
        for choice in found.choices(removed)
    ]
    return say(
        "Angenommen, {cell} ist eine {digit}: {ends}.",
        cell=cells(Role.PATTERN, [removed.cell]),
        digit=removed.digit,
        ends=join(ends, "; "),
    )


def _end_of_two(found: Exclusion, removed: Candidate, other: CellGroup, choice: Choice) -> Line:
    if choice.excluder is None:
        shared, *_ = houses_with(other.cells | bit(removed.cell))
        return line(f"wäre eine zweite {removed.digit} in {house_name(shared)}")
    return line("ließe für ", _too_little(choice.excluder, role_of(found, choice.excluder)))


def _case_of_three(found: Exclusion, removed: Candidate) -> Line:
    """Sum up the choices for the two other cells if a removed candidate were true."""
    where = join((named(Role.PATTERN, each) for each in found.others(removed)), ",")
    start = _supposed(removed)
    wrong = faults(found, removed)
    if not wrong:
        return say(
            "{start}, stünde bei jeder Wahl für {where} eine Ziffer zweimal in einem Haus.", start=start, where=where
        )
    count = sum(len(each.choices) for each in wrong)
    if count > MOST_CHOICES:
        return say(
            "{start}, gäbe es {count} Möglichkeiten für {where}, und jede ließe für {ends}.",
            start=start,
            count=count,
            where=where,
            ends=listed((_too_little(each.excluder, each.role) for each in wrong), last="oder"),
        )
    return say(
        "{start}, könnten {where} nur {faults}.", start=start, where=where, faults=join(map(_fault, wrong), "; oder ")
    )


def _fault(fault: Fault) -> Line:
    choices = listed((",".join(map(str, digits)) for digits in fault.choices), last="oder")
    return line(choices, " sein, und das ließe für ", _too_little(fault.excluder, fault.role))


def _supposed(removed: Candidate) -> Line:
    return line("Wäre ", cells(Role.PATTERN, [removed.cell]), f" eine {removed.digit}")


def _too_little(excluder: CellGroup, role: Role) -> Line:
    """Say what is left for an excluder."""
    what = "nichts" if excluder.cells.bit_count() == 1 else "zu wenige Ziffern"
    return line(cells(role, cells_in(excluder.cells)), " ", what, " übrig")


TEXTS = {Exclusion: exclusion}
