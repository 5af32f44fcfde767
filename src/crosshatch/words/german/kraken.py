"""Kraken fish in words: the cases of a fish, and then a line for each of them."""

from ...board.houses import cells_in
from ...logic.step import Line, Role, Step
from ...techniques.fish.kraken_pattern import KrakenFish
from ...techniques.fish.pattern import Fish
from ...techniques.forcing.pattern import Facts
from ..spans import cells, join, line, say
from .common import conclude, house, houses, listed
from .fish import used_up
from .forcing import case_line


def kraken_fish(step: Step, found: KrakenFish) -> tuple[Line, ...]:
    """The cases of a fish, what each leads to, and what follows."""
    start = join([_base(found), _without_fins(found)])
    fins = [_case(facts, Role.FIN, "die Flosse ") for facts in found.fins]
    places = [_case(facts, Role.PATTERN, "") for facts in found.places]
    return (start, *fins, *places, conclude(step))


def _base(found: KrakenFish) -> Line:
    return say(
        "In {bases} hat die {digit} keinen Platz außer {places}.",
        bases=houses(Role.BASE, found.fish.bases),
        digit=found.fish.digit,
        places=listed(cells(role, cells_in(some)) for role, some in found.fish.cells_by_role.items()),
    )


def _without_fins(found: KrakenFish) -> Line:
    """What holds if no fin is true."""
    (cover,) = found.fish.covers
    return say(
        "{unless} {covers}. {used_up}{ending}",
        unless=_unless(found.fish),
        covers=houses(Role.COVER, cover.houses),
        used_up=used_up(found.fish, cover),
        ending=_ending(found),
    )


def _unless(fish: Fish) -> Line:
    if not fish.fins:
        return line("Alle liegen in")
    fins = cells(Role.FIN, cells_in(fish.fins))
    if fish.fins & (fish.fins - 1):
        return line("Wenn keine der Flossen ", fins, f" eine {fish.digit} ist, liegen alle anderen Plätze in")
    return line("Wenn die Flosse ", fins, f" keine {fish.digit} ist, liegen alle anderen Plätze in")


def _ending(found: KrakenFish) -> Line:
    if found.cover is None:
        where = cells(Role.REMOVED, [found.removed.cell])
        return line(" Also ist ", where, f" keine {found.fish.digit}.")
    return say(
        " Also steht die {digit} von {cover} in {places}.",
        cover=house(Role.COVER, found.cover),
        digit=found.fish.digit,
        places=listed((cells(Role.PATTERN, cells_in(facts[0].node.cells)) for facts in found.places), "oder"),
    )


def _case(facts: Facts, role: Role, article: str) -> Line:
    """Say what follows in a case, its candidate with the role that it has in the fish."""
    _, _, *rest = case_line(facts)
    return line("Wenn ", article, cells(role, cells_in(facts[0].node.cells)), *rest)


TEXTS = {KrakenFish: kraken_fish}
