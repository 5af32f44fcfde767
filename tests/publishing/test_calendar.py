"""Calendars: which puzzle each day has follows from its date, whatever else is made."""

import pickle
from collections import defaultdict
from datetime import date
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch import Generator, HodokuScale, make_many, scale_named
from crosshatch.batch import distinct
from crosshatch.board.board import CLASSIC
from crosshatch.generator.errors import TargetError
from crosshatch.generator.patterns.drawings import GALLERY, text_mask
from crosshatch.publishing.calendar import WEEKDAYS, Calendar, Slot
from crosshatch.publishing.spans import CalendarError
from examples import examples

WEEK = "easy easy easy medium medium medium&easy -"


@pytest.fixture(scope="module")
def calendar() -> Calendar:
    return Calendar(WEEK, symmetry="180")


@pytest.fixture(scope="module")
def fortnight(calendar: Calendar) -> list[Any]:
    return list(distinct(calendar, calendar.seeds("2031-05-05..2031-05-18")))


def codes(calendar: Calendar, span: str) -> list[str]:
    return [slot.code for slot in calendar.slots(span)]


def test_a_week(calendar: Calendar) -> None:
    assert [
        (slot.date.day, slot.number, slot.kind.target.level) for slot in calendar.slots("2031-05-05..2031-05-12")
    ] == [
        (5, 1, "easy"),
        (6, 1, "easy"),
        (7, 1, "easy"),
        (8, 1, "medium"),
        (9, 1, "medium"),
        (10, 1, "medium"),
        (10, 2, "easy"),
        (12, 1, "easy"),
    ]


def test_each_day_is_what_its_date_says_whatever_is_made_besides(calendar: Calendar, fortnight: list[Any]) -> None:
    for made in fortnight[::4]:
        day = made.seed.partition("/")[0]
        assert made in list(distinct(calendar, calendar.seeds(day)))
        assert Calendar(WEEK, symmetry="180").make(made.seed) == made


def test_a_code_makes_a_puzzle_again_by_itself(fortnight: list[Any]) -> None:
    for made in fortnight[::5]:
        assert Generator.of_code(made.code).make(made.code) == made


def test_effort_rises_within_each_week_and_level(calendar: Calendar, fortnight: list[Any]) -> None:
    weeks = defaultdict(list)
    for made in fortnight:
        day = calendar.slot(made.seed).date
        weeks[day.isocalendar().week, made.grade.level].append(made.grade.effort)
    assert sorted(map(len, weeks.values())) == [3, 3, 4, 4]
    assert all(efforts == sorted(set(efforts)) for efforts in weeks.values())


def test_a_mask_has_the_symmetry_that_it_has() -> None:
    calendar = Calendar(f"mask=heart mask-text=24 mask=1{'?' * 80} - - - -", symmetry="180")
    patterns = [slot.kind.target.pattern.cells for slot in calendar.slots("2031-05-05..2031-05-07")]
    assert patterns == [GALLERY["heart"], text_mask("24"), "1" + "?" * 80]
    symmetries = [str(slot.kind.target.symmetry) for slot in calendar.slots("2031-05-05..2031-05-07")]
    assert symmetries == ["none", "none", "180"]
    assert next(calendar.slots("2031-05-05")).code.startswith("pattern=")


def test_harder_levels_take_more_effort() -> None:
    calendar = Calendar("hard medium - - - - -", symmetry="180")
    medium = [dict(slot.kind.target.ranges)["effort"] for slot in calendar.slots("2031-05-06")]
    hard = [dict(slot.kind.target.ranges)["effort"] for slot in calendar.slots("2031-05-05")]
    assert medium[0].highest < hard[0].lowest


def test_scores_rise_on_the_scale_of_hodoku() -> None:
    calendar = Calendar("easy easy easy - - - -", scale=scale_named("hodoku"))
    made = list(distinct(calendar, calendar.seeds("2031-05-05..2031-05-07")))
    scores = [each.grade.score for each in made]  # type: ignore[union-attr]
    assert scores == sorted(set(scores))
    assert [each.grade.level for each in made] == ["Easy"] * 3  # type: ignore[union-attr]
    assert ["score=" in each.code for each in made] == [True] * 3  # type: ignore[union-attr]


def test_puzzles_are_what_the_week_asks_for(calendar: Calendar, fortnight: list[Any]) -> None:
    for made in fortnight:
        kind = calendar.slot(made.seed).kind
        assert made.grade.level == kind.target.level.capitalize()
        assert made.grade.effort in dict(kind.target.ranges)["effort"]
        assert all((a == ".") == (b == ".") for a, b in zip(made.puzzle.line, reversed(made.puzzle.line), strict=True))


def test_no_two_are_the_same(fortnight: list[Any]) -> None:
    assert len({made.puzzle.canonical().puzzle for made in fortnight}) == len(fortnight)


