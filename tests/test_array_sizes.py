"""The arrays of compiled engines are as long as the lists of the Python form, whose sizes are named limits."""

import ast
import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

PACKAGE = Path(__file__).parents[1] / "src" / "crosshatch"
TYPED = sorted(path for path in PACKAGE.glob("**/*.pxd") if path.stat().st_size)

ARRAY = re.compile(r"^    cdef (?:readonly )?[\w ]+? (\w+)\[(\d+)\]$", re.MULTILINE)


def declared(path: Path) -> dict[str, int]:
    """Return the sizes of the arrays that the classes of a module have in compiled form."""
    return {name: int(size) for name, size in ARRAY.findall(path.read_text())}


def assigned(path: Path) -> dict[str, int]:
    """Return the sizes of the lists that a module makes, by the names of the attributes."""
    sizes = {}
    for node in ast.walk(ast.parse(path.read_text())):
        match node:
            case (
                ast.Assign(targets=[ast.Attribute(attr=name)], value=list_)
                | ast.AnnAssign(target=ast.Attribute(attr=name), value=list_)
            ):
                match list_:
                    case (
                        ast.BinOp(left=ast.List(), op=ast.Mult(), right=size)
                        | ast.Call(func=ast.Name(id="array"), args=[size, *_])
                    ):
                        sizes[name] = eval(ast.unparse(size), dict(constants(path)))
    return sizes


@cache
def constants(path: Path) -> dict[str, object]:
    """Return the numbers that a module names or imports, as its source has them: compiled, it hides some."""
    found: dict[str, object] = {}
    for node in ast.parse(path.read_text()).body:
        match node:
            case ast.ImportFrom(module=module, level=level) if level:
                home = path.parents[level - 1].joinpath(*(module or "").split("."))
                for each in node.names:
                    name = each.asname or each.name
                    if (beside := home / f"{each.name}.py").exists():
                        found[name] = SimpleNamespace(**constants(beside))
                    elif home.with_suffix(".py").exists() and each.name in (
                        there := constants(home.with_suffix(".py"))
                    ):
                        found[name] = there[each.name]
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                with suppress(Exception):
                    found[name] = eval(ast.unparse(value), {"__builtins__": {}}, found)
    return found


@pytest.mark.parametrize("path", TYPED, ids=lambda path: path.stem)
def test_an_array_is_as_long_as_its_list(path: Path) -> None:
    compiled, python = declared(path), assigned(path.with_suffix(".py"))
    assert {name: size for name, size in compiled.items() if name in python} == {
        name: size for name, size in python.items() if name in compiled
    }
