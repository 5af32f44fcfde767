"""The built documentation in Chromium: what axe-core says of it, whether it fits a phone, and whether search works."""

from pathlib import Path

import pytest

from browsers import IN_BROWSER, NewTab

SITE = Path(__file__).parents[1] / "build" / "site"
pytestmark = IN_BROWSER

PAGES = ["index", "tutorial-makers", "generating", "gallery/x-wing", "hardest", "app", "command-line", "python"]
PHONE = {"width": 390, "height": 844}
BUTTONS_ARE_THERE = """() => [...document.querySelectorAll("pre > code")]
    .every(each => each.parentElement.querySelector("button"))"""
"""Whether each code block has its button, which the theme adds when the page has been drawn."""


@pytest.fixture(autouse=True, scope="module")
def site() -> None:
    build = "mkdocs build --strict --config-file docs/mkdocs.yml --site-dir $PWD/build/site"
    assert SITE.exists(), f"build the site first: {build}"


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_accessible_and_fits_a_phone(new_tab: NewTab, name: str) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    tab = new_tab("file:", "data:", "blob:", viewport=PHONE)
    tab.goto((SITE / f"{name}.html").as_uri())
    tab.wait_for_function(BUTTONS_ARE_THERE)
    assert tab.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert [each["id"] for each in axe.run(tab).response["violations"]] == []


def test_search_finds_a_technique_by_a_name_from_elsewhere(new_tab: NewTab) -> None:
    tab = new_tab("file:", "data:", "blob:", viewport={"width": 1280, "height": 800})
    tab.goto((SITE / "index.html").as_uri())
    tab.keyboard.press("/")
    tab.wait_for_selector(".md-search__input:focus")
    tab.keyboard.type("squirmbag")
    tab.wait_for_selector(".md-search-result__item a")
    assert tab.locator(".md-search-result__item").count() > 0
