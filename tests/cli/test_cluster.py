"""A cluster of Dask: the rows are those that one process gives, whatever befalls its workers or its scheduler."""

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import attrs
import pytest
from click.testing import CliRunner, Result

from crosshatch.batch import cluster
from crosshatch.batch.cluster import Build, Cluster
from crosshatch.cli import main
from crosshatch.generator import minimal_puzzle

pytestmark = [
    pytest.mark.slow,  # as processes of Dask take a second each to begin
    pytest.mark.skipif(os.name == "nt", reason="processes are killed in another way there"),
    pytest.mark.skipif(find_spec("distributed") is None, reason="Dask is not installed"),
]

Run = Callable[..., Result]
Start = Callable[..., subprocess.Popen[str]]

PATIENCE = 120.0
"""How many seconds anything may take on a busy machine."""

SLOW = '''
"""A scale that takes the same time everywhere."""

import time

import attrs

from crosshatch import Grade, Scale


@attrs.frozen
class Gaps(Grade):
    """How many cells are empty."""

    rating: int
    level: str = "any"


class Slow(Scale[Gaps]):
    name, title, levels, grade_type = "slow", "Slow", ("any",), Gaps

    def judge(self, puzzle):
        time.sleep(0.025)
        return Gaps(True, {}, puzzle.line.count("."))
'''


def client_of(address: str) -> Any:
    """Return a client of a cluster; Dask is imported here, as that takes half a second."""
    from distributed import Client

    return Client(address, set_as_default=False)


@attrs.frozen
class Running:
    """A scheduler at an address, with two workers."""

    address: str
    scheduler: subprocess.Popen[bytes]

    def workers(self) -> list[int]:
        """The processes of the workers."""
        with client_of(self.address) as client:
            return list(client.run(os.getpid).values())


