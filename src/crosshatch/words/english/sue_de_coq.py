"""Sue de Coq in words: how often each digit can be in the cells."""

from ...board.houses import digits_in
from ...found.sue_de_coq import SueDeCoq
from ...step import Line, Role, Step
from ..spans import house, line, marked, say
from .almost_locked import described
from .common import conclude, listed


def sue_de_coq(step: Step, found: SueDeCoq) -> Line:
    """There are just enough digits for the cells."""
    core, of_line, of_box = (described(*each) for each in found.groups)
    others = digits_in((found.line_group.digits | found.box_group.digits) & ~found.core.digits)
    return say(
        "{core} are where {row} and {box} cross. None of these digits is both in {of_line}, which is in {row} too, and "
        "in {of_box}, which is in {box}. So each of them can be in one of the {count} cells at most{others}. That is "
        "just enough to fill the {count} cells, so none may be missing: in these cells {row} has its {in_line}, and "
        "{box} its {in_box}. {so}",
        core=core,
        row=house(Role.HOUSE, found.line),
        box=house(Role.HOUSE, found.box),
        of_line=of_line,
        of_box=of_box,
        count=sum(group.cells.bit_count() for _, group in found.groups),
        others=line(", and ", listed(others), " in one cell of each of these two sets") if others else "",
        in_line=listed(marked(Role.ALS_A, digit) for digit in digits_in(found.in_line)),
        in_box=listed(marked(Role.ALS_B, digit) for digit in digits_in(found.in_box)),
        so=conclude(step),
    )


TEXTS = {SueDeCoq: sue_de_coq}
