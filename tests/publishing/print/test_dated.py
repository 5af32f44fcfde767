"""Puzzles of days on paper."""

from datetime import date

import pytest

from crosshatch import Puzzle
from crosshatch.publishing import Layout, dated
from crosshatch.publishing.print.puzzles import Entry, puzzles_data

EASY = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
OTHER = Puzzle("..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3..")

SATURDAY, SUNDAY, MONDAY = (date(2031, 5, day) for day in (17, 18, 19))
PUZZLES = [(SATURDAY, EASY), (SATURDAY, OTHER), (SUNDAY, EASY), (MONDAY, OTHER)]


def titles(entries: list[Entry]) -> list[str]:
    return [each.title for each in entries]


def test_dates_stand_above_puzzles() -> None:
    assert titles(dated(PUZZLES, Layout())) == [
        "Saturday, 17 May 2031 (1)",
        "Saturday, 17 May 2031 (2)",
        "Sunday, 18 May 2031",
        "Monday, 19 May 2031",
    ]
    assert titles(dated(PUZZLES[2:], Layout(language="de"))) == ["Sonntag, 18. Mai 2031", "Montag, 19. Mai 2031"]


def test_in_short_where_there_is_little_room() -> None:
    assert titles(dated(PUZZLES[2:], Layout(per_page=6))) == ["Sun 18 May 2031", "Mon 19 May 2031"]
    assert titles(dated(PUZZLES[2:], Layout(per_page=4, language="de"))) == ["So, 18.5.2031", "Mo, 19.5.2031"]
    assert dated(PUZZLES[2:], Layout())[0].short_title == "Sun 18 May 2031"


def test_a_puzzle_without_a_date_keeps_its_number() -> None:
    entries = dated([(None, EASY), (SUNDAY, EASY)], Layout())
    assert titles(entries) == ["", "Sunday, 18 May 2031"]
    assert [each["number"] for each in puzzles_data(entries, Layout())["puzzles"]] == ["1", "Sunday, 18 May 2031"]


def test_solutions_stand_beside_the_puzzles_of_the_next_day() -> None:
    entries = dated(PUZZLES, Layout(), next_day=True)
    beside = [[other.short_title for other in each.beside] for each in entries]
    assert beside == [[], [], ["Sat 17 May 2031 (1)", "Sat 17 May 2031 (2)"], ["Sun 18 May 2031"]]
    data = puzzles_data(entries, Layout())
    assert [each["number"] for each in data["solutions"]] == ["Mon 19 May 2031"]


def test_each_of_several_stands_beside_one_of_the_next_day() -> None:
    entries = dated([*PUZZLES[:2], (SUNDAY, EASY), (SUNDAY, OTHER)], Layout(), next_day=True)
    assert [[other.short_title[-3:] for other in each.beside] for each in entries] == [[], [], ["(1)"], ["(2)"]]


def test_there_is_not_always_room_for_them() -> None:
    with pytest.raises(ValueError, match="with 1 or 2 puzzles per page, not 6"):
        dated(PUZZLES, Layout(per_page=6), next_day=True)