def dask(*arguments: str) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *arguments, "--no-dashboard"],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A cluster of processes: a scheduler, and two workers that are begun anew where they are killed."""
    file = tmp_path_factory.mktemp("cluster") / "scheduler.json"
    with ExitStack() as stack:
        scheduler = dask("scheduler", "--host", "127.0.0.1", "--port", "0", "--scheduler-file", str(file))
        stack.callback(end, scheduler)
        stack.callback(end, dask("worker", "--scheduler-file", str(file), "--nworkers", "2", "--nthreads", "1"))
        give_up = time.monotonic() + PATIENCE
        while not file.exists() or not file.read_text().endswith("}"):
            assert time.monotonic() < give_up
            time.sleep(0.05)
        address = json.loads(file.read_text())["address"]
        with client_of(address) as client:
            client.wait_for_workers(2, timeout=PATIENCE)
        yield Running(address, scheduler)


def end(process: subprocess.Popen[bytes]) -> None:
    """End a process with those that it began."""
    os.killpg(process.pid, signal.SIGTERM)
    try:
        process.wait(20)
    except subprocess.TimeoutExpired:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


@attrs.frozen
class Batch:
    """A file of puzzles, with a line that is none; a scale in a file; and the rows that one process makes of them."""

    puzzles: Path
    scale: Path
    rows: str

    @property
    def command(self) -> tuple[str, ...]:
        return "grade", str(self.puzzles), "--scale", str(self.scale)


@pytest.fixture(scope="module")
def batch(tmp_path_factory: pytest.TempPathFactory) -> Batch:
    folder = tmp_path_factory.mktemp("batch")
    lines = [minimal_puzzle(seed).line for seed in range(5)]
    (folder / "puzzles.txt").write_text("\n".join([*lines * 10, "no puzzle", *lines * 10]) + "\n")
    (folder / "slow.py").write_text(SLOW)
    graded = Batch(folder / "puzzles.txt", folder / "slow.py", "")
    rows = CliRunner().invoke(main, [*graded.command, "--csv"]).stdout
    assert rows.count("\n") == 102
    return attrs.evolve(graded, rows=rows)


def has_rows(file: Path, number: int) -> None:
    """Wait until a file has so many rows."""
    give_up = time.monotonic() + PATIENCE
    while not file.exists() or file.read_bytes().count(b"\n") <= number:
        assert time.monotonic() < give_up
        time.sleep(0.01)


def test_a_worker_that_is_killed_loses_nothing(crosshatch: Run, running: Running, batch: Batch) -> None:
    victim = running.workers()[0]

    def kill() -> None:
        has_rows(Path("rows"), 5)
        os.kill(victim, signal.SIGKILL)

    with ThreadPoolExecutor(1) as thread:
        killed = thread.submit(kill)
        result = crosshatch(*batch.command, "--output", "rows", "--scheduler", running.address)
        killed.result()
    assert (result.exit_code, result.stderr) == (
        2,
        "crosshatch: 1 of 101 puzzles not graded; its row gives the reason\n",
    )
    assert Path("rows").read_text() == batch.rows


@pytest.mark.parametrize(
    "command",
    [
        ("explain", "PUZZLES", "--compact", "--offers", "technique"),
        ("generate", "--level", "easy", "--seed", "7", "--count", "12", "--json"),
        ("unique", "PUZZLES", "PUZZLES", "--json"),
    ],
    ids=lambda command: command[0],
)
def test_other_verbs_give_the_same_too(
    crosshatch: Run, running: Running, tmp_path: Path, command: tuple[str, ...]
) -> None:
    (tmp_path / "few.txt").write_text("\n".join([minimal_puzzle(1).line, "no puzzle", minimal_puzzle(2).line]))
    command = tuple("few.txt" if each == "PUZZLES" else each for each in command)
    alone = crosshatch(*command)
    together = crosshatch(*command, "--scheduler", running.address)
    assert (together.exit_code, together.stdout, together.stderr) == (alone.exit_code, alone.stdout, alone.stderr)
    assert together.stdout.count("\n") >= 3


def test_workers_with_another_crosshatch_are_refused(
    crosshatch: Run, running: Running, easy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    there = cluster.this_build()
    monkeypatch.setattr(cluster, "this_build", lambda: Build("9.9", "abc", True))
    result = crosshatch("grade", easy, "--csv", "--output", "rows", "--scheduler", running.address)
    assert (result.exit_code, result.stdout) == (2, "")
    assert re.fullmatch(
        rf"crosshatch: the workers tcp://\S+ and tcp://\S+ have {re.escape(str(there))}, but this machine has "
        r"Crosshatch 9\.9 \(source abc\); results could differ, so install the same build on all machines\n",
        result.stderr,
    )
    assert not Path("rows").exists()


def test_a_worker_that_comes_later_with_another_crosshatch_refuses_calls(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Cluster(running.address) as executor:
        assert executor.submit(abs, -1).result() == 1
        monkeypatch.setattr(cluster, "this_build", lambda: Build("9.9", "abc", True))
        with pytest.raises(cluster.ClusterError, match=r"a worker has .*, but this machine has Crosshatch 9\.9"):
            executor.submit(abs, -1).result()


def test_the_example_of_the_docs(running: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "puzzles.txt").write_text("".join(f"{minimal_puzzle(seed).line}\n" for seed in range(3)))
    page = (Path(__file__).parents[2] / "docs" / "pages" / "scale.md").read_text(encoding="utf-8")
    (example,) = re.findall(
        r"^```python\n(from crosshatch import read_file\nfrom crosshatch.batch.*?)^```$", page, re.MULTILINE | re.DOTALL
    )
    monkeypatch.chdir(tmp_path)
    exec(example.replace("tcp://10.0.0.5:8786", running.address), {})
    assert Path("grades.csv").read_text().count("\n") == 4


def test_after_an_interrupt_and_without_its_scheduler_a_file_is_continued(
    start: Start, crosshatch: Run, running: Running, batch: Batch, tmp_path: Path
) -> None:
    rows = tmp_path / "rows"
    command = [*batch.command, "--output", str(rows)]
    cluster = ["--scheduler", running.address]

    with start(*command, *cluster) as process:
        has_rows(rows, 3)
        process.send_signal(signal.SIGINT)
        _, said = process.communicate()
    assert process.returncode == 130
    assert re.fullmatch(
        r"crosshatch: interrupted after \d+ rows; to continue, repeat the command with --resume\n", said
    )
    kept = rows.read_text()
    assert batch.rows.startswith(kept)

    with start(*command, *cluster, "--resume") as process:
        has_rows(rows, kept.count("\n") + 3)
        running.scheduler.kill()
        _, said = process.communicate()
    assert process.returncode == 70
    assert said == (
        f"crosshatch: lost the connection to the scheduler at {running.address}; finished rows are kept, and --resume "
        "continues an --output file\n"
    )
    assert len(kept) < len(rows.read_text()) < len(batch.rows)
    assert batch.rows.startswith(rows.read_text())

    assert crosshatch(*command, "--resume", "--jobs", "2").exit_code == 2  # as one line is no puzzle
    assert rows.read_text() == batch.rows
