"""Every position of the gallery still shows its technique, and its first page is as its script writes it."""

import json
import sys
from importlib import import_module
from pathlib import Path

import pytest

from crosshatch.board.board import CLASSIC
from crosshatch.formats import read
from crosshatch.generator.rare_techniques import NEVER_SEEN
from crosshatch.generator.superseded_techniques import SUPERSEDED_BY
from crosshatch.logic import proof
from crosshatch.techniques.catalogue import CATALOGUE, strategy_named
from engines import COMPILED, if_compiled

DOCS = Path(__file__).parents[1] / "docs"

LONG_SEARCHES = {"Nested Forcing Chain Level 3", "Nested Forcing Chain Level 4"}
"""What takes a minute where the engines are interpreted; there, it is left out, and so are the pages as a whole."""

sys.path.insert(0, str(DOCS))
gallery = import_module("gallery")
gallery_pages = import_module("gallery_pages")
sys.path.remove(str(DOCS))

SHOWN = gallery.known()


@pytest.mark.parametrize("name", SHOWN.examples)
def test_the_step_is_found_and_proved(name: str) -> None:
    if not COMPILED and name in LONG_SEARCHES:
        pytest.skip("it takes a minute where the engines are interpreted")
    example = SHOWN.examples[name]
    step = example.step()
    assert step, "not found any more; python docs/gallery.py looks for another"
    assert step.notation == example.notation
    proof.verify(example.puzzle.grid(), step)


def test_every_technique_that_is_on_is_shown_or_named_as_too_rare() -> None:
    missing = [
        each.technique.title for each in CATALOGUE if each.technique.on and each.technique.title not in SHOWN.examples
    ]
    assert set(missing) <= set(SHOWN.rare), "python docs/gallery.py looks for them"


@if_compiled
def test_positions_to_practise_show_their_step() -> None:
    for name, positions in SHOWN.practice.items():
        if name.startswith("Nested"):
            continue
        strategy = strategy_named(name)
        for line, notation in list(positions.items())[:1]:
            grid = read(line).grid()
            assert notation in {step.notation for step in strategy.find(grid)}, line


def test_what_can_be_practised_has_positions() -> None:
    never = {*SUPERSEDED_BY, *(strategy_named(slug).technique.title for slug in NEVER_SEEN)}
    assert {name for name, positions in SHOWN.practice.items() if not positions} <= never


def test_the_first_page_is_as_its_script_writes_it() -> None:
    page = gallery_pages.PAGE.read_text(encoding="utf-8")
    assert gallery_pages.first_page(SHOWN) == page, "python docs/gallery.py writes it again"


def test_the_figures_are_those_of_the_catalogue() -> None:
    counts = json.loads(gallery_pages.FREQUENCIES.read_text(encoding="utf-8"))
    assert counts["puzzles"] >= 10_000
    on = {each.technique.slug for each in CATALOGUE if each.technique.on and each.works_on(CLASSIC)}
    assert on <= counts["needed"].keys(), "python docs/frequencies.py counts anew"


@if_compiled
def test_each_technique_has_a_page() -> None:
    pages = dict(gallery_pages.pages(SHOWN))
    assert pages.keys() == {each.technique.slug for each in gallery.SHOWN}
    page = pages["x-wing"]
    parts = ("# X-Wing", "<svg", "## Practise it", "$ crosshatch practice x-wing", "HoDoKu | Hard 140 (code 0300)")
    for part in (*parts, "about one in"):
        assert part in page
    assert "If r" in pages["cell-forcing-chain"]
    assert "Also known as: Y-Wing." in pages["xy-wing"]
    for slug in ("combinations", "law-of-leftovers"):
        assert '{"board":' in pages[slug]
        assert "needed only on [other boards]" in pages[slug]
        assert "$ crosshatch practice" not in pages[slug]


def test_what_is_written_reads_the_same() -> None:
    kept = gallery.read_gallery(gallery.write_gallery(SHOWN))
    assert (kept.examples, kept.rare, kept.practice) == (SHOWN.examples, SHOWN.rare, SHOWN.practice)


@if_compiled
def test_what_is_known_is_not_searched_for_again() -> None:
    assert gallery.fill(SHOWN) == SHOWN
