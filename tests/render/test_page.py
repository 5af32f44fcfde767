"""Pages that step through a path."""

import re
from collections import Counter
from html.parser import HTMLParser
from pathlib import Path as FilePath

import html5lib
import pytest

from crosshatch.board.boards import board
from crosshatch.board.constraints import Cage
from crosshatch.board.puzzle import Puzzle
from crosshatch.render import page
from crosshatch.solving.solver import Path, Solver
from crosshatch.techniques.catalogue import strategies_named
from crosshatch.techniques.names import UnknownTechnique
from crosshatch.words import explain
from crosshatch.words.spans import text_of

SNAPSHOT = FilePath(__file__).parents[1] / "data" / "snapshots" / "page.html"
LAST_STEPS = "123456789456789123789123456231564897564897231897231564312645978645978312978312..5"
"""Two cells are empty."""

CHAIN = ".6.....2...31..7..2....95..1....5.8...6.4..........9.745.2.31.........5.....6.2.3"
"""A puzzle that takes an X-Wing, an XY-Wing and an X-Chain."""

SIMPLE = ("full-house", "hidden-single", "naked-single")


@pytest.fixture(scope="module")
def path() -> Path:
    """A path with a few chains, until the techniques are stuck."""
    names = (*SIMPLE, "locked-candidates-type-2-claiming", "naked-pair", "xy-wing", "turbot-fish", "x-chain")
    return Solver(strategies_named(names), None).solve(Puzzle(CHAIN))


@pytest.fixture(scope="module")
def short() -> Path:
    """A path of two steps."""
    return Solver().solve(Puzzle(LAST_STEPS))


@pytest.fixture(scope="module")
def cases() -> Path:
    """A path whose steps tell cases apart."""
    return Solver(strategies_named((*SIMPLE, "region-forcing-chain"))).solve(Puzzle(CHAIN))


class Seen(HTMLParser):
    """The ids, the references to ids, the addresses and the text of a document."""

    def __init__(self, document: str) -> None:
        super().__init__()
        self.ids: Counter[str] = Counter()
        self.referred: set[str] = set()
        self.addresses: list[str] = []
        self.text = ""
        self.feed(document)
        self.referred |= set(re.findall(r"url\(#([^)]+)\)", document))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            assert value is not None or name in ("open", "data-toggle", "data-theme-toggle"), name
            if name == "id":
                self.ids[str(value)] += 1
            elif name in ("aria-labelledby", "aria-describedby"):
                self.referred |= set(str(value).split())
            elif name in ("href", "src"):
                self.addresses.append(str(value))
                self.referred.add(str(value).removeprefix("#"))

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def documents(path: Path, short: Path, cases: Path) -> list[str]:
    """Pages of all kinds, and a notebook with two paths."""
    cells = path._repr_html_() + short._repr_html_()
    notebook = f"<!DOCTYPE html><html lang=en><head><title>x</title></head><body>{cells}</body></html>"
    return [page(short), page(path, language="de"), page(cases, techniques=["region-forcing-chain"]), notebook]


def test_pages_are_valid_html(documents: list[str]) -> None:
    for each in documents:
        parser = html5lib.HTMLParser()
        parser.parse(each)
        assert parser.errors == []


def test_ids_are_unique_and_all_that_are_referred_to_are_there(documents: list[str]) -> None:
    for each in documents:
        seen = Seen(each)
        assert [ident for ident, count in seen.ids.items() if count > 1] == []
        assert seen.referred - set(seen.ids) == set()


def test_a_page_needs_nothing_else(path: Path) -> None:
    document = page(path)
    assert all(each.startswith("#") for each in Seen(document).addresses)
    assert set(re.findall(r"\bhttps?://[^\"' ]+", document)) == set()
    assert "@import" not in document


def test_every_step_is_in_the_document_with_its_words(path: Path) -> None:
    seen = Seen(page(path))
    text = " ".join(seen.text.split())
    for number, step in enumerate(path.steps, 1):
        assert f"step-{number}" in seen.ids
        assert step.notation in text
        assert all(" ".join(text_of(line).split()) in text for line in explain(step))
    assert {"start", "end"} <= set(seen.ids)
    assert f"Step 1 of {len(path)}" in text


