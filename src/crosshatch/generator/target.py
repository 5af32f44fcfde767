"""What a puzzle shall be like."""

from collections.abc import Iterable
from typing import Any

import attrs

from ..board.errors import TargetError
from ..board.symmetry import Symmetry, orbits
from ..status import FEWEST_GIVENS


def _names(names: str | Iterable[str]) -> tuple[str, ...]:
    given = [names] if isinstance(names, str) else names
    return tuple(dict.fromkeys(given))


def _symmetry(name: str | Symmetry) -> Symmetry:
    try:
        return Symmetry(name)
    except ValueError:
        raise TargetError(f"there is no symmetry {name!r}; choose from {', '.join(Symmetry)}") from None


@attrs.frozen
class Target:
    """What a puzzle shall be like; what is left out does not matter.

    - ``level``: a level of the scale, in small or large letters;
    - ``lowest``, ``highest``: a range of ratings on the scale, both included;
    - ``must``, ``must_not``: techniques that the grade must count, or must not, by name (``x-wing`` will do);
    - ``up_to``: a technique; the puzzle must be solvable with it and those that the scale tries before it;
    - ``symmetry``: of the givens;
    - ``fewest_givens``, ``most_givens``: a range for their number, both included;
    - ``minimal``: whether no given may be one that can be spared.  A puzzle is dug as far as its target allows in any
      case.

    The techniques of the scale must finish the puzzle, unless ``level`` is the hardest one.

    Raises TargetError where no puzzle can be like this.
    """

    level: str | None = None
    lowest: float = 0.0
    highest: float = float("inf")
    must: tuple[str, ...] = attrs.field(default=(), converter=_names)
    must_not: tuple[str, ...] = attrs.field(default=(), converter=_names)
    up_to: str | None = None
    symmetry: Symmetry = attrs.field(default=Symmetry.NONE, converter=_symmetry)
    fewest_givens: int = 0
    most_givens: int = 81
    minimal: bool = False

    def __attrs_post_init__(self) -> None:
        if not self.lowest <= self.highest:
            raise TargetError(f"a rating cannot be at least {self.lowest:g} and at most {self.highest:g}")
        if self.lowest == float("inf"):
            raise TargetError("a puzzle beyond the scale has no rating; ask for the hardest level")
        if not self.fewest_givens <= self.most_givens:
            raise TargetError(f"the givens cannot be at least {self.fewest_givens} and at most {self.most_givens}")
        wanted = _range_in_words(self.fewest_givens, self.most_givens)
        if self.most_givens < FEWEST_GIVENS or self.fewest_givens > 81:
            raise TargetError(f"a puzzle has {FEWEST_GIVENS} to 81 givens, not {wanted}")
        if not any(self.fewest_givens <= number <= self.most_givens for number in _possible_givens(self.symmetry)):
            raise TargetError(f"no pattern with the symmetry {self.symmetry} has {wanted} givens")

    @property
    def names_that_turn_on(self) -> tuple[str, ...]:
        """The names of techniques that our own scale uses for this target although they are off by default."""
        return (*self.must, *filter(None, [self.up_to]))

    def asked(self) -> dict[str, Any]:
        """Return what is asked for by its names; what is left out does not matter."""
        return attrs.asdict(self, filter=lambda part, value: value != part.default)


def _range_in_words(fewest: int, most: int) -> str:
    return str(fewest) if fewest == most else f"{fewest} to {most}"


def _possible_givens(symmetry: Symmetry) -> set[int]:
    """Return the numbers of cells that a pattern with a symmetry can have."""
    numbers = {0}
    for orbit in orbits(symmetry):
        numbers |= {number + len(orbit) for number in numbers}
    return numbers
