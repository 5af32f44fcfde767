"""Alternating chains: the implications from the first node to the last, and what both ends exclude."""

from collections.abc import Iterator

from ...board.houses import digits_in
from ...logic.cell_groups import CellGroup, sets_with_roles
from ...logic.step import Role, Step
from ...techniques.chains.nodes import HiddenSet, InCells, InHouse, InRectangle, InTruth, Node
from ...techniques.chains.pattern import (
    AlternatingChain,
    ContinuousLoop,
    DiscontinuousLoop,
    RemotePair,
    SingleDigitChain,
)
from ..messages import Marked, Message, Paragraph, Passage, cells, each_cell, house, say
from .common import conclusion
from .following import Event, followed, in_house, in_truth, is_off, is_on
from .registry import CONCLUDED, TELLERS


def chain(step: Step, found: AlternatingChain) -> Iterator[Passage]:
    """Explain a chain from one end to the other, or back to the candidate that it proves false or true."""
    yield from _followed(found)
    first, last = found.nodes[0], found.nodes[-1]
    if first == last:
        role = Role.PLACED if step.placements else Role.ON
        yield say("chains-after-all", cells=each_cell(role, first.cells), digit=first.digit)
        if step.placements:
            return
    elif first.digit == last.digit and found.digits == (first.digit,):
        yield say("chains-one-end", ends=each_cell(Role.ON, first.cells | last.cells), digit=first.digit)
    elif found.ends_in_one_cell:
        yield say("chains-in-one-cell", first=is_on(first), digit=last.digit)
    else:
        yield say("chains-either", first=is_on(first), last=is_on(last))
        if isinstance(found, DiscontinuousLoop):
            yield say("chains-turn", cell=cells(Role.REMOVED, [found.turn.cell]), digit=found.turn.digit)
        else:
            removed = (
                say("chains-removed", cell=cells(Role.REMOVED, [each.cell]), digit=each.digit) for each in found.removed
            )
            yield say("chains-excluded", removed=removed)
    yield conclusion(step)


def continuous_loop(step: Step, found: ContinuousLoop) -> Iterator[Passage]:
    """Explain a closed chain: exactly one end of each weak link is true."""
    yield from _followed(found)
    first, last = found.nodes[0], found.nodes[-1]
    weak = zip(found.nodes[1::2], (*found.nodes[2::2], first), strict=True)
    inside = first.cells == last.cells
    yield say("chains-loop", last=is_on(last), first=is_off(first), inside=inside, digit=first.digit)
    yield say("chains-weak-links", pairs=(_one_of(one, other) for one, other in weak))
    if found.sets:
        yield say("chains-sets-keep", kept=_kept(found))
    for hidden in found.hidden_sets:
        where = cells(Role.PATTERN, hidden.group.cells)
        yield say("chains-hidden-set-keeps", cells=where, digits=digits_in(hidden.digits))


def _kept(found: ContinuousLoop) -> Iterator[Message]:
    """State the digits that the sets of a loop contain in both directions."""
    by_sets = [(off, on) for off, on, by in found.pairs if isinstance(by, InCells) and by.is_set]
    for (off, on), (role, group) in zip(by_sets, sets_with_roles(found.sets), strict=False):
        digits = group.digits & ~(1 << off.digit | 1 << on.digit)
        yield say("chains-set-keeps", set=cells(role, group.cells), digits=digits_in(digits))


def _one_of(one: Node, other: Node) -> Message:
    """State that one of two nodes that exclude each other is true."""
    if one.digit == other.digit:
        places = (*each_cell(Role.ON, one.cells), *each_cell(Role.OFF, other.cells))
        return say("chains-one-place", digit=one.digit, places=places)
    inside = one.cells == other.cells
    return say("chains-one-of", one=is_on(one), other=is_on(other, Role.OFF), inside=inside, digit=other.digit)


def remote_pair(step: Step, found: RemotePair) -> Iterator[Message]:
    """Explain cells with the same two digits, which alternate."""
    one, other = digits_in(found.digits)
    ends = each_cell(Role.PINCER, (found.cells[0], found.cells[-1]))
    yield say("chains-take-turns", cells=each_cell(Role.PATTERN, found.cells), one=one, other=other)
    yield say("chains-outer-two", ends=ends, one=one, other=other)


def _followed(found: AlternatingChain) -> Iterator[Paragraph]:
    """Lead from the first node, which is off, to the last, which is on."""
    sets = sets_with_roles(found.sets)
    events: list[Event] = []
    for place, (off, on, by) in enumerate(found.pairs):
        if place:
            hidden = found.weak[place - 1] if found.weak else None
            events.append(Event(off, False, _by_hidden_set(off, hidden) if hidden else None))
        clause = None
        if isinstance(by, InHouse):
            clause = in_house(by.house, on)
        elif isinstance(by, InTruth):
            clause = in_truth(by.truth, on)
        elif isinstance(by, InRectangle):
            clause = _by_rectangle(on, by)
        elif isinstance(by, InCells) and by.is_set:
            clause = _by_set(on, *next(sets), off.digit, found.nodes[0])
        is_long = isinstance(by, InCells) and by.is_set
        events.append(Event(on, True, clause, not isinstance(by, InRectangle), is_long))
    first = found.nodes[0]
    return (Paragraph((each,)) for each in followed("if", is_off(first), first, events))


def _by_set(on: Node, role: Role, group: CellGroup, without: int, excluded: Node) -> Message:
    """Explain that an almost locked set that lacks one digit contains all others, though not in an excluded node."""
    places = on.cells & ~excluded.cells if on.digit == excluded.digit else on.cells
    return say(
        "chains-by-set",
        set=cells(role, group.cells),
        others=digits_in(group.digits & ~(1 << without)),
        digit=on.digit,
        cells=each_cell(Role.ON, places or on.cells),
    )


def _by_rectangle(on: Node, rectangle: InRectangle) -> Message:
    """Explain that a rectangle would otherwise be left with two digits, and the puzzle with two solutions."""
    corners = Marked(Role.CORNER, rectangle.name)
    return say("chains-by-rectangle", on=is_on(on), corners=corners, digits=digits_in(rectangle.digits))


def _by_hidden_set(off: Node, hidden: HiddenSet) -> Message:
    """Explain that the digits of a hidden set need all their cells except the one that is taken."""
    return say(
        "chains-by-hidden-set",
        off=is_off(off),
        house=house(Role.HOUSE, hidden.house),
        cells=cells(Role.PATTERN, hidden.group.cells),
        digits=digits_in(hidden.digits),
        count=hidden.digits.bit_count(),
    )


TELLERS.update(dict.fromkeys((AlternatingChain, SingleDigitChain, DiscontinuousLoop), chain))
CONCLUDED.update((AlternatingChain, SingleDigitChain, DiscontinuousLoop))
TELLERS.update({ContinuousLoop: continuous_loop, RemotePair: remote_pair})
