"""Lines of spans, broken to a width."""

from crosshatch.logic.step import Role, Span
from crosshatch.render.wrap import wrap
from crosshatch.words.spans import marked, say, text_of


def test_lines_break_between_words_and_keep_roles() -> None:
    line = say("one two {cell}, three", cell=marked(Role.PIVOT, "r5c5"))
    lines = list(wrap(line, 10, "  "))
    assert [text_of(line) for line in lines] == ["  one two", "  r5c5,", "  three"]
    assert lines[1] == (Span("  "), Span("r5c5", Role.PIVOT), Span(","))


def test_a_line_may_be_just_as_wide_as_the_width() -> None:
    assert [text_of(line) for line in wrap((Span("one two three"),), 7)] == ["one two", "three"]
    assert [text_of(line) for line in wrap((Span("one two three"),), 6)] == ["one", "two", "three"]


def test_the_later_parts_of_an_indented_line_do_not_look_like_lines() -> None:
    line = (Span("  one two three"),)
    assert [text_of(each) for each in wrap(line, 10, " ")] == ["   one two", "       three"]


def test_a_word_that_is_too_long_stays_whole() -> None:
    assert [text_of(line) for line in wrap((Span("a bbbbbbbbbbbb c"),), 5)] == ["a", "bbbbbbbbbbbb", "c"]


def test_a_name_of_two_words_may_break_and_keeps_its_role_in_both() -> None:
    first, second = wrap((Span("box 1", Role.HOUSE),), 3)
    assert (first, second) == ((Span(""), Span("box", Role.HOUSE)), (Span(""), Span("1", Role.HOUSE)))


def test_nothing_wraps_to_nothing() -> None:
    assert list(wrap((), 10)) == []
