"""HoDoKu's regression library: positions made for one technique each, with what it must find there.

A case holds when the instances of its technique that are about the digits of the case all do exactly what it says,
and there is one (or, in a fail case, when there is none).
"""

from collections.abc import Callable

import pytest

from crosshatch import proof
from crosshatch.board.candidate import Candidate
from crosshatch.formats.library import LibraryCase
from crosshatch.step import Role, Step
from crosshatch.strategies.base import Strategy
from crosshatch.strategies.fish import Jellyfish, Swordfish, XWing
from crosshatch.strategies.intersections import Claiming, Pointing
from crosshatch.strategies.singles import FullHouse, HiddenSingle, NakedSingle
from crosshatch.strategies.subsets import (
    HiddenPair,
    HiddenQuadruple,
    HiddenTriple,
    LockedPair,
    LockedTriple,
    NakedPair,
    NakedQuadruple,
    NakedTriple,
)

STRATEGIES: dict[str, Strategy] = {
    "0000": FullHouse(),
    "0002": HiddenSingle(),
    "0003": NakedSingle(),
    "0100": Pointing(),
    "0101": Claiming(),
    "0110": LockedPair(),
    "0111": LockedTriple(),
    "0200": NakedPair(),
    "0201": NakedTriple(),
    "0202": NakedQuadruple(),
    "0210": HiddenPair(),
    "0211": HiddenTriple(),
    "0212": HiddenQuadruple(),
    "0300": XWing(),
    "0301": Swordfish(),
    "0302": Jellyfish(),
}


def digits_about(step: Step) -> tuple[int, ...]:
    """Return the digits that a case of the library would name: those placed, or those of the pattern."""
    digits = [each.digit for each in step.placements] or step.pattern.digits(Role.PATTERN)
    return tuple(sorted(digits))


def outcomes(case: LibraryCase, strategy: Strategy) -> set[tuple[frozenset[Candidate], frozenset[Candidate]]]:
    """Return what the instances about the digits of the case remove and place."""
    grid = case.puzzle.grid()
    found = set()
    for step in strategy.find(grid):
        proof.verify(grid, step)
        if digits_about(step) == case.candidates:
            found.add((frozenset(step.eliminations), frozenset(step.placements)))
    return found


@pytest.mark.parametrize("code", STRATEGIES)
def test_positions_of_a_technique(library_cases: Callable[..., list[LibraryCase]], code: str) -> None:
    cases = library_cases(code)
    assert cases
    for case in cases:
        expected = set() if case.is_fail_case else {(frozenset(case.eliminations), frozenset(case.placements))}
        assert outcomes(case, STRATEGIES[code]) == expected, str(case)
