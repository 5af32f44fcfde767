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
