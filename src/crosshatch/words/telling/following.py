"""What is told one after the other: chains and forcing chains, event by event."""

from collections.abc import Sequence
from typing import NamedTuple

from ...logic.step import Line
from ...techniques.chains.nodes import Node

LONG = 3
"""How many things that must be are told in one sentence."""


class Told(NamedTuple):
    """A node that is on or off because of the one before it; with a clause of its own where that says why."""

    node: Node
    on: bool
    clause: Line = ()


def last_of_sentences(events: Sequence[Told]) -> set[int]:
    """Return the places of the events that end a sentence, so that all are about as long."""
    on = [index for index, event in enumerate(events) if event.on]
    count = -(-len(on) // LONG)
    ends = {on[number * len(on) // count - 1] for number in range(1, count)}
    return {end for end in ends if not events[end + 1].on} | {len(events) - 1}
