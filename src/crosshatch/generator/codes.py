"""Codes: a seed together with all that its puzzle must be like, short enough to stand beside a puzzle in print.

``hard,180,must=x-wing:2031-05/7`` asks for a Hard puzzle with the symmetry 180 that needs an X-Wing, of the seed
``2031-05/7``.  Before the first colon are wishes with commas between them, in a fixed order and each in one way, so
that two targets have the same code if and only if they ask for the same:

- ``hard``, ``180``, ``minimal``: a level, a symmetry, or what a puzzle shall be, each by its name alone;
- ``rating=3.2-4``, ``givens=24-``, ``must=x-wing=2-3+naked-pair``: any other wish by its name and what it was given;
- ``pattern=AAAHwQQSkgQgkHw``: a mask (``Pattern.short``);
- ``scale=own~1f0c3a52``: what does not fit in a line has a digest, so that something else is not taken for it;
- ``any``: there is no wish at all.

The names are those of the command line's options.
"""

from collections.abc import Callable, Iterable, Mapping
from math import inf
from typing import Any
from urllib.parse import quote, unquote

import attrs

from ..board.errors import TargetError
from ..board.symmetry import Symmetry
from ..grading.crosshatch import CrosshatchScale
from ..grading.registry import scale_named
from ..grading.scale import Grade, Scale
from ..messages import listed
from ..strategies.names import technique_named
from .pattern import Pattern
from .ranges import Range, number_text
from .scales import Mark, digest, mark_of, scale_for
from .settled import RATING, settled
from .target import Target

ANY = "any"
"""The wishes of a target that has none."""

BETWEEN_WISHES, BETWEEN_NAMES, GIVEN, DIGEST, END = ",", "+", "=", "~", ":"

FLAGS = ("minimal", "pearl", "diamond")
"""What a puzzle is or is not, by the names of a target's parts."""

SYMMETRIES = frozenset(each.value for each in Symmetry if each is not Symmetry.NONE)

MOST_GIVENS = 81

Wishes = dict[str, str]
"""What is wished, in the order of a code: by its name what it was given, nothing where the name says all."""

IN_WORDS = frozenset(
    {
        "level",
        "lowest",
        "highest",
        "must",
        "must_not",
        "up_to",
        "symmetry",
        "fewest_givens",
        "most_givens",
        "minimal",
        "ranges",
        "times",
        "hardest",
        "pearl",
        "diamond",
        "pace",
    }
)
"""The parts of a target that a code has in words; any other has a digest, but for a mask, which is short."""

PATTERN = "pattern"
"""The part of a target, and the wish, that several options can say."""

OPTIONS = {PATTERN: "mask, --with-givens, --solution or --like"}
"""The options that say a wish where they do not go by its name."""


def code_of(target: Target, scale: Scale[Grade], seed: int | str) -> str:
    """Return the code of a puzzle: its seed, and all that it must be like on a scale.

    Raises UnknownTechnique where the target names a technique that the scale does not count, and TargetError where it
    names a number that grades of the scale do not have.
    """
    return with_seed(wishes_of(target, scale), seed)


def with_seed(wishes: str, seed: int | str) -> str:
    """Return the code of a seed with wishes as a code has them."""
    return f"{wishes}{END}{seed}"


def wishes_of(target: Target, scale: Scale[Grade]) -> str:
    """Return what a code has before its colon."""
    return written(wishes(target, scale))


def written(wishes: Wishes) -> str:
    """Return wishes as a code has them."""
    return BETWEEN_WISHES.join(_item(name, given) for name, given in wishes.items()) or ANY


def _item(name: str, given: str) -> str:
    if not given or name == "symmetry" or (name == "level" and _is_plain_level(given)):
        return given or name
    return f"{name}{given if given.startswith(DIGEST) else GIVEN + given}"


def _is_plain_level(level: str) -> bool:
    """Whether a level stands alone without being taken for something else."""
    return level not in SYMMETRIES and level not in FLAGS and level != ANY


