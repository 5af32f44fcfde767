"""Banks: adding, finding, taking and marking."""

from collections.abc import Callable
from pathlib import Path

import attrs
import pytest

from banked import easy_puzzles, new
from crosshatch import Target, scale_named
from crosshatch.bank import Bank, BankError, DayTaken, Query, TooFew, Usage, bank_grade
from crosshatch.board import random_transformation

Filled = Callable[[int], Bank]


def lines(puzzles: list) -> list[str]:
    return [each.puzzle.line for each in puzzles]


def test_a_puzzle_is_there_once_up_to_symmetry(bank: Bank) -> None:
    [puzzle] = easy_puzzles(1)
    image = puzzle.transformed(random_transformation(1))
    assert bank.add(new(puzzle), new(puzzle)) == [(1, True), (1, False)]
    assert len(bank) == 1
    assert image in bank
    assert image.line in bank
    assert image.canonical().puzzle.line in bank
    assert image.canonical().puzzle.line in {puzzle.canonical().puzzle.line}
    assert bank.has_form(image.canonical().puzzle.line)
    assert easy_puzzles(2)[1] not in bank
    assert 7 not in bank


def test_what_is_kept_is_what_was_added(bank: Bank) -> None:
    [puzzle] = easy_puzzles(1)
    added = attrs.evolve(new(puzzle, "old.txt:7"), tags=("best", "spring"))
    bank.add(added)
    kept = bank.find(puzzle.transformed(random_transformation(2)))
    assert kept is not None
    assert kept == attrs.evolve(added, number=1, made_at=kept.made_at)
    assert (kept.source, kept.tags, kept.used) == ("old.txt:7", ("best", "spring"), "")
    grade = scale_named("crosshatch").grade(puzzle)
    found = kept.grade("crosshatch", grade.version)
    assert found is not None
    assert (found.data(), str(found), found.level, found.rating) == (
        grade.data(),
        str(grade),
        grade.level,
        grade.rating,
    )
    assert (found.effort, found.techniques, found.solved) == (round(grade.effort, 3), grade.techniques, True)
    assert kept.grade("hodoku") is None
    assert not hasattr(found, "nothing like it")


def test_a_puzzle_that_is_there_gets_what_it_has_not(bank: Bank) -> None:
    [puzzle] = easy_puzzles(1)
    hodoku = scale_named("hodoku")
    bank.add(new(puzzle))
    grades = (bank_grade(hodoku.grade(puzzle), hodoku),)
    again = attrs.evolve(new(puzzle), grades=grades, tags=("b",), usage=Usage("2031-05-03"))
    assert bank.add(again) == [(1, False)]
    [kept] = bank
    assert [each.scale for each in kept.grades] == ["crosshatch", "hodoku"]
    assert (kept.tags, kept.used) == (("b",), "used on 2031-05-03")


def test_puzzles_are_taken_once_the_oldest_first(filled: Filled) -> None:
    bank = filled(5)
    first = bank.take(2)
    assert lines(first) == [each.line for each in easy_puzzles(5)[:2]]
    assert [(each.take, each.place) for each in first] == [(1, 1), (1, 2)]
    assert lines(bank.take(3)) == [each.line for each in easy_puzzles(5)[2:]]
    with pytest.raises(TooFew, match="1 puzzle requested, but no unused puzzle matches; no puzzles were taken"):
        bank.take()


def test_unused_puzzles_are_those_that_would_be_taken(filled: Filled) -> None:
    bank = filled(5)
    taken = bank.take(2)
    assert [each.number for each in bank.unused()] == [3, 4, 5]
    assert lines(list(bank.unused(Query(tags=("best",))))) == []
    assert lines(list(bank.unused())[:1]) == lines(bank.take(1))
    assert not set(lines(taken)) & set(lines(list(bank.unused())))


def test_where_there_are_fewer_none_is_taken_unless_that_is_wished(filled: Filled) -> None:
    bank = filled(3)
    with pytest.raises(TooFew) as caught:
        bank.take(4)
    assert (caught.value.asked, caught.value.left, bank.left()) == (4, 3, 3)
    assert len(bank.take(4, fewer=True)) == 3
    assert bank.take(4, fewer=True) == []


def test_a_seed_takes_at_random_and_a_dry_run_takes_nothing(filled: Filled) -> None:
    bank = filled(20)
    plan = bank.take(5, seed=7, dry_run=True)
    assert bank.left() == 20
    assert lines(bank.take(5, seed=7)) == lines(plan)
    assert lines(plan) != [each.line for each in easy_puzzles(5)]


def test_each_day_has_its_puzzle(filled: Filled) -> None:
    bank = filled(4)
    bank.take(3, use=Usage("2031-12-31", "Morning Post"), daily=True)
    assert [each.usage and each.usage.on for each in bank.taken()] == ["2031-12-31", "2032-01-01", "2032-01-02"]
    [kept] = bank.taken(on="2032-01-01")
    assert kept.used == "used on 2032-01-01 for Morning Post"
    assert lines(bank.taken(what_for="Morning Post")) == lines(bank.taken(1))
    assert bank.taken(what_for="Evening Post") == []
    with pytest.raises(BankError, match="daily needs the day"):
        bank.take(daily=True)
    with pytest.raises(BankError, match="'3 May' is not a date such as 2031-05-03"):
        Usage("3 May")


