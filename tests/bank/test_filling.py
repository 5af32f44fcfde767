"""Filling: new puzzles until there are enough, from seeds that go on."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from banked import easy_puzzles, new
from crosshatch import Generator, Target, TargetError
from crosshatch.bank import Bank, Query, Usage, filling
from crosshatch.bank.filling import Fill
from crosshatch.generator import ClosestPuzzle

EASY = Target(level="easy")


def fill(
    bank: Bank, wanted: int, target: Target = EASY, seed: int | str | None = None, draw: int = 7, **how: Any
) -> Fill:
    with patch.object(filling, "drawn_seed", lambda: draw):
        return Fill(bank, target, wanted=wanted, seed=seed, **how)


def lines(bank: Bank) -> list[str]:
    return [each.puzzle.line for each in bank]


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Write each puzzle at once."""
    monkeypatch.setattr(filling, "SECONDS_BETWEEN", 0.0)


def test_the_puzzles_are_those_of_the_generator(bank: Bank) -> None:
    filled = fill(bank, 3, seed="2031-05").run()
    assert (filled.added, filled.left, filled.full) == (3, 3, True)
    generator = Generator(EASY)
    assert lines(bank) == [generator.make(f"2031-05/{number}").puzzle.line for number in (1, 2, 3)]
    assert [each.seed for each in bank] == [f"easy:2031-05/{number}" for number in (1, 2, 3)]


def test_a_fill_goes_on_where_it_was(bank: Bank, tmp_path: Path) -> None:
    fill(bank, 2).run()
    again = fill(bank, 4, draw=8)
    assert (again.seed, again.name) == ("7", "easy")
    assert again.run().added == 2
    assert fill(bank, 4).run().added == 0
    with Bank(tmp_path / "other.bank", create=True) as other:
        fill(other, 4).run()
        assert lines(other) == lines(bank)


def test_what_is_taken_is_made_up_for(bank: Bank) -> None:
    fill(bank, 3).run()
    bank.take(2)
    filled = fill(bank, 3).run()
    assert (filled.added, filled.left, len(bank)) == (2, 3, 5)


def test_only_puzzles_that_meet_the_target_count(bank: Bank) -> None:
    bank.add(*map(new, easy_puzzles(2)))
    assert fill(bank, 2).run().added == 0
    assert fill(bank, 1, Target(level="easy", symmetry="180")).run().added == 1
    assert fill(bank, 3, tags=("spring",)).run().added == 3
    assert bank.left(Query(tags=("spring",))) == 3


def test_each_target_and_seed_has_a_place_of_its_own(bank: Bank) -> None:
    fill(bank, 2, seed=1).run()
    fill(bank, 3, seed=2).run()
    fill(bank, 4, seed=1).run()
    assert [each.seed for each in bank] == ["easy:1/1", "easy:1/2", "easy:2/1", "easy:1/3"]


def test_repeats_are_passed_over(bank: Bank) -> None:
    generator = Generator(EASY)
    made = generator.make("7/1")
    bank.add(new(made.puzzle))
    bank.mark([made.puzzle], Usage())
    heard: list[tuple[str, bool]] = []
    filled = fill(bank, 1).run(on_result=lambda made, is_new: heard.append((made.seed, is_new)))
    assert (filled.added, filled.repeats) == (1, 1)
    assert heard == [("7/1", False), ("7/2", True)]


