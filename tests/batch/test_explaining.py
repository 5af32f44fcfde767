"""Paths of many puzzles: the same in the same order for any number of workers."""

import json
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor

import pytest

from crosshatch.batch.compact import compact_path
from crosshatch.batch.explaining import ExplainedPuzzle, PathForm, explain_many
from crosshatch.board.grid import Grid
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import Entry, read_many
from crosshatch.generator import minimal_puzzle
from crosshatch.position.status import check
from crosshatch.render.data import path_data, puzzle_data, status_data
from crosshatch.solving.solver import Outcome, Solver
from crosshatch.techniques.catalogue import strategies_named
from crosshatch.techniques.strategy import Strategy, StrategyError

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
HARD = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"
SEVERAL = "." * 9 + EASY[9:]
LINES = [EASY, "no puzzle", "55" + "." * 79, SEVERAL, *(minimal_puzzle(seed).line for seed in range(20)), EASY]
SOLVER = Solver(strategies_named(["full-house", "hidden-single", "naked-single", "pointing", "naked-pair"]))


@pytest.fixture(scope="module")
def expected() -> list[ExplainedPuzzle[Entry]]:
    return list(explain_many(read_many(LINES), solver=SOLVER))


def test_every_entry_has_its_path_in_order(expected: list[ExplainedPuzzle[Entry]]) -> None:
    assert [each.entry.text for each in expected] == LINES
    for each in expected:
        if each.entry.puzzle is not None and not each.error:
            assert each.data == compact_path(SOLVER.solve(each.entry.puzzle))


def test_how_each_ended_and_what_is_wrong(expected: list[ExplainedPuzzle[Entry]]) -> None:
    assert [each.outcome for each in expected[:4]] == [
        Outcome.LOGIC,
        Outcome.UNREADABLE,
        Outcome.NO_SOLUTION,
        Outcome.SEVERAL_SOLUTIONS,
    ]
    assert [each.error.partition(":")[0] for each in expected[:4]] == [
        "",
        "'n' at character 1 (r1c1) is neither a digit nor an empty cell",
        "no solution",
        "at least two solutions",
    ]
    assert {each.outcome for each in expected[4:]} == {Outcome.LOGIC, Outcome.SEARCH}
    for each in expected:
        assert (each.data["outcome"], each.data["error"]) == (each.outcome, each.error)


def test_a_puzzle_with_several_solutions_is_followed_as_far_as_logic_goes(
    expected: list[ExplainedPuzzle[Entry]],
) -> None:
    data = expected[3].data
    assert 0 < data["logic_steps"] == len(data["techniques"])


@pytest.mark.parametrize("make", [ThreadPoolExecutor, ProcessPoolExecutor])
@pytest.mark.parametrize("chunk", [1, 7, None])
def test_the_same_with_any_workers(
    expected: list[ExplainedPuzzle[Entry]], make: Callable[[int], Executor], chunk: int | None
) -> None:
    with make(2) as executor:
        results = list(explain_many(read_many(LINES), executor, solver=SOLVER, chunk=chunk))
    assert [each.text for each in results] == [each.text for each in expected]


def test_the_whole_form() -> None:
    form = PathForm(compact=False, language="de")
    (result,) = explain_many([Puzzle(EASY)], solver=SOLVER, form=form)
    puzzle = Puzzle(EASY)
    path = SOLVER.solve(puzzle)
    whole = {**puzzle_data(puzzle), **status_data(check(puzzle), "de"), **path_data(path, language="de")}
    assert result.data == whole
    unread, _ = explain_many(read_many(["12", EASY]), solver=SOLVER, form=form)
    assert unread.data == {"error": "expected 81 cells, found 2"}


@pytest.mark.parametrize("form", [PathForm(compact=False), PathForm(), PathForm(offers="technique")])
def test_every_path_has_the_fields_that_its_form_names(form: PathForm) -> None:
    for explained in explain_many(
        read_many([EASY, HARD, *LINES[2:4], f":0000:x:{HARD}:222:::"]), solver=SOLVER, form=form
    ):
        assert tuple(explained.data) == form.fields


def test_only_the_steps_that_matter() -> None:
    puzzle = Puzzle(HARD)
    (whole,) = explain_many([puzzle], solver=SOLVER)
    (essential,) = explain_many([puzzle], solver=SOLVER, form=PathForm(essential=True))
    assert essential.data == compact_path(SOLVER.solve(puzzle).essential())
    assert len(essential.data["techniques"]) < len(whole.data["techniques"])


@pytest.mark.parametrize(("offers", "name"), [("technique", "on_offer"), ("all", "all_on_offer")])
def test_what_was_on_offer(offers: str, name: str) -> None:
    path = SOLVER.solve(Puzzle(EASY))
    (result,) = explain_many([Puzzle(EASY)], solver=SOLVER, form=PathForm(offers=offers))
    assert result.data[name] == [len(each) for each in getattr(path, name)()]
    with pytest.raises(ValueError, match="offers"):
        PathForm(offers="some")


def test_what_runs_out_of_time_has_the_steps_until_then_and_the_rest_goes_on() -> None:
    late, *_ = explain_many([Puzzle(EASY)] * 2, solver=SOLVER, form=PathForm(offers="all"), max_seconds=1e-9)
    assert (late.outcome, late.error, late.data["techniques"]) == (Outcome.OUT_OF_TIME, "", [])


class Slow(Strategy):
    """A strategy that has nothing to offer, for ever; of a path, it is asked for offers only."""

    name = "Slow"

    def find(self, grid: Grid):
        from crosshatch.board.clock import look

        while True:
            look()
        yield


def test_offers_that_are_not_found_in_time_are_left_out() -> None:
    solver = Solver((*SOLVER.strategies, Slow()))
    (result,) = explain_many([Puzzle(EASY)], solver=solver, form=PathForm(offers="all"), max_seconds=0.2)
    assert result.outcome is Outcome.LOGIC
    assert result.data["all_on_offer"] == [None] * len(result.data["techniques"])


class Wrong(Strategy):
    """A strategy that finds what is no step."""

    name = "Wrong"

    def find(self, grid: Grid):
        yield "no step"


def test_a_strategy_that_fails_is_named_with_the_puzzle() -> None:
    with pytest.raises(StrategyError, match=rf"^{HARD} cannot be explained: .*Wrong"):
        list(explain_many([Puzzle(HARD)], solver=Solver((Wrong(),))))


def test_the_text_is_one_line_of_json(expected: list[ExplainedPuzzle[Entry]]) -> None:
    for each in expected:
        assert "\n" not in each.text
        assert json.loads(each.text) == each.data
