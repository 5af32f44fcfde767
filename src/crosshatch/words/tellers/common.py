"""What tellers share: conclusions, and what goes wrong."""

from ...board.houses import DIGITS
from ...step import Role, Step
from ..messages import Message, cells, say


def conclusion(step: Step) -> Message:
    """What a step places and eliminates."""
    digits: dict[tuple[int, ...], list[int]] = {}
    for digit in DIGITS:
        losing = tuple(each.cell for each in step.eliminations if each.digit == digit)
        if losing:
            digits.setdefault(losing, []).append(digit)
    return say(
        "conclusion",
        placed=[say("placed", cell=cells(Role.PLACED, [each.cell]), digit=each.digit) for each in step.placements],
        removed=[
            say("removed", cells=cells(Role.REMOVED, where), digits=tuple(some)) for where, some in digits.items()
        ],
        count=sum(map(len, digits.values())),
    )
