"""Wishes: what the columns of a bank say of a target is what the generator says of it."""

import sqlite3
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from crosshatch import (
    Generator,
    Puzzle,
    Symmetry,
    Target,
    check,
    count_solutions,
    scale_named,
)
from crosshatch.bank import Bank, BankGrade, BankPuzzle, Query, bank_grade
from crosshatch.bank.queries import having
from crosshatch.board.symmetry import orbits
from crosshatch.generator.patterns.pattern import Pattern
from crosshatch.generator.target_on_scale import TargetOnScale
from crosshatch.generator.target_text import text_of

SCALE = scale_named("crosshatch")

TARGETS = (
    Target(),
    Target(level="easy"),
    Target(level="MEDIUM"),
    Target(rating="1.5-2.6"),
    Target(must="naked single"),
    Target(must=("naked-pair", "pointing")),
    Target(must_not=["naked-single"]),
    Target(up_to="naked-single"),
    Target(symmetry="180"),
    Target(symmetry="left-right", level="easy"),
    Target(givens="27-30"),
    Target(minimal=True),
)


def in_words(target: Target) -> str:
    """Return what a target asks for, as seeds carry it."""
    return text_of(target, SCALE)


@cache
def some_puzzles() -> tuple[BankPuzzle, ...]:
    """Return easy and medium puzzles with several symmetries."""
    wished = [("easy", "180"), ("easy", "full"), ("medium", "none"), ("medium", "180"), ("easy", "left-right")]
    found = []
    for level, symmetry in wished:
        generator = Generator(Target(level=level, symmetry=symmetry))
        for seed in range(3):
            made = generator.make(seed)
            found.append(BankPuzzle.of(made.puzzle, made.solution, grades=(bank_grade(made.grade, SCALE),)))
    return tuple(found)


@pytest.fixture
def stocked(path: Path) -> Iterator[Bank]:
    with Bank(path, create=True) as bank:
        bank.add(*some_puzzles())
        yield bank


def numbers_of(bank: Bank, query: Query) -> list[int]:
    """Return the numbers of the puzzles that a query finds; that is how many are left."""
    found = [each.number for each in bank.take(99, query, fewer=True, dry_run=True)]
    assert bank.left(query) == len(found)
    return found


@pytest.mark.parametrize("target", TARGETS, ids=in_words)
def test_the_columns_and_the_generator_agree(stocked: Bank, target: Target) -> None:
    query = Query(target)
    cells = orbits(target.symmetry)
    fit = [
        each.number
        for each in stocked
        if query.is_met(each.puzzle, each.grades[0])
        and all(len({each.puzzle.givens[cell] == "." for cell in orbit}) == 1 for orbit in cells)
    ]
    assert query.in_columns
    assert numbers_of(stocked, query) == fit


def test_what_no_column_tells_is_asked_of_the_target(stocked: Bank, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("crosshatch.bank.queries.CONDITIONS", {})
    query = Query(Target(level="easy", minimal=True))
    assert not query.in_columns
    fit = [each.number for each in stocked if each.grades[0].level == "Easy" and each.minimal]
    assert numbers_of(stocked, query) == fit


def test_nobody_has_to_wait_while_puzzles_are_judged(stocked: Bank, monkeypatch: pytest.MonkeyPatch) -> None:
    query = Query(Target(ranges={"effort": (60, 75)}))
    others_can_write: list[bool] = []
    is_met = Query.is_met

    def heard(query: Query, puzzle: Puzzle, grade: BankGrade) -> bool:
        with sqlite3.connect(stocked.path, timeout=0, isolation_level=None) as other:
            try:
                other.execute("BEGIN IMMEDIATE")
            except sqlite3.OperationalError:
                others_can_write.append(False)
            else:
                other.execute("ROLLBACK")
                others_can_write.append(True)
        return is_met(query, puzzle, grade)

    monkeypatch.setattr(Query, "is_met", heard)
    assert stocked.take(1, query)
    assert set(others_can_write) == {True}
    assert len(others_can_write) <= len(stocked)  # each once


@pytest.mark.parametrize("number", [1, 8])
def test_patterns_are_those_of_the_givens(stocked: Bank, number: int) -> None:
    [kept] = stocked.puzzles([number])
    givens = kept.puzzle.givens
    for pattern, fits in (
        (Pattern.of(kept.puzzle), True),
        (Pattern.with_givens(kept.puzzle), True),
        (Pattern(solution=kept.solution), True),
        (Pattern("x" + "?" * 80), givens[0] != "."),
        (Pattern("." + "?" * 80), givens[0] == "."),
        (Pattern(kept.solution[:9] + "?" * 72), "." not in givens[:9]),
    ):
        found = stocked.take(99, Query(Target(pattern=pattern)), fewer=True, dry_run=True)
        assert (kept in found) == fits
        if pattern.cells[0] != "?":
            assert all((each.puzzle.givens[0] == ".") == (pattern.cells[0] == ".") for each in found)


BY_GRADES = (
    Target(ranges={"effort": (60, 75)}),
    Target(ranges={"minutes": (5, 12)}, pace=1.5),
    Target(ranges={"minutes": 6}),
    Target(ranges={"rounds": "20-28"}, level="easy"),
    Target(hardest="naked-single"),
    Target(must={"naked-single": "1-2"}),
)


@pytest.mark.parametrize("target", BY_GRADES, ids=in_words)
def test_numbers_of_grades_are_those_that_the_generator_sees(stocked: Bank, target: Target) -> None:
    query = Query(target)
    wanted = TargetOnScale(target, SCALE)
    fit = [each.number for each in stocked if not list(wanted.shortfalls(SCALE.grade(each.puzzle), each.puzzle.values))]
    assert not query.in_columns
    assert 0 < len(fit) < len(stocked)
    assert numbers_of(stocked, query) == fit


@pytest.mark.parametrize("symmetry", Symmetry)
def test_patterns_with_more_symmetry_have_less_too(symmetry: Symmetry) -> None:
    for other in Symmetry:
        orbit = max(orbits(other), key=len)
        pattern = Puzzle("".join("1" if cell in orbit else "." for cell in range(81)))
        is_so = all(len({pattern.givens[cell] for cell in group}) == 1 for group in orbits(symmetry))
        assert is_so or other not in having(symmetry)
    assert {symmetry, Symmetry.FULL} <= having(symmetry)
    assert having(Symmetry.NONE) == set(Symmetry)


def test_minimal_is_said_of_those_without_a_given_to_spare(stocked: Bank) -> None:
    for each in stocked:
        givens = each.puzzle.givens
        fewer = (f"{givens[:cell]}.{givens[cell + 1 :]}" for cell in range(81) if givens[cell] != ".")
        assert each.minimal == all(count_solutions(Puzzle(line)) > 1 for line in fewer)
        assert each.symmetry is each.puzzle.symmetry
        assert each.solution == check(each.puzzle).solution  # type: ignore[union-attr]
