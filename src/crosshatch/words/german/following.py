"""What follows from what, in words to be followed aloud: what is off, so what is on, and so on.

Each clause begins with its verb, as it stands after *dann*, *damit* or *also*; what is assumed stands with its verb at
the end.  What goes is joined by *damit*, what must be by *also*, so that one can hear which is which.
"""

from collections.abc import Sequence

from ...board.houses import cells_in
from ...logic.step import Line, Role
from ...techniques.chains.nodes import Node
from ..spans import Piece, cells, line, say
from ..telling.following import Told, last_of_sentences
from .common import house, listed


def followed(start: Line, first: Node, events: Sequence[Told], then: str = " dann") -> tuple[Line, ...]:
    """Return sentences that lead from a start, which ends in what ``first`` is, from each event to the next."""
    ends = last_of_sentences(events)
    sentences: list[Line] = []
    parts: list[Piece] = [start]
    before = Told(first, bool(events) and not events[0].on)
    opening = True
    for index, event in enumerate(events):
        if not parts:
            parts += ["Damit ", event.clause or off_verb_first(event.node)]
        elif opening:
            parts += [f",{then} ", _first(event, before)]
        elif event.on:
            parts.append(_on(event, before))
        else:
            parts.append(_off(event, before))
        before, opening = event, False
        if index in ends:
            sentences.append(line(*parts, "."))
            parts = []
    return tuple(sentences)


def _first(event: Told, before: Told) -> Line:
    """Say what follows from what was assumed."""
    same_cell = event.node.cells == before.node.cells
    if event.clause:
        return event.clause
    if same_cell and is_one(event.node) and event.node.digit != before.node.digit:
        return line(f"ist sie {'eine' if event.on else 'keine'} {event.node.digit}")
    return on_verb_first(event.node) if event.on else off_verb_first(event.node)


def _on(event: Told, before: Told) -> Line:
    """Say what is on because of what was just said to be off."""
    if event.clause or event.node.cells != before.node.cells or before.clause:
        return line(", also ", event.clause or on_verb_first(event.node))
    return line(f", sondern eine {event.node.digit}")


def _off(event: Told, before: Told) -> Line:
    """Say what is off because of what was just said to be on."""
    same_cell = event.node.cells == before.node.cells and event.node.digit != before.node.digit and not event.clause
    if same_cell and before.clause and before.clause[-1].role is not None:  # it ends in the name of the cell
        return line(f" und nicht die {event.node.digit}")
    return line(", damit ", event.clause or off_verb_first(event.node))


def is_on(node: Node, role: Role = Role.ON) -> Line:
    """Say that a node is true: ``r1c1 ist eine 5``, ``eine der Zellen r1c1 und r1c2 ist eine 5``."""
    return line(_which(node, role), f" ist eine {node.digit}")


def is_off(node: Node, role: Role = Role.OFF) -> Line:
    """Say that a node is false: ``r1c1 ist keine 5``, ``weder r1c1 noch r1c2 ist eine 5``."""
    none, a = _none(node, role)
    return line(none, f" ist {a} {node.digit}")


def on_verb_first(node: Node, role: Role = Role.ON) -> Line:
    """Say the same behind an adverb: ``ist r1c1 eine 5``."""
    return line("ist ", on_without_verb(node, role))


def on_without_verb(node: Node, role: Role = Role.ON) -> Line:
    """Say the same behind another clause that has the verb: ``r1c1 eine 5``."""
    return line(_which(node, role), f" eine {node.digit}")


def off_verb_first(node: Node, role: Role = Role.OFF) -> Line:
    """Say the same behind an adverb: ``ist r1c1 keine 5``."""
    none, a = _none(node, role)
    return line("ist ", none, f" {a} {node.digit}")


def on_verb_last(node: Node, role: Role = Role.ON) -> Line:
    """Say the same in a clause with a conjunction: ``r1c1 eine 5 ist``."""
    return line(on_without_verb(node, role), " ist")


def off_verb_last(node: Node, role: Role = Role.OFF) -> Line:
    """Say the same in a clause with a conjunction: ``r1c1 keine 5 ist``."""
    none, a = _none(node, role)
    return line(none, f" {a} {node.digit} ist")


def in_house(which: int, node: Node) -> Line:
    """Say that a node has the digit of a house, behind an adverb: ``steht die 5 von Zeile 1 in r1c1``."""
    places = each_place(node.cells, Role.ON)
    return say(
        "steht die {digit} von {house} in {places}", house=house(Role.HOUSE, which), digit=node.digit, places=places
    )


def each_place(which: int, role: Role, last: str = "oder") -> Line:
    """Name cells of a set one by one."""
    return listed((cells(role, [cell]) for cell in cells_in(which)), last)


def is_one(node: Node) -> bool:
    """Whether a node is a single candidate."""
    return node.cells & (node.cells - 1) == 0


def _which(node: Node, role: Role) -> Line:
    return line("" if is_one(node) else "eine der Zellen ", each_place(node.cells, role, "und"))


def _none(node: Node, role: Role) -> tuple[Line, str]:
    """Return what no cell of a node is, and the article before its digit."""
    if is_one(node):
        return line(cells(role, cells_in(node.cells))), "keine"
    if node.cells.bit_count() == 2:
        return line("weder ", each_place(node.cells, role, "noch")), "eine"
    return line("keine der Zellen ", each_place(node.cells, role, "und")), "eine"
