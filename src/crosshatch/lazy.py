"""Names that are imported when they are first used, so that a package can offer many and cost next to nothing."""

import sys
from collections.abc import Callable
from importlib import import_module
from typing import Any


def lazily(package: str) -> tuple[Callable[[str], Any], Callable[[], list[str]], tuple[str, ...]]:
    """Return the ``__getattr__``, ``__dir__`` and ``__all__`` of a package that imports its public names on demand.

    They are read in the source of the package, where type checkers and editors read them too: below ``if
    TYPE_CHECKING``, each on a line as ``from .home import Name as Name``.
    """
    known = vars(sys.modules[package])
    lines = known["__loader__"].get_data(known["__file__"]).decode().splitlines()
    imports = [line.split() for line in lines if line.startswith("    from .") and " as " in line]
    home_of = {name: home for _, home, _, name, *_ in imports}

    def get(name: str) -> Any:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = known[name] = getattr(import_module(home_of[name], package), name)
        return value

    return get, lambda: sorted({*known, *home_of}), tuple(home_of)
