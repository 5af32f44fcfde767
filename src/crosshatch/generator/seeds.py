"""Seeds: of batches, of variations that replace repeats, and with a target included.

``hard,180,must=x-wing:2031-05/7`` asks for a Hard puzzle with the symmetry 180 that needs an X-Wing, from the seed
``2031-05/7``.  The target is the part before the first colon (``generator.target_text``).  The whole text seeds the
random numbers, in a canonical form, so different targets give unrelated puzzles, while the wording and order of a
target make no difference.
"""

import re
import secrets
from collections.abc import Iterator, Mapping
from itertools import count

import attrs

from ..board.messages import listed
from ..solving.scale import Grade, Scale
from .errors import SeedError, TargetError
from .scales import digest, mark_of
from .target import Target
from .target_text import TargetText, read_target, text_of

OF_ONE_PUZZLE = re.compile(r".+/\d+(?:\.\d+)?", re.DOTALL)
"""The seed of one puzzle of a batch, such as ``7/3``, or of a variation, such as ``7/3.2``."""

_VARIATION = re.compile(r"(.*/\d+)\.(\d+)", re.DOTALL)

DRAWN_BELOW = 10**9
"""Upper limit for drawn seeds: short enough to read aloud."""

END = ":"
"""The separator between the target and the seed."""

COLON = "if the seed itself contains a colon, begin it with another colon"
"""Advice if the part before a colon is not a target."""

OPTIONS = {"pattern": "mask, --with-givens, --solution or --like"}
"""The options for a criterion, if they are not named after it."""


def drawn_seed() -> int:
    """Return an unpredictable seed."""
    return secrets.randbelow(DRAWN_BELOW)


def check_seed(text: str) -> None:
    """Raise TargetError if a seed is empty or has unprintable characters."""
    if not text:
        raise TargetError("the seed is empty; omit it to draw one at random")
    if not text.isprintable():
        raise TargetError(f"the seed must be printable text, not {text!r}")


def seeds(seed: int | str, count: int, first: int = 1) -> Iterator[str]:
    """Yield the seeds of a batch: for ``7`` they are ``7/1``, ``7/2`` and so on, beginning with number ``first``.

    The seed of one puzzle, such as ``7/2`` or ``7/2.3``, is returned unchanged if ``count`` and ``first`` are 1.

    Raises TargetError if the seed is empty or has unprintable characters.
    """
    text = str(seed)
    check_seed(text)
    if count == first == 1 and OF_ONE_PUZZLE.fullmatch(text):
        return iter((text,))
    return (f"{text}/{number}" for number in range(first, first + count))


def stream_of(code: str) -> str:
    """Return the text that seeds the random numbers for a code: the target in canonical form, and the seed."""
    return f"crosshatch {code}"


def variations(seed: str) -> Iterator[str]:
    """Yield the following variations of a seed: ``7/3.2``, ``7/3.3`` and so on for ``7/3``; ``7/3.3`` for ``7/3.2``."""
    return (f"{first_of(seed)}.{number}" for number in count(variation_of(seed) + 1))


def first_of(seed: str) -> str:
    """Return the original seed of a variation: ``7/3`` for ``7/3.2``.  Other seeds are returned unchanged."""
    found = _VARIATION.fullmatch(seed)
    return found[1] if found else seed


def variation_of(seed: str) -> int:
    """Return the number of a variation: 2 for ``7/3.2``, and 1 for ``7/3``."""
    found = _VARIATION.fullmatch(seed)
    return int(found[2]) if found else 1


def code_of(target: Target, scale: Scale[Grade], seed: int | str) -> str:
    """Return the code of a puzzle: its target on a scale, and its seed.

    Raises the errors of ``text_of``.
    """
    return with_seed(text_of(target, scale), seed)


def with_seed(text: str, seed: int | str) -> str:
    """Return the code made of the text of a target and a seed."""
    return f"{text}{END}{seed}"


@attrs.frozen
class Code:
    """A parsed code: a seed and the target it contains; ``text`` is the code as it was given."""

    text: str
    seed: str
    carried: TargetText

    @property
    def carries(self) -> bool:
        """Whether the code has a target; the part before the colon may be empty."""
        return not self.text.startswith(END)

    @property
    def plain(self) -> str:
        """The seed alone, written so that a colon in it does not make it a code."""
        return f"{END}{self.seed}" if is_code(self.seed) else self.seed

    def asks_for(self, missing: Mapping[str, str]) -> SeedError:
        """Return an error that says what else must be given."""
        options = listed(f"--{OPTIONS.get(name, name)}" for name in missing)
        return SeedError(f"the seed {self.text} was made with {listed(missing.values())}; add {options}")

    def check(self, target: Target, scale: Scale[Grade]) -> None:
        """Raise SeedError if the code is for another target or scale."""
        carried = self.carried.target_with(target.pattern)
        if mark_of(scale, carried) != self.carried.scale:
            raise SeedError(f"the seed {self.text} was made on a different scale from {scale.title}")
        if self.carried.pattern_digest not in ("", digest(target.pattern)):
            raise SeedError(f"the seed {self.text} was made with a different pattern")
        if carried.on(scale) != target.on(scale):
            raise SeedError(f"the seed {self.text} is for a different target from {text_of(target, scale)}")


def is_code(seed: str) -> bool:
    """Return whether a seed contains a target."""
    return END in seed


def plain_seed(seed: str, target: Target, scale: Scale[Grade]) -> str:
    """Return the seed without its target, which must be the one requested.

    Raises SeedError if it is not.
    """
    carried, end, plain = seed.partition(END)
    if not end:
        return seed
    if carried and carried != text_of(target, scale):
        parse(seed).check(target, scale)
    return plain


def parse(text: str) -> Code:
    """Return a parsed code.

    Raises SeedError if the text is not a code.
    """
    carried, end, seed = text.partition(END)
    if not end:
        raise SeedError(f"the seed {text!r} contains no target; write it before a colon, as in hard,180:7/1")
    try:
        return Code(text, seed, read_target(carried))
    except TargetError as error:
        raise SeedError(f"the seed {text!r} is invalid: {error}; {COLON}") from None
