"""Deadly patterns: a position of our own random puzzles for each technique, and what holds for all of their steps."""

import attrs
import pytest
from attrs import evolve
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.board.grid import Grid
from crosshatch.board.houses import CELLS, digits_in
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import library
from crosshatch.generator import minimal_puzzle
from crosshatch.logic import proof
from crosshatch.logic.step import Guardians
from crosshatch.originals.explainer.uniqueness import LoopsOfExplainer, Type3BySize
from crosshatch.techniques.catalogue import CATALOGUE, strategy_named
from crosshatch.techniques.strategy import Strategy
from crosshatch.techniques.uniqueness.arguments import TYPE_1, TYPE_4, Type1, Type3
from crosshatch.techniques.uniqueness.kinds import Loops, Rectangles
from crosshatch.techniques.uniqueness.pattern import DeadlyPattern
from crosshatch.words import explained
from engines import COMPILED
from examples import examples

NAMED = {each.technique.title: each for each in CATALOGUE if each.technique.family == "Uniqueness"}


@attrs.frozen
class Example:
    """A position of HoDoKu's library form where a technique finds one step, and a candidate that would spoil it."""

    cells: str
    removed: str
    notation: str
    put_back: str = ""

    @property
    def strategy(self) -> Strategy:
        """The strategy that finds the step, by the name in front of the notation."""
        return next(each for title, each in NAMED.items() if self.notation.startswith((f"{title}:", f"{title} =>")))

    def puzzle(self) -> Puzzle:
        return library.read(f":0000:x:{self.cells}:{self.removed}:::")

    def near_miss(self) -> Puzzle:
        """Return the position with one candidate put back."""
        left = " ".join(each for each in self.removed.split() if each != self.put_back)
        return library.read(f":0000:x:{self.cells}:{left}:::")


