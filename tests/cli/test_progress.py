"""What is said of work that takes long."""

import time
from collections.abc import Iterator

import pytest

from crosshatch.cli import progress


def slow() -> Iterator[str]:
    yield "one"
    time.sleep(0.2)
    yield "two"


def test_what_takes_long_is_said_on_a_terminal(monkeypatch, capsys):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setattr(progress, "PATIENCE", 0.05)
    assert list(progress.patient(slow(), lambda number: f"item {number} takes long")) == ["one", "two"]
    assert capsys.readouterr().err == "crosshatch: item 2 takes long\n"


def test_nothing_is_said_elsewhere(monkeypatch, capsys):
    monkeypatch.setattr(progress, "PATIENCE", 0.05)
    assert list(progress.patient(slow(), lambda number: "")) == ["one", "two"]
    assert capsys.readouterr().err == ""


def test_what_stops_the_work_is_passed_on(monkeypatch):
    def stopped() -> Iterator[int]:
        yield 1
        raise KeyboardInterrupt

    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    items = progress.patient(stopped(), str)
    assert next(items) == 1
    with pytest.raises(KeyboardInterrupt):
        next(items)


@pytest.mark.parametrize(("total", "said"), [(1000, True), (1, False), (("-",), False)])
def test_how_long_a_run_takes_is_said_now_and_then(monkeypatch, capsys, total, said):
    times = iter([60.0, *(62.0 + number for number in range(99))])  # a minute to start, then a puzzle each second
    monkeypatch.setattr("time.monotonic", lambda: next(times))
    with progress.progress(total) as advance:
        for _ in range(100):
            advance()
    assert capsys.readouterr().err.splitlines() == said * [
        "crosshatch: 985 of 1,000 puzzles left; estimated time: 18 minutes",
        "crosshatch: 940 of 1,000 puzzles left; estimated time: 16 minutes",
    ]


def test_a_few_results_are_not_enough_for_an_estimate(monkeypatch, capsys):
    monkeypatch.setattr(progress, "ESTIMATED_AFTER", 0.0)
    monkeypatch.setattr(progress, "LONG", 1e-9)
    with progress.progress(1000) as advance:
        for _ in range(progress.ENOUGH):
            advance()
        assert capsys.readouterr().err == ""
        advance()
    assert "estimated time" in capsys.readouterr().err


def test_a_short_run_says_nothing(monkeypatch, capsys):
    monkeypatch.setattr(progress, "ESTIMATED_AFTER", 0.0)
    with progress.progress(5) as advance:
        advance()
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("seconds", "words"), [(31.2, "31 seconds"), (1260, "21 minutes"), (12_600, "3.5 hours"), (5399, "90 minutes")]
)
def test_times_are_said_as_people_say_them(seconds, words):
    assert progress.duration(seconds) == words
