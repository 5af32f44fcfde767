"""The chains, nets and guesses of HoDoKu's path: searches of its own, of which its scale needs no more than the effect.

Each is a strategy, so that it has its place in the order and can be asked like any other.  But what it finds is not
told: the chain that HoDoKu would show is not always the one that a person should be shown.
"""

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple, Protocol

import attrs

from ...board.candidate import Candidate, candidate
from ...board.grid import Grid
from ...board.houses import cells_in
from ...logic.step import Pattern, Step, Truth
from ...logic.technique import Technique
from ...position import counting
from ...techniques.strategy import Strategy
from . import almost_locked as als
from . import forcing, loops, nets, simple_chains
from .tables import AIC, CONTINUOUS, CONTRADICTION, DISCONTINUOUS, VERITY, Chosen


class Effect(Protocol):
    """What a search finds: pairs of cell (0..80) and digit (1..9), in the order in which HoDoKu carries them out."""

    @property
    def placements(self) -> tuple[tuple[int, int], ...]:
        """What is placed."""

    @property
    def eliminations(self) -> tuple[tuple[int, int], ...]:
        """What is removed."""


@attrs.frozen
class Untold(Pattern):
    """Something of which only the effect is known: what is removed ``in_turn``, as HoDoKu carries it out."""

    in_turn: tuple[Candidate, ...]

    @property
    def truths(self) -> tuple[Truth, ...]:
        """None: nothing says why it holds."""
        return ()


@attrs.frozen(repr=False)
class HodokuSearch(Strategy):
    """A search that finds one step at most, which is one of some techniques.

    ``which`` returns the place of that technique among them; the score is that of the first.
    """

    search: Callable[[Grid], Effect | None]
    kinds: tuple[Technique, ...]
    which: Callable[[Any], int] = attrs.field(default=lambda _: 0)
    technique: Technique = attrs.field(init=False)

    @technique.default
    def _the_first(self) -> Technique:
        return self.kinds[0]

    @property
    def techniques(self) -> tuple[Technique, ...]:
        """The techniques of which it finds steps."""
        return self.kinds

    def find(self, grid: Grid) -> Iterator[Step]:
        """Yield the step that HoDoKu takes, if there is one."""
        effect = None if grid.broken else self.search(grid)
        if effect is not None:
            placed = [candidate(*each) for each in effect.placements]
            removed = tuple([candidate(*each) for each in effect.eliminations])
            yield Step(self.kinds[self.which(effect)], Untold(removed), placed, removed)


class Guess(NamedTuple):
    """A digit that is placed because the solution has it there."""

    placements: tuple[tuple[int, int], ...]
    eliminations: tuple[tuple[int, int], ...] = ()


def brute_force(grid: Grid) -> Guess | None:
    """Return the digit of the middle one of the empty cells, from the solution; None where there is no solution."""
    solutions = counting.solutions(grid, 1)
    if not solutions:
        return None
    empty = tuple(cells_in(grid.empty))
    cell = empty[len(empty) // 2]
    return Guess(((cell, int(solutions[0][cell])),))


LOOPS = (CONTINUOUS, DISCONTINUOUS, AIC)
FORCING = (CONTRADICTION, VERITY)


def _loop(found: Chosen) -> int:
    return LOOPS.index(found.kind)


def _grouped_loop(found: Chosen) -> int:
    """Return the place of a loop or AIC among those with groups, and then those without."""
    return LOOPS.index(found.kind) + (not found.grouped) * len(LOOPS)


def _forcing(found: Chosen) -> int:
    return FORCING.index(found.kind)


def _only(_: Effect) -> int:
    return 0


SEARCHES: dict[str, tuple[Callable[[Grid], Effect | None], Callable[[Any], int]]] = {
    "remote-pair": (simple_chains.remote_pair, _only),
    "x-chain": (simple_chains.x_chain, _only),
    "xy-chain": (simple_chains.xy_chain, _only),
    "continuous-nice-loop": (loops.nice_loop, _loop),
    "grouped-continuous-nice-loop": (loops.grouped_nice_loop, _grouped_loop),
    "almost-locked-set-xz-rule": (als.als_xz, _only),
    "almost-locked-set-xy-wing": (als.als_xy_wing, _only),
    "almost-locked-set-xy-chain": (als.als_chain, _only),
    "forcing-chain-contradiction": (forcing.forcing_chain, _forcing),
    "forcing-net-contradiction": (nets.forcing_net, _forcing),
    "brute-force": (brute_force, _only),
}
"""What finds a technique, by its slug, or the first of several, and which of them a find is."""
