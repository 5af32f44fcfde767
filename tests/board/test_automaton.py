"""Tables of combinations leave the same digits as the combinations themselves."""

import random

import pytest

from crosshatch.board.automaton import MOST_CELLS, Automaton, Narrowing
from crosshatch.board.board import Board, Boxes, Combination, Lines
from crosshatch.board.constraints import Arrow, Cage, EqualSums, Renban, Sandwich, Skyscraper, XSum
from crosshatch.board.derived import Difference, SameDigits

LINE = range(9)

RULES = Board(
    9,
    (
        Lines(),
        Boxes(),
        Cage([0, 1, 2], 15),
        Arrow([10], [11, 12, 13]),
        Arrow([20, 21], [22, 23, 24]),
        EqualSums([[0, 1], [2, 3, 4], [5]]),
        Renban([30, 31, 32, 33]),
        Sandwich(LINE, 12),
        XSum(LINE, 20),
        Skyscraper(LINE, 4),
    ),
).combinations


@pytest.mark.parametrize(
    "rule", [*RULES, Difference((0, 1, 2), (1, 1, -1), 4), SameDigits((0, 1, 2, 3), (1, -1, 1, -1))], ids=str
)
def test_a_table_leaves_what_the_combination_leaves(rule: Combination) -> None:
    table, narrowing, chance = Automaton(rule, 9), Narrowing(), random.Random(1)
    assert table.fits
    for _ in range(100):
        masks = [chance.randrange(512) << 1 | chance.randrange(512) << 1 for _ in rule.cells]
        assert narrowing.supported(table, masks) == rule.supported(masks)


def test_digits_beyond_the_size_do_not_occur() -> None:
    table = Automaton(Difference((0, 1), (1, 1), 9), 6)
    assert Narrowing().supported(table, [1022, 1022]) == [0b1111000, 0b1111000]


def test_a_combination_without_a_way_leaves_nothing() -> None:
    table = Automaton(Difference((0, 1), (1, 1), 19), 9)
    assert table.fits
    assert Narrowing().supported(table, [1022, 1022]) == [0, 0]


class _AllOfThem(Combination):
    """A rule with a state for each way to fill its cells."""

    name = "all of them"

    def __init__(self, count: int) -> None:
        self.cells = tuple(range(count))

    def follow(self, state: object, place: int, digit: int) -> object:
        return (state, digit)

    def ends(self, state: object) -> bool:
        return True


@pytest.mark.parametrize("count", [0, 9, MOST_CELLS + 1])
def test_a_combination_may_be_too_large(count: int) -> None:
    table = Automaton(_AllOfThem(count), 9)
    assert not table.fits
    with pytest.raises(ValueError, match="masks"):
        Narrowing().supported(table, [2] * count)
