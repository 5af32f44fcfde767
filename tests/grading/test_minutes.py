"""Minutes for people: that they are a property of the puzzle, how far they go, and a person's pace."""

from math import log
from random import Random
from statistics import correlation, median

import attrs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from corpora import rows_of
from crosshatch.board.puzzle import Puzzle
from crosshatch.board.transformation import (
    IDENTITY,
    MIRRORED,
    TRANSPOSED,
    Transformation,
    digits_renamed,
    lines_moved,
)
from crosshatch.grading.crosshatch import CrosshatchScale
from crosshatch.grading.minutes import TYPICAL, Minutes, Pace
from crosshatch.techniques.singles import looking
from crosshatch.techniques.singles.looking import Look
from crosshatch.words.grades import grade_parts
from examples import examples

EASY = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
NEEDS_X_WING = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
UNFAIR = Puzzle("1...8.4..2......1....7....8..2.457..48.........3.1.8....6..9......5..9.29..6..5..")
FORCING = Puzzle(".5..9......12.......6..73.8....2...4...98...53.....91.7.....6...4.8..1..1.8.7....")
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
TWO_LEFT = Puzzle(f".{SOLVED[1:40]}.{SOLVED[41:]}")

SCALE = CrosshatchScale()


def minutes(puzzle: Puzzle) -> Minutes | None:
    return SCALE.grade(puzzle).time


# The rounds


def test_a_round_of_looking_knows_what_there_was_to_find() -> None:
    first, second, third = looking.looks(EASY.grid())[:3]
    assert first == Look(written=12, empty=49, candidates=159, last=0, box=6, line=6, naked=3)
    assert second.empty == first.empty - first.written
    assert third.last
    assert third.written == third.last


def test_hidden_singles_are_written_together_and_naked_ones_only_where_there_is_nothing_else() -> None:
    for each in looking.looks(NEEDS_X_WING.grid()):
        assert each.written == (each.last or each.box + each.line or each.naked)


def test_the_seconds_follow_from_the_rounds() -> None:
    expected = sum(
        each.written
        * (2.0 + 9.0 * each.empty**2 / each.candidates / (7 * each.last + 6 * each.box + 2 * each.line + each.naked))
        for each in looking.looks(NEEDS_X_WING.grid())
    )
    assert looking.seconds(NEEDS_X_WING.grid(), 2.0, 9.0, 7.0, 6.0, 2.0) == pytest.approx(expected, rel=1e-12)


def test_two_last_cells_take_two_looks_at_two_cells() -> None:
    assert looking.seconds(TWO_LEFT.grid(), 3.0, 10.0, 5.0, 1.0, 1.0) == 2 * (3.0 + 10.0 * 2 / 10)


def test_a_contradiction_takes_no_time() -> None:
    assert looking.looks(Puzzle("11" + "." * 79).grid()) == []


# Which puzzles have minutes


def test_the_minutes_of_a_puzzle_lie_between_low_and_high() -> None:
    easy, harder = minutes(EASY), minutes(NEEDS_X_WING)
    assert easy
    assert harder
    assert easy.low < easy.typical < easy.high < harder.typical
    assert harder.high / harder.low > easy.high / easy.low


def test_there_are_no_minutes_where_the_data_ends() -> None:
    assert minutes(FORCING) is None
    assert CrosshatchScale([]).grade(NEEDS_X_WING).minutes is None
    assert minutes(Puzzle(SOLVED)) is None
    assert TYPICAL.minutes(300.0, TYPICAL.most_removed, TYPICAL.hardest)
    assert TYPICAL.minutes(300.0, TYPICAL.most_removed + 1, TYPICAL.hardest) is None
    assert TYPICAL.minutes(300.0, 1, TYPICAL.hardest + 0.1) is None


TRANSFORMATIONS = st.tuples(
    st.sampled_from([IDENTITY, TRANSPOSED, MIRRORED]),
    st.permutations(range(1, 10)),
    st.randoms(use_true_random=False),
)


def lines_in_order(random: Random) -> list[int]:
    """Return the nine rows or columns with bands and the lines in each of them in another order."""
    bands = random.sample(range(3), 3)
    return [3 * band + line for band in bands for line in random.sample(range(3), 3)]


@examples(25)
@given(TRANSFORMATIONS, st.sampled_from([EASY, NEEDS_X_WING, UNFAIR]))
def test_minutes_are_a_property_of_the_puzzle(chosen: tuple[Transformation, list[int], Random], puzzle: Puzzle) -> None:
    first, digits, random = chosen
    moved = lines_moved(lines_in_order(random), lines_in_order(random))
    other = puzzle.transformed(first.then(moved).then(digits_renamed(digits)))
    assert minutes(other) == minutes(puzzle)


