"""Plans of calendars."""

from pathlib import Path
from typing import Any

import pytest

from crosshatch.cli.plan import read_plan, replaced_again
from crosshatch.publishing import Calendar, CalendarError

WHOLE = """
week = "easy easy medium medium hard hard unfair"
symmetry = "180"
scale = "crosshatch"
first_day = "sunday"
seed = "post"
rising = false
apart_from = ["last.csv"]

[days]
2031-12-25 = "extreme"

[replaced]
2031-05-17 = 2
"2031-05-18/1" = 3
"""


def plan_of(text: str, folder: Path) -> dict[str, Any]:
    (folder / "plan.toml").write_text(text, encoding="utf-8")
    return read_plan(folder / "plan.toml")


def test_a_plan(tmp_path: Path) -> None:
    plan = plan_of(WHOLE, tmp_path)
    assert plan.pop("apart_from") == (str(tmp_path / "last.csv"),)
    calendar = Calendar(**plan)
    assert [slot.seed for slot in calendar.slots("2031-05-17..2031-05-18")] == [
        "post/2031-05-17/1.2",
        "post/2031-05-18/1.3",
    ]
    assert [slot.kind.target.level for slot in calendar.slots("2031-12-25..2031-12-28")] == [
        "extreme",
        "hard",
        "unfair",
        "easy",
    ]


def test_weeks_of_a_plan_take_turns(tmp_path: Path) -> None:
    plan = plan_of('week = ["easy - - - - - -", "hard - - - - - -"]', tmp_path)
    levels = {slot.kind.target.level for slot in Calendar(**plan).slots("2031-05")}
    assert levels == {"easy", "hard"}


def test_what_is_replaced_is_replaced_again_by_the_next_variation() -> None:
    again = replaced_again({"2031-05-17/1": 2}, ["2031-05-17", "2031-05-18", "2031-05-18"])
    assert again == {"2031-05-17": 3, "2031-05-18": 3}


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("week = ", "is not valid TOML"),
        ("seed = \u201cPost\u201d", "(at line 1, column 8); put text in straight quotes, such as "),
        ("weeks = 'easy'", "unknown key 'weeks'; a plan may have week, symmetry, "),
        ("week = 7", "week must be a week in quotes, or a list of weeks"),
        ("week = [7]", "week must be a week in quotes, or a list of weeks"),
        ("[days]\n2031-05-17 = 2", "days: 2031-05-17 = 2; expected an entry in quotes"),
        ("[replaced]\n2031-05-17 = 'hard'", "replaced: 2031-05-17 = 'hard'; expected a variation"),
        ("scale = 'none'", "there is no scale 'none'"),
    ],
)
def test_what_is_no_plan(text: str, problem: str, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"plan\.toml") as caught:
        plan_of(text, tmp_path)
    assert problem in str(caught.value)


def test_a_plan_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(CalendarError, match="No such file"):
        read_plan(tmp_path / "plan.toml")
