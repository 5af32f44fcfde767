"""Exocets: why the digits of a base are in its targets, and what each rule removes."""

from collections.abc import Iterator

from ...board.houses import digits_in, number_in_kind
from ...logic.step import Role, Step
from ...techniques.exocet.pattern import BY_MIRROR, CERTAIN, Exocet
from ..messages import Message, Paragraph, Passage, cells, each_cell, houses, kind_of, say
from .common import removed_from
from .registry import CONCLUDED, TELLERS


def exocet(step: Step, found: Exocet) -> Iterator[Passage]:
    """Explain why base and targets have the same digits, and then what follows, rule by rule."""
    band, lines = houses(None, found.band), houses(Role.HOUSE, found.cross_lines)
    covers = [say("exocet-cover", digit=each.digit, lines=houses(Role.COVER, each.lines)) for each in found.covers]
    pairs = [
        say("exocet-pair", base=cells(Role.BASE, base.cells), targets=each_cell(Role.TARGET, base.target_cells))
        for base in found.bases
    ]
    yield say(
        "exocet-base",
        bases=[cells(Role.BASE, base.cells) for base in found.bases],
        digits=digits_in(found.digits),
    )
    yield say("exocet-lines", lines=lines, band=band, covers=covers)
    where = {"lines": lines, "kind": kind_of(found.cross_lines)}
    where |= {"band": band, "area": kind_of(found.band), "areas": tuple(map(number_in_kind, found.band))}
    if len(found.bases) > 1:
        yield say("exocet-double", pairs=pairs, **where)
    else:
        yield say("exocet-targets", **where, **pairs[0].values)
    if any(removal.rule in BY_MIRROR for removal in found.removals):
        yield say("exocet-mirrors", pairs=[_mirror(each.cell, each.mirror) for each in found.targets])
    if len(found.bases) == 1 and any(removal.rule in CERTAIN for removal in found.removals):
        yield say("exocet-certain", base=pairs[0]["base"], digits=digits_in(found.certain))
    for removal in found.removals:
        rule = say(
            f"exocet-{removal.rule.replace(' ', '-')}",
            removed=removed_from(removal.candidates),
            digits=digits_in(found.certain),
            bases=len(found.bases),
            lines=lines,
            band=band,
        )
        yield Paragraph((rule,), 1)


def _mirror(target: int, mirror: int) -> Message:
    return say("exocet-mirror", target=cells(Role.TARGET, [target]), mirror=cells(Role.MIRROR, mirror))


TELLERS[Exocet] = exocet
CONCLUDED.add(Exocet)
