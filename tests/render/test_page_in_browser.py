"""Pages in Chromium: keys, clicks, swipes, how they fit and print, and what axe-core says of them.

They need a Chromium of the system (Debian's package ``chromium``) and the extra ``browser``.
"""

from pathlib import Path as FilePath
from typing import Any

import pytest

from browsers import IN_BROWSER, NewTab
from crosshatch.board.puzzle import Puzzle
from crosshatch.render import page
from crosshatch.solving.solver import Path, Solver
from crosshatch.techniques.catalogue import strategies_named

pytestmark = IN_BROWSER

PUZZLE = ".6.....2...31..7..2....95..1....5.8...6.4..........9.745.2.31.........5.....6.2.3"
SIMPLE = ("full-house", "hidden-single", "naked-single")
PHONE = {"width": 360, "height": 780}
DESKTOP = {"width": 1280, "height": 900}


@pytest.fixture(scope="module")
def path() -> Path:
    """A path with chains whose cases are told apart."""
    return Solver(strategies_named((*SIMPLE, "region-forcing-chain"))).solve(Puzzle(PUZZLE))


@pytest.fixture(scope="module")
def file(path: Path, tmp_path_factory: pytest.TempPathFactory) -> FilePath:
    """The page of the path, on disk."""
    file = tmp_path_factory.mktemp("pages") / "page.html"
    file.write_text(page(path), encoding="utf-8")
    return file


@pytest.fixture
def opened(new_tab: NewTab, file: FilePath) -> NewTab:
    """Return what opens the page at a fragment, with the options of a context."""

    def open_page(fragment: str = "", **options: Any) -> Any:
        tab = new_tab("file:", **{"viewport": DESKTOP} | options)
        tab.goto(f"{file.as_uri()}{fragment}")
        return tab

    return open_page


def shown(tab: Any) -> list[str]:
    """Return the ids of the slides that can be seen."""
    found: list[str] = tab.eval_on_selector_all(
        ".slide", "slides => slides.filter(each => each.offsetParent !== null).map(each => each.id)"
    )
    return found


def test_keys_go_through_the_steps(opened: NewTab, path: Path) -> None:
    tab = opened()
    assert shown(tab) == ["start"]
    for key, slide in (
        ("ArrowRight", "step-1"),
        ("ArrowRight", "step-2"),
        ("ArrowLeft", "step-1"),
        ("End", "end"),
        ("ArrowRight", "end"),
        ("ArrowLeft", f"step-{len(path)}"),
        ("Home", "start"),
        ("ArrowLeft", "start"),
    ):
        tab.keyboard.press(key)
        assert shown(tab) == [slide]
        assert tab.url.endswith(f"#{slide}")
        assert tab.eval_on_selector("[aria-current=step]", "link => link.hash") == f"#{slide}"


def test_keys_that_mean_something_else_are_left_alone(opened: NewTab) -> None:
    tab = opened()
    tab.keyboard.press("Control+ArrowRight")
    assert shown(tab) == ["start"]


def test_buttons_go_through_the_steps(opened: NewTab) -> None:
    tab = opened()
    for button, slide in (
        ("Next", "step-1"),
        ("Next", "step-2"),
        ("Back", "step-1"),
        ("Last", "end"),
        ("First", "start"),
    ):
        tab.get_by_role("button", name=button, exact=True).click()
        assert shown(tab) == [slide]


def test_the_list_leads_to_steps(opened: NewTab) -> None:
    tab = opened()
    tab.click('nav a[href="#step-20"]')
    assert shown(tab) == ["step-20"]
    assert tab.evaluate("document.activeElement.id") == "step-20"


def test_swipes_go_through_the_steps(opened: NewTab) -> None:
    tab = opened(viewport=PHONE, has_touch=True, is_mobile=True)
    session = tab.context.new_cdp_session(tab)

    def swipe(start: int, end: int, y_end: int = 300) -> None:
        for kind, x, y in (("touchStart", start, 300), ("touchMove", end, y_end)):
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
        session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def wait_for(slide: str) -> None:
        tab.wait_for_function("id => document.querySelector('.slide.current').id === id", arg=slide)

    swipe(300, 80)
    wait_for("step-1")
    swipe(300, 80)
    wait_for("step-2")
    swipe(80, 300)
    wait_for("step-1")
    tab.evaluate("addEventListener('scrollend', () => { window.scrolled = true; scrollTo(0, 0); }, {once: true})")
    swipe(200, 190, 100)  # which scrolls, further than the finger moves
    tab.wait_for_function("window.scrolled && scrollY === 0")
    assert shown(tab) == ["step-1"]
    swipe(300, 80)
    wait_for("step-2")
    assert shown(tab) == ["step-2"]


def test_a_fragment_leads_to_its_step(opened: NewTab) -> None:
    tab = opened("#step-12")
    assert shown(tab) == ["step-12"]
    tab.evaluate("location.hash = '#step-13'")
    tab.wait_for_function("document.querySelector('#step-13').offsetParent !== null")
    assert shown(tab) == ["step-13"]


