"""What techniques are called in English: by their titles."""

from collections.abc import Sequence

from ...messages import listed

TITLES: dict[str, str] = {}
"""The names of those that are not, by their slugs."""


def with_variety(title: str, variety: str) -> str:
    """Name a form of a technique: ``Siamese Finned X-Wing``."""
    return f"{variety} {title}"


def also_called(names: Sequence[str]) -> str:
    """Say what else a technique is called."""
    return f"Also called {listed(names)}."
