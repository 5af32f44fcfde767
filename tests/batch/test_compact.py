"""Compact paths: flat, complete, and replayed to the solution."""

import json

import pytest

from crosshatch.batch.compact import compact_path, conclusion_of, no_path, outcome_of, replay
from crosshatch.board.candidate import Candidate
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import minimal_puzzle
from crosshatch.grading.crosshatch import VERSION
from crosshatch.position.status import check
from crosshatch.solving.solver import Outcome, Path, Solver
from crosshatch.techniques.catalogue import strategies_named
from engines import USUAL

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
HARD = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"
SINGLES = strategies_named(["full-house", "hidden-single", "naked-single"])


def path_of(line: str, solver: Solver | None = None) -> Path:
    return (solver or Solver(USUAL)).solve(Puzzle(line))


def test_a_list_for_each_thing_to_know_of_a_step() -> None:
    path = path_of(HARD)
    data = compact_path(path)
    assert list(data) == [
        "puzzle",
        "position",
        "error",
        "outcome",
        "logic_steps",
        "techniques",
        "ratings",
        "conclusions",
        "form_version",
        "ratings_version",
    ]
    assert (data["puzzle"], data["position"], data["error"], data["outcome"]) == (HARD, None, "", "solved by logic")
    assert data["logic_steps"] == len(path.steps)
    assert data["techniques"] == [step.technique.slug for step in path.steps]
    assert data["conclusions"] == [step.conclusion for step in path.steps]
    assert data["ratings"] == [step.rating for step in path.steps]
    assert data["ratings_version"] == VERSION
    at = data["techniques"].index("x-wing")
    assert (data["conclusions"][at], data["ratings"][at]) == ("r1c4,r9c8<>7", 3.2)
    assert json.loads(json.dumps(data)) == data


def test_how_many_steps_were_on_offer() -> None:
    path = path_of(EASY, Solver(SINGLES))
    data = compact_path(path, on_offer=path.on_offer(), all_on_offer=path.all_on_offer())
    assert data["on_offer"] == [len(each) for each in path.on_offer()]
    assert all(1 <= own <= every for own, every in zip(data["on_offer"], data["all_on_offer"], strict=True))
    assert {len(data[name]) for name in ("techniques", "ratings", "conclusions", "on_offer")} == {len(path)}


def test_the_steps_of_a_search_have_neither_offers_nor_ratings_of_their_own() -> None:
    path = path_of(HARD, Solver(SINGLES))
    data = compact_path(path, on_offer=path.on_offer())
    assert data["outcome"] == "solved by search"
    tried = data["techniques"].index("contradiction")
    assert tried >= data["logic_steps"]
    assert data["ratings"][tried] is None
    assert [number is None for number in data["on_offer"]] == [
        number >= data["logic_steps"] for number in range(len(path))
    ]


@pytest.mark.parametrize("seed", range(5))
def test_replayed_it_gives_the_positions_and_the_solution(seed: int) -> None:
    path = path_of(minimal_puzzle(seed).line, Solver(SINGLES))
    positions = [grid.copy() for grid in replay(compact_path(path))]
    assert [each.line() for each in positions[:-1]] == [grid.line() for grid, _ in path.positions()]
    assert positions[-1].line() == path.solution


def test_a_position_in_progress_is_replayed_from_there() -> None:
    state = Puzzle(EASY).with_placed("r1c6", 1).without("r2c2", 4)
    path = Solver(USUAL).solve(state)
    data = compact_path(path)
    assert data["position"].startswith(":0000:x:")
    positions = replay(json.loads(json.dumps(data)))
    assert Puzzle.of_grid(next(positions)).removed == state.removed
    *_, last = positions
    assert last.line() == path.solution


def test_a_conclusion_is_read() -> None:
    assert conclusion_of("r1c1=5") == ((Candidate(0, 5),), ())
    assert conclusion_of("r1c12=5, r2c19,r57c9<>7, r3c3<>8") == (
        (Candidate(0, 5), Candidate(1, 5)),
        (Candidate(9, 7), Candidate(17, 7), Candidate(44, 7), Candidate(62, 7), Candidate(20, 8)),
    )
    for text in ("", "r1c1", "r1c1=0", "r1c0=5", "r1c1=5;r1c2=6", "r1c1==5"):
        with pytest.raises(ValueError, match=r"is not a conclusion|does not name cells"):
            conclusion_of(text)


@pytest.mark.parametrize(
    ("line", "solver", "outcome", "error"),
    [
        (HARD, Solver(SINGLES, fallback=None), Outcome.STUCK, ""),
        (EASY, Solver(USUAL), Outcome.LOGIC, ""),
        ("5" + EASY[1:], Solver(SINGLES, fallback=None), Outcome.NO_SOLUTION, "no solution"),
        ("." * 9 + EASY[9:], Solver(SINGLES, fallback=None), Outcome.SEVERAL_SOLUTIONS, "at least two solutions"),
    ],
)
def test_how_a_path_ended(line: str, solver: Solver, outcome: Outcome, error: str) -> None:
    path, status = path_of(line, solver), check(Puzzle(line))
    assert outcome_of(path, status) is outcome
    data = compact_path(path, status)
    assert data["outcome"] == str(outcome)
    assert data["error"].startswith(error)
    assert bool(data["error"]) == (not status.ok)


def test_a_path_that_ran_out_of_time() -> None:
    path = Solver(SINGLES).solve(Puzzle(HARD), max_seconds=0)
    assert compact_path(path)["outcome"] == "out of time"


def test_what_has_no_path_has_the_same_fields() -> None:
    path = path_of(EASY)
    data = no_path(None, "no puzzle", Outcome.UNREADABLE, on_offer=True)
    assert list(data) == list(compact_path(path, on_offer=path.on_offer()))
    assert (data["puzzle"], data["error"], data["outcome"], data["techniques"]) == ("", "no puzzle", "unreadable", [])
    assert no_path(Puzzle(EASY), "lost", Outcome.LOST)["puzzle"] == EASY
