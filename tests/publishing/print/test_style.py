"""The look of boards and pages."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from crosshatch import Puzzle
from crosshatch.publishing import Layout, LayoutError, Style, pdf
from crosshatch.publishing.print import typesetter
from crosshatch.publishing.print.puzzles import Entry, entry_of
from crosshatch.publishing.print.style import colour_parts

pytest.importorskip("typst")

EASY = Puzzle("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79")
OWN = Path(typesetter.__file__).parent / "typefaces"


@pytest.mark.parametrize(
    ("colour", "parts"),
    [("#000000", [0, 0, 0]), ("#FF8000", [100, 50.2, 0]), ("15%", [85]), ("cmyk(100, 40,0,10%)", [100, 40, 0, 10])],
)
def test_colours(colour: str, parts: list[float]) -> None:
    assert colour_parts(Style(ink=colour).ink) == parts


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"ink": "red"}, "ink: expected a colour such as #1a5396, a grey such as 15% .100% is black., or cmyk"),
        ({"shade": "101%"}, "shade: expected a colour"),
        ({"accent": "cmyk(1,2,3)"}, "accent: expected a colour"),
        ({"lines": "fat"}, "lines cannot be 'fat'; choose from light, normal, heavy"),
        ({"symbols": "ABCA"}, "symbols cannot be 'ABCA'; choose digits, letters or pictures, or give 4 to 9"),
        ({"symbols": "\N{GRINNING FACE}ABC"}, "symbols cannot be"),
        ({"logo": "missing.png"}, "logo: missing.png: No such file"),
        ({"logo": __file__}, "logo: .*: expected a PNG, JPEG or SVG image"),
    ],
)
def test_styles_that_there_are_not(given: dict[str, str], message: str) -> None:
    with pytest.raises(LayoutError, match=f"^{message}"):
        Style(**given)  # type: ignore[arg-type]


def test_a_board_needs_a_symbol_for_each_digit() -> None:
    with pytest.raises(LayoutError, match=r"^a puzzle with 9 digits needs 9 symbols, but 'HORSES?' has fewer$"):
        entry_of(EASY, Layout(style=Style(symbols="HORSE")))


def printed(style: Style, title: str = "") -> bytes:
    return pdf([Entry(EASY, solution="1" * 81)], Layout(style=style, title=title))


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(
    "style",
    [
        Style(symbols="letters", bold=False, lines="light"),
        Style(symbols="pictures", shade="12%", lines="heavy"),
        Style(ink="#1a5396", accent="cmyk(100,40,0,10)", shade="#eeeeff"),
        Style(font="libertinus serif", digit_font=str(OWN / "FiraSans-Italic.ttf")),
    ],
    ids=str,
)
def test_styles_are_printed(style: Style) -> None:
    assert printed(style).startswith(b"%PDF")
    assert printed(style) != printed(Style())


def test_fonts_that_there_are_not(tmp_path: Path) -> None:
    with pytest.raises(LayoutError, match=r"^unknown font 'Foo'; installed are .*Fira Sans.* and "):
        printed(Style(font="Foo"))
    with pytest.raises(LayoutError, match=r"^digit_font: none\.ttf: No such file"):
        printed(Style(digit_font="none.ttf"))
    (tmp_path / "bad.ttf").write_text("no font")
    with pytest.raises(LayoutError, match=r"bad\.ttf: not a font file that can be read$"):
        printed(Style(digit_font=str(tmp_path / "bad.ttf")))


def test_a_logo(tmp_path: Path) -> None:
    logo = tmp_path / "logo.bin"  # the content counts, not the name
    logo.write_text(
        '\ufeff <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
    )
    assert printed(Style(logo=logo)) != printed(Style())
    logo.write_bytes(b"<svg" + b" " * 2_000_000)
    with pytest.raises(LayoutError, match=r"expected at most 2 MB$"):
        Style(logo=logo)
    logo.write_bytes(b"\x89PNG\r\n\x1a\nno image")
    with pytest.raises(LayoutError, match=r"^logo: .*logo\.bin: "):
        printed(Style(logo=logo))


HOSTILE = "#set page(fill: red) $x$ <b>bold</b> *strong* // #panic() \\ [ ] @ref `raw`"


def test_texts_are_printed_as_they_are() -> None:
    seen: list[str] = []

    def data(texts: str) -> bytes:
        entry = Entry(EASY, caption=texts, title=texts, short_title=texts, solution="1" * 81, hints=(texts,))
        layout = Layout(title=texts, date=texts)
        made = pdf([entry], layout)
        seen.append(texts)
        return made

    assert data(HOSTILE).count(b"/Type/Page\n") == data("harmless").count(b"/Type/Page\n")
    assert data(f"a\x00\x07\n\x1b[31m\u202eb\ud800{HOSTILE}").startswith(b"%PDF")


@pytest.mark.filterwarnings("ignore:.*cannot show:RuntimeWarning")
@settings(max_examples=20, deadline=None)
@given(st.text(max_size=40), st.text(alphabet="#$\\[]{}*_`<>@\"'=/~-+\n\0 a", max_size=40), st.integers(1, 12))
def test_any_text_is_printed(one: str, other: str, per_page: int) -> None:
    entry = Entry(EASY, caption=one, title=other, solution="1" * 81, hints=(one,))
    assert pdf([entry], Layout(title=other, date=one, per_page=per_page)).startswith(b"%PDF")


def test_control_characters_become_spaces() -> None:
    assert typesetter.printable("a\x00\x1b\n\u202eb\ud800") == "a    b?"


def test_characters_that_no_font_has_are_told() -> None:
    with pytest.warns(RuntimeWarning, match="cannot show '数'; a placeholder is printed; choose another font"):
        printed(Style(), title="数独")


@pytest.mark.filterwarnings("error")
def test_characters_that_another_font_has_are_printed() -> None:
    assert printed(Style(), title="Судоку ★ Σ")