def test_a_calendar_travels_to_workers(calendar: Calendar, fortnight: list[Any]) -> None:
    packed = pickle.dumps(calendar)
    assert len(packed) < 10_000
    assert list(make_many(pickle.loads(packed), [fortnight[3].seed])) == fortnight[3:4]


SPANS = st.tuples(st.dates(date(2000, 1, 1), date(2100, 1, 1)), st.integers(1, 40)).map(
    lambda pair: [date.fromordinal(pair[0].toordinal() + number) for number in range(pair[1])]
)


@examples(25)
@given(SPANS, SPANS)
def test_places_are_the_same_in_any_span(calendar: Calendar, one: list[date], other: list[date]) -> None:
    both = set(one) & set(other)
    first, second = ([slot for slot in calendar.slots(days) if slot.date in both] for days in (one, other))
    assert first == second
    assert [calendar.slot(slot.seed) for slot in first] == first


@pytest.mark.parametrize(
    "week",
    [
        "easy,easy,medium,-,hard,easy&hard,hard",
        "easy, easy, medium, -, hard, easy&hard, hard",
        "easy , easy,  medium, -, hard, easy&hard, hard,",
        "easy\neasy\nmedium\n-\nhard\neasy&hard\nhard",
    ],
)
def test_the_entries_of_a_week_may_have_commas_between_them(week: str) -> None:
    with_blanks = Calendar("easy easy medium - hard easy&hard hard")
    assert list(Calendar(week).slots("2031-05")) == list(with_blanks.slots("2031-05"))


def test_commas_within_an_entry_stay_there() -> None:
    with_blanks = Calendar("hard,180 - - - - - easy,givens=28")
    with_commas = Calendar("hard,180, -, -, -, -, -, easy,givens=28")
    assert list(with_commas.slots("2031-05")) == list(with_blanks.slots("2031-05"))


def test_weeks_that_take_turns() -> None:
    calendar = Calendar(["easy easy easy easy easy easy easy", "hard hard hard hard hard hard hard"], rising=False)
    levels = [slot.kind.target.level for slot in calendar.slots("2031-05-05..2031-05-25")]
    assert levels in (["easy"] * 7 + ["hard"] * 7 + ["easy"] * 7, ["hard"] * 7 + ["easy"] * 7 + ["hard"] * 7)


@pytest.mark.parametrize("first_day", WEEKDAYS)
def test_a_week_begins_on_any_day(first_day: str) -> None:
    calendar = Calendar("hard easy easy easy easy easy easy", first_day=first_day, rising=False)
    hard = [slot.date for slot in calendar.slots("2031-05") if slot.kind.target.level == "hard"]
    assert {WEEKDAYS[day.weekday()] for day in hard} == {first_day}
    assert len(hard) >= 4


def test_entries_are_codes_of_targets() -> None:
    week = "hard,90 hard,none scale=hodoku,easy er=2-2.6,scale=explainer easy,must=naked-single medium,effort=90-95 -"
    assert codes(Calendar(week, symmetry="180", rising=False), "2031-05-05..2031-05-11") == [
        "hard,90:2031-05-05/1",
        "hard:2031-05-06/1",
        "easy,180,scale=hodoku:2031-05-07/1",
        "180,scale=explainer,er=2-2.6:2031-05-08/1",
        "easy,180,must=naked-single:2031-05-09/1",
        "medium,180,effort=90-95:2031-05-10/1",
    ]


def test_a_scale_is_that_of_all_entries_that_name_none() -> None:
    calendar = Calendar("easy easy easy easy easy easy scale=crosshatch,hard", scale=scale_named("hodoku"))
    assert {each.name for each in calendar.scales()} >= {"hodoku"}


class Unhashable(HodokuScale):
    """A scale that can be no key of a dict."""

    name = "other"
    __hash__ = None  # type: ignore[assignment]


def test_any_scale_will_do() -> None:
    calendar = Calendar("easy easy - - - - -", scale=Unhashable())
    made = calendar.make(next(calendar.seeds("2031-05-05")))
    assert (made.scale, made.met) == ("other", True)


def test_other_days_and_names_and_variations() -> None:
    plain = Calendar(WEEK, rising=False)
    other = Calendar(
        WEEK,
        rising=False,
        seed="post",
        days={"2031-05-06": "hard", "2031-05-11": "easy"},
        replaced={"2031-05-07": 2, "2031-05-10/2": 3},
    )
    assert codes(plain, "2031-05-05..2031-05-11") == [
        "easy:2031-05-05/1",
        "easy:2031-05-06/1",
        "easy:2031-05-07/1",
        "medium:2031-05-08/1",
        "medium:2031-05-09/1",
        "medium:2031-05-10/1",
        "easy:2031-05-10/2",
    ]
    assert codes(other, "2031-05-05..2031-05-11") == [
        "easy:post/2031-05-05/1",
        "hard:post/2031-05-06/1",
        "easy:post/2031-05-07/1.2",
        "medium:post/2031-05-08/1",
        "medium:post/2031-05-09/1",
        "medium:post/2031-05-10/1",
        "easy:post/2031-05-10/2.3",
        "easy:post/2031-05-11/1",
    ]


