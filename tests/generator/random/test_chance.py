"""Random numbers are those of the generator that is named, and each is as likely as the others."""

from collections import Counter

from crosshatch.generator.random.chance import Chance


def test_the_numbers_are_those_of_xoshiro256() -> None:
    chance = Chance(1 | 2 << 64 | 3 << 128 | 4 << 192)
    drawn = [chance.draw() for _ in range(7)]
    assert drawn[:3] == [11520, 0, 1509978240]  # as its authors publish them for the state 1, 2, 3, 4
    assert drawn[3:5] == [1215971899390074240, 1216172134540287360]
    assert drawn[5:] == [607988272756665600, 16172922978634559625]


def test_the_seed_zero_draws_numbers_too() -> None:
    chance = Chance(0)
    assert len({chance.draw() for _ in range(100)}) > 90


def test_numbers_stay_below_their_bound_and_are_equally_likely() -> None:
    chance = Chance(7)
    assert {chance.below(1) for _ in range(5)} == {0}
    counts = Counter(chance.below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5  # chi square, one in a thousand


def test_no_number_comes_once_more_often() -> None:
    bound = 3 << 29  # of 32 bits, each would stand for two or three numbers
    chance = Chance(11)
    thirds = Counter(chance.below(bound) % 3 for _ in range(3000))
    assert sum((count - 1000) ** 2 / 1000 for count in thirds.values()) < 13.8
