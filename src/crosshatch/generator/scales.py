"""What a generator makes of scales: our own as a target varies it, the one name of a technique, and marks.

A mark is what tells a scale from all others in a line (``generator.wishes``): a built-in scale, or one of an installed
package, is told by its name; ours without some techniques, or with strategies of one's own, by these; any other by a
digest of what it is.
"""

from collections.abc import Iterable
from hashlib import sha256

import attrs

from ..grading.crosshatch import CrosshatchScale
from ..grading.minutes import TYPICAL
from ..grading.registry import SCALES, built_in_scales, scale_named, scale_names, techniques_named
from ..logic.technique import slug_of
from ..solving.scale import Grade, Scale
from ..techniques.catalogue import CATALOGUE
from ..techniques.names import technique_called, technique_named
from ..techniques.strategy import Strategy
from .target import Target

MOST_NAMES = 8
"""How many techniques a mark names that a scale of ours leaves out; where more are missing it has a digest."""

DIGEST_LENGTH = 8
"""So many hexadecimal digits tell one thing from another: enough for two in four billion to be the same."""


def scale_for(target: Target) -> CrosshatchScale:
    """Return our own scale, with those techniques that a target names although they are off by default."""
    known = [each.technique for each in CATALOGUE]
    named = {technique_called(name, known) for name in target.names_that_turn_on}
    return CrosshatchScale(each for each in CATALOGUE if each.technique.on or each.technique in named)


def without(scale: CrosshatchScale, slugs: Iterable[str]) -> CrosshatchScale:
    """Return our own scale without some techniques.

    Raises UnknownTechnique where it does not have one of them.
    """
    known = [each.technique for each in scale.strategies]
    gone = {technique_named(each, known, " that can be left out of our scale") for each in slugs}
    return CrosshatchScale(each for each in scale.strategies if each.technique not in gone)


def scales_with_level(level: str) -> str:
    """Name the built-in scales that have a level, in any letters, as ``the scale hodoku``; nothing if none does."""
    return built_in_scales(lambda scale: level.lower() in map(str.lower, scale.levels))


def plain_name(scale: Scale[Grade], name: str) -> str:
    """Return the one name of what a name stands for on a scale, as on the command line.

    Raises UnknownTechnique where it stands for nothing.
    """
    kinds = techniques_named(scale, name)
    if len(kinds) == 1:
        return kinds[0].slug
    common = {each.kind_of for each in kinds}
    return slug_of(min(common) if len(common) == 1 and "" not in common else kinds[0].family)


@attrs.frozen
class Mark:
    """What tells a scale from all others: its name, and what it has been changed by.

    ``without`` and ``strategies`` are the slugs of techniques that our own scale does not have, or has besides;
    ``digest`` is empty where they and the name say all.
    """

    name: str
    without: tuple[str, ...] = ()
    strategies: tuple[str, ...] = ()
    digest: str = ""


def mark_of(scale: Scale[Grade], target: Target) -> Mark:
    """Return the mark of a scale on which puzzles are made to a target."""
    if scale.name in scale_names() and _is_like(scale, scale_named(scale.name)):
        return Mark(scale.name)
    if isinstance(scale, CrosshatchScale) and scale.times == TYPICAL:
        varied = _variation(scale, scale_for(target).strategies)
        if varied and len(varied.without) <= MOST_NAMES:
            return varied
    return Mark(scale.name, digest=digest_of_scale(scale))


def _is_like(scale: Scale[Grade], other: Scale[Grade]) -> bool:
    """Whether two scales are the same; those of which somebody makes several say so by their versions."""
    same = scale is other
    return same or (scale.name in SCALES and type(scale) is type(other) and scale.version == other.version)


def _variation(scale: CrosshatchScale, usual: tuple[Strategy, ...]) -> Mark | None:
    """Return by what a scale of ours differs from the usual one; None where names do not tell."""
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
    """Return a digest of what a scale is, so far as it tells: its version, levels, techniques and ratings."""
    techniques = [(each.slug, scale.rating_of(each)) for each in scale.techniques]
    return digest((scale.name, scale.version, scale.levels, techniques, sorted(scale.ratings.items())))


def digest(thing: object) -> str:
    """Return a short digest of how something is written."""
    return sha256(repr(thing).encode()).hexdigest()[:DIGEST_LENGTH]
