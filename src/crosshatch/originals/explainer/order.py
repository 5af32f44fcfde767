"""Sudoku Explainer's order of techniques, with its ratings.

The ratings are those of the catalogue, a number or a rule for each technique.  The order is that of the lowest ratings,
and for equal ones that of this module.
"""

from collections.abc import Iterator

import attrs

from ...board.clock import watched
from ...board.grid import Grid
from ...logic.step import Step
from ...logic.technique import Rule, Technique
from ...solving.scale import BEYOND_REACH
from ...techniques.catalogue import CATALOGUE, strategies_named, strategy_named
from ...techniques.explainer_chains import kinds
from ...techniques.explainer_chains.strategy import ExplainerChains, FirstChain
from ...techniques.strategy import Strategy
from ...techniques.uniqueness.arguments import TYPE_1
from .triplets import FirstTriplet
from .uniqueness import GravesOfExplainer, LoopsOfExplainer, Type3BySize


def rating_of(step: Step) -> float:
    """Return Sudoku Explainer's rating of a step.

    Raises ValueError if it does not have the technique.
    """
    rating = step.technique.explainer
    if rating is None:
        raise ValueError(f"Sudoku Explainer does not rate {step.technique}")
    return round(rating.of(step.pattern), 1) if isinstance(rating, Rule) else rating


def lowest(technique: Technique) -> float:
    """Return the minimum rating of a step of a technique; infinite if Sudoku Explainer does not have it."""
    rating = technique.explainer
    if rating is None:
        return BEYOND_REACH
    return rating.lowest if isinstance(rating, Rule) else rating


@attrs.frozen
class EasiestFirst(Strategy):
    """Several strategies that Sudoku Explainer tries together: of all their steps, the lowest rated come first."""

    name = "Easiest First"
    assumes_unique = True

    strategies: tuple[Strategy, ...]

    @property
    def techniques(self) -> tuple[Technique, ...]:
        """The techniques of all the strategies."""
        return tuple(each.technique for each in self.strategies)

    def find(self, grid: Grid) -> Iterator[Step]:
        """Yield the steps of all the strategies in the order of their ratings."""
        steps = [step for strategy in self.strategies for step in watched(strategy.find(grid))]
        yield from sorted(steps, key=rating_of)


RECTANGLES_AND_LOOPS = LoopsOfExplainer()

LOOPS = EasiestFirst(
    (
        strategy_named("unique-loop-type-1", patterns=RECTANGLES_AND_LOOPS),
        strategy_named("unique-loop-type-2", patterns=RECTANGLES_AND_LOOPS),
        strategy_named("unique-loop-type-3", patterns=RECTANGLES_AND_LOOPS, argument=Type3BySize()),
        strategy_named("unique-loop-type-4", patterns=RECTANGLES_AND_LOOPS),
    )
)
"""Unique loops, rectangles among them."""

SEEN_GRAVES = GravesOfExplainer()

GRAVES = EasiestFirst(
    (
        strategy_named("bug-type-1", patterns=SEEN_GRAVES, argument=TYPE_1),
        strategy_named("bug-type-2", patterns=SEEN_GRAVES),
        strategy_named("bug-type-3", patterns=SEEN_GRAVES),
        strategy_named("bug-type-4", patterns=SEEN_GRAVES),
    )
)
"""Bivalue universal graves."""

TRIPLETS = FirstTriplet(technique=strategy_named("aligned-triplet-exclusion").technique)


def _first_chain(search: int, level: int = 0) -> FirstChain:
    """Return the strategy for the first result of a search, with all names that the catalogue has for it."""
    chains = (each for each in CATALOGUE if isinstance(each, ExplainerChains))
    return FirstChain(tuple(each for each in chains if (each.form.search, each.form.level) == (search, level)))


UNARY_CHAINS = _first_chain(kinds.UNARY)

OTHER_CHAINS = (
    _first_chain(kinds.NISHIO),
    _first_chain(kinds.MULTIPLE),
    *(_first_chain(kinds.DYNAMIC, level) for level in range(kinds.WITH_NESTED + 1)),
)

ORDER: tuple[Strategy, ...] = (
    *strategies_named(
        [
            "full-house",
            "hidden-single-in-a-box",
            "hidden-single-in-a-line",
            "direct-pointing",
            "direct-claiming",
            "direct-hidden-pair",
            "naked-single",
            "direct-hidden-triple",
            "pointing",
            "claiming",
            "locked-pair",
            "naked-pair",
            "x-wing",
            "hidden-pair",
            "locked-triple",
            "naked-triple",
            "swordfish",
            "hidden-triple",
            "xy-wing",
            "xyz-wing",
        ]
    ),
    LOOPS,
    *strategies_named(["naked-quadruple", "jellyfish", "hidden-quadruple"]),
    GRAVES,
    *strategies_named(["aligned-pair-exclusion"]),
    UNARY_CHAINS,
    TRIPLETS,
    *OTHER_CHAINS,
)
"""Sudoku Explainer's techniques, in its order."""

SIMPLE = ORDER.index(strategy_named("swordfish"))
"""The number of techniques at the beginning whose steps its engine takes."""
