"""Many puzzles made: the same for any number of workers, each from its seed alone."""

from collections.abc import Iterable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import nullcontext
from itertools import count, islice
from typing import Any

import pytest

from crosshatch.batch.making import make_many
from crosshatch.generator import Generator, Target, seeds


def workers(jobs: int) -> Any:
    return ProcessPoolExecutor(jobs) if jobs else nullcontext()


@pytest.fixture(scope="module")
def batch() -> list[Any]:
    return list(make_many(Generator(Target(level="medium", symmetry="180")), seeds(7, 5)))


@pytest.mark.parametrize("jobs", [1, 2])
def test_any_number_of_processes_makes_the_same(batch: list[Any], jobs: int) -> None:
    with workers(jobs) as executor:
        again = make_many(Generator(Target(level="medium", symmetry="180")), seeds(7, 5), executor=executor)
        assert list(again) == batch


def test_the_puzzles_of_a_batch_differ_and_each_can_be_made_again(batch: list[Any]) -> None:
    assert len({each.puzzle for each in batch}) == 5
    assert [each.seed for each in batch] == ["7/1", "7/2", "7/3", "7/4", "7/5"]
    assert list(make_many(Generator(Target(level="medium", symmetry="180")), seeds("7/3", 1))) == batch[2:3]
    assert Generator(Target(level="medium", symmetry="180")).make("7/5") == batch[4]


@pytest.mark.parametrize("make_executor", [nullcontext, ThreadPoolExecutor])
def test_a_batch_without_end_is_made_as_it_is_asked_for(make_executor: Any) -> None:
    executor: Executor | None
    with make_executor() as executor:
        endless: Iterable[str] = (f"7/{number}" for number in count(1))
        some = make_many(Generator(Target(level="easy")), endless, executor=executor)
        assert [each.seed for each in islice(some, 3)] == ["7/1", "7/2", "7/3"]
        some.close()  # type: ignore[attr-defined]  # it is a generator


def test_a_text_is_no_batch() -> None:
    with pytest.raises(TypeError, match="a batch must be a list of seeds"):
        next(make_many(Generator(Target()), "abc"))
