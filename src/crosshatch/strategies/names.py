"""Techniques by name, as people type them: any of their names or its slug, and what may have been meant by another."""

from collections.abc import Iterable, Sequence

from ..board.errors import UnknownTechnique
from ..technique import Technique, slug_of


def technique_named(name: str, known: Iterable[Technique], where: str = "") -> Technique:
    """Return the one of the known techniques that has a name, as its own or as one of its other names.

    Raises UnknownTechnique, with what may have been meant, where there is none; ``where`` says where it was looked for.
    """
    techniques = tuple(known)
    by_slug = {each.slug: each for each in techniques}
    for each in techniques:
        for other in each.other_names:
            by_slug.setdefault(slug_of(other), each)
    slug = slug_of(name)
    if slug not in by_slug:
        perhaps = perhaps_meant(slug, list(by_slug))
        raise UnknownTechnique(f"there is no technique {name!r}{where}{perhaps and f'; {perhaps}'}")
    return by_slug[slug]


def perhaps_meant(slug: str, known: Sequence[str]) -> str:
    """Return the question which of the known slugs was meant by one that is not there; nothing if none is like it."""
    from difflib import get_close_matches

    close = [each for each in known if slug and slug in each] or get_close_matches(slug, known, 1)
    return f"did you mean {' or '.join(close[:2])}?" if close else ""
