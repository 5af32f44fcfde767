"""Techniques: what one is called and, in forms of the same message, what it does, why it holds and where to look."""

import re

from ...logic.step import Step
from ...logic.technique import Technique
from ..messages import Message, Value, say

SIZES = {"x-wing": 2, "swordfish": 3, "jellyfish": 4, "squirmbag": 5, "whale": 6, "leviathan": 7}
"""How many base houses fish have, by their names."""

_FISH = re.compile(rf"(?:(finned|sashimi)-)?(?:(franken|mutant)-)?({'|'.join(SIZES)})")


def title(technique: Technique) -> Message:
    """What a technique is called: by its own title where a language has no other."""
    return _technique(technique, "", technique.title)


def summary(technique: Technique, otherwise: Value = "") -> Message:
    """What a technique does; a custom one brings its own words."""
    return _technique(technique, "summary", technique.summary or otherwise)


def argument(technique: Technique) -> Message:
    """Why a technique holds; nothing for a custom one."""
    return _technique(technique, "argument", "")


def where(technique: Technique) -> Message:
    """Where to look for a technique, if its houses do not say so."""
    return _technique(technique, "where", "")


def name(step: Step) -> Message:
    """What a step is called: its technique, and what sets this form of it apart."""
    called = title(step.technique)
    return say("variety", variety=step.pattern.variety, title=called) if step.pattern.variety else called


def _technique(technique: Technique, form: str, otherwise: Value) -> Message:
    """Return a form of the message of a technique; fish of all sizes and shapes share one."""
    if found := _FISH.fullmatch(technique.slug):
        fins, shape, fish = found.groups()
        values = {"fish": fish, "size": SIZES[fish], "fins": fins or "none", "shape": shape or "basic"}
        return Message("technique-fish", values, form=form, otherwise=otherwise)
    return Message(f"technique-{technique.slug}", form=form, otherwise=otherwise)
