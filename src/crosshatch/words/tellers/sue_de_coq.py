"""Sue de Coq: how often each digit can be in the cells."""

from collections.abc import Iterator

from ...board.houses import digits_in
from ...logic.step import Role, Step
from ...techniques.almost_locked.sue_de_coq_pattern import SueDeCoq
from ..messages import Marked, Message, house, say
from .almost_locked import described
from .registry import TELLERS


def sue_de_coq(step: Step, found: SueDeCoq) -> Iterator[Message]:
    """There are just enough digits for the cells."""
    core, of_line, of_box = (described(*each) for each in found.groups)
    where = {"line": house(Role.HOUSE, found.line), "box": house(Role.HOUSE, found.box)}
    count = sum(group.cells.bit_count() for _, group in found.groups)
    others = digits_in((found.line_group.digits | found.box_group.digits) & ~found.core.digits)
    yield say("sue-de-coq-cells", core=core, of_line=of_line, of_box=of_box, count=count, **where)
    yield say("sue-de-coq-once", count=count, others=others)
    yield say(
        "sue-de-coq-none-missing",
        in_line=[Marked(Role.ALS_A, digit) for digit in digits_in(found.in_line)],
        in_box=[Marked(Role.ALS_B, digit) for digit in digits_in(found.in_box)],
        **where,
    )


TELLERS.update({SueDeCoq: sue_de_coq})
