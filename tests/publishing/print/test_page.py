"""Sizes and margins of pages."""

import pytest

from crosshatch.publishing import Layout, LayoutError, Page


@pytest.mark.parametrize(
    ("size", "width", "height"),
    [
        ("a4", 210, 297),
        ("Letter", 215.9, 279.4),
        ("6x9in", 152.4, 228.6),
        ("8.5 x 11 in", 215.9, 279.4),
        ("148x210mm", 148, 210),
        ("14.8cm x 210mm", 148, 210),
        ("432x648pt", 152.4, 228.6),
    ],
)
def test_sizes(size: str, width: float, height: float) -> None:
    page = Page(size)
    assert (page.width, page.height) == (pytest.approx(width), pytest.approx(height))


@pytest.mark.parametrize(
    ("margins", "top", "outer", "bottom", "inner"),
    [
        ("15mm", 15, 15, 15, 15),
        ("20mm 15mm", 20, 15, 20, 15),
        ("20mm, 15mm, 18 mm, 0.5in", 20, 15, 18, 12.7),
        ("0", 0, 0, 0, 0),
    ],
)
def test_margins(margins: str, top: float, outer: float, bottom: float, inner: float) -> None:
    page = Page(margins=margins, gutter="5mm")
    assert (page.top, page.outer, page.bottom, page.inner) == pytest.approx((top, outer, bottom, inner + 5))


def test_margins_depend_on_the_size_by_default() -> None:
    assert [round(getattr(Page("6x9in"), side)) for side in ("top", "outer", "bottom", "inner")] == [18, 12, 15, 12]


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"size": "a9"}, "unknown page size 'a9'; use a3, a4, .*, or a size such as 6x9in or 148x210mm"),
        ({"size": "6x9"}, "unknown page size '6x9'"),
        ({"size": "0x9in"}, "page size 0x9in: width and height must be from 50 to 1000 mm"),
        ({"margins": "wide"}, "margins: expected a length such as 15mm or 0.5in, not 'wide'"),
        ({"margins": "5mm 5mm 5mm"}, "margins: expected 1, 2 or 4 lengths, not 3"),
        ({"margins": "11cm"}, "the margins are too wide for the page size a4: .* must be at least 40 mm wide, not 0"),
        ({"size": "6x9in", "gutter": "12cm"}, "the margins are too wide"),
        ({"gutter": "-3mm"}, "gutter: expected a length"),
        ({"bleed": "9cm"}, "bleed: expected at most 25 mm, not 9cm"),
    ],
)
def test_pages_that_there_are_not(given: dict[str, str], message: str) -> None:
    with pytest.raises(LayoutError, match=f"^{message}"):
        Page(**given)


def test_a_layout_takes_a_size_for_a_page() -> None:
    assert Layout(page="a5").page == Page("a5")
