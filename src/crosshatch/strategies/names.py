"""Names of techniques as people type them: slugs, and what may have been meant by one that is not there."""

import re
from collections.abc import Iterable, Sequence

from ..board.errors import UnknownTechnique


def slug_of(name: str) -> str:
    """Return a name as used on the command line: ``X-Wing`` becomes ``x-wing``."""
    return re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def technique_named(name: str, known: Iterable[str], where: str = "") -> str:
    """Return the one of the known techniques that has a name, or its slug.

    Raises UnknownTechnique, with what may have been meant, where there is none; ``where`` says where it was looked for.
    """
    by_slug = {slug_of(each): each for each in known}
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