def test_a_day_has_one_puzzle_for_a_purpose_unless_more_are_wished(filled: Filled) -> None:
    bank, post = filled(4), Usage("2031-05-03", "Morning Post")
    bank.take(use=post)
    with pytest.raises(DayTaken, match="take 1 already has a puzzle on 2031-05-03 for Morning Post; no") as caught:
        bank.take([(Query(), post.later(1)), (Query(), post)])
    assert (caught.value.takes, bank.left()) == ({"on 2031-05-03 for Morning Post": 1}, 3)
    assert len(bank.take(use=post, again=True)) == 1
    assert len(bank.take(use=Usage(what_for="Morning Post"))) == len(bank.take(use=Usage("2031-05-03"))) == 1


def test_each_use_gets_what_is_wished_for_it_and_another_one(filled: Filled) -> None:
    bank = filled(3)
    any_one, easy, hard = Query(), Query(Target(level="easy")), Query(Target(level="hard"))
    taken = bank.take([(any_one, Usage("2031-05-03")), (easy, Usage("2031-05-04")), (any_one, Usage("2031-05-05"))])
    assert [each.usage and each.usage.on for each in taken] == ["2031-05-03", "2031-05-04", "2031-05-05"]
    assert len(set(lines(taken))) == 3
    assert bank.takes()[0]["asked"] == "3: any; easy"
    with pytest.raises(TooFew, match=r"easy: 1 puzzle requested, but no unused puzzle matches; hard: 2 puzzles"):
        bank.take([(easy, Usage()), (hard, Usage()), (hard, Usage())])


def test_a_take_can_be_had_again(filled: Filled) -> None:
    bank = filled(4)
    assert bank.taken() == []
    first = bank.take(2)
    bank.take(1)
    assert lines(bank.taken(1)) == lines(first)
    assert [(each["number"], each["count"], each["asked"]) for each in bank.takes()] == [
        (1, 2, "2 any"),
        (2, 1, "1 any"),
    ]


def test_what_is_marked_unused_can_be_taken_again(filled: Filled) -> None:
    bank = filled(2)
    taken = bank.take(2)
    image = taken[1].puzzle.transformed(random_transformation(3))
    assert [each.used for each in bank.mark([image], unused=True)] == [""]
    assert lines(bank.take(1)) == lines(taken[1:])


def test_marks_are_made_by_hand_too(filled: Filled) -> None:
    bank = filled(3)
    one, two, three = easy_puzzles(3)
    assert [each.used for each in bank.mark([two], Usage(what_for="a contest"))] == ["used for a contest"]
    assert lines(bank.take(2)) == [one.line, three.line]
    assert [each["how"] for each in bank.takes()] == ["mark", "take"]


def test_a_mark_on_what_is_not_there_marks_nothing(filled: Filled) -> None:
    bank = filled(1)
    with pytest.raises(BankError, match="nor an equivalent puzzle"):
        bank.mark(easy_puzzles(2), Usage())
    assert bank.left() == 1


def test_tags_come_and_go(filled: Filled) -> None:
    bank = filled(2)
    [first, _] = easy_puzzles(2)
    assert [each.tags for each in bank.mark([first], tags=["kids", "best"])] == [("best", "kids")]
    assert bank.left(Query(tags=("kids", "best"))) == 1
    assert [each.tags for each in bank.mark([first], without=["kids"])] == [("best",)]
    assert bank.left(Query(tags=("kids",))) == 0
    with pytest.raises(BankError, match="is not a single word"):
        bank.mark([first], tags=["for kids"])


def test_grades_of_another_version_do_not_count(filled: Filled) -> None:
    bank = filled(2)
    hodoku = scale_named("hodoku")
    assert bank.left(Query(scale=hodoku)) == 0
    assert bank.ungraded(hodoku) == [1, 2]
    bank.add_grades([(1, bank_grade(hodoku.grade(easy_puzzles(1)[0]), hodoku))])
    assert bank.left(Query(scale=hodoku)) == 1
    bank.file.run("UPDATE scales SET version = 'an old one' WHERE name = 'hodoku'")
    assert bank.left(Query(scale=hodoku)) == 0
    assert bank.ungraded(hodoku, unused=True) == [1, 2]


def test_a_wish_is_of_our_own_scale_with_what_it_names(filled: Filled) -> None:
    assert Query(Target(must="x-wing")).scale.name == Query().scale.name == "crosshatch"
    query = Query(Target(must="franken-jellyfish"))
    assert (query.scale.name, query.scale.difference) == ("own", "with Franken Jellyfish")
    assert filled(1).left(query) == 0


def test_wishes_that_cannot_be_met_are_refused(filled: Filled) -> None:
    from crosshatch import TargetError, UnknownTechnique

    bank = filled(1)
    with pytest.raises(TargetError, match="no level 'awful'"):
        bank.take(query=Query(Target(level="awful")))
    with pytest.raises(UnknownTechnique):
        bank.take(query=Query(Target(must="nonsense")))
    assert bank.left() == 1


def test_a_bank_is_closed_with_its_block(path: Path) -> None:
    with Bank(path, create=True):
        pass
    path.unlink()
    assert not path.exists()
