"""Scales for the generator: guidance for the search, variants of the Crosshatch scale, names, and marks.

A mark identifies a scale in the text of a target (``generator.target_text``).  For built-in scales and those of
installed packages it is the name.  For the Crosshatch scale without some techniques, or with custom strategies, it
lists these.  Any other scale has a digest.
"""

from collections.abc import Iterable
from hashlib import sha256
from typing import TYPE_CHECKING, Protocol, runtime_checkable
from urllib.parse import quote

import attrs

from ..board.board import CLASSIC, Board
from ..board.puzzle import Puzzle
from ..grading.crosshatch import CrosshatchScale
from ..grading.minutes import TYPICAL
from ..grading.registry import SCALES, built_in_scales, scale_named, scale_names, techniques_named
from ..logic.technique import Technique, slug_of
from ..solving.scale import BEYOND_REACH, Grade, Scale
from ..techniques.catalogue import CATALOGUE
from ..techniques.names import UnknownTechnique, technique_called, technique_named
from ..techniques.strategy import Strategy
from .errors import TargetError

if TYPE_CHECKING:
    from .target import Target

MOST_NAMES = 8
"""Maximum number of excluded techniques that a mark names; beyond that it has a digest."""

DIGEST_LENGTH = 8
"""Number of hexadecimal digits of a digest; the chance that two things share a digest is one in four billion."""


@runtime_checkable
class Preview(Protocol):
    """What a scale can tell about ratings faster than by grading."""

    def judge_up_to(self, puzzle: Puzzle, highest: float) -> Grade | None:
        """Return the grade of a puzzle rated ``highest`` or lower; None as soon as it is known to be rated higher."""

    def looks_below(self, puzzle: Puzzle, rating: float) -> float | None:
        """Return an estimate of how far a puzzle is below a rating, from 0 to 1; None if only its grade can tell."""

    def begins_below(self, puzzle: Puzzle, ep: float, ed: float) -> float | None:
        """Return how far a puzzle is below an EP and an ED, from 0 to 1; None if only its grade can tell."""

    def ratings_near(self, lowest: float, highest: float) -> tuple[float, ...]:
        """Return the possible ratings of puzzles in a range or, if there are none, the nearest below and above it."""


class IndexedScale:
    """A scale with the order of its techniques and its guidance for the search.

    ``board`` is the board of the puzzles, and ``never`` the titles of techniques that never occur there.
    """

    def __init__(self, scale: Scale[Grade], board: Board = CLASSIC) -> None:
        self.scale = scale
        self.board = board
        self.strategies = tuple(each for each in scale.strategies if each.works_on(board))
        self.never = _titles(scale.strategies) - _titles(self.strategies)
        self.places = {each.title: place for place, each in enumerate(scale.techniques)}
        self.length = max(1, len(self.places))
        self.ratings = {each.title: scale.rating_of(each) or 0.0 for each in scale.techniques}
        self.rating_name = scale.grade_type.rating_name
        self._titles: dict[str, tuple[str, ...]] = {}
        self._levels = {level.lower(): place for place, level in enumerate(scale.levels)}

    def titles(self, name: str) -> tuple[str, ...]:
        """Return the titles of the techniques that a name stands for: one, or its variants."""
        if name not in self._titles:
            self._titles[name] = tuple(each.title for each in techniques_named(self.scale, name))
        return self._titles[name]

    def all_titles(self, names: Iterable[str]) -> set[str]:
        """Return the titles of the techniques that any of these names stands for."""
        return {title for name in names for title in self.titles(name)}

    def reached(self, grade: Grade) -> int:
        """Return the place of the last technique that a grade counts."""
        return max((self.places.get(title, 0) for title in grade.techniques), default=0)

    def place_of_level(self, level: str) -> int:
        """Return the place of a level among those of the scale.  Raises TargetError if the scale does not have it."""
        wanted = level.lower()
        if wanted in self._levels:
            return self._levels[wanted]
        if all(each.strip() in self._levels for each in wanted.split(",")):
            raise TargetError(f"give one level, not {wanted}; for several levels, give a range of ratings (--rating)")
        levels, others = ", ".join(self.scale.levels) or "none", scales_with_level(wanted)
        raise TargetError(
            f"the {self.scale.name} scale has no level {level!r}; its levels are {levels}"
            f"{others and f'; {level!r} is a level of {others}'}"
        )

    def ratings_of(self, level: str | None) -> tuple[float, float]:
        """Return the range of ratings of a level, in any case, as guidance; all ratings if there is no level."""
        return (0.0, BEYOND_REACH) if level is None else self.scale.ratings_of(self.name_of(level))

    def within(self, level: str | None = None, highest: float = BEYOND_REACH) -> tuple[Strategy, ...]:
        """Return the strategies that puzzles up to a level (in any case) and up to a rating can need."""
        within = self.scale.within(level and self.name_of(level), highest)
        return tuple(each for each in within if each.works_on(self.board)) if self.never else within

    def must_finish(self, target: "Target") -> bool:
        """Whether techniques must solve the puzzles of a target, as at all levels but the hardest."""
        hardest = len(self.scale.levels) - 1
        return target.up_to is not None or target.level is None or self.place_of_level(target.level) < hardest

    def name_of(self, level: str) -> str:
        """Return the name of a level as the scale writes it, given in any case."""
        return self.scale.levels[self.place_of_level(level)]


