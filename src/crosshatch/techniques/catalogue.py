"""The table of all techniques, in the order in which the solver tries them, easiest first.

A row contains the name of a technique, its strategy, its family, its rating on the Crosshatch scale, whether it is on
by default, and whether it assumes a unique solution.  It also has HoDoKu's code, level and score, Sudoku Explainer's
rating, and alternative names.  All scales, the docs, the command line and the tests take these facts from here.

To add a technique, add a row here with a strategy that finds it, and an entry to the table of each language
(``words/en.ftl``).  If it is on by default, change ``VERSION`` in ``grading/crosshatch.py``.  The page
``own-strategy.md`` explains all steps.

Figures:  HoDoKu 2.2.0 and Sudoku Explainer 1.2.1 with their default settings.
"""

import math
from collections.abc import Iterable
from typing import Any

import attrs

from ..board.houses import AREAS, BOXES, BOXES_MASK, LINES, LINES_MASK
from ..logic.technique import Hodoku, Rule, Technique
from .almost_locked.aligned_exclusion import AlignedPairExclusion, AlignedTripletExclusion
from .almost_locked.strategy import AlmostLockedSetChain, AlmostLockedSetXYWing, AlmostLockedSetXZRule, DeathBlossom
from .almost_locked.sue_de_coq import SueDeCoqStrategy
from .chains.strategy import (
    GROUPS,
    GROUPS_AND_HIDDEN_SETS,
    GROUPS_AND_RECTANGLES,
    GROUPS_AND_SMALL_SETS,
    ONE_DIGIT,
    SINGLE_CANDIDATES,
    TWO_CANDIDATES,
    ChainStrategy,
    Form,
    RemotePairStrategy,
    by_length,
)
from .colouring import strategy as colouring
from .colouring.medusa import Medusa3D
from .exocet.strategy import DoubleExocet, JuniorExocet
from .explainer_chains.forms import ExplainerForm
from .explainer_chains.strategy import ExplainerChains, by_complexity, explainer_rating
from .fish.kraken import KrakenStrategy
from .fish.strategy import BASIC, FRANKEN, MUTANT, Fins, FishStrategy
from .forcing import strategy as forcing
from .installed import installed_strategies
from .msls.strategy import LockedSetsStrategy, SKLoopStrategy
from .names import technique_named
from .rules.strategy import COMBINATIONS, DIRECT_FORCING, INNIES_AND_OUTIES, LAW_OF_LEFTOVERS, REQUIRED_DIGITS
from .single_digit.strategy import KITE, SKYSCRAPER, EmptyRectangleStrategy, Kite, TurbotFishStrategy
from .single_digit.templates import Template
from .singles.strategy import FullHouse, HiddenSingle, NakedSingle
from .strategy import Strategy, TableStrategy
from .subsets.direct import DirectHiddenStrategy, DirectLockedStrategy
from .subsets.locked_candidates import LockedCandidatesStrategy
from .subsets.strategy import HiddenSubsetStrategy, NakedSubsetStrategy
from .uniqueness.arguments import (
    ANY_GUARDIANS,
    HIDDEN_CORNER,
    TYPE_1,
    TYPE_2,
    TYPE_3,
    TYPE_4,
    TYPE_6,
    Type1,
    Type2,
    Type4,
)
from .uniqueness.kinds import (
    EXTENDED_RECTANGLES,
    GRAVES,
    LOOPS,
    ODDAGONS,
    ONE_EMPTY_CORNER,
    RECTANGLES,
    TRIDAGONS,
    TWO_EMPTY_CORNERS,
)
from .uniqueness.strategy import DeadlyStrategy, grave_rating, loop_rating
from .uniqueness.symmetry import SymmetricalPlacement
from .wings.strategy import WingStrategy, WWingStrategy

SINGLES = "Singles"
INTERSECTIONS = "Intersections"
RULES = "Rules of the board"
SUBSETS = "Subsets"
FISH = "Fish"
SINGLE_DIGIT = "Single-digit patterns"
WINGS = "Wings"
COLOURING = "Colouring"
CHAINS = "Chains and loops"
FORCING = "Forcing"
UNIQUENESS = "Uniqueness"
IMPOSSIBLE = "Impossible patterns"
ALS = "Almost locked sets"
SECTORS = "Several sectors"
EXOCETS = "Exocets"
TEMPLATES = "Templates"
DIRECT = "Direct"
SEARCH = "Search"


