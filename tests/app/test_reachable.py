"""Which modules of an archive a program may import."""

from pathlib import Path
from zipfile import ZipFile

import pytest

from crosshatch.app.reachable import Module, modules_of, reachable

SOURCES = {
    "start.py": "import one, absent.of.all\nfrom package import inner, value",
    "one.py": "def late():\n    import late",
    "late.py": "",
    "never.py": "import late",
    "tool.py": "import debugger",
    "debugger.py": "import only_of_it",
    "only_of_it.py": "",
    "package/__init__.py": "from . import beside",
    "package/inner.py": "from .deep.er import x\nfrom .. import nothing",
    "package/beside.py": "import tool",
    "package/apart.py": "",
    "package/deep/__init__.py": "from ..below import y",
    "package/deep/er.py": "from . import __main__",
    "package/deep/__main__.py": "",
    "package/below.py": "",
}


@pytest.fixture
def modules(tmp_path: Path) -> dict[str, Module]:
    archive = tmp_path / "all.zip"
    with ZipFile(archive, "w") as written:
        for name, source in SOURCES.items():
            written.writestr(name, source)
        written.writestr("notes.txt", "import never")
    return modules_of(archive)


def test_names_and_files(modules: dict[str, Module]) -> None:
    assert modules["package.deep"] == Module("package/deep/__init__.py", b"from ..below import y")
    assert modules["package.deep.er"].file == "package/deep/er.py"
    assert "notes" not in modules


def test_what_is_imported_anywhere(modules: dict[str, Module]) -> None:
    inside = {"package", "package.inner", "package.beside", "package.deep", "package.deep.er", "package.below"}
    others = {"start", "one", "late", "tool", "debugger", "only_of_it", "package.deep.__main__"}
    assert reachable(modules, ["start"], ()) == inside | others


def test_what_is_unused_is_left_out_with_all_that_only_it_imports(modules: dict[str, Module]) -> None:
    left_out = reachable(modules, ["start"], ()) - reachable(modules, ["start"], {"debugger"})
    assert left_out == {"debugger", "only_of_it"}
    assert reachable(modules, ["package.inner"], {"package"}) == set()


def test_a_module_is_needed_with_its_packages(modules: dict[str, Module]) -> None:
    assert {"package", "package.apart"} <= reachable(modules, ["package.apart", "unknown.name"], ())
