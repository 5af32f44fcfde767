"""HoDoKu's regression library: positions made for one technique each, with what it must find there.

A case holds when the instances of its technique that are about the digits of the case all do exactly what it says,
and there is one (or, in a fail case, when there is none).
"""

from collections.abc import Callable

import pytest

from crosshatch.board.candidate import Candidate
from crosshatch.formats.library import LibraryCase
from crosshatch.logic import proof
from crosshatch.logic.step import Role, Step
from crosshatch.techniques.catalogue import CATALOGUE, strategy_named
from crosshatch.techniques.chains.pattern import AlternatingChain
from crosshatch.techniques.chains.strategy import GROUPS_AND_SETS
from crosshatch.techniques.single_digit.pattern import TwoLinks
from crosshatch.techniques.strategy import Strategy
from crosshatch.techniques.uniqueness.arguments import Type1, Type3
from crosshatch.techniques.uniqueness.kinds import Rectangles
from hodoku_loops import HodokuChain

COMPLETE = Rectangles(missing_candidates=False)
EVERY_SUBSET = Type3(every_subset=True)

AS_HODOKU = ("0706", "0707", "0708", "0709", "0710", "0711")
"""The codes of loops and AICs, of which HoDoKu finds only some."""

WITH_SETS = ("0709-2", "0710-3", "0710-4", "0711-3", "0711-4")
"""The variants of these with almost locked sets, which HoDoKu does not find by default."""

OPTIONS: dict[str, dict[str, object]] = {
    "0402-1": {"two_candidates": True},
    "0403": {"named_forms": True},
    "0405": {"two_candidates": True},
    **{f"06{test:02}-1": {"patterns": COMPLETE} for test in (0, 1, 3, 4, 5, 6)},
    "0602": {"argument": EVERY_SUBSET},
    "0602-1": {"argument": EVERY_SUBSET, "patterns": COMPLETE},
    "0607": {"argument": Type1(several=False)},
    "0701": {"fewest": 2},
    "0702": {"fewest": 2},
    "0902-2": {"overlap": True},
    "0903-2": {"overlap": True},
    "0904-2": {"overlap": True},
}
"""The options with which HoDoKu finds what is in its library, by code and variant, where they are not ours."""

BY_CODE = {each.technique.hodoku.code: each.technique.slug for each in CATALOGUE if each.technique.hodoku}
"""The technique of each of HoDoKu's codes."""


def strategy_for(code: str, variant: str = "") -> Strategy:
    """Return the strategy of a technique code with the options of a variant; a code of five digits is siamese."""
    options = dict(OPTIONS.get(f"{code}-{variant}") or OPTIONS.get(code, {}))
    if len(code) > 4:
        options["siamese"] = True
    ours = strategy_named(BY_CODE[code[:4]], **options)
    return HodokuChain(ours) if code in AS_HODOKU else ours


def strategy_of(case: LibraryCase) -> Strategy:
    return strategy_for(case.code, case.variant)


CHAINS = ("0701", "0702", "0706", "0707", "0708", "0709", "0710", "0711")
"""The codes of chains; a case says at its end how many links HoDoKu's chain has."""

ABOUT_WHAT_GOES = (*CHAINS, "0901", "0902", "0903", "0904", "1101")
"""The codes of techniques where a case names the digits that are removed."""


def digits_about(step: Step, code: str) -> tuple[int, ...]:
    """Return the digits that a case of the library would name: those placed or removed, or those of the pattern."""
    if isinstance(step.pattern, TwoLinks):
        return (step.pattern.digit,)  # two kites of two digits are named by the first
    acted = step.eliminations if code in ABOUT_WHAT_GOES else step.placements
    digits = [each.digit for each in acted] or step.roles.digits.get(Role.PATTERN, ())
    return tuple(sorted(set(digits)))


def is_siamese(step: Step) -> bool:
    """Return whether a step is two fish in one; such positions have a code of five digits."""
    return step.name.startswith("Siamese")


def outcomes(case: LibraryCase, strategy: Strategy) -> set[tuple[frozenset[Candidate], frozenset[Candidate]]]:
    """Return what the instances about the digits of the case remove and place."""
    grid = case.puzzle.grid()
    found = set()
    for step in strategy.find(grid):
        proof.verify(grid, step)
        if digits_about(step, case.code) == case.candidates and is_siamese(step) == (len(case.code) > 4):
            found.add((frozenset(step.eliminations), frozenset(step.placements)))
    return found


SIAMESE = ("03111", "03121", "03211", "03221", "03411", "03421", "03611", "03621")


@pytest.mark.parametrize("code", [*BY_CODE, *SIAMESE])
def test_positions_of_a_technique(library_cases: Callable[..., list[LibraryCase]], code: str) -> None:
    cases = library_cases(code)
    if not cases:
        pytest.skip("the sample has none of this code")
    for case in cases:
        if f"{case.code}-{case.variant}" in WITH_SETS:
            continue
        expected = set() if case.variant == "x" else {(frozenset(case.eliminations), frozenset(case.placements))}
        assert outcomes(case, strategy_of(case)) == expected, str(case)


@pytest.mark.parametrize("code", CHAINS)
def test_no_chain_is_longer_than_that_of_its_position(
    library_cases: Callable[..., list[LibraryCase]], code: str
) -> None:
    for case in library_cases(code):
        if f"{case.code}-{case.variant}" in WITH_SETS:
            continue
        links = int(str(case.extra) or 99)
        lengths = [
            len(step.pattern.nodes) - 1
            for step in strategy_of(case).find(case.puzzle.grid())
            if isinstance(step.pattern, AlternatingChain) and {*step.eliminations} == {*case.eliminations}
        ]
        assert min(lengths) <= links, str(case)


PLAIN = ("x-chain", "xy-chain", "m-wing", "continuous-nice-loop", "discontinuous-nice-loop", "aic")
GROUPED = ("grouped-continuous-nice-loop", "grouped-discontinuous-nice-loop", "grouped-aic")


def own_chains(case: LibraryCase) -> list[Strategy]:
    """Return our own chains with the links that the chain of a case has, or fewer kinds of them."""
    found: list[Strategy] = [strategy_named("w-wing"), *(strategy_named(name, fewest=2) for name in PLAIN)]
    if case.code >= "0709":
        found += [strategy_named(name, fewest=2) for name in GROUPED]
    if f"{case.code}-{case.variant}" in WITH_SETS:
        found += [strategy_named(name, fewest=2, links=GROUPS_AND_SETS) for name in GROUPED]
    return found


@pytest.mark.parametrize("code", AS_HODOKU)
def test_our_own_chains_do_as_much_and_are_no_longer(
    library_cases: Callable[..., list[LibraryCase]], code: str
) -> None:
    for case in library_cases(code):
        lengths = [
            len(nodes) - 1 if (nodes := getattr(step.pattern, "nodes", ())) else 5
            for strategy in own_chains(case)
            for step in strategy.find(case.puzzle.grid())
            if {*case.eliminations} <= {*step.eliminations}
        ]
        assert min(lengths, default=99) <= int(str(case.extra)), str(case)
