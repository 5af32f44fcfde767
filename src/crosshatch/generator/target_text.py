"""A target and its scale in one line, such as ``hard,180,must=x-wing``, which seeds carry.

The wishes of a line have commas between them, are in the order of the table (``generator.target``) and each in one
form, so that two targets have the same line if and only if they ask for the same:

- ``hard``, ``180``, ``minimal``: a level, a symmetry, or what a puzzle shall be, each by its name alone;
- ``rating=3.2-4``, ``givens=24-``, ``must=x-wing=2-3+naked-pair``: any other wish by its name and what it was given;
- ``pattern=AAAHwQQSkgQgkHw``: a mask (``Pattern.short``), which may be given as ``mask=heart`` or ``mask-text=24`` too;
- ``pattern~1f0c3a52``: what does not fit in a line has a digest, so that something else is not taken for it;
- ``any``: there is no wish at all.

The names are those of the command line's options.
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
from .target import DEFAULTS, GIVEN, SEPARATOR, WISHES, Target, together

ANY = "any"
"""The line of a target that asks for nothing."""

BETWEEN_WISHES, DIGEST = ",", "~"

FLAGS = tuple(name for name, default in DEFAULTS.items() if default is False)
"""What a puzzle is or is not."""

SYMMETRIES = frozenset(each.value for each in Symmetry if each is not Symmetry.NONE)

SPELLINGS = {spelling.name: (name, spelling) for name, wish in WISHES.items() for spelling in wish.spellings}
"""For each name in a line the field of a target that it is for, and how it is read."""


def text_of(target: Target, scale: Scale[Grade]) -> str:
    """Return what a target asks for on a scale, in one line.

    Raises UnknownTechnique where the target names a technique that the scale does not count, and TargetError where it
    names a number that grades of the scale do not have.
    """
    asked = target.on(scale).asked
    numbers = {scale.grade_type.rating_name: asked.pop("rating", "")} | dict(asked.pop("ranges", ()))
    first = [_item(name, asked.pop(name)) for name in ("level", "symmetry") if name in asked]
    ranges = [_item(name, wanted) for name, wanted in numbers.items() if wanted]
    return (
        BETWEEN_WISHES.join([*first, *mark_of(scale, target).items(), *ranges, *starmap(_item, asked.items())]) or ANY
    )


def _item(name: str, value: Any) -> str:
    """Return what is asked for by the name of a field or a number."""
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
    """What a line says of a target and of a scale.

    - ``target``: what the puzzle must be like, so far as the line has it in words;
    - ``scale``: the mark of the scale;
    - ``pattern_digest``: the digest of the pattern, where that is not in words.
    """

    target: Target
    scale: Mark
    pattern_digest: str = ""

    @property
    def missing(self) -> dict[str, str]:
        """By the names of wishes what the line does not have in words, each as a message has it."""
        found = {"pattern": "a pattern"} if self.pattern_digest else {}
        if self.scale.digest:
            found["scale"] = f"the custom scale {self.scale.name!r}"
        if self.scale.strategies:
            found["strategy"] = f"custom strategies, {listed(self.scale.strategies)}"
        return found

    def target_with(self, pattern: Pattern) -> Target:
        """Return the target; where a pattern is missing, with this one."""
        return attrs.evolve(self.target, pattern=pattern) if self.pattern_digest else self.target

    def usual_scale(self) -> Scale[Grade]:
        """Return the scale of this name, of which nothing must be missing.

        Raises ScaleError where there is none.
        """
        if self.scale.name != CrosshatchScale.name:
            return scale_named(self.scale.name)
        usual = scale_for(self.target)
        if not self.scale.without and usual.name == CrosshatchScale.name:
            return scale_named(CrosshatchScale.name)
        return without(usual, self.scale.without)


def read_target(text: str) -> TargetText:
    """Return what a line says.

    Raises TargetError where it is none.
    """
    values: list[tuple[str, Any]] = []
    marks: dict[str, str] = {}
    digest_given = ""
    for item in filter(None, text.split(BETWEEN_WISHES)):
        name, given, value = item.partition(GIVEN)
        try:
            if not given and DIGEST in item:
                digest_given = _digest(item)
            elif name in ("scale", "without", "strategy"):
                if name in marks:
                    raise TargetError(f"{name} is given twice")
                marks[name] = value
            else:
                values.extend(_wish(name, value) if given else _alone(name))
        except (TargetError, ValueError) as error:
            raise TargetError(f"{item!r}: {error}") from None
    name, _, scale_digest = marks.get("scale", CrosshatchScale.name).partition(DIGEST)
    gone, own = (tuple(sorted(filter(None, marks.get(each, "").split(SEPARATOR)))) for each in ("without", "strategy"))
    return TargetText(Target(**together(values)), Mark(unquote(name), gone, own, scale_digest), digest_given)


def _digest(item: str) -> str:
    """Return the digest of a pattern."""
    name, _, value = item.partition(DIGEST)
    if name != "pattern":
        raise TargetError(f"there is no wish {name!r} that may have a digest")
    return value


def _alone(word: str) -> Iterator[tuple[str, Any]]:
    """Yield what a word asks for that has nothing given with it."""
    if word in FLAGS:
        yield word, True
    elif word in SYMMETRIES:
        yield "symmetry", Symmetry(word)
    elif word != ANY:
        yield "level", unquote(word).lower()


def _wish(name: str, text: str) -> Iterator[tuple[str, Any]]:
    """Yield what a wish asks for by its name and what it was given; other names are those of numbers of grades."""
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
        raise TargetError(f"there is no wish {name!r} with such a value") from None
