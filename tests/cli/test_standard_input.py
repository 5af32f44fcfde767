"""Standard input, read as it comes."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator

import pytest

from crosshatch.cli.standard_input import StandardInput

Start = Callable[..., subprocess.Popen[str]]

pytestmark = pytest.mark.skipif(os.name == "nt", reason="whether a pipe has something cannot be asked there")


@pytest.fixture
def pipe(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[bytes], None]]:
    """Let standard input be a pipe, and return the function that writes to it; nothing is its end."""
    ours, theirs = os.pipe()
    with open(ours, "rb") as stream, open(theirs, "wb", buffering=0) as source:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(stream))

        def write(data: bytes) -> None:
            if data:
                source.write(data)
            else:
                source.close()

        yield write


def test_what_is_there_can_be_had_at_once(pipe: Callable[[bytes], None]) -> None:
    stdin = StandardInput()
    assert stdin.ready(), "nobody has asked for a line yet"
    pipe(b"\xef\xbb\xbfone\r\ntwo\nthr")
    assert (stdin.readline(100), stdin.ready()) == ("one\n", True)
    assert (stdin.readline(100), stdin.ready()) == ("two\n", False)
    pipe(b"ee\xff\nfour")
    assert stdin.ready()
    assert (stdin.readline(100), stdin.ready()) == ("three\ufffd\n", False)
    pipe(b"")
    assert stdin.ready()
    assert (stdin.readline(100), stdin.readline(100), stdin.ready()) == ("four", "", True)


def test_a_long_line_is_not_read_to_its_end(pipe: Callable[[bytes], None]) -> None:
    pipe(b"1" * 1000)
    assert StandardInput().readline(20) == "1" * 20


@pytest.mark.parametrize("scale", ["crosshatch", "all"])
def test_rows_come_as_soon_as_they_are_done(start: Start, easy: str, hard: str, scale: str) -> None:
    with start("grade", "-", "--csv", "--jobs", "2", "--scale", scale, stdin=subprocess.PIPE) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stdout.readline().startswith("source,puzzle,")
        for number, puzzle in enumerate([easy, hard, easy], 1):
            process.stdin.write(f"{puzzle}\n")
            process.stdin.flush()
            assert process.stdout.readline().startswith(f"standard input:{number},{puzzle},")
        process.stdin.close()
        assert process.stdout.read() == ""
    assert process.returncode == 0


def test_a_fast_stream_gives_what_a_file_gives(start: Start, easy: str, hard: str) -> None:
    puzzles = f"{easy}\n{hard}\nnonsense\n" * 100
    alone, together = (
        start("grade", "-", "--json", "--jobs", jobs, stdin=subprocess.PIPE).communicate(puzzles) for jobs in "12"
    )
    assert alone == together
    assert alone[0].count("\n") == 300
