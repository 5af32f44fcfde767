"""What follows from what, to be followed aloud: what is off, so what is on, and so on."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from ...logic.step import Role
from ...techniques.chains.nodes import Node
from ..messages import Message, each_cell, house, say

LONG = 3
"""How many things that must be are told in one sentence."""


class Event(NamedTuple):
    """A node that is on or off because of the one before it, perhaps with a clause of its own, which says why.

    ``names_cell_last`` tells whether that clause ends in the cell, so that the next one can refer to it.
    """

    node: Node
    on: bool
    clause: Message | None = None
    names_cell_last: bool = True


def is_on(node: Node, role: Role = Role.ON) -> Message:
    """A node is true."""
    return say("following-on", cells=each_cell(role, node.cells), digit=node.digit)


def is_off(node: Node, role: Role = Role.OFF) -> Message:
    """A node is false."""
    return is_none(node.cells, (node.digit,), role)


def is_none(cells: int, digits: Sequence[int], role: Role = Role.OFF) -> Message:
    """Some cells have none of some digits."""
    return say("following-off", cells=each_cell(role, cells), digits=digits)


def in_house(which: int, node: Node) -> Message:
    """A node has the digit of a house."""
    return say(
        "following-in-house", house=house(Role.HOUSE, which), digit=node.digit, cells=each_cell(Role.ON, node.cells)
    )


def followed(opening: str, fact: Message, first: Node, events: Sequence[Event]) -> Iterator[Message]:
    """Sentences that lead from what is assumed or known (``if`` or ``since``) of the first node to the last event."""
    ends = _last_of_sentences(events)
    parts = [say(f"following-{opening}", fact=fact)]
    before = Event(first, not events[0].on)
    for place, event in enumerate(events):
        parts.append(_next(before, event, "next" if place else opening) if parts else _say("so", event))
        if place in ends:
            yield say("following-sentence", parts=parts)
            parts = []
        before = event


def _next(before: Event, event: Event, opening: str) -> Message:
    """What an event says behind the one before it: what is new, if its cell was just named."""
    named = before.names_cell_last if before.clause else opening != "next"
    goes_on = before.clause is None if event.on else named
    if event.clause is None and event.node.cells == before.node.cells and goes_on:
        return _say("it-is" if event.on else "it-is-not", event, opening)
    return _say("so-on" if event.on else "so-off", event, opening)


def _say(what: str, event: Event, opening: str = "") -> Message:
    clause = event.clause or (is_on if event.on else is_off)(event.node)
    return say(f"following-{what}", clause=clause, digit=event.node.digit, opening=opening)


def _last_of_sentences(events: Sequence[Event]) -> set[int]:
    """Return the places of the events that end a sentence, so that all are about as long."""
    on = [place for place, event in enumerate(events) if event.on]
    count = -(-len(on) // LONG)
    ends = {on[number * len(on) // count - 1] for number in range(1, count)}
    return {end for end in ends if not events[end + 1].on} | {len(events) - 1}
