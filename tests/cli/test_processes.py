"""The command line as a process of its own: pipes, signals, modules loaded, public names."""

import ast
import inspect
import os
import signal
import subprocess
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

import crosshatch

Start = Callable[..., subprocess.Popen[str]]
OnATerminal = Callable[..., str]
RunPython = Callable[[str], subprocess.CompletedProcess[str]]


def test_the_module_is_the_command(start: Start, easy: str, solution: str) -> None:
    with start("solve", easy) as process:
        assert process.communicate() == (f"{solution}\n", "")
    assert process.returncode == 0


@pytest.mark.skipif(os.name == "nt", reason="pipes close in another way there")
def test_a_reader_that_has_had_enough(start: Start, tmp_path: Path, easy: str) -> None:
    (tmp_path / "many.txt").write_text(f"{easy}\n" * 5000)
    with start("solve", str(tmp_path / "many.txt")) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 141


@pytest.mark.skipif(os.name == "nt", reason="there is no such signal")
def test_an_interrupt_keeps_what_was_printed(start: Start, easy: str, solution: str) -> None:
    with start("solve", "-", stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(f"{easy}\n")
        process.stdin.flush()
        assert process.stdout.readline() == f"{solution}\n"
        process.send_signal(signal.SIGINT)
        assert process.communicate() == ("", "")
    assert process.returncode == 130


def test_an_interrupt_before_everything_is_imported(run_python: RunPython) -> None:
    program = """if True:
        import sys
        from crosshatch.__main__ import main
        class Interrupt:
            def find_spec(self, name, *_):
                if name == "click":
                    raise KeyboardInterrupt
        sys.meta_path.insert(0, Interrupt())
        main()
    """
    done = run_python(program)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.skipif(os.name == "nt", reason="there are no such terminals")
def test_colours_on_a_terminal_that_wants_them(on_a_terminal: OnATerminal, hard: str) -> None:
    def output(**variables: str) -> str:
        return on_a_terminal("stdout", "hint", "--level", "3", hard, **{"NO_COLOR": ""} | variables)

    plain = output(NO_COLOR="1")
    assert "\x1b[1;32mr5c8\x1b[0m is 2." in output()
    assert "So r5c8 is 2." in plain.replace("\r\n", "\n")
    assert "\x1b" not in plain + output(TERM="dumb")


def test_colours_are_forced_where_there_is_no_terminal(start: Start, environment: dict[str, str], hard: str) -> None:
    def output(**variables: str) -> str:
        env = environment | {"NO_COLOR": "", "FORCE_COLOR": ""} | variables
        return start("hint", "--level", "3", hard, env=env).communicate()[0]

    assert "\x1b[1;32mr5c8\x1b[0m is 2." in output(FORCE_COLOR="1")
    assert "\x1b[1;32mr5c8\x1b[0m is 2." in output(FORCE_COLOR="1", TERM="dumb")
    assert "\x1b" not in output() + output(FORCE_COLOR="1", NO_COLOR="1")


@pytest.mark.skipif(not Path("/proc/self/mem").exists(), reason="no file there opens and cannot be read")
def test_an_error_of_reading_is_not_called_one_of_writing(start: Start) -> None:
    with start("pace", "/proc/self/mem") as process:
        _, complaints = process.communicate()
    assert process.returncode == 74
    assert complaints == "crosshatch: cannot read or write the input or output: Input/output error\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
@pytest.mark.parametrize("arguments", [["solve", "easy"], ["explain", "--grid", "easy"], ["--help"], ["techniques"]])
def test_output_that_cannot_be_written(start: Start, easy: str, arguments: list[str]) -> None:
    with (
        open("/dev/full", "w") as full,
        start(*(easy if each == "easy" else each for each in arguments), stdout=full) as process,
    ):
        _, complaints = process.communicate()
    assert process.returncode == 74
    assert complaints == "crosshatch: cannot write the output: No space left on device\n"


@pytest.mark.skipif(os.name == "nt", reason="streams are closed in another way there")
@pytest.mark.parametrize(
    ("closed", "code", "complaint"),
    [
        (0, 2, "crosshatch: standard input: no puzzle found\n"),
        (1, 74, "crosshatch: cannot write the output: standard output is closed\n"),
        (2, 2, ""),
    ],
)
def test_streams_that_are_closed(start: Start, closed: int, code: int, complaint: str) -> None:
    with start("solve", "-", preexec_fn=lambda: os.close(closed)) as process:
        assert process.communicate() == ("", complaint)
    assert process.returncode == code


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no such device")
def test_endless_input(start: Start) -> None:
    with start("solve", "/dev/full") as process:
        assert process.communicate(timeout=20) == ("", "crosshatch: /dev/full: this is not a text file\n")
    assert process.returncode == 2


Loaded = Callable[[str], set[str]]


@pytest.fixture
def loaded(run_python: RunPython) -> Loaded:
    """Return a function that returns the modules which a program of Python has loaded at its end."""

    def run(program: str) -> set[str]:
        done = run_python(f"{program}\nimport sys; print(*sys.modules)")
        assert done.returncode == 0, done.stderr
        return set(done.stdout.split())

    return run


def test_importing_the_package_loads_next_to_nothing(loaded: Loaded) -> None:
    found = {name for name in loaded("import crosshatch") if name.startswith(("crosshatch.", "attr", "click"))}
    assert found - {"crosshatch._engines"} == {"crosshatch.lazy", "crosshatch.display", "crosshatch.engines"}


def test_colours_are_loaded_on_terminals_only(loaded: Loaded, easy: str) -> None:
    program = f"from crosshatch.cli import main; main(['explain', {easy!r}], standalone_mode=False)"
    script = f"try:\n    {program}\nexcept SystemExit:\n    pass"
    assert not {name for name in loaded(script) if name.startswith("rich")}


def test_a_hint_loads_only_what_its_step_needs(loaded: Loaded, easy: str) -> None:
    request = f'{{"position": {{"givens": "{easy}"}}, "level": 3}}'
    found = loaded(f"from crosshatch.app.protocol import respond; assert respond('hint', {request!r})[0] == 200")
    assert {"crosshatch.techniques.singles.pattern", "crosshatch.words.tellers.singles"} <= found
    others = ("techniques.chains.search", "techniques.forcing.pattern", "words.tellers.chains", "board.constraints")
    assert found & {f"crosshatch.{each}" for each in others} == set()


def test_every_public_name_is_there() -> None:
    assert {name for name in crosshatch.__all__ if getattr(crosshatch, name, None) is None} == set()
    assert set(crosshatch.__all__) <= set(dir(crosshatch))
    with pytest.raises(AttributeError, match="has no attribute 'Nonsense'"):
        _ = crosshatch.Nonsense


@pytest.mark.parametrize(
    "package", ["", "batch", "claims", "grading", "logic", "originals", "position", "render", "solving"]
)
def test_names_imported_on_demand_are_those_that_type_checkers_read(package: str) -> None:
    module = import_module(f"crosshatch.{package}".rstrip("."))
    statements = [each for each in ast.walk(ast.parse(inspect.getsource(module))) if isinstance(each, ast.ImportFrom)]
    imported = [
        ("." * each.level + str(each.module), name.name) for each in statements for name in each.names if name.asname
    ]
    assert sorted(imported) == sorted((home, name) for home, names in module._HOMES.items() for name in names.split())
