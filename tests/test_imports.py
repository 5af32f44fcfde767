"""What the library imports: nothing of what only the command line needs."""

import subprocess
import sys

LIBRARY = """
import sys
from importlib import import_module
from pkgutil import walk_packages


class Refuse:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("click", "rich"):
            raise ImportError(f"the library imports {name}")


sys.meta_path.insert(0, Refuse())

import crosshatch

FRONT = ("crosshatch.cli", "crosshatch.__main__")
names = [each.name for each in walk_packages(crosshatch.__path__, "crosshatch.") if not each.name.startswith(FRONT)]
for name in names:
    import_module(name)
print(*names)
"""


def test_the_library_needs_neither_click_nor_rich() -> None:
    done = subprocess.run([sys.executable, "-c", LIBRARY], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    assert {"crosshatch.solver", "crosshatch.render.text", "crosshatch.words.english.fish"} <= set(done.stdout.split())


def test_the_command_line_does() -> None:
    with_the_command_line = LIBRARY.replace('("crosshatch.cli", "crosshatch.__main__")', "()")
    done = subprocess.run([sys.executable, "-c", with_the_command_line], capture_output=True, text=True, timeout=120)
    assert done.returncode == 1
    assert "the library imports click" in done.stderr