def test_times_of_ones_own_give_other_minutes_and_say_so() -> None:
    slow = attrs.evolve(TYPICAL, write=2 * TYPICAL.write, look=2 * TYPICAL.look)
    own, usual = CrosshatchScale(times=slow).grade(EASY), SCALE.grade(EASY)
    assert own.minutes == pytest.approx(2 * (usual.minutes or 0))
    assert own.version == f"{usual.version}, with custom times"
    assert (own.effort, own.level) == (usual.effort, usual.level)


# The public data


def agreement(pairs: list[tuple[float, float]]) -> float:
    first, second = zip(*pairs, strict=True)
    return correlation(first, second)


def test_minutes_agree_with_how_long_people_took() -> None:
    rows = rows_of("human-times.csv")
    known = [(minutes(Puzzle(row["puzzle"])), float(row["mean_seconds"]) / 60) for row in rows]
    assert all(time for time, _ in known)  # the data ends where it ends
    assert agreement([(log(time.typical), log(taken)) for time, taken in known if time]) > 0.6
    assert 0.95 < median(taken / time.typical for time, taken in known if time) < 1.05
    assert 0.75 < sum(time.low < taken < time.high for time, taken in known if time) / len(known) < 0.85


def test_minutes_agree_with_how_hard_people_found_it() -> None:
    known = [(minutes(Puzzle(row["puzzle"])), float(row["d_to"])) for row in rows_of("human-difficulty.csv")]
    assert agreement([(log(time.typical), difficulty) for time, difficulty in known if time]) > 0.88


# In words


@pytest.mark.parametrize(
    ("given_minutes", "words"),
    [
        (Minutes(11.7, 8.8, 16.7), "about 12 minutes (9 to 17 for 80% of similar puzzles)"),
        (Minutes(1.4, 0.9, 1.9), "about a minute (1 to 2 for 80% of similar puzzles)"),
        (Minutes(0.4, 0.3, 0.6), "about a minute"),
    ],
)
def test_minutes_in_words(given_minutes: Minutes, words: str) -> None:
    assert str(given_minutes) == words


def test_a_grade_tells_the_minutes() -> None:
    grade = SCALE.grade(NEEDS_X_WING)
    assert grade_parts(grade)["time"] == str(grade.time)
    assert "time" not in grade_parts(SCALE.grade(FORCING))


# The pace of a person


def test_a_known_pace_scales_all_minutes() -> None:
    assert Minutes(10, 8, 14).at_pace(Pace(1.5)) == Minutes(15, pytest.approx(12), pytest.approx(21))


def test_an_uncertain_pace_widens_what_they_lie_between() -> None:
    known, uncertain = (Minutes(10, 8, 14).at_pace(Pace(1.5, uncertainty)) for uncertainty in (0.0, 0.3))
    assert uncertain.typical == known.typical
    assert uncertain.low < known.low < known.high < uncertain.high


def test_no_times_say_nothing() -> None:
    nobody = Pace.of([])
    assert (nobody.factor, nobody.times) == (1.0, 0)
    assert nobody.low < 0.65
    assert nobody.high > 1.5


def test_the_more_times_the_nearer_the_pace_is_to_what_they_say() -> None:
    factors = [Pace.of([(5, 10)] * number).factor for number in (1, 2, 5, 20, 100)]
    assert factors == sorted(factors)
    assert 1.2 < factors[0] < 1.4
    assert 1.95 < factors[-1] < 2
    assert Pace.of([(5, 10)] * 20).uncertainty < Pace.of([(5, 10)] * 5).uncertainty


def test_fast_and_slow_count_alike() -> None:
    fast, slow = Pace.of([(10, 6), (7, 5), (3, 2)]), Pace.of([(6, 10), (5, 7), (2, 3)])
    assert log(fast.factor) == pytest.approx(-log(slow.factor))


def test_a_break_does_not_count() -> None:
    times = [(5.0, 6.0), (8.0, 9.0), (6.0, 7.0)]
    interrupted = Pace.of([*times, (5.0, 90.0)])
    assert (interrupted.times, interrupted.left_out) == (3, 1)
    assert interrupted.factor == Pace.of(times).factor


@pytest.mark.parametrize("factor", [0.0, -1.0, float("inf"), float("nan")])
def test_a_pace_is_a_number_above_0(factor: float) -> None:
    with pytest.raises(ValueError, match="a pace must be a finite number above 0"):
        Pace(factor)


@pytest.mark.parametrize("times", [(0.0, 5.0), (5.0, 0.0), (5.0, -1.0)])
def test_times_are_above_0(times: tuple[float, float]) -> None:
    with pytest.raises(ValueError, match="times must be above 0"):
        Pace.of([times])


def test_a_grade_at_a_pace_says_so() -> None:
    grade = SCALE.grade(EASY)
    slow = grade.at_pace(Pace(2))
    assert slow.minutes == pytest.approx(2 * (grade.minutes or 0))
    assert slow.version == f"{grade.version} at pace 2"
    assert (slow.level, slow.effort) == (grade.level, grade.effort)
    assert grade.at_pace(Pace()) == grade
    assert SCALE.grade(FORCING).at_pace(Pace(2)).minutes is None
