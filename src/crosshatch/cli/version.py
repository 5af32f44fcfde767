"""What ``--version`` says: the version, and whether the engines are compiled or interpreted."""

from pathlib import Path

from ..engines import compiled_engines
from ..version import __version__

PACKAGE = Path(__file__).parents[1]


def version_line() -> str:
    """Return the version with the form of the engines, such as ``crosshatch 0.1.0 (engines compiled)``."""
    return f"crosshatch {__version__} ({describe(engine_forms())})"


def engine_forms() -> dict[str, bool]:
    """Return for each engine (a module that begins with ``# cython:``) whether what is imported is compiled."""
    paths = sorted(path.with_suffix("") for path in PACKAGE.rglob("*.py") if _is_engine(path))
    compiled = compiled_engines()
    names = [".".join(path.relative_to(PACKAGE).parts) for path in paths]
    return {name: f"{PACKAGE.name}.{name}" in compiled for name in names}


def _is_engine(module: Path) -> bool:
    with module.open("rb") as file:
        return file.read(9) == b"# cython:"


def describe(forms: dict[str, bool]) -> str:
    """Say in which form the engines are; name the modules where the forms are mixed."""
    compiled = [name for name, is_compiled in forms.items() if is_compiled]
    interpreted = [name for name, is_compiled in forms.items() if not is_compiled]
    if not compiled:
        return "engines interpreted"
    if not interpreted:
        return "engines compiled"
    return f"engines mixed: compiled {', '.join(compiled)}; interpreted {', '.join(interpreted)}"
