"""What ``--version`` says: the version, and whether the engines are compiled or interpreted."""

from importlib.machinery import PathFinder
from pathlib import Path

from ..version import __version__

PACKAGE = Path(__file__).parents[1]


def version_line() -> str:
    """Return the version with the form of the engines, such as ``crosshatch 0.1.0 (engines compiled)``."""
    return f"crosshatch {__version__} ({describe(engine_forms())})"


def engine_forms() -> dict[str, bool]:
    """Return for each module that can compile (it has a sidecar of types) whether what is imported is compiled."""
    sidecars = sorted(path.with_suffix("") for path in PACKAGE.rglob("*.pxd") if path.stem != "__init__")
    return {".".join(path.relative_to(PACKAGE).parts): _is_compiled(path) for path in sidecars}


def describe(forms: dict[str, bool]) -> str:
    """Say in which form the engines are; name the modules where the forms are mixed."""
    compiled = [name for name, is_compiled in forms.items() if is_compiled]
    interpreted = [name for name, is_compiled in forms.items() if not is_compiled]
    if not compiled:
        return "engines interpreted"
    if not interpreted:
        return "engines compiled"
    return f"engines mixed: compiled {', '.join(compiled)}; interpreted {', '.join(interpreted)}"


def _is_compiled(module: Path) -> bool:
    spec = PathFinder.find_spec(module.name, [str(module.parent)])  # which does not import what the module is in
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")
