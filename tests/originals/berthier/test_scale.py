"""T&E-depth and the ratings B, W, gB, gW, BxB and BxBB, compared with published values and with their definitions."""

import attrs
import pytest

from braids import after_singles, check_chain, rating, simplify
from corpora import EVERY, lines_of, puzzles_of, rows_of
from crosshatch.board.board import BoardError
from crosshatch.board.boards import board
from crosshatch.board.clock import OutOfTime
from crosshatch.board.puzzle import Puzzle
from crosshatch.board.transformation import random_transformation
from crosshatch.generator import minimal_puzzle
from crosshatch.originals.berthier.scale import BerthierGrade, BerthierScale
from crosshatch.originals.berthier.search import Trials
from crosshatch.solving.scale import BEYOND_REACH, UngradablePuzzle
from crosshatch.words.grades import grade_parts
from engines import COMPILED, if_compiled
from examples import slow

SCALE = BerthierScale()
RATINGS = ("b", "w", "gb", "gw")
EASY = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
B_5 = Puzzle("123...7.9.5.7..1...8.....6..............7.9.28.7.6..5...56..........2..1.1.84..3.")


def published(name: str) -> list[tuple[Puzzle, int]]:
    return [(Puzzle(row["puzzle"]), int(row["rating"])) for row in rows_of("berthier.csv") if row["scale"] == name]


@pytest.mark.parametrize("name", ["te_depth", "B", *(["BxB", "BxBB"] if COMPILED else [])])
@pytest.mark.parametrize(("first", "every"), [(0, EVERY), *slow((0, 1))])
def test_published_ratings(name: str, first: int, every: int) -> None:
    scale = BerthierScale(max_length=9)
    for puzzle, value in published(name)[first::every]:
        if COMPILED or value < 2:
            assert getattr(scale.grade(puzzle), name.lower()) == value, puzzle.line


@pytest.mark.slow
@if_compiled
def test_ratings_of_17_clues_are_distributed_like_those_of_all() -> None:
    found = [SCALE.grade(Puzzle(line)).w for line in puzzles_of("17-clues.txt")]
    everything = (21905, 15470, 7706, 3222, 754, 80)
    expected = [number / 49158 * len(found) for number in everything]
    difference = sum((found.count(w) - number) ** 2 / number for w, number in enumerate(expected))
    assert difference < 15  # of a chi-square distribution with five degrees of freedom, 99%


@pytest.mark.parametrize(("puzzles", "forms"), [(3, 2), *slow((100, 20))])
def test_turning_and_relabelling_changes_nothing(puzzles: int, forms: int) -> None:
    lines = [*lines_of("top1465.txt")[: puzzles // 10], *puzzles_of("graded.csv")[: puzzles - puzzles // 10]]
    for line in lines:
        puzzle = Puzzle(line)
        grade = SCALE.grade(puzzle)
        for seed in range(forms):
            assert SCALE.grade(puzzle.transformed(random_transformation(f"{line} {seed}"))) == grade


@pytest.mark.parametrize("seed", [*range(2), *slow(*range(2, 40))])
@pytest.mark.parametrize("name", RATINGS)
def test_ratings_are_as_defined(seed: int, name: str) -> None:
    puzzle = minimal_puzzle(seed)
    grade = BerthierScale(max_length=3).grade(puzzle)
    if grade.te_depth < 2:
        value = getattr(grade, name)
        assert rating(puzzle, name, 3) == (4 if value is None else value)


@pytest.mark.parametrize("name", RATINGS)
def test_chains_prove_the_rating(name: str) -> None:
    puzzles = [B_5, *(Puzzle(line) for line in puzzles_of("graded.csv")[: 8 if COMPILED else 2])]
    for puzzle in puzzles:
        value = getattr(SCALE.grade(puzzle), name)
        candidates = after_singles(puzzle)
        for chain in SCALE.explain(puzzle, name):
            assert len(chain) <= value
            check_chain(candidates, chain)
            candidates.remove(chain.target)
            simplify(candidates)
        assert len(candidates) == 81


def test_chains_of_a_puzzle_that_needs_none() -> None:
    assert SCALE.explain(EASY) == ()


def test_a_chain_in_notation() -> None:
    chain = max(SCALE.explain(B_5), key=len)
    assert str(chain).startswith("braid[")
    assert grade_parts(SCALE.grade(B_5))["braid"] == str(chain)
    assert {str(each)[:6] for each in SCALE.explain(B_5, "gw")} == {"g-whip"}


def test_chains_of_another_kind() -> None:
    with pytest.raises(ValueError, match="there are no chains for 'z'; choose from b, w, gb, gw"):
        SCALE.explain(B_5, "z")


def test_grades_in_words_and_as_data() -> None:
    grade = SCALE.grade(EASY)
    assert str(grade) == "T&E(0)"
    assert (grade.level, grade.rating, grade.solved) == ("TE0", 0, True)
    assert grade_parts(grade) == {"grade": str(grade)}
    deep = BerthierGrade(True, {}, 2, bxb=14)
    assert (str(deep), deep.level, deep.rating) == ("T&E(2), BxB 14", "TE2", 2.14)
    assert deep.data()["b"] is None
    beyond = BerthierGrade(False, {}, 4)
    assert (str(beyond), beyond.level, beyond.rating) == ("beyond T&E(3)", "TE4", BEYOND_REACH)
    assert beyond.data()["level"] is None


def test_beyond_the_maximum_length() -> None:
    scale = BerthierScale(max_length=2)
    grade = scale.grade(B_5)
    assert str(grade) == "T&E(1), B above 2, W above 2, gB above 2, gW above 2"
    assert (grade.b, grade.rating, grade.version) == (None, 1.03, "6.1 to length 2")
    assert scale.explain(B_5)
    assert max(map(len, scale.explain(B_5))) == 2


@pytest.mark.parametrize("length", [0, 31])
def test_lengths_out_of_range(length: int) -> None:
    with pytest.raises(ValueError, match="max_length is 1 to 30"):
        BerthierScale(max_length=length)


@if_compiled
def test_out_of_time() -> None:
    puzzle = next(puzzle for puzzle, value in published("BxB") if value > 8)
    with pytest.raises(OutOfTime, match=r"^out of time; so far T&E-depth 2$"):
        SCALE.grade(puzzle, max_seconds=0.15)


def test_puzzles_without_exactly_one_solution() -> None:
    for line in ("55" + "." * 79, "." * 81, "12345678." + "." * 8 + "9" + "." * 63):
        with pytest.raises(UngradablePuzzle):
            SCALE.grade(Puzzle(line))


def test_other_boards() -> None:
    puzzle = Puzzle("." * 81, board=board("x"))
    with pytest.raises(BoardError, match="grading on the Berthier scale"):
        SCALE.grade(puzzle)
    with pytest.raises(BoardError, match="explaining on the Berthier scale"):
        SCALE.explain(puzzle)


def test_levels_have_ratings() -> None:
    assert [SCALE.ratings_of(level) for level in SCALE.levels] == [(-1, 0), (1, 1.99), (2, 2.99), (3, 3.99)]


def test_a_line_is_81_characters() -> None:
    trials = Trials()
    for call in (trials.load, trials.set_solution):
        with pytest.raises(ValueError, match="a line has 81 characters"):
            call(b"...")


def test_equal_grades_compare_equal() -> None:
    grade = SCALE.grade(EASY)
    assert grade == attrs.evolve(grade, givens="")