def row(
    title: str,
    strategy: TableStrategy,
    family: str,
    rating: float | Rule | None,
    *,
    on: bool = True,
    unique: bool = False,
    hodoku: tuple[str] | tuple[str, str, int] | None = None,
    explainer: float | Rule | None = None,
    also: tuple[str, ...] = (),
    kind_of: str = "",
) -> TableStrategy:
    """Return the strategy of a row, bound to its technique.

    Raises TypeError if steps are rated by a rule but the strategy has no ``stages``; all of them would be tried at the
    position of the easiest.
    """
    if isinstance(rating, Rule) and type(strategy).stages is TableStrategy.stages:
        raise TypeError(f"{title} is rated by a rule, so {type(strategy).__name__} must define stages")
    codes = None if hodoku is None else Hodoku(*hodoku)
    lowest, rule = (rating.lowest, rating) if isinstance(rating, Rule) else (rating, None)
    technique = Technique(title, family, lowest, on, unique, also, kind_of, codes, explainer, rule=rule)
    return attrs.evolve(strategy, technique=technique)


FISH_SIZES = {2: "X-Wing", 3: "Swordfish", 4: "Jellyfish", 5: "Squirmbag", 6: "Whale", 7: "Leviathan"}
"""The names of fish by the number of base houses."""

FISH_KINDS = {
    (Fins.NONE, BASIC): "",
    (Fins.FINNED, BASIC): "Finned ",
    (Fins.SASHIMI, BASIC): "Sashimi ",
    (Fins.NONE, FRANKEN): "Franken ",
    (Fins.ANY, FRANKEN): "Finned Franken ",
    (Fins.NONE, MUTANT): "Mutant ",
    (Fins.ANY, MUTANT): "Finned Mutant ",
}
"""The prefixes of fish names by fins and shape, in the order of HoDoKu's codes."""


def fish_row(fish: FishStrategy, rating: float, *, hodoku: tuple[str, int], **facts: Any) -> TableStrategy:
    """Return the row of a fish; its name and HoDoKu's code follow from its size, fins and shape."""
    kind = (fish.fins, fish.shape)
    code = f"03{[*FISH_KINDS].index(kind)}{fish.size - 2}"
    return row(FISH_KINDS[kind] + FISH_SIZES[fish.size], fish, FISH, rating, hodoku=(code, *hodoku), **facts)


def forcing_row(form: ExplainerForm, rating: Rule, **facts: Any) -> TableStrategy:
    """Return the row of a Sudoku Explainer chain; its title follows from its form."""
    return row(form.title, ExplainerChains(form), FORCING, rating, **facts)


