"""Seeds: those of a batch, those that take the place of repeats, and those that carry a target.

``hard,180,must=x-wing:2031-05/7`` asks for a Hard puzzle with the symmetry 180 that needs an X-Wing, of the seed
``2031-05/7``: before the first colon is the target (``generator.target_text``).  The whole is what the puzzle's
randomness begins with, so that what two targets make of one seed has nothing in common, in whatever words and order
they are given.
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
"""The seed of one puzzle of a batch, such as ``7/3``, or of what takes the place of it, such as ``7/3.2``."""

_VARIATION = re.compile(r"(.*/\d+)\.(\d+)", re.DOTALL)

DRAWN_BELOW = 10**9
"""Seeds that are drawn are below it: short enough to be read out."""

END = ":"
"""What stands between the target and the seed."""

COLON = "a seed that contains a colon needs another one in front"
"""What is to be done where what stands before a colon was no target."""

OPTIONS = {"pattern": "mask, --with-givens, --solution or --like"}
"""The options that ask for a wish where they do not go by its name."""


def drawn_seed() -> int:
    """Return a seed that nobody can foresee."""
    return secrets.randbelow(DRAWN_BELOW)


def check_seed(text: str) -> None:
    """Raise TargetError where a seed is empty or has characters that cannot be printed."""
    if not text:
        raise TargetError("a seed must not be empty; where none is given, one is drawn at random")
    if not text.isprintable():
        raise TargetError(f"a seed must be printable text, not {text!r}")


def seeds(seed: int | str, count: int, first: int = 1) -> Iterator[str]:
    """Return the seeds of a batch: of ``7`` they are ``7/1``, ``7/2`` and so on, from the ``first`` on.

    The seed of one puzzle, such as ``7/2`` or ``7/2.3``, stays as it is where one puzzle is wanted, and the first.

    Raises TargetError where the seed is empty or has characters that cannot be printed.
    """
    text = str(seed)
    check_seed(text)
    if count == first == 1 and OF_ONE_PUZZLE.fullmatch(text):
        return iter((text,))
    return (f"{text}/{number}" for number in range(first, first + count))


def stream_of(code: str) -> str:
    """Return the text that seeds the randomness of the puzzle of a code, which says all that is wished in one way."""
    return f"crosshatch {code}"


def variations(seed: str) -> Iterator[str]:
    """Yield the seeds that come after one: after ``7/3`` these are ``7/3.2``, ``7/3.3``, after ``7/3.2`` ``7/3.3``."""
    return (f"{first_of(seed)}.{number}" for number in count(variation_of(seed) + 1))


def first_of(seed: str) -> str:
    """Return the seed of which one is a variation, ``7/3`` for ``7/3.2``; itself, if it is none."""
    found = _VARIATION.fullmatch(seed)
    return found[1] if found else seed


def variation_of(seed: str) -> int:
    """Return which variation a seed is: 2 for ``7/3.2``, and 1 for ``7/3``."""
    found = _VARIATION.fullmatch(seed)
    return int(found[2]) if found else 1


def code_of(target: Target, scale: Scale[Grade], seed: int | str) -> str:
    """Return the code of a puzzle: its seed, and all that it must be like on a scale.

    Raises what ``text_of`` does.
    """
    return with_seed(text_of(target, scale), seed)


def with_seed(text: str, seed: int | str) -> str:
    """Return the code of a seed with the text of a target."""
    return f"{text}{END}{seed}"


@attrs.frozen
class Code:
    """What a code says: a seed, and what it carries; ``text`` is the code as it was given."""

    text: str
    seed: str
    carried: TargetText

    @property
    def carries(self) -> bool:
        """Whether the code says anything but a seed: before the colon there may be nothing."""
        return not self.text.startswith(END)

    @property
    def plain(self) -> str:
        """The seed by itself, so that it is not taken for a code where it has a colon."""
        return f"{END}{self.seed}" if is_code(self.seed) else self.seed

    def asks_for(self, missing: Mapping[str, str]) -> SeedError:
        """Return the error that says what has to be given besides."""
        options = listed(f"--{OPTIONS.get(name, name)}" for name in missing)
        return SeedError(f"the seed {self.text} was made with {listed(missing.values())}; add {options}")

    def check(self, target: Target, scale: Scale[Grade]) -> None:
        """Raise SeedError where a target on a scale is not what the code asks for."""
        carried = self.carried.target_with(target.pattern)
        if mark_of(scale, carried) != self.carried.scale:
            raise SeedError(f"the seed {self.text} was made on another scale than {scale.title}")
        if self.carried.pattern_digest not in ("", digest(target.pattern)):
            raise SeedError(f"the seed {self.text} was made with another pattern")
        if carried.on(scale) != target.on(scale):
            raise SeedError(f"the seed {self.text} is not for {text_of(target, scale)}")


def is_code(seed: str) -> bool:
    """Return whether a seed carries a target."""
    return END in seed


def plain_seed(seed: str, target: Target, scale: Scale[Grade]) -> str:
    """Return a seed without what it carries, which must be what is asked for.

    Raises SeedError where it is not.
    """
    carried, end, plain = seed.partition(END)
    if not end:
        return seed
    if carried and carried != text_of(target, scale):
        parse(seed).check(target, scale)
    return plain


def parse(text: str) -> Code:
    """Return what a code says.

    Raises SeedError where it is none.
    """
    carried, end, seed = text.partition(END)
    if not end:
        raise SeedError(f"the seed {text!r} carries no target: a code has that before a colon, such as hard,180:7/1")
    try:
        return Code(text, seed, read_target(carried))
    except TargetError as error:
        raise SeedError(f"the seed {text!r} is not a code: {error}; {COLON}") from None
