"""The command line as a process of its own: pipes, signals, modules loaded, public names."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import crosshatch

COMMAND = [sys.executable, "-m", "crosshatch"]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(crosshatch.__file__).parents[1])}


def start(*arguments: str, stdin: int | None = subprocess.DEVNULL) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*COMMAND, *arguments],
        env=ENVIRONMENT,
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_the_module_is_the_command(easy: str, solution: str) -> None:
    with start("solve", easy) as process:
        assert process.communicate() == (f"{solution}\n", "")
    assert process.returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="pipes close in another way there")
def test_a_reader_that_has_had_enough(tmp_path: Path, easy: str) -> None:
    (tmp_path / "many.txt").write_text(f"{easy}\n" * 5000)
    with start("solve", str(tmp_path / "many.txt")) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_an_interrupt_keeps_what_was_printed(easy: str, solution: str) -> None:
    with start("solve", "-", stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{easy}\n")
        process.stdin.flush()
        assert process.stdout.readline() == f"{solution}\n"
        process.send_signal(signal.SIGINT)
        assert process.communicate() == ("", "")
    assert process.returncode == 130


def on_a_terminal(arguments: list[str], **environment: str) -> str:
    """Return what a call prints where its output is a terminal."""
    ours, theirs = os.openpty()
    try:
        done = subprocess.run(
            [*COMMAND, *arguments], env=ENVIRONMENT | {"TERM": "xterm", "NO_COLOR": ""} | environment, stdout=theirs
        )
        assert done.returncode == 0
        return os.read(ours, 10_000).decode()
    finally:
        os.close(ours)
        os.close(theirs)


@pytest.mark.skipif(os.name == "nt", reason="there are no such terminals")
def test_colours_on_a_terminal_that_wants_them(hard: str) -> None:
    hint = ["hint", "--level", "3", hard]
    assert "\x1b[1;32mr5c8\x1b[0m is 2." in on_a_terminal(hint)
    assert "So r5c8 is 2." in on_a_terminal(hint, NO_COLOR="1").replace("\r\n", "\n")
    assert "\x1b" not in on_a_terminal(hint, NO_COLOR="1") + on_a_terminal(hint, TERM="dumb")


def test_colours_are_forced_where_there_is_no_terminal(hard: str) -> None:
    def output(**environment: str) -> str:
        command = [*COMMAND, "hint", "--level", "3", hard]
        variables = ENVIRONMENT | {"NO_COLOR": "", "FORCE_COLOR": ""} | environment
        return subprocess.run(command, env=variables, capture_output=True, text=True, check=True).stdout

    assert "\x1b[1;32mr5c8\x1b[0m is 2." in output(FORCE_COLOR="1")
    assert "\x1b[1;32mr5c8\x1b[0m is 2." in output(FORCE_COLOR="1", TERM="dumb")
    assert "\x1b" not in output() + output(FORCE_COLOR="1", NO_COLOR="1")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
@pytest.mark.parametrize("arguments", [["solve", "easy"], ["explain", "--grid", "easy"], ["--help"], ["techniques"]])
def test_output_that_cannot_be_written(easy: str, arguments: list[str]) -> None:
    command = [*COMMAND, *(easy if each == "easy" else each for each in arguments)]
    with open("/dev/full", "w") as full:
        done = subprocess.run(command, env=ENVIRONMENT, stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 74
    assert done.stderr == "crosshatch: the output cannot be written: No space left on device\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
def test_endless_input() -> None:
    with start("solve", "/dev/full") as process:
        assert process.communicate(timeout=20) == ("", "crosshatch: /dev/full: this is not a text file (in UTF-8)\n")
    assert process.returncode == 2


def loaded(program: str) -> set[str]:
    """Return the modules that a program of Python has loaded at its end."""
    script = f"{program}\nimport sys; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", script], env=ENVIRONMENT, capture_output=True, text=True, check=True)
    return set(done.stdout.split())


def test_importing_the_package_loads_next_to_nothing() -> None:
    assert not {name for name in loaded("import crosshatch") if name.startswith(("crosshatch.", "attr", "click"))}


def test_colours_are_loaded_on_terminals_only(easy: str) -> None:
    program = f"from crosshatch.cli import main; main(['explain', {easy!r}], standalone_mode=False)"
    script = f"try:\n    {program}\nexcept SystemExit:\n    pass"
    assert not {name for name in loaded(script) if name.startswith("rich")}


def test_every_public_name_is_there() -> None:
    assert {name for name in crosshatch.__all__ if getattr(crosshatch, name, None) is None} == set()
    assert set(crosshatch.__all__) <= set(dir(crosshatch))
    with pytest.raises(AttributeError, match="has no attribute 'Nonsense'"):
        _ = crosshatch.Nonsense
