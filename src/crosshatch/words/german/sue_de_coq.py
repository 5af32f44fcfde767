"""Sue de Coq in words: how often each digit can be in the cells."""

from collections.abc import Sequence

from ...board.houses import digits_in
from ...logic.step import Line, Role, Step
from ...techniques.almost_locked.sue_de_coq_pattern import SueDeCoq
from ..spans import line, marked, say
from .almost_locked import described
from .common import conclude, house, listed, the


def sue_de_coq(step: Step, found: SueDeCoq) -> Line:
    """There are just enough digits for the cells."""
    core, of_line, of_box = (described(*each) for each in found.groups)
    in_line, in_box = digits_in(found.in_line), digits_in(found.in_box)
    return say(
        "Nimm {core}, wo {row} und {box} sich kreuzen, {of_line} aus dem Rest von {row} und {of_box} aus dem Rest von "
        "{box}: zusammen {count} Zellen. Keine Ziffer der ersten Menge ist in beiden anderen, also kann jede davon "
        "nur eine der {count} Zellen füllen{others}. Das reicht gerade, um alle zu füllen, also darf keine fehlen: In "
        "diesen Zellen {stand} von {row} {in_line}, von {box} {in_box}. {so}",
        core=core,
        row=house(Role.HOUSE, found.line),
        box=house(Role.HOUSE, found.box),
        of_line=of_line,
        of_box=of_box,
        count=sum(group.cells.bit_count() for _, group in found.groups),
        others=_others(digits_in((found.line_group.digits | found.box_group.digits) & ~found.core.digits)),
        stand="steht" if len(in_line) == 1 else "stehen",
        in_line=_digits(Role.ALS_A, in_line),
        in_box=_digits(Role.ALS_B, in_box),
        so=conclude(step),
    )


def _digits(role: Role, digits: Sequence[int]) -> Line:
    return listed(line("die ", marked(role, digit)) for digit in digits)


def _others(digits: Sequence[int]) -> Line:
    """Say how many cells the digits can fill that the core does not have."""
    if not digits:
        return ()
    can = "können je" if len(digits) > 1 else "kann"
    return line("; ", listed(map(the, digits)), f" {can} eine Zelle in jeder Menge füllen, in der sie vorkommt")


TEXTS = {SueDeCoq: sue_de_coq}
