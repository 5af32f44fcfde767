import pytest

reasoning_gym = pytest.importorskip("reasoning_gym")

from crosshatch import read  # noqa: E402
from crosshatch.env import Environment  # noqa: E402
from crosshatch.env.reasoning_gym import NAME  # noqa: E402


@pytest.mark.parametrize("options", [{}, {"board": "6x6"}, {"target": "hard"}, {"task": "solve"}])
def test_its_own_answers_score_one(options: dict[str, str]) -> None:
    data = reasoning_gym.create_dataset(NAME, seed=3, size=8, **options)
    assert len(data) == 8
    for entry in data:
        assert data.score_answer(entry["answer"], entry) == 1
        assert reasoning_gym.get_score_answer_fn(NAME)(entry["answer"], entry) == 1
        assert entry["question"].startswith("This is a Sudoku.")
        assert data.score_answer("I give up", entry) == data.score_answer(None, entry) == 0


def test_the_same_seed_gives_the_same_questions() -> None:
    one, other = (list(reasoning_gym.create_dataset(NAME, seed=7, size=5)) for _ in range(2))
    assert one == other
    assert one != list(reasoning_gym.create_dataset(NAME, seed=8, size=5))
    with pytest.raises(IndexError):
        reasoning_gym.create_dataset(NAME, size=5)[5]


def test_every_justified_move_counts_and_no_other() -> None:
    data = reasoning_gym.create_dataset(NAME, seed=1, size=3, up_to="medium")
    for entry in data:
        env = Environment(up_to="medium")
        env.reset(puzzle=read(entry["metadata"]["position"]))
        moves = [str(move) for move, _ in env.justified_moves()]
        assert entry["answer"] in moves
        assert {data.score_answer(f"So the next move is {move}.", entry) for move in moves} == {1}
        cell = next(cell for cell, marks in enumerate(env.observation.marks) if marks)
        wrong = next(digit for digit in env.observation.marks[cell] if digit != env.solution[cell])
        assert data.score_answer(f"r{cell // 9 + 1}c{cell % 9 + 1}={wrong}", entry) == 0


def test_a_task_that_does_not_exist() -> None:
    with pytest.raises(ValueError, match="choose move or solve"):
        reasoning_gym.create_dataset(NAME, task="guess")