def wishes(target: Target, scale: Scale[Grade]) -> Wishes:
    """Return what a target asks for on a scale, by the names of the options of the command line."""
    plain = settled(target, scale)
    mark = mark_of(scale, target)
    found = {"level": _quoted(plain.level or "")}
    found["symmetry"] = "" if plain.symmetry is Symmetry.NONE else plain.symmetry.value
    if mark.name != CrosshatchScale.name or mark.digest:
        found["scale"] = _quoted(mark.name) + (mark.digest and DIGEST + mark.digest)
    found |= {"without": BETWEEN_NAMES.join(mark.without), "strategy": BETWEEN_NAMES.join(mark.strategies)}
    rating = Range(plain.lowest or -inf, plain.highest)
    found[scale.grade_type.rating_name()] = str(rating) if rating else ""
    found |= {name.replace("_", "-"): str(numbers) for name, numbers in plain.ranges}
    found["pace"] = "" if plain.pace == 1 else number_text(plain.pace)
    givens = Range(plain.fewest_givens or -inf, inf if plain.most_givens >= MOST_GIVENS else plain.most_givens)
    found["givens"] = str(givens) if givens else ""
    times = dict(plain.times)
    found["must"] = BETWEEN_NAMES.join(
        f"{name}{GIVEN}{times[name]}" if name in times else name for name in sorted({*plain.must, *times})
    )
    found["must-not"] = BETWEEN_NAMES.join(plain.must_not)
    found["up-to"] = plain.up_to or ""
    found["hardest"] = BETWEEN_NAMES.join(plain.hardest)
    wanted = {name: given for name, given in found.items() if given}
    return wanted | {name: "" for name in FLAGS if getattr(plain, name)} | _digests(plain)


def _digests(target: Target) -> Wishes:
    """Return the digests of the parts of a target that do not fit in a line, and those in short that do."""
    return {
        part.name.replace("_", "-"): _short(getattr(target, part.name)) or DIGEST + digest(getattr(target, part.name))
        for part in attrs.fields(Target)
        if part.name not in IN_WORDS and getattr(target, part.name) != _default(part)
    }


def _short(given: object) -> str:
    return given.short if isinstance(given, Pattern) else ""


def _default(part: Any) -> Any:
    return part.default.factory() if hasattr(part.default, "factory") else part.default


def _quoted(text: str) -> str:
    """Return a name in small letters; what is neither a letter, a digit nor one of ``-_.`` is as in web addresses."""
    return quote(text.lower(), safe="").replace(DIGEST, "%7E")


@attrs.frozen
class Code:
    """What a code says: a seed, what it carries of a target and a scale, and what of them is to be given besides.

    - ``seed``: the seed by itself;
    - ``target``: what the puzzle must be like, so far as the code has it in words;
    - ``scale``: the mark of the scale;
    - ``digests``: by the names of parts of a target that the code does not have in words, what their digests are;
    - ``text``: the code as it was given.
    """

    text: str
    seed: str
    target: Target
    scale: Mark
    digests: Mapping[str, str] = attrs.field(factory=dict, hash=False)

    @property
    def carries(self) -> bool:
        """Whether the code says anything but a seed: before the colon there may be nothing."""
        return not self.text.startswith(END)

    @property
    def missing(self) -> dict[str, str]:
        """By the names of the command line's options what has to be given besides, each in words."""
        found = {name.replace("_", "-"): f"a {name.replace('_', ' ')}" for name in self.digests}
        if self.scale.digest:
            found["scale"] = f"a scale of its own, {self.scale.name!r}"
        if self.scale.strategies:
            found["strategy"] = f"strategies of its own, {listed(self.scale.strategies)}"
        return found

    def usual_scale(self) -> Scale[Grade]:
        """Return the scale that the code names, where its name is enough.

        Raises TargetError where it is not, as the scale is somebody's own.
        """
        own: dict[str, str] = {name: self.missing[name] for name in ("scale", "strategy") if name in self.missing}
        if own:
            raise self.asks_for(own)
        if self.scale.name == CrosshatchScale.name:
            usual = scale_for(self.target)
            if not self.scale.without and usual.name == CrosshatchScale.name:
                return scale_named(CrosshatchScale.name)
            return without(usual, self.scale.without)
        return scale_named(self.scale.name)

    def asks_for(self, missing: Mapping[str, str]) -> TargetError:
        """Return the error that says what has to be given besides."""
        options = listed(f"--{OPTIONS.get(name, name)}" for name in missing)
        return TargetError(f"the seed {self.text} was made with {listed(missing.values())}: give that too ({options})")

    def check(self, target: Target, scale: Scale[Grade]) -> None:
        """Raise TargetError where a target on a scale is not what the code asks for."""
        others = {name: getattr(target, name) for name in self.digests}
        carried = attrs.evolve(self.target, **others)
        if mark_of(scale, carried) != self.scale:
            raise TargetError(f"the seed {self.text} was made on another scale than {scale.title}")
        wrong = [name for name, theirs in self.digests.items() if digest(others[name]) != theirs]
        if wrong:
            raise TargetError(f"the seed {self.text} was made with another {wrong[0].replace('_', ' ')}")
        theirs, ours = wishes(carried, scale), wishes(target, scale)
        if ours != theirs:
            raise TargetError(f"the seed {self.text} is for {difference(theirs, ours)}")


