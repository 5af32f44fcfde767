import pickle
from random import Random

import pytest

from crosshatch import Generator, Target
from crosshatch.env import ACTIONS, Environment, VectorEnvironment


def test_the_environments_share_the_episodes_of_a_seed() -> None:
    several = VectorEnvironment(3, Target(level="easy"))
    several.reset(7)
    several.reset()
    made = [Generator(Target(level="easy")).make(f"7/{number}").puzzle for number in (4, 5, 6)]
    assert [each.puzzle for each in several.environments] == made


def test_without_a_seed_all_share_a_random_one() -> None:
    several = VectorEnvironment(2)
    several.reset()
    assert [each.episode.partition("/")[2] for each in several.environments] == ["1", "2"]
    assert len({each.seed for each in several.environments}) == 1


def test_an_environment_that_is_done_begins_its_next_episode() -> None:
    several = VectorEnvironment(2, most_steps=5)
    first = several.reset(1)
    observations, _, dones, infos, final = several.step(["hint", "give up"])
    assert dones == [False, True]
    assert final[1].givens == first[1].givens != observations[1].givens
    assert (observations[1].steps, final[1].steps) == (0, 1)
    assert not infos[1]["truncated"]


def test_it_is_the_same_as_single_environments() -> None:
    several = VectorEnvironment(4, rewards={"progress": 1.0, "legal": 0.1}, most_steps=50)
    single = Environment(rewards={"progress": 1.0, "legal": 0.1}, most_steps=50, first=3, stride=4)
    several.reset(9)
    single.reset(9)
    random = Random(1)
    for _ in range(300):
        actions = [random.randrange(len(ACTIONS)) for _ in range(4)]
        if random.random() < 0.1:
            several = pickle.loads(pickle.dumps(several))
        result = several.step(actions)
        one = single.step(actions[2])
        assert (result.rewards[2], result.dones[2]) == (one.reward, one.done)
        if one.done:
            single.reset()


def test_one_action_for_each() -> None:
    several = VectorEnvironment(2)
    assert len(several) == 2
    several.reset(1)
    with pytest.raises(ValueError, match="shorter"):
        several.step([0])
