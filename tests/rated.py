"""Puzzles that other programs have rated, to compare with."""

import attrs
import pytest

from corpora import EVERY, rows_of
from crosshatch.originals.explainer.order import rating_of
from crosshatch.originals.explainer.scale import Ratings
from crosshatch.solving.solver import Path
from engines import COMPILED

CROSS_RATED = """
009000700000000092100340008825091000000000000010072000000000085003000609654000000 Medium    298 2.0/1.2/1.2
000000000070000896001000040000000010000009560082310000009000400250100000040750300 Medium    352 2.8/1.2/1.2
000000050020034009000065371306901000000000010091680000000009063754000000000000700 Medium    380 2.0/1.2/1.2
000690804000000000000000059200000000000053080406007003703000000010008760900020000 Medium    406 2.0/1.2/1.2
010760500876010000005000000000000090400006000027000005000800006200000081050129000 Medium    468 2.0/1.2/1.2
000008009000070210389602050002500000000104090506080300000000000010000047930000000 Hard      344 4.5/1.2/1.2
300000007000980003050000020001000005096801200000023700004000009000710050000000360 Hard      468 4.6/1.2/1.2
500000340000000001320071500970045603035000000600000000000009000200056700800003462 Hard      522 6.7/1.2/1.2
604100007500000000000483200000000030006000870080000001200800004060021300007030010 Hard      644 3.2/1.2/1.2
000000940040005300000078002509007000000000003710030405006002754000000000300000208 Hard      834 6.7/1.2/1.2
006010030207000090009602001095073602001905000400000000000006008000000000000094070 Unfair    494 7.1/1.2/1.2
000060100027500006000004308400007980000050201000000000004000000061900024030001000 Unfair    628 7.1/1.2/1.2
240170000005000000030482000002003008600890000000000096000009050084000001300000064 Unfair    674 7.1/1.2/1.2
000100070000807600003050000000009000400070096680000000000080200500300047170902050 Unfair    774 8.3/1.2/1.2
000680000120059000000100582700015090009030146300000000000060020000000003035000810 Unfair    926 7.2/1.2/1.2
000000791023501000000600000006080000000000120040013000001064002002008400400000085 Extreme  1060 7.8/1.2/1.2
000048000000010008600007500002001860700000401930000002100000340050000010004000006 Extreme  2354 7.8/1.2/1.2
000000008003008650005200301700103000054000000000000009080300042309874100000000000 Extreme  4400 8.3/1.2/1.2
020000635000003700004050000040280060109000000000004300000037090005900000900006400 Extreme  5618 9.0/1.2/1.2
040000270086000000100000000000050000500210930001090056700035490900000000000600003 Extreme  6244 7.9/1.2/1.2
530070000600195000098000060800060003400803001700020006060000280000419005000080079 Easy      204 1.2/1.2/1.2
100007090030020008009600500005300900010080002600004000300000010040000007007000300 Extreme 24894 10.5/1.2/1.2
"""


@attrs.frozen
class Rated:
    """A puzzle with HoDoKu's level and score, and with Sudoku Explainer's ER, EP and ED.

    ``techniques`` are those on HoDoKu's path, where they are known.
    """

    puzzle: str
    level: str
    score: int
    explainer: tuple[float, float, float]
    techniques: frozenset[str] = frozenset()


@pytest.fixture(scope="session")
def cross_rated() -> list[Rated]:
    """Puzzles with the ratings that HoDoKu 2.2.0 and Sudoku Explainer 1.2.1 give them."""
    rows = [line.split() for line in CROSS_RATED.strip().splitlines()]
    return [Rated(puzzle, level, int(score), _ratings(*er.split("/"))) for puzzle, level, score, er in rows]


@pytest.fixture(scope="session")
def graded() -> list[Rated]:
    """Random puzzles, nearly all of them minimal, with the same ratings."""
    return [
        Rated(
            row["puzzle"],
            row["hodoku_level"],
            int(row["hodoku_score"]),
            _ratings(row["er"], row["ep"], row["ed"]),
            frozenset(row["hodoku_techniques"].split(";")),
        )
        for row in rows_of("graded.csv")
    ]


@pytest.fixture(scope="session")
def some_graded(graded: list[Rated]) -> list[Rated]:
    """A sample of these; where the engines are interpreted, only those that logic solves fast."""
    return graded[::EVERY] if COMPILED else [each for each in graded[::EVERY] if each.level in ("Easy", "Medium")]


def _ratings(er: str, ep: str, ed: str) -> tuple[float, float, float]:
    return float(er), float(ep), float(ed)


def ratings_of(path: Path) -> Ratings:
    """Return what counts of a path, step by step."""
    ratings = Ratings()
    for step in path.steps:
        ratings.add(step.name, rating_of(step), bool(step.placements))
    return ratings