def test_a_fill_stops_where_nothing_new_comes(bank: Bank, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(filling, "MOST_FAILURES", 3)
    made = Generator(EASY).make(1)
    monkeypatch.setattr(Generator, "make", lambda *_: made)
    filled = fill(bank, 3).run()
    assert (filled.added, filled.full) == (1, False)
    assert 3 <= filled.repeats < 6  # some are on the way, and written together


def test_seeds_whose_time_runs_out_are_passed_over(bank: Bank, monkeypatch: pytest.MonkeyPatch) -> None:
    made = Generator(EASY).make(1)
    late = ClosestPuzzle(made.puzzle, made.solution, made.grade, "7/1", EASY, "crosshatch", 1, 2.0)
    results = iter([late, made])
    monkeypatch.setattr(Generator, "make", lambda *_: next(results))
    filled = fill(bank, 1).run()
    assert (filled.added, filled.gave_up) == (1, 1)


def test_time_in_all_is_kept_and_the_seed_in_the_middle_comes_again(bank: Bank) -> None:
    filled = fill(bank, 3).run(total_seconds=0)
    assert (filled.added, filled.gave_up, filled.full) == (0, 0, False)
    fill(bank, 1).run()
    assert [each.seed for each in bank] == ["easy:7/1"]


def test_an_interrupt_keeps_what_was_made(bank: Bank, monkeypatch: pytest.MonkeyPatch) -> None:
    made = [Generator(EASY).make(seed) for seed in (1, 2)]

    def results() -> Iterator[Any]:
        yield from made
        raise KeyboardInterrupt

    coming = results()
    monkeypatch.setattr(Generator, "make", lambda *_: next(coming))
    with pytest.raises(KeyboardInterrupt):
        fill(bank, 3).run()
    assert lines(bank) == [each.puzzle.line for each in made]
    assert not fill(bank, 3).at_work_elsewhere


def test_another_is_seen_before_its_first_puzzle(bank: Bank, monkeypatch: pytest.MonkeyPatch) -> None:
    seen = []

    def make(*_: object) -> None:
        seen.append(fill(bank, 2).at_work_elsewhere)
        raise KeyboardInterrupt

    monkeypatch.setattr(Generator, "make", make)
    with pytest.raises(KeyboardInterrupt):
        fill(bank, 2).run()
    assert seen == [True]


def test_another_that_is_at_work_is_seen(bank: Bank, at_once: None) -> None:
    seen = []
    mine = fill(bank, 2)
    assert not mine.at_work_elsewhere
    mine.run(on_result=lambda *_: seen.append(fill(bank, 2).at_work_elsewhere))
    assert seen[0]
    assert not fill(bank, 2).at_work_elsewhere


def test_workers_make_the_same(bank: Bank, tmp_path: Path) -> None:
    fill(bank, 5).run()
    with Bank(tmp_path / "other.bank", create=True) as other, ThreadPoolExecutor(2) as executor:
        fill(other, 5).run(executor)
        assert lines(other) == lines(bank)


def test_a_target_that_cannot_be_met_is_refused(bank: Bank) -> None:
    with pytest.raises(TargetError):
        fill(bank, 3, Target(level="awful"))
    assert bank.file.rows("SELECT * FROM fills") == []


def test_what_is_there_stays_as_it_is(bank: Bank) -> None:
    made = Generator(EASY).make("7/1")
    bank.add(new(made.puzzle))
    assert fill(bank, 1, tags=("spring",)).run().repeats == 1
    assert [(each.tags, each.origin) for each in bank] == [((), "from a book"), (("spring",), "seed easy:7/2")]


@pytest.mark.parametrize("elsewhere", [True, False])
def test_what_is_taken_meanwhile_is_made_up_for(bank: Bank, path: Path, at_once: None, elsewhere: bool) -> None:
    with Bank(path) as other:
        taken, taker = iter(range(2)), other if elsewhere else bank
        filled = fill(bank, 3).run(on_result=lambda *_: [taker.take() for _ in islice(taken, 1)])
    assert (filled.added, filled.left) == (5, 3)


def test_what_others_take_once_there_are_enough_does_not_make_a_fill_fail(
    bank: Bank, path: Path, at_once: None
) -> None:
    with Bank(path) as other:
        filled = fill(bank, 3).run(on_result=lambda made, new: other.take(2) if other.left() == 3 else None)
    assert (filled.added, filled.left, filled.full) == (3, 3, True)
    assert bank.left() == 1
    assert not fill(bank, 3).at_work_elsewhere
