"""The chains, nets and guesses of HoDoKu's path: searches of its own, of which its scale needs no more than the effect.

Each is a strategy, so that it has its place in the order and can be asked like any other.  But what it finds is not
told: the chain that HoDoKu would show is not always the one that a person should be shown.
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
    """Something of which only the effect is known: what is removed ``in_turn``, as HoDoKu carries it out."""

    in_turn: tuple[Candidate, ...]

    @property
    def truths(self) -> tuple[Truth, ...]:
        """None: nothing says why it holds."""
        return ()


@attrs.frozen(repr=False)
class HodokuSearch(Strategy):
    """A search that finds one step at most, which is one of some techniques; the score is that of the first."""

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
    """Return the digit of the middle one of the empty cells, from the solution; None where there is no solution."""
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
"""What finds a technique, by its slug, or the first of several."""
