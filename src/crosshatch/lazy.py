"""Lazy imports: names that are imported on first use, so that a package can offer many at almost no cost."""

import sys
from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any


def lazily(
    package: str, homes: Mapping[str, str]
) -> tuple[Callable[[str], Any], Callable[[], list[str]], tuple[str, ...]]:
    """Return the ``__getattr__``, ``__dir__`` and ``__all__`` of a package that imports its public names on demand.

    ``homes`` are the modules of the package, each with its names, separated by spaces.  Type checkers and editors read
    the same names from plain imports under ``if TYPE_CHECKING``; a test compares the two.
    """
    home_of = {name: home for home, names in homes.items() for name in names.split()}
    known = vars(sys.modules[package])

    def get(name: str) -> Any:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = known[name] = getattr(import_module(home_of[name], package), name)
        return value

    return get, lambda: sorted({*known, *home_of}), tuple(home_of)
