"""What a strategy has without a word of its own."""

from collections.abc import Iterator

import pytest

from crosshatch.board.candidate import candidate
from crosshatch.board.grid import Grid
from crosshatch.logic import proof
from crosshatch.logic.step import CellTruth, CustomPattern, Guardians, HouseTruth, Step, Truth, UnprovenStep
from crosshatch.techniques.fish.strategy import FishStrategy
from crosshatch.techniques.singles.strategy import NakedSingle
from crosshatch.techniques.strategy import Strategy, StrategyError, instances
from crosshatch.words import explain, explained
from crosshatch.words.spans import markup


class Own(Strategy):
    """A custom strategy that gives no words."""

    name = "Twins"

    def find(self, grid: Grid) -> Iterator[Step]:
        return iter(())


@pytest.mark.parametrize(
    ("truths", "named"),
    [
        ([CellTruth(48)], "the cell r6c4"),
        ([CellTruth(48), CellTruth(66)], "the cells r6c4 and r8c4"),
        ([HouseTruth(5, 0), HouseTruth(5, 18)], "the 5 that row 1 must contain and the 5 that box 1 must contain"),
        ([HouseTruth(5, 0), CellTruth(0), CellTruth(1)], "the cells r1c1 and r1c2 and the 5 that row 1 must contain"),
        ([Guardians((candidate(0, 1), candidate(1, 2)))], "the fact that r1c12 cannot hold only 12"),
    ],
)
def test_the_plain_explanation_names_what_the_step_rests_on(truths: list[Truth], named: str) -> None:
    step = Step(Own.technique, CustomPattern(truths), placements=[candidate(0, 9)])
    assert (
        markup(explain(step)[0])
        == f"A custom strategy that gives no words. The step relies on {named}. So [placed:r1c1] is 9."
    )


def test_a_step_without_truths_is_told_and_refused() -> None:
    step = Step(Own.technique, CustomPattern([]), placements=[candidate(0, 9)])
    assert explained(step) == "A custom strategy that gives no words. No reasons are given. So r1c1 is 9."
    with pytest.raises(UnprovenStep):
        proof.verify(Grid([0] * 81), step)


def test_the_summary_is_the_first_line_of_the_docstring_where_there_is_none() -> None:
    class Wordless(Strategy):
        name = "Wordless"

        def find(self, grid: Grid) -> Iterator[Step]:
            return iter(())

    assert (Own.technique.summary, Wordless.technique.summary) == ("A custom strategy that gives no words.", "")


def test_the_technique_of_one_s_own_strategy_is_what_its_class_says() -> None:
    class Louder(Own):
        rating = 2.9
        summary = "Two cells."
        assumes_unique = True

    own, louder = Own.technique, Louder.technique
    assert (own.title, own.slug, own.family, own.rating) == ("Twins", "twins", "Own", None)
    assert (louder.title, louder.rating, louder.summary, louder.assumes_unique) == ("Twins", 2.9, "Two cells.", True)


def test_a_named_subclass_of_one_of_ours_has_a_technique_of_its_own() -> None:
    class Mine(NakedSingle):
        name = "Mine"

    class Small(FishStrategy):
        name = "Small Fish"

    mine, small = instances([Mine, Small(2)])
    (step, *_) = mine.find(Grid([1, 2, 3, 4, 5, 6, 7, 8] + [0] * 73))
    assert (step.name, small.technique.title, small.technique.family) == ("Mine", "Small Fish", "Own")
    assert repr(mine) == "<Mine mine>"


def test_one_of_ours_that_is_not_in_the_catalogue_is_refused() -> None:
    with pytest.raises(StrategyError, match="the strategy FishStrategy has no name"):
        instances([FishStrategy(2)])


def test_a_strategy_without_a_name_is_refused() -> None:
    class Nameless(Strategy):
        def find(self, grid: Grid) -> Iterator[Step]:
            return iter(())

    with pytest.raises(StrategyError, match="the strategy Nameless has no name"):
        instances([Nameless])


def test_what_is_no_strategy_is_refused() -> None:
    with pytest.raises(StrategyError, match=r"'x-wing' is not a strategy; for built-in ones, use strategies_named"):
        instances(["x-wing"])
