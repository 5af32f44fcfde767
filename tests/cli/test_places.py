"""What is printed arrives where it was sent, whole, whatever else a terminal shows."""

import json
import re
import shlex
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

from engines import if_compiled

from .conftest import EASY, ENVIRONMENT, HARD
from .places import ALONE, FILE, PIPE, TERMINAL, TOGETHER, Outcome

pytestmark = if_compiled

README = Path(__file__).parents[2] / "README.md"

WITH_PROGRESS = (
    "generate --count 3 --seed 1",
    "sample --count 2 --seed 6",
    "calendar 2031-05-01..2031-05-03 --week 'easy easy medium medium hard hard unfair' --csv",
    "practice naked-pair --count 2 --seed 1",
    "explain few.txt --compact",
    "explain few.txt --compact --output paths.jsonl",
    "unique few.txt few.txt",
    "unique few.txt few.txt --duplicates",
    "grade few.txt",
    "grade few.txt --csv",
    "grade few.txt --output new.csv --summary",
    "generate --count 3 --seed 1 --output made.jsonl",
    "unique few.txt few.txt --output different.txt",
    "convert few.txt --format csv",
    "convert few.txt new.sdm",
    "bank fill new.bank --level easy --to 2 --seed 1",
    "bank grade new.bank --scale hodoku",
    *(
        ("print few.txt --output new.pdf", "practice naked-pair --count 1 --seed 1 --sheet sheet.pdf")
        if find_spec("typst")
        else ()
    ),
)

FEW = f"{EASY}\n{HARD} # é\nnonsense\n{HARD}\n"
"""Puzzles, of which one is not readable and one comes twice."""


def readme_examples() -> list[str]:
    blocks = re.findall(r"^```sh\n(.*?)^```$", README.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines() if line.startswith("crosshatch ")]


def split(example: str) -> tuple[list[str], str | None]:
    """Return the arguments of an example, and the file to which its output goes."""
    command, _, target = example.removeprefix("crosshatch ").partition(" > ")
    return shlex.split(command), target or None


EXAMPLES = [*readme_examples(), *WITH_PROGRESS]


def outcomes_in(folder: Path) -> dict[str, dict[str, Outcome]]:
    """Return the outcomes of all examples in each place."""
    (folder / "few.txt").write_text(FEW, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, str(Path(__file__).with_name("places.py"))],
        input=json.dumps([str(folder), [split(each) for each in EXAMPLES]]),
        env={**ENVIRONMENT, "COLUMNS": "200", "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=True,
        timeout=300,
    )
    return {place: dict(zip(EXAMPLES, found, strict=True)) for place, found in json.loads(done.stdout).items()}


def test_output_is_the_same_whole_and_in_its_place_whatever_a_terminal_shows(tmp_path: Path) -> None:
    outcomes = outcomes_in(tmp_path)  # once for all: to run them takes seconds
    alone, together, on_terminal = outcomes[ALONE], outcomes[TOGETHER], outcomes[TERMINAL]
    for place in (FILE, PIPE):
        for example, (code, printed, shown) in outcomes[place].items():
            assert (example, code, printed) == (example, *alone[example][:2])
            assert (example, untimed(rows(shown))) == (example, untimed(alone[example][2].splitlines()))
            assert any(map(is_bar, re.split(r"\x1b\[2K|[\r\n]", shown))), f"{example} shows no progress"
    for example, (code, _, shown) in on_terminal.items():
        told = untimed(together[example][2].splitlines())
        assert (example, code, [*map(plain, untimed(rows(shown)))]) == (
            example,
            together[example][0],
            [*map(plain, told)],
        )


def untimed(rows: list[str]) -> list[str]:
    """Return the rows without the estimates of time, which only slow runs show."""
    return [row for row in rows if "; estimated time: " not in row]


def plain(row: str) -> str:
    """Return a row with the bars of a histogram as they are where there is no terminal, and of any length."""
    return re.sub("[█▏▎▍▌▋▊▉#]+$", "#", row)


def all_rows(shown: str) -> list[str]:
    """Return the rows that stay on a terminal: what follows the last time that each was erased."""
    return [row.rpartition("\x1b[2K")[2].rstrip("\r") for row in shown.removesuffix("\n").split("\n")] if shown else []


def rows(shown: str) -> list[str]:
    """Return the rows of a terminal without progress bars."""
    found = [row for row in all_rows(shown) if not is_bar(row)]
    return found[:-1] if shown.endswith("\x1b[2K") else found


def is_bar(row: str) -> bool:
    return re.fullmatch(r"[━╸╺ ]+ +\d+/[\d?]+ .*", row) is not None
