"""Kraken fish: the cases of a fish, and then a line for each of them."""

from collections.abc import Iterator

from ...logic.step import Role, Step
from ...techniques.fish.kraken_pattern import KrakenFish
from ...techniques.forcing.pattern import Facts
from ..messages import Message, Paragraph, Told, cells, house, houses, say
from .fish import base, used_up
from .following import is_on
from .forcing import case
from .registry import TELLERS


def kraken_fish(step: Step, found: KrakenFish) -> Iterator[Told]:
    """The cases of a fish, what each leads to, and what follows."""
    yield Paragraph((base(found.fish), *_without_fins(found)))
    yield from (case(facts, _fin(facts)) for facts in found.fins)
    yield from (case(facts, is_on(facts[0].node, Role.PATTERN)) for facts in found.places)


def _without_fins(found: KrakenFish) -> Iterator[Message]:
    """What holds if no fin is true."""
    fish, digit = found.fish, found.fish.digit
    (cover,) = fish.covers
    covers = houses(Role.COVER, cover.houses)
    if fish.fins:
        yield say("kraken-without-fins", fins=cells(Role.FIN, fish.fins), digit=digit, covers=covers)
    else:
        yield say("fish-covered", covers=covers)
    yield from used_up(fish, cover)
    if found.cover is None:
        yield say("kraken-not", cell=cells(Role.REMOVED, [found.removed.cell]), digit=digit)
    else:
        places = [cells(Role.PATTERN, facts[0].node.cells) for facts in found.places]
        yield say("kraken-places", cover=house(Role.COVER, found.cover), digit=digit, cells=places)


def _fin(facts: Facts) -> Message:
    node = facts[0].node
    return say("kraken-fin", cell=cells(Role.FIN, node.cells), digit=node.digit)


TELLERS.update({KrakenFish: kraken_fish})
