"""Franken fish: lines and boxes, covered by crossing lines and boxes."""

from ..engine.digits import fish as engine
from .complex_fish import ComplexFish


class FrankenFish(ComplexFish):
    """Rows and boxes that have a digit in as many columns and boxes only, or columns and boxes in rows and boxes.

    There is a row in the base and a column in the cover, or the reverse, and a box in one of them or in both.  As in
    basic fish, each base house takes the digit once and uses up a cover house, so that the cover has it nowhere else.
    """

    shape = engine.FRANKEN
    finned = False


class FinnedFrankenFish(ComplexFish):
    """A Franken fish with fins: candidates of the base outside of the cover, or in two base houses.

    If no fin is true, the base uses up the cover.  If a fin is true, all cells that see it lose the digit.  So the
    other cells of the cover, and those in two cover houses, lose it where they see every fin.
    """

    shape = engine.FRANKEN
    finned = True


class FrankenXWing(FrankenFish):
    """A fish of two parallel lines and boxes, covered by two crossing lines and boxes."""

    name = "Franken X-Wing"
    summary = "Two parallel lines and boxes have a digit in two crossing lines and boxes only."
    size = 2


class FrankenSwordfish(FrankenFish):
    """A fish of three parallel lines and boxes, covered by three crossing lines and boxes."""

    name = "Franken Swordfish"
    summary = "Three parallel lines and boxes have a digit in three crossing lines and boxes only."
    size = 3


class FrankenJellyfish(FrankenFish):
    """A fish of four parallel lines and boxes, covered by four crossing lines and boxes."""

    name = "Franken Jellyfish"
    summary = "Four parallel lines and boxes have a digit in four crossing lines and boxes only."
    size = 4


class FrankenSquirmbag(FrankenFish):
    """A fish of five parallel lines and boxes, covered by five crossing lines and boxes."""

    name = "Franken Squirmbag"
    summary = "Five parallel lines and boxes have a digit in five crossing lines and boxes only."
    size = 5


class FrankenWhale(FrankenFish):
    """A fish of six parallel lines and boxes, covered by six crossing lines and boxes."""

    name = "Franken Whale"
    summary = "Six parallel lines and boxes have a digit in six crossing lines and boxes only."
    size = 6


class FrankenLeviathan(FrankenFish):
    """A fish of seven parallel lines and boxes, covered by seven crossing lines and boxes."""

    name = "Franken Leviathan"
    summary = "Seven parallel lines and boxes have a digit in seven crossing lines and boxes only."
    size = 7


class FinnedFrankenXWing(FinnedFrankenFish):
    """A finned fish of two parallel lines and boxes, covered by two crossing lines and boxes, but for the fins."""

    name = "Finned Franken X-Wing"
    summary = "Two parallel lines and boxes have a digit in two crossing lines and boxes only, but for fins."
    size = 2


class FinnedFrankenSwordfish(FinnedFrankenFish):
    """A finned fish of three parallel lines and boxes, covered by three crossing lines and boxes, but for the fins."""

    name = "Finned Franken Swordfish"
    summary = "Three parallel lines and boxes have a digit in three crossing lines and boxes only, but for fins."
    size = 3


class FinnedFrankenJellyfish(FinnedFrankenFish):
    """A finned fish of four parallel lines and boxes, covered by four crossing lines and boxes, but for the fins."""

    name = "Finned Franken Jellyfish"
    summary = "Four parallel lines and boxes have a digit in four crossing lines and boxes only, but for fins."
    size = 4


class FinnedFrankenSquirmbag(FinnedFrankenFish):
    """A finned fish of five parallel lines and boxes, covered by five crossing lines and boxes, but for the fins."""

    name = "Finned Franken Squirmbag"
    summary = "Five parallel lines and boxes have a digit in five crossing lines and boxes only, but for fins."
    size = 5


class FinnedFrankenWhale(FinnedFrankenFish):
    """A finned fish of six parallel lines and boxes, covered by six crossing lines and boxes, but for the fins."""

    name = "Finned Franken Whale"
    summary = "Six parallel lines and boxes have a digit in six crossing lines and boxes only, but for fins."
    size = 6


class FinnedFrankenLeviathan(FinnedFrankenFish):
    """A finned fish of seven parallel lines and boxes, covered by seven crossing lines and boxes, but for the fins."""

    name = "Finned Franken Leviathan"
    summary = "Seven parallel lines and boxes have a digit in seven crossing lines and boxes only, but for fins."
    size = 7
