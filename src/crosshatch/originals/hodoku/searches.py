"""HoDoKu's searches for chains, nets and guesses, of which its scale needs only the effects.

Each search is a strategy, so that it has a position in the order and can be asked like any other.  Its steps are not
explained, because the chain that HoDoKu shows is not always the best one for people.
"""

from collections.abc import Callable, Iterator

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
from .choice_of_chains import Effect


@attrs.frozen
class EffectOnly(Pattern):
    """A pattern with only its effect: the candidates removed ``in_turn``, in HoDoKu's order."""

    in_turn: tuple[Candidate, ...]

    @property
    def truths(self) -> tuple[Truth, ...]:
        """Empty, because there is no proof."""
        return ()


@attrs.frozen(repr=False)
class HodokuSearch(Strategy):
    """A search that finds at most one step of one of several techniques; the score is that of the first."""

    search: Callable[[Grid], Effect | None]
    kinds: tuple[Technique, ...]
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
            yield Step(self.kinds[effect.kind], EffectOnly(removed), placed, removed)


def brute_force(grid: Grid) -> Effect | None:
    """Return the digit of the middle empty cell in the solution; None if there is no solution."""
    solutions = counting.solutions(grid, 1)
    if not solutions:
        return None
    empty = tuple(cells_in(grid.empty))
    cell = empty[len(empty) // 2]
    return Effect(placements=((cell, int(solutions[0][cell])),))


SEARCHES: dict[str, Callable[[Grid], Effect | None]] = {
    "remote-pair": simple_chains.remote_pair,
    "x-chain": simple_chains.x_chain,
    "xy-chain": simple_chains.xy_chain,
    "continuous-nice-loop": loops.nice_loop,
    "grouped-continuous-nice-loop": loops.grouped_nice_loop,
    "almost-locked-set-xz-rule": als.als_xz,
    "almost-locked-set-xy-wing": als.als_xy_wing,
    "almost-locked-set-xy-chain": als.als_chain,
    "forcing-chain-contradiction": forcing.forcing_chain,
    "forcing-net-contradiction": nets.forcing_net,
    "brute-force": brute_force,
}
"""The search for a technique, or for the first of several, by its slug."""