def difference(one: Wishes, other: Wishes) -> str:
    """Say by what some wishes differ from others, which they do."""
    names = [name for name in {**one, **other} if one.get(name) != other.get(name)]
    ours, theirs = ({name: some[name] for name in names if some.get(name) is not None} for some in (one, other))
    return f"{written(ours)}, not {written(theirs)}"


def without(scale: CrosshatchScale, slugs: Iterable[str]) -> CrosshatchScale:
    """Return our own scale without some techniques.

    Raises UnknownTechnique where it does not have one of them.
    """
    known = [each.technique for each in scale.strategies]
    gone = {technique_named(each, known, " that can be left out of our scale") for each in slugs}
    return CrosshatchScale(each for each in scale.strategies if each.technique not in gone)


def is_code(seed: str) -> bool:
    """Return whether a seed has wishes before it."""
    return END in seed


def plain_seed(seed: str, target: Target, scale: Scale[Grade]) -> str:
    """Return a seed without what it carries, which must be what is asked for.

    Raises TargetError where it is not.
    """
    carried, end, plain = seed.partition(END)
    if not end:
        return seed
    if carried and carried != wishes_of(target, scale):
        parse(seed).check(target, scale)
    return plain


def parse(text: str) -> Code:
    """Return what a code says.

    Raises TargetError where it is none.
    """
    carried, end, seed = text.partition(END)
    if not end:
        raise TargetError(f"the seed {text!r} carries no target: a code has that before a colon, such as hard,180:7/1")
    found: dict[str, Any] = {}
    digests: dict[str, str] = {}
    scale = Mark(CrosshatchScale.name)
    numbers: dict[str, Range] = {}
    for item in filter(None, carried.split(BETWEEN_WISHES)):
        name, given, value = item.partition(GIVEN)
        try:
            if not given and DIGEST in item:
                name, _, value = item.partition(DIGEST)
                digests[_part(name)] = value
            elif not given:
                _add(found, *_alone(name))
            elif name in _SCALES:
                scale = _SCALES[name](scale, value)
            elif name in _READERS:
                for part, what in _READERS[name](value).items():
                    _add(found, part, what)
            else:
                _add(numbers, name.replace("-", "_"), Range.of(value))
        except (TargetError, ValueError) as error:
            raise TargetError(f"the seed {text!r} is not a code: {item!r}: {error}") from None
    try:
        return Code(text, seed, Target(**found, ranges=numbers), scale, digests)
    except TargetError as error:
        raise TargetError(f"the seed {text!r} is not a code: {error}") from None


def _add(found: dict[str, Any], name: str, value: Any) -> None:
    """Add what is wished.  Raises TargetError where it is wished already."""
    if name in found:
        raise TargetError("it says so twice")
    found[name] = value


def _alone(word: str) -> tuple[str, Any]:
    """Return what a word asks for that has nothing given with it."""
    if word in FLAGS:
        return word, True
    if word in SYMMETRIES:
        return "symmetry", Symmetry(word)
    return "level", unquote(word) if word != ANY else None


def _part(name: str) -> str:
    """Return the part of a target that a digest is of."""
    part = name.replace("-", "_")
    if part in IN_WORDS or part not in attrs.fields_dict(Target):
        raise TargetError("there is no such wish")
    return part


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
        if given:
            _add(times, name.strip(), Range.of(often))
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
