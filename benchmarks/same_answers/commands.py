"""The command line, asked as its users ask it: scripts of commands, each run in an empty folder of its own."""

import os
import re
import shlex
from collections.abc import Iterator
from contextlib import chdir
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import click
from click.testing import CliRunner, Result
from places import RENAMED, found

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
HARD = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"
NET = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
CLASH = "55" + EASY[2:]
NONE = "1" + EASY[1:]
SEVERAL = EASY[:20] + "." * 10 + EASY[30:]
POSITION = (
    ":0000:x:+3.+4.+9+2+1.+52795+81+6+3+4.5+1.3+4+9+2...31+29+54.+1+42+8+57+3+9+6.+9+546+3+2.14+3+6+2+7+58+1+991+8"
    "+3+4+67+525+2+7+9+1+8+463::::"
)

INPUTS = {
    "easy.txt": f"{EASY}\n",
    "hard.txt": f"{HARD}\n",
    "net.txt": f"{NET}\n",
    "position.txt": f"{POSITION}\n",
    "bad.txt": f"{CLASH}\n{NONE}\n{SEVERAL}\n12\n",
    "many.txt": f"{EASY}\n{CLASH}\n{HARD}\n# a remark\n{SEVERAL}\n{EASY}\n",
    "turned.txt": f"{EASY[::-1]}\n",
    "images.txt": f"{EASY}\n{EASY[::-1]}\n{HARD}\n",
    "times.csv": f"puzzle,time\n{EASY},4:30\n{HARD},12:10\n",
    "week.toml": 'week = "easy easy medium easy medium easy&medium -"\nsymmetry = "180"\n',
}
"""The files that every script finds in its folder."""

BANK = (
    "bank fill b.bank --level easy --to 3 --seed 1",
    "bank fill b.bank --must naked-pair --to 2 --seed 2 --tag pairs",
)
"""The commands that fill a bank."""

SCRIPTS = Path(__file__).with_name("commands.txt")

VOLATILE = (
    (re.compile(rf"\b{datetime.now(UTC).date()}(T\d\d:\d\d:\d\dZ)?"), "NOW"),
    (re.compile(r"\b\d+(\.\d+)? (s|ms|seconds|minutes)\b(?= so far|\)| ago)"), "TIME"),
)
"""What differs from run to run, and what is recorded in its place."""


def scripts() -> Iterator[str]:
    """Yield the scripts of commands."""
    for line in SCRIPTS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            yield line


def helps() -> Iterator[str]:
    """Yield the calls for help of every verb, and of every verb of a verb."""
    return _helps(found("command"), ())


def _helps(command: click.Command, names: tuple[str, ...]) -> Iterator[str]:
    yield " ".join((*names, "--help"))
    if isinstance(command, click.Group):
        context = click.Context(command)
        for name in command.list_commands(context):
            inner = command.get_command(context, name)
            if inner:
                yield from _helps(inner, (*names, name))


def command_answer(script: str) -> dict[str, Any]:
    """Return what the commands of a script print, how they end, and the files that they leave."""
    os.environ |= {"COLUMNS": "100", "NO_COLOR": "1"}
    with TemporaryDirectory() as folder, chdir(folder):
        for name, text in INPUTS.items():
            Path(name).write_text(text, encoding="utf-8")
        answer: dict[str, Any] = {}
        for number, command in enumerate(_split(script), 1):
            result = _run(command)
            answer |= {
                f"exit {number}": result.exit_code,
                f"stdout {number}": _steady(result.stdout),
                f"stderr {number}": _steady(result.stderr),
            }
        new = sorted(each for each in Path().rglob("*") if each.is_file() and each.name not in INPUTS)
        return answer | {f"file {each}": _content(each) for each in new}


def _split(script: str) -> list[list[str]]:
    named = script.replace("$BANK", " ; ".join(BANK)).replace("$HARD", HARD)
    return [shlex.split(each) for each in named.split(" ; ")]


def _run(command: list[str]) -> Result:
    result = _invoke(command)
    renamed = [RENAMED.get((command[0], each), each) for each in command]
    return _invoke(renamed) if result.exit_code == 2 and renamed != command else result


def _invoke(command: list[str]) -> Result:
    return CliRunner().invoke(found("command"), command, prog_name="crosshatch")


def _steady(text: str) -> str:
    for pattern, instead in VOLATILE:
        text = pattern.sub(instead, text)
    return text


def _content(file: Path) -> str:
    """Return the text of a file, the rows of a table, or the digest of what is neither."""
    if file.suffix == ".parquet":
        from pyarrow.parquet import read_table

        table = read_table(file)
        return "\n".join([str(table.schema), *map(str, table.to_pylist())])
    if file.suffix in (".bank", ".lock"):
        return ""
    if file.suffix in (".pdf", ".png"):
        return sha256(file.read_bytes()).hexdigest()
    return _steady(file.read_text(encoding="utf-8"))
