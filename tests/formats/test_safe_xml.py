"""XML that could harm is refused, in little time."""

import time

import pytest

from crosshatch import PuzzleError
from crosshatch.formats.safe_xml import End, Start, events

LAUGHS = """<?xml version="1.0"?>
<!DOCTYPE lolz [<!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
<opensudoku><name>&b;</name></opensudoku>"""


def test_starts_and_ends_come_as_they_are_read() -> None:
    found = events(["<a x='1'><b>wo", "rd</b>", "</a>"])
    assert list(found) == [Start("a", {"x": "1"}), Start("b", {}), End("b", "word"), End("a", "")]


def test_pieces_of_any_size() -> None:
    text = "<a x='1'><b>word</b>\n<c y='two'/></a>"
    assert list(events(text)) == list(events([text]))


def test_a_long_tag_in_small_pieces_takes_no_longer_than_its_length() -> None:
    start = time.process_time()
    with pytest.raises(PuzzleError, match="unclosed token"):
        list(events(["<a x='", *["y"] * 150_000]))
    assert time.process_time() - start < 1


def test_whatever_encoding_is_declared_the_text_is_decoded_already() -> None:
    assert [*events(["<?xml version='1.0' encoding='UT5F-16'?><a>é</a>"])][1] == End("a", "é")


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (LAUGHS, "line 2: document types and entities are not supported; remove them"),
        ("<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>", "line 1: document types and entities are not supported"),
        ("<a>" * 50, "line 1: elements are nested more than 20 deep"),
        ("<a>&what;</a>", "line 1: invalid XML: undefined entity"),
        ("<a><b></a>", "line 1: invalid XML: mismatched tag"),
        ("<a x='" + "y" * 500_000, "line 1: no tag or text may be longer than 100,000 characters"),
        ("<a>" + "y" * 500_000, "line 1: no tag or text may be longer than 100,000 characters"),
    ],
)
def test_what_is_not_read(text: str, problem: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        list(events([text]))
    assert str(caught.value).startswith(problem)