# fmt: off
TECHNIQUES: tuple[TableStrategy, ...] = (
    row("Full House", FullHouse(), SINGLES, 1.0, hodoku=("0000", "Easy", 4), explainer=1.0,
        also=("Last Cell", "Last Value")),
    row("Hidden Single", HiddenSingle(), SINGLES, 1.2, hodoku=("0002", "Easy", 14), also=("Pinned Digit",)),
    row("Naked Single", NakedSingle(), SINGLES, 2.0, hodoku=("0003", "Easy", 4), explainer=2.3,
        also=("Sole Candidate", "Lone Single")),
    row("Locked Candidates Type 1 (Pointing)", LockedCandidatesStrategy(AREAS), INTERSECTIONS, 2.6,
        hodoku=("0100", "Medium", 50), explainer=2.6,
        also=("Pointing", "Locked Candidates 1", "Locked Candidates Type 1", "Pointing Pair", "Pointing Triple")),
    row("Locked Candidates Type 2 (Claiming)", LockedCandidatesStrategy(LINES), INTERSECTIONS, 2.8,
        hodoku=("0101", "Medium", 50), explainer=2.8,
        also=("Claiming", "Locked Candidates 2", "Locked Candidates Type 2", "Box/Line Reduction", "Claiming Pair",
              "Claiming Triple")),
    row("Locked Pair", NakedSubsetStrategy(2, locked=True), INTERSECTIONS, 2.9, hodoku=("0110", "Medium", 40),
        explainer=3.0),
    row("Combinations", COMBINATIONS, RULES, 2.9,
        also=("Cage Combinations", "Killer Combinations", "Sum Combinations")),
    row("Naked Pair", NakedSubsetStrategy(2), SUBSETS, 3.0, hodoku=("0200", "Medium", 60), explainer=3.0),
    row("Innies and Outies", INNIES_AND_OUTIES, RULES, 3.1, also=("Rule of 45", "45 Rule")),
    row("Direct Forcing", DIRECT_FORCING, RULES, 3.1, also=("Direct Cell Forcing",)),
    fish_row(FishStrategy(2), 3.2, hodoku=("Hard", 140), explainer=3.2),
    row("Required Digits", REQUIRED_DIGITS, RULES, 3.3, also=("Cage Must Contain",)),
    row("Hidden Pair", HiddenSubsetStrategy(2), SUBSETS, 3.4, hodoku=("0210", "Medium", 70), explainer=3.4),
    row("Law of Leftovers", LAW_OF_LEFTOVERS, RULES, 3.4, also=("LoL",)),
    row("Locked Triple", NakedSubsetStrategy(3, locked=True), INTERSECTIONS, 3.5, hodoku=("0111", "Medium", 60),
        explainer=3.6),
    row("Naked Triple", NakedSubsetStrategy(3), SUBSETS, 3.6, hodoku=("0201", "Medium", 80), explainer=3.6,
        also=("Naked Triplet",)),
    fish_row(FishStrategy(3), 3.8, hodoku=("Hard", 150), explainer=3.8),
    row("Hidden Triple", HiddenSubsetStrategy(3), SUBSETS, 4.0, hodoku=("0211", "Medium", 100), explainer=4.0,
        also=("Hidden Triplet",)),
    row("Skyscraper", Kite(SKYSCRAPER), SINGLE_DIGIT, 4.0, hodoku=("0400", "Hard", 130)),
    row("2-String Kite", Kite(KITE), SINGLE_DIGIT, 4.1, hodoku=("0401", "Hard", 150), also=("Two-String Kite",)),
    row("Dual 2-String Kite", Kite(KITE, dual=True), SINGLE_DIGIT, 4.1, on=False, hodoku=("0404", "Hard", 150),
        also=("Dual Two-String Kite",)),
    row("XY-Wing", WingStrategy(3, most_digits=2), WINGS, 4.2, hodoku=("0800", "Hard", 160), explainer=4.2,
        also=("Y-Wing",)),
    row("Turbot Fish", TurbotFishStrategy(), SINGLE_DIGIT, 4.2, hodoku=("0403", "Hard", 120),
        also=("Turbot Crane", "Turbot")),
    row("Empty Rectangle", EmptyRectangleStrategy(), SINGLE_DIGIT, 4.3, hodoku=("0402", "Hard", 120),
        also=("Hinge", "Rectangle Elimination")),
    row("Dual Empty Rectangle", EmptyRectangleStrategy(dual=True), SINGLE_DIGIT, 4.3, on=False,
        hodoku=("0405", "Hard", 120)),
    fish_row(FishStrategy(2, Fins.FINNED), 4.3, hodoku=("Hard", 130)),
    fish_row(FishStrategy(2, Fins.SASHIMI), 4.3, hodoku=("Hard", 150)),
    row("Grouped Skyscraper", Kite(SKYSCRAPER, grouped=True), SINGLE_DIGIT, 4.3),
    row("Grouped 2-String Kite", Kite(KITE, grouped=True), SINGLE_DIGIT, 4.3, also=("Grouped Two-String Kite",)),
    row("XYZ-Wing", WingStrategy(3, most_digits=3), WINGS, 4.4, hodoku=("0801", "Hard", 180), explainer=4.4),
    row("W-Wing", WWingStrategy(), WINGS, 4.4, hodoku=("0803", "Hard", 150), also=("Chute Remote Pair",)),
    row("Simple Colors Trap", colouring.TRAP, COLOURING, 4.4, hodoku=("0500", "Hard", 150),
        also=("Simple Colours Trap", "Simple Colouring Trap", "Simple Coloring Trap", "Color Trap")),
    row("Simple Colors Wrap", colouring.WRAP, COLOURING, 4.4, hodoku=("0501", "Hard", 150),
        also=("Simple Colours Wrap", "Simple Colouring Wrap", "Simple Coloring Wrap", "Color Wrap")),
    row("Grouped Turbot Fish", TurbotFishStrategy(grouped=True), SINGLE_DIGIT, 4.4),
    row("Uniqueness Test 1", DeadlyStrategy(RECTANGLES, TYPE_1), UNIQUENESS, 4.5, unique=True,
        hodoku=("0600", "Hard", 100),
        explainer=Rule(4.5, loop_rating), also=("Unique Rectangle 1", "Unique Rectangle Type 1", "UR1")),
    row("Uniqueness Test 2", DeadlyStrategy(RECTANGLES, Type2(in_one_house=True)), UNIQUENESS, 4.5, unique=True,
        hodoku=("0601", "Hard", 100), explainer=Rule(4.5, loop_rating),
        also=("Unique Rectangle 2", "Unique Rectangle Type 2", "UR2")),
    row("Uniqueness Test 4", DeadlyStrategy(RECTANGLES, Type4(every_house=True)), UNIQUENESS, 4.5, unique=True,
        hodoku=("0603", "Hard", 100), explainer=Rule(4.5, loop_rating),
        also=("Unique Rectangle 4", "Unique Rectangle Type 4", "UR4")),
    row("Avoidable Rectangle Type 1", DeadlyStrategy(ONE_EMPTY_CORNER, TYPE_1), UNIQUENESS, 4.5, unique=True,
        hodoku=("0607", "Hard", 100), also=("Avoidable Rectangle 1", "AR1")),
    row("Remote Pair", RemotePairStrategy(), CHAINS, 4.5, hodoku=("0703", "Hard", 110)),
    row("Uniqueness Test 3", DeadlyStrategy(RECTANGLES, TYPE_3), UNIQUENESS, 4.6, unique=True,
        hodoku=("0602", "Hard", 100),
        explainer=Rule(4.5, loop_rating), also=("Unique Rectangle 3", "Unique Rectangle Type 3", "UR3")),
    row("Uniqueness Test 5", DeadlyStrategy(RECTANGLES, Type2(in_one_house=False)), UNIQUENESS, 4.6, unique=True,
        hodoku=("0604", "Hard", 100), explainer=Rule(4.5, loop_rating),
        also=("Unique Rectangle 5", "Unique Rectangle Type 5", "UR5")),
    row("Uniqueness Test 6", DeadlyStrategy(RECTANGLES, TYPE_6), UNIQUENESS, 4.6, unique=True,
        hodoku=("0605", "Hard", 100),
        also=("Unique Rectangle 6", "Unique Rectangle Type 6", "UR6")),
    row("Avoidable Rectangle Type 2", DeadlyStrategy(TWO_EMPTY_CORNERS, TYPE_2), UNIQUENESS, 4.6, unique=True,
        hodoku=("0608", "Hard", 100), also=("Avoidable Rectangle 2", "AR2")),
    row("Hidden Rectangle", DeadlyStrategy(RECTANGLES, HIDDEN_CORNER), UNIQUENESS, 4.7, unique=True,
        hodoku=("0606", "Hard", 100),
        also=("Hidden Unique Rectangle", "Unique Rectangle 7", "Unique Rectangle Type 7")),
    row("Unique Loop Type 1", DeadlyStrategy(LOOPS, TYPE_1), UNIQUENESS, 4.7, unique=True,
        explainer=Rule(4.5, loop_rating),
        also=("Unique Loop 1", "UL1")),
    row("Unique Loop Type 2", DeadlyStrategy(LOOPS, TYPE_2), UNIQUENESS, 4.7, unique=True,
        explainer=Rule(4.5, loop_rating),
        also=("Unique Loop 2", "UL2")),
    row("Unique Loop Type 3", DeadlyStrategy(LOOPS, TYPE_3), UNIQUENESS, 4.8, unique=True,
        explainer=Rule(4.5, loop_rating),
        also=("Unique Loop 3", "UL3")),
    row("Unique Loop Type 4", DeadlyStrategy(LOOPS, TYPE_4), UNIQUENESS, 4.8, unique=True,
        explainer=Rule(4.5, loop_rating),
        also=("Unique Loop 4", "UL4")),
    row("Multi-Colors 2", colouring.CLASH, COLOURING, 4.8, hodoku=("0503", "Hard", 200), also=("Multi-Colours 2",)),
    row("Multi-Colors 1", colouring.BRIDGE, COLOURING, 4.8, hodoku=("0502", "Hard", 200), also=("Multi-Colours 1",)),
    row("WXYZ-Wing", WingStrategy(4), WINGS, 4.9, hodoku=("0802",)),
    row("Naked Quadruple", NakedSubsetStrategy(4), SUBSETS, 5.0, hodoku=("0202", "Hard", 120), explainer=5.0,
        also=("Naked Quad",)),
    row("Extended Rectangle Type 1", DeadlyStrategy(EXTENDED_RECTANGLES, TYPE_1), UNIQUENESS, 5.0, unique=True,
        hodoku=("0620",), also=("Extended Rectangle 1", "Extended Unique Rectangle 1", "XR1")),
    row("Extended Rectangle Type 2", DeadlyStrategy(EXTENDED_RECTANGLES, TYPE_2), UNIQUENESS, 5.0, unique=True,
        hodoku=("0621",), also=("Extended Rectangle 2", "Extended Unique Rectangle 2", "XR2")),
    row("Sue de Coq", SueDeCoqStrategy(), ALS, 5.0, hodoku=("1101", "Unfair", 250),
        also=("Two-Sector Disjoint Subsets", "SDC")),
    row("X-Chain", ChainStrategy(ONE_DIGIT), CHAINS, by_length(5.1, 3), hodoku=("0701", "Unfair", 260),
        also=("L1-Wing",)),
    row("Extended Rectangle Type 3", DeadlyStrategy(EXTENDED_RECTANGLES, TYPE_3), UNIQUENESS, 5.1, unique=True,
        hodoku=("0622",), also=("Extended Rectangle 3", "Extended Unique Rectangle 3", "XR3")),
    row("Extended Rectangle Type 4", DeadlyStrategy(EXTENDED_RECTANGLES, TYPE_4), UNIQUENESS, 5.1, unique=True,
        hodoku=("0623",), also=("Extended Rectangle 4", "Extended Unique Rectangle 4", "XR4")),
    row("M-Wing", ChainStrategy(SINGLE_CANDIDATES, Form.M_WING), WINGS, 5.1),
    forcing_row(ExplainerForm.X_CHAIN, by_complexity(5.1), on=False,
        explainer=explainer_rating(6.6)),
    fish_row(FishStrategy(4), 5.2, hodoku=("Hard", 160), explainer=5.2),
    fish_row(FishStrategy(3, Fins.FINNED), 5.2, hodoku=("Unfair", 200)),
    row("XY-Chain", ChainStrategy(TWO_CANDIDATES), CHAINS, by_length(5.2, 4), hodoku=("0702", "Unfair", 260)),
    fish_row(FishStrategy(3, Fins.SASHIMI), 5.3, hodoku=("Unfair", 240)),
    row("Continuous Nice Loop", ChainStrategy(SINGLE_CANDIDATES, Form.CONTINUOUS), CHAINS, by_length(5.3, 3),
        hodoku=("0706", "Unfair", 280), also=("CNL", "AIC Ring", "XY-Ring", "L2-Ring", "L3-Ring", "M-Ring", "W-Ring")),
    forcing_row(ExplainerForm.X_CYCLE, by_complexity(5.3), on=False,
        explainer=explainer_rating(6.5), also=("Fishy Cycle",)),
    forcing_row(ExplainerForm.Y_CYCLE, by_complexity(5.3), on=False,
        explainer=explainer_rating(6.5)),
    forcing_row(ExplainerForm.XY_CYCLE, by_complexity(5.3), on=False,
        explainer=explainer_rating(7.0)),
    forcing_row(ExplainerForm.XY_CHAIN, by_complexity(5.4), on=False,
        explainer=explainer_rating(7.0)),
    row("Discontinuous Nice Loop", ChainStrategy(SINGLE_CANDIDATES, Form.DISCONTINUOUS), CHAINS, by_length(5.4, 3),
        hodoku=("0707", "Unfair", 280), also=("DNL",)),
    row("AIC", ChainStrategy(SINGLE_CANDIDATES, Form.AIC), CHAINS, by_length(5.4, 3), hodoku=("0708", "Unfair", 280),
        also=("Alternating Inference Chain", "S-Wing", "L-Wing", "L2-Wing", "L3-Wing", "M3-Wing", "H-Wing", "H1-Wing",
            "H2-Wing", "H3-Wing")),
    row("Hidden Quadruple", HiddenSubsetStrategy(4), SUBSETS, 5.4, hodoku=("0212", "Hard", 150), explainer=5.4,
        also=("Hidden Quad",)),
    row("VWXYZ-Wing", WingStrategy(5), WINGS, 5.5),
    row("Almost Locked Set XZ-Rule", AlmostLockedSetXZRule(), ALS, 5.5, hodoku=("0901", "Unfair", 300),
        also=("ALS-XZ", "ALS-XZ Rule", "Doubly Linked ALS-XZ")),
    row("Symmetrical Placement", SymmetricalPlacement(), UNIQUENESS, 5.5, on=False, unique=True,
        also=("Gurth's Symmetrical Placement", "Gurth's Theorem", "Gurth", "GSP", "Symmetry of the Givens")),
    row("Bivalue Universal Grave + 1", DeadlyStrategy(GRAVES, Type1(several=False)), UNIQUENESS, 5.6, unique=True,
        hodoku=("0610", "Hard", 100), explainer=5.6, also=("BUG+1", "BUG Type 1", "BUG")),
    row("Bivalue Universal Grave Type 2", DeadlyStrategy(GRAVES, TYPE_2), UNIQUENESS, 5.7, unique=True, explainer=5.7,
        also=("BUG Type 2", "BUG 2")),
    row("Bivalue Universal Grave Type 4", DeadlyStrategy(GRAVES, TYPE_4), UNIQUENESS, 5.7, unique=True, explainer=5.7,
        also=("BUG Type 4", "BUG 4")),
    row("Bivalue Universal Grave Type 3", DeadlyStrategy(GRAVES, TYPE_3), UNIQUENESS, 5.8, unique=True,
        explainer=Rule(5.8, grave_rating), also=("BUG Type 3", "BUG 3")),
    fish_row(FishStrategy(4, Fins.FINNED), 5.8, hodoku=("Unfair", 250)),
    row("Grouped Continuous Nice Loop", ChainStrategy(GROUPS, Form.CONTINUOUS), CHAINS, by_length(5.8, 2, 0.2),
        hodoku=("0709", "Unfair", 300), also=("Grouped CNL",)),
    row("Grouped Discontinuous Nice Loop", ChainStrategy(GROUPS, Form.DISCONTINUOUS), CHAINS, by_length(5.8, 2, 0.2),
        hodoku=("0710", "Unfair", 300), also=("Grouped DNL",)),
    row("Grouped AIC", ChainStrategy(GROUPS, Form.AIC), CHAINS, by_length(5.8, 2, 0.2), hodoku=("0711", "Unfair", 300)),
    row("3D Medusa", Medusa3D(), COLOURING, 5.9, also=("Medusa",)),
    fish_row(FishStrategy(4, Fins.SASHIMI), 5.9, hodoku=("Unfair", 260)),
    row("Almost Locked Set XY-Wing", AlmostLockedSetXYWing(), ALS, 6.0, hodoku=("0902", "Unfair", 320),
        also=("ALS-XY-Wing",)),
    row("Aligned Pair Exclusion", AlignedPairExclusion(), ALS, 6.2, hodoku=("1000",), explainer=6.2, also=("APE",)),
    row("Continuous Nice Loop with ALS", ChainStrategy(GROUPS_AND_SMALL_SETS, Form.CONTINUOUS), CHAINS,
        by_length(6.2, 2, 0.4), also=("XYZ-Ring",)),
    row("Discontinuous Nice Loop with ALS", ChainStrategy(GROUPS_AND_SMALL_SETS, Form.DISCONTINUOUS), CHAINS,
        by_length(6.2, 2, 0.4)),
    row("AIC with ALS", ChainStrategy(GROUPS_AND_SMALL_SETS, Form.AIC), CHAINS, by_length(6.2, 2, 0.4),
        also=("AIC with Almost Locked Sets", "ALS-W-Wing")),
    fish_row(FishStrategy(2, Fins.NONE, FRANKEN), 6.4, hodoku=("Unfair", 300)),
    row("Almost Locked Set XY-Chain", AlmostLockedSetChain(), ALS, 6.5, on=False, hodoku=("0903", "Unfair", 340),
        also=("ALS-XY-Chain", "ALS Chain")),
    fish_row(FishStrategy(2, Fins.ANY, FRANKEN), 6.6, hodoku=("Unfair", 390)),
    fish_row(FishStrategy(3, Fins.NONE, FRANKEN), 6.6, hodoku=("Unfair", 350)),
    row("AIC with Hidden Sets", ChainStrategy(GROUPS_AND_HIDDEN_SETS, Form.EACH), CHAINS, by_length(6.6, 2, 0.5),
        on=False,
        also=("AIC with Almost Hidden Sets", "AIC with AHS")),
    row("AIC with Unique Rectangles", ChainStrategy(GROUPS_AND_RECTANGLES, Form.EACH), CHAINS, by_length(6.6, 2, 0.5),
        on=False, unique=True, also=("AIC with Almost Unique Rectangles", "AIC with AUR", "AIC with UR")),
    row("Death Blossom", DeathBlossom(), ALS, 6.8, hodoku=("0904", "Unfair", 360)),
    row("Bivalue Oddagon", DeadlyStrategy(ODDAGONS, ANY_GUARDIANS), IMPOSSIBLE, 6.8, on=False,
        also=("Bi-value Oddagon",)),
    row("Tridagon", DeadlyStrategy(TRIDAGONS, ANY_GUARDIANS), IMPOSSIBLE, 7.0,
        also=("Thor's Hammer", "Trivalue Oddagon", "Anti-Tridagon")),
    fish_row(FishStrategy(3, Fins.ANY, FRANKEN), 7.0, hodoku=("Unfair", 410)),
    fish_row(FishStrategy(4, Fins.NONE, FRANKEN), 7.2, on=False, hodoku=("Unfair", 370)),
    row("Aligned Triplet Exclusion", AlignedTripletExclusion(), ALS, 7.5, on=False, hodoku=("1001",), explainer=7.5,
        also=("ATE", "Aligned Triple Exclusion")),
    fish_row(FishStrategy(4, Fins.ANY, FRANKEN), 7.6, on=False, hodoku=("Unfair", 430)),
    row("SK Loop", SKLoopStrategy(), SECTORS, 7.8, also=("Domino Loop", "Stephen Kurzhals Loop", "Virus Pattern")),
    row("Multi-Sector Locked Sets", LockedSetsStrategy(), SECTORS, 7.9,
        also=("MSLS", "Multifish", "Multi-Fish", "Multi-Sector Naked Sets")),
    row("Forcing Chain Contradiction", forcing.CHAIN_CONTRADICTION, FORCING, 8.0, hodoku=("1301", "Extreme", 500)),
    row("Forcing Chain Verity", forcing.CHAIN_VERITY, FORCING, 8.0, hodoku=("1302", "Extreme", 500)),
    forcing_row(ExplainerForm.NISHIO, by_complexity(8.0), on=False,
        explainer=explainer_rating(7.5), also=("Nishio",)),
    forcing_row(ExplainerForm.CELL, by_complexity(8.0), on=False,
        explainer=explainer_rating(8.0)),
    forcing_row(ExplainerForm.REGION, by_complexity(8.0), on=False,
        explainer=explainer_rating(8.0), also=("House Forcing Chain", "Unit Forcing Chain")),
    fish_row(FishStrategy(2, Fins.NONE, MUTANT), 8.0, on=False, hodoku=("Extreme", 450)),
    fish_row(FishStrategy(2, Fins.ANY, MUTANT), 8.2, on=False, hodoku=("Extreme", 470)),
    row("Bivalue Oddagon Forcing Chain", forcing.ODDAGON_CHAIN, IMPOSSIBLE, 8.2, on=False,
        also=("Oddagon Forcing Chain",)),
    row("Unique Rectangle Forcing Chain", forcing.RECTANGLE_CHAIN, FORCING, 8.2, unique=True,
        also=("UR Forcing Chain", "Rectangle Forcing Chain")),
    row("Tridagon Forcing Chain", forcing.TRIDAGON_CHAIN, IMPOSSIBLE, 8.2,
        also=("Trivalue Oddagon Forcing Chain", "Tridagon OR-k Forcing Chain")),
    fish_row(FishStrategy(3, Fins.NONE, MUTANT), 8.3, on=False, hodoku=("Extreme", 450)),
    row("Kraken Fish Type 1", KrakenStrategy(1), FISH, 8.4, on=False, hodoku=("0371", "Extreme", 500),
        also=("Kraken Fish",)),
    fish_row(FishStrategy(3, Fins.ANY, MUTANT), 8.5, on=False, hodoku=("Extreme", 470)),
    fish_row(FishStrategy(4, Fins.NONE, MUTANT), 8.6, on=False, hodoku=("Extreme", 450)),
    row("Kraken Fish Type 2", KrakenStrategy(2), FISH, 8.6, on=False, hodoku=("0372", "Extreme", 500)),
    fish_row(FishStrategy(4, Fins.ANY, MUTANT), 8.8, on=False, hodoku=("Extreme", 470)),
    row("Double Exocet", DoubleExocet(), EXOCETS, 8.9, also=("Double JExocet", "Double Junior Exocet", "DJE")),
    row("Junior Exocet", JuniorExocet(), EXOCETS, 8.9, also=("JExocet", "Exocet", "JE")),
    row("Forcing Net Contradiction", forcing.NET_CONTRADICTION, FORCING, 9.0, hodoku=("1303", "Extreme", 700)),
    row("Forcing Net Verity", forcing.NET_VERITY, FORCING, 9.0, hodoku=("1304", "Extreme", 700)),
    forcing_row(ExplainerForm.DYNAMIC_CONTRADICTION, by_complexity(9.0), on=False,
        explainer=explainer_rating(8.5)),
    forcing_row(ExplainerForm.DYNAMIC_DOUBLE, by_complexity(9.0), on=False,
        explainer=explainer_rating(8.5)),
    forcing_row(ExplainerForm.DYNAMIC_CELL, by_complexity(9.0), on=False,
        explainer=explainer_rating(8.5)),
    forcing_row(ExplainerForm.DYNAMIC_REGION, by_complexity(9.0), on=False,
        explainer=explainer_rating(8.5)),
    row("Bivalue Oddagon Forcing Net", forcing.ODDAGON_NET, IMPOSSIBLE, 9.2, on=False,
        also=("Oddagon Forcing Net",)),
    row("Tridagon Forcing Net", forcing.TRIDAGON_NET, IMPOSSIBLE, 9.2,
        also=("Trivalue Oddagon Forcing Net", "Tridagon OR-k Forcing Net")),
    forcing_row(ExplainerForm.PLUS, by_complexity(9.5),
        explainer=explainer_rating(9.0), also=("Dynamic Forcing Chain (+)",)),
    row("Template Set", Template(places=True), TEMPLATES, 9.8, on=False, hodoku=("1201",), also=("Pattern Overlay",)),
    row("Template Delete", Template(places=False), TEMPLATES, 9.9, on=False, hodoku=("1202",)),
    forcing_row(ExplainerForm.NESTED_2, by_complexity(10.0),
        explainer=explainer_rating(9.5), also=("Dynamic Forcing Chain (+ Forcing Chains)",)),
    forcing_row(ExplainerForm.NESTED_3, by_complexity(10.5),
        explainer=explainer_rating(10.0), also=("Dynamic Forcing Chain (+ Multiple Forcing Chains)",)),
    forcing_row(ExplainerForm.NESTED_4, by_complexity(11.0),
        explainer=explainer_rating(10.5), also=("Dynamic Forcing Chain (+ Dynamic Forcing Chains)",)),
    forcing_row(ExplainerForm.NESTED_5, by_complexity(11.5),
        explainer=explainer_rating(11.0),
        also=("Dynamic Forcing Chain (+ Dynamic Forcing Chains (+ Forcing Chains))",)),
)
"""The techniques of the Crosshatch scale, easiest first, without large fish."""

