import asyncio
from pathlib import Path

import pytest

pytest.importorskip("verifiers")

import verifiers.v1 as vf
from verifiers.v1.env import RunSlot
from verifiers.v1.utils.loaders import load_environment

from crosshatch.env.verifiers import SudokuEnv, SudokuEnvConfig
from scripted_model import scripted_model


def loaded(**options: object) -> SudokuEnv:
    taskset = {"id": "crosshatch-verifiers", **options}
    player = {"harness": {"id": "null"}, "runtime": {"type": "subprocess"}}
    env = load_environment(SudokuEnvConfig.model_validate({"taskset": taskset, "player": player}))
    assert isinstance(env, SudokuEnv)
    return env


def test_the_tasks_are_the_episodes_of_a_seed() -> None:
    first, second = loaded(seed=7, target="medium").taskset.take(2)
    assert (first.data.name, second.data.name) == ("7/1", "7/2")
    assert first.data.begun().observation.text in first.data.prompt
    assert second.data.begun().target.level == "medium"
    assert type(second.data).model_validate_json(second.data.model_dump_json()) == second.data


def test_a_scripted_model_solves_a_puzzle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NO_KEY", "none")
    monkeypatch.chdir(tmp_path)
    env = loaded(board="4x4", rewards={"solved": 1.0, "justified": 0.01, "legal": 1.0})

    async def play(url: str) -> vf.Episode:
        client = vf.EvalClientConfig(base_url=url, api_key_var="NO_KEY")
        async with env.serving():
            (task,) = env.taskset.take(1)
            return await env.run_slot(RunSlot(task), vf.ModelContext("scripted", client))

    with scripted_model() as url:
        episode = asyncio.run(play(url))
    assert episode.ok, episode.errors
    (trace,) = episode.traces
    assert {name: reward.score for name, reward in trace.rewards.items()} == {"solved": 1, "justified": 11, "legal": 0}


class Replies:
    """A player that gives prepared replies."""

    def __init__(self, *replies: str) -> None:
        self.replies, self.heard, self.trace = list(replies), [], self
        self.player, self.rewards, self.info = self, {}, {}

    def interaction(self, task: object) -> "Replies":
        return self

    async def __aenter__(self) -> "Replies":
        return self

    async def __aexit__(self, *_: object) -> None: ...

    async def turn(self, message: str = "") -> vf.agent.Segment:
        self.heard.append(message)
        reply = self.replies.pop(0) if self.replies else None
        return vf.agent.Segment([], root_reply=reply, terminated=reply is None)

    def record_reward(self, name: str, value: float, weight: float) -> None:
        self.rewards[name] = value, weight


def test_a_reply_without_an_action_is_illegal() -> None:
    env = loaded(rewards={"legal": 0.5, "correct": 1.0}, most_steps=4)
    (task,) = env.taskset.take(1)
    player = Replies("I do not know.", "r1c1=2 or rather give me a hint", "undo")
    asyncio.run(env.run(task, player))
    assert player.rewards == {"legal": (-2.0, 0.5), "correct": (0.0, 1.0)}
    assert "'I do not know.' is not an action; write r1c2=3" in player.heard[1]
    assert "Look at" in player.heard[2]
    assert "nothing to undo" in player.heard[3]


@pytest.mark.parametrize(("most", "heard"), [(2, 2), (5, 3)])
def test_the_play_ends(most: int, heard: int) -> None:
    env = loaded(most_steps=most)
    (task,) = env.taskset.take(1)
    player = Replies("hint", "hint", "give up", "hint")
    asyncio.run(env.run(task, player))
    assert len(player.heard) == heard
