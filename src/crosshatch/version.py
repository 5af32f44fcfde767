"""The version, as the package was installed with it; it is written in ``pyproject.toml`` only."""

from importlib.metadata import PackageNotFoundError, version

try:
    __version__ = version("crosshatch")
except PackageNotFoundError:
    __version__ = "(not installed)"
