"""The scripts of the page that keep records, without a page: statistics, days and backups, run by Node.js."""

import json
import shutil
import subprocess
from typing import Any

import pytest

from crosshatch.app.static import PAGE

NODE = shutil.which("node")

pytestmark = pytest.mark.skipif(NODE is None, reason="there is no Node.js")

STATE = {name: [0] * 81 for name in ("digits", "corner", "centre", "colour")}
BOARD = {"givens": "53..7....".ljust(81, "."), "state": STATE, "moves": [[2, 4], [2, 4, 3, 1]], "done": 1}
GAME = {
    "id": "1.5",
    "at": 100,
    "board": BOARD,
    "seconds": 61.5,
    "hints": 0,
    "about": {"name": "Mine", "day": "2026-11-23"},
}
SOLVED = {"at": 100, "level": "hard", "seconds": 300, "hints": 1}
KEPT = {
    "games/1.5": GAME,
    "solved/1.5": SOLVED,
    "lessons": {"x-wing": {"right": 2}},
    "settings": {"theme": "dark"},
    "draft": 1,
}


def run(module: str, expression: str, *given: Any, zone: str = "UTC") -> Any:
    """Return the value of an expression of JavaScript: ``m`` is the module, and ``given`` what is given."""
    script = f"""
        import * as m from {json.dumps((PAGE / "js" / module).as_uri())};
        const given = {json.dumps(given)};
        const failing = run => {{ try {{ run(); }} catch (error) {{ return [error.key, error.values]; }} }};
        console.log(JSON.stringify({expression}));
    """
    assert NODE
    done = subprocess.run(
        [NODE, "--input-type=module", "-e", script], capture_output=True, text=True, env={"TZ": zone}, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_month_is_in_weeks_from_monday_on() -> None:
    weeks = run("dates.js", "m.weeksOf('2026-02-17')")
    assert [len(week) for week in weeks] == [7] * 5
    assert weeks[0] == [None] * 6 + ["2026-02-01"]
    assert weeks[-1] == [f"2026-02-{day}" for day in range(23, 29)] + [None]
    assert run("dates.js", "m.weeksOf('2024-02-01').flat().filter(Boolean).length") == 29


def test_days_and_months_go_on_over_the_year() -> None:
    assert run("dates.js", "[m.daysAfter('2026-12-31', 1), m.daysAfter('2024-03-01', -1)]") == [
        "2027-01-01",
        "2024-02-29",
    ]
    assert run("dates.js", "[m.monthAfter('2026-12-31', 1), m.monthAfter('2026-01-31', -1)]") == [
        "2027-01-01",
        "2025-12-01",
    ]


@pytest.mark.parametrize(("zone", "day"), [("Pacific/Auckland", "2026-11-24"), ("America/Los_Angeles", "2026-11-23")])
def test_a_day_is_that_of_the_player(zone: str, day: str) -> None:
    assert run("dates.js", "m.dayOf(Date.UTC(2026, 10, 24, 1))", zone=zone) == day


def test_medians_and_sums() -> None:
    assert run("records.js", "[m.median([3, 1, 2]), m.median([4, 1, 3, 2]), m.median([7])]") == [2, 2.5, 7]
    some = [{"seconds": 30, "hints": 0}, {"seconds": 10, "hints": 2}]
    assert run("records.js", "m.summed(given[0])", some) == {
        "solved": 2, "best": 10, "median": 20, "seconds": 40, "hints": 2, "unaided": 1
    }  # fmt: skip


def test_levels_are_in_their_order_and_other_boards_apart() -> None:
    some = [{"level": "hard"}, {"level": "easy"}, {"level": "hard", "board": "other"}, {}]
    records = [{"seconds": 60, "hints": 0, **each} for each in some]
    found = run("records.js", "m.byLevel(given[0], ['easy', 'medium', 'hard'])", records)
    assert [(each["level"], each["solved"]) for each in found] == [("easy", 1), ("hard", 1), ("", 2)]


@pytest.mark.parametrize(
    ("days", "expected"),
    [
        ([], (0, 0)),
        ([25], (1, 1)),
        ([24], (1, 1)),  # today's may still be solved
        ([23], (0, 1)),
        ([25, 24, 23, 20, 19], (3, 3)),
        ([25, 23, 22, 21], (1, 3)),
        ([25, 25, 24], (2, 2)),
    ],
)
def test_streaks(days: list[int], expected: tuple[int, int]) -> None:
    records = [{"day": f"2026-11-{day}"} for day in days]
    expression = "m.streaks(given[0].map(each => ({...each, at: Date.parse(each.day) + 3600000})), '2026-11-25')"
    assert run("records.js", expression, records) == {"current": expected[0], "longest": expected[1]}


def test_a_puzzle_solved_on_a_later_day_is_in_no_streak() -> None:
    expression = "m.streaks([{day: '2026-11-24', at: Date.parse('2026-11-25T12:00')}], '2026-11-25')"
    assert run("records.js", expression) == {"current": 0, "longest": 0}


def test_the_code_of_a_day_says_its_level_and_its_day() -> None:
    assert run("codes.js", "m.aboutCode('hard,180:2026-11-23/1')") == {
        "code": "hard,180:2026-11-23/1", "level": "hard", "day": "2026-11-23"
    }  # fmt: skip
    assert run("codes.js", "m.aboutCode('hard,180,board=6x6:2026-11-23/1')") == {
        "code": "hard,180,board=6x6:2026-11-23/1", "level": "hard"
    }  # fmt: skip
    assert run("codes.js", "m.aboutCode('must=x-wing:7')") == {"code": "must=x-wing:7"}


def test_a_backup_brings_everything_to_another_device() -> None:
    found = run("backup.js", "m.added(m.read(m.written(given[0])), {})", KEPT)
    assert found == {name: value for name, value in KEPT.items() if name != "draft"}
    assert run("backup.js", "m.added(m.read(m.written(given[0])), given[0])", KEPT) == {}


def test_a_backup_takes_nothing_away() -> None:
    here = {
        "games/1.5": {**GAME, "at": 200},
        "games/2": GAME,
        "solved/1.5": {**SOLVED, "seconds": 1},
        "lessons": {"x-wing": {"right": 1, "read": 1}, "skyscraper": {"read": 1}},
        "settings": {},
    }
    found = run("backup.js", "m.added(m.read(m.written(given[0])), given[1])", KEPT, here)
    assert found == {"lessons": {"x-wing": {"right": 2, "read": 1}, "skyscraper": {"read": 1}}}
    later = {**KEPT, "games/1.5": {**GAME, "at": 300}}
    assert run("backup.js", "m.added(m.read(m.written(given[0])), given[1])", later, here)["games/1.5"]["at"] == 300


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "app-backup-not-json"),
        ("[]", "app-backup-not-ours"),
        ("null", "app-backup-not-ours"),
        ('{"format": "crosshatch-backup", "version": 2}', "app-backup-newer"),
    ],
)
def test_what_is_no_backup_is_said(text: str, said: str) -> None:
    assert run("backup.js", "failing(() => m.read(given[0]))[0]", text) == said


@pytest.mark.parametrize(
    ("part", "name", "value"),
    [
        ("games", "id", "../settings"),
        ("games", "seconds", -1),
        ("games", "hints", 0.5),
        ("games", "about", {"name": 7}),
        ("games", "about", {"day": "tomorrow"}),
        ("games", "board", {**BOARD, "givens": "x" * 81}),
        ("games", "board", {**BOARD, "state": {"digits": ["9"] * 81}}),
        ("games", "board", {**BOARD, "moves": [[-1, 2]]}),
        ("games", "board", None),
        ("solved", "at", "yesterday"),
        ("solved", "day", "2026-11"),
        ("solved", "seconds", None),
    ],
)
def test_a_damaged_backup_is_refused_with_the_place(part: str, name: str, value: Any) -> None:
    backup = json.loads(run("backup.js", "m.written(given[0])", KEPT))
    backup[part].append({**backup[part][0], name: value})
    found = run("backup.js", "failing(() => m.read(given[0]))", json.dumps(backup))
    assert found == ["app-backup-bad", {"part": part, "number": 2}]