_LARGE_FISH: tuple[TableStrategy, ...] = tuple(
    fish_row(FishStrategy(size, fins, shape), round(rating + 0.1 * (size - 5), 1), on=False, hodoku=(level, 470),
             also=("Starfish",) if (size, fins, shape) == (5, Fins.NONE, BASIC) else ())
    for size in (7, 6, 5)
    for fins, shape, rating, level in (
        (Fins.NONE, BASIC, 9.1, "Unfair"), (Fins.FINNED, BASIC, 9.1, "Unfair"), (Fins.SASHIMI, BASIC, 9.1, "Unfair"),
        (Fins.NONE, FRANKEN, 9.2, "Extreme"), (Fins.NONE, MUTANT, 9.3, "Extreme"),
        (Fins.ANY, FRANKEN, 9.4, "Extreme"), (Fins.ANY, MUTANT, 9.5, "Extreme"),
    )
)
"""Fish with five or more base houses, available by name; a smaller fish always has the same effect."""

CATALOGUE: tuple[TableStrategy, ...] = tuple(
    sorted((*TECHNIQUES, *_LARGE_FISH), key=lambda each: each.technique.rating or math.inf)
)
"""The techniques of the Crosshatch scale, easiest first, each with its strategy."""

KINDS: tuple[TableStrategy, ...] = (
    row("Hidden Single in a Box", HiddenSingle((BOXES_MASK,)), SINGLES, 1.2, on=False, explainer=1.2,
         kind_of="Hidden Single", also=("Cross-hatching",)),
    row("Hidden Single in a Line", HiddenSingle((LINES_MASK,)), SINGLES, 1.5, on=False,
         explainer=1.5, kind_of="Hidden Single"),
    row("Direct Pointing", DirectLockedStrategy(BOXES), DIRECT, None, on=False, explainer=1.7),
    row("Direct Claiming", DirectLockedStrategy(LINES), DIRECT, None, on=False, explainer=1.9),
    row("Direct Hidden Pair", DirectHiddenStrategy(2), DIRECT, None, on=False, explainer=2.0),
    row("Direct Hidden Triple", DirectHiddenStrategy(3), DIRECT, None, on=False, explainer=2.5,
         also=("Direct Hidden Triplet",)),
)
"""Techniques that some scales distinguish, or treat as one step, but the solver does not."""
# fmt: on

