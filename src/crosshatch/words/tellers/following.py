"""Sequences of implications in words: a node is off, so another is on, and so on."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import NamedTuple

from ...logic.step import BoardTruth, Guardians, HouseTruth, Role, Truth
from ...techniques.chains.nodes import Node
from ..messages import Message, Value, cells, each_cell, house, say
from .common import rule_named

LONG = 3
"""The maximum number of placements in a sentence, where those with a long clause count twice."""


class Event(NamedTuple):
    """A node that is on or off because of the previous one, optionally with a clause that gives the reason.

    ``names_cell_last`` says whether that clause ends with the cell, so that the next one can refer to it, and ``long``
    whether it names several cells and digits.
    """

    node: Node
    on: bool
    clause: Message | None = None
    names_cell_last: bool = True
    long: bool = False


def is_on(node: Node, role: Role = Role.ON) -> Message:
    """State that a node is true."""
    return say("following-on", cells=each_cell(role, node.cells), digit=node.digit)


def is_off(node: Node, role: Role = Role.OFF) -> Message:
    """State that a node is false."""
    return is_none(node.cells, (node.digit,), role)


def is_none(cells: int, digits: Sequence[int], role: Role = Role.OFF) -> Message:
    """State that cells have none of some digits."""
    return say("following-off", cells=each_cell(role, cells), digits=digits)


def in_house(which: int, node: Node) -> Message:
    """State that a node must have its digit in a house."""
    return say(
        "following-in-house", house=house(Role.HOUSE, which), digit=node.digit, cells=each_cell(Role.ON, node.cells)
    )


def in_truth(truth: Truth | None, node: Node) -> Message | None:
    """State that a node is true because of a house, a rule of the board or a pattern; None for a cell."""
    if isinstance(truth, HouseTruth):
        return in_house(truth.house, node)
    if isinstance(truth, BoardTruth):
        rule = rule_named(truth.name)
        return say("following-in-truth", rule=rule, digit=node.digit, cells=each_cell(Role.ON, node.cells))
    if isinstance(truth, Guardians):
        return say(
            "following-last-guardian", digit=node.digit, cells=each_cell(Role.ON, node.cells), **last_guardian(truth)
        )
    return None


def last_guardian(truth: Guardians) -> dict[str, Value]:
    """Return the cells and digits of a pattern: if its last guardian were false, the cells would hold only these."""
    return {"pattern": cells(Role.FLOOR, truth.cells), "digits": sorted({each.digit for each in truth.pattern})}


def followed(opening: str, fact: Message, first: Node, events: Sequence[Event]) -> Iterator[Message]:
    """Return sentences from the assumption or fact about the first node to the last event.

    They open with ``if``, with ``also`` if the assumption has been made before, or with ``since``.
    """
    ends = _last_of_sentences(events)
    parts = [say(f"following-{opening}", fact=fact)]
    opening = "if" if opening == "also" else opening
    before = Event(first, not events[0].on)
    for place, event in enumerate(events):
        parts.append(_next(before, event, "next" if place else opening) if parts else _say("so", event))
        if place in ends:
            yield say("following-sentence", parts=parts)
            parts = []
        before = event


def _next(before: Event, event: Event, opening: str) -> Message:
    """Return the clause for an event; it omits the cell if the previous clause has just named it."""
    named = before.names_cell_last if before.clause else opening != "next"
    goes_on = before.clause is None if event.on else named
    same = event.node.cells == before.node.cells and event.node.cells.bit_count() == 1  # a group is not "it"
    if event.clause is None and same and goes_on:
        return _say("it-is" if event.on else "it-is-not", event, opening)
    return _say("so-on" if event.on else "so-off", event, opening)


def _say(what: str, event: Event, opening: str = "") -> Message:
    clause = event.clause or (is_on if event.on else is_off)(event.node)
    return say(f"following-{what}", clause=clause, digit=event.node.digit, opening=opening)


def _last_of_sentences(events: Sequence[Event]) -> set[int]:
    """Return the positions of the events that end a sentence, so that sentences have similar lengths."""
    on = [place for place, event in enumerate(events) if event.on]
    lengths = list(accumulate((2 if events[place].long else 1 for place in on), initial=0))
    count = -(-lengths[-1] // LONG)
    ends = {on[bisect_left(lengths, number * lengths[-1] // count) - 1] for number in range(1, count)}
    return {end for end in ends if end < len(events) - 1 and not events[end + 1].on} | {len(events) - 1}
