"""Import the compiled engines from the library that holds them all (``_engines.c``).

Where it was not built, Python runs the sources of the engines.
"""

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from types import ModuleType


class _Loader(ExtensionFileLoader):
    def __init__(self, library: ModuleType, name: str) -> None:
        super().__init__(name, str(library.__file__))
        self.library = library

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        module: ModuleType = self.library.create(spec)
        return module

    def exec_module(self, module: ModuleType) -> None:
        self.library.execute(module)


class _Finder:
    def __init__(self, library: ModuleType) -> None:
        self.library = library
        self.names = frozenset(library.NAMES)

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name not in self.names:
            return None
        return ModuleSpec(name, _Loader(self.library, name), origin=self.library.__file__)


def import_compiled() -> None:
    """From now on, import the engines that are compiled from the library."""
    if library := _library():
        sys.meta_path.insert(0, _Finder(library))


def compiled_engines() -> frozenset[str]:
    """Return the names of the engines that are compiled, such as ``crosshatch.board.grid``."""
    library = _library()
    return frozenset(library.NAMES) if library else frozenset()


def _library() -> ModuleType | None:
    try:
        return import_module("._engines", __package__)
    except ModuleNotFoundError:
        return None
