"""What follows from what, in words to be followed aloud: what is off, so what is on, and so on.

A cell is named wherever something new is said of it; where its candidates follow from each other, it is said at once:
``r1c7 is not 1 but 7``, ``row 1 has its 5 in r1c5, which is not 4 then``.
"""

from collections.abc import Sequence

from ...board.houses import cells_in
from ...logic.step import Line, Role
from ...techniques.chains.nodes import Node
from ..spans import Piece, cells, line, say
from ..telling.following import Told, last_of_sentences
from .common import house, listed


def followed(start: Line, first: Node, events: Sequence[Told], then: str = " then") -> tuple[Line, ...]:
    """Return sentences that lead from a start, which ends in what ``first`` is, from each event to the next."""
    ends = last_of_sentences(events)
    sentences: list[Line] = []
    parts: list[Piece] = [start]
    before = Told(first, bool(events) and not events[0].on)
    opening = True
    for index, event in enumerate(events):
        if not parts:
            parts += ["So ", event.clause or is_off(event.node)]
        elif event.on:
            parts.append(_on(event, before, then if opening else None))
        else:
            parts.append(_off(event, before, opening))
        before, opening = event, False
        if index in ends:
            sentences.append(line(*parts, "."))
            parts = []
    return tuple(sentences)


def _on(event: Told, before: Told, then: str | None) -> Line:
    """Say what is on because of what was just said to be off; ``then`` where that was the start."""
    digit = event.node.digit
    if event.clause:
        return line(", so " if then is None else f",{then} ", event.clause)
    if event.node.cells != before.node.cells or before.clause:
        return line(", so ", is_on(event.node))
    return line(f" but {digit}" if then is None else f", it is {digit}")


def _off(event: Told, before: Told, opening: bool) -> Line:
    """Say what is off because of what was just said to be on."""
    same_cell = event.node.cells == before.node.cells and event.node.digit != before.node.digit and not event.clause
    if same_cell and opening:
        return line(f", it is not {event.node.digit}")
    if same_cell and before.clause and before.clause[-1].role is not None:  # it ends in the name of the cell
        return line(f", which is not {event.node.digit} then")
    return line(", " if opening else ", so ", event.clause or is_off(event.node))


def is_on(node: Node, role: Role = Role.ON) -> Line:
    """Say that a node is true: ``r1c1 is 5``, ``one of r1c1 and r1c2 is 5``."""
    return line("" if _is_one(node) else "one of ", each_place(node.cells, role, "and"), f" is {node.digit}")


def is_off(node: Node, role: Role = Role.OFF) -> Line:
    """Say that a node is false: ``r1c1 is not 5``, ``neither r1c1 nor r1c2 is 5``."""
    if _is_one(node):
        return line(cells(role, cells_in(node.cells)), f" is not {node.digit}")
    if node.cells.bit_count() == 2:
        return line("neither ", each_place(node.cells, role, "nor"), f" is {node.digit}")
    return line("none of ", each_place(node.cells, role, "and"), f" is {node.digit}")


def in_house(which: int, node: Node) -> Line:
    """Say that a node has the digit of a house: ``row 1 has its 5 in r1c1``."""
    places = each_place(node.cells, Role.ON)
    return say("{house} has its {digit} in {places}", house=house(Role.HOUSE, which), digit=node.digit, places=places)


def each_place(which: int, role: Role, last: str = "or") -> Line:
    """Name cells of a set one by one."""
    return listed((cells(role, [cell]) for cell in cells_in(which)), last)


def _is_one(node: Node) -> bool:
    return node.cells & (node.cells - 1) == 0
