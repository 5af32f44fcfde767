"""Paths of puzzles by Sudoku Explainer's rules: their first chain, how many chains they take, and how long these are.

These figures are the original program's.
"""

import pytest

from crosshatch.board.houses import cell_name
from crosshatch.board.puzzle import Puzzle
from crosshatch.originals.explainer.order import ORDER
from crosshatch.solving.solver import Solver
from crosshatch.techniques.explainer_chains.kinds import (
    CELL_CHAIN,
    CONTRADICTION,
    DYNAMIC,
    MULTIPLE,
    NISHIO,
    REGION,
    UNARY,
    XY,
    X,
    Y,
)
from crosshatch.techniques.explainer_chains.pattern import ExplainerChain
from engines import if_compiled
from rated import ratings_of

SOLVER = Solver(ORDER, fallback=None)

VECTORS = [
    ("6.3....8...5..9..1.8...56..7.....23.............1....5.1..6...9.2..7....9..8.3.2.", "6.6/1.2/1.2",
     (UNARY, 0, X, 6, "r5c1<>5"), 1, 6),
    (".9...4..6....2.3..6.1.........4.59.......2....4..9...1.87.....9.3.85....9....623.", "6.7/1.2/1.2",
     (UNARY, 0, Y, 10, "r1c7<>7 r1c8<>7 r4c5<>8"), 1, 10),
    (".1.6...8.3.2..........49.....83...........4.7......5..46..........2...9.7...5....", "6.7/1.2/1.2",
     (UNARY, 0, X, 8, "r1c3=4 r1c3<>5 r1c3<>7"), 1, 8),
    (".6.....2...31..7..2....95..1....5.8...6.4..........9.745.2.31.........5.....6.2.3", "7.1/1.2/1.2",
     (UNARY, 0, X, 6, "r1c1<>8 r1c3<>8 r1c9<>8 r6c5<>8 r8c5<>8 r8c9<>8"), 3, 22),
    (".896...4.......5.11.3.............948...3.......5286..6.1..2.5.37............9..7", "7.1/1.2/1.2",
     (UNARY, 0, XY, 8, "r1c6<>3"), 1, 8),
    ("..45....3.....45...9.63.4..8...2.9..73.....1....1...45.2......1......3.....8....7", "7.2/1.2/1.2",
     (UNARY, 0, XY, 10, "r8c2<>1 r9c1<>9 r9c5<>5"), 2, 20),
    (".....837..7.....2.461..........9..8..1...6..3635.8.........3..7...6....9.2..49...", "7.5/1.2/1.2",
     (UNARY, 0, XY, 8, "r6c7<>4"), 8, 62),
    ("....4...6..3...25.67...3.....4956.1...5.......6...1..719....7..5.7.....1.....5.6.", "7.6/1.2/1.2",
     (NISHIO, 0, CONTRADICTION, 8, "r8c2<>2"), 1, 8),
    (".3....8.42...4.5......2.....15.9....6....8....24.53..7......49....1.......793...6", "8.3/1.2/1.2",
     (MULTIPLE, 0, CELL_CHAIN, 12, "r5c9<>9"), 7, 68),
    ("...3...798.....3...6...1.....4..5.2.....3..9..8.2....523........5.98.6..6..51....", "8.4/8.4/2.6",
     (MULTIPLE, 0, REGION, 18, "r4c9<>8"), 2, 24),
    ("......5..87.5.4.9..3..9.....6..5...9.8....746.........4.1....2....4..1.7...8.....", "8.8/1.2/1.2",
     (DYNAMIC, 0, REGION, 12, "r2c7<>6"), 1, 12),
    ("..1.3..2.....7.6...5.6.1...7...4..3...4..51.8.8...6.........8.2.3...7...5..4...9.", "8.9/2.6/2.6",
     (DYNAMIC, 0, CELL_CHAIN, 16, "r7c5<>9"), 4, 64),
    ("62.......4...5.1.7..57.....8..3....6....873.........98.6.....3..7.21..4.1....4...", "9.0/1.2/1.2",
     (UNARY, 0, X, 6, "r3c5<>3"), 22, 319),
    ("1...5.7....7..9.3......7..4.8......3..4....2.6..5..9.7..8.1.....1..6...29..3.51..", "9.2/9.2/2.6",
     (DYNAMIC, 0, CONTRADICTION, 23, "r2c9<>8"), 14, 265),
]  # fmt: skip

DEEP = [
    ("1.....7....6.8.1...89.....6...5.....6...9...1.3...2.54......4....23.4...8...6...7", "9.8/9.8/2.6",
     (DYNAMIC, 1, CELL_CHAIN, 24, "r8c2<>7"), 40, 1542),
    (".2.4...8...6.8....7....34.6...9.....6....7..1..4.2.9...67.....55.....31..1...5...", "9.9/9.9/2.6",
     (DYNAMIC, 1, CONTRADICTION, 92, "r7c8<>2"), 27, 594),
    (".2...6.894..18......8...4....1....5....5......6...3..2.....7.9..7..9.3....26....7", "10.6/10.6/9.6",
     (DYNAMIC, 1, CONTRADICTION, 32, "r9c7<>1"), 43, 1977),
    ("........7..2..96..8...6...3....92.....46..5...1..54.....5.4.9...3.....7.1..9....8", "10.6/10.6/2.6",
     (DYNAMIC, 0, CONTRADICTION, 61, "r7c2<>6"), 40, 1605),
    (".2....7..4....9.3.6.92.3.4.....1......89..3..9....4.6..94....5.5.....6.3.....5...", "10.7/10.7/2.6",
     (DYNAMIC, 0, CONTRADICTION, 76, "r4c2<>7"), 24, 1970),
    ("..3.5...9...1..23.6..3..5....5.3.9.........2.8....7..4..2.4..9..6...1....7.8.....", "11.2/11.2/11.2",
     (DYNAMIC, 3, CONTRADICTION, 242, "r1c4<>2"), 49, 2724),
]  # fmt: skip
"""Puzzles that take nested chains: some minutes where the engines are interpreted."""


@pytest.mark.parametrize(("line", "ratings", "first", "count", "length"), VECTORS, ids=range(len(VECTORS)))
def test_a_path(line, ratings, first, count, length):
    check(line, ratings, first, count, length)


@pytest.mark.slow
@if_compiled
@pytest.mark.parametrize(("line", "ratings", "first", "count", "length"), DEEP, ids=range(len(DEEP)))
def test_a_path_with_nested_chains(line, ratings, first, count, length):
    check(line, ratings, first, count, length)


def check(line, ratings, first, count, length):
    path = SOLVER.solve(Puzzle(line))
    assert str(ratings_of(path).grade(True, "")) == ratings
    chains = [step.pattern.hint for step in path.steps if isinstance(step.pattern, ExplainerChain)]
    hint = chains[0]
    assert (hint.search, hint.level, hint.kind, hint.complexity, effect(hint)) == first
    triplets = sum(step.technique.slug == "aligned-triplet-exclusion" for step in path.steps)
    assert (len(chains) + triplets, sum(hint.complexity for hint in chains)) == (count, length)


def effect(hint):
    placed = [] if hint.placed is None else [f"{cell_name(hint.placed // 9)}={hint.placed % 9 + 1}"]
    return " ".join(placed + [f"{cell_name(each // 9)}<>{each % 9 + 1}" for each in hint.removed])
