"""The verbs: what Crosshatch does for people and programs, each declared once and offered by several hosts.

A module is imported when the first of its verbs is asked for: in a browser, what the others need would take longer than
the first hint.
"""

from importlib import import_module
from typing import Any

MODULES = {
    "hint": "hint",
    "steps": "steps",
    "explain": "explain",
    "grade": "grade",
    "techniques": "techniques",
    "technique": "techniques",
    "practise": "practice",
    "example": "practice",
    "judge": "practice",
    "generate": "generate",
    "complete": "generate",
    "minimal": "generate",
    "picture": "picture",
    "read": "convert",
    "read_all": "convert",
    "write": "convert",
    "status": "check",
    "solutions": "check",
    "why_not": "check",
    "diagnose": "check",
    "claims": "check",
    "board": "boards",
    "conflicts": "boards",
}
"""The module of each verb that the protocol offers, by its name there."""


def verb_named(name: str) -> type[Any]:
    """Return a verb of the protocol.  Raises KeyError where there is none of that name."""
    found: type[Any] = getattr(import_module(f".{MODULES[name]}", __name__), name.title().replace("_", ""))
    return found
