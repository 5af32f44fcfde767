"""Our own scale: the parts of its grades, and that they are properties of the puzzle."""

import re
from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from corpora import lines_of
from crosshatch.batch.grading import grades_layout, section_of
from crosshatch.batch.rows import CsvForm
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.board.transformation import (
    IDENTITY,
    MIRRORED,
    QUARTER_TURN,
    TRANSPOSED,
    Transformation,
    digits_renamed,
    lines_moved,
)
from crosshatch.generator import minimal_puzzle
from crosshatch.grading.crosshatch import LEVELS, RATINGS, VERSION, CrosshatchGrade, CrosshatchScale
from crosshatch.grading.profile import SINGLES
from crosshatch.logic.step import Step
from crosshatch.originals.berthier.scale import BerthierScale
from crosshatch.originals.explainer.scale import ExplainerScale
from crosshatch.originals.hodoku.scale import HodokuScale
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import CATALOGUE, pipeline, rating_of_stage, strategies_up_to, strategy_named
from crosshatch.techniques.strategy import Strategy
from crosshatch.words import language_named
from crosshatch.words.grades import grade_parts
from engines import COMPILED, if_compiled
from examples import examples

EASY = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")
HARD = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
UNFAIR = Puzzle("1...8.4..2......1....7....8..2.457..48.........3.1.8....6..9......5..9.29..6..5..")
HARDEST = Puzzle("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..")
NEEDS_FORCING = Puzzle(".5..9......12.......6..73.8....2...4...98...53.....91.7.....6...4.8..1..1.8.7....")
NEEDS_A_LONG_CHAIN = Puzzle("1..74...69...8...2...3..5..6...9...7..8...15............1...7..4..2......5..643..")
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"

ON = [each for each in CATALOGUE if each.technique.on]


def test_the_parts_of_a_grade():
    grade = CrosshatchScale().grade(HARD)
    assert grade.data() == {
        "level": "Hard",
        "rating": 3.2,
        "techniques": {
            "Hidden Single in a Box": 32,
            "Hidden Single in a Line": 5,
            "Locked Candidates Type 1 (Pointing)": 2,
            "Naked Pair": 1,
            "Naked Single": 1,
            "Locked Candidates Type 2 (Claiming)": 1,
            "X-Wing": 1,
            "Full House": 17,
        },
        "version": "4",
        "hardest": "X-Wing",
        "effort": 118.93,
        "steps": 63,
        "rounds": 39,
        "singles_on_offer": 4.706,
        "steps_on_offer": 1.6,
        "narrow_passes": 5,
        "trials": 0,
        "nested": False,
        "at_least": None,
        "minutes": round(grade.minutes or 0, 3),
        "minutes_low": round(grade.minutes_low or 0, 3),
        "minutes_high": round(grade.minutes_high or 0, 3),
    }
    assert str(grade) == "Hard 3.2 (X-Wing), effort 119"
    assert grade.families == {"Singles": 55, "Intersections": 3, "Subsets": 1, "Fish": 1}


def test_the_parts_fit_together():
    grade = CrosshatchScale().grade(HARD)
    assert sum(count for name, count in grade.techniques.items() if "Single" in name or name == "Full House") == 55
    assert grade.effort == pytest.approx(sum(count * RATINGS[name] ** 2 for name, count in grade.techniques.items()))
    assert grade.rating == max(RATINGS[name] for name in grade.techniques) == RATINGS[grade.hardest]
    assert grade.rounds >= grade.narrow_passes


def test_singles_that_are_enough_are_easy():
    grade = CrosshatchScale().grade(EASY)
    assert grade.level == "Easy"
    assert set(grade.techniques) <= {single.title for single in SINGLES.values()}
    assert grade.steps == EASY.line.count(".")
    assert grade.steps_on_offer == 0


def test_the_hardest_are_extreme_and_logic_finishes_them():
    grade = CrosshatchScale().grade(HARDEST)
    assert (grade.level, grade.solved, grade.trials, grade.nested) == ("Extreme", True, 0, False)
    assert grade.hardest == "Nested Forcing Chain Level 2"
    assert grade.rating == grade.hardest_rating >= 10


