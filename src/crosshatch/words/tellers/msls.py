"""Multi-sector locked sets: which houses cover the cells, and why that leaves their digits no room to spare."""

from collections.abc import Iterator

from ...board.houses import digits_in
from ...logic.step import Role, Step
from ...techniques.msls.pattern import LockedSets, SKLoop, kind_role
from ..messages import Message, cells, house, houses, say
from .registry import TELLERS


def locked_sets(step: Step, found: LockedSets) -> Iterator[Message]:
    """Name the cells, their covers, and what follows from their numbers."""
    yield say("msls-cells", cells=cells(Role.PATTERN, found.group.cells), count=len(found.truths))
    yield from _counted(found)


def sk_loop(step: Step, found: SKLoop) -> Iterator[Message]:
    """Name the ring group by group, its covers, and what follows from their numbers."""
    yield say(
        "sk-loop-ring",
        lines=[house(kind_role(each), each) for each in sorted(found.ring[1::2])],
        boxes=[house(kind_role(each), each) for each in sorted(found.ring[::2])],
        groups=[cells(Role.PATTERN, each) for each in found.groups],
        count=len(found.truths),
    )
    yield from _counted(found)


def _counted(found: LockedSets) -> Iterator[Message]:
    """Compare the number of cells with that of covers."""
    covers = [
        say("msls-cover", digits=digits_in(digits), houses=houses(kind_role(some[0]), some), count=len(some))
        for digits, some in found.by_digits()
    ]
    yield say("msls-covers", covers=covers)
    numbers = {"covers": len(found.covers), "count": len(found.truths)}
    if found.rank:
        yield say("msls-one-more", **numbers)
        yield say("msls-too-many")
        return
    yield say("msls-just-enough", **numbers)
    inside = {each.cell for each in found.removed if found.group.cells >> each.cell & 1}
    if len(inside) < len({each.cell for each in found.removed}):
        yield say("msls-rest")
    if inside:
        yield say("msls-twice", cells=cells(Role.REMOVED, sorted(inside)))


TELLERS.update({LockedSets: locked_sets, SKLoop: sk_loop})
