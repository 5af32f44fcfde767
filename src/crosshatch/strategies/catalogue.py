"""The ordered list of all strategies: this table is the pipeline.

One row a technique, simplest first: the strategy, its rating on our own scale, and whether it is on by default.
To add a technique, write its class in the module of its family and put one row here.
"""

from collections.abc import Iterable, Iterator

import attrs

from ..board.errors import StrategyError
from .aligned_exclusion import AlignedPairExclusion, AlignedTripletExclusion
from .als import AlmostLockedSetChain, AlmostLockedSetXYWing, AlmostLockedSetXZRule
from .avoidable import AvoidableRectangle1, AvoidableRectangle2
from .base import Strategy
from .bug import (
    BivalueUniversalGrave2,
    BivalueUniversalGrave3,
    BivalueUniversalGrave4,
    BivalueUniversalGravePlusOne,
)
from .colouring import MultiColors1, MultiColors2, SimpleColorsTrap, SimpleColorsWrap
from .death_blossom import DeathBlossom
from .empty_rectangles import DualEmptyRectangle, EmptyRectangle
from .extended_rectangles import ExtendedRectangle1, ExtendedRectangle2, ExtendedRectangle3, ExtendedRectangle4
from .finned_fish import (
    FinnedJellyfish,
    FinnedLeviathan,
    FinnedSquirmbag,
    FinnedSwordfish,
    FinnedWhale,
    FinnedXWing,
    SashimiJellyfish,
    SashimiLeviathan,
    SashimiSquirmbag,
    SashimiSwordfish,
    SashimiWhale,
    SashimiXWing,
)
from .fish import Jellyfish, Leviathan, Squirmbag, Swordfish, Whale, XWing
from .franken_fish import (
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
from .intersections import Claiming, Pointing
from .loops import UniqueLoop1, UniqueLoop2, UniqueLoop3, UniqueLoop4
from .medusa import Medusa3D
from .mutant_fish import (
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
from .names import technique_named
from .rectangles import (
    HiddenRectangle,
    UniquenessTest1,
    UniquenessTest2,
    UniquenessTest3,
    UniquenessTest4,
    UniquenessTest5,
    UniquenessTest6,
)
from .single_digit import (
    DualTwoStringKite,
    GroupedSkyscraper,
    GroupedTurbotFish,
    GroupedTwoStringKite,
    Skyscraper,
    TurbotFish,
    TwoStringKite,
)
from .singles import FullHouse, HiddenSingle, NakedSingle
from .subsets import (
    HiddenPair,
    HiddenQuadruple,
    HiddenTriple,
    LockedPair,
    LockedTriple,
    NakedPair,
    NakedQuadruple,
    NakedTriple,
)
from .sue_de_coq import SueDeCoq
from .templates import TemplateDelete, TemplateSet
from .wings import VWXYZWing, WWing, WXYZWing, XYWing, XYZWing

ENTRY_POINT_GROUP = "crosshatch.strategies"


@attrs.frozen
class Entry:
    """A row of the catalogue: a strategy, its rating (1.0 is the simplest), and whether it is on by default."""

    strategy: Strategy
    rating: float
    on: bool = True


CATALOGUE: tuple[Entry, ...] = (
    Entry(FullHouse(), 1.0),
    Entry(HiddenSingle(), 1.2),
    Entry(NakedSingle(), 2.0),
    Entry(Pointing(), 2.6),
    Entry(Claiming(), 2.8),
    Entry(LockedPair(), 2.9),
    Entry(NakedPair(), 3.0),
    Entry(XWing(), 3.2),
    Entry(HiddenPair(), 3.4),
    Entry(LockedTriple(), 3.5),
    Entry(NakedTriple(), 3.6),
    Entry(Swordfish(), 3.8),
    Entry(HiddenTriple(), 4.0),
    Entry(Skyscraper(), 4.0),
    Entry(TwoStringKite(), 4.1),
    Entry(DualTwoStringKite(), 4.1, on=False),
    Entry(XYWing(), 4.2),
    Entry(TurbotFish(), 4.2),
    Entry(EmptyRectangle(), 4.3),
    Entry(DualEmptyRectangle(), 4.3, on=False),
    Entry(FinnedXWing(), 4.3),
    Entry(SashimiXWing(), 4.3),
    Entry(GroupedSkyscraper(), 4.3),
    Entry(GroupedTwoStringKite(), 4.3),
    Entry(XYZWing(), 4.4),
    Entry(WWing(), 4.4),
    Entry(SimpleColorsTrap(), 4.4),
    Entry(SimpleColorsWrap(), 4.4),
    Entry(GroupedTurbotFish(), 4.4),
    Entry(UniquenessTest1(), 4.5),
    Entry(UniquenessTest2(), 4.5),
    Entry(UniquenessTest4(), 4.5),
    Entry(AvoidableRectangle1(), 4.5),
    Entry(UniquenessTest3(), 4.6),
    Entry(UniquenessTest5(), 4.6),
    Entry(UniquenessTest6(), 4.6),
    Entry(AvoidableRectangle2(), 4.6),
    Entry(HiddenRectangle(), 4.7),
    Entry(UniqueLoop1(), 4.7),
    Entry(UniqueLoop2(), 4.7),
    Entry(UniqueLoop3(), 4.8),
    Entry(UniqueLoop4(), 4.8),
    Entry(MultiColors2(), 4.8),
    Entry(MultiColors1(), 4.8),
    Entry(WXYZWing(), 4.9),
    Entry(NakedQuadruple(), 5.0),
    Entry(ExtendedRectangle1(), 5.0),
    Entry(ExtendedRectangle2(), 5.0),
    Entry(SueDeCoq(), 5.0),
    Entry(ExtendedRectangle3(), 5.1),
    Entry(ExtendedRectangle4(), 5.1),
    Entry(Jellyfish(), 5.2),
    Entry(FinnedSwordfish(), 5.2),
    Entry(SashimiSwordfish(), 5.3),
    Entry(HiddenQuadruple(), 5.4),
    Entry(VWXYZWing(), 5.5),
    Entry(AlmostLockedSetXZRule(), 5.5),
    Entry(BivalueUniversalGravePlusOne(), 5.6),
    Entry(BivalueUniversalGrave2(), 5.7),
    Entry(BivalueUniversalGrave4(), 5.7),
    Entry(BivalueUniversalGrave3(), 5.8),
    Entry(FinnedJellyfish(), 5.8),
    Entry(Medusa3D(), 5.9),
    Entry(SashimiJellyfish(), 5.9),
    Entry(AlmostLockedSetXYWing(), 6.0),
    Entry(AlignedPairExclusion(), 6.2),
    Entry(FrankenXWing(), 6.4),
    Entry(AlmostLockedSetChain(), 6.5),
    Entry(FinnedFrankenXWing(), 6.6),
    Entry(FrankenSwordfish(), 6.6),
    Entry(DeathBlossom(), 6.8),
    Entry(FinnedFrankenSwordfish(), 7.0),
    Entry(FrankenJellyfish(), 7.2, on=False),
    Entry(AlignedTripletExclusion(), 7.5),
    Entry(FinnedFrankenJellyfish(), 7.6, on=False),
    Entry(MutantXWing(), 8.0, on=False),
    Entry(FinnedMutantXWing(), 8.2, on=False),
    Entry(MutantSwordfish(), 8.3, on=False),
    Entry(FinnedMutantSwordfish(), 8.5, on=False),
    Entry(MutantJellyfish(), 8.6, on=False),
    Entry(FinnedMutantJellyfish(), 8.8, on=False),
    Entry(Squirmbag(), 9.1, on=False),
    Entry(FinnedSquirmbag(), 9.1, on=False),
    Entry(SashimiSquirmbag(), 9.1, on=False),
    Entry(Whale(), 9.2, on=False),
    Entry(FinnedWhale(), 9.2, on=False),
    Entry(SashimiWhale(), 9.2, on=False),
    Entry(FrankenSquirmbag(), 9.2, on=False),
    Entry(Leviathan(), 9.3, on=False),
    Entry(FinnedLeviathan(), 9.3, on=False),
    Entry(SashimiLeviathan(), 9.3, on=False),
    Entry(FrankenWhale(), 9.3, on=False),
    Entry(MutantSquirmbag(), 9.3, on=False),
    Entry(FrankenLeviathan(), 9.4, on=False),
    Entry(FinnedFrankenSquirmbag(), 9.4, on=False),
    Entry(MutantWhale(), 9.4, on=False),
    Entry(FinnedFrankenWhale(), 9.5, on=False),
    Entry(MutantLeviathan(), 9.5, on=False),
    Entry(FinnedMutantSquirmbag(), 9.5, on=False),
    Entry(FinnedFrankenLeviathan(), 9.6, on=False),
    Entry(FinnedMutantWhale(), 9.6, on=False),
    Entry(FinnedMutantLeviathan(), 9.7, on=False),
    Entry(TemplateSet(), 9.8, on=False),
    Entry(TemplateDelete(), 9.9, on=False),
)


RATINGS: dict[str, float] = {entry.strategy.name: entry.rating for entry in CATALOGUE}
"""The rating of each technique of the catalogue, by its name."""


def strategies_named(names: Iterable[str]) -> tuple[Strategy, ...]:
    """Return the strategies of the catalogue with these names or slugs, in the order of the names.

    Raises UnknownTechnique where there is no such technique.
    """
    by_name = {entry.strategy.name: entry.strategy for entry in CATALOGUE}
    return tuple(by_name[technique_named(name, by_name)] for name in names)


def strategies_up_to(name: str) -> tuple[Strategy, ...]:
    """Return the strategies that are on by default, simplest first, up to and including one by its name or slug.

    Raises UnknownTechnique where there is no such technique.
    """
    (last,) = strategies_named([name])
    chosen = []
    for entry in CATALOGUE:
        if entry.on or entry.strategy is last:
            chosen.append(entry.strategy)
        if entry.strategy is last:
            break
    return tuple(chosen)


def default_strategies() -> tuple[Strategy, ...]:
    """Return the strategies that are on by default, simplest first, and after them those of installed packages.

    Raises StrategyError where one of the installed ones cannot be loaded.
    """
    return tuple(entry.strategy for entry in CATALOGUE if entry.on) + installed_strategies()


def installed_strategies() -> tuple[Strategy, ...]:
    """Return the strategies that other packages offer in the entry-point group ``crosshatch.strategies``.

    Raises StrategyError where one of them cannot be loaded.
    """
    found: list[Strategy] = []
    for _, offered in offered_strategies():
        if isinstance(offered, StrategyError):
            raise offered
        found.append(offered)
    return tuple(found)


def offered_strategies() -> Iterator[tuple[str, Strategy | StrategyError]]:
    """Yield the name of each entry point of the group with its strategy or, where that cannot be loaded, the error."""
    from importlib.metadata import entry_points  # slow to import, and not needed by those who name their strategies

    for point in sorted(entry_points(group=ENTRY_POINT_GROUP), key=lambda point: (point.name, point.value)):
        try:
            strategy = point.load()()
        except Exception as error:  # whatever another package raises, say whose strategy it was
            yield point.name, StrategyError(f"the strategy {point.name!r} ({point.value}) cannot be loaded: {error}")
            continue
        if isinstance(strategy, Strategy):
            yield point.name, strategy
        else:
            kind = type(strategy).__name__
            yield point.name, StrategyError(f"{point.name!r} ({point.value}) is not a strategy, but a {kind}")
