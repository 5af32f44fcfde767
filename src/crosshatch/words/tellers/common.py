"""Messages that tellers share: conclusions and contradictions."""

import re
from collections.abc import Iterable, Sequence

import attrs

from ...board.candidate import Candidate
from ...logic.step import CellTruth, Guardians, HouseTruth, NamedRule, Role, Step, Truth
from ..messages import Message, cells, house, say


def conclusion(step: Step) -> Message:
    """State the placements and eliminations of a step."""
    removed = removed_from(step.eliminations)
    return say(
        "conclusion",
        placed=[say("placed", cell=cells(Role.PLACED, [each.cell]), digit=each.digit) for each in step.placements],
        removed=removed,
        count=sum(len(each["digits"]) for each in removed),
    )


def removed_from(eliminations: Iterable[Candidate]) -> list[Message]:
    """State what is removed, with digits that the same cells lose together."""
    cells_of: dict[int, list[int]] = {}
    for each in eliminations:
        cells_of.setdefault(each.digit, []).append(each.cell)
    digits: dict[tuple[int, ...], list[int]] = {}
    for digit, losing in cells_of.items():
        digits.setdefault(tuple(losing), []).append(digit)
    return [say("removed", cells=cells(Role.REMOVED, where), digits=tuple(some)) for where, some in digits.items()]


def nothing_left(truth: Truth | NamedRule) -> Message:
    """State that a cell, a digit in a house, or a pattern has no candidate left, or that a rule cannot be satisfied."""
    if isinstance(truth, HouseTruth):
        return say("no-place-left", house=house(Role.HOUSE, truth.house), digit=truth.digit)
    if isinstance(truth, CellTruth):
        return say("no-candidate-left", cell=cells(Role.PATTERN, [truth.cell]))
    if isinstance(truth, Guardians):
        digits = sorted({each.digit for each in truth.pattern})
        return say("no-guardian-left", cells=cells(Role.PATTERN, truth.cells), digits=digits)
    return say("no-way-left", rule=rule_named(str(truth)))


def rule_named(name: str) -> Message:
    """Return the name of a rule, such as ``cage of 15 at r1c1``; a custom rule keeps its own."""
    parts = re.fullmatch(r"([A-Za-z -]+?)(?:(?: of (\d+))? at (r\dc\d))?", name)
    if parts is None:
        return Message("", otherwise=name)
    kind = Message(f"rule-{parts[1].lower().replace(' ', '-')}", otherwise=parts[1])
    return say("rule-at", kind=kind, total=parts[2] or "none", cell=parts[3]) if parts[3] else kind


def cage_named(cage: Message, name: str) -> Message:
    """Return a house that is a cage under the name of its rule instead of its number."""
    return attrs.evolve(cage, key="house-cage", values={**cage.values, "rule": rule_named(name)})


def cannot_both(clash: Sequence[Sequence[Candidate]]) -> Message:
    """State that two candidates, or groups of them, exclude each other."""
    digits = sorted({each.digit for side in clash for each in side})
    one, other = (cells(Role.ON, (each.cell for each in side)) for side in clash)
    if len(digits) > 1 and one.cells != other.cells:
        low, high = (side[0].digit for side in clash)
        return say("exclude-each-other", one=one, other=other, low=low, high=high)
    if len(digits) > 1:
        return say("cannot-be-both", cell=one, low=digits[0], high=digits[-1])
    return say("cannot-both-be", one=one, other=other, digit=digits[0])
