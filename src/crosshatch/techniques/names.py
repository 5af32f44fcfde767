"""Techniques by name, with suggestions for mistyped names."""

import json
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache, lru_cache
from importlib.resources import files

from ..board.errors import CrosshatchError
from ..board.messages import listed
from ..logic.technique import Technique, slug_of

MOST_MEANT = 3
"""The maximum number of techniques to suggest."""

SHORTEST_PART = 3
"""The minimum number of letters to search for within words; shorter parts match too many names."""

MOST_KEPT = 1000
"""The size of the cache of normalised names; it exceeds the number of all names, which are compared in each search."""


AMONG_LISTED = " ('crosshatch techniques' lists all techniques)"
"""The place of a search among all techniques, for messages of the command line."""


@cache
def names_of_others() -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Return names that only other programs and people use: each with its users, and the slugs of our techniques."""
    rows = json.loads(files(__package__).joinpath("names.json").read_text(encoding="utf-8"))
    return tuple((name, used_by, tuple(slugs)) for name, used_by, slugs in rows)


def names_elsewhere(slug: str) -> list[tuple[str, str]]:
    """Return the names that others give to a technique, or to several that include it, each with its users."""
    return [(name, used_by) for name, used_by, slugs in names_of_others() if slug in slugs]


def techniques_elsewhere(name: str, known: Iterable[Technique]) -> tuple[Technique, ...]:
    """Return the known techniques that others call by a name, or that are part of what they call so."""
    by_slug = {each.slug: each for each in known}
    return tuple(by_slug[slug] for slugs in _slugs_elsewhere(name) for slug in slugs if slug in by_slug)


def _slugs_elsewhere(name: str) -> list[tuple[str, ...]]:
    """Return the slugs for each row of the table of others' names that has a name."""
    wanted = _without_genitive(name)
    return [
        slugs
        for theirs, _, slugs in names_of_others()
        if wanted and wanted in map(_without_genitive, re.split("[(),]", theirs))
    ]


def _without_genitive(name: str) -> str:
    return plain(name.replace("'s", ""))


class UnknownTechnique(CrosshatchError, ValueError):
    """A name is not that of a technique; the message suggests similar names."""


def technique_named(name: str, known: Iterable[Technique], where: str = "") -> Technique:
    """Return the known technique with a name, which may be one of its alternative names.

    ``where`` is the place of the search, for the message.

    Raises UnknownTechnique, with suggestions, if there is none.
    """
    techniques = tuple(known)
    found = technique_called(name, techniques)
    if found is None:
        perhaps = suggestion(name, techniques)
        raise UnknownTechnique(f"there is no technique {name!r}{where}{perhaps and f'; {perhaps}'}")
    return found


def technique_called(name: str, known: Iterable[Technique]) -> Technique | None:
    """Return the known technique with a name; None if there is none."""
    techniques = tuple(known)
    by_name = {alike(each.title): each for alike in (plain, run_together) for each in techniques}
    for each in techniques:
        for other in each.other_names:
            by_name.setdefault(plain(other), each)
            by_name.setdefault(run_together(other), each)
    return by_name.get(plain(name)) or by_name.get(run_together(name))


def family_called(name: str, known: Iterable[Technique]) -> tuple[Technique, ...]:
    """Return the known techniques of the family with a full name, or first word, such as ``chains``."""
    return tuple(
        each for each in known if plain(name) in (plain(each.family), plain(slug_of(each.family).partition("-")[0]))
    )


@lru_cache(maxsize=MOST_KEPT)
def run_together(name: str) -> str:
    """Return only the letters and digits of a name, to match names typed as one word: ``uniquenesstest1``."""
    return _as_spelt(name).replace("-", "")


def _as_spelt(name: str) -> str:
    """Return the slug of a name with American and British spellings unified."""
    return slug_of(name).replace("colour", "color")


@lru_cache(maxsize=MOST_KEPT)
def plain(name: str) -> str:
    """Return a normalised name for comparison, in which ``X-Wing``, ``xwing`` and ``x wings`` are equal."""
    return "".join(word.removesuffix("s") if len(word) > SHORTEST_PART else word for word in _as_spelt(name).split("-"))


def suggestion(name: str, known: Sequence[Technique]) -> str:
    """Return a question suggesting known techniques for a name; empty if none is similar."""
    return question(similar_techniques(name, known))


def question(meant: Mapping[Technique, str]) -> str:
    """Return a question suggesting techniques by their matching names; empty if there are none."""
    return f"did you mean {listed(list(meant.values())[:MOST_MEANT], 'or')}?" if meant else ""


def similar_techniques(name: str, known: Sequence[Technique]) -> dict[Technique, str]:
    """Return the known techniques that a name may refer to, each with its most similar name."""
    if not plain(name):
        return {}
    if elsewhere := techniques_elsewhere(name, known):
        return {each: each.slug for each in elsewhere}
    if _slugs_elsewhere(name):  # a technique that is not among ours, to which names that look alike have no relation
        return {}
    for alike in (_begins, _begins_a_word, _is_part, _is_close_to(known)):
        meant: dict[Technique, str] = {}
        for each in known:
            for theirs in (each.title, *each.other_names):
                if alike(name, theirs):
                    meant.setdefault(each, slug_of(theirs))
        if meant:
            return meant
    return {}


def _begins(name: str, theirs: str) -> bool:
    """Return whether a name is the beginning of another, or of its initials."""
    initials = "".join(word[0] for word in slug_of(theirs).split("-") if word)
    return plain(theirs).startswith(plain(name)) or initials.startswith(plain(name))


def _begins_a_word(name: str, theirs: str) -> bool:
    return f"-{slug_of(name)}" in f"-{slug_of(theirs)}"


def _is_part(name: str, theirs: str) -> bool:
    return len(plain(name)) >= SHORTEST_PART and plain(name) in run_together(theirs)


def _is_close_to(known: Iterable[Technique]) -> Callable[[str, str], bool]:
    """Return a test for whether a known name is the closest to another, and close enough."""
    names = [plain(theirs) for each in known for theirs in (each.title, *each.other_names)]

    def is_closest(name: str, theirs: str) -> bool:
        from difflib import get_close_matches

        return len(plain(name)) > SHORTEST_PART and plain(theirs) in get_close_matches(plain(name), names, 1)

    return is_closest
