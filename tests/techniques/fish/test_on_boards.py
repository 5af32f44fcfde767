"""Fish on other boards: each step is proved."""

from crosshatch.board.houses import KINDS, kind_of_house
from crosshatch.techniques.catalogue import strategies_named
from crosshatch.techniques.fish.pattern import Fish
from engines import if_compiled
from random_boards import proved_steps

FISH = strategies_named(
    ["x-wing", "finned-x-wing", "sashimi-swordfish", "franken-swordfish", "finned-franken-x-wing", "mutant-swordfish"]
)

KRAKEN = strategies_named(["kraken-fish-type-1", "kraken-fish-type-2"])


def test_fish_are_proved_on_other_boards() -> None:
    found = set()
    kinds = set()
    for _, step in proved_steps(FISH, 50):
        assert isinstance(step.pattern, Fish)
        found.add(step.technique)
        houses = step.pattern.bases + step.pattern.covers[0].houses
        kinds |= {KINDS[kind_of_house(house)][0] for house in houses}
    assert found == {each.technique for each in FISH}
    assert kinds >= {"row", "column", "box", "region"}


@if_compiled
def test_kraken_fish_are_proved_on_other_boards() -> None:
    found = {step.technique for _, step in proved_steps(KRAKEN, 44, most=5)}
    assert found == {each.technique for each in KRAKEN}