def test_what_logic_cannot_finish_is_extreme_and_says_what_search_it_takes():
    usual = CrosshatchScale().strategies
    grade = CrosshatchScale(each for each in usual if each.technique.family != "Forcing").grade(HARDEST)
    assert (grade.level, grade.rating, grade.nested) == ("Extreme", float("inf"), True)
    assert "not enough; it takes trials within trials" in str(grade)
    assert "search" in grade_parts(grade)
    singles = CrosshatchScale([]).grade(HARD)
    assert (singles.level, singles.solved, singles.nested) == ("Extreme", False, False)
    assert singles.trials > 0


def test_data_of_what_logic_cannot_finish_tells_nothing_of_a_part_of_the_way():
    grade = CrosshatchScale(strategies_up_to("naked-pair")).grade(HARD)
    data = grade.data()
    known = {name for name, value in data.items() if value is not None}
    assert known == {"techniques", "version", "at_least", "trials", "nested"}
    assert (grade.solved, data["at_least"]) == (False, 3.0)
    assert grade.effort == grade.rating == float("inf")
    assert grade_parts(grade)["level"] == "Extreme: logic alone does not solve it"
    assert grade_parts(grade)["logic"].endswith("; hardest step Naked Pair (3.0)")


def test_what_was_never_on_offer_has_no_mean():
    data = CrosshatchScale().grade(EASY).data()
    assert (data["steps_on_offer"], data["effort"] > 0, data["at_least"]) == (None, True, None)


@pytest.mark.parametrize(
    ("trials", "nested", "words"),
    [
        (1, False, "Extreme: logic gets stuck; 1 trial finishes it"),
        (12, False, "Extreme: logic gets stuck; 12 trials finish it"),
        (1, True, "Extreme: logic gets stuck; 1 simple trial is not enough; it takes trials within trials"),
        (12, True, "Extreme: logic gets stuck; 12 simple trials are not enough; it takes trials within trials"),
    ],
)
def test_trials_in_words(trials: int, nested: bool, words: str):
    grade = CrosshatchGrade(False, {}, "", 1.0, 0.0, 0, 0, 0.0, 0.0, 0, trials, nested)
    assert str(grade) == words


def test_a_full_grid_is_easy_and_takes_nothing():
    grade = CrosshatchScale().grade(Puzzle(SOLVED))
    assert (grade.level, grade.steps, grade.hardest) == ("Easy", 0, "")
    assert str(grade) == "Easy: every cell is filled"
    assert grade_parts(grade) == {"level": "Easy: every cell is filled", "effort": "0, in 0 steps and 0 rounds"}


def test_the_choice_in_words():
    assert grade_parts(CrosshatchScale().grade(HARD))["choice"] == (
        "on average, 4.7 cells can be filled at a time; when none can, 1.6 steps are available; "
        "in 5 rounds, only one step is available"
    )
    easy = grade_parts(CrosshatchScale().grade(EASY))["choice"]
    assert " cells can be filled at a time" in easy
    assert "when none can" not in easy


def test_a_scale_of_other_techniques_has_another_name():
    usual = CrosshatchScale()
    assert (usual.name, usual.title, usual.difference) == ("crosshatch", "Crosshatch", "")
    assert CrosshatchScale(usual.strategies).name == "crosshatch"
    fewer = CrosshatchScale(each for each in usual.strategies if each.technique.slug not in ("naked-pair", "x-wing"))
    assert (fewer.name, fewer.title) == ("own", "Crosshatch without Naked Pair and X-Wing")
    assert CrosshatchScale([*usual.strategies, strategy_named("squirmbag")]).difference == "with Squirmbag"
    beyond_singles = {each.technique for each in usual.strategies}
    assert CrosshatchScale([]).difference == f"without {len(beyond_singles)} techniques"
    assert CrosshatchScale(reversed(usual.strategies)).difference == "with an order or settings of its own"


def test_the_limits_of_the_levels_rise():
    limits = [*LEVELS.values()]
    assert limits == sorted(limits)
    assert limits[-1] == float("inf")


