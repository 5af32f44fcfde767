"""What techniques are called in English: by their titles."""

TITLES: dict[str, str] = {}
"""The names of those that are not, by their slugs."""


def with_variety(title: str, variety: str) -> str:
    """Name a form of a technique: ``Siamese Finned X-Wing``."""
    return f"{variety} {title}"
