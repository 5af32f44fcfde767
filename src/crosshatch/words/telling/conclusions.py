"""What a step comes to: the digits that go from the same cells together."""

from ...board.houses import DIGITS
from ...logic.step import Step


def removed_together(step: Step) -> dict[tuple[int, ...], list[int]]:
    """Return the digits that a step removes, by the cells that lose them, in the order of the lowest digits."""
    digits: dict[tuple[int, ...], list[int]] = {}
    for digit in DIGITS:
        losing = tuple(each.cell for each in step.eliminations if each.digit == digit)
        if losing:
            digits.setdefault(losing, []).append(digit)
    return digits