def test_what_takes_forcing_is_extreme_though_logic_finishes_it():
    grade = CrosshatchScale().grade(NEEDS_FORCING)
    assert (grade.level, grade.solved, grade.hardest, grade.rating) == (
        "Extreme",
        True,
        "Forcing Chain Contradiction",
        8.0,
    )
    without = CrosshatchScale(each for each in CrosshatchScale().strategies if each.technique.family != "Forcing")
    assert (without.grade(NEEDS_FORCING).solved, without.grade(NEEDS_FORCING).rating) == (False, float("inf"))


def test_a_chain_is_rated_by_its_length():
    grade = CrosshatchScale().grade(NEEDS_A_LONG_CHAIN)
    assert grade.hardest_rating > RATINGS[grade.hardest]
    assert f"{grade.hardest} ({grade.hardest_rating:.1f})" == grade_parts(grade)["hardest"]
    stages = [each for each in CrosshatchScale().strategies if each.technique.title == grade.hardest]
    shorter = CrosshatchScale(
        each
        for each in CrosshatchScale().strategies
        if each not in stages or rating_of_stage(each) < grade.hardest_rating
    )
    assert shorter.grade(NEEDS_A_LONG_CHAIN) != grade


def test_levels_and_ratings_leave_chains_out_that_are_too_long():
    within = CrosshatchScale().within("Unfair")
    assert max(map(rating_of_stage, within)) <= 7.0
    assert {each.technique.title for each in within} >= {"X-Chain", "AIC", "Grouped AIC"}
    assert "Forcing Chain Verity" not in {each.technique.title for each in within}
    assert len(within) < len(CrosshatchScale().strategies)


def test_a_strategy_without_a_rating_is_refused():
    with pytest.raises(ValueError, match="no rating for Telepathy"):
        CrosshatchScale([Telepathy()])


class Telepathy(Strategy):
    """Asks for the solution."""

    name = "Telepathy"

    def find(self, grid: Grid) -> Iterator[Step]:
        yield from ()


# Properties of the puzzle

bands = st.permutations(range(3)).flatmap(
    lambda order: st.tuples(*[st.permutations(range(3 * band, 3 * band + 3)) for band in order])
)
"""The nine rows, or columns, in an order that keeps bands together."""

transformations = st.builds(
    lambda rows, columns, digits, turned: (
        lines_moved(sum(map(tuple, rows), ()), sum(map(tuple, columns), ())).then(digits_renamed(digits)).then(turned)
    ),
    bands,
    bands,
    st.permutations(range(1, 10)),
    st.sampled_from([IDENTITY, TRANSPOSED]),
)
"""All symmetries of Sudoku."""


@given(st.integers(min_value=0), transformations)
@examples(40)
def test_a_transformed_puzzle_has_the_same_grade(seed: int, transformation: Transformation):
    assert_same_grade(minimal_puzzle(seed), transformation)


@pytest.mark.parametrize("puzzle", [EASY, HARD, UNFAIR, NEEDS_A_LONG_CHAIN, NEEDS_FORCING])
@given(transformation=transformations)
@example(transformation=TRANSPOSED)
@example(transformation=QUARTER_TURN)
@example(transformation=MIRRORED)
@examples(8)
def test_so_has_one_that_is_hard(puzzle: Puzzle, transformation: Transformation):
    assert_same_grade(puzzle, transformation)


@if_compiled
@given(transformation=transformations)
@example(transformation=TRANSPOSED)
@examples(3)
def test_one_that_needs_nested_chains_keeps_its_level(transformation: Transformation):
    """Nested chains are found in an order that a transformed puzzle does not keep; see the page on grading."""
    grade = CrosshatchScale().grade(HARDEST.transformed(transformation))
    assert (grade.level, grade.solved) == ("Extreme", True)
    assert grade.rating >= 10


@pytest.mark.slow
@given(data=st.data())
@examples(1000)
def test_so_has_every_random_puzzle(graded, data: st.DataObject):
    rated = data.draw(st.sampled_from(graded))
    assert_same_grade(Puzzle(rated.puzzle), data.draw(transformations))


