"""The methods of the protocol, by what they are about.

A module is imported when the first of its methods is asked for: in a browser, what the others need would take longer
than the first hint.
"""

from importlib import import_module

from ..method import Method

MODULES = {
    "hint": "hints",
    "steps": "hints",
    "explain": "hints",
    "grade": "grades",
    "techniques": "techniques",
    "technique": "techniques",
    "practise": "practice",
    "judge": "practice",
    "generate": "making",
    "complete": "making",
    "minimal": "making",
    "picture": "pictures",
    "read": "texts",
    "write": "texts",
    "status": "solutions",
    "solutions": "solutions",
    "why_not": "mistakes",
    "diagnose": "mistakes",
}
"""The module of each method, by its name."""


def method_named(name: str) -> Method:
    """Return a method.  Raises KeyError where there is none of that name."""
    found: Method = getattr(import_module(f".{MODULES[name]}", __name__), name)
    return found


def all_methods() -> tuple[Method, ...]:
    """Return all methods."""
    return tuple(map(method_named, MODULES))