EXAMPLES = [
    Example(
        "+9+7+12+3+6+4+5+85+34+87+9+1+62+28+6+41+5.3.+6.+7+38+1..5+8935...1.1.+5+6+9.+8.+3+4+52.6+8"
        "3..+3.9.+5..8.7.+89.+35..",
        "786 499",
        "Uniqueness Test 1: 1/6 in r8c29,r9c29 => r8c9<>1, r8c9<>6",
        put_back="499",  # a second corner has a digit more, another one
    ),
    Example(
        "..8.+9..5...4+8257......6.+8.....5+8.3...8+5+1+39.27.93+24..8.+8.+19+7+326.23+6+4+5+8+9+7+1.7+961+2.+38",
        "716 417 736 441",
        "Uniqueness Test 2: 6/7 in r4c16,r6c16 => r123c1,r4c2<>1",
        put_back="441",  # one of the two corners has a second digit more
    ),
    Example(
        "..1...25+7..2..73.9.7...2.6+8..9+2..+57+665+8....9+2...+56+98.3....3..218.69.+5+7+3+4...4...+85",
        "312 412 912 422 346 971 991",
        "Uniqueness Test 3: 6/8 in r1c24,r2c24 => r23c5,r5c4<>1, r1c6,r5c4<>3",
        put_back="312",  # a third corner has a digit more
    ),
    Example(
        "+3+5+67+48+2...+7.+3956..+84+9+21+6+73+59+3..+6.1..+46..+87+3...+8.93.+4.+67+986+2.5.+3+6+1"
        "+48+5+3927+5+23.+7+9+8+6.",
        "128 129 163 263",
        "Uniqueness Test 4: 5/7 in r4c38,r6c38 => r4c38<>5",
        put_back="163",  # a third corner has a digit more
    ),
    Example(
        "+21.3.6.......2.+3.8+73..45+2..+842537..696+5+2+14+78+3+3+7+1+69+8..+21.+3+46+28...2....+63.+6+87.+5+3.24",
        "917 418 518 528 184 984 789",
        "Uniqueness Test 5: 7/9 in r1c89,r7c89 => r8c9<>5",
        put_back="418",  # no corner is left with the two digits alone
    ),
    Example(
        "47+51+9+6+8+32.+9+1.3.4+76+6+3..+7+4+9+157.694+1+5.+3.19.+2.+6+4+7.+5+4.+671..56.+7+1.+2.+4"
        "9+4.+68.+7+5+1+1.+745.3+6.",
        "824 226 854 356 861",
        "Uniqueness Test 6: 3/8 in r5c14,r6c14 => r5c4,r6c1<>3",
        put_back="356",  # the digit has a place in row 5 beside the corners
    ),
    Example(
        "....8+9...4+83+7+1+5+29+6..+562.8.......748+18.+71...+6...1.6+8..7.6+98..7.5..+8.7+6...2+74+95.6.+8",
        "317 318 418 338 438 359 389 489",
        "Hidden Rectangle: 1/7 in r1c18,r3c18 => r1c1<>1",
        put_back="338",  # no corner is left with the two digits alone
    ),
    Example(
        "+7.456+8.+2362.+7+3+9+4.+838.+214..+7+8..3+527.+4+5+4.8+9+7.+3+2+2+3764+1+8+95+9+6+842+3+5"
        "+7+1+45+2+1+7+6+389+17+3+9+8+524+6",
        "",
        "Avoidable Rectangle Type 1: 9/8 in r4c13,r7c13 => r4c3<>9",
    ),
    Example(
        "+3.9.+7..+266.+1+2..97.8+72.+96..+323+47+69..+1...+84+1+2+371+8+73+2+5+46+9.....2+71.71.9..+6.2.+28+6+1+73+9.",
        "514 552 472 572",
        "Avoidable Rectangle Type 2: 8/1 in r1c46,r5c46 => r1c2,r2c6,r3c4<>4",
        put_back="514",  # one of the two corners has a second digit more
    ),
    Example(
        ".2.37.8+5...5+12.4+3...+358.2.6+29+163+7+5..+5+7+6+2+4+8+19+33..+91+576+2.+328+5+1......+7.+23.5.57+4.+3.+2.",
        "131 471 979 181 488 691 991 999",
        "Unique Loop Type 1: 6/9 in r7c17,r8c15,r9c57 => r8c1<>6, r8c1<>9",
        put_back="471",  # a second cell has a digit more, another one
    ),
    Example(
        "..+9....466..+1.48.+9.+4+8+659..2+8+93+2+6+1..4+2+6+75+48+39+1+51+4+397..+84.+1+9...8.7+8.+41.9..+9.6..5+41.",
        "312 715 717 322 728 577 777 388 588 795",
        "Unique Loop Type 2: 2/6 in r6c78,r7c67,r8c68 => r1c6,r79c5<>3",
        put_back="577",  # a third cell has a digit more, another one
    ),
    Example(
        ".7+2+3.+6.+1.438+1+27+6+59+6+1.4.+82..7+816+4+3...+26+3+9+157....4+78+2+36+1+1..+839..+68."
        "6+2+7+41..3..5+6+1...",
        "572 992 499 899",
        "Unique Loop Type 3: 4/8 in r1c79,r5c89,r9c78 => r9c2<>2",
        put_back="499",  # a cell of the subset has a digit of the loop
    ),
    Example(
        "..5...1+8........7..19....631..64..+2...4..93+1+66...+138+4....47.+29..81+92+5+6+3.9...+3+6.5.",
        "214 223 224 525 825 234 743 499 799",
        "Unique Loop Type 4: 1/8 in r2c46,r7c69,r9c49 => r2c46<>8",
        put_back="499",  # a third cell has a digit more, in no house with the two
    ),
    Example(
        "....6.21..+6..2......7..+89.6.8+394....5.6.+82..9+9.47..8..+8+91+6...72+63+28+7.1+9...+5+29+1...",
        "316 416 516 319 419 519 326 426 526 535 377 497 498 499",
        "Extended Rectangle Type 1: 7/8/9 in r1c369,r2c369 => r2c9<>7, r2c9<>8",
        put_back="316",  # a second cell has a digit more, another one
    ),
    Example(
        "+4+93+1+625+876+8+2.5.+4+31+5+713+48.+6.25+4.+3+1.+7+6+3+68...+1+4.+7+1+96.43...+2+7+4936."
        ".9+35..+67.4.4+6....+9+3",
        "754 559 269 894 895",
        "Extended Rectangle Type 2: 5/7/9 in r2c46,r5c46,r9c46 => r8c4<>2",
        put_back="894",  # one of the two cells has a second digit more
    ),
    Example(
        "+1+789+45+632+34+6+72+1+985+2..+8+63.+4.7..+3.64..5.+3+4...+6.6.+42...1.+83.1+7+4.+96+4.+7"
        "6+89...+9+61+53+2+8+74",
        "942 287 587",
        "Extended Rectangle Type 3: 1/3/7 in r3c79,r6c79,r8c79 => r6c6<>8",
        put_back="287",  # a third cell has a digit more, in no house with the two
    ),
    Example(
        ".....+12+7...7...+14.1..7..3...+7.9.35...5.6.+87...1..+7.+89...+1.6+9+4.749..8+7+61.+73+614.+98.",
        "611 413 813 314 514 221 621 821 324 524 225 526 629 829 433 235 536 249 649 259 359 463 264 266 469",
        "Extended Rectangle Type 4: 1/2/4 in r4c359,r5c359 => r45c3<>2",
        put_back="649",  # a third cell has a digit more, in no house with the two
    ),
    Example(
        "+5.+83+96+1+7.+7+61+42+85+9+3.9.+5+17.+8+6..+7+85+3..98..+76+9+3..+93.2+4+1+7.8+1+829+7+4+6"
        "3+54+7+96+3+582+1.+5.+1+8+2+9+47",
        "242",
        "Bivalue Universal Grave + 1 => r5c2<>1, r5c2<>2",
        put_back="242",  # a second cell has three candidates
    ),
    Example(
        ".6.1+48+7..+87+1+5+2.49.4+5.+9+7..+1.5+3+8+4+6+1+279+7+1+42+3+9.6..2.857+1+3+43+9.+7+8+2.4"
        "+1+18.+69+43.7.4+7+315+9+8.",
        "339 639",
        "Bivalue Universal Grave Type 2 => r1c18<>2",
        put_back="339",  # there is a candidate too many of another digit
    ),
    Example(
        "+3+4+89+5+7+6+12+7+5+26+1+8+493+16+9+23+4+78+52..1..+95+8+9..+82+5+3..8.5...+2..62..8+1+54"
        "948.+5..1+2+6+59+1+462+8+3+7",
        "343 743 753",
        "Bivalue Universal Grave Type 3 => r6c8<>7",
        put_back="343",  # there is a candidate too many in another row
    ),
    Example(
        "+1+7.4.+9.256+2..5+19+7+49+4+5.+2+71..+83+4+9+1+625+7+71+6+2+45+8+9+3+2+59738+4+6+1+4+91+5"
        "..7..+5.+719..4.3.+2.74+5+19",
        "834",
        "Bivalue Universal Grave Type 4 => r7c9<>6, r8c9<>8",
        put_back="834",  # there is a candidate too many in another column
    ),
]


