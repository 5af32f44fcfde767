"""The programs on the page about training run, where their libraries are installed."""

import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from crosshatch.env import ACTIONS, REWARDS

PAGE = (Path(__file__).parents[2] / "docs" / "pages" / "train.md").read_text(encoding="utf-8")
PROGRAMS = {
    re.findall(r"^(?:import|from) (\w+)", program, re.MULTILINE)[0]: program
    for program in re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    if not program.startswith(">>>")
}
PRINTED = {
    "gymnasium": r"progress 100%",
    "reasoning_gym": r".*Mean score: 1\.0",
    "sb3_contrib": r"Correct moves: [345].% before, [5-9].% after",
    "inspect_ai": "",
}


@pytest.mark.parametrize("library", PROGRAMS)
def test_a_program_runs(library: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip(library)
    exec(PROGRAMS[library], {})
    assert re.fullmatch(PRINTED[library], capsys.readouterr().out.strip(), re.DOTALL)


def test_each_program_is_tested() -> None:
    assert PROGRAMS.keys() == PRINTED.keys()


def test_the_task_for_inspect(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    inspect_ai = pytest.importorskip("inspect_ai")
    from inspect_ai.model import ModelOutput, get_model

    words = SimpleNamespace(encode=lambda text, **_: text.split())  # the real encoding needs a download
    monkeypatch.setattr("tiktoken.get_encoding", lambda name: words)
    monkeypatch.chdir(tmp_path)
    puzzle = "..8.7.46.1.......24..6........86.....15.....48..1352.....9...45.7..8...1..3......"
    Path("puzzles.csv").write_text(f"puzzle\n{puzzle}\n{puzzle}\n")
    program: dict[str, Any] = {}
    exec(PROGRAMS["inspect_ai"], program)
    replies = ["So this follows:\nX-Wing: 1 c78 r34 => r3c5<>1", "r1c1=3"]
    outputs = [ModelOutput.from_content("mockllm/model", each) for each in replies]
    [log] = inspect_ai.eval(
        program["next_step"](),
        model=get_model("mockllm/model", custom_outputs=outputs),
        max_samples=1,
        display="none",
        log_dir=str(tmp_path),
    )
    assert log.status == "success", log.error
    assert [sample.scores["proved"].as_bool() for sample in log.samples] == [True, False]


def test_the_tables_name_every_reward_and_the_numbers_of_actions() -> None:
    assert re.findall(r"^\| `(\w+)` \| .*(?:1|progress)", PAGE.partition("## Rewards")[2], re.MULTILINE) == [*REWARDS]
    for text, number in (("r1c1=1", 0), ("r1c1<>1", 729), ("r1c1+1", 1458), ("undo", 2187), ("give up", 2189)):
        assert str(ACTIONS[number]) == text