def test_the_position_after_a_step(opened: NewTab) -> None:
    tab = opened("#step-15")
    before, after = "#step-15 figure .before >> nth=0", "#step-15 figure .after >> nth=0"
    assert (tab.is_visible(before), tab.is_visible(after)) == (True, False)
    tab.keyboard.press("a")
    assert (tab.is_visible(before), tab.is_visible(after)) == (False, True)
    assert tab.get_attribute("[data-toggle]", "aria-pressed") == "true"
    tab.keyboard.press("ArrowRight")
    assert tab.get_attribute("[data-toggle]", "aria-pressed") == "false"


def test_what_is_shown_is_told(opened: NewTab, path: Path) -> None:
    tab = opened()
    assert tab.inner_text("[aria-live=polite]") == ""
    tab.keyboard.press("ArrowRight")
    told = tab.text_content("[aria-live=polite]")
    assert told.startswith(f"Step 1 of {len(path)} Hidden Single. ")
    assert "So r5c9 is 5." in told


def test_the_keyboard_alone_is_enough(opened: NewTab) -> None:
    tab = opened()
    for name in ("Switch between dark and light", "First", "Back", "Next"):
        tab.keyboard.press("Tab")
        assert tab.evaluate("document.activeElement.ariaLabel") == name
        assert tab.evaluate("getComputedStyle(document.activeElement).outlineStyle") == "solid"
    tab.keyboard.press("Enter")
    assert shown(tab) == ["step-1"]


@pytest.mark.parametrize("language", ["light", "dark"])
def test_the_theme_follows_the_screen_until_it_is_chosen(opened: NewTab, language: str) -> None:
    tab = opened(color_scheme=language)
    ground, light = "getComputedStyle(document.body).backgroundColor", "rgb(247, 246, 243)"
    first = tab.evaluate(ground)
    assert (first == light) == (language == "light")
    tab.get_by_role("button", name="Switch between dark and light").click()
    assert (tab.evaluate(ground) == light) == (language == "dark")
    tab.get_by_role("button", name="Switch between dark and light").click()
    assert tab.evaluate(ground) == first


def test_phones_scroll_downwards_only_and_fingers_hit(opened: NewTab) -> None:
    tab = opened(viewport=PHONE, has_touch=True, is_mobile=True)
    for fragment in ("start", "step-15", "end"):
        tab.evaluate(f"location.hash = '#{fragment}'")
        tab.wait_for_selector(f"#{fragment}")
        assert tab.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    tab.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
    small = tab.eval_on_selector_all(
        "button, a, summary",
        "them => them.map(each => [each.textContent, each.getBoundingClientRect()])"
        ".filter(([, box]) => box.width && (box.width < 44 || box.height < 44)).map(([text]) => text)",
    )
    assert small == []


def test_without_scripts_all_steps_are_there_and_no_buttons(opened: NewTab, path: Path) -> None:
    tab = opened(java_script_enabled=False)
    assert tab.locator(".slide:visible").count() == len(path) + 2
    assert tab.locator("button:visible").count() == 0


def test_paper_has_all_steps_and_no_buttons(opened: NewTab, path: Path) -> None:
    tab = opened("#step-15", color_scheme="dark")
    tab.keyboard.press("a")
    tab.emulate_media(media="print")
    assert len(shown(tab)) == len(path) + 2
    assert tab.locator("button:visible, nav:visible").count() == 0
    assert tab.is_visible("#step-15 figure .before >> nth=0")
    assert tab.evaluate("getComputedStyle(document.body).backgroundColor") == "rgb(255, 255, 255)"


@pytest.mark.parametrize(("scheme", "viewport"), [("light", PHONE), ("dark", DESKTOP)], ids=["phone", "desktop"])
def test_axe_finds_nothing(opened: NewTab, scheme: str, viewport: dict[str, int]) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    for fragment in ("#start", "#step-15", "#step-34"):
        tab = opened(fragment, color_scheme=scheme, viewport=viewport)
        tab.evaluate("document.querySelectorAll('details').forEach(each => each.open = true)")
        found = axe.run(tab)
        assert found.violations_count == 0, found.generate_report()


def test_notebooks_show_several_paths_that_do_not_clash(browser: Any, path: Path, tmp_path: FilePath) -> None:
    singles = Solver(strategies_named(SIMPLE), None).solve(Puzzle(PUZZLE))
    file = tmp_path / "notebook.html"
    file.write_text(f"<!DOCTYPE html><title>x</title>{path._repr_html_()}<hr>{singles._repr_html_()}", encoding="utf-8")
    tab = browser.new_page()
    tab.goto(file.as_uri())
    first, second = tab.locator(".crosshatch-path").all()
    second.get_by_role("button", name="Next").click()
    second.get_by_role("button", name="Next").press("ArrowRight")
    assert first.locator(".slide:visible h2").all_inner_texts() == ["The puzzle"]
    assert [each.split("\n")[0] for each in second.locator(".slide:visible h2").all_inner_texts()] == ["Step 2 of 14"]
    assert tab.url == file.as_uri()
    tab.close()
