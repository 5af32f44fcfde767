"""The family of almost locked sets: a position of our own random puzzles for each, and what holds for all steps."""

import attrs
import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats.library import read
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.techniques.catalogue import CATALOGUE, strategy_named
from crosshatch.techniques.strategy import Strategy
from engines import COMPILED

XZ_RULE = strategy_named("als-xz")
XY_WING = strategy_named("als-xy-wing")
CHAIN = strategy_named("als-xy-chain")
DEATH_BLOSSOM = strategy_named("death-blossom")
SUE_DE_COQ = strategy_named("sue-de-coq")
PAIR_EXCLUSION = strategy_named("aligned-pair-exclusion")
TRIPLET_EXCLUSION = strategy_named("aligned-triplet-exclusion")


@attrs.frozen
class Example:
    """A position where a technique is found once, and a candidate (``519``: 5 in r1c9) that spoils it if put back."""

    strategy: Strategy
    position: str
    notation: str
    put_back: str

    def grid(self) -> Grid:
        return read(self.position).grid()

    def near_miss(self) -> Grid:
        puzzle = read(self.position)
        digit, row, column = map(int, self.put_back)
        back = candidate((row - 1) * 9 + column - 1, digit)
        assert back in puzzle.removed
        return Puzzle(puzzle.givens, puzzle.placed, [each for each in puzzle.removed if each != back]).grid()


EXAMPLES = [
    Example(
        SUE_DE_COQ,
        ":0000:x:7.....3.9...2.....4.86..5.+21......4...9+458...84.1.....+361.2...7...3..12+6....6+1.3.:512 513 325 "
        "425 426 526 827 829 335 346 746 946 366 766 966 668 768 878 785 985:::",
        "Sue de Coq: r7c46 - {4589} (r7c8 - {59}, r8c5 - {48}) => r8c6<>4, r9c4<>8, r7c7<>9",
        put_back="878",  # 8 is on both sides of the crossing
    ),
    Example(
        XZ_RULE,
        ":0000:x:.9..+3.2..3.2..+9..7..+764+2...+1+2+3......+4789+61.2.96+53+2.4..25..9+37...+31.5...+2..+92...3.:618 "
        "519 619 124 527 128 537 138 139 539 744 844 746 846 547 548 549 199:::",
        "Almost Locked Set XZ-Rule: A=r7c3,r9c2 {468}, B=r167c9 {1468}, X=6, Z=8 => r9c9<>8",
        put_back="519",  # a set has two digits more than cells
    ),
    Example(
        XY_WING,
        ":0000:x:+8+1+3.6.9+4.+72+91+4..8+645+6.9...19+64.5.....3.+6+7+9+4.+8.87..46+9.6+4......93+9.4.7.+6..+729.+6..4:"
        "234 244 347 348 151 573 874 876 577 578:::",
        "Almost Locked Set XY-Wing: A=r9c18 {135}, B=r6c459 {1235}, C=r3457c8 {12357}, X,Y=3,5, Z=1 => r9c5<>1",
        put_back="578",  # a set has another place for 5, which the set linked by 5 does not see
    ),
    Example(
        PAIR_EXCLUSION,
        ":0000:x:.9.+8.+6..38..4.+3...+6.+3+972....395+8+7.1..6.+129.+37...+6+3+4...+9..+2.13+7.3..+7.5.927.23+98..5:"
        "117 122 522 127 137 162 562 862 873 679 883 687:::",
        "Aligned Pair Exclusion: r8c23 (r9c2 {14}, r8c5 {46}) => r8c2<>4",
        put_back="883",  # with 4 in r8c2, r8c3 can be 8
    ),
    Example(
        CHAIN,
        ":0000:x:7..+3..6.5.32.5.1.+7.5.9.+74+3+2+27...5...3......+78...7+3.2.1.632.47.+9.2..7......+7..3.+24:815 444 "
        "644 145 948 155 968 878 684 686 888 894 895:::",
        "Almost Locked Set XY-Chain: "
        "9- r4c7 {39} -3- r7c8,r89c7 {1358} -1- r7c5 {18} -8- r4c5789 {34689} -9 => r4c3<>9",
        put_back="145",  # the last set has two digits more than cells
    ),
    Example(
        DEATH_BLOSSOM,
        ":0000:x:.9.3.+72.6....5+2.7..+7+2.89.1....2+6+5.8...79..5+6...6+7.8..14+6..73...2..8+9+6...7...+2.6..:821 822 "
        "823 327 427 329 429 331 943 151 152 498 499:::",
        "Death Blossom: r1c1,  -1- r16c5 {134},  -5- r4c123,r6c1 {13459},  -8- r5c1 {38} => r6c2<>3",
        put_back="151",  # the petal of 8 has two digits more than cells
    ),
    Example(
        TRIPLET_EXCLUSION,
        ":0000:x:186+4....+5.5......4....56...61..+94.5+2+8.+52+6..1+99.+2+5+1.3.6.9.+68+1+5+275+6+8+74+2...7219+3+5..+8:"
        "716 726 432:::",
        "Aligned Triplet Exclusion: r2c13,r3c4 (r2c5 {27}, r3c2 {37}) => r2c3<>7",
        put_back="432",  # an excluder has a third candidate
    ),
]


