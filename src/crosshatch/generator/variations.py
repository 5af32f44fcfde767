"""Variations of a puzzle of a batch: the seeds that take the place of its own where its puzzle cannot be taken.

After ``7/3`` these are ``7/3.2``, ``7/3.3`` and so on.
"""

import re
from collections.abc import Iterator
from itertools import count

_VARIATION = re.compile(r"(.*/\d+)\.(\d+)", re.DOTALL)


def variations(seed: str) -> Iterator[str]:
    """Yield the seeds that come after one: after ``7/3`` these are ``7/3.2``, ``7/3.3``, after ``7/3.2`` ``7/3.3``."""
    return (f"{first_of(seed)}.{number}" for number in count(variation_of(seed) + 1))


def first_of(seed: str) -> str:
    """Return the seed of which one is a variation, ``7/3`` for ``7/3.2``; itself, if it is none."""
    found = _VARIATION.fullmatch(seed)
    return found[1] if found else seed


def variation_of(seed: str) -> int:
    """Return which variation a seed is: 2 for ``7/3.2``, and 1 for ``7/3``."""
    found = _VARIATION.fullmatch(seed)
    return int(found[2]) if found else 1
