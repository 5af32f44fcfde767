"""Pictures as PNG."""

import sys
from pathlib import Path
from typing import Any

import pytest

from crosshatch import CrosshatchError, Grid, MissingExtra, Step
from crosshatch.render import bitmaps, png, svg

resvg = pytest.importorskip("resvg_py")


def size(picture: bytes) -> tuple[int, int]:
    return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])


@pytest.fixture
def writes() -> None:
    if not bitmaps._can_write(()):
        pytest.skip("no fonts here")


@pytest.mark.usefixtures("writes")
def test_a_picture_of_a_step(grid: Grid, hidden_single: Step) -> None:
    picture = svg(grid, hidden_single, size=280)
    assert png(picture).startswith(b"\x89PNG")
    assert size(png(picture)) == (280, 280)
    assert size(png(picture, width=560)) == (560, 560)


@pytest.mark.usefixtures("writes")
def test_digits_are_drawn(grid: Grid) -> None:
    assert png(svg(grid)) != png(svg(grid, candidates=False))


def test_without_fonts_there_is_no_picture(grid: Grid, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bitmaps, "_can_write", lambda fonts: False)
    with pytest.raises(MissingExtra, match="no font"):
        png(svg(grid))


def test_without_the_library_the_error_says_what_to_install(grid: Grid, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "resvg_py", None)
    bitmaps._can_write.cache_clear()
    with pytest.raises(MissingExtra, match=r"pip install 'crosshatch\[png\]'") as caught:
        png(svg(grid))
    assert isinstance(caught.value, CrosshatchError | ImportError)


@pytest.mark.usefixtures("writes")
def test_one_font_needs_no_list(grid: Grid, tmp_path: Path) -> None:
    picture = svg(grid)
    assert png(picture, fonts=tmp_path) == png(picture, fonts=[str(tmp_path)]) == png(picture, fonts=str(tmp_path))


@pytest.mark.parametrize("width", [0, -3])
def test_a_width_that_there_is_not(grid: Grid, width: int) -> None:
    with pytest.raises(ValueError, match=f"the width must be at least 1 pixel, not {width}"):
        png(svg(grid), width=width)


def test_only_a_text_is_drawn(grid: Grid) -> None:
    what: Any = grid
    with pytest.raises(TypeError, match=r"expected a picture as text, not a Grid; use png\(svg\(\.\.\.\)\)"):
        png(what)
