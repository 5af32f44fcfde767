"""Rows of CSV that spreadsheets take for texts and numbers."""

import csv

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch.formats.csv_lines import cells_of, csv_line, guarded, unguarded


@pytest.mark.parametrize(
    "text",
    ["=1+1", "+49 170", "-1+cmd|' /C calc'!A0", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "\uff1d1", "--", "+e5", "'=1"],
)
def test_texts_like_formulas_have_an_apostrophe_before_them(text: str) -> None:
    assert guarded(text) == f"'{text}"


@pytest.mark.parametrize(
    "text", ["", "x", "it's", "'tis", "1+1", "-", "+", "-5", "+3.25", "-1,5", "-.5", "-1e-5", "-12%"]
)
def test_numbers_and_other_texts_stay(text: str) -> None:
    assert guarded(text) == text


@given(st.text(alphabet="'=+-@\t\r\n\uff1d15e. x"))
def test_what_is_written_is_read_as_it_was(text: str) -> None:
    assert unguarded(guarded(text)) == text


@given(st.lists(st.text(alphabet="'=+-@\t\r\n\uff1d15e. x,\""), min_size=2))
def test_rows_are_read_as_they_were(texts: list[str]) -> None:
    line = csv_line(texts)
    [cells] = csv.reader([line])
    assert [unguarded(each) for each in cells] == texts
    assert cells_of(line) == texts


def test_numbers_that_are_no_texts_stay() -> None:
    assert csv_line([-5, -0.25, None, "=1"]) == "-5,-0.25,,'=1"
