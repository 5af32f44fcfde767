"""Where each version keeps what the tool asks for: the one place to edit when a module or a name moves.

Every name has its places in order of age, the oldest first; the first one that can be imported is taken.
"""

from functools import cache
from importlib import import_module
from typing import Any

PLACES = {
    **{
        name: (f"crosshatch:{name}",)
        for name in (
            *("Candidate", "Generator", "Puzzle", "Solver", "Target"),
            *("read", "scale_named", "strategies_named", "write"),
        )
    },
    "cell_named": ("crosshatch:cell_named", "crosshatch.board.houses:cell_named"),
    "strategy_named": (
        "crosshatch.strategies.catalogue:strategy_named",
        "crosshatch.techniques.catalogue:strategy_named",
    ),
    "catalogue": ("crosshatch.strategies.catalogue:CATALOGUE", "crosshatch.techniques.catalogue:CATALOGUE"),
    "kinds": ("crosshatch.strategies.catalogue:KINDS", "crosshatch.techniques.catalogue:KINDS"),
    "path_data": ("crosshatch.render.data:path_data",),
    "step_data": ("crosshatch.render.data:step_data",),
    "hint_lines": ("crosshatch.render.hints:hint_lines",),
    "step_grid": ("crosshatch.render.text:step_grid",),
    "svg": ("crosshatch:svg", "crosshatch.render:svg"),
    "explain": ("crosshatch.words:explain",),
    "headline": ("crosshatch.words:headline",),
    "markup": ("crosshatch.words.spans:markup",),
    "openapi": ("crosshatch.app.openapi:openapi",),
    "respond": ("crosshatch.app.protocol:respond",),
    "command": ("crosshatch.cli:main",),
}

RENAMED = {("steps", "--technique"): "--only", ("convert", "--to"): "--format"}
"""Options of the first version, with their verb, by what they are called now: tried where the old name is refused."""

REWORDED = {
    '"found":': '"pattern":',
    '"json found":': '"json pattern":',
    r"\"found\":": r"\"pattern\":",
    '"outcome": "solved by logic"': '"outcome": "solved"',
    '"outcome": "solved by search"': '"outcome": "solved"',
    r"\"outcome\": \"solved by logic\"": r"\"outcome\": \"solved\"",
    r"\"outcome\": \"solved by search\"": r"\"outcome\": \"solved\"",
}
"""What data called otherwise in some version: compared as if it always had the second form."""


@cache
def found(name: str) -> Any:
    """Return what has a name, from wherever this version keeps it.

    Raises ImportError where it is in none of its places.
    """
    for place in PLACES[name]:
        module, _, attribute = place.partition(":")
        try:
            return getattr(import_module(module), attribute)
        except (ImportError, AttributeError):
            continue
    raise ImportError(f"{name} is in none of {', '.join(PLACES[name])}: add its new place to {__file__}")