def test_a_page_to_read(short: Path) -> None:
    """Held as it is, without the script and the styles, which stand in files of their own."""
    document = re.sub(r"<(style|script)>.*?</\1>", r"<\1></\1>", page(short), flags=re.S)
    assert document == SNAPSHOT.read_text(encoding="utf-8")


def test_titles_are_escaped(short: Path) -> None:
    document = page(short, title='<b>"R&D"</b>')
    assert "<title>&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt;</title>" in document
    assert "<b>&quot;" not in document
    html5lib.HTMLParser(strict=True).parse(document)


def test_the_language_is_told(short: Path) -> None:
    document = page(short, language="de")
    assert '<html lang="de">' in document
    assert "Schritt 1 von 2" in document
    with pytest.raises(ValueError, match="there is no language 'la'"):
        page(short, language="la")


def test_the_steps_of_some_techniques_only(path: Path) -> None:
    seen = Seen(page(path, techniques=["xy-wing"]))
    (number,) = [number for number, each in enumerate(path.techniques(), 1) if each.slug == "xy-wing"]
    assert {each for each in seen.ids if re.fullmatch(r"step-\d+", each)} == {f"step-{number}"}


def test_each_case_has_a_picture_and_says_what_it_comes_to(cases: Path) -> None:
    (number, step), *_ = [(number, each) for number, each in enumerate(cases.steps, 1) if each.branches]
    seen = Seen(page(cases))
    assert [each for each in seen.ids if re.fullmatch(rf"step-{number}-case-\d+-title", each)] == [
        f"step-{number}-case-{case}-title" for case in range(1, len(step.branches) + 1)
    ]
    assert f"If {step.branches[0].case[0]}: " in seen.text


def test_where_a_search_takes_over() -> None:
    path = Solver(strategies_named(SIMPLE)).solve(Puzzle(CHAIN))
    before, after = Seen(page(path)).text.split(
        "None of the techniques in use finds a step here, so a search takes over"
    )
    assert f"Step {path.logic_steps} of" in before
    assert f"Step {path.logic_steps + 1} of" not in after


def test_pages_of_a_notebook_do_not_clash(path: Path, short: Path) -> None:
    one, other = Seen(path._repr_html_()), Seen(short._repr_html_())
    assert not set(one.ids) & set(other.ids)
    for document in (path._repr_html_(), short._repr_html_()):
        rules = re.sub(r"@media[^{]*", "", "".join(re.findall(r"<style>(.*?)</style>", document, re.S)))
        selectors = [each.strip() for rule in re.findall(r"([^{}]+)\{", rules) for each in rule.split(",")]
        assert all(each.startswith(".crosshatch") for each in selectors if each), selectors


def test_pages_are_small(path: Path) -> None:
    assert len(page(path).encode()) < 20_000 + 6_000 * len(path)


def test_what_is_no_path_and_no_technique_is_refused() -> None:
    puzzle = Puzzle("1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3")
    with pytest.raises(TypeError, match="expected a Path, not a Puzzle"):
        page(puzzle)  # type: ignore[arg-type]
    path = Solver().solve(puzzle)
    with pytest.raises(UnknownTechnique, match="x-win"):
        page(path, techniques=["x-win"])
    assert 'id="step-1"' not in page(path, techniques=["jellyfish"])


def test_a_page_shows_the_board_and_names_its_rules() -> None:
    kind = board("6x6+anti-king", Cage(["r3c1", "r3c2"], 5))
    document = page(Solver().solve(Puzzle("56.1.2412......416.46...3..5.46.4.21", board=kind)))
    assert "<p>Rules: anti-king</p>" in document
    assert "--pen-ink:" in document
    assert document.count('viewBox="-20 -20 383 383"') == document.count('<svg class="crosshatch"')
    html5lib.HTMLParser(strict=True).parse(document)
