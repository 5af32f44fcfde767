"""Mutant fish: any houses, covered by any others."""

from ..engine.digits import fish as engine
from .complex_fish import ComplexFish


class MutantFish(ComplexFish):
    """Any houses that have a digit in as many other houses only, where rows and columns are mixed.

    Each base house takes the digit once and uses up a cover house, so that the cover has it nowhere else.  Fish with
    nothing but boxes on one side are counted among these too.
    """

    shape = engine.MUTANT
    finned = False


class FinnedMutantFish(ComplexFish):
    """A mutant fish with fins: candidates of the base outside of the cover, or in two base houses.

    If no fin is true, the base uses up the cover.  If a fin is true, all cells that see it lose the digit.  So the
    other cells of the cover, and those in two cover houses, lose it where they see every fin.
    """

    shape = engine.MUTANT
    finned = True


class MutantXWing(MutantFish):
    """A fish of two houses of any kind, covered by two others."""

    name = "Mutant X-Wing"
    summary = "Two houses of any kind have a digit in two others only."
    size = 2


class MutantSwordfish(MutantFish):
    """A fish of three houses of any kind, covered by three others."""

    name = "Mutant Swordfish"
    summary = "Three houses of any kind have a digit in three others only."
    size = 3


class MutantJellyfish(MutantFish):
    """A fish of four houses of any kind, covered by four others."""

    name = "Mutant Jellyfish"
    summary = "Four houses of any kind have a digit in four others only."
    size = 4


class MutantSquirmbag(MutantFish):
    """A fish of five houses of any kind, covered by five others."""

    name = "Mutant Squirmbag"
    summary = "Five houses of any kind have a digit in five others only."
    size = 5


class MutantWhale(MutantFish):
    """A fish of six houses of any kind, covered by six others."""

    name = "Mutant Whale"
    summary = "Six houses of any kind have a digit in six others only."
    size = 6


class MutantLeviathan(MutantFish):
    """A fish of seven houses of any kind, covered by seven others."""

    name = "Mutant Leviathan"
    summary = "Seven houses of any kind have a digit in seven others only."
    size = 7


class FinnedMutantXWing(FinnedMutantFish):
    """A finned fish of two houses of any kind, covered by two others, but for the fins."""

    name = "Finned Mutant X-Wing"
    summary = "Two houses of any kind have a digit in two others only, but for fins."
    size = 2


class FinnedMutantSwordfish(FinnedMutantFish):
    """A finned fish of three houses of any kind, covered by three others, but for the fins."""

    name = "Finned Mutant Swordfish"
    summary = "Three houses of any kind have a digit in three others only, but for fins."
    size = 3


class FinnedMutantJellyfish(FinnedMutantFish):
    """A finned fish of four houses of any kind, covered by four others, but for the fins."""

    name = "Finned Mutant Jellyfish"
    summary = "Four houses of any kind have a digit in four others only, but for fins."
    size = 4


class FinnedMutantSquirmbag(FinnedMutantFish):
    """A finned fish of five houses of any kind, covered by five others, but for the fins."""

    name = "Finned Mutant Squirmbag"
    summary = "Five houses of any kind have a digit in five others only, but for fins."
    size = 5


class FinnedMutantWhale(FinnedMutantFish):
    """A finned fish of six houses of any kind, covered by six others, but for the fins."""

    name = "Finned Mutant Whale"
    summary = "Six houses of any kind have a digit in six others only, but for fins."
    size = 6


class FinnedMutantLeviathan(FinnedMutantFish):
    """A finned fish of seven houses of any kind, covered by seven others, but for the fins."""

    name = "Finned Mutant Leviathan"
    summary = "Seven houses of any kind have a digit in seven others only, but for fins."
    size = 7
