from itertools import pairwise
from random import Random

import pytest

from crosshatch import Puzzle, Solver, Target, proves
from crosshatch.env import ACTIONS, Environment, Kind
from crosshatch.env.justified import Justification, techniques_up_to
from crosshatch.env.position import Position
from crosshatch.env.rewards import REWARDS

PUZZLE = Puzzle("....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7.......")
EVERYTHING = dict.fromkeys(REWARDS, 1.0)


def started(**options: object) -> Environment:
    env = Environment(rewards=EVERYTHING, **options)  # type: ignore[arg-type]
    env.reset(puzzle=PUZZLE)
    return env


def test_the_weights_add_up() -> None:
    env = Environment(rewards={"correct": 2.0, "legal": 0.5})
    env.reset(puzzle=PUZZLE)
    assert env.step("r1c1=1").reward == 2.0
    assert env.step("r1c1=1").reward == -0.5
    assert env.step("r1c1=1").info["rewards"] == {"correct": 0.0, "legal": -1.0}


def test_correct_compares_with_the_solution() -> None:
    env = started()
    given = {action: env.step(action).info["rewards"]["correct"] for action in ("r1c2<>5", "undo", "r1c2<>6", "r1c1=1")}
    assert given == {"r1c2<>5": -1, "undo": 0, "r1c2<>6": 1, "r1c1=1": 1}


def test_a_move_is_rewarded_once() -> None:
    env = started()
    action, step = next(env.justified_moves())
    first = env.step(action).info
    assert (first["rewards"]["correct"], first["rewards"]["justified"], first["step"]) == (1, 1, step)
    env.step("undo")
    again = env.step(action).info["rewards"]
    assert (again["correct"], again["justified"]) == (0, 0)


def test_progress_adds_up_to_one() -> None:
    env = Environment(Target(level="easy"), rewards={"progress": 1.0, "solved": 1.0})
    env.reset(1)
    total, done = 0.0, False
    while not done:
        action, _ = next(env.justified_moves())
        _, reward, done, _ = env.step(action)
        total += reward
    assert total == pytest.approx(2)


def test_a_position_with_a_mistake_has_no_progress() -> None:
    env = started()
    gained = env.step("r1c1=1").info["rewards"]["progress"]
    assert gained > 0
    assert env.step("r1c2<>5").info["rewards"]["progress"] == -gained
    assert env.step("r1c2<>6").info["rewards"]["progress"] == 0
    assert env.step("r1c2+5").info["rewards"]["progress"] > gained


def test_hints_and_illegal_actions_cost() -> None:
    env = started()
    assert env.step("hint").info["rewards"] == {**dict.fromkeys(REWARDS, 0.0), "hint": -1.0}
    assert env.step("undo").info["rewards"] == {**dict.fromkeys(REWARDS, 0.0), "legal": -1.0}


@pytest.mark.parametrize("up_to", ["easy", "medium", "hard", "x-wing"])
def test_the_justified_moves_are_the_conclusions_of_the_solver(up_to: str) -> None:
    techniques = techniques_up_to(up_to)
    solver = Solver(techniques)
    for grid, _ in solver.walk(PUZZLE):
        puzzle = Puzzle.of_grid(grid)
        steps = [*solver.steps(puzzle)]
        justification = Justification(Position.of(puzzle), puzzle, up_to)
        moves = dict(justification.moves())
        for move, step in moves.items():
            assert proves(puzzle.grid(), step)
            assert step.technique in [each for one in techniques for each in one.techniques]
            after = puzzle.grid()
            step.apply(after)
            assert move.candidate
            assert not after.digits_of(move.candidate.cell) >> move.candidate.digit & 1
        placed = {each for step in steps for each in step.placements}
        removed = {each for step in steps for each in step.eliminations}
        assert {move.candidate for move in moves if move.kind is Kind.PLACE} == placed
        assert {move.candidate for move in moves if move.kind is Kind.ELIMINATE} >= removed
        asked = Justification(Position.of(puzzle), puzzle, up_to)
        found = {action for action in ACTIONS[: 2 * 729] if asked.step_for(action)}
        assert found == moves.keys()


def test_levels_contain_each_other() -> None:
    levels = [set(techniques_up_to(level)) for level in ("easy", "medium", "hard", "unfair", "extreme")]
    assert all(one < another for one, another in pairwise(levels))
    assert set(techniques_up_to("Easy")) == levels[0]


@pytest.mark.parametrize("name", ["classic", "6x6", "x", "anti-knight", "jigsaw", "killer"])
def test_justified_moves_of_positions_without_mistakes_are_correct(name: str) -> None:
    env = Environment(board=name, rewards=EVERYTHING, up_to="medium")
    random = Random(name)
    env.reset(2)
    for _ in range(40):
        moves = [action for action, _ in env.justified_moves()]
        if not moves:
            break
        _, _, done, info = env.step(random.choice(moves))
        assert (info["rewards"]["correct"], info["rewards"]["justified"]) == (1, 1)
        if done:
            break


def test_a_contradiction_justifies_nothing() -> None:
    env = started()
    for digit in env.observation.marks[0]:
        assert env.step(f"r1c1<>{digit}").info["legal"]
    assert [*env.justified_moves()] == []
    assert env.step("r1c2=5").info["rewards"]["justified"] == -1