def name_of(example: Example) -> str:
    return example.strategy.technique.slug


@pytest.mark.parametrize("example", EXAMPLES, ids=name_of)
def test_a_position_of_a_random_puzzle(example: Example) -> None:
    grid = example.grid()
    (step,) = example.strategy.find(grid)
    proof.verify(grid, step)
    assert step.notation == example.notation


@pytest.mark.parametrize("example", EXAMPLES, ids=name_of)
def test_one_candidate_more_spoils_the_pattern(example: Example) -> None:
    assert list(example.strategy.find(example.near_miss())) == []


def test_every_technique_has_an_example() -> None:
    assert [each.strategy for each in EXAMPLES] == [
        each for each in CATALOGUE if each.technique.family == "Almost locked sets"
    ]


OPTIONS: list[Strategy] = [
    attrs.evolve(XZ_RULE, overlap=True),
    attrs.evolve(XY_WING, overlap=True),
    attrs.evolve(CHAIN, overlap=True),
    attrs.evolve(DEATH_BLOSSOM, overlap=True),
    attrs.evolve(PAIR_EXCLUSION, larger_sets=True),
]
STRATEGIES = [each.strategy for each in EXAMPLES] + OPTIONS

LONGER_FOR_LESS = (
    ":0000:x:..68.51....+8....36.1....8..+65+238.9..37+1.6..82+9+84.21.6...9..+8.4.84........+654.37.+8:"
    "715 915 221 426 231 734 436 574 584 784:::"
)
"""A position with a chain of seven sets that removes 2 from r1c1 and r7c2, and one of eight from r7c2 alone."""


def test_a_chain_of_sets_that_does_only_what_a_shorter_one_does_is_left_out() -> None:
    chains = list(CHAIN.find(read(LONGER_FOR_LESS).grid()))
    assert [step.conclusion for step in chains if {each.digit for each in step.eliminations} == {2}] == ["r1c1,r7c2<>2"]
    sizes = [(len(step.pattern.sets), {*step.eliminations}) for step in chains]
    assert not [1 for size, effect in sizes for shorter, other in sizes if effect <= other and shorter < size]


@pytest.mark.parametrize("number", [5, 9, 14, 32] if COMPILED else [5])
def test_steps_of_random_puzzles_are_proofs(prove_steps, number):
    assert prove_steps(minimal_puzzle(f"almost locked {number}"), STRATEGIES)


@pytest.mark.slow
@pytest.mark.parametrize("chunk", range(5))
def test_steps_of_many_random_puzzles_are_proofs(prove_steps, chunk):
    puzzles = (minimal_puzzle(f"almost locked {number}") for number in range(40 + chunk * 20, 60 + chunk * 20))
    assert sum(prove_steps(puzzle, STRATEGIES, each_truth=False) for puzzle in puzzles)
