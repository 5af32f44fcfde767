"""The programs on the page about training run, where their libraries are installed."""

import re
from pathlib import Path

import pytest

from crosshatch.env import ACTIONS, REWARDS

PAGE = (Path(__file__).parents[2] / "docs" / "pages" / "train.md").read_text(encoding="utf-8")
PROGRAMS = {
    re.findall(r"^import (\w+)$", program, re.MULTILINE)[0]: program
    for program in re.findall(r"^```python\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    if not program.startswith(">>>")
}
PRINTED = {"gymnasium": "progress 100%\n", "reasoning_gym": "Mean score: 1.0\n"}


@pytest.mark.parametrize("library", PROGRAMS)
def test_a_program_runs(library: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip(library)
    exec(PROGRAMS[library], {})
    assert capsys.readouterr().out.endswith(PRINTED[library])


def test_each_program_is_tested() -> None:
    assert PROGRAMS.keys() == PRINTED.keys()


def test_the_tables_name_every_reward_and_the_numbers_of_actions() -> None:
    assert re.findall(r"^\| `(\w+)` \| .*(?:1|progress)", PAGE.partition("## Rewards")[2], re.MULTILINE) == [*REWARDS]
    for text, number in (("r1c1=1", 0), ("r1c1<>1", 729), ("r1c1+1", 1458), ("undo", 2187), ("give up", 2189)):
        assert str(ACTIONS[number]) == text
