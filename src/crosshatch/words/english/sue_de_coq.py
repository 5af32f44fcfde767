"""Sue de Coq in words: how often each digit can be in the cells."""

from collections.abc import Sequence

from ...board.houses import digits_in
from ...logic.step import Line, Role, Step
from ...techniques.almost_locked.sue_de_coq_pattern import SueDeCoq
from ..spans import line, marked, say
from .almost_locked import described
from .common import conclude, house, listed


def sue_de_coq(step: Step, found: SueDeCoq) -> Line:
    """There are just enough digits for the cells."""
    core, of_line, of_box = (described(*each) for each in found.groups)
    return say(
        "Take {core}, where {row} and {box} cross, {of_line} from the rest of {row}, and {of_box} from the rest of "
        "{box}: {count} cells in all. No digit of the first set is in both of the others, so each of these digits can "
        "fill only one of the {count} cells{others}. That is just enough to fill them all, so none can be missing: in "
        "these cells {row} has its {in_line}, and {box} its {in_box}. {so}",
        core=core,
        row=house(Role.HOUSE, found.line),
        box=house(Role.HOUSE, found.box),
        of_line=of_line,
        of_box=of_box,
        count=sum(group.cells.bit_count() for _, group in found.groups),
        others=_others(digits_in((found.line_group.digits | found.box_group.digits) & ~found.core.digits)),
        in_line=listed(marked(Role.ALS_A, digit) for digit in digits_in(found.in_line)),
        in_box=listed(marked(Role.ALS_B, digit) for digit in digits_in(found.in_box)),
        so=conclude(step),
    )


def _others(digits: Sequence[int]) -> Line:
    """Say how many cells the digits can fill that the core does not have."""
    if not digits:
        return ()
    can = "can each" if len(digits) > 1 else "can"
    return line(", while ", listed(digits), f" {can} fill one in each set that has it")


TEXTS = {SueDeCoq: sue_de_coq}
