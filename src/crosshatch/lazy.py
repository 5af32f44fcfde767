"""Lazy imports: names and modules that are imported on first use, so that a package can offer many at little cost."""

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


class _Later:
    def __init__(self, name: str, package: str) -> None:
        self.__name, self.__package = name, package

    def __getattr__(self, name: str) -> Any:
        value = getattr(import_module(self.__name, self.__package), name)
        setattr(self, name, value)
        return value


def later(name: str, package: str) -> Any:
    """Return a module, named as for ``import_module``, that is imported when one of its names is first used.

    After that, each name costs no more than that of any module.  So a strategy can leave the engine and the patterns
    of its technique to the first puzzle that needs them; most puzzles never do.  Type checkers and editors read the
    same import under ``if TYPE_CHECKING``.
    """
    return _Later(name, package)
