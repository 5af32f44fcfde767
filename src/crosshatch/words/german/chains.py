"""Alternating chains in words, to be followed aloud: what is off, so what is on, and so on."""

from ...board.houses import cells_in, digits_in
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
from ..spans import Piece, capital, cells, join, line, marked, say
from ..telling.following import Told
from .common import COUNTS, both_or_all, conclude, each_cell, house, listed, the
from .following import (
    each_place,
    followed,
    in_house,
    is_on,
    off_verb_first,
    off_verb_last,
    on_verb_first,
    on_verb_last,
    on_without_verb,
)


def chain(step: Step, found: AlternatingChain) -> tuple[Line, ...]:
    """A chain from one end to the other."""
    first, last = found.nodes[0], found.nodes[-1]
    if first.digit == last.digit:
        return single_digit_chain(step, found)
    if found.ends_in_one_cell:
        return in_one_cell(step, found)
    removed = [line(f"der {each.digit} in ", cells(Role.REMOVED, [each.cell])) for each in found.removed]
    return (
        *_followed(found),
        say(
            "Also ist {first} oder {last}, oder beides. Keins von beiden wäre mit {removed} möglich. {so}",
            first=on_without_verb(first),
            last=on_without_verb(last),
            removed=listed(removed, "oder"),
            so=conclude(step),
        ),
    )


def single_digit_chain(step: Step, found: AlternatingChain) -> tuple[Line, ...]:
    """A chain from a node of a digit to another one of the same."""
    first, last = found.nodes[0], found.nodes[-1]
    if first == last:
        role = Role.PLACED if step.placements else Role.ON
        after_all = say(
            "Also ist {it} doch eine {digit}.",
            it=line("" if first.cells.bit_count() == 1 else "eine der Zellen ", each_place(first.cells, role, "und")),
            digit=first.digit,
        )
        return (*_followed(found), after_all if step.placements else join([after_all, conclude(step)]))
    ends = [*cells_in(first.cells | last.cells)]
    return (
        *_followed(found),
        say(
            "Also ist mindestens eine der Zellen {ends} eine {digit}, und eine Zelle, die {both} sieht, kann keine "
            "{digit} sein. {so}",
            ends=each_cell(Role.ON, ends),
            digit=first.digit,
            both=both_or_all(ends),
            so=conclude(step),
        ),
    )


def in_one_cell(step: Step, found: AlternatingChain) -> tuple[Line, ...]:
    """A chain from a digit of a cell to another one of it."""
    first, last = found.nodes[0], found.nodes[-1]
    return (
        *_followed(found),
        say(
            "Also ist {first} oder {last} und sonst nichts. {so}",
            first=on_without_verb(first),
            last=last.digit,
            so=conclude(step),
        ),
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
            "Also ist {first} oder {last}, oder beides. So oder so ist {turn} keine {digit}. {so}",
            first=on_without_verb(first),
            last=on_without_verb(last),
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
            "Und wenn {last}, {first}: Die Kette schließt sich zu einer Schleife, der man in beiden Richtungen folgen "
            "kann. Also ist von jeder schwachen Verbindung genau ein Ende wahr: {pairs}.{sets} {so}",
            last=on_verb_last(last),
            first=f"ist sie keine {first.digit}" if inside else off_verb_first(first),
            pairs=capital(join([_one_of(one, other) for one, other in weak], "; ")),
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
            kept.append(line(cells(role, cells_in(group.cells)), " enthalten ", listed(map(the, others))))
    parts = [line(" In beiden Richtungen gilt: ", join(kept, ", und "), ".")] if kept else []
    for hidden in found.hidden_sets:
        places = cells(Role.PATTERN, cells_in(hidden.group.cells))
        parts.append(
            line(" Davon abgesehen enthalten ", places, " nur ", listed(map(the, digits_in(hidden.digits))), ".")
        )
    return line(*parts)


def remote_pair(step: Step, found: RemotePair) -> Line:
    """Cells with the same two digits, which take turns."""
    one, other = digits_in(found.digits)
    return say(
        "Jede der Zellen {cells} ist eine {one} oder {other} und sieht die nächste, also wechseln sich die beiden "
        "Ziffern ab. Die äußeren zwei, {ends}, sind dann verschieden, und eine Zelle, die beide sieht, kann weder "
        "eine {one} noch eine {other} sein. {so}",
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
    return followed(line("Wenn ", off_verb_last(first)), first, events[1:])


def _by_set(on: Node, role: Role, group: CellGroup, without: int) -> Line:
    """Say that an almost locked set that lacks one digit has all others, or that a locked one has all of its digits."""
    if without == on.digit:
        return say(
            "brauchen die {count} Zellen {set} alle Ziffern {digits}, davon die {digit} in {places}",
            count=COUNTS[group.cells.bit_count()],
            set=cells(role, cells_in(group.cells)),
            digits=listed(digits_in(group.digits)),
            digit=on.digit,
            places=each_place(on.cells, Role.ON),
        )
    return say(
        "bleiben für die {count} Zellen {set} nur {others}, davon die {digit} in {places}",
        count=COUNTS[group.cells.bit_count()],
        set=cells(role, cells_in(group.cells)),
        others=listed(the(digit) for digit in digits_in(group.digits) if digit != without),
        digit=on.digit,
        places=each_place(on.cells, Role.ON),
    )


def _by_rectangle(on: Node, rectangle: InRectangle) -> Line:
    """Say that the corners of a rectangle would be left with two digits, so that the puzzle had two solutions."""
    return say(
        "{on} (sonst ließen sich in den Ecken {corners} {digits} vertauschen, und das Rätsel hätte zwei Lösungen)",
        on=on_verb_first(on),
        corners=marked(Role.CORNER, rectangle.name),
        digits=listed(map(the, digits_in(rectangle.digits))),
    )


def _by_hidden_set(off: Node, hidden: HiddenSet) -> Line:
    """Say that the digits of a house need all their cells but the one that is taken."""
    return say(
        "{off}, denn {house} braucht die anderen Zellen von {cells} für {digits}",
        off=off_verb_first(off),
        house=house(Role.HOUSE, hidden.house),
        cells=cells(Role.PATTERN, cells_in(hidden.group.cells)),
        digits=listed(map(the, digits_in(hidden.digits))),
    )


def _one_of(one: Node, other: Node) -> Line:
    """Say that one of two nodes that exclude each other is true."""
    if one.digit == other.digit:
        places = [cells(Role.ON, [cell]) for cell in cells_in(one.cells)]
        places += [cells(Role.OFF, [cell]) for cell in cells_in(other.cells)]
        return line(f"die {one.digit} steht in ", listed(places, "oder"))
    if one.cells == other.cells:
        return line(is_on(one), f" oder {other.digit}")
    return line(is_on(one), ", oder ", is_on(other, Role.OFF))


TEXTS = {
    AlternatingChain: chain,
    SingleDigitChain: single_digit_chain,
    DiscontinuousLoop: discontinuous_loop,
    ContinuousLoop: continuous_loop,
    RemotePair: remote_pair,
}
