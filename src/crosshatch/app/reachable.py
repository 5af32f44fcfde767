"""Which modules of an archive a program may import, so that the others need not be shipped with it."""

import ast
from collections.abc import Container, Iterable, Iterator, Mapping
from pathlib import Path
from typing import NamedTuple
from zipfile import ZipFile


class Module(NamedTuple):
    """A module: the name of its file in an archive, and its source."""

    file: str
    source: bytes


def modules_of(archive: Path) -> dict[str, Module]:
    """Return the modules of an archive that are sources, by name."""
    with ZipFile(archive) as given:
        files = [each for each in given.namelist() if each.endswith(".py")]
        return {_name(each): Module(each, given.read(each)) for each in files}


def _name(file: str) -> str:
    return file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def reachable(modules: Mapping[str, Module], start: Iterable[str], unused: Container[str]) -> set[str]:
    """Return the modules that some modules import, directly or by way of others, anywhere in their source.

    Those in ``start`` are included; those in ``unused`` are left out, with all that only they import.  Names that are
    not among ``modules`` count for nothing.  What is imported by a name made at run time is not found.
    """
    found: set[str] = set()
    waiting = list(start)
    while waiting:
        name = waiting.pop()
        parents = [name[:end] for end, letter in enumerate(f"{name}.") if letter == "."]
        if any(each in unused for each in parents):
            continue
        new = [each for each in parents if each in modules and each not in found]
        found.update(new)
        for each in new:
            waiting.extend(imports(each, modules[each]))
    return found


def imports(name: str, module: Module) -> Iterator[str]:
    """Yield the names that a module imports; what it imports from a module may be a module too."""
    parts = name.split(".") if module.file.endswith("__init__.py") else name.split(".")[:-1]
    for node in ast.walk(ast.parse(module.source)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = parts[: len(parts) + 1 - node.level] if node.level else []
            home = ".".join([*above, *filter(None, [node.module])])
            yield from (f"{home}.{each.name}" for each in node.names)
