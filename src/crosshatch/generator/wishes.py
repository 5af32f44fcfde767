"""Wishes: all that a puzzle must be like in one line, such as ``hard,180,must=x-wing``.

Wishes have commas between them, are in a fixed order and each in one way, so that two targets have the same wishes if
and only if they ask for the same:

- ``hard``, ``180``, ``minimal``: a level, a symmetry, or what a puzzle shall be, each by its name alone;
- ``rating=3.2-4``, ``givens=24-``, ``must=x-wing=2-3+naked-pair``: any other wish by its name and what it was given;
- ``pattern=AAAHwQQSkgQgkHw``: a mask (``Pattern.short``), which may be given as ``mask=heart`` or ``mask-text=24`` too;
- ``pattern~1f0c3a52``: what does not fit in a line has a digest, so that something else is not taken for it;
- ``any``: there is no wish at all.

The names are those of the command line's options.
"""

from collections.abc import Callable, Iterable
from math import inf
from typing import Any
from urllib.parse import quote, unquote

import attrs

from ..board.errors import TargetError
from ..board.messages import listed
from ..board.symmetry import Symmetry
from ..grading.crosshatch import CrosshatchScale
from ..grading.registry import scale_named
from ..solving.scale import Grade, Scale
from .numbers import where_else
from .patterns.drawings import drawn, gallery_or_marks
from .patterns.pattern import Pattern
from .ranges import Range, number_text
from .scales import Mark, digest, mark_of, scale_for, without
from .settled import RATING, settled
from .target import MOST_GIVENS, Target

ANY = "any"
"""The wishes of a target that has none."""

BETWEEN_WISHES, BETWEEN_NAMES, GIVEN, DIGEST = ",", "+", "=", "~"

FLAGS = ("minimal", "pearl", "diamond")
"""What a puzzle is or is not, by the names of a target's parts."""

PATTERN = "pattern"
"""The wish that several options can say, and that may have a digest."""

SYMMETRIES = frozenset(each.value for each in Symmetry if each is not Symmetry.NONE)

Wishes = dict[str, str]
"""What is wished, in the order of a line: by its name what it was given, nothing where the name says all."""


def wishes_of(target: Target, scale: Scale[Grade]) -> str:
    """Return what a target asks for on a scale, in one line.

    Raises UnknownTechnique where the target names a technique that the scale does not count, and TargetError where it
    names a number that grades of the scale do not have.
    """
    return written(wishes(target, scale))


def written(wishes: Wishes) -> str:
    """Return wishes in one line."""
    return BETWEEN_WISHES.join(_item(name, given) for name, given in wishes.items()) or ANY


def _item(name: str, given: str) -> str:
    if not given or name == "symmetry" or (name == "level" and _is_plain_level(given)):
        return given or name
    return f"{name}{given if given.startswith(DIGEST) else GIVEN + given}"


def _is_plain_level(level: str) -> bool:
    """Whether a level stands alone without being taken for something else."""
    return level not in SYMMETRIES and level not in FLAGS and level != ANY


def difference(one: Wishes, other: Wishes) -> str:
    """Say by what some wishes differ from others, which they do."""
    names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
    ours, theirs = ({name: some[name] for name in names if some.get(name) is not None} for some in (one, other))
    return f"{written(ours)}, not {written(theirs)}"


def wishes(target: Target, scale: Scale[Grade]) -> Wishes:
    """Return what a target asks for on a scale, by the names of the options of the command line."""
    plain = settled(target, scale)
    mark = mark_of(scale, target)
    found = {"level": _quoted(plain.level or "")}
    found["symmetry"] = "" if plain.symmetry is Symmetry.NONE else plain.symmetry.value
    if mark.name != CrosshatchScale.name or mark.digest:
        found["scale"] = _quoted(mark.name) + (mark.digest and DIGEST + mark.digest)
    found |= {"without": BETWEEN_NAMES.join(mark.without), "strategy": BETWEEN_NAMES.join(mark.strategies)}
    found[scale.grade_type.rating_name()] = str(plain.rating) if plain.rating else ""
    found |= {name.replace("_", "-"): str(numbers) for name, numbers in plain.ranges}
    found["pace"] = "" if plain.pace == 1 else number_text(plain.pace)
    found["givens"] = str(plain.givens) if plain.givens else ""
    times = dict(plain.times)
    found["must"] = BETWEEN_NAMES.join(
        f"{name}{GIVEN}{times[name]}" if name in times else name for name in sorted({*plain.must, *times})
    )
    found["must-not"] = BETWEEN_NAMES.join(plain.must_not)
    found["up-to"] = plain.up_to or ""
    found["hardest"] = BETWEEN_NAMES.join(plain.hardest)
    wanted = {name: given for name, given in found.items() if given}
    return wanted | {name: "" for name in FLAGS if getattr(plain, name)} | _pattern(plain.pattern)


def _pattern(pattern: Pattern) -> Wishes:
    return {PATTERN: pattern.short or DIGEST + digest(pattern)} if pattern else {}


def _quoted(text: str) -> str:
    """Return a name in small letters; what is neither a letter, a digit nor one of ``-_.`` is as in web addresses."""
    return quote(text.lower(), safe="").replace(DIGEST, "%7E")


