"""Aligned exclusion: what each choice of digits would come to."""

from collections.abc import Iterator

from ...board.bitset import bit
from ...board.candidate import Candidate
from ...board.houses import houses_with
from ...logic.cell_groups import CellGroup
from ...logic.step import Role, Step
from ...techniques.almost_locked.aligned_exclusion_pattern import Exclusion
from ..messages import Message, Value, cells, house, say
from .almost_locked import described, named
from .registry import TELLERS

MOST_CHOICES = 12
"""How many choices are listed at most."""


def exclusion(step: Step, found: Exclusion) -> Iterator[Message]:
    """What the cells must leave to the excluders, and each digit removed as a case."""
    if found.excluders:
        single = all(each.cells.bit_count() == 1 for each in found.excluders)
        yield say(
            "aligned-exclusion-cells" if single else "aligned-exclusion-sets",
            cells=[named(Role.PATTERN, each) for each in found.cells],
            excluders=[described(*each) for each in found.groups[len(found.cells) :]],
            in_sight=found.are_in_sight,
        )
    case = _case_of_two if len(found.cells) == 2 else _case_of_three
    for removed in sorted(found.removed):
        yield case(found, removed, {"cell": cells(Role.PATTERN, [removed.cell]), "digit": removed.digit})


def _case_of_two(found: Exclusion, removed: Candidate, supposed: dict[str, Value]) -> Message:
    """Go through the digits of the other cell if a removed candidate were true."""
    (other,) = found.others(removed)
    ends = []
    for choice in found.choices(removed):
        chosen = {"cell": named(Role.PATTERN, other), "digit": choice.digits[0]}
        if choice.excluder is None:
            shared, *_ = houses_with(other.cells | bit(removed.cell))
            ends.append(say("aligned-exclusion-second", **chosen, house=house(None, shared), twice=removed.digit))
        else:
            ends.append(say("aligned-exclusion-end", **chosen, left=_left(found, choice.excluder)))
    return say("aligned-exclusion-two", **supposed, ends=ends)


def _case_of_three(found: Exclusion, removed: Candidate, supposed: dict[str, Value]) -> Message:
    """Sum up the choices for the two other cells if a removed candidate were true."""
    others = [named(Role.PATTERN, each) for each in found.others(removed)]
    choices: dict[CellGroup, list[str]] = {}
    for choice in found.choices(removed):
        if choice.excluder is not None:
            choices.setdefault(choice.excluder, []).append(",".join(map(str, choice.digits)))
    if not choices:
        return say("aligned-exclusion-repeats", **supposed, others=others)
    count = sum(map(len, choices.values()))
    if count > MOST_CHOICES:
        ends = [_left(found, excluder) for excluder in choices]
        return say("aligned-exclusion-many", **supposed, others=others, count=count, ends=ends)
    faults = [
        say("aligned-exclusion-fault", choices=some, left=_left(found, excluder)) for excluder, some in choices.items()
    ]
    return say("aligned-exclusion-few", **supposed, others=others, faults=faults)


def _left(found: Exclusion, excluder: CellGroup) -> Message:
    """What is left for an excluder."""
    role = next(role for role, each in found.groups if each is excluder)
    single = excluder.cells.bit_count() == 1
    return say("aligned-exclusion-" + ("nothing" if single else "too-few"), cells=named(role, excluder))


TELLERS.update({Exclusion: exclusion})
