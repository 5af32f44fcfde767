"""Importing: what becomes of each puzzle of a stream."""

from concurrent.futures import ThreadPoolExecutor

import pytest

from banked import SOLUTION, easy_puzzles
from crosshatch import Puzzle, read_file, read_many, scale_named
from crosshatch.bank import Bank, records
from crosshatch.bank.importing import ImportOutcome, import_many
from crosshatch.board import random_transformation

CROSSHATCH = (scale_named("crosshatch"),)


def outcomes(bank: Bank, *puzzles: Puzzle) -> list[str]:
    return [str(each.outcome) for each in import_many(bank, puzzles, CROSSHATCH)]


def test_puzzles_are_added_once(bank: Bank) -> None:
    one, two = easy_puzzles(2)
    image = one.transformed(random_transformation(1))
    assert outcomes(bank, one, two, image) == ["added", "added", "duplicate"]
    assert outcomes(bank, image) == ["duplicate"]
    assert [each.grades[0].level for each in bank] == ["Easy", "Easy"]
    assert [each.solution for each in bank] == [SOLUTION] * 2


def test_what_is_no_puzzle_for_a_bank_is_told(bank: Bank) -> None:
    [puzzle] = easy_puzzles(1)
    several = Puzzle(puzzle.givens[:40] + "." * 41)
    clash = Puzzle("55" + puzzle.givens[2:])
    begun = puzzle.with_placed(puzzle.givens.index("."), int(SOLUTION[puzzle.givens.index(".")]))
    found = list(import_many(bank, [several, clash, begun], CROSSHATCH))
    assert {each.outcome for each in found} == {ImportOutcome.UNGRADABLE}
    assert [each.error.split(":")[0].split(";")[0][:21] for each in found] == [
        "at least two solution",
        "no solution",
        "a position in progres",
    ]
    [short] = import_many(bank, read_many([puzzle.line[:80]]), CROSSHATCH)
    assert (short.outcome, short.error) == (ImportOutcome.UNREADABLE, "expected 81 cells, found 80")
    assert len(bank) == 0


def test_what_is_there_is_not_graded_again(bank: Bank, monkeypatch: pytest.MonkeyPatch) -> None:
    puzzles = easy_puzzles(2)
    outcomes(bank, *puzzles)
    monkeypatch.setattr(type(CROSSHATCH[0]), "judge", lambda *_: pytest.fail("it is graded"))
    assert outcomes(bank, *puzzles) == ["duplicate", "duplicate"]


def test_what_takes_too_long_is_left_out(bank: Bank) -> None:
    [found] = import_many(bank, easy_puzzles(1), CROSSHATCH, max_seconds=0)
    assert (found.outcome, len(bank)) == (ImportOutcome.OUT_OF_TIME, 0)


def test_a_table_of_a_calendar_tells_the_days_of_use(bank: Bank) -> None:
    one, two, three, four = (each.line for each in easy_puzzles(4))
    table = ["date,number,puzzle,used_for", f"2031-05-03,1,{one},", f"2031-05-04,1,{two},Post", f"May,1,{three},"]
    list(import_many(bank, read_many(table), CROSSHATCH))
    list(import_many(bank, read_many([four]), CROSSHATCH, used_for="a contest"))
    said = ["used on 2031-05-03", "used on 2031-05-04 for Post", "", "used for a contest"]
    assert [each.used for each in bank] == said


def test_what_came_with_a_puzzle_is_kept(bank: Bank) -> None:
    one, two, three = easy_puzzles(3)
    table = [
        "puzzle,seed,source,used_on,used_for,taken_at,tags",
        f"{one.line},easy:7/1,,2031-05-03,Morning Post,2031-04-01T10:00:00Z,kids best",
        f"{two.line},,old book,,,,",
        f"{three.line},,,3 May,,,",
    ]
    found = list(import_many(bank, read_file(table), CROSSHATCH, tags=("new",)))
    assert (found[2].outcome, found[2].error) == (ImportOutcome.UNREADABLE, "'3 May' is not a date such as 2031-05-03")
    first, second = bank
    assert (str(first.origin), str(second.origin)) == ("seed easy:7/1", "from old book")
    assert (first.used, second.used) == ("used on 2031-05-03 for Morning Post", "")
    assert (first.tags, second.tags) == (("best", "kids", "new"), ("new",))
    assert [(each["how"], each["taken_at"]) for each in bank.takes()] == [("import", "2031-04-01T10:00:00Z")]


def test_any_number_of_workers_and_scales_gives_the_same(bank: Bank, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(records, "SECONDS_BETWEEN", 0.0)
    puzzles = easy_puzzles(12)
    scales = (*CROSSHATCH, scale_named("hodoku"))
    with ThreadPoolExecutor(2) as executor:
        found = list(import_many(bank, puzzles + puzzles[:3], scales, executor))
    assert [each.number for each in found] == [*range(1, 13), 1, 2, 3]
    assert all([each.scale for each in kept.grades] == ["crosshatch", "hodoku"] for kept in bank)
