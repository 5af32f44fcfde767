"""The truths of a pattern that its conclusions actually need.

A pattern can contain more than its conclusions need.  In a finned fish, one base house may see everything that is
removed, so the others are unnecessary.  Cells of an almost locked set may be unnecessary once a candidate to be removed
has taken digits from the rest.  A step names only the truths that it needs.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple, TypeAlias, TypeVar

from ..board.board import CLASSIC, Board
from ..board.candidate import Candidate
from .candidates import set_of
from .step import Truth

Options: TypeAlias = Mapping[Truth, Sequence[Candidate]]
"""Truths as sets of candidates, each of which contains a true one."""

T = TypeVar("T", bound=Truth)

TRIES = 300_000
"""The maximum number of candidates to try; beyond it, truths that may be unnecessary are kept."""

EVERY = (1 << 729) - 1
"""The set of all candidates."""


def needed_truths(
    options: Mapping[T, Sequence[Candidate]],
    removed: Iterable[Candidate] = (),
    placed: Iterable[Candidate] = (),
    board: Board = CLASSIC,
) -> tuple[T, ...]:
    """Return a minimal selection of truths that refutes ``removed`` and proves ``placed`` on a board.

    Truths are dropped one after another, so later ones are kept if there is a choice.  If all truths together do not
    prove the conclusions, all are returned.
    """
    truths = tuple(options)
    if len(truths) == 1:
        return truths
    search = _Search([set_of(candidates) for candidates in options.values()], board.excluded_by)
    allowed = [EVERY & ~board.excluded_by[each.index] for each in removed]
    allowed += [EVERY & ~(1 << each.index) for each in placed]
    kept = (1 << len(truths)) - 1
    needed = 0
    known = search.refute_all(dict.fromkeys(allowed), kept) or {}
    for index in range(len(truths)) if known else ():
        if needed >> index & 1:
            continue
        fewer = kept & ~(1 << index)
        others = search.refute_all((each for each, used in known.items() if used >> index & 1), fewer)
        if others is not None:
            kept = fewer
            known |= others
        else:
            needed |= search.also_needed(index, kept)
    return tuple(truth for index, truth in enumerate(truths) if kept >> index & 1)


class _Conflict(NamedTuple):
    """The reason why truths cannot all be satisfied: some of them (as a set of numbers), and some true candidates."""

    used: int
    blamed: int


class _Search:
    """A search for a choice of one candidate from each truth without two that exclude each other."""

    def __init__(self, truths: Sequence[int], excluded_by: Sequence[int]) -> None:
        self._truths = truths
        self._excluded_by = excluded_by
        self._possible: list[int] = []
        self._choice = 0
        self._tries = TRIES
        self._weight = [1.0] * len(truths)

    def refute_all(self, several: Iterable[int], truths: int) -> dict[int, int] | None:
        """Return, for each set of candidates, the truths that cannot all be true with it; None if they can.

        Truths are given as a set of their numbers.
        """
        found = {}
        self._choice = 0
        for allowed in several:
            self._possible = [each & allowed for each in self._truths]
            left = [number for number in range(len(self._truths)) if truths >> number & 1]
            conflict = self._conflict(left, allowed, 0)
            if conflict is None:
                return None
            found[allowed] = conflict.used
        return found

    def also_needed(self, index: int, truths: int) -> int:
        """Return the truths that the choice just found shows to be needed, as a set of their numbers.

        It satisfies all of the given truths but one.  If a change that satisfies this one violates just one other, that
        one is needed too.

        Source:  J. Marques-Silva and I. Lynce, "On Improving MUS Extraction Algorithms", SAT 2011.
        """
        needed = 1 << index
        members = [number for number in range(len(self._truths)) if truths >> number & 1]
        waiting = [(index, self._choice)] if self._choice else []
        while waiting:
            index, choice = waiting.pop()
            options = self._possible[index]
            while options:
                option = options & -options
                options ^= option
                changed = choice & ~self._excluded_by[option.bit_length() - 1] | option
                violated = [each for each in members if not self._possible[each] & changed]
                if len(violated) == 1 and not needed >> violated[0] & 1:
                    needed |= 1 << violated[0]
                    waiting.append((violated[0], changed))
        return needed

    def _conflict(self, left: Sequence[int], allowed: int, true: int) -> _Conflict | None:
        """Return why the remaining truths cannot all have an allowed candidate together with those in ``true``.

        If a choice is not involved in the conflict that it leads to, the alternatives lead to the same conflict and are
        skipped.
        """
        self._tries -= 1
        if not left or self._tries < 0:
            self._choice = 0 if left else true
            return None
        possible = self._possible
        weight = self._weight
        number = min(left, key=lambda each: (possible[each] & allowed).bit_count() / weight[each])
        used, blamed = 1 << number, 0
        gone = possible[number] & ~allowed
        while gone:
            excluding = self._excluded_by[gone.bit_length() - 1] & true
            if not excluding & blamed:
                blamed |= excluding & -excluding
            gone ^= 1 << gone.bit_length() - 1
        options = possible[number] & allowed
        if not options:
            self._weight[number] += 1
        while options:
            option = options & -options
            rest = [each for each in left if not possible[each] & option]
            conflict = self._conflict(rest, allowed & ~self._excluded_by[option.bit_length() - 1], true | option)
            if conflict is None or not conflict.blamed & option:
                return conflict
            used |= conflict.used
            blamed |= conflict.blamed & ~option
            options ^= option
        return _Conflict(used, blamed)
