"""Puzzles in parts: equivalent ones together, each level in the same shares, whatever the order."""

from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import Random

import attrs
import pytest

from crosshatch import Generator, Puzzle, Target
from crosshatch.batch.splitting import Division, SplitError, divide, shares_in
from crosshatch.board import random_transformation
from crosshatch.formats import Entry, read_many

SHARES = shares_in("train=0.6,validation=0.2,test=0.2")


@pytest.fixture(scope="module")
def entries() -> list[Entry]:
    """Thirty puzzles of two levels, each with two twins."""
    generator = Generator(Target())
    lines = [generator.make(str(seed)).puzzle.line for seed in range(30)]
    several = [(line, number % 3) for number, line in enumerate(lines)]
    return [
        attrs.evolve(entry, columns={"level": "hard" if number else "easy"})
        for line, number in several
        for twin in range(3)
        for entry in read_many([Puzzle(line).transformed(random_transformation(twin)).line if twin else line])
    ]


def by_form(entries: list[Entry], division: Division) -> dict[str, set[str | None]]:
    parts: dict[str, set[str | None]] = {}
    for entry, name in zip(entries, division.named(), strict=True):
        assert entry.puzzle
        parts.setdefault(entry.puzzle.canonical().line, set()).add(name)
    return parts


def test_twins_are_together_and_levels_in_the_same_shares(entries: list[Entry]) -> None:
    division = divide(entries, SHARES)
    assert all(len(names) == 1 for names in by_form(entries, division).values())
    assert division.counts == {
        "easy": Counter(train=18, validation=6, test=6),
        "hard": Counter(train=36, validation=12, test=12),
    }


def test_parts_depend_on_the_seed_only(entries: list[Entry]) -> None:
    shuffled = Random(1).sample(entries, len(entries))
    with ThreadPoolExecutor() as executor:
        other = divide(shuffled, SHARES, "1", executor)
    found = by_form(entries, divide(entries, SHARES, "1"))
    assert by_form(shuffled, other) == found
    assert by_form(entries, divide(entries, SHARES, "2")) != found


def test_twins_of_different_levels_are_together(entries: list[Entry]) -> None:
    mixed = [attrs.evolve(entry, columns={"x": number % 5}) for number, entry in enumerate(entries)]
    division = divide(mixed, SHARES, by=("x",))
    assert all(len(names) == 1 for names in by_form(mixed, division).values())
    assert set(division.counts) <= set("01234")


def test_puzzles_without_a_form_are_in_no_part() -> None:
    division = divide(read_many(["55" + "." * 79, "nonsense", "5" + "." * 80]), SHARES)
    assert list(division.named())[:2] == [None, None]
    assert [str(each.outcome) for each in division.problems] == ["no form", "unreadable"]
    assert division.counts[""].total() == 1


def test_levels_within_grades() -> None:
    (entry,) = read_many(["5" + "." * 80])
    graded = attrs.evolve(entry, columns={"crosshatch": {"level": "Easy", "rating": 1.5}})
    assert list(divide([graded], SHARES).counts) == ["Easy"]


@pytest.mark.parametrize("text", ["", "train", "a=1,a=2", "a=0", "a=-1", "a/b=1", "a=1,,b=2"])
def test_shares_that_are_none(text: str) -> None:
    with pytest.raises(SplitError, match="expected different names with shares above 0"):
        shares_in(text)
