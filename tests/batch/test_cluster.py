"""What is said where a cluster cannot be worked with; ``cli/test_cluster.py`` works with one."""

import shutil
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import crosshatch
from crosshatch.batch import cluster
from crosshatch.batch.cluster import Build, Cluster, source_of, this_build
from crosshatch.batch.errors import ClusterError, SchedulerLost
from crosshatch.board.errors import MissingExtra

FIRST, SECOND = "tcp://10.0.0.1:1", "tcp://10.0.0.2:1"


@pytest.mark.parametrize("address", ["foo://x", "tcp://10.0.0.5:port", "a b:c"])
def test_what_is_no_address(address: str) -> None:
    pytest.importorskip("distributed", reason="Dask is not installed")
    with pytest.raises(ClusterError, match="is not the address of a scheduler, such as tcp://"):
        Cluster(address)


def test_a_scheduler_that_does_not_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("distributed", reason="Dask is not installed")
    monkeypatch.setattr(cluster, "CONNECTING", 0.3)
    begin = time.monotonic()
    with pytest.raises(
        ClusterError, match=r"no Dask scheduler answers at tcp://127.0.0.1:9: .* start one with 'dask sch"
    ):
        Cluster("127.0.0.1:9")
    assert time.monotonic() - begin < 20


def test_dask_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "distributed", None)
    with pytest.raises(MissingExtra, match=r"pip install 'crosshatch\[dask\]'"):
        Cluster("tcp://10.0.0.5:8786")


class Stand:
    """What stands for a client of Dask whose workers say some things of themselves."""

    def __init__(self, builds: dict[str, Any], threads: int = 1) -> None:
        self.builds = builds
        self.threads = threads
        self.closed = False

    def run(self, *_: Any, on_error: str) -> dict[str, Any]:
        return self.builds

    def nthreads(self) -> dict[str, int]:
        return dict.fromkeys(self.builds, self.threads)

    def submit(self, *_: Any, **__: Any) -> "Unfetched":
        return Unfetched()

    def close(self, timeout: float) -> None:
        self.closed = True


class Unfetched:
    """What stands for a result that is done, but does not get here, as the connection ends."""

    status = "finished"

    def add_done_callback(self, callback: Callable[["Unfetched"], None]) -> None:
        callback(self)

    def result(self) -> bytes:
        raise ConnectionResetError("closed by the other side")

    def release(self) -> None:
        pass


def joined(client: Stand, monkeypatch: pytest.MonkeyPatch, library: Any = None) -> Cluster:
    monkeypatch.setattr(cluster, "_library", lambda: library)
    monkeypatch.setattr(Cluster, "_connected", lambda self: client)
    return Cluster("tcp://10.0.0.5:8786")


def test_workers_without_crosshatch(monkeypatch: pytest.MonkeyPatch) -> None:
    client = Stand({FIRST: this_build(), SECOND: ModuleNotFoundError("No module named 'crosshatch'")})
    with pytest.raises(ClusterError, match=f"not installed on the worker {SECOND}; install Crosshatch "):
        joined(client, monkeypatch)
    assert client.closed


def test_workers_with_another_one_and_an_old_one(monkeypatch: pytest.MonkeyPatch) -> None:
    other = this_build()._replace(source="other")
    with pytest.raises(ClusterError, match=rf"the worker {SECOND} has Crosshatch .* \(source other\), but this"):
        joined(Stand({FIRST: this_build(), SECOND: other}), monkeypatch)
    old = AttributeError("there is no this_build")
    with pytest.raises(ClusterError, match=f"the worker {FIRST} has another version of Crosshatch, but this"):
        joined(Stand({FIRST: old, SECOND: this_build()}), monkeypatch)


def test_many_workers_are_not_all_named(monkeypatch: pytest.MonkeyPatch) -> None:
    builds = {f"tcp://10.0.0.{number}:1": ImportError() for number in range(1, 9)}
    with pytest.raises(ClusterError, match=r"workers tcp://10.0.0.1:1, \S+, tcp://10.0.0.3:1 and 5 more; install"):
        joined(Stand(builds), monkeypatch)


def test_workers_that_are_slow_or_not_there_are_told_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "this_build", lambda: Build("1.0", "abc", True))
    with pytest.warns(RuntimeWarning, match=f"not compiled on the worker {FIRST}"):
        joined(Stand({FIRST: Build("1.0", "abc", False), SECOND: Build("1.0", "abc", True)}), monkeypatch).end()
    several = Stand({FIRST: cluster.this_build()}, threads=8)
    with pytest.warns(RuntimeWarning, match=f"worker {FIRST} has several threads, .* --nworkers -1 --nthreads 1"):
        executor = joined(several, monkeypatch)
    assert executor.jobs == 8
    executor.end()
    with pytest.warns(RuntimeWarning, match=r"the scheduler at \S+ has no workers; waiting"):
        executor = joined(Stand({}), monkeypatch)
    assert executor.jobs == 1
    executor.end()
    with pytest.raises(RuntimeError, match="has been closed"):
        executor.submit(abs, 1)


def test_a_result_that_does_not_get_here_is_a_lost_scheduler(monkeypatch: pytest.MonkeyPatch) -> None:
    distributed = pytest.importorskip("distributed", reason="Dask is not installed")
    with joined(Stand({FIRST: this_build()}), monkeypatch, distributed) as workers:
        future = workers.submit(str.upper, "grid")
        with pytest.raises(SchedulerLost, match=r"lost the connection to the scheduler at tcp://"):
            future.result()


def test_a_build_is_named_by_its_version_and_source() -> None:
    build = this_build()
    assert str(build) == f"Crosshatch {build.version} (source {build.source})"


def test_a_change_of_one_file_is_another_source(tmp_path: Path) -> None:
    package = Path(crosshatch.__file__).parent
    copy = tmp_path / "crosshatch"
    shutil.copytree(package, copy, ignore=shutil.ignore_patterns("__pycache__"))
    whole = source_of(copy)
    assert whole == source_of(package)
    module = copy / "grading" / "minutes.py"
    text = module.read_bytes()
    module.write_bytes(text.replace(b"\n", b"\r\n"))
    assert source_of(copy) == whole
    module.write_bytes(text + b"\n")
    assert source_of(copy) != whole
    module.write_bytes(text)
    module.rename(copy / "minutes.py")
    assert source_of(copy) != whole
