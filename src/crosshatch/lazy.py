"""Names that are imported when they are first used: so a package can give many and cost next to nothing to import."""

import builtins
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any


@contextmanager
def lazily(names: dict[str, Any]) -> Iterator[None]:
    """Within it, ``from .module import Name`` in the package of these ``globals()`` only notes where ``Name`` is.

    Each is imported when somebody first asks the package for it.  Type checkers and editors read plain imports.
    """
    package, homes, real = names["__name__"], {}, builtins.__import__

    class Noted:
        """Stands for a module in an import statement: has any name."""

        def __init__(self, module: str) -> None:
            self.module = module

        def __getattr__(self, name: str) -> None:
            homes[name] = self.module

    def note(name: str, own: Any = None, within: Any = None, wanted: Any = (), level: int = 0) -> Any:
        return Noted("." * level + name) if own is names and level else real(name, own, within, wanted, level)

    def get(name: str) -> Any:
        if name not in homes:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value = names[name] = getattr(import_module(homes[name], package), name)
        return value

    builtins.__import__ = note  # type: ignore[assignment]
    try:
        yield
    finally:
        builtins.__import__ = real
    for name in homes:
        names.pop(name, None)
    names.update(__getattr__=get, __dir__=lambda: sorted({*names, *homes}), __all__=[*homes])
