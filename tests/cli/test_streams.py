"""What standard output and standard error take: any text, in any encoding, and nothing that a terminal would obey."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from crosshatch.cli import main
from crosshatch.cli.streams import printable

OnATerminal = Callable[..., str]

DICE = "\N{GAME DIE}"
GERMAN = ["--language", "de"]

VERBS = [
    ["solve", "--grid", "named.txt"],
    ["explain", *GERMAN, "named.txt"],
    ["explain", "--grid", *GERMAN, "named.txt"],
    ["hint", "--level", "3", *GERMAN, "named.txt"],
    ["check", "--why", "named.txt"],
    ["grade", "--json", "named.txt"],
    ["grade", "--csv", "named.txt"],
    ["generate", "--seed", DICE],
    ["sample", "--seed", f"{DICE}10"],
    ["practice", "naked-pair", "--count", "1", "--seed", DICE, *GERMAN],
    ["transform", "--turn", "90", "named.txt"],
    ["convert", "named.txt", "--to", "csv"],
    ["unique", "named.txt"],
    ["techniques", "x-wing", *GERMAN],
    ["solve", f"no {DICE}"],
    ["generate", "--level", DICE],
    [DICE],
]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, easy: str) -> Path:
    """A folder with a file of a puzzle that has an emoji in its comment."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "named.txt").write_text(f"{easy} # é {DICE}\n", encoding="utf-8")
    return tmp_path


def run(arguments: list[str], encoding: str) -> Result:
    return CliRunner(charset=encoding).invoke(main, arguments)


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("encoding", ["ascii", "cp1252"])
@pytest.mark.parametrize("arguments", VERBS, ids=" ".join)
def test_what_an_encoding_cannot_hold_is_replaced(arguments: list[str], encoding: str) -> None:
    expected, found = run(arguments, "utf-8"), run(arguments, encoding)
    assert found.exit_code == expected.exit_code
    assert found.stdout_bytes.decode(encoding) == expected.stdout.encode(encoding, "replace").decode(encoding)
    assert found.stderr_bytes.decode(encoding) == expected.stderr.encode(encoding, "backslashreplace").decode(encoding)


@pytest.mark.parametrize("variables", [{"PYTHONIOENCODING": "ascii"}, {"LC_ALL": "C", "PYTHONUTF8": "0"}], ids=str)
def test_german_where_the_system_has_ascii_alone(
    variables: dict[str, str], environment: dict[str, str], easy: str
) -> None:
    env = environment | {"PYTHONCOERCECLOCALE": "0"} | variables
    done = subprocess.run(
        [sys.executable, "-m", "crosshatch", "explain", *GERMAN, easy], env=env, capture_output=True, check=True
    )
    assert done.stdout == run(["explain", *GERMAN, easy], "utf-8").stdout.encode("ascii", "replace")
    assert b"?" in done.stdout


def test_a_narrow_space_is_a_space_where_the_encoding_has_none(easy: str) -> None:
    arguments = ["grade", "--language", "fr", easy]
    expected = run(arguments, "utf-8").stdout.replace("\N{NARROW NO-BREAK SPACE}", " ")
    assert run(arguments, "cp1252").stdout_bytes.decode("cp1252") == expected


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("name", ["out.csv", "out.jsonl", "out.txt", "out.sdk"])
def test_files_are_in_utf_8_whatever_standard_output_is_in(name: str, easy: str) -> None:
    assert run(["convert", f"{easy} # é\udcff", name], "ascii").exit_code == 0
    assert "é" in Path(name).read_text(encoding="utf-8")


ESCAPE = "\x1b[31m\x9b31mred"
SHOWN = r"\x1b[31m\x9b31mred"


@pytest.mark.parametrize(
    "arguments",
    [
        ["solve", ESCAPE],
        ["print", ESCAPE, "--output", "out.pdf"],
        ["explain", ESCAPE, "--html", "out.html"],
        ["calendar", "2031-05", "--plan", ESCAPE],
        ["convert", "named.txt", ESCAPE],
        ["bank", "status", ESCAPE],
        ["pace", ESCAPE],
        ["practice", ESCAPE],
        ["generate", "--mask", ESCAPE],
        ["generate", "--level", ESCAPE],
        ["transform", "--turn", ESCAPE],
        ["bank", ESCAPE],
        [ESCAPE],
        [f"--{ESCAPE}"],
    ],
    ids=lambda each: " ".join(each).replace(ESCAPE, "X"),
)
def test_messages_have_no_terminal_escapes(folder: Path, arguments: list[str]) -> None:
    result = CliRunner().invoke(main, arguments)
    assert result.exit_code == 2
    assert "red" in result.stderr
    assert result.stderr == printable(result.stderr)


def test_escapes_of_comments_are_written_out_on_a_terminal_alone(
    on_a_terminal: OnATerminal, folder: Path, easy: str
) -> None:
    (folder / "escapes.txt").write_text(f"{easy} # {ESCAPE}\n", encoding="utf-8")
    assert SHOWN in on_a_terminal("stdout", "transform", "--turn", "90", "escapes.txt")
    assert ESCAPE in run(["transform", "--turn", "90", "escapes.txt"], "utf-8").stdout
