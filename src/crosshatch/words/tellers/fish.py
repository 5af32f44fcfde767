"""Fish: where the base has the digit, why that uses up the cover, and the cases of a Kraken fish."""

from collections.abc import Iterable, Iterator

from ...logic.step import Role, Step
from ...techniques.fish.kraken_pattern import KrakenFish
from ...techniques.fish.pattern import Cover, Fish
from ...techniques.forcing.pattern import Facts
from ..messages import Cells, Message, Paragraph, Passage, cells, house, houses, kind_of, say
from .following import is_on
from .forcing import case
from .registry import TELLERS


def fish(step: Step, found: Fish) -> Iterator[Message]:
    """One fish, or two with the same base."""
    plain = not found.fins and len(found.covers) == 1
    yield base(found, "fish-plain" if plain else "fish-base")
    if found.endo_fins:
        yield say("fish-endo-fins", fins=cells(Role.ENDO_FIN, found.endo_fins), in_three=bool(found.in_three_bases))
    if len(found.covers) > 1:
        yield say("fish-two-ways")
    for cover in found.covers:
        if not plain:
            yield _covered(found, cover)
        yield from used_up(found, cover)
        if cover.fins:
            removed = cells(Role.REMOVED, cover.removed)
            yield say("fish-seen-by-fins", fins=cover.fins.bit_count(), digit=found.digit, removed=removed)


def base(found: Fish, key: str = "fish-base") -> Message:
    """Where the base has the digit."""
    return say(
        key,
        bases=houses(Role.BASE, found.bases),
        digit=found.digit,
        places=_places(found.cells_by_role.items()),
        covers=houses(Role.COVER, found.covers[0].houses),
    )


def _covered(found: Fish, cover: Cover) -> Message:
    """Where the places lie, but for fins."""
    covers = houses(Role.COVER, cover.houses)
    if not cover.fins:
        return say("fish-covered", covers=covers)
    fins = _places(((Role.FIN, cover.fins & ~found.endo_fins), (Role.ENDO_FIN, cover.fins & found.endo_fins)))
    return say("fish-covered-but-fins", fins=fins, count=cover.fins.bit_count(), digit=found.digit, covers=covers)


def used_up(found: Fish, cover: Cover) -> Iterator[Message]:
    """Why the base uses up the cover."""
    values = {
        "digit": found.digit,
        "count": len(found.bases),
        "bases": kind_of(found.bases, "base"),
        "covers": kind_of(cover.houses, "cover"),
    }
    yield say("fish-used-up", **values)
    if cannibals := cover.removed & found.places:
        yield say("fish-cannibals", cells=cells(Role.REMOVED, cannibals), **values)


def _places(parts: Iterable[tuple[Role, int]]) -> tuple[Cells, ...]:
    return tuple(cells(role, some) for role, some in parts if some)


def kraken_fish(step: Step, found: KrakenFish) -> Iterator[Passage]:
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


TELLERS.update({Fish: fish, KrakenFish: kraken_fish})