GUESS = Technique("Guess", SEARCH, on=False)
CONTRADICTION = Technique("Contradiction", SEARCH, on=False)
"""The steps of a search, which no strategy finds."""


_BY_SLUG = {each.technique.slug: each for each in CATALOGUE + KINDS}


def strategy_named(name: str, **options: Any) -> TableStrategy:
    """Return the strategy of a technique by its name, an alternative name, or the slug of either.

    ``options`` are those of its class:  ``strategy_named("finned-swordfish", siamese=True)``.

    Raises UnknownTechnique if there is no such technique, and TypeError if its class has no such option.
    """
    found = _BY_SLUG.get(name) or _BY_SLUG[technique_named(name, [each.technique for each in _BY_SLUG.values()]).slug]
    return attrs.evolve(found, **options) if options else found


def strategies_named(names: Iterable[str]) -> tuple[Strategy, ...]:
    """Return the strategies of techniques by name, in the given order; see ``strategy_named``.

    A single name is accepted too.
    """
    return tuple(map(strategy_named, [names] if isinstance(names, str) else names))


def strategies_up_to(name: str) -> tuple[Strategy, ...]:
    """Return the strategies that are on by default, easiest first, up to and including the named one.

    Raises UnknownTechnique if there is no such technique.
    """
    last = CATALOGUE.index(_in_pipeline(name))
    return tuple(each for place, each in enumerate(CATALOGUE) if place == last or (place < last and each.technique.on))


