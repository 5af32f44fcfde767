"""The available scales by name, with suggestions for mistyped names, and their techniques by name.

Each built-in scale is imported when it is first requested.  Installed packages can add scales through the entry-point
group ``crosshatch.scales``.
"""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from ..board.messages import listed
from ..logic.technique import Technique, slug_of
from ..solving.scale import Grade, Scale, ScaleError
from ..techniques.names import (
    MOST_MEANT,
    UnknownTechnique,
    family_called,
    question,
    similar_techniques,
    technique_called,
)

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

ENTRY_POINT_GROUP = "crosshatch.scales"


_BUILT_IN = {
    "crosshatch": "crosshatch.grading.crosshatch:CrosshatchScale",
    "hodoku": "crosshatch.originals.hodoku.scale:HodokuScale",
    "explainer": "crosshatch.originals.explainer.scale:ExplainerScale",
    "berthier": "crosshatch.originals.berthier.scale:BerthierScale",
}
"""The built-in scales, by name; each is imported when it is first requested."""

SCALES = tuple(_BUILT_IN)
"""The names of the built-in scales."""


def scale_names() -> tuple[str, ...]:
    """Return the names of all scales: the built-in ones, then those of installed packages."""
    return (*SCALES, *sorted(_offered().keys() - set(SCALES)))


ALSO_CALLED: dict[str, str] = {
    "se": "explainer",
    "sudokuexplainer": "explainer",
    "ser": "explainer",
    "shc": "berthier",
    "te": "berthier",
}
"""Other common names of scales, in lower case and without spaces or hyphens."""


def closest_scale(name: str) -> str:
    """Return the name of the scale closest to an unknown name; empty if none is similar."""
    from difflib import get_close_matches

    letters = "".join(filter(str.isalnum, name.lower()))
    names = {each.lower(): each for each in scale_names()}
    known = names.get(letters) or ALSO_CALLED.get(letters)
    return known or next((names[each] for each in get_close_matches(letters, names, 1)), "")


def portable(scale: str | Scale[Grade]) -> str | Scale[Grade]:
    """Return a scale in the form to pass to other processes: by name if they know it too."""
    if isinstance(scale, str):
        return scale
    return scale.name if scale.name in scale_names() and scale is scale_named(scale.name) else scale


@cache
def scale_named(name: str) -> Scale[Grade]:
    """Return a scale by name, built in or from an installed package; it is always the same object.

    Raises ScaleError if there is no such scale, or if it cannot be loaded.
    """
    if name in _BUILT_IN:
        module, _, scale = _BUILT_IN[name].partition(":")
        built_in: Scale[Grade] = getattr(import_module(module), scale)()
        return built_in
    if name not in scale_names():
        meant = closest_scale(name)
        question = f"; did you mean {meant}?" if meant else ""
        raise ScaleError(f"there is no scale {name!r}; choose from {', '.join(scale_names())}{question}")
    return _loaded(_offered()[name])


def _loaded(point: "EntryPoint") -> Scale[Grade]:
    where = f"the scale {point.name!r} ({point.value})"
    try:
        scale = point.load()()
    except Exception as error:  # whatever another package raises, say whose scale it was
        raise ScaleError(f"{where} cannot be loaded: {error}") from error
    if not isinstance(scale, Scale):
        raise ScaleError(f"{where} is of type {type(scale).__name__}, not a scale")
    return scale


@cache
def _offered() -> "dict[str, EntryPoint]":
    from importlib.metadata import entry_points  # slow to import, and not needed for the built-in scales

    return {point.name: point for point in entry_points(group=ENTRY_POINT_GROUP)}


def techniques_named(scale: Scale[Grade], name: str) -> tuple[Technique, ...]:
    """Return the techniques of a scale for a name: one, the kinds of it that the scale distinguishes, or a family.

    A family is given by its full name or its first word, such as ``chains``, compared like names of techniques.

    Raises UnknownTechnique if the scale does not count such a technique.
    """
    title = _title_of(name)
    kinds = tuple(each for each in scale.techniques if each.kind_of and each.kind_of == title)
    if kinds:
        return kinds
    one = technique_called(name, scale.techniques)
    if one:
        return (one,)
    if family := family_called(name, scale.techniques):
        return family
    lists = f" ('crosshatch techniques --scale {scale.name}' lists them)" if scale.name in SCALES else ""
    where = f" on the {scale.name} scale{lists}"
    others = built_in_scales(lambda other: technique_called(name, other.techniques) is not None)
    if others:
        raise UnknownTechnique(f"there is no technique {name!r}{where}; try {others}")
    meant = similar_techniques(name, scale.techniques)
    perhaps = question(meant)
    families = {each.family for each in list(meant)[:MOST_MEANT]}
    if len(meant) > 1 == len(families):
        perhaps += f" ({slug_of(families.pop()).partition('-')[0]} selects the whole family)"
    raise UnknownTechnique(f"there is no technique {name!r}{where}{perhaps and f'; {perhaps}'}")


def _title_of(name: str) -> str:
    """Return the title of the technique in the catalogue with a name; empty if there is none."""
    from ..techniques.catalogue import CATALOGUE  # which is not needed to know what scales there are

    found = technique_called(name, [each.technique for each in CATALOGUE])
    return found.title if found else ""


def built_in_scales(fit: Callable[[Scale[Grade]], bool]) -> str:
    """Return the built-in scales that fit, in words, as ``the hodoku scale``; empty if none does."""
    names = [name for name in SCALES if fit(scale_named(name))]
    return f"the {listed(names)} scale{'s' if len(names) > 1 else ''}" if names else ""
