"""Entries of streams of puzzles."""

import pytest

from crosshatch.batch.entries import typed


@pytest.mark.parametrize(
    ("text", "number"),
    [("25", 25), ("-3", -3), ("1.50", 1.5), ("0.20363408521303258", 0.20363408521303258), ("1e-05", 1e-05)],
)
def test_numbers(text: str, number: float) -> None:
    found = typed(text)
    assert (found, type(found)) == (number, type(number))


@pytest.mark.parametrize("text", ["007", "4" * 81, "1" * 30, "3.14159265358979323846", "1e5", "1e+999", "nan", ""])
def test_texts_that_numbers_would_change(text: str) -> None:
    assert typed(text) == text
