import pickle
import warnings

import pytest

gymnasium = pytest.importorskip("gymnasium")
np = pytest.importorskip("numpy")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AsyncVectorEnv, SyncVectorEnv  # noqa: E402

from crosshatch import Puzzle  # noqa: E402
from crosshatch.env import ACTIONS  # noqa: E402
from crosshatch.env.gymnasium import ID, SudokuEnv, SudokuVectorEnv  # noqa: E402
from crosshatch.env.rewards import REWARDS  # noqa: E402

MADE = f"crosshatch.env.gymnasium:{ID}"
EVERYTHING = dict.fromkeys(REWARDS, 1.0)


@pytest.mark.parametrize("options", [{}, {"board": "6x6"}, {"rewards": EVERYTHING, "up_to": "easy"}])
def test_the_checker_of_gymnasium_finds_nothing(options: dict[str, object]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make(MADE, render_mode="ansi", **options).unwrapped)


def test_an_agent_that_makes_justified_moves_solves_puzzles() -> None:
    env = gymnasium.make(MADE, target="easy", up_to="easy", rewards={"solved": 1, "justified": 0.01})
    for seed in range(3):
        env.reset(seed=seed)
        total, done = 0.0, False
        while not done:
            action, _ = next(env.unwrapped.environment.justified_moves())
            _, reward, done, truncated, info = env.step(action.number)
            total += reward
            assert not truncated
            assert info["step"]
        assert info["solved"]
        assert total > 1


def test_a_random_agent_uses_the_mask() -> None:
    env = SudokuEnv(most_steps=200)
    env.action_space.seed(1)
    for seed in range(3):
        observation, info = env.reset(seed=seed)
        done = truncated = False
        while not (done or truncated):
            action = env.action_space.sample(mask=info["action_mask"])
            observation, _, done, truncated, info = env.step(action)
            assert info["legal"]
            assert observation in env.observation_space
        assert not (done and truncated)


def test_the_options_of_reset() -> None:
    env = SudokuEnv()
    puzzle = Puzzle("....7...2...62.....9...863...4...1..5......4.21.7....93....62....5.9.3.4.7.......")
    observation, _ = env.reset(options={"puzzle": puzzle})
    assert observation["digits"].tolist() == list(puzzle.values)
    _, info = env.reset(seed=5, options={"board": "4x4"})
    assert info["seed"] == "5/1"
    assert env.render() is None
    assert (SudokuEnv(render_mode="ansi").metadata["render_modes"]) == ["ansi"]


def play(envs: "gymnasium.vector.VectorEnv", steps: int) -> list[float]:
    _, infos = envs.reset(seed=3)
    rewards = []
    random = np.random.default_rng(1)
    for _ in range(steps):
        masks = np.stack(infos["action_mask"])
        actions = [random.choice(np.flatnonzero(mask[:-1])) for mask in masks]
        observations, reward, _, _, infos = envs.step(np.array(actions))
        assert observations["marks"].shape == (envs.num_envs, 81, 9)
        assert observations in envs.observation_space
        rewards.append(float(reward.sum()))
    return rewards


def test_vectorised_environments() -> None:
    envs = gymnasium.make_vec(
        MADE, num_envs=3, vectorization_mode="vector_entry_point", most_steps=30, rewards=EVERYTHING
    )
    assert isinstance(envs.unwrapped, SudokuVectorEnv)
    first = play(envs, 100)
    assert play(pickle.loads(pickle.dumps(envs.unwrapped)), 100) == first


def test_an_environment_that_is_done_is_reset_in_the_same_step() -> None:
    envs = SudokuVectorEnv(2, most_steps=2, render_mode="ansi")
    first, _ = envs.reset(seed=1)
    hint, give_up = len(ACTIONS) - 2, len(ACTIONS) - 1
    _, _, terminated, truncated, infos = envs.step(np.array([hint, give_up]))
    assert (terminated.tolist(), truncated.tolist()) == ([False, True], [False, False])
    assert infos["_final_obs"].tolist() == [False, True]
    assert (infos["final_obs"][1]["digits"] == first["digits"][1]).all()
    _, _, terminated, truncated, infos = envs.step(np.array([hint, hint]))
    assert (terminated.tolist(), truncated.tolist()) == ([False, False], [True, False])
    assert infos["final_info"][0]["truncated"]
    assert len(envs.render() or ()) == 2


def test_a_seed_for_each() -> None:
    envs, single = SudokuVectorEnv(2), SudokuEnv()
    observations, _ = envs.reset(seed=[4, 5])
    assert (observations["digits"][0] == single.reset(seed=4)[0]["digits"]).all()


@pytest.mark.parametrize("kind", [SyncVectorEnv, AsyncVectorEnv])
def test_the_vector_environments_of_gymnasium(kind: "type[gymnasium.vector.VectorEnv]") -> None:
    envs = kind([lambda: SudokuEnv(board="6x6", most_steps=20)] * 2)
    try:
        play(envs, 30)
    finally:
        envs.close()
