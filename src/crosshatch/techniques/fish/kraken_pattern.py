"""The pattern of a Kraken fish: a fish, and chains from each of its fins to the removed candidate."""

import attrs

from ...board.candidate import Candidate
from ...logic.fields import house_field
from ...logic.needed_truths import needed_truths
from ...logic.step import HOUSE_TRUTHS, Assertion, Branch, Link, Pattern, Role, Roles, Truth
from ..forcing.pattern import Facts, ForcingChain
from .pattern import Fish


@attrs.frozen
class KrakenFish(Pattern):
    """A fish, and the consequences in each of its cases, up to ``removed``, which is false in all of them.

    Each true fin is a case.  The remaining case is that the cover takes its digits from the base.  In that case, either
    the removed candidate is one of the cover's, which loses the digit elsewhere, or ``cover`` is a cover house, and
    each of its places in the base is a separate case.  ``cases`` are those of the fins, then of such places, in order.
    """

    fish: Fish
    cases: tuple[Facts, ...]
    removed: Candidate = attrs.field(repr=False)
    cover: int | None = house_field(default=None)

    @property
    def fins(self) -> tuple[Facts, ...]:
        """The cases of the fins."""
        return self.cases[: self.fish.fins.bit_count()]

    @property
    def places(self) -> tuple[Facts, ...]:
        """The cases of the places in the cover house, if there is one."""
        return self.cases[self.fish.fins.bit_count() :]

    @property
    def _chains(self) -> ForcingChain:
        return ForcingChain(Assertion(self.removed, on=False), self.cases, board=self.fish.board)

    @property
    def truths(self) -> tuple[Truth, ...]:
        """The digit in the base houses, and the strong links of the chains: those that are needed.

        Where there is a choice, it is the fish that is kept.
        """
        bases = self.fish.options
        links = {truth: cells for truth, cells in self._chains.options.items() if truth not in bases}
        kept = needed_truths(links | bases, [self.removed], board=self.fish.board)
        return (*(truth for truth in kept if truth in bases), *(truth for truth in kept if truth not in bases))

    @property
    def rests_on_fish(self) -> bool:
        """Whether it needs every base house of the fish: else something simpler does the same."""
        truths = self.truths
        return all(HOUSE_TRUTHS[self.fish.digit][house] in truths for house in self.fish.bases)

    @property
    def roles(self) -> Roles:
        """Those of the fish, and what is on and off in the cases."""
        fish, chains = self.fish.roles, self._chains.roles.candidates
        follows = {role: chains[role] for role in (Role.ON, Role.OFF)}
        return attrs.evolve(fish, candidates={**fish.candidates, **follows})

    @property
    def links(self) -> tuple[Link, ...]:
        """The links of all cases."""
        return self._chains.links

    @property
    def branches(self) -> tuple[Branch, ...]:
        """The cases, each with its picture."""
        return self._chains.branches

    @property
    def lines(self) -> tuple[str, ...]:
        """What follows, case by case, in the field's notation: ``r2c9=5 r2c4<>5 r7c4=5 r7c3<>5``."""
        return tuple(" ".join(map(str, facts)) for facts in self.cases)

    @property
    def notation(self) -> str:
        """The fish, with its digit, base, cover and fins, such as ``5 r27 c38 fr2c9``."""
        return self.fish.notation
