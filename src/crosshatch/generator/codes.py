"""Codes: a seed together with all that its puzzle must be like, short enough to stand beside a puzzle in print.

``hard,180,must=x-wing:2031-05/7`` asks for a Hard puzzle with the symmetry 180 that needs an X-Wing, of the seed
``2031-05/7``.  Before the first colon are wishes (``generator.wishes``).
"""

from collections.abc import Mapping

import attrs

from ..board.errors import SeedError, TargetError
from ..board.messages import listed
from ..solving.scale import Grade, Scale
from .scales import digest, mark_of
from .target import Target
from .wishes import PATTERN, Wished, difference, read_wishes, wishes, wishes_of

END = ":"
"""What stands between the wishes and the seed."""

COLON = "a seed with a colon of its own has another one in front"
"""What is to be done where what stands before a colon was no wish."""

OPTIONS = {PATTERN: "mask, --with-givens, --solution or --like"}
"""The options that say a wish where they do not go by its name."""


def code_of(target: Target, scale: Scale[Grade], seed: int | str) -> str:
    """Return the code of a puzzle: its seed, and all that it must be like on a scale.

    Raises what ``wishes_of`` does.
    """
    return with_seed(wishes_of(target, scale), seed)


def with_seed(wishes: str, seed: int | str) -> str:
    """Return the code of a seed with a line of wishes."""
    return f"{wishes}{END}{seed}"


@attrs.frozen
class Code:
    """What a code says: a seed, and what it carries; ``text`` is the code as it was given."""

    text: str
    seed: str
    wished: Wished

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
        return SeedError(f"the seed {self.text} was made with {listed(missing.values())}: give that too ({options})")

    def check(self, target: Target, scale: Scale[Grade]) -> None:
        """Raise SeedError where a target on a scale is not what the code asks for."""
        wished = self.wished
        carried = wished.target_with(target.pattern)
        if mark_of(scale, carried) != wished.scale:
            raise SeedError(f"the seed {self.text} was made on another scale than {scale.title}")
        if wished.pattern_digest and digest(target.pattern) != wished.pattern_digest:
            raise SeedError(f"the seed {self.text} was made with another pattern")
        theirs, ours = wishes(carried, scale), wishes(target, scale)
        if ours != theirs:
            raise SeedError(f"the seed {self.text} is for {difference(theirs, ours)}")


def is_code(seed: str) -> bool:
    """Return whether a seed has wishes before it."""
    return END in seed


def plain_seed(seed: str, target: Target, scale: Scale[Grade]) -> str:
    """Return a seed without what it carries, which must be what is asked for.

    Raises SeedError where it is not.
    """
    carried, end, plain = seed.partition(END)
    if not end:
        return seed
    if carried and carried != wishes_of(target, scale):
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
        return Code(text, seed, read_wishes(carried))
    except TargetError as error:
        raise SeedError(f"the seed {text!r} is not a code: {error}; {COLON}") from None
