"""Techniques by name, as people type them: any of their names or its slug, and what may have been meant by another."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache

from ..board.errors import CrosshatchError
from ..board.messages import listed
from ..logic.technique import Technique, slug_of

MOST_MEANT = 3
"""How many techniques a question offers at most."""

SHORTEST_PART = 3
"""So many letters are the least that are looked for within a word; fewer are in too many."""

MOST_KEPT = 1000
"""How many plain names are kept: more than techniques have, all of which are compared when one is asked for."""


class UnknownTechnique(CrosshatchError, ValueError):
    """A name is not that of a technique; the message says which may have been meant."""


def technique_named(name: str, known: Iterable[Technique], where: str = "") -> Technique:
    """Return the one of the known techniques that has a name, as its own or as one of its other names.

    Raises UnknownTechnique, with what may have been meant, where there is none; ``where`` says where it was looked for.
    """
    techniques = tuple(known)
    found = technique_called(name, techniques)
    if found is None:
        perhaps = perhaps_meant(name, techniques)
        raise UnknownTechnique(f"there is no technique {name!r}{where}{perhaps and f'; {perhaps}'}")
    return found


def technique_called(name: str, known: Iterable[Technique]) -> Technique | None:
    """Return the one of the known techniques that has a name; None where there is none."""
    techniques = tuple(known)
    by_name = {alike(each.title): each for alike in (plain, run_together) for each in techniques}
    for each in techniques:
        for other in each.other_names:
            by_name.setdefault(plain(other), each)
            by_name.setdefault(run_together(other), each)
    return by_name.get(plain(name)) or by_name.get(run_together(name))


@lru_cache(maxsize=MOST_KEPT)
def run_together(name: str) -> str:
    """Return the letters and digits of a name alone, for those who write it as one word: ``uniquenesstest1``."""
    return _as_spelt(name).replace("-", "")


def _as_spelt(name: str) -> str:
    """Return the slug of a name in one spelling, American or British."""
    return slug_of(name).replace("colour", "color")


@lru_cache(maxsize=MOST_KEPT)
def plain(name: str) -> str:
    """Return a name as names are compared, so that ``X-Wing``, ``xwing`` and ``x wings`` are one."""
    return "".join(word.removesuffix("s") if len(word) > SHORTEST_PART else word for word in _as_spelt(name).split("-"))


def perhaps_meant(name: str, known: Sequence[Technique]) -> str:
    """Return the question which of the known techniques a name was meant for; nothing if none has a name like it."""
    return question(meant_by(name, known))


def question(meant: Mapping[Technique, str]) -> str:
    """Return the question which of some techniques, with their names, was meant; nothing if there are none."""
    return f"did you mean {listed(list(meant.values())[:MOST_MEANT], 'or')}?" if meant else ""


def meant_by(name: str, known: Sequence[Technique]) -> dict[Technique, str]:
    """Return the known techniques that a name may have been meant for, each with its name that is like it."""
    if not plain(name):
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
    """Whether a name begins another, or the letters with which its words begin."""
    initials = "".join(word[0] for word in slug_of(theirs).split("-") if word)
    return plain(theirs).startswith(plain(name)) or initials.startswith(plain(name))


def _begins_a_word(name: str, theirs: str) -> bool:
    return f"-{slug_of(name)}" in f"-{slug_of(theirs)}"


def _is_part(name: str, theirs: str) -> bool:
    return len(plain(name)) >= SHORTEST_PART and plain(name) in plain(theirs)


def _is_close_to(known: Iterable[Technique]) -> Callable[[str, str], bool]:
    """Return whether a name of the known techniques is the closest to another, and close enough."""
    names = [plain(theirs) for each in known for theirs in (each.title, *each.other_names)]

    def is_closest(name: str, theirs: str) -> bool:
        from difflib import get_close_matches

        return plain(theirs) in get_close_matches(plain(name), names, 1)

    return is_closest