def name_of(example: Example) -> str:
    return example.strategy.technique.slug


@pytest.mark.parametrize("example", EXAMPLES, ids=name_of)
def test_a_position_of_a_random_puzzle(example: Example) -> None:
    grid = example.puzzle().grid()
    (step,) = example.strategy.find(grid)
    proof.verify(grid, step)
    assert step.notation == example.notation
    assert isinstance(step.truths[0], Guardians)
    assert step.pattern.guardians == step.truths[0].candidates(grid)


@pytest.mark.parametrize("example", [each for each in EXAMPLES if each.put_back], ids=name_of)
def test_one_candidate_more_spoils_the_pattern(example: Example) -> None:
    assert list(example.strategy.find(example.near_miss().grid())) == []


def test_a_given_corner_spoils_an_avoidable_rectangle() -> None:
    strategy = strategy_named("avoidable-rectangle-type-1")
    (example,) = (each for each in EXAMPLES if each.strategy == strategy)
    puzzle = example.puzzle()
    (step,) = strategy.find(puzzle.grid())
    for corner in step.pattern.floor:  # what is given cannot change places
        givens, placed = list(puzzle.givens), list(puzzle.placed)
        givens[corner], placed[corner] = placed[corner], "."
        assert list(strategy.find(Puzzle("".join(givens), placed="".join(placed)).grid())) == []


def test_every_technique_has_an_example() -> None:
    assert {each.strategy.technique.title for each in EXAMPLES} == set(NAMED)


STRATEGIES: list[Strategy] = [
    *NAMED.values(),
    evolve(NAMED["Uniqueness Test 2"], patterns=Rectangles(missing_candidates=False)),
    evolve(NAMED["Uniqueness Test 3"], argument=Type3BySize()),
    evolve(NAMED["Uniqueness Test 3"], argument=Type3(every_subset=True)),
    evolve(NAMED["Uniqueness Test 4"], argument=TYPE_4),
    evolve(NAMED["Avoidable Rectangle Type 1"], argument=Type1(several=False)),
    evolve(NAMED["Unique Loop Type 1"], patterns=Loops(least=4)),
    evolve(NAMED["Unique Loop Type 2"], patterns=Loops(least=4)),
    evolve(NAMED["Unique Loop Type 3"], patterns=LoopsOfExplainer(), argument=Type3BySize()),
    evolve(NAMED["Unique Loop Type 4"], patterns=Loops(least=4)),
    evolve(NAMED["Bivalue Universal Grave + 1"], argument=TYPE_1),
]


def test_steps_of_random_puzzles_are_proofs(prove_steps):
    puzzles, least = (200, 80) if COMPILED else (40, 16)
    assert sum(prove_steps(minimal_puzzle(f"deadly {number}"), STRATEGIES) for number in range(puzzles)) > least


@pytest.mark.slow
def test_steps_of_many_random_puzzles_are_proofs(prove_steps):
    puzzles = (minimal_puzzle(f"deadly {number}") for number in range(200, 2000))
    assert sum(prove_steps(puzzle, STRATEGIES, each_truth=False) for puzzle in puzzles) > 800


@st.composite
def any_grids(draw: st.DrawFn) -> Grid:
    """Make positions of random puzzles with digits placed and candidates removed at will, wrong ones too."""
    grid = minimal_puzzle(f"deadly {draw(st.integers(0, 30))}").grid()
    random = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(0, 40))):
        cell = random.choice(CELLS)
        for digit in digits_in(grid.digits_of(cell))[:1]:
            grid.place(cell, digit)
    for _ in range(draw(st.integers(0, 200))):
        grid.eliminate(random.choice(CELLS), random.randint(1, 9))
    return grid


@examples(60)
@given(any_grids())
def test_every_step_on_any_grid_is_told_and_needs_each_of_its_truths(grid: Grid) -> None:
    for strategy in STRATEGIES:
        for step in strategy.find(grid):
            proof.verify(grid, step)
            assert proof.needs_all(grid, step)
            assert isinstance(step.pattern, DeadlyPattern)
            assert explained(step)
            assert step.notation
            assert repr(step)
            assert step.roles.cells
            assert len(step.links) <= 2