@attrs.frozen
class Wished:
    """What a line of wishes says of a target and of a scale.

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
        found = {PATTERN: "a pattern"} if self.pattern_digest else {}
        if self.scale.digest:
            found["scale"] = f"a scale of its own, {self.scale.name!r}"
        if self.scale.strategies:
            found["strategy"] = f"strategies of its own, {listed(self.scale.strategies)}"
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


def read_wishes(text: str) -> Wished:
    """Return what a line of wishes says.

    Raises TargetError where it is none.
    """
    found: dict[str, Any] = {}
    marks: dict[str, Any] = {}
    numbers: dict[str, Any] = {}
    digests: dict[str, Any] = {}
    items: dict[str, str] = {}
    for item in filter(None, text.split(BETWEEN_WISHES)):
        name, given, value = item.partition(GIVEN)
        parts: dict[str, Any]
        try:
            if not given and DIGEST in item:
                kept, parts = digests, {PATTERN: _digest(item)}
            elif not given:
                kept, parts = found, _alone(name)
            elif name in _SCALES:
                kept, parts = marks, {name: value}
            elif name in _READERS:
                kept, parts = found, _READERS[name](value)
            else:
                kept, parts = numbers, {name.replace("-", "_"): _range(name, value)}
        except (TargetError, ValueError) as error:
            raise TargetError(f"{item!r}: {error}") from None
        for part in parts:
            if part in items:
                raise TargetError(f"{part.replace('_', '-')} is given twice: {items[part]} and {item}")
            items[part] = item
        kept |= parts
    scale = Mark(CrosshatchScale.name)
    for name, value in marks.items():
        scale = _SCALES[name](scale, value)
    return Wished(Target(**found, ranges=numbers), scale, digests.get(PATTERN, ""))


def _digest(item: str) -> str:
    """Return the digest of a pattern."""
    name, _, value = item.partition(DIGEST)
    if name != PATTERN:
        raise TargetError(f"there is no wish {name!r} that may have a digest")
    return value


def _alone(word: str) -> dict[str, Any]:
    """Return what a word asks for that has nothing given with it."""
    if word in FLAGS:
        return {word: True}
    if word in SYMMETRIES:
        return {"symmetry": Symmetry(word)}
    return {"level": unquote(word) if word != ANY else None}


def _range(name: str, text: str) -> Range:
    """Return the range of a number of grades.  Raises TargetError where it is none."""
    try:
        return Range.of(text)
    except TargetError:
        if where_else(name.replace("-", "_")):
            raise
        raise TargetError(f"there is no wish {name!r} with such a value") from None


def _rating(text: str) -> dict[str, Any]:
    numbers = Range.of(text)
    return {"lowest": 0.0 if numbers.lowest == -inf else numbers.lowest, "highest": numbers.highest}


def _givens(text: str) -> dict[str, Any]:
    numbers = Range.of(text)
    fewest, most = max(0, numbers.lowest), min(MOST_GIVENS, numbers.highest)
    if fewest != int(fewest) or most != int(most):
        raise TargetError("givens are whole numbers")
    return {"fewest_givens": int(fewest), "most_givens": int(most)}


def _must(text: str) -> dict[str, Any]:
    must, times = with_times(text.split(BETWEEN_NAMES))
    return {"must": must, "times": times}


def with_times(names: Iterable[str]) -> tuple[tuple[str, ...], dict[str, Range]]:
    """Return names of techniques, of which some may have a range behind them, such as ``x-wing=2-3``, and ranges apart.

    Raises TargetError where what stands behind a name is no range, or stands there twice.
    """
    must: list[str] = []
    times: dict[str, Range] = {}
    for each in names:
        name, given, often = each.partition(GIVEN)
        plain = name.strip()
        if given and plain in times:
            raise TargetError(f"{plain} is given twice: {times[plain]} and {often}")
        if given:
            times[plain] = Range.of(often)
        else:
            must.append(name)
    return tuple(must), times


_READERS: dict[str, Callable[[str], dict[str, Any]]] = {
    "level": lambda text: {"level": unquote(text)},
    RATING: _rating,
    "pace": lambda text: {"pace": float(text)},
    "givens": _givens,
    "must": _must,
    "must-not": lambda text: {"must_not": text.split(BETWEEN_NAMES)},
    "up-to": lambda text: {"up_to": text},
    "hardest": lambda text: {"hardest": text.split(BETWEEN_NAMES)},
    PATTERN: lambda text: {"pattern": Pattern.of_short(text)},
    "mask": lambda text: {"pattern": Pattern(gallery_or_marks(text))},
    "mask-text": lambda text: {"pattern": Pattern(drawn(text))},
}
"""For each wish that is given something what that is of a target; all others are ranges."""


def _scale(mark: Mark, text: str) -> Mark:
    name, _, theirs = text.partition(DIGEST)
    return attrs.evolve(mark, name=unquote(name), digest=theirs)


_SCALES: dict[str, Callable[[Mark, str], Mark]] = {
    "scale": _scale,
    "without": lambda mark, text: attrs.evolve(mark, without=tuple(sorted(text.split(BETWEEN_NAMES)))),
    "strategy": lambda mark, text: attrs.evolve(mark, strategies=tuple(sorted(text.split(BETWEEN_NAMES)))),
}
"""For each wish about the scale how its mark is changed."""
