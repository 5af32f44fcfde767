"""Worker processes are gone when the verb that began them is, and what befalls them is said."""

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from crosshatch.cli.workers import WithWorkers
from crosshatch.grading.crosshatch import CrosshatchScale
from crosshatch.logic.step import UnprovenStep
from crosshatch.techniques.strategy import StrategyError

Run = Callable[..., Result]
Start = Callable[..., subprocess.Popen[str]]

pytestmark = pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="processes are listed there")

ENDLESS = ("generate", "--level", "easy", "--seed", "7", "--count", "1000000", "--jobs", "2")


def children(process: subprocess.Popen[str]) -> list[int]:
    """The processes that a process has begun."""
    threads = Path(f"/proc/{process.pid}/task").iterdir()  # any of which may have begun some
    return [int(each) for thread in threads for each in (thread / "children").read_text().split()]


def are_gone(processes: list[int], seconds: float = 10) -> bool:
    """Whether processes end within some seconds; one that nobody has asked for its end (Z) has ended as well."""
    end = time.monotonic() + seconds
    while any(is_running(each) for each in processes):
        if time.monotonic() > end:
            return False
        time.sleep(0.01)
    return True


def is_running(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def begun(process: subprocess.Popen[str]) -> list[int]:
    """The two workers of an endless run that has printed its first puzzle."""
    assert process.stdout is not None
    assert process.stdout.readline().endswith("; seed easy:7/1\n")
    started = children(process)
    assert len(started) == 2
    return started


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_workers_too(start: Start, number: signal.Signals) -> None:
    with start(*ENDLESS) as process:
        started = begun(process)
        process.send_signal(number)
        _, complaints = process.communicate()
    assert (process.returncode, complaints) == (128 + number, "")
    assert are_gone(started)


def test_a_signal_to_all_of_them(start: Start) -> None:
    with start(*ENDLESS, start_new_session=True) as process:
        started = begun(process)
        os.killpg(process.pid, signal.SIGTERM)
        _, complaints = process.communicate()
    assert (process.returncode, complaints) == (128 + signal.SIGTERM, "")
    assert are_gone(started)


def test_workers_notice_that_what_began_them_was_killed(start: Start) -> None:
    with start(*ENDLESS) as process:
        started = begun(process)
        process.kill()
        process.communicate()
    assert are_gone(started)


def test_workers_do_not_wait_for_the_rest_of_what_was_being_sent(
    run_python: Callable[[str], subprocess.CompletedProcess[str]],
) -> None:
    done = run_python("""if True:
        import os, signal
        from crosshatch.batch.processes import Processes
        executor = Processes(2)
        list(executor.map(abs, range(8)))
        for worker in executor._workers:
            print(worker.process.pid, flush=True)
            os.write(worker.pipe.fileno(), (1000).to_bytes(4, "big") + b"a part of 1000 bytes")
        os.kill(os.getpid(), signal.SIGKILL)
    """)
    assert are_gone([int(each) for each in done.stdout.split()])


def test_an_interrupt_at_any_time_leaves_no_lock_behind(
    run_python: Callable[[str], subprocess.CompletedProcess[str]],
) -> None:
    done = run_python("""if True:
        import faulthandler, signal
        from itertools import count
        from random import Random
        from crosshatch.batch import signals
        from crosshatch.batch.processes import Processes
        from crosshatch.batch.running import run_in_order

        def interrupt(number, frame):
            if at_work:
                raise KeyboardInterrupt

        signals.ENDINGS.append(signal.SIGALRM)
        signal.signal(signal.SIGALRM, interrupt)
        faulthandler.dump_traceback_later(60, exit=True)
        random, at_work = Random(1), False
        for _ in range(100):
            with Processes(2) as executor:
                try:
                    at_work = True
                    signal.setitimer(signal.ITIMER_REAL, random.uniform(0.0005, 0.02), 0.05)
                    for _ in run_in_order(abs, count(), executor, part=abs, chunk=1):
                        pass
                except KeyboardInterrupt:
                    at_work = False
                    signal.setitimer(signal.ITIMER_REAL, 0)
        print(signal.pthread_sigmask(signal.SIG_BLOCK, ()))
    """)
    assert done.stdout == "set()\n"


def test_a_hang_up_that_was_ignored_before_stays_ignored(start: Start) -> None:
    with start(*ENDLESS, preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN)) as process:
        begun(process)
        assert process.stdout is not None
        process.send_signal(signal.SIGHUP)
        assert process.stdout.readline().endswith("; seed easy:7/2\n")
        process.terminate()
        process.communicate()


def test_a_worker_that_is_killed_loses_nothing(start: Start) -> None:
    with start(*ENDLESS) as process:
        started = begun(process)
        os.kill(started[0], signal.SIGKILL)
        assert process.stdout is not None
        assert process.stderr is not None
        said = process.stderr.readline()
        rest = [process.stdout.readline().rpartition(" ")[2] for _ in range(8)]
        now = children(process)
        process.terminate()
        assert process.stderr.read() == ""
    assert said == "crosshatch: a worker process was lost, killed, perhaps for lack of memory; another one takes over\n"
    assert rest == [f"easy:7/{number}\n" for number in range(2, 10)]
    assert len(now) == 2
    assert are_gone([*started, *now])


def test_workers_that_cannot_be_started(crosshatch: Run, monkeypatch: pytest.MonkeyPatch, easy: str) -> None:
    def refuse() -> int:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(os, "fork", refuse)
    result = crosshatch("grade", easy, "--jobs", "2")
    assert (result.exit_code, result.stdout) == (70, "")
    assert "crosshatch: cannot start 2 worker processes: [Errno 11] " in result.stderr


def test_an_interrupt_while_they_are_started(run_python: Callable[[str], subprocess.CompletedProcess[str]]) -> None:
    program = f"""if True:
        import os, signal
        from crosshatch.cli import main
        os.register_at_fork(before=lambda: os.kill(os.getpid(), signal.SIGINT))
        main({ENDLESS})
    """
    done = run_python(program)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


def test_an_error_of_the_verb_is_no_fault_of_the_workers() -> None:
    def fail() -> None:
        with WithWorkers(jobs=2).executor() as executor:
            assert executor is not None
            executor.submit(time.sleep, 60)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        fail()


def test_workers_give_results() -> None:
    with WithWorkers(jobs=2).executor() as executor:
        assert executor is not None
        assert list(executor.map(abs, range(-3, 0))) == [3, 2, 1]


def test_one_is_none() -> None:
    with WithWorkers(jobs=1).executor() as executor:
        assert executor is None


@pytest.mark.parametrize("error", [UnprovenStep("it is no step"), StrategyError("it is no step")])
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_what_is_no_matter_of_the_input(
    crosshatch: Run, monkeypatch: pytest.MonkeyPatch, easy: str, error: Exception, jobs: str
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(CrosshatchScale, "grade", fail)
    result = crosshatch("grade", "--csv", easy, "--jobs", jobs)
    assert result.exit_code == 70
    assert result.stderr == f"crosshatch: {easy} cannot be graded: it is no step\n"


def test_what_nobody_thought_of(crosshatch: Run, monkeypatch: pytest.MonkeyPatch, easy: str) -> None:
    monkeypatch.setattr(CrosshatchScale, "grade", lambda *_: 1 // 0)
    result = crosshatch("grade", "--csv", easy)
    assert result.exit_code == 70
    assert "ZeroDivisionError" in result.stderr
