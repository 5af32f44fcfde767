"""A table of messages: how it is read, and how a language writes messages by it."""

import pytest

from crosshatch.logic.step import Role, Span
from crosshatch.words.fluent import Table
from crosshatch.words.language import Language
from crosshatch.words.messages import Marked, Message, Paragraph, cells, each_cell, house, houses, say
from crosshatch.words.spans import line, markup

TABLE = """
# A small language.

plural = { $number ->
    [0] one
    [1] one
   *[other] other
}
list-comma = { ", " }
list-and = { " and " }
list-or = { " or " }
list-semicolon = { "; " }
list-clause = { $count ->
    [2] { ", and " }
   *[other] { "; and " }
}
house = { $kind } { $number }
    .in = dans la { $kind } { $number }
houses = { $kind }s { $numbers }

## Texts

plain = Nothing to say.
long =
    This goes on
    in a second line.
    .short = This goes.
digits = { $digits } { PICK($digits, one: "is", other: "are") } there
clauses = { CLAUSES($facts) }.
either = { OR($cells) } { JOIN($cells, "/") } { AND($one, $cells) }
in-house = { FORM($houses, "in") }
together = { HOUSES($houses) }
start = { CAP($what) } begins.
many = { EACH($digits, "the") }: { TWO($digits) }, { TWO($digits, form: "small") }
the = the { $value }
two = { $value ->
    [2] Both
   *[other] All
}
    .small = { $value ->
        [2] both
       *[other] all { $word }
    }
inside = { $what ->
    [plain] just { plain }
   *[other]
        { $flag ->
            [true] { long.short }
           *[false] { "{" }{ "\\u00e9" }
        }
}
"""


@pytest.fixture(scope="module")
def small() -> Language:
    return Language("xx", Table(TABLE))


def written(language: Language, key: str, **values: object) -> str:
    return markup(language.line(say(key, **values)))


def test_a_text_of_several_lines_is_one_line(small: Language) -> None:
    assert written(small, "long") == "This goes on in a second line."
    assert small.text(Message("long", form="short")) == "This goes."


def test_a_list_has_a_conjunction_and_chooses_by_its_length(small: Language) -> None:
    assert written(small, "digits", digits=[5]) == "5 is there"
    assert written(small, "digits", digits=(1, 2, 5)) == "1, 2 and 5 are there"
    assert written(small, "digits", digits=[]) == " is there"


def test_clauses_are_separated_by_more_than_the_commas_within_them(small: Language) -> None:
    facts = "1 and 2 go", "3, 4 and 5 go", "6 goes"
    assert written(small, "clauses", facts=facts) == "1 and 2 go; 3, 4 and 5 go; and 6 goes."
    assert written(small, "clauses", facts=facts[:2]) == "1 and 2 go, and 3, 4 and 5 go."
    assert written(small, "clauses", facts=facts[:1]) == "1 and 2 go."


def test_cells_and_houses_keep_their_roles(small: Language) -> None:
    said = written(small, "either", cells=each_cell(Role.FIN, [0, 1]), one=cells(Role.PIVOT, [2, 3]))
    fins = "[fin:r1c1]", "[fin:r1c2]"
    assert said == f"{fins[0]} or {fins[1]} {fins[0]}/{fins[1]} [pivot:r1c34], {fins[0]} and {fins[1]}"
    assert written(small, "digits", digits=Marked(Role.ON, house(None, 9))) == "[on:column 1] are there"


def test_a_form_is_an_attribute_of_each_message(small: Language) -> None:
    said = written(small, "in-house", houses=houses(Role.HOUSE, [0, 18]))
    assert said == "[house:dans la row 1] and [house:dans la box 1]"


def test_houses_of_a_kind_are_put_together(small: Language) -> None:
    mixed = houses(Role.BASE, [0, 2, 10])
    assert written(small, "together", houses=mixed) == "rows [base:1] and [base:3] and [base:column 2]"
    assert written(small, "together", houses=houses(None, [9, 10, 12])) == "columns 1, 2 and 4"


def test_a_capital_begins_a_sentence_but_no_cell(small: Language) -> None:
    assert written(small, "start", what=house(Role.BASE, 4)) == "[base:Row 5] begins."
    assert written(small, "start", what=cells(Role.ON, [0])) == "[on:r1c1] begins."


def test_any_other_function_is_a_message_for_its_argument(small: Language) -> None:
    assert written(small, "many", digits=[1, 2]) == "the 1 and the 2: Both, both"
    assert written(small, "many", digits=[3], word="of it") == "the 3: All, all of it"


def test_selectors_within_each_other(small: Language) -> None:
    assert written(small, "inside", what=say("plain")) == "just Nothing to say."
    assert written(small, "inside", what="else", flag=True) == "This goes."
    assert written(small, "inside", what="else", flag=False) == "{é"


def test_a_choice_without_a_variant_is_an_error() -> None:
    with pytest.raises(KeyError, match="box"):
        Language("xx", Table('odd = { PICK($kind, row: "row") }\n')).text("odd", kind="box")


def test_what_a_table_lacks_is_said_otherwise(small: Language) -> None:
    assert small.text(Message("nowhere", otherwise=say("plain"))) == "Nothing to say."
    assert small.text(Message("plain", form="none", otherwise="")) == ""
    with pytest.raises(KeyError, match="nowhere"):
        small.text("nowhere")
    with pytest.raises(KeyError, match="digits"):
        small.text("digits")


def test_sentences_that_stand_alone_make_a_line_and_paragraphs_lines_of_their_own(small: Language) -> None:
    plain = say("plain")
    told = [plain, plain, Paragraph((plain,), indent=1), plain]
    assert small.lines(told) == (
        (Span("Nothing to say. Nothing to say."),),
        (Span("  Nothing to say."),),
        (Span("Nothing to say."),),
    )
    assert line("  ", *small.line(plain)) == small.lines(told)[1]


@pytest.mark.parametrize("text", ["{ $a", "{ $a -> [one] b }", "{ F($a, b: $c) }", "a } b", "{ 5 5 }"])
def test_a_message_that_cannot_be_read_is_an_error(text: str) -> None:
    with pytest.raises(ValueError, match="message 'bad' cannot be parsed at"):
        Table(f"bad = {text}\n").forms("bad")
