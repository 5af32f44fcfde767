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
from crosshatch.strategies.als import AlmostLockedSetChain, AlmostLockedSetXYWing, AlmostLockedSetXZRule
from crosshatch.strategies.avoidable import AvoidableRectangle1, AvoidableRectangle2
from crosshatch.strategies.base import Strategy
from crosshatch.strategies.bug import BivalueUniversalGravePlusOne
from crosshatch.strategies.colouring import MultiColors1, MultiColors2, SimpleColorsTrap, SimpleColorsWrap
from crosshatch.strategies.death_blossom import DeathBlossom
from crosshatch.strategies.empty_rectangles import DualEmptyRectangle, EmptyRectangle
from crosshatch.strategies.finned_fish import (
    FinnedJellyfish,
    FinnedSwordfish,
    FinnedXWing,
    SashimiJellyfish,
    SashimiSwordfish,
    SashimiXWing,
)
from crosshatch.strategies.fish import Jellyfish, Swordfish, XWing
from crosshatch.strategies.franken_fish import (
    FinnedFrankenJellyfish,
    FinnedFrankenLeviathan,
    FinnedFrankenSquirmbag,
    FinnedFrankenSwordfish,
    FinnedFrankenWhale,
    FinnedFrankenXWing,
    FrankenJellyfish,
    FrankenLeviathan,
    FrankenSquirmbag,
    FrankenSwordfish,
    FrankenWhale,
    FrankenXWing,
)
from crosshatch.strategies.intersections import Claiming, Pointing
from crosshatch.strategies.mutant_fish import (
    FinnedMutantJellyfish,
    FinnedMutantLeviathan,
    FinnedMutantSquirmbag,
    FinnedMutantSwordfish,
    FinnedMutantWhale,
    FinnedMutantXWing,
    MutantJellyfish,
    MutantLeviathan,
    MutantSquirmbag,
    MutantSwordfish,
    MutantWhale,
    MutantXWing,
)
from crosshatch.strategies.rectangles import (
    HiddenRectangle,
    UniquenessTest1,
    UniquenessTest2,
    UniquenessTest3,
    UniquenessTest4,
    UniquenessTest5,
    UniquenessTest6,
)
from crosshatch.strategies.single_digit import DualTwoStringKite, Skyscraper, TurbotFish, TwoStringKite
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
from crosshatch.strategies.sue_de_coq import SueDeCoq
from crosshatch.strategies.templates import TemplateDelete, TemplateSet
from crosshatch.strategies.wings import WWing, XYWing, XYZWing

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
    "0310": FinnedXWing(),
    "0311": FinnedSwordfish(),
    "03111": FinnedSwordfish(siamese=True),
    "0312": FinnedJellyfish(),
    "03121": FinnedJellyfish(siamese=True),
    "0320": SashimiXWing(),
    "0321": SashimiSwordfish(),
    "03211": SashimiSwordfish(siamese=True),
    "0322": SashimiJellyfish(),
    "03221": SashimiJellyfish(siamese=True),
    "0330": FrankenXWing(),
    "0331": FrankenSwordfish(),
    "0332": FrankenJellyfish(),
    "0333": FrankenSquirmbag(),
    "0334": FrankenWhale(),
    "0335": FrankenLeviathan(),
    "0340": FinnedFrankenXWing(),
    "0341": FinnedFrankenSwordfish(),
    "03411": FinnedFrankenSwordfish(siamese=True),
    "0342": FinnedFrankenJellyfish(),
    "03421": FinnedFrankenJellyfish(siamese=True),
    "0343": FinnedFrankenSquirmbag(),
    "0344": FinnedFrankenWhale(),
    "0345": FinnedFrankenLeviathan(),
    "0350": MutantXWing(),
    "0351": MutantSwordfish(),
    "0352": MutantJellyfish(),
    "0353": MutantSquirmbag(),
    "0354": MutantWhale(),
    "0355": MutantLeviathan(),
    "0360": FinnedMutantXWing(),
    "0361": FinnedMutantSwordfish(),
    "03611": FinnedMutantSwordfish(siamese=True),
    "0362": FinnedMutantJellyfish(),
    "03621": FinnedMutantJellyfish(siamese=True),
    "0363": FinnedMutantSquirmbag(),
    "0364": FinnedMutantWhale(),
    "0365": FinnedMutantLeviathan(),
    "0400": Skyscraper(),
    "0401": TwoStringKite(),
    "0402": EmptyRectangle(),
    "0402-1": EmptyRectangle(two_candidates=True),
    "0403": TurbotFish(named_forms=True),
    "0404": DualTwoStringKite(),
    "0405": DualEmptyRectangle(two_candidates=True),
    "0500": SimpleColorsTrap(),
    "0501": SimpleColorsWrap(),
    "0502": MultiColors1(),
    "0503": MultiColors2(),
    "0600": UniquenessTest1(),
    "0600-1": UniquenessTest1(missing_candidates=False),
    "0601": UniquenessTest2(),
    "0601-1": UniquenessTest2(missing_candidates=False),
    "0602": UniquenessTest3(every_subset=True),
    "0602-1": UniquenessTest3(missing_candidates=False, every_subset=True),
    "0603": UniquenessTest4(),
    "0603-1": UniquenessTest4(missing_candidates=False),
    "0604": UniquenessTest5(),
    "0604-1": UniquenessTest5(missing_candidates=False),
    "0605": UniquenessTest6(),
    "0605-1": UniquenessTest6(missing_candidates=False),
    "0606": HiddenRectangle(),
    "0606-1": HiddenRectangle(missing_candidates=False),
    "0607": AvoidableRectangle1(bivalue=True),
    "0608": AvoidableRectangle2(),
    "0610": BivalueUniversalGravePlusOne(),
    "0800": XYWing(),
    "0801": XYZWing(),
    "0803": WWing(),
    "0901": AlmostLockedSetXZRule(),
    "0902": AlmostLockedSetXYWing(),
    "0902-2": AlmostLockedSetXYWing(overlap=True),
    "0903": AlmostLockedSetChain(most_links=6),
    "0903-2": AlmostLockedSetChain(overlap=True, most_links=6),
    "0904": DeathBlossom(),
    "0904-2": DeathBlossom(overlap=True),
    "1101": SueDeCoq(),
    "1201": TemplateSet(),
    "1202": TemplateDelete(),
}
"""The strategy of each technique code; a variant (``0600-1``) has its own where it takes other options."""


def strategy_of(case: LibraryCase) -> Strategy:
    return STRATEGIES.get(f"{case.code}-{case.variant}") or STRATEGIES[case.code]


ABOUT_WHAT_GOES = ("0901", "0902", "0903", "0904", "1101")
"""The codes of techniques where a case names the digits that are removed."""


def digits_about(step: Step, code: str) -> tuple[int, ...]:
    """Return the digits that a case of the library would name: those placed or removed, or those of the pattern."""
    acted = step.eliminations if code in ABOUT_WHAT_GOES else step.placements
    digits = [each.digit for each in acted] or step.pattern.digits(Role.PATTERN)
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


@pytest.mark.parametrize("code", dict.fromkeys(key.partition("-")[0] for key in STRATEGIES))
def test_positions_of_a_technique(library_cases: Callable[..., list[LibraryCase]], code: str) -> None:
    cases = library_cases(code)
    if not cases:
        pytest.skip("the sample has none of this code")
    for case in cases:
        expected = set() if case.is_fail_case else {(frozenset(case.eliminations), frozenset(case.placements))}
        assert outcomes(case, strategy_of(case)) == expected, str(case)
