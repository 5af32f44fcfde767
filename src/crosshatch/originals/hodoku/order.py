"""HoDoKu's strategies, in the order of its default settings (2.2.0)."""

from typing import Any

from ...logic.technique import Hodoku, Technique
from ...techniques.catalogue import SEARCH, strategies_named, strategy_named
from ...techniques.strategy import Strategy
from ...techniques.uniqueness.arguments import Type1, Type3
from ...techniques.uniqueness.kinds import AvoidableRectangles
from .choice import JointStrategy
from .searches import SEARCHES, HodokuSearch

LOOPS = ("continuous-nice-loop", "discontinuous-nice-loop", "aic")
GROUPED_LOOPS = tuple(f"grouped-{name}" for name in LOOPS)

ORDER: tuple[str | tuple[str, ...], ...] = (
    "full-house",
    "naked-single",
    "hidden-single",
    "locked-pair",
    "locked-triple",
    "locked-candidates-type-1-pointing",
    "locked-candidates-type-2-claiming",
    "naked-pair",
    "naked-triple",
    "hidden-pair",
    "hidden-triple",
    "naked-quadruple",
    "hidden-quadruple",
    "x-wing",
    "swordfish",
    "jellyfish",
    "remote-pair",
    "bivalue-universal-grave-1",
    "skyscraper",
    "2-string-kite",
    "turbot-fish",
    "empty-rectangle",
    "w-wing",
    "xy-wing",
    "xyz-wing",
    "uniqueness-test-1",
    "uniqueness-test-2",
    "uniqueness-test-3",
    "uniqueness-test-4",
    "uniqueness-test-5",
    "uniqueness-test-6",
    "hidden-rectangle",
    "avoidable-rectangle-type-1",
    "avoidable-rectangle-type-2",
    "finned-x-wing",
    "sashimi-x-wing",
    "finned-swordfish",
    "sashimi-swordfish",
    "finned-jellyfish",
    "sashimi-jellyfish",
    "sue-de-coq",
    ("simple-colors-trap", "simple-colors-wrap"),
    ("multi-colors-1", "multi-colors-2"),
    "x-chain",
    "xy-chain",
    LOOPS,
    (*GROUPED_LOOPS, *LOOPS),
    "almost-locked-set-xz-rule",
    "almost-locked-set-xy-wing",
    "almost-locked-set-xy-chain",
    "franken-x-wing",
    "franken-swordfish",
    "finned-franken-x-wing",
    "finned-franken-swordfish",
    ("forcing-chain-contradiction", "forcing-chain-verity"),
    ("forcing-net-contradiction", "forcing-net-verity"),
    "brute-force",
)
"""HoDoKu's default techniques in its order; those that it searches as one are grouped."""

OPTIONS: dict[str, dict[str, Any]] = {
    "uniqueness-test-3": {"argument": Type3(every_subset=True)},
    "avoidable-rectangle-type-1": {"argument": Type1(several=False)},
    "avoidable-rectangle-type-2": {"patterns": AvoidableRectangles(2, in_one_box=True)},
    "franken-x-wing": {"all_patterns": True},
    "franken-swordfish": {"all_patterns": True},
    "finned-franken-x-wing": {"all_patterns": True},
    "finned-franken-swordfish": {"all_patterns": True},
}
"""Options for techniques that HoDoKu searches more or less thoroughly than Crosshatch."""

BRUTE_FORCE = Technique(
    "Brute Force",
    SEARCH,
    hodoku=Hodoku("", "Extreme", 10000),
    summary="If no technique finds a step, the middle one of the empty cells is filled from the solution.",
)
"""The last resort of HoDoKu when its techniques find nothing."""


def _asked(names: str | tuple[str, ...]) -> Strategy:
    """Return the strategy for one technique, or for a group of techniques, by name."""
    kinds = (names,) if isinstance(names, str) else names
    if kinds[0] in SEARCHES:
        return HodokuSearch(SEARCHES[kinds[0]], tuple(map(_technique, kinds)))
    if kinds[0] in OPTIONS:
        return strategy_named(kinds[0], **OPTIONS[kinds[0]])
    found = strategies_named(kinds)
    return found[0] if len(found) == 1 else JointStrategy(found)


def _technique(name: str) -> Technique:
    """Return a technique of the scale by its slug."""
    return BRUTE_FORCE if name == BRUTE_FORCE.slug else strategy_named(name).technique


STRATEGIES = tuple(map(_asked, ORDER))
"""HoDoKu's strategies, in its order."""

BEYOND_SIMPLE = STRATEGIES[ORDER.index("x-wing") :]
"""The strategies after the simple steps, which an engine takes."""


TECHNIQUES: dict[str, Hodoku] = {
    technique.title: technique.hodoku for each in STRATEGIES for technique in each.techniques if technique.hodoku
}
"""HoDoKu's data about its techniques, by title."""
