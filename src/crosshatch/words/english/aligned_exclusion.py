"""Aligned exclusion in words: what each choice of digits would come to."""

from ...board.bitset import bit
from ...board.candidate import Candidate
from ...board.houses import house_name, houses_with
from ...logic.cell_groups import CellGroup
from ...logic.step import Line, Role, Step
from ...techniques.almost_locked.aligned_exclusion_pattern import Choice, Exclusion
from ..spans import cells, join, line, say
from ..telling.exclusion import MOST_CHOICES, Fault, faults, role_of
from .almost_locked import described, named
from .common import conclude, listed


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
    them, each = (("it", "it"), ("either of them", "each"), ("any of them", "each"))[min(len(excluders), 3) - 1]
    if all(excluder.cells.bit_count() == 1 for excluder in found.excluders):
        limit = f"take all candidates from {them}"
    else:
        limit = f"take two digits from {them}, since {each} has only one more digit than cells"
    return say(
        "{cells} see {places_of}{excluders}. Together they must not {limit}.",
        cells=listed(named(Role.PATTERN, each) for each in found.cells),
        places_of="" if found.are_in_sight else "places of ",
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
    return say("{start}, {ends}.", start=_supposed(removed), ends=join(ends, "; "))


def _end_of_two(found: Exclusion, removed: Candidate, other: CellGroup, choice: Choice) -> Line:
    if choice.excluder is None:
        shared, *_ = houses_with(other.cells | bit(removed.cell))
        return line(f"would be a second {removed.digit} in {house_name(shared)}")
    return line("would leave ", _too_little(choice.excluder, role_of(found, choice.excluder)))


def _case_of_three(found: Exclusion, removed: Candidate) -> Line:
    """Sum up the choices for the two other cells if a removed candidate were true."""
    where = join((named(Role.PATTERN, each) for each in found.others(removed)), ",")
    start = _supposed(removed)
    wrong = faults(found, removed)
    if not wrong:
        return say("{start}, any choice for {where} would repeat a digit in a house.", start=start, where=where)
    count = sum(len(each.choices) for each in wrong)
    if count > MOST_CHOICES:
        return say(
            "{start}, there would be {count} ways to fill {where}, and each would leave {ends}.",
            start=start,
            count=count,
            where=where,
            ends=listed((_too_little(each.excluder, each.role) for each in wrong), last="or"),
        )
    return say(
        "{start}, {where} could only be {faults}.", start=start, where=where, faults=join(map(_fault, wrong), "; or ")
    )


def _fault(fault: Fault) -> Line:
    choices = listed((",".join(map(str, digits)) for digits in fault.choices), last="or")
    return line(choices, ", which would leave ", _too_little(fault.excluder, fault.role))


def _supposed(removed: Candidate) -> Line:
    return line("If ", cells(Role.PATTERN, [removed.cell]), f" were {removed.digit}")


def _too_little(excluder: CellGroup, role: Role) -> Line:
    """Say what is left for an excluder."""
    return line("nothing for " if excluder.cells.bit_count() == 1 else "too few digits for ", named(role, excluder))


TEXTS = {Exclusion: exclusion}
