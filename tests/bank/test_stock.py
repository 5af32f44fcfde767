"""What a bank has, counted."""

import json
from collections.abc import Callable

from crosshatch import scale_named
from crosshatch.bank import Bank, Usage
from crosshatch.bank.stock import stock_of

CROSSHATCH = scale_named("crosshatch")


def test_puzzles_are_counted_by_what_they_are(filled: Callable[[int], Bank]) -> None:
    bank = filled(5)
    bank.take(2, use=Usage("2031-05-31", "Morning Post"), daily=True)
    stock = stock_of(bank, CROSSHATCH)
    assert (stock["puzzles"], stock["other"]) == ({"left": 3, "used": 2}, {"left": 0, "used": 0})
    assert stock["levels"] == {"Easy": {"left": 3, "used": 2}}
    assert sum(each["left"] + each["used"] for each in stock["ratings"]) == 5
    assert stock["techniques"]["Full House"] == {"left": 3, "used": 2}
    assert stock["uses"] == [
        {"month": "2031-05", "what_for": "Morning Post", "count": 1},
        {"month": "2031-06", "what_for": "Morning Post", "count": 1},
    ]
    assert stock["last_day"] == "2031-06-01"
    assert json.loads(json.dumps(stock)) == stock


def test_a_bank_without_puzzles_has_none(bank: Bank) -> None:
    stock = stock_of(bank, CROSSHATCH)
    assert (stock["puzzles"], stock["levels"], stock["uses"], stock["last_day"]) == ({"left": 0, "used": 0}, {}, [], "")


def test_puzzles_without_a_grade_on_the_scale_are_counted_apart(filled: Callable[[int], Bank]) -> None:
    stock = stock_of(filled(3), scale_named("hodoku"))
    assert (stock["puzzles"], stock["other"], stock["levels"]) == ({"left": 3, "used": 0}, {"left": 3, "used": 0}, {})
