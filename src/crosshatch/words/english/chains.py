"""Alternating chains in words, to be followed aloud: what is off, so what is on, and so on."""

from ...board.houses import cells_in, digits_in
from ...board.messages import COUNTS
from ...logic.cell_groups import CellGroup, sets_with_roles
from ...logic.step import Line, Role, Step
from ...techniques.chains.nodes import HiddenSet, InCells, InHouse, InRectangle, Node
from ...techniques.chains.pattern import (
    AlternatingChain,
    ContinuousLoop,
    DiscontinuousLoop,
    RemotePair,
    SingleDigitChain,
)
from ..spans import Piece, cells, join, line, marked, say
from ..telling.following import Told
from .common import conclude, each_cell, house, listed
from .following import each_place, followed, in_house, is_off, is_on


def chain(step: Step, found: AlternatingChain) -> tuple[Line, ...]:
    """A chain from one end to the other."""
    first, last = found.nodes[0], found.nodes[-1]
    if first.digit == last.digit:
        return single_digit_chain(step, found)
    if found.ends_in_one_cell:
        return in_one_cell(step, found)
    removed = listed((line(f"{each.digit} in ", cells(Role.REMOVED, [each.cell])) for each in found.removed), "or")
    return (
        *_followed(found),
        say(
            "So {first}, or {last}, or both. Neither would be possible with {removed}. {so}",
            first=is_on(first),
            last=is_on(last),
            removed=removed,
            so=conclude(step),
        ),
    )


def single_digit_chain(step: Step, found: AlternatingChain) -> tuple[Line, ...]:
    """A chain from a node of a digit to another one of the same."""
    first, last = found.nodes[0], found.nodes[-1]
    if first == last:
        after_all = say("So {it} after all.", it=is_on(first, Role.PLACED if step.placements else Role.ON))
        return (*_followed(found), after_all if step.placements else join([after_all, conclude(step)]))
    ends = [*cells_in(first.cells | last.cells)]
    return (
        *_followed(found),
        say(
            "So at least one of {ends} is {digit}, and a cell that sees {both} cannot be {digit}. {so}",
            ends=each_cell(Role.ON, ends),
            digit=first.digit,
            both="both" if len(ends) == 2 else "all of them",
            so=conclude(step),
        ),
    )


def in_one_cell(step: Step, found: AlternatingChain) -> tuple[Line, ...]:
    """A chain from a digit of a cell to another one of it."""
    first, last = found.nodes[0], found.nodes[-1]
    return (
        *_followed(found),
        say("So {first} or {last}, and nothing else. {so}", first=is_on(first), last=last.digit, so=conclude(step)),
    )


def discontinuous_loop(step: Step, found: DiscontinuousLoop) -> tuple[Line, ...]:
    """A chain that shows a candidate to be false, or true."""
    first, last = found.nodes[0], found.nodes[-1]
    if found.placed or first.digit == last.digit:
        return single_digit_chain(step, found)
    if found.ends_in_one_cell:
        return in_one_cell(step, found)
    return (
        *_followed(found),
        say(
            "So {first}, or {last}, or both. Either way, {turn} is not {digit}. {so}",
            first=is_on(first),
            last=is_on(last),
            turn=cells(Role.REMOVED, [found.turn.cell]),
            digit=found.turn.digit,
            so=conclude(step),
        ),
    )


def continuous_loop(step: Step, found: ContinuousLoop) -> tuple[Line, ...]:
    """A chain that closes: one side of each of its links is true."""
    first, last = found.nodes[0], found.nodes[-1]
    weak = zip(found.nodes[1::2], (*found.nodes[2::2], first), strict=True)
    inside = first.cells == last.cells
    return (
        *_followed(found),
        say(
            "And if {last}, {first}: the chain closes to a loop, which can be followed in both directions. So just "
            "one end of each weak link is true: {pairs}.{sets} {so}",
            last=is_on(last),
            first=f"it is not {first.digit}" if inside else is_off(first),
            pairs=join([_one_of(one, other) for one, other in weak], "; "),
            sets=_kept(found),
            so=conclude(step),
        ),
    )


