"""Positions to practise a technique: nothing simpler finds a step there, and the technique does."""

import pickle
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from crosshatch.batch.making import make_many
from crosshatch.board.grid import Grid
from crosshatch.formats.library import read_case
from crosshatch.generator import Exercise, NoExercise, Practice, ancestors, seeds
from crosshatch.generator import rare_techniques as rare
from crosshatch.generator.errors import TargetError
from crosshatch.generator.practice import known_puzzles
from crosshatch.logic import proof
from crosshatch.logic.step import Step
from crosshatch.logic.technique import Technique
from crosshatch.position.status import Unique, check
from crosshatch.solving.solver import Solver
from crosshatch.techniques.catalogue import CATALOGUE, strategies_named, strategies_up_to, strategy_named
from crosshatch.techniques.names import UnknownTechnique
from crosshatch.techniques.strategy import Strategy
from engines import if_compiled


def exercise(name: str, seed: str = "7/1") -> Exercise:
    made = Practice(name).make(seed)
    assert isinstance(made, Exercise)
    return made


@pytest.mark.parametrize("name", ["full-house", "hidden-single", "naked-single", "naked-pair", "x-wing", "xy-wing"])
def test_the_technique_is_the_next_step_of_the_pipeline(name: str) -> None:
    for number in (1, 2):
        made = exercise(name, f"test/{number}")
        assert made.technique == strategy_named(name).technique
        assert Solver(strategies_up_to(name)).next_step(made.position) == made.step
        assert made.step.technique == made.technique
        proof.verify(made.position.grid(), made.step)
        assert check(made.position) == Unique(made.solution)


def test_other_names_will_do() -> None:
    assert exercise("Y-Wing") == exercise("xy-wing")


def test_off_by_default_nothing_that_is_rated_lower_finds_a_step() -> None:
    made = exercise("dual-empty-rectangle")
    simpler = [each for each in CATALOGUE if each.technique.on and (each.technique.rating or 0) < 4.3]
    assert Solver(simpler, fallback=None).next_step(made.position) is None
    assert made.step in strategy_named("dual-empty-rectangle").find(made.position.grid())


def test_kinds_of_singles_and_direct_steps() -> None:
    """Where scales tell kinds of a technique apart, the simpler kind comes first."""
    box, line = exercise("hidden-single-in-a-box"), exercise("hidden-single-in-a-line")
    assert Solver(strategies_named(["full-house"]), None).next_step(box.position) is None
    assert Solver(strategies_named(["full-house", "hidden-single-in-a-box"]), None).next_step(line.position) is None
    assert exercise("direct-pointing").step.placements


def test_a_strategy_is_as_good_as_its_name() -> None:
    assert Practice(strategy_named("hidden-pair")).make("7/1") == exercise("hidden-pair")


class LoneDigit(Strategy):
    """A naked single under a name of one's own."""

    technique = Technique("Lone Digit", rating=1.1)

    def find(self, grid: Grid) -> Iterator[Step]:
        for step in strategy_named("naked-single").find(grid):
            yield Step(self.technique, step.pattern, step.placements)


def test_a_strategy_of_ones_own_comes_after_what_is_rated_lower() -> None:
    made = Practice(LoneDigit).make(7)
    assert isinstance(made, Exercise)
    assert made.step.name == "Lone Digit"
    assert not list(strategy_named("full-house").find(made.position.grid()))
    assert list(strategy_named("hidden-single").find(made.position.grid()))  # which are rated 1.2


def test_the_seed_is_all_that_chance_there_is() -> None:
    practice = Practice("naked-pair")
    alone = list(make_many(practice, seeds(7, 3)))
    with ThreadPoolExecutor(2) as threads:
        assert list(make_many(practice, seeds(7, 3), executor=threads)) == alone
    assert practice.make("7/2") == alone[1]
    assert len({each.position for each in alone if each.met}) == 3
    assert pickle.loads(pickle.dumps(practice)).make("7/2") == alone[1]
    assert pickle.loads(pickle.dumps(alone[0])) == alone[0]


def test_the_time_runs_out() -> None:
    made = Practice("x-wing").make(1, max_seconds=0)
    assert made == NoExercise(strategy_named("x-wing").technique, "1", 0)


def test_a_case_of_the_library() -> None:
    made = exercise("naked-pair")
    case = read_case(str(made.case))
    assert (case.puzzle, case.code, case.eliminations) == (made.position, "0200", made.step.eliminations)
    assert exercise("hidden-single-in-a-box").case.code == "0000"


@pytest.mark.parametrize(
    ("name", "message"),
    [
        (
            "squirmbag",
            "squirmbag is never the next step, .* available: x-wing, swordfish or jellyfish",
        ),
        (
            "mutant-squirmbag",
            "no position is known in which mutant-squirmbag is the next step; .* simpler techniques always came first",
        ),
    ],
)
def test_what_is_never_the_next_step(name: str, message: str) -> None:
    with pytest.raises(TargetError, match=message):
        Practice(name)


def test_a_technique_of_other_boards_has_no_position_on_the_classic_one() -> None:
    with pytest.raises(TargetError, match="does not occur on the classic board"):
        Practice("combinations")


def test_no_such_technique() -> None:
    with pytest.raises(UnknownTechnique, match="did you mean x-wing"):
        Practice("xwinf")


def test_a_rare_technique_is_known_from_some_puzzles_which_are_turned_and_relabelled() -> None:
    puzzles = known_puzzles("jellyfish")
    assert len(puzzles) > 1
    made = [Practice("jellyfish").make(f"5/{number}") for number in (1, 2)]
    assert all(each.met and each.tried < 5 for each in made)
    assert len({each.position for each in made if each.met}) == 2
    known = {each.puzzle.givens.count(".") for each in puzzles}
    assert {each.position.givens.count(".") for each in made if each.met} <= known


@pytest.mark.slow
@if_compiled
@pytest.mark.parametrize("name", [*sorted(ancestors.rare()), *rare.RARE])
def test_known_puzzles_have_positions(name: str) -> None:
    """Where they do not any more, benchmarks/ancestors.py and docs/rare.py look for others.

    A grade can count a technique that the solver, which takes one step at a time, gets by without.
    """
    puzzles = known_puzzles(name)
    practice = Practice(name)
    assert len(list(filter(None, (practice.first_in(each.puzzle) for each in puzzles)))) >= 0.9 * len(puzzles) > 0
