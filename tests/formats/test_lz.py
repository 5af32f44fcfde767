"""LZ-string."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from crosshatch import PuzzleError
from crosshatch.formats import lz

# What f-puzzles makes of an empty grid of 3 by 3, from the tests of SudokuPad's tools.
SMALL = "N4IgzglgXgpiBcBmANCA5gJwgEwQbT2AF9ljSiBdZQks4qm88iiooA=="


def test_a_link_from_elsewhere() -> None:
    text = '{"size":3,"grid":[[{},{},{}],[{},{},{}],[{},{},{}]]}'
    assert lz.decompress(SMALL) == text
    assert lz.compress(text) == SMALL


@given(st.text(st.characters(codec="utf-16"), max_size=300) | st.text("ab", max_size=2000))
def test_what_is_compressed_is_decompressed(text: str) -> None:
    assert lz.decompress(lz.compress(text)) == text


@given(st.text("ABCDwxyz0189+/= -_\\"))
def test_anything_else_is_a_puzzle_error_at_most(letters: str) -> None:
    try:
        lz.decompress(letters)
    except PuzzleError as error:
        assert "compressed text" in str(error) or "decompression" in str(error)  # noqa: PT017


@pytest.mark.parametrize(
    ("letters", "problem"),
    [
        (SMALL[:20], "the compressed text is incomplete; was the link cut off?"),
        ("N4Ig!", "unexpected '!' in the compressed text; copy the whole link again"),
        ("//////", "the compressed text is damaged; copy the whole link again"),
        ("A" * 200_000, "compressed text may have at most 100,000 characters, not 200,000"),
    ],
)
def test_what_is_wrong_is_said(letters: str, problem: str) -> None:
    with pytest.raises(PuzzleError) as caught:
        lz.decompress(letters)
    assert str(caught.value) == problem


def test_what_would_fill_the_memory_is_refused() -> None:
    with pytest.raises(PuzzleError, match=r"^the text has more than 1,000,000 characters after decompression$"):
        lz.decompress(lz.compress("a" * 1_000_001))