@pytest.mark.slow
@given(data=st.data())
@examples(200)
def test_so_has_every_puzzle_that_takes_chains_and_nets(data: st.DataObject):
    assert_same_grade(Puzzle(data.draw(st.sampled_from(lines_of("top1465.txt")))), data.draw(transformations))


def assert_same_grade(puzzle: Puzzle, transformation: Transformation):
    scale = CrosshatchScale()
    assert scale.grade(puzzle.transformed(transformation)).data() == scale.grade(puzzle).data()


def test_the_order_in_which_steps_are_found_does_not_matter():
    class Backwards(Strategy):
        def __init__(self, strategy: Strategy) -> None:
            self.strategy = strategy
            self.technique = strategy.technique

        def find(self, grid: Grid) -> Iterator[Step]:
            return reversed(list(self.strategy.find(grid)))

    backwards = CrosshatchScale([Backwards(each) for each in CrosshatchScale().strategies])
    for puzzle in (HARD, UNFAIR, NEEDS_FORCING, HARDEST) if COMPILED else (HARD, UNFAIR):
        assert attrs.evolve(backwards.grade(puzzle), version=VERSION) == CrosshatchScale().grade(puzzle)


@pytest.mark.slow
def test_the_hardest_technique_is_needed_on_any_path(graded):
    """A solver that takes one step at a time needs it too; some patterns of uniqueness do not last until it comes."""
    independent = total = 0
    for rated in graded:
        puzzle = Puzzle(rated.puzzle)
        grade = CrosshatchScale().grade(puzzle)
        if grade.solved and grade.rating > 2:
            total += 1
            independent += solves_up_to(puzzle, grade.rating) and not solves_below(puzzle, grade.rating)
    assert total > 100
    assert independent >= 0.99 * total


def solves_up_to(puzzle: Puzzle, rating: float) -> bool:
    return is_solved(puzzle, up_to(rating))


def solves_below(puzzle: Puzzle, rating: float) -> bool:
    return is_solved(puzzle, [each for each in up_to(rating) if rating_of_stage(each) != rating])


def up_to(rating: float) -> list[Strategy]:
    """Return the strategies that are on and rated so, or lower."""
    return [each for each in pipeline(ON) if rating_of_stage(each) <= rating]


def is_solved(puzzle: Puzzle, strategies: list[Strategy]) -> bool:
    return Solver(strategies, fallback=None).solve(puzzle).by_logic


def test_grades_compare_by_their_parts():
    three_left = Puzzle(f".{SOLVED[1:40]}.{SOLVED[41:80]}.")
    grade = CrosshatchGrade(
        True, {"Full House": 3}, "Full House", 1.0, 3.0, 3, 1, 3.0, 0.0, 0, 0, False, version=VERSION
    )
    assert attrs.evolve(CrosshatchScale().grade(three_left), time=None) == grade


# The pages about grading

PAGES = Path(__file__).parents[2] / "docs" / "pages"


def rows_below(header: str, page: str = "grading.md") -> list[list[str]]:
    """Return the cells of the table on a page that has this header."""
    _, _, rest = (PAGES / page).read_text(encoding="utf-8").partition(f"{header}\n")
    table = rest.partition("\n\n")[0].splitlines()[1:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table]


def test_the_page_has_the_levels():
    assert rows_below("| level | highest rating | promise |", "scales.md") == [
        [level, "" if highest == float("inf") else str(highest), language_named("en").text(f"promise-{level.lower()}")]
        for level, highest in LEVELS.items()
    ]


def test_the_page_has_the_parts():
    named = [part for cell, _ in rows_below("| part | meaning |") for part in re.findall(r"`(\w+)`", cell)]
    assert sorted(named) == sorted(CrosshatchGrade.part_names())


def test_the_page_has_the_columns():
    named = [column for cell, _ in rows_below("| column | meaning |") for column in re.findall(r"`(\w+)`", cell)]
    sections = [section_of(HodokuScale()), section_of(ExplainerScale()), section_of(BerthierScale())]
    columns = [*CsvForm(grades_layout(sections)).columns, "crosshatch_level", "crosshatch_rating"]
    assert sorted(named) == sorted(columns)
