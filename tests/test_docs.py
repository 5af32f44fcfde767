"""The examples in the README and the docs do what they say.

Python examples are doctests.  A ``console`` block shows commands after ``$`` and what they print; ``...`` stands
for any text.  A block with a title is the file of that name, which examples of the page can name.
"""

import doctest
import json
import re
import runpy
import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from crosshatch.cli import main
from crosshatch.grading import scale_named
from crosshatch.render import data
from crosshatch.version import __version__
from engines import COMPILED

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])
FLAGS = doctest.ELLIPSIS


def names(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", PAGES, ids=names)
def test_python_examples_give_what_they_show(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # where examples may write files
    write_files(page, tmp_path)
    failures, _ = doctest.testfile(str(page), module_relative=False, optionflags=FLAGS, encoding="utf-8")
    assert failures == 0


def console_examples(page: Path) -> list[tuple[str, str]]:
    """Return each command of the page's console blocks with the output shown below it."""
    blocks = re.findall(r"^```console\n(.*?)^```$", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    commands = []
    for block in blocks:
        for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            command, _, output = part.partition("\n")
            commands.append((command, output))
    return commands


def write_files(page: Path, folder: Path) -> None:
    """Write the files that a page shows."""
    shown = r'^```\w+ title="([\w.]+)"\n(.*?)^```$'
    for name, text in re.findall(shown, page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL):
        (folder / name).write_text(text, encoding="utf-8")


TAKE_NESTED_CHAINS = ("explain --without dynamic-forcing-chain-plus",)
"""What commands begin with that take half a minute where the engines are interpreted; there, they are left out."""

EXAMPLES = [(page, command, output) for page in PAGES for command, output in console_examples(page)]


@pytest.mark.parametrize(("page", "command", "output"), EXAMPLES, ids=[f"{names(e[0])}: {e[1][:40]}" for e in EXAMPLES])
def test_console_examples_print_what_they_show(
    page: Path, command: str, output: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    program, *arguments = shlex.split(command)
    assert program == "crosshatch"
    if not COMPILED and " ".join(arguments).startswith(TAKE_NESTED_CHAINS):
        pytest.skip("it takes half a minute where the engines are interpreted")
    monkeypatch.chdir(tmp_path)
    write_files(page, tmp_path)
    result = CliRunner().invoke(main, arguments)
    checker = doctest.OutputChecker()
    assert checker.check_output(output.strip(), result.output.strip(), FLAGS), result.output
    if result.exit_code == 2:
        assert re.search("^(crosshatch|Error):", output, re.MULTILINE), f"hides an error: {result.output}"


def test_the_citation_has_the_version() -> None:
    assert f"\nversion: {__version__}\n" in (ROOT / "CITATION.cff").read_text(encoding="utf-8")


def test_the_functions_that_give_data_are_those_on_the_page() -> None:
    page = (ROOT / "docs" / "pages" / "python.md").read_text(encoding="utf-8")
    named = re.findall(r"`(\w+_data)\(", page)
    assert len(named) > 5
    assert [name for name in named if not hasattr(data, name)] == []


def test_the_tables_are_those_of_the_declarations() -> None:
    for page, text in runpy.run_path(str(ROOT / "docs" / "tables.py"))["pages"]().items():
        assert page.read_text(encoding="utf-8") == text, "python docs/tables.py writes it anew"


def test_the_tables_of_scales_are_those_of_the_data() -> None:
    script = runpy.run_path(str(ROOT / "docs" / "scales.py"))
    page = script["PAGE"].read_text(encoding="utf-8")
    data = json.loads(script["FILE"].read_text(encoding="utf-8"))
    versions = {name: scale_named(name).version for name in script["SCALES"]}
    assert (data["versions"], page) == (versions, script["with_tables"](page, data)), (
        "python docs/scales.py writes both"
    )


def test_the_random_puzzles_of_the_tables_are_graded_like_that() -> None:
    script = runpy.run_path(str(ROOT / "docs" / "scales.py"))
    grades = [script["grades_of"](seed) for seed in (0, 1)]
    assert [(each.crosshatch, each.hodoku, each.explainer, each.er) for each in grades] == [
        ("Medium", "Medium", "Fiendish", 2.8),
        ("Easy", "Easy", "Medium", 1.5),
    ]
