"""Text with roles, and the formatter that makes it."""

import pytest

from crosshatch.logic.step import Role, Span
from crosshatch.words.spans import capital, cells, join, line, marked, markup, say, small, text_of


def test_a_line_goes_on_in_a_sentence_without_its_capital() -> None:
    assert text_of(small(say("In box 1, so."))) == "in box 1, so."
    assert small(()) == ()


def test_a_template_takes_its_parts_with_their_roles() -> None:
    text = say("{pivot} is {one} or {other}.", pivot=cells(Role.PIVOT, [40]), one=1, other="2")
    assert text == (Span("r5c5", Role.PIVOT), Span(" is 1 or 2."))
    assert markup(text) == "[pivot:r5c5] is 1 or 2."
    assert text_of(text) == "r5c5 is 1 or 2."


def test_a_part_can_be_a_whole_line() -> None:
    where = say("in {house}", house=marked(Role.HOUSE, "box 1"))
    assert markup(say("The 5 {where} is in {cell}.", where=where, cell=cells(Role.PLACED, [0]))) == (
        "The 5 in [house:box 1] is in [placed:r1c1]."
    )


def test_a_part_that_is_missing_is_an_error() -> None:
    with pytest.raises(KeyError, match="pincers"):
        say("{pivot} sees {pincers}", pivot=cells(Role.PIVOT, [40]))


def test_an_empty_part_leaves_nothing_behind() -> None:
    assert say("one{more}.", more="") == say("one{more}.", more=()) == (Span("one."),)


def test_plain_words_side_by_side_are_one_span_and_roles_stay_apart() -> None:
    two = marked(Role.FIN, "r1c1"), marked(Role.FIN, "r1c2")
    assert line("a", "b", 3, *two, "c") == (Span("ab3"), *two, Span("c"))


def test_cells_and_houses_are_named_as_people_name_them() -> None:
    assert cells(Role.PINCER, [0, 3]) == Span("r1c14", Role.PINCER)


def test_pieces_joined_have_a_text_between_each_two_and_none_about_what_is_empty() -> None:
    assert text_of(join(["one", "", (), "two", 3])) == "one two 3"
    assert text_of(join(["one", "two"], ", ")) == "one, two"
    assert join([]) == ()


def test_a_capital_at_the_beginning_changes_no_role() -> None:
    assert capital(line(marked(Role.HOUSE, "box 1"), " has it.")) == (Span("Box 1", Role.HOUSE), Span(" has it."))
    assert capital(()) == ()
