"""Runs commands with their output in several places; a script that forks for each run, so that imports happen once.

It reads JSON from standard input: the folder, and the commands, each as its arguments and perhaps the file to which its
output goes for later ones.  It prints, for each place and command, the exit code, standard output, and what standard
error shows.
"""

import json
import os
import select
import sys
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from pkgutil import walk_packages
from tempfile import TemporaryFile
from traceback import print_exc
from typing import Literal

import crosshatch
from crosshatch.cli import main

ALONE, TOGETHER, FILE, PIPE, TERMINAL = "alone", "together", "file", "pipe", "terminal"
"""Where output goes: both streams to files of their own or to one, without a terminal; then, with standard error on a
terminal, standard output to a file, to a pipe, and to that terminal."""

Outcome = tuple[int, str, str]


def run_all(folder: Path, commands: list[tuple[list[str], str | None]]) -> dict[str, list[Outcome]]:
    """Run all commands in each place, in a folder of its own that begins as a copy of the files of ``folder``."""
    found: dict[str, list[Outcome]] = {}
    files = {each.name: each.read_bytes() for each in folder.iterdir()}
    for place in (ALONE, TOGETHER, FILE, PIPE, TERMINAL):
        (folder / place).mkdir()
        os.chdir(folder / place)
        for name, data in files.items():
            Path(name).write_bytes(data)
        found[place] = []
        for number, (arguments, target) in enumerate(commands):
            found[place].append(_run(arguments, place))
            if target:
                Path(target).write_text(found[ALONE][number][1], encoding="utf-8")
    return found


def _run(arguments: list[str], place: str) -> Outcome:
    with TemporaryFile() as file, TemporaryFile() as complaints:
        ours, theirs = os.openpty() if place in (FILE, PIPE, TERMINAL) else (-1, complaints.fileno())
        reading, piped = os.pipe() if place == PIPE else (-1, -1)
        output = {TOGETHER: theirs, TERMINAL: theirs, PIPE: piped}.get(place, file.fileno())
        child = os.fork()
        if not child:
            _be_crosshatch(arguments, output, theirs)
        if ours >= 0:
            os.close(theirs)
        if piped >= 0:
            os.close(piped)
        shown, printed = _read(ours, reading)
        _, status = os.waitpid(child, 0)
        for each in (file, complaints):
            each.seek(0)
        if place in (ALONE, FILE):
            printed = file.read()
        return os.waitstatus_to_exitcode(status), printed.decode(), (shown or complaints.read()).decode()


def _be_crosshatch(arguments: list[str], output: int, complaints: int) -> None:
    """Be the command, and end as it does."""
    code = 70
    try:
        for number, stream in enumerate((os.open(os.devnull, os.O_RDONLY), output, complaints)):
            os.dup2(stream, number)
        sys.stdin, sys.stdout, sys.stderr = _text(0, "rb"), _text(1, "wb"), _text(2, "wb")
        try:
            main(arguments, prog_name="crosshatch")
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else int(end.code is not None)
        sys.stdout.flush()
        sys.stderr.flush()
    except BaseException:
        print_exc()
    finally:
        os._exit(code)


def _text(number: int, mode: Literal["rb", "wb"]) -> TextIOWrapper:
    return TextIOWrapper(open(number, mode), encoding="utf-8", line_buffering=os.isatty(number))


def _read(*descriptors: int) -> list[bytes]:
    """Return what arrives at each of these until nobody writes there; nothing where one is -1."""
    found = [bytearray() for _ in descriptors]
    waiting = {each: place for place, each in enumerate(descriptors) if each >= 0}
    while waiting:
        for each in select.select(list(waiting), [], [])[0]:
            data = b""
            with suppress(OSError):  # that is how Linux says that nobody writes to a terminal any more
                data = os.read(each, 65_536)
            found[waiting[each]] += data
            if not data:
                os.close(each)
                del waiting[each]
    return [bytes(each) for each in found]


if __name__ == "__main__":
    for module in walk_packages(crosshatch.__path__, "crosshatch."):
        with suppress(ImportError):  # of what an extra installs
            import_module(module.name)
    folder, commands = json.load(sys.stdin)
    print(json.dumps(run_all(Path(folder), commands)))
