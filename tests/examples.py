"""How many examples each property is tested with: a share of them, or all with ``--hypothesis-profile full``."""

from collections.abc import Sequence
from math import ceil
from typing import Any

import pytest
from hypothesis import settings

from engines import COMPILED

for name, number in {"plain": 25, "interpreted": 10, "full": 100}.items():
    # Time is measured in the benchmarks: interpreted engines on a busy machine are no failure.
    settings.register_profile(name, deadline=None, max_examples=number)
settings.load_profile("plain" if COMPILED else "interpreted")


def examples(number: int) -> settings:
    """Settings for a property that is tested with so many examples in full, where others have a hundred."""
    return settings(max_examples=ceil(number * settings.default.max_examples / 100))


def slow(*values: object) -> list[Any]:
    """Parameters of a test that only the slow run takes."""
    return [pytest.param(*(each if isinstance(each, tuple) else [each]), marks=pytest.mark.slow) for each in values]


def some(numbers: Sequence[int]) -> list[Any]:
    """Parameters, such as the numbers of random puzzles, of which a plain run takes every fourth."""
    return [pytest.param(each, marks=pytest.mark.slow if place % 4 else ()) for place, each in enumerate(numbers)]