def _in_pipeline(name: str) -> TableStrategy:
    wanted = technique_named(name, [each.technique for each in CATALOGUE])
    return next(each for each in CATALOGUE if each.technique == wanted)


def pipeline(strategies: Iterable[Strategy]) -> tuple[Strategy, ...]:
    """Return strategies split into stages: a strategy whose steps differ in difficulty appears at several positions.

    If the strategies are ordered from easy to hard, so are the stages; otherwise their order is kept.
    """
    stages = [list(_stages(each)) for each in strategies]
    lowest = [rating for (rating, _), *_ in stages]
    flat = [stage for several in stages for stage in several]
    if lowest == sorted(lowest):
        flat.sort(key=_rating_of_stage)
    return tuple(strategy for _, strategy in flat)


def rating_of_stage(strategy: Strategy) -> float:
    """Return the rating of the easiest steps of a strategy; infinite for a custom one without a rating."""
    return next(iter(_stages(strategy)))[0]


def _stages(strategy: Strategy) -> Iterable[tuple[float, Strategy]]:
    rating = strategy.technique.rating
    if isinstance(strategy, TableStrategy) and rating is not None:
        return strategy.stages()
    return [(math.inf if rating is None else rating, strategy)]


def _rating_of_stage(stage: tuple[float, Strategy]) -> float:
    return stage[0]


def default_strategies() -> tuple[Strategy, ...]:
    """Return the strategies that are on by default and those of installed packages, easiest first.

    Strategies of packages come last if they have no rating.  If one cannot be loaded, it is left out with a warning.
    """
    return simplest_first((*(each for each in CATALOGUE if each.technique.on), *installed_strategies()))


def simplest_first(strategies: Iterable[Strategy]) -> tuple[Strategy, ...]:
    """Return strategies in stages, ordered by rating; those without a rating come last, and equal ones keep their
    order.
    """
    return pipeline(sorted(strategies, key=rating_of_stage))
