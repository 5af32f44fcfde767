"""Chosen positions that show each technique, as in the gallery of the docs: the clearest example, and more to practise.

``docs/gallery.py`` finds them and writes ``gallery.json``.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from ..formats import read
from ..techniques.catalogue import strategy_named
from .practice import Exercise

FILE = "gallery.json"


def exercises(name: str) -> int:
    """Return the number of chosen positions of a technique.

    Raises UnknownTechnique if the technique does not exist.
    """
    return len(_positions(strategy_named(name).technique.title))


def exercise(name: str, number: int) -> Exercise | None:
    """Return a chosen position of a technique with its step: number 0 is the example; None if there is no such number.

    Raises UnknownTechnique if the technique does not exist.
    """
    strategy = strategy_named(name)
    positions = _positions(strategy.technique.title)
    if number >= len(positions):
        return None
    text, notation = positions[number]
    position = read(text)
    step = next((each for each in strategy.find(position.grid()) if each.notation == notation), None)
    return Exercise(strategy.technique, position, step, "", f"gallery/{number}", 1) if step else None


def _positions(title: str) -> list[tuple[str, str]]:
    """Return the positions of a technique as text, each with the notation of its step."""
    example = _gallery()["examples"].get(title)
    first = [(example["position"], example["step"])] if example else []
    return first + [each for each in _gallery()["practice"].get(title, {}).items() if each not in first]


@cache
def _gallery() -> Any:
    return json.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))