def _kept(found: ContinuousLoop) -> Line:
    """Say that the sets of a loop keep their other digits, and the digits of hidden sets their other cells."""
    roles = iter(sets_with_roles(found.sets))
    kept: list[Piece] = []
    for off, on, by in found.pairs:
        if isinstance(by, InCells) and by.is_set:
            role, group = next(roles)
            others = [digit for digit in digits_in(group.digits) if digit not in (off.digit, on.digit)]
            kept.append(line(cells(role, cells_in(group.cells)), " have ", listed(others)))
    parts = [line(" In both directions, ", listed(kept), ".")] if kept else []
    for hidden in found.hidden_sets:
        places = cells(Role.PATTERN, cells_in(hidden.group.cells))
        parts.append(line(" Apart from that, ", places, " have only ", listed(digits_in(hidden.digits)), "."))
    return line(*parts)


def remote_pair(step: Step, found: RemotePair) -> Line:
    """Cells with the same two digits, which take turns."""
    one, other = digits_in(found.digits)
    return say(
        "Each of {cells} is {one} or {other}, and each sees the next, so the two digits take turns. The outer two, "
        "{ends}, are not the same then, and a cell that sees both can be neither {one} nor {other}. {so}",
        cells=each_cell(Role.PATTERN, found.cells),
        one=one,
        other=other,
        ends=each_cell(Role.PINCER, (found.cells[0], found.cells[-1])),
        so=conclude(step),
    )


def _followed(found: AlternatingChain) -> tuple[Line, ...]:
    """Follow a chain from its first node, which is off, to its last, which is on."""
    sets = iter(sets_with_roles(found.sets))
    events: list[Told] = []
    for place, (off, on, by) in enumerate(found.pairs):
        hidden = found.weak[place - 1] if place and found.weak else None
        events.append(Told(off, on=False, clause=_by_hidden_set(off, hidden) if hidden else ()))
        if isinstance(by, InHouse):
            events.append(Told(on, on=True, clause=in_house(by.house, on)))
        elif isinstance(by, InRectangle):
            events.append(Told(on, on=True, clause=_by_rectangle(on, by)))
        else:
            events.append(Told(on, on=True, clause=_by_set(on, *next(sets), off.digit) if by.is_set else ()))
    first = found.nodes[0]
    return followed(line("If ", is_off(first)), first, events[1:])


def _by_set(on: Node, role: Role, group: CellGroup, without: int) -> Line:
    """Say that an almost locked set that lacks one digit has all others, or that a locked one has all of its digits."""
    if without == on.digit:
        return say(
            "the {count} cells {set} need all of {digits}, the {digit} in {places}",
            count=COUNTS[group.cells.bit_count()],
            set=cells(role, cells_in(group.cells)),
            digits=listed(digits_in(group.digits)),
            digit=on.digit,
            places=each_place(on.cells, Role.ON),
        )
    return say(
        "the {count} cells {set} are left with {others}, the {digit} in {places}",
        count=COUNTS[group.cells.bit_count()],
        set=cells(role, cells_in(group.cells)),
        others=listed(digit for digit in digits_in(group.digits) if digit != without),
        digit=on.digit,
        places=each_place(on.cells, Role.ON),
    )


def _by_rectangle(on: Node, rectangle: InRectangle) -> Line:
    """Say that the corners of a rectangle would be left with two digits, so that the puzzle had two solutions."""
    return say(
        "{on} (or else the corners {corners} could swap {digits}, and the puzzle would have two solutions)",
        on=is_on(on),
        corners=marked(Role.CORNER, rectangle.name),
        digits=listed(digits_in(rectangle.digits)),
    )


def _by_hidden_set(off: Node, hidden: HiddenSet) -> Line:
    """Say that the digits of a house need all their cells but the one that is taken."""
    return say(
        "{off}, as {house} needs the other cells of {cells} for {digits}",
        off=is_off(off),
        house=house(Role.HOUSE, hidden.house),
        cells=cells(Role.PATTERN, cells_in(hidden.group.cells)),
        digits=listed(digits_in(hidden.digits)),
    )


def _one_of(one: Node, other: Node) -> Line:
    """Say that one of two nodes that exclude each other is true."""
    if one.digit == other.digit:
        places = [cells(Role.ON, [cell]) for cell in cells_in(one.cells)]
        places += [cells(Role.OFF, [cell]) for cell in cells_in(other.cells)]
        return line(f"{one.digit} is in ", listed(places, "or"))
    if one.cells == other.cells:
        return line(is_on(one), f" or {other.digit}")
    return line(is_on(one), ", or ", is_on(other, Role.OFF))


TEXTS = {
    AlternatingChain: chain,
    SingleDigitChain: single_digit_chain,
    DiscontinuousLoop: discontinuous_loop,
    ContinuousLoop: continuous_loop,
    RemotePair: remote_pair,
}
