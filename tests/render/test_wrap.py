"""Explanations with roles inline."""

import pytest

from crosshatch.render.prose import Span, parse, plain, text_of, wrap
from crosshatch.step import Role


def test_marked_parts_become_spans_with_roles() -> None:
    assert parse("The 5 of [house:row 1] is in [placed:r1c2].") == (
        Span("The 5 of "),
        Span("row 1", Role.HOUSE),
        Span(" is in "),
        Span("r1c2", Role.PLACED),
        Span("."),
    )


def test_roles_of_two_words() -> None:
    assert parse("[endo fin:r5c5][als a:r1c12]") == (Span("r5c5", Role.ENDO_FIN), Span("r1c12", Role.ALS_A))


@pytest.mark.parametrize("text", ["no marks at all", "a [nonsense:r1c1] b", "[1, 2] and [", "", "r1c1: 5]"])
def test_what_names_no_role_stays(text: str) -> None:
    assert plain(text) == text
    assert all(span.role is None for span in parse(text))


def test_plain_leaves_the_roles_out() -> None:
    assert plain("So [removed:r1c2] and [removed:r1c3] lose it.") == "So r1c2 and r1c3 lose it."


def test_wrapping_breaks_between_words_and_keeps_roles() -> None:
    lines = list(wrap(parse("one two [pivot:r5c5], three"), 10, "  "))
    assert [text_of(line) for line in lines] == ["  one two", "  r5c5,", "  three"]
    assert lines[1] == (Span("  "), Span("r5c5", Role.PIVOT), Span(","))


def test_a_word_that_is_too_long_stays_whole() -> None:
    assert [text_of(line) for line in wrap(parse("a bbbbbbbbbbbb c"), 5)] == ["a", "bbbbbbbbbbbb", "c"]


def test_nothing_wraps_to_nothing() -> None:
    assert list(wrap((), 10)) == []
