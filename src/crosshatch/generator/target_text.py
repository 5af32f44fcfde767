"""Targets as text: one line for a target and its scale, such as ``hard,180,must=x-wing``, as used in seeds.

The criteria are separated by commas, in the order of the table (``generator.target``), each in one canonical form, so
two targets have the same text if and only if they are equivalent:

- ``hard``, ``180``, ``minimal``: a level, a symmetry, or a property, each by its name alone
- ``rating=3.2-4``, ``givens=24-``, ``must=x-wing=2-3+naked-pair``: any other criterion by its name and value
- ``pattern=AAAHwQQSkgQgkHw``: a mask (``Pattern.short``), which may also be written as ``mask=heart`` or
  ``mask-text=24``
- ``pattern~1f0c3a52``: a digest, for a pattern that does not fit in a line, so that it cannot be confused with another
- ``any``: no criteria

The names are those of the command-line options.
"""

from collections.abc import Iterator
from itertools import starmap
from typing import Any
from urllib.parse import unquote

import attrs

from ..board.messages import listed
from ..board.symmetry import Symmetry
from ..grading.crosshatch import CrosshatchScale
from ..grading.registry import scale_named
from ..solving.scale import Grade, Scale
from .errors import TargetError
from .grade_numbers import where_else
from .patterns.pattern import Pattern
from .ranges import number_text, range_of
from .scales import Mark, digest, mark_of, quoted, scale_for, without
from .target import CRITERIA, DEFAULTS, GIVEN, SEPARATOR, Target, together

ANY = "any"
"""The text of a target without criteria."""

BETWEEN_CRITERIA, DIGEST = ",", "~"

FLAGS = tuple(name for name, default in DEFAULTS.items() if default is False)
"""The criteria that are true or false."""

SYMMETRIES = frozenset(each.value for each in Symmetry if each is not Symmetry.NONE)

SPELLINGS = {
    spelling.name: (name, spelling) for name, criterion in CRITERIA.items() for spelling in criterion.spellings
}
"""For each name in a text, the field of the target and how to read it."""


def text_of(target: Target, scale: Scale[Grade]) -> str:
    """Return the text of a target on a scale.

    Raises UnknownTechnique if the target names a technique that the scale does not count, and TargetError if it names a
    number that grades on the scale do not have.
    """
    asked = target.on(scale).asked
    numbers = {scale.grade_type.rating_name: asked.pop("rating", "")} | dict(asked.pop("ranges", ()))
    first = [_item(name, asked.pop(name)) for name in ("level", "symmetry") if name in asked]
    ranges = [_item(name, wanted) for name, wanted in numbers.items() if wanted]
    return (
        BETWEEN_CRITERIA.join([*first, *mark_of(scale, target).items(), *ranges, *starmap(_item, asked.items())]) or ANY
    )


def _item(name: str, value: Any) -> str:
    """Return the item for a field or number and its value."""
    match value:
        case True:
            return name
        case Symmetry():
            return value.value
        case Pattern():
            return f"{name}{GIVEN}{value.short}" if value.short else f"{name}{DIGEST}{digest(value)}"
        case tuple():
            value = SEPARATOR.join(value)
        case float():
            value = number_text(value)
    plain = name == "level" and value not in (*SYMMETRIES, *FLAGS, ANY)
    return quoted(value) if plain else f"{name.replace('_', '-')}{GIVEN}{value}"


@attrs.frozen
class TargetText:
    """The parsed text of a target.

    - ``target``: the target, as far as the text states it
    - ``scale``: the mark of the scale
    - ``pattern_digest``: the digest of a pattern that is not written out
    """

    target: Target
    scale: Mark
    pattern_digest: str = ""

    @property
    def missing(self) -> dict[str, str]:
        """What the text does not state, by criterion, each as words for a message."""
        found = {"pattern": "a pattern"} if self.pattern_digest else {}
        if self.scale.digest:
            found["scale"] = f"the custom scale {self.scale.name!r}"
        if self.scale.strategies:
            found["strategy"] = f"custom strategies, {listed(self.scale.strategies)}"
        return found

    def target_with(self, pattern: Pattern) -> Target:
        """Return the target, with this pattern if one is missing."""
        return attrs.evolve(self.target, pattern=pattern) if self.pattern_digest else self.target

    def usual_scale(self) -> Scale[Grade]:
        """Return the scale with this name; the text must be complete.

        Raises ScaleError if it does not exist.
        """
        if self.scale.name != CrosshatchScale.name:
            return scale_named(self.scale.name)
        usual = scale_for(self.target)
        if not self.scale.without and usual.name == CrosshatchScale.name:
            return scale_named(CrosshatchScale.name)
        return without(usual, self.scale.without)


def read_target(text: str) -> TargetText:
    """Return a parsed text.

    Raises TargetError if it is not the text of a target.
    """
    values: list[tuple[str, Any]] = []
    marks: dict[str, str] = {}
    digest_given = ""
    for item in filter(None, text.split(BETWEEN_CRITERIA)):
        name, given, value = item.partition(GIVEN)
        try:
            if not given and DIGEST in item:
                digest_given = _digest(item)
            elif name in ("scale", "without", "strategy"):
                if name in marks:
                    raise TargetError(f"{name} is given twice")
                marks[name] = value
            else:
                values.extend(_criterion(name, value) if given else _alone(name))
        except (TargetError, ValueError) as error:
            raise TargetError(f"{item!r}: {error}") from None
    name, _, scale_digest = marks.get("scale", CrosshatchScale.name).partition(DIGEST)
    gone, own = (tuple(sorted(filter(None, marks.get(each, "").split(SEPARATOR)))) for each in ("without", "strategy"))
    return TargetText(Target(**together(values)), Mark(unquote(name), gone, own, scale_digest), digest_given)


def _digest(item: str) -> str:
    """Return the digest of a pattern."""
    name, _, value = item.partition(DIGEST)
    if name != "pattern":
        raise TargetError(f"{name!r} cannot have a digest")
    return value


def _alone(word: str) -> Iterator[tuple[str, Any]]:
    """Yield the fields set by a word without a value."""
    if word in FLAGS:
        yield word, True
    elif word in SYMMETRIES:
        yield "symmetry", Symmetry(word)
    elif word != ANY:
        yield "level", unquote(word).lower()


def _criterion(name: str, text: str) -> Iterator[tuple[str, Any]]:
    """Yield the fields set by a name and a value; names without a field are numbers of grades."""
    if name in SPELLINGS:
        field, spelling = SPELLINGS[name]
        for each in text.split(SEPARATOR) if spelling.several else [text]:
            yield field, spelling.read(each)
        return
    number = name.replace("-", "_")
    try:
        yield "ranges", ((number, range_of(text)),)
    except TargetError:
        if where_else(number):
            raise
        raise TargetError(f"unknown criterion {name!r}") from None
