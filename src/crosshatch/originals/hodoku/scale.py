"""HoDoKu's scale: a level and a score.

The score is the sum of the scores of all steps; the level is that of the hardest step, raised while the score passes
the level's limit.  Techniques are tried in HoDoKu's order, which is not that of their scores; singles in the order
of ``originals.hodoku.simple``.  Figures: HoDoKu 2.2.0 with its default settings.
"""

from typing import Any

import attrs

from ...board.puzzle import Puzzle
from ...logic.technique import Hodoku, Technique
from ...solving.scale import BEYOND_REACH, Grade, Scale
from ...techniques.catalogue import SEARCH, strategies_named, strategy_named
from ...techniques.strategy import Strategy
from ...techniques.uniqueness.arguments import Type1, Type3
from ...techniques.uniqueness.kinds import AvoidableRectangles
from .choice import Together
from .order import hodoku_path
from .searches import SEARCHES, HodokuSearch

LIMITS: dict[str, int] = {"Easy": 800, "Medium": 1000, "Hard": 1600, "Unfair": 1800}
"""For each level but the last the highest score that it may have."""

LEVELS = (*LIMITS, "Extreme")

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
"""HoDoKu's default techniques in its order; those that it asks for as one stand together."""

OPTIONS: dict[str, dict[str, Any]] = {
    "uniqueness-test-3": {"argument": Type3(every_subset=True)},
    "avoidable-rectangle-type-1": {"argument": Type1(several=False)},
    "avoidable-rectangle-type-2": {"patterns": AvoidableRectangles(2, in_one_box=True)},
    "franken-x-wing": {"all_patterns": True},
    "franken-swordfish": {"all_patterns": True},
    "finned-franken-x-wing": {"all_patterns": True},
    "finned-franken-swordfish": {"all_patterns": True},
}
"""Where HoDoKu looks for more or less than our own strategies do."""

BRUTE_FORCE = Technique(
    "Brute Force",
    SEARCH,
    hodoku=Hodoku("", "Extreme", 10000),
    summary="A digit of the solution is placed, in the middle one of the empty cells, where no technique has a step.",
)
"""What HoDoKu does where its techniques end."""


def _asked(names: str | tuple[str, ...]) -> Strategy:
    """Return what HoDoKu asks for by the names of one technique, or of several together."""
    kinds = (names,) if isinstance(names, str) else names
    if kinds[0] in SEARCHES:
        search, which = SEARCHES[kinds[0]]
        return HodokuSearch(search, tuple(map(_technique, kinds)), which)
    if kinds[0] in OPTIONS:
        return strategy_named(kinds[0], **OPTIONS[kinds[0]])
    found = strategies_named(kinds)
    return found[0] if len(found) == 1 else Together(found)


def _technique(name: str) -> Technique:
    """Return a technique of the scale by its slug."""
    return BRUTE_FORCE if name == BRUTE_FORCE.slug else strategy_named(name).technique


STRATEGIES = tuple(map(_asked, ORDER))
"""What HoDoKu asks for, in its order."""

BEYOND_SIMPLE = STRATEGIES[ORDER.index("x-wing") :]
"""Those beyond the simple steps that its engine takes."""


TECHNIQUES: dict[str, Hodoku] = {
    technique.title: technique.hodoku for each in STRATEGIES for technique in each.techniques if technique.hodoku
}
"""What HoDoKu knows of its techniques, by their titles."""


@attrs.frozen
class HodokuGrade(Grade):
    """A level and a score.

    Where HoDoKu's techniques do not finish a puzzle, it places a digit of the solution and goes on.  Each of these
    ``guesses`` counts 10,000 in the score and makes the level Extreme; the puzzle is not ``solved`` by its techniques.
    """

    rating_name = rating_title = "score"
    own_parts = ("level", "score", "score_with_guesses", "techniques", "version")
    main_parts = ("level", "score", "techniques")

    score: int

    @property
    def guesses(self) -> int:
        """How many digits of the solution HoDoKu placed where its techniques ended."""
        return self.techniques.get(BRUTE_FORCE.title, 0)

    @property
    def rating(self) -> float:
        """The score."""
        return self.score

    @property
    def score_with_guesses(self) -> int | None:
        """The score that HoDoKu gives where it had to guess; None where it had not."""
        return self.score if self.guesses else None

    @property
    def level(self) -> str:
        """Easy, Medium, Hard, Unfair or Extreme."""
        hardest = max((LEVELS.index(TECHNIQUES[name].level) for name in self.techniques), default=0)
        while hardest < len(LIMITS) and self.score > LIMITS[LEVELS[hardest]]:
            hardest += 1
        return LEVELS[hardest]

    def __str__(self) -> str:
        guesses = "1 guess" if self.guesses == 1 else f"{self.guesses} guesses"
        return f"{self.level} {self.score} with {guesses}" if self.guesses else f"{self.level} {self.score}"


class HodokuScale(Scale[HodokuGrade]):
    """HoDoKu's level and score, with its order of techniques and of singles."""

    name = "hodoku"
    title = "HoDoKu"
    version = "2.2.0"
    levels = LEVELS
    grade_type = HodokuGrade

    def __init__(self) -> None:
        self.strategies = STRATEGIES
        self.techniques = tuple(dict.fromkeys(technique for each in STRATEGIES for technique in each.techniques))

    def rating_of(self, technique: Technique) -> float | None:
        """Return the score of a step of a technique."""
        return technique.hodoku.score if technique.hodoku and technique in self.techniques else None

    def within(self, level: str | None = None, highest: float = BEYOND_REACH) -> tuple[Strategy, ...]:
        """Return the strategies that puzzles up to a level, and up to a score, can need."""
        levels = LEVELS if level is None else LEVELS[: LEVELS.index(level) + 1]
        names = {name for name, each in TECHNIQUES.items() if each.level in levels and each.score <= highest}
        return tuple(each for each in self.strategies if each.technique.title in names)

    def ratings_of(self, level: str) -> tuple[float, float]:
        """Return a range for the scores of a level; a higher level has lower scores too."""
        return 0.0, LIMITS.get(level, BEYOND_REACH)

    def judge(self, puzzle: Puzzle) -> HodokuGrade:
        """Add the scores of all steps on HoDoKu's path."""
        path = hodoku_path(puzzle, BEYOND_SIMPLE)
        return HodokuGrade(BRUTE_FORCE.title not in path.names, path.names, path.score, version=self.version)