def test_one_day_replaced_leaves_the_others_as_they_are(calendar: Calendar, fortnight: list[Any]) -> None:
    replaced = Calendar(WEEK, symmetry="180", replaced={"2031-05-06": 2})
    made = list(distinct(replaced, replaced.seeds("2031-05-05..2031-05-08")))
    assert [each == before for each, before in zip(made, fortnight, strict=False)] == [True, False, True, True]
    assert made[1].seed == "2031-05-06/1.2"
    assert calendar.make("2031-05-06/1.2") == made[1]


def test_days_alone_need_those_of_which_they_could_be_repeats(calendar: Calendar) -> None:
    def needed(of: Calendar) -> list[str]:
        return [slot.seed for slot in of.needed_for({date(2031, 5, 15)}, "2031-05")]

    assert needed(calendar) == ["2031-05-01/1", "2031-05-08/1", "2031-05-15/1"]
    flat = needed(Calendar(WEEK, symmetry="180", rising=False))
    assert [seed[8:10] for seed in flat] == ["01", "02", "03", "08", "09", "10", "15"]
    hodoku = needed(Calendar(WEEK, scale=scale_named("hodoku")))
    assert len(hodoku) == 15


@pytest.mark.parametrize(
    ("week", "problem"),
    [
        (
            "",
            "a week needs seven entries, one for each day, separated by spaces, or by commas if no entry contains one; "
            "found none",
        ),
        ("easy " * 8, "found 8"),
        ("easy,hard", "found 2 (easy,hard)"),
        ("- - - - - - -", "the week has no puzzles"),
        (
            "easy easy easy easy easy easy x=y",
            "invalid entry 'x=y': 'x=y': unknown criterion 'x'",
        ),
        ("easy easy easy easy easy easy hard,180,none", "180 and none cannot be combined"),
        ("easy easy easy easy easy easy hard&", "invalid entry 'hard&': a target is missing before or after &"),
        ("easy easy easy easy easy easy scale=own~12345678", "cannot contain the custom scale 'own'"),
        ([], "no week given"),
    ],
)
def test_weeks_that_cannot_be(week: Any, problem: str) -> None:
    with pytest.raises(CalendarError) as caught:
        Calendar(week)
    assert problem in str(caught.value)


def test_entries_that_no_puzzle_can_meet() -> None:
    with pytest.raises(TargetError, match="entry 'esay': the crosshatch scale has no level 'esay'"):
        Calendar("easy easy easy easy easy easy esay")
    with pytest.raises(TargetError, match="too hard"):
        Calendar("easy easy easy easy easy easy easy,must=x-wing")


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"first_day": "noday"}, "unknown weekday 'noday'"),
        ({"seed": "a:b"}, "without a colon"),
        ({"days": {"2031-05": "easy"}}, "'2031-05' is not a date"),
        ({"replaced": {"2031-05-06": 1}}, "2031-05-06: a variation must be 2 or higher, not 1"),
        ({"replaced": {"2031-05-06/2": 2}}, "2031-05-06 has 1 puzzle, so it has no number 2"),
        ({"replaced": {"2031-05-11": 2}}, "2031-05-11 has no puzzle, so it has no number 1"),
        ({"replaced": {"2031-05-06/x": 2}}, "not a date with an optional number"),
    ],
)
def test_options_that_cannot_be(options: dict[str, Any], problem: str) -> None:
    with pytest.raises(CalendarError) as caught:
        Calendar(WEEK, **options)
    assert problem in str(caught.value)


@pytest.mark.parametrize("seed", ["7/1", "2031-05-06/2", "2031-05-11/1", "post/2031-05-06/1", "2031-05-06"])
def test_seeds_of_no_place(calendar: Calendar, seed: str) -> None:
    with pytest.raises(CalendarError):
        calendar.slot(seed)


def test_a_place_is_told_by_its_values(calendar: Calendar) -> None:
    slot = calendar.slot("2031-05-10/2")
    assert (slot.date, slot.number, slot.seed) == (date(2031, 5, 10), 2, "2031-05-10/2")
    assert slot == Slot(date(2031, 5, 10), 2, slot.kind, "2031-05-10/2")


def test_a_weekday_can_have_a_board() -> None:
    calendar = Calendar("easy easy easy easy easy easy easy,board=jigsaw")
    saturday, sunday = (calendar.make(seed) for seed in calendar.seeds("2031-05-10..2031-05-11"))
    assert saturday.met
    assert sunday.met
    assert saturday.puzzle.board is CLASSIC
    assert sunday.puzzle.board.name.startswith("jigsaw:")
    assert sunday.seed == "2031-05-11/1"