def _titles(strategies: Iterable[Strategy]) -> set[str]:
    return {technique.title for each in strategies for technique in each.techniques}


def scale_for(target: "Target") -> CrosshatchScale:
    """Return the Crosshatch scale, with the techniques that a target names although they are off by default."""
    known = [each.technique for each in CATALOGUE]
    named = {technique_called(name, known) for name in target.names_that_turn_on}
    return CrosshatchScale(each for each in CATALOGUE if each.technique.on or each.technique in named)


def without(scale: CrosshatchScale, slugs: Iterable[str]) -> CrosshatchScale:
    """Return the Crosshatch scale without some techniques.

    Raises UnknownTechnique if it does not have one of them.
    """
    gone = {_excluded(scale, each) for each in slugs}
    return CrosshatchScale(each for each in scale.strategies if each.technique not in gone)


def _excluded(scale: CrosshatchScale, name: str) -> Technique:
    known = [each.technique for each in scale.strategies]
    always = technique_called(name, {each.technique for each in CATALOGUE}.difference(known))
    if always is not None:
        raise UnknownTechnique(f"{always.title} cannot be excluded from the Crosshatch scale")
    return technique_named(name, known, " that can be excluded from the Crosshatch scale")


def scales_with_level(level: str) -> str:
    """Return the built-in scales that have a level (in any case) as text, such as ``the hodoku scale``; empty if none
    does."""
    return built_in_scales(lambda scale: level.lower() in map(str.lower, scale.levels))


def plain_name(scale: Scale[Grade], name: str) -> str:
    """Return the canonical name of a technique on a scale, as on the command line.

    Raises UnknownTechnique if the name is unknown.
    """
    kinds = techniques_named(scale, name)
    if len(kinds) == 1:
        return kinds[0].slug
    common = {each.kind_of for each in kinds}
    return slug_of(min(common) if len(common) == 1 and "" not in common else kinds[0].family)


@attrs.frozen
class Mark:
    """Identifies a scale: its name, and how it was changed.

    ``without`` and ``strategies`` are the slugs of techniques that the Crosshatch scale lacks, or has in addition;
    ``digest`` is empty if these and the name say everything.
    """

    name: str
    without: tuple[str, ...] = ()
    strategies: tuple[str, ...] = ()
    digest: str = ""

    def items(self) -> list[str]:
        """Return the items for the scale in the text of a target; none for the usual scale."""
        named = self.name != CrosshatchScale.name or self.digest
        scale = [f"scale={quoted(self.name)}{self.digest and '~'}{self.digest}"] if named else []
        lists = {"without": self.without, "strategy": self.strategies}
        return scale + [f"{name}={'+'.join(names)}" for name, names in lists.items() if names]


def mark_of(scale: Scale[Grade], target: "Target") -> Mark:
    """Return the mark of a scale on which puzzles are generated for a target."""
    if scale.name in scale_names() and _is_like(scale, scale_named(scale.name)):
        return Mark(scale.name)
    if isinstance(scale, CrosshatchScale) and scale.times == TYPICAL:
        varied = _variation(scale, scale_for(target).strategies)
        if varied and len(varied.without) <= MOST_NAMES:
            return varied
    return Mark(scale.name, digest=digest_of_scale(scale))


def _is_like(scale: Scale[Grade], other: Scale[Grade]) -> bool:
    """Whether two scales are the same; variants with the same name differ in their versions."""
    same = scale is other
    return same or (scale.name in SCALES and type(scale) is type(other) and scale.version == other.version)


def _variation(scale: CrosshatchScale, usual: tuple[Strategy, ...]) -> Mark | None:
    """Return how a Crosshatch scale differs from the usual one; None if names cannot express it."""
    ours = {each.technique for each in usual}
    kept = {each.technique for each in scale.strategies if each.technique in ours}
    if [each for each in scale.strategies if each.technique in ours] != [
        each for each in usual if each.technique in kept
    ]:
        return None
    known = {each.technique for each in CATALOGUE}
    added = {each.technique for each in scale.strategies} - ours
    if added & known:
        return None
    without, strategies = (tuple(sorted(each.slug for each in some)) for some in (ours - kept, added))
    return Mark(CrosshatchScale.name, without, strategies)


def digest_of_scale(scale: Scale[Grade]) -> str:
    """Return a digest of a scale's version, levels, techniques and ratings."""
    techniques = [(each.slug, scale.rating_of(each)) for each in scale.techniques]
    return digest((scale.name, scale.version, scale.levels, techniques, sorted(scale.ratings.items())))


def quoted(text: str) -> str:
    """Return a name in lower case, with characters other than letters, digits and ``-_.`` percent-encoded."""
    return quote(text.lower(), safe="").replace("~", "%7E")


def digest(thing: object) -> str:
    """Return a short digest of an object's ``repr``."""
    return sha256(repr(thing).encode()).hexdigest()[:DIGEST_LENGTH]
