"""The programs on the page about data run on files that the command line wrote, where their libraries are there."""

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from crosshatch.batch.explaining import PathForm
from crosshatch.cli import main
from crosshatch.generator import minimal_puzzle

PAGE = Path(__file__).parents[1] / "docs" / "pages" / "data.md"
PROGRAMS = [
    program
    for program in re.findall(r"^```python\n(.*?)^```$", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    if not program.startswith(">>>")
]
SINGLES = ("--only", "full-house,hidden-single,naked-single")


def libraries(program: str) -> list[str]:
    return [name for name in re.findall(r"^import (\w+)$", program, re.MULTILINE) if name != "json"]


@pytest.mark.parametrize("program", PROGRAMS, ids=lambda program: libraries(program)[0])
def test_a_program_runs(program: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for library in libraries(program):
        pytest.importorskip(library)
    monkeypatch.chdir(tmp_path)
    Path("puzzles.txt").write_text("".join(f"{minimal_puzzle(seed).line}\n" for seed in range(5)) + "nonsense\n")
    shutil.copy(PAGE.parent / "schemas" / "compact-path-1.json", tmp_path)
    names = ["paths.jsonl", *(name for name in ("offers.jsonl", "paths.parquet") if name in program)]
    for name in names:
        if name.endswith(".parquet"):
            pytest.importorskip("pyarrow")
        arguments = ("explain", "puzzles.txt", "--compact", "--offers", "technique", *SINGLES, "--output", name)
        assert CliRunner().invoke(main, arguments).exit_code == 2
    found: dict[str, Any] = {}
    exec(program, found)
    paths = [json.loads(line) for line in Path("paths.jsonl").read_text().splitlines()]
    if "used" in found:
        assert found["used"].sum() == sum(len(path["techniques"]) for path in paths)
        assert found["needed"]["hidden-single"] == sum("hidden-single" in path["techniques"] for path in paths)
        assert found["narrow"].sum() == sum(path["on_offer"].count(1) for path in paths)


def test_the_table_has_every_field_of_the_form() -> None:
    table = PAGE.read_text(encoding="utf-8").partition("| key | value |")[2].partition("\n\n")[0]
    named = re.findall(r"^\| `(\w+)` ", table, re.MULTILINE)
    fields = {*PathForm(offers="technique").fields, *PathForm(offers="all").fields, "source"}
    assert set(named) == fields
