"""The page in Chromium, on both hosts: played, hinted, explained, made and shared, by keyboard and by touch.

They need a Chromium of the system and the extra ``browser``; for the host that runs in the browser also Pyodide, in the
folder that the variable CROSSHATCH_PYODIDE names.
"""

import json
import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import pairwise
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from browsers import IN_BROWSER, NewTab
from crosshatch.app.static import build
from crosshatch.app.texts import page_texts
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator import Generator
from crosshatch.position.status import count_solutions, solutions
from crosshatch.techniques.catalogue import CATALOGUE
from crosshatch.words import CODES, title_of

PYODIDE = os.environ.get("CROSSHATCH_PYODIDE", "")

pytestmark = IN_BROWSER

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
WITH_AIC = "...6....1.2184........3....4......7...3.6.94.9....3..88.7.....3......41..1....5.2"
WITH_FORCING_CHAINS = "4..3..921..5..2.............5.7....8...1....31......4...4.2.8.....93...463.4...5."
HARDEST = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.."
SEVERAL = ".346789126.219534819.342567859.61423426853791713924856961.3728.287.1963.345286179"
EXHAUSTED = "534678912672195348198342567859761423426853791713924856961.3728.287.1963.345286179"
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
TOO_LATE = {"error": {"kind": "OutOfTime", "message": "out of time", "field": None}}


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not PYODIDE:
        pytest.skip("CROSSHATCH_PYODIDE names no folder")
    folder = tmp_path_factory.mktemp("app") / "site"
    build(folder, Path(PYODIDE))
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder))) as host:
        Thread(target=host.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{host.server_address[1]}/"
        host.shutdown()


@pytest.fixture(scope="session")
def address(request: pytest.FixtureRequest) -> str:
    """The address of the page on one of its hosts: the server, where a test does not ask for others."""
    found: str = request.getfixturevalue(getattr(request, "param", "server"))
    return found


on_both_hosts = pytest.mark.parametrize("address", ["server", "files"], indirect=True, scope="session")
on_files = pytest.mark.parametrize("address", ["files"], indirect=True, scope="session")


@pytest.fixture
def opened(new_tab: NewTab, address: str) -> NewTab:
    """Return what opens the page at a fragment, with the options of a context."""

    def open_page(fragment: str = f"#p={PUZZLE}", **options: Any) -> Any:
        tab = new_tab(address, "blob:", **DESKTOP | options)
        tab.set_default_timeout(90_000)
        tab.goto(address + fragment)
        tab.wait_for_selector("[role=gridcell]")
        tab.wait_for_function("() => document.querySelectorAll('.board .given').length > 16")
        if fragment:
            tab.wait_for_function(f"() => location.hash !== '' && {tab_line()} === '{fragment_line(fragment)}'")
        return tab

    return open_page


def fragment_line(fragment: str) -> str:
    found = re.search(r"p=([.\d]{81})", fragment)
    assert found
    return found[1]


def tab_line() -> str:
    """JavaScript for the digits on the board, as a line."""
    cells = "[...document.querySelectorAll('[role=gridcell]')]"
    return f"{cells}.map(each => /, (\\d)/.exec(each.ariaLabel)?.[1] ?? '.').join('')"


def line(tab: Any) -> str:
    found: str = tab.evaluate(tab_line())
    return found


def reload(tab: Any) -> None:
    tab.reload()
    tab.wait_for_selector("[role=gridcell]")


def cell(tab: Any, number: int) -> Any:
    return tab.locator("[role=gridcell]").nth(number)


def panel(tab: Any, name: str) -> Any:
    tab.click(f"#tab-{name}")
    return tab.locator(f"#panel-{name}")


def open_settings(tab: Any) -> Any:
    tab.get_by_role("button", name="Settings").click()
    return tab.get_by_role("dialog", name="Settings")


@contextmanager
def given_up(tab: Any, method: str, button: Any) -> Iterator[None]:
    """Press a button that asks for a method, which does not answer; what is done then has to give that up at once."""
    button.wait_for()
    tab.clock.install(time=f"{DAY}T12:00:00")
    tab.clock.pause_at(f"{DAY}T12:01:00")
    tab.route(f"**/api/{method}", lambda _: None, times=1)
    with tab.expect_request(f"**/api/{method}"):
        button.click()
        tab.clock.run_for(200)  # until the page looks at what has changed, but not until it says that one waits
    with tab.expect_event("requestfailed", lambda asked: asked.url.endswith(f"/api/{method}")):
        yield
    tab.clock.resume()


def test_a_puzzle_is_played_to_its_end_by_keyboard(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 0).click()
    for number, digit in enumerate(SOLUTION):
        if PUZZLE[number] == ".":
            tab.keyboard.press(digit)
        tab.keyboard.press("ArrowRight")
        if number % 9 == 8:
            tab.keyboard.press("ArrowDown")
    assert line(tab) == SOLUTION
    tab.wait_for_selector("text=Well done!")


def test_a_puzzle_is_played_to_its_end_by_touch(opened: NewTab) -> None:
    tab = opened(**PHONE)
    for number, digit in enumerate(SOLUTION):
        if PUZZLE[number] == ".":
            cell(tab, number).tap()
            tab.locator(".key").nth(int(digit) - 1).tap()
    assert line(tab) == SOLUTION
    tab.wait_for_selector("text=Well done!")


def test_marks_colours_undo_and_redo(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    tab.keyboard.press("Shift+Digit1")
    tab.keyboard.press("Control+Digit2")
    tab.keyboard.press("v")
    tab.keyboard.press("5")
    said = "row 1 column 3, empty, centre marks 2, corner marks 1, colour 5"
    assert cell(tab, 2).get_attribute("aria-label") == said
    for _ in range(3):
        tab.keyboard.press("Control+z")
    assert cell(tab, 2).get_attribute("aria-label") == "row 1 column 3, empty"
    for _ in range(3):
        tab.keyboard.press("Control+y")
    assert cell(tab, 2).get_attribute("aria-label") == said


def mark_places(tab: Any) -> dict[str, str]:
    """Each mark on the board, by its place."""
    script = """() => [...document.querySelectorAll(".board .notes text")]
        .map(each => [`${each.getAttribute("x")},${each.getAttribute("y")}`, each.textContent])"""
    return dict(tab.evaluate(script))


def test_a_mark_changes_no_other_cell(opened: NewTab) -> None:
    tab = opened()
    tab.get_by_role("button", name="Fill marks").click()
    before = mark_places(tab)
    cell(tab, 2).click()
    tab.keyboard.press("Shift+Digit1")
    changed = before.items() ^ mark_places(tab).items()
    assert changed
    assert all(60 * 2 <= float(place.split(",")[0]) <= 60 * 3 for place, _ in changed)


def test_marks_stand_where_the_settings_say(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    for digit in "124":
        tab.keyboard.press(f"Control+Digit{digit}")
    assert list(mark_places(tab).values()) == ["124"]
    settings = open_settings(tab)
    settings.get_by_label(re.compile("^Marks")).select_option("places")
    tab.keyboard.press("Escape")
    assert list(mark_places(tab).values()) == ["1", "2", "4"]
    reload(tab)
    tab.wait_for_function("() => document.querySelectorAll('.board .notes text').length === 3")


def test_the_modes_by_keyboard(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    for key in ("Space", "1", "Space", "2", "Space", "3", "Space", "4"):
        tab.keyboard.press(key)
    assert cell(tab, 2).get_attribute("aria-label") == "row 1 column 3, 4, colour 3"


def test_several_cells_at_once(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    tab.keyboard.press("Shift+ArrowRight")
    assert tab.locator("[role=gridcell][aria-selected=true]").count() == 2
    tab.keyboard.press("Control+Digit2")
    assert "centre marks 2" in cell(tab, 3).get_attribute("aria-label")


def selected(tab: Any) -> list[int]:
    """The numbers of the cells that are selected."""
    script = """() => [...document.querySelectorAll("[role=gridcell]")]
        .flatMap((each, at) => each.getAttribute("aria-selected") === "true" ? [at] : [])"""
    found: list[int] = tab.evaluate(script)
    return found


def touch(tab: Any, *places: Any, held: bool = False) -> None:
    """Put a finger down at the first place, hold it there until that selects it, and move it to the others."""
    session = tab.context.new_cdp_session(tab)
    boxes = [each.bounding_box() for each in places]
    points = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2} for box in boxes]
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": points[:1]})
    if held:
        tab.wait_for_function("each => each.ariaSelected === 'true'", arg=places[0].element_handle())
    for start, end in pairwise(points):
        for part in range(1, 9):
            point = {name: start[name] + (end[name] - start[name]) * part / 8 for name in ("x", "y")}
            session.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [point]})
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_several_cells_by_touch(opened: NewTab) -> None:
    tab = opened(**PHONE)
    tab.get_by_role("button", name="Select several").tap()
    for number in (3, 11, 10, 11):
        cell(tab, number).tap()
    assert selected(tab) == [2, 3, 10]
    tab.get_by_role("button", name="Select several").tap()
    touch(tab, cell(tab, 29), cell(tab, 31), held=True)  # a long press, which then drags
    assert selected(tab) == [29, 30, 31]


def test_the_page_scrolls_by_a_swipe_on_the_board(opened: NewTab) -> None:
    tab = opened(**PHONE | {"viewport": {"width": 360, "height": 560}})
    cell(tab, 2).tap()
    tab.clock.install(time=f"{DAY}T12:00:00")
    tab.clock.pause_at(f"{DAY}T12:01:00")  # even a slow swipe is no long press
    touch(tab, cell(tab, 60), cell(tab, 6))
    tab.wait_for_function("() => scrollY > 50")
    assert selected(tab) == [2]


def test_a_digit_comes_first(opened: NewTab) -> None:
    tab = opened()
    tab.get_by_role("button", name="Digit first").click()
    four = tab.locator(".key").nth(3)
    assert four.get_attribute("aria-label") == "Digit 4, 7 left"
    four.click()
    assert four.get_attribute("aria-pressed") == "true"
    cell(tab, 2).click()
    assert line(tab)[2] == "4"
    assert four.get_attribute("aria-label") == "Digit 4, 6 left"
    tab.keyboard.press("6")
    cell(tab, 3).click()
    tab.keyboard.press("f")
    cell(tab, 4).click()
    assert line(tab)[:5] == "53467"
    assert four.get_attribute("aria-pressed") is None


def test_moves_are_said_to_screen_readers(opened: NewTab) -> None:
    tab = opened()
    said = tab.locator("#said")
    cell(tab, 2).click()
    tab.keyboard.press("4")
    assert said.text_content() == "row 1 column 3, 4"
    tab.keyboard.press("5")
    assert said.text_content() == "row 1 column 3, 5, wrong; it clashes with row 1 column 1"
    tab.keyboard.press("Control+z")
    assert said.text_content() == "row 1 column 3, 4"


def test_clashes_are_shown_on_wish(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    tab.keyboard.press("5")
    assert tab.locator(".board .clash").count() == 2
    open_settings(tab).get_by_label("Show digits that clash").uncheck()
    assert tab.locator(".board .clash").count() == 0


def test_one_button_of_hints_goes_on_to_the_end(opened: NewTab) -> None:
    tab = opened(**PHONE)
    button = tab.locator("#panel-hint .ask .main")
    for label, found in [
        ("Hint", "Look at box 9."),
        ("Which technique?", "The technique is Hidden Single."),
        ("Show me the step", "only one empty cell can still take the 1"),
    ]:
        assert button.text_content() == label
        button.tap()
        tab.locator("#panel-hint .answer").get_by_text(found, exact=False).wait_for()
    assert button.text_content() == "Apply this step"
    button.tap()
    assert line(tab)[78] == "1"
    assert button.text_content() == "Hint"


SIZES = [(360, 740), (740, 360), (820, 1180), (1180, 820), (1280, 800), (1600, 1000)]


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_covers_the_keypad_and_the_board_is_as_large_as_the_screen_allows(
    opened: NewTab, width: int, height: int
) -> None:
    tab = opened(viewport={"width": width, "height": height})
    for button in tab.locator("#keypad button:enabled").all():
        if button.is_visible():
            button.click(trial=True)
    board = tab.locator(".board").bounding_box()
    assert board["width"] > min(width * 0.94, height * 0.64)
    assert board["height"] <= height


def test_the_lesson_of_a_hint_is_a_press_away(opened: NewTab) -> None:
    tab = opened()
    hints = panel(tab, "hint")
    hints.get_by_text("The whole step").click()
    hints.get_by_text("Learn this technique").click()
    tab.locator("#panel-learn").get_by_role("heading", name="Hidden Single").wait_for()


def test_why_not_explains_a_digit_that_the_player_placed(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 0).click()
    hints = panel(tab, "hint")
    hints.get_by_text("Why not this digit?").click()
    hints.get_by_text("Select an empty cell or one of your own digits").wait_for()
    cell(tab, 2).click()
    hints.get_by_text("r1c3 be", exact=False).wait_for()
    tab.keyboard.press("2")
    hints.get_by_text("Why not this digit?").click()
    hints.get_by_text("if r1c3 were 2", exact=False).wait_for()


@on_both_hosts
def test_a_wrong_digit_and_its_reason(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    tab.keyboard.press("2")
    hints = panel(tab, "hint")
    hints.get_by_text("Where to look").click()
    hints.get_by_text("Show where").click()
    hints.get_by_text("r1c3 is not 2").wait_for()
    assert tab.locator(".board .pointed").count() == 1
    assert tab.locator("[role=gridcell][aria-selected=true]").count() == 0  # what is typed now goes nowhere
    hints.get_by_text("Why?").click()
    hints.get_by_text("if r1c3 were 2", exact=False).wait_for()
    hints.locator("article.step").wait_for()
    hints.get_by_text("All steps", exact=True).click()
    hints.get_by_role("button", name="Contradiction").click()
    hints.get_by_text("has no candidate left, which is a contradiction.", exact=False).wait_for()
    assert tab.locator(".board .pointed").count() == 1
    assert line(tab)[2] == "2"
    hints.get_by_text("Remove it").click()
    assert line(tab) == PUZZLE
    assert focused(tab).startswith("row ")


def test_a_mark_that_is_missing(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    tab.keyboard.press("Control+Digit1")
    hints = panel(tab, "hint")
    hints.get_by_text("Where to look").click()
    hints.get_by_text("Your digits are right, but a mark is missing.").wait_for()
    hints.get_by_text("Show where").click()
    hints.get_by_text("The right digit for r1c3 is missing from its centre marks.", exact=False).wait_for()
    hints.get_by_text("Fill its marks").click()
    assert "centre marks 1 2 4" in cell(tab, 2).get_attribute("aria-label")


def test_marks_that_a_digit_took_come_back_with_it(opened: NewTab) -> None:
    tab = opened()
    tab.get_by_role("button", name="Fill marks").click()
    cell(tab, 3).click()
    tab.keyboard.press("Control+Digit2")  # a mark that the player takes away stays away
    marks = [cell(tab, number).get_attribute("aria-label") for number in range(81)]
    assert marks[10].endswith("centre marks 2 4 7")
    cell(tab, 2).click()
    tab.keyboard.press("2")
    assert cell(tab, 10).get_attribute("aria-label").endswith("centre marks 4 7")
    tab.keyboard.press("1")  # in its place
    assert cell(tab, 10).get_attribute("aria-label") == marks[10]
    tab.keyboard.press("Delete")
    assert [cell(tab, number).get_attribute("aria-label") for number in range(81)] == marks
    tab.locator("#panel-hint").get_by_text("Check for mistakes").click()
    tab.get_by_text("No mistakes so far.").wait_for()


@on_both_hosts
def test_hints_of_all_levels(opened: NewTab) -> None:
    tab = opened()
    hints = panel(tab, "hint")
    hints.get_by_text("Where to look").click()
    hints.get_by_text("Look at box 9.").wait_for()
    hints.get_by_text("Which technique?").click()
    hints.get_by_text("The technique is Hidden Single.", exact=False).wait_for()
    hints.get_by_text("Show me the step").click()
    hints.locator("article.step").wait_for()
    assert tab.locator(".board .above .placed").count() == 1
    hints.get_by_text("Apply this step").click()
    assert line(tab)[78] == "1"


def test_the_picture_of_a_step_is_not_painted_over(opened: NewTab) -> None:
    tab = opened(f"#p={WITH_AIC}&show=steps")
    tab.locator("article.step").wait_for()
    cell(tab, 2).click()
    assert tab.locator(".board rect.chosen").evaluate("each => getComputedStyle(each).fill") == "none"
    tab.locator("#panel-steps").get_by_text("Back to my game").click()
    assert tab.locator(".board rect.chosen").evaluate("each => getComputedStyle(each).fill") != "none"


def test_a_hint_for_a_single_shows_the_single_alone(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    tab.keyboard.press("Shift+Digit1")
    marks = mark_places(tab)
    hints = panel(tab, "hint")
    hints.get_by_text("The whole step").click()
    hints.locator("article.step").wait_for()
    assert mark_places(tab) == marks
    assert tab.locator(".board .candidates text").count() == 0
    assert tab.locator(".board .above .placed").text_content() == "1"


def test_a_hint_for_anything_else_shows_all_candidates(opened: NewTab) -> None:
    tab = opened(f"#p={HARDEST}")
    hints = panel(tab, "hint")
    hints.get_by_text("The whole step").click()
    hints.locator("article.step").wait_for()
    assert tab.locator(".board .candidates text").count() > 200


def test_the_key_of_hints_tells_more_each_time(opened: NewTab) -> None:
    tab = opened()
    hints = panel(tab, "hint")
    tab.keyboard.press("h")
    hints.get_by_text("Look at box 9.").wait_for()
    assert tab.locator(".board .pointed").count() == 9
    tab.keyboard.press("h")
    hints.get_by_text("The technique is Hidden Single.", exact=False).wait_for()
    tab.keyboard.press("h")
    hints.locator("article.step").wait_for()
    cell(tab, 2).click()
    tab.keyboard.press("4")
    tab.keyboard.press("h")
    hints.get_by_text("Look at ", exact=False).wait_for()
    assert hints.get_by_text("The technique is").count() == 0


@on_both_hosts
def test_the_next_step_of_the_hardest_puzzle_is_shown_at_once(opened: NewTab) -> None:
    tab = opened(f"#p={HARDEST}")
    hints = tab.locator("#panel-hint")
    hints.get_by_text("The whole step").click()
    hints.get_by_role("heading", name="Multi-Sector Locked Sets").wait_for()
    assert tab.locator(".board .above path.weak-link").count() > 1
    tab.set_viewport_size({"width": 320, "height": 640})
    assert tab.evaluate("document.documentElement.scrollWidth") <= 320


def test_a_search_for_a_better_hint_goes_on_as_long_as_the_player_wants_that(opened: NewTab) -> None:
    tab = opened(f"#p={WITH_AIC}")

    def too_late(route: Any) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, json={"result": {**answer.json()["result"], "essential": None}})

    tab.route("**/api/hint", too_late)
    hints = tab.locator("#panel-hint")
    hints.get_by_text("Where to look").click()
    hints.get_by_text("This step may not lead to the next digit", exact=False).wait_for()
    tab.unroute("**/api/hint")
    with given_up(tab, "hint", hints.get_by_text("Keep looking")):
        hints.get_by_text("Check for mistakes").click()
    hints.get_by_text("No mistakes so far.").wait_for()
    hints.get_by_text("Where to look").click()
    hints.get_by_text("Keep looking").click()
    hints.get_by_text("The next digit depends on this step.").wait_for()
    hints.get_by_text("Look at ", exact=False).wait_for()


def test_a_hint_is_found_once_for_all_its_levels(opened: NewTab) -> None:
    tab = opened()
    asked: list[str] = []
    tab.on("request", lambda request: asked.append(request.url) if request.url.endswith("/api/hint") else None)
    hints = tab.locator("#panel-hint")
    hints.get_by_text("Where to look").click()
    hints.get_by_text("Which technique?").click()
    hints.get_by_text("Show me the step").click()
    hints.locator("article.step").wait_for()
    assert len(asked) <= 1


@pytest.mark.parametrize(
    ("instead", "found"),
    [("Which technique?", "The technique is Hidden Single."), ("Why not this digit?", "Select an empty cell")],
)
def test_what_is_asked_for_instead_is_shown(opened: NewTab, instead: str, found: str) -> None:
    tab = opened()
    hints = tab.locator("#panel-hint")
    hints.get_by_text("Where to look").click()
    hints.get_by_text("Look at box 9.").wait_for()
    with given_up(tab, "status", hints.get_by_text("Check for mistakes")):
        hints.get_by_text(instead).click()
    hints.get_by_text(found, exact=False).wait_for()


def test_a_hint_that_took_too_long_is_asked_for_again(opened: NewTab) -> None:
    tab = opened()
    tab.route("**/api/hint", lambda route: route.fulfill(status=408, json=TOO_LATE), times=1)
    hints = tab.locator("#panel-hint")
    hints.get_by_text("Where to look").click()
    hints.get_by_text("Keep trying").wait_for()
    hints.get_by_text("Where to look").click()
    hints.get_by_text("Look at box 9.").wait_for()


def test_what_took_too_long_is_tried_for_longer(opened: NewTab) -> None:
    tab = opened()
    tab.route("**/api/grade", lambda route: route.fulfill(status=408, json=TOO_LATE))
    grade = panel(tab, "grade")
    grade.get_by_text("Not finished after 60 seconds.", exact=False).wait_for()
    tab.unroute("**/api/grade")
    grade.get_by_text("Keep trying").click()
    grade.get_by_text("Sudoku Explainer").wait_for()


@pytest.mark.parametrize("instead", ["work.stop()", "work.ask('read', {position: ''})"])
def test_an_offer_to_keep_trying_ends_with_its_work(opened: NewTab, instead: str) -> None:
    tab = opened()
    tab.route("**/api/grade", lambda route: route.fulfill(status=408, json=TOO_LATE))
    offer = """async () => {
        const {Work} = await import(new URL("js/work.js", document.baseURI));
        const place = document.createElement("div");
        document.body.append(place);
        window.work = new Work(place);
        window.ended = window.work.ask("grade", {max_seconds: 10});
    }"""
    tab.evaluate(offer)
    offered = tab.get_by_text("Keep trying")
    offered.wait_for()
    tab.evaluate(f"() => void {instead}")
    assert offered.count() == 0
    answered = "() => Promise.race([ended, new Promise(resolve => setTimeout(resolve, 5000, 'nothing'))])"
    assert tab.evaluate(answered) is None


@on_both_hosts
def test_several_solutions_are_said_first(opened: NewTab) -> None:
    tab = opened(f"#p={SEVERAL}")
    said = "This puzzle has several solutions: two of them differ in 4 cells"
    tab.locator("#panel-hint").get_by_text("Where to look").click()
    tab.get_by_text(said, exact=False).wait_for()
    steps = panel(tab, "steps")
    steps.get_by_text("All steps available now").click()
    tab.get_by_text(said, exact=False).wait_for()
    steps.get_by_text("Solve from the start").click()
    steps.get_by_text("Solve as far as possible").wait_for()
    steps.get_by_text(said, exact=False).wait_for()


def test_a_hint_says_where_nothing_more_can_be_concluded(opened: NewTab) -> None:
    tab = opened(f"#p={EXHAUSTED}")
    hints = tab.locator("#panel-hint")
    hints.get_by_text("Where to look").click()
    hints.get_by_text("This puzzle has several solutions", exact=False).wait_for()
    said = "Nothing more can be concluded: every remaining candidate is part of a solution."
    assert hints.get_by_text(said).count() == 1


@on_both_hosts
def test_a_chain_is_explained_with_its_picture(opened: NewTab) -> None:
    tab = opened(f"#p={WITH_AIC}&show=steps")
    steps = tab.locator("#panel-steps")
    steps.get_by_text("All steps", exact=True).wait_for()
    names = steps.locator("ol.path li").all_text_contents()
    place = next(at for at, name in enumerate(names) if name.startswith("AIC"))
    steps.get_by_text("All steps", exact=True).click()
    steps.locator("ol.path li button").nth(place).click()
    assert tab.locator(".board .above path.strong-link").count() > 1
    assert tab.locator(".board .above .removed.marks").count() >= 1
    assert tab.locator("#keypad").evaluate("place => place.inert")
    cell(tab, 0).click()
    tab.keyboard.press("4")
    steps.locator("article.step").wait_for()
    steps.get_by_text("Back to my game").click()
    assert line(tab) == WITH_AIC


@on_both_hosts
def test_a_puzzle_is_made_to_a_level(opened: NewTab) -> None:
    tab = opened()
    tab.get_by_role("button", name="New").click()
    tab.get_by_role("button", name="Easy").click()
    tab.wait_for_function(f"() => {tab_line()} !== '{PUZZLE}' && {tab_line()}.includes('.')")
    assert count_solutions(Puzzle(line(tab))) == 1


@on_both_hosts
def test_what_is_stopped_leaves_the_way_free(opened: NewTab) -> None:
    tab = opened()
    tab.get_by_role("button", name="New").click()
    tab.get_by_text("Custom puzzle").click()
    tab.get_by_label("Conditions").fill("givens=17")  # which takes much longer than anybody waits
    tab.get_by_text("Requested: level Medium, symmetry half-turn (180°), 17 givens.").wait_for()
    tab.get_by_role("button", name="Create").click()
    tab.locator(".waiting", has_text="Creating").get_by_role("button", name="Stop").click()
    tab.click("#tab-hint")
    tab.locator("#panel-hint").get_by_text("Where to look").click()
    tab.get_by_text("Look at box 9.").wait_for()
    assert line(tab) == PUZZLE


def test_who_comes_for_the_first_time_chooses_a_level(opened: NewTab) -> None:
    tab = opened("", **PHONE)
    new = tab.get_by_role("dialog", name="New puzzle")
    new.get_by_text("Welcome!", exact=False).wait_for()
    new.get_by_role("button", name="Easy").tap()
    tab.locator("#news", has_text=re.compile(r"^Easy\.$")).wait_for()
    tab.locator("#rules", has_text=re.compile(r"^Easy · Code: easy,180:\d+/1$")).wait_for()
    assert not new.is_visible()


def test_digits_are_checked_on_wish(opened: NewTab) -> None:
    tab = opened()
    hints = tab.locator("#panel-hint")
    cell(tab, 2).click()
    tab.keyboard.press("4")
    hints.get_by_text("Check for mistakes").click()
    hints.get_by_text("No mistakes so far.").wait_for()
    open_settings(tab).get_by_label("Show mistakes as I make them").check()
    tab.keyboard.press("Escape")
    cell(tab, 2).click()
    tab.keyboard.press("2")
    tab.locator(".board .set.clash").wait_for()
    assert cell(tab, 2).get_attribute("aria-label") == "row 1 column 3, 2, wrong"


def test_a_pause_hides_the_board(opened: NewTab) -> None:
    tab = opened()
    tab.get_by_role("button", name="Pause").click()
    assert not tab.locator(".board .ground").is_visible()
    assert tab.locator(".board").evaluate("board => board.inert")
    tab.get_by_role("button", name="Resume").first.click()
    assert tab.locator(".board .ground").is_visible()


def test_a_pause_lets_nothing_be_touched(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    tab.keyboard.press("4")
    tab.get_by_role("button", name="Pause").click()
    for key in ("5", "Control+z", "h", "Delete"):
        tab.keyboard.press(key)
    assert line(tab)[2] == "4"
    for place in ("#keypad", "#side"):
        assert tab.locator(place).evaluate("place => place.inert")
    tab.keyboard.press("p")
    assert not tab.locator("#keypad").evaluate("place => place.inert")


def test_tabs_by_keyboard(opened: NewTab) -> None:
    tab = opened()
    tab.locator("#tab-hint").focus()
    for key, name in [("End", "make"), ("ArrowRight", "hint"), ("ArrowLeft", "make"), ("Home", "hint")]:
        tab.keyboard.press(key)
        assert tab.evaluate("document.activeElement.id") == f"tab-{name}"
        assert tab.locator(f"#panel-{name}").is_visible()


def test_the_keyboard_stays_where_it_was(opened: NewTab) -> None:
    tab = opened()
    steps = panel(tab, "steps")
    steps.get_by_text("Solve from the start").click()
    steps.get_by_role("button", name="Next").focus()
    for place in (2, 3):
        tab.keyboard.press("Enter")
        steps.get_by_text(re.compile(f"^{place} of ")).wait_for()
    tab.keyboard.press("p")
    assert tab.evaluate("document.activeElement.textContent") == "Resume"
    tab.keyboard.press("p")
    assert tab.evaluate("document.activeElement.textContent") == "Next"


def focused(tab: Any) -> str:
    found: str = tab.evaluate("document.activeElement.textContent || document.activeElement.ariaLabel")
    return found


def test_the_keyboard_is_on_the_board_at_once(opened: NewTab) -> None:
    tab = opened()
    tab.keyboard.press("4")
    assert line(tab)[2] == "4"
    tab.get_by_role("button", name="Open").click()
    tab.locator("dialog textarea").fill(WITH_AIC)
    tab.locator("dialog").get_by_text("Open", exact=True).last.click()
    tab.wait_for_function(f"() => {tab_line()} === '{WITH_AIC}'")
    tab.keyboard.press("ArrowRight")
    assert focused(tab) == "row 1 column 2, empty"
    tab.keyboard.press("3")
    assert line(tab)[1] == "3"


def test_keys_are_for_the_board_after_a_click_elsewhere(opened: NewTab) -> None:
    tab = opened()
    corner = {"x": 1, "y": 1}  # not on a button for a hint, on which the arrow keys might move through steps
    for elsewhere in ("h1", "#tab-hint", "text=Fill marks", ".time", ".ask"):
        cell(tab, 1).click()
        tab.locator(elsewhere).first.click(position=corner)
        tab.keyboard.press("ArrowDown")
        tab.keyboard.press("ArrowUp")
        tab.keyboard.press("ArrowRight")
        tab.keyboard.press("4")
        assert line(tab)[:3] == "534"
        tab.locator(elsewhere).first.click(position=corner)
        tab.keyboard.press("Escape")
        assert tab.locator("[role=gridcell][aria-selected=true]").count() == 0
        tab.keyboard.press("2")
        assert line(tab)[:3] == "534"
        cell(tab, 2).click()
        tab.keyboard.press("Delete")
        assert line(tab)[:3] == "53."


def test_keys_are_for_a_field_while_one_types_in_it(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    open_settings(tab).get_by_label("Theme").focus()
    tab.keyboard.press("ArrowDown")
    tab.keyboard.press("4")
    assert tab.locator("html").get_attribute("data-theme") == "light"
    tab.keyboard.press("Escape")
    tab.get_by_role("button", name="Open").click()
    tab.locator("dialog textarea").press_sequentially("4")
    tab.keyboard.press("ArrowLeft")
    tab.keyboard.press("Escape")
    assert cell(tab, 2).get_attribute("aria-selected") == "true"
    assert line(tab) == PUZZLE


def test_arrows_go_through_an_explanation_after_a_click_elsewhere(opened: NewTab) -> None:
    tab = opened(f"#p={PUZZLE}&show=steps")
    steps = tab.locator("#panel-steps")
    steps.get_by_text(re.compile("^1 of ")).wait_for()
    steps.locator("article.step").click()
    tab.keyboard.press("ArrowRight")
    steps.get_by_text(re.compile("^2 of ")).wait_for()


def test_steps_by_keyboard(opened: NewTab) -> None:
    tab = opened()
    steps = panel(tab, "steps")
    steps.get_by_text("Solve from the start").click()
    steps.get_by_text(re.compile("^1 of ")).wait_for()
    steps.get_by_text("Solve from the start").focus()
    for key, place in [("ArrowRight", 2), ("ArrowRight", 3), ("ArrowLeft", 2), ("ArrowLeft", 1), ("ArrowLeft", 1)]:
        tab.keyboard.press(key)
        steps.get_by_text(re.compile(f"^{place} of ")).wait_for()
    steps.get_by_text("All steps", exact=True).click()
    second = steps.locator("ol.path button").nth(1)
    second.focus()
    tab.keyboard.press("Enter")
    assert focused(tab) == second.inner_text()
    assert second.get_attribute("aria-current") == "step"


def test_an_explanation_is_come_back_to(opened: NewTab) -> None:
    tab = opened()
    steps = panel(tab, "steps")
    steps.get_by_text("Solve from the start").click()
    steps.get_by_role("button", name="Next").click()
    steps.get_by_text("Back to my game").click()
    assert focused(tab) == "Back to the explanation"
    cell(tab, 2).click()
    tab.keyboard.press("4")
    panel(tab, "hint")
    panel(tab, "steps")
    steps.get_by_text("Back to the explanation").click()
    steps.get_by_text(re.compile("^2 of ")).wait_for()
    assert line(tab)[2] == "."
    steps.get_by_text("Back to my game").click()
    assert line(tab)[2] == "4"


def test_all_moves_are_kept(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    for _ in range(30):
        tab.keyboard.press("4")
        tab.keyboard.press("2")
    reload(tab)
    tab.wait_for_function(f"() => {tab_line()}[2] === '2'")
    undo = tab.get_by_role("button", name="Undo")
    for _ in range(60):
        undo.click()
    assert undo.is_disabled()
    assert line(tab) == PUZZLE
    tab.get_by_role("button", name="Redo").click()
    assert line(tab)[2] == "4"


def test_what_cannot_be_kept_is_said(opened: NewTab) -> None:
    tab = opened()
    tab.evaluate("() => { Storage.prototype.setItem = () => { throw new DOMException('full'); }; }")
    cell(tab, 2).click()
    tab.keyboard.press("4")
    tab.get_by_text("Your browser does not let this page save anything", exact=False).wait_for()


@pytest.mark.parametrize(
    ("name", "method"), [("steps", "techniques"), ("learn", "techniques"), ("grade", "grade"), ("make", "status")]
)
def test_requests_that_fail_say_so(opened: NewTab, name: str, method: str) -> None:
    tab = opened()
    tab.route(f"**/api/{method}", lambda route: route.abort())
    place = panel(tab, name)
    place.get_by_text("Crosshatch is not responding.", exact=False).wait_for()


def test_the_steps_of_one_technique(opened: NewTab) -> None:
    tab = opened()
    steps = panel(tab, "steps")
    steps.get_by_role("combobox").select_option("naked-single")
    steps.get_by_role("button", name=re.compile("^Naked Single")).first.click()
    steps.locator("article.step h3", has_text="Naked Single").wait_for()


@pytest.mark.parametrize(("technique", "several"), [("cell-forcing-chain", True), ("nishio-forcing-chain", False)])
def test_cases_are_shown_one_by_one_or_all_together(opened: NewTab, technique: str, several: bool) -> None:
    """A single case is shown and hidden again: there is nothing to put it together with."""
    tab = opened(f"#p={WITH_FORCING_CHAINS}")
    steps = panel(tab, "steps")
    steps.get_by_role("combobox").select_option(technique)
    steps.get_by_role("listitem").get_by_role("button").first.click()
    cases = steps.locator(".cases button")
    cases.first.wait_for()
    whole = tab.locator(".board .above").inner_html()
    assert (cases.first.text_content() == "All cases") == several == (cases.count() > 1)
    cases.last.click()
    assert cases.last.get_attribute("aria-pressed") == "true"
    assert tab.locator(".board .above").inner_html() != whole
    cases.first.click()
    assert tab.locator(".board .above").inner_html() == whole


def test_what_is_made_is_still_there_after_a_look_elsewhere(opened: NewTab) -> None:
    tab = opened()
    maker = panel(tab, "make")
    maker.get_by_text("Clear the board").click()
    cell(tab, 40).click()
    tab.keyboard.press("7")
    panel(tab, "hint")
    assert line(tab) == PUZZLE
    panel(tab, "make")
    assert line(tab) == "." * 40 + "7" + "." * 40
    tab.get_by_role("button", name="Undo").click()
    tab.get_by_role("button", name="Undo").click()
    assert line(tab) == PUZZLE


def test_a_puzzle_is_made_unique_at_once_after_a_change(opened: NewTab) -> None:
    tab = opened()
    maker = panel(tab, "make")
    maker.get_by_text("Clear the board").click()
    maker.get_by_text("More than one solution", exact=False).wait_for()
    cell(tab, 0).click()

    def late(route: Any) -> None:
        time.sleep(0.5)  # longer than the page waits before it looks at what has changed
        route.continue_()

    tab.route("**/api/complete", late)
    tab.keyboard.press("7")
    maker.get_by_text("Make it unique").click()
    maker.get_by_text("Exactly one solution.").wait_for()


@pytest.mark.parametrize(("button", "method"), [("Clear the board", "status"), ("Make it unique", "complete")])
def test_what_is_found_of_a_board_that_has_changed_since_is_given_up(opened: NewTab, button: str, method: str) -> None:
    tab = opened()
    maker = panel(tab, "make")
    maker.get_by_text("Exactly one solution.").wait_for()
    cell(tab, 2).click()
    with given_up(tab, method, maker.get_by_text(button)):
        tab.keyboard.press("4")
    assert line(tab)[2] == "4"


@on_both_hosts
def test_a_puzzle_is_built_and_shared(opened: NewTab) -> None:
    tab = opened()
    maker = panel(tab, "make")
    maker.get_by_text("Clear the board").click()
    cell(tab, 0).click()
    tab.keyboard.press("7")
    maker.get_by_text("More than one solution", exact=False).wait_for()
    maker.get_by_text("Make it unique").click()
    maker.get_by_text("Exactly one solution.").wait_for()
    made = line(tab)
    assert count_solutions(Puzzle(made)) == 1
    tab.get_by_role("button", name="Share").click()
    link = tab.evaluate("location.hash")
    assert link == f"#p={made}"
    other = opened(link)
    assert line(other) == made


@on_both_hosts
def test_practice_is_judged(opened: NewTab) -> None:
    tab = opened()
    learn = panel(tab, "learn")
    learn.locator("summary", has_text="Easy").wait_for()
    learn.get_by_role("button", name=re.compile("^Naked Single")).click()
    learn.get_by_text("Practise it").click()
    learn.get_by_text("Check my answer").click()
    learn.get_by_text("Place a digit or remove some marks first.").wait_for()
    learn.get_by_text("Show the answer").click()
    notation = learn.locator(".notation").inner_text()
    place = re.search(r"r(\d)c(\d)=(\d)", notation)
    assert place
    cell(tab, (int(place[1]) - 1) * 9 + int(place[2]) - 1).click()
    tab.keyboard.press(place[3])
    learn.get_by_text("Check my answer").click()
    learn.get_by_text("Correct!").wait_for()


def test_a_lesson_has_its_example_on_the_board(opened: NewTab) -> None:
    tab = opened()
    learn = panel(tab, "learn")
    learn.get_by_text("Begin here:").wait_for()
    learn.locator("summary", has_text="Hard").click()
    learn.get_by_role("button", name=re.compile("^Swordfish")).click()
    learn.get_by_text("Why it works").wait_for()
    assert tab.locator(".board .above .removed.marks").count() >= 1
    assert line(tab) != PUZZLE
    learn.get_by_text("1 of ").click()
    tab.keyboard.press("ArrowRight")
    learn.get_by_text(re.compile("^Look at ")).wait_for()
    assert tab.locator(".board .pointed").count() > 0
    assert tab.locator(".board .above .removed.marks").count() == 0
    before = tab.locator(".board .candidates text").count()
    for _ in range(9):
        tab.keyboard.press("ArrowRight")
    learn.get_by_text("This is the board after the step.").wait_for()
    assert tab.locator(".board .candidates text").count() < before
    learn.get_by_text("Next: Hidden Triple").click()
    learn.get_by_role("heading", name="Hidden Triple").wait_for()
    panel(tab, "hint")
    assert line(tab) == PUZZLE
    panel(tab, "learn").get_by_text("Continue with:").wait_for()


def test_an_answer_is_judged_candidate_by_candidate(opened: NewTab) -> None:
    tab = opened()
    learn = panel(tab, "learn")
    learn.locator("summary", has_text="Medium").click()
    learn.get_by_role("button", name=re.compile("^Naked Pair")).click()
    learn.get_by_text("Practise it").wait_for()
    with tab.expect_response("**/api/example") as answered:
        learn.get_by_text("Practise it").click()
    exercise = answered.value.json()["result"]["exercise"]
    candidates = [(int(each["cell"][1]) * 9 + int(each["cell"][3]) - 10, each["digit"])
                  for each in exercise["step"]["eliminations"]]  # fmt: skip
    learn.get_by_text("Where to look").click()
    learn.get_by_text(re.compile("^Look at ")).wait_for()
    number, digit = candidates[0]
    cell(tab, number).click()
    tab.keyboard.press(str(digit))
    learn.get_by_text("Check my answer").click()
    if len(candidates) > 1:
        learn.get_by_text(f"You have found 1 of {len(candidates)}.", exact=False).wait_for()
    for number, digit in candidates[1:]:
        cell(tab, number).click()
        tab.keyboard.press(str(digit))
    learn.get_by_text("Check my answer").click()
    learn.get_by_text("Correct!").wait_for()
    learn.get_by_text("Back to the lesson").click()
    learn.get_by_text("Found once. Find it three times to master it.").wait_for()
    reload(tab)
    panel(tab, "learn").locator(".list li", has_text="Naked Pair").locator(".begun").wait_for(state="attached")


def test_what_is_wrong_in_an_answer_is_put_back(opened: NewTab) -> None:
    tab = opened()
    learn = panel(tab, "learn")
    learn.get_by_role("button", name=re.compile("^Naked Single")).click()
    learn.get_by_text("Practise it").wait_for()
    with tab.expect_response("**/api/example") as answered:
        learn.get_by_text("Practise it").click()
    (placed,) = answered.value.json()["result"]["exercise"]["step"]["placements"]
    learn.get_by_text("Check my answer").wait_for()
    number = int(placed["cell"][1]) * 9 + int(placed["cell"][3]) - 10
    cell(tab, number).click()
    tab.keyboard.press(str(placed["digit"] % 9 + 1))
    learn.get_by_text("Check my answer").click()
    learn.get_by_text("Wrong:", exact=False).wait_for()
    learn.get_by_text("Put it back").click()
    assert ", empty" in cell(tab, number).get_attribute("aria-label")


def test_a_removal_that_is_wrong_is_named_as_one(opened: NewTab) -> None:
    tab = opened()
    learn = panel(tab, "learn")
    learn.locator("summary", has_text="Medium").click()
    learn.get_by_role("button", name=re.compile("^Naked Pair")).click()
    learn.get_by_text("Practise it").wait_for()
    with tab.expect_response("**/api/example") as answered:
        learn.get_by_text("Practise it").click()
    exercise = answered.value.json()["result"]["exercise"]
    learn.get_by_text("Check my answer").wait_for()
    name = exercise["step"]["eliminations"][0]["cell"]
    number = int(name[1]) * 9 + int(name[3]) - 10
    cell(tab, number).click()
    right = solutions(Puzzle(exercise["puzzle"]))[0][number]
    tab.keyboard.press(right)
    learn.get_by_text("Check my answer").click()
    learn.get_by_text(f"Wrong: removing {right} from {name}.").wait_for()


@pytest.mark.parametrize("elsewhere", ["#tab-hint", "#panel-learn >> text=All techniques"])
def test_a_position_that_comes_late_does_not_take_the_board(opened: NewTab, elsewhere: str) -> None:
    tab = opened()
    learn = panel(tab, "learn")
    learn.get_by_role("button", name=re.compile("^Naked Single")).click()
    with given_up(tab, "example", learn.get_by_text("Practise it")):
        tab.click(elsewhere)
    assert line(tab) == PUZZLE


def test_a_lesson_is_opened_by_a_double_click(opened: NewTab) -> None:
    tab = opened()
    learn = panel(tab, "learn")
    tab.route("**/api/technique", lambda _: None, times=1)  # the first is not answered
    lesson = learn.get_by_role("button", name=re.compile("^Naked Single"))
    lesson.evaluate("each => { each.click(); each.click(); }")
    learn.get_by_text("Practise it").wait_for()


@on_both_hosts
def test_grades(opened: NewTab) -> None:
    tab = opened()
    grade = panel(tab, "grade")
    grade.get_by_text("Sudoku Explainer").wait_for()
    grade.get_by_text("Full House × ", exact=False).first.wait_for()


@on_both_hosts
def test_the_code_of_a_puzzle_is_opened(opened: NewTab) -> None:
    tab = opened()
    code = "medium,180:2031-05-17/1"
    tab.get_by_role("button", name="Open").click()
    tab.locator("dialog textarea").fill(f" {code}\n")
    tab.locator("dialog").get_by_text("Open", exact=True).last.click()
    tab.locator("#news", has_text=f"Code: {code}").wait_for()
    assert line(tab) == Generator.of_code(code).make(code).puzzle.givens


@on_both_hosts
def test_a_code_that_is_none_is_said(opened: NewTab) -> None:
    tab = opened()
    tab.get_by_role("button", name="Open").click()
    tab.locator("dialog textarea").fill("midium,180:2031-05-17/1")
    tab.locator("dialog").get_by_text("Open", exact=True).last.click()
    tab.get_by_text("has no level 'midium'", exact=False).wait_for()
    assert line(tab) == PUZZLE


def test_a_game_starts_again(opened: NewTab) -> None:
    tab = opened()
    tab.clock.install(time=f"{DAY}T12:00:00")
    reload(tab)
    again = tab.get_by_role("button", name="Start again")
    assert again.is_disabled()
    cell(tab, 2).click()
    for keys in ("4", "ArrowRight", "Shift+Digit2", "ArrowDown", "Control+Digit2"):
        tab.keyboard.press(keys)
    before = [cell(tab, number).get_attribute("aria-label") for number in range(81)]
    tab.clock.pause_at(f"{DAY}T13:00:00")
    again.click()
    assert line(tab) == PUZZLE
    assert tab.locator(".board .notes text").count() == 0
    assert tab.get_by_role("timer").inner_text() == "0:00"
    tab.get_by_role("button", name="Undo").click()
    assert [cell(tab, number).get_attribute("aria-label") for number in range(81)] == before


def test_a_solved_game_starts_again(opened: NewTab) -> None:
    tab = opened(f"#p={WITH_AIC}")
    placed = "".join("." if given != "." else digit for given, digit in zip(PUZZLE, SOLUTION, strict=True))
    tab.evaluate(f"location.hash = 'p={PUZZLE}&s=..{placed[2 + 1 :].rjust(79, '.')}'")
    tab.wait_for_function(f"() => {tab_line()} === '53.{SOLUTION[3:]}'")
    cell(tab, 2).click()
    tab.keyboard.press("4")
    tab.wait_for_selector("text=Well done!")
    tab.locator("dialog").get_by_role("button", name="Close").click()
    tab.get_by_role("button", name="Start again").click()
    assert line(tab) == PUZZLE
    tab.get_by_role("button", name="Pause").click()  # the time goes on
    assert tab.locator(".board").evaluate("board => board.inert")


def test_a_solved_puzzle_is_not_changed_by_accident_and_hints_are_counted_once(opened: NewTab) -> None:
    tab = opened()
    hints = panel(tab, "hint")
    cell(tab, 2).click()
    tab.keyboard.press("2")
    hints.get_by_text("Where to look").click()  # which finds the mistake, and is no hint
    hints.get_by_text("There is a mistake", exact=False).wait_for()
    tab.keyboard.press("Delete")
    for key in ("h", "h", "h"):  # one hint, in three levels
        tab.keyboard.press(key)
    hints.locator("article.step").wait_for()
    for number, digit in enumerate(SOLUTION):
        if PUZZLE[number] == ".":
            cell(tab, number).click()
            tab.keyboard.press(digit)
    tab.get_by_text("with one hint", exact=False).wait_for()
    tab.keyboard.press("Escape")
    cell(tab, 2).click()
    for key in ("5", "Delete", "Control+z"):
        tab.keyboard.press(key)
    assert line(tab) == SOLUTION
    assert tab.get_by_role("button", name="Undo").is_disabled()
    reload(tab)
    cell(tab, 2).click()
    tab.keyboard.press("5")
    assert line(tab) == SOLUTION


def test_what_is_no_puzzle_is_said(opened: NewTab) -> None:
    tab = opened()
    tab.get_by_role("button", name="Open").click()
    tab.locator("dialog textarea").fill("12345")
    tab.locator("dialog").get_by_text("Open", exact=True).last.click()
    tab.get_by_text("expected 81 cells, found 5").wait_for()


def test_the_game_is_kept(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    tab.keyboard.press("4")
    tab.goto(tab.url.partition("#")[0])
    reload(tab)
    tab.wait_for_function(f"() => {tab_line()}[2] === '4'")


def test_a_game_that_was_left_goes_on(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    tab.keyboard.press("4")
    reload(tab)  # with the puzzle in the address
    tab.wait_for_function(f"() => {tab_line()}[2] === '4'")
    tab.evaluate(f"location.hash = 'p={WITH_AIC}'")
    tab.wait_for_function(f"() => {tab_line()} === '{WITH_AIC}'")
    left_games(tab)
    tab.get_by_role("button", name="Continue").click()
    tab.wait_for_function(f"() => {tab_line()}[2] === '4'")
    tab.get_by_role("button", name="Undo").click()
    assert line(tab) == PUZZLE


def other_tab(tab: Any, fragment: str = "") -> Any:
    """Another tab of the same browser, on the same page."""
    other = tab.context.new_page()
    other.goto(tab.url.partition("#")[0] + fragment)
    other.wait_for_selector("[role=gridcell]")
    if fragment:
        other.wait_for_function(f"() => {tab_line()} === '{fragment_line(fragment)}'")
    return other


def left_games(tab: Any) -> list[str]:
    """The games that a dialog offers to continue."""
    tab.get_by_role("button", name="My puzzles").click()
    tab.locator(".games").wait_for()
    found: list[str] = tab.get_by_text("cells left", exact=False).all_text_contents()
    return found


def test_two_tabs_keep_their_games_apart(opened: NewTab) -> None:
    first = opened()
    second = other_tab(first, f"#p={WITH_AIC}")
    for tab in (first, second):
        cell(tab, 2).click()
        tab.keyboard.press("4")
    for tab in (first, second):
        tab.goto(tab.url.partition("#")[0])
        reload(tab)
    assert (line(first), line(second)) == ("534" + PUZZLE[3:], "..4" + WITH_AIC[3:])
    third = other_tab(first, f"#p={SEVERAL}")
    assert sorted(left_games(third)) == ["50 cells left, 1 min", "56 cells left, 1 min"]


def test_two_tabs_that_go_on_with_the_same_game_keep_both(opened: NewTab) -> None:
    first = opened()
    cell(first, 2).click()
    first.keyboard.press("4")
    second = other_tab(first)
    assert line(second)[2] == "4"
    for tab, keys in ((second, "26"), (first, "6")):
        cell(tab, 3).click()
        for key in keys:
            tab.keyboard.press(key)
            tab.keyboard.press("ArrowRight")
            tab.keyboard.press("ArrowRight")
        # What the second tab has kept comes to the first a moment later.
        first.wait_for_function("() => Object.values(localStorage).some(kept => JSON.parse(kept).board?.done === 3)")
    reload(first)
    assert line(first)[:6] == "53467."
    reload(second)
    assert line(second)[:6] == "534276"
    third = other_tab(first, f"#p={WITH_AIC}")
    assert len(left_games(third)) == 2


def test_a_game_that_another_tab_dropped_is_saved_again_with_its_moves(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    for _ in range(30):
        tab.keyboard.press("4")
        tab.keyboard.press("2")
    tab.evaluate("() => Object.keys(localStorage).forEach(name => localStorage.removeItem(name))")
    tab.keyboard.press("4")
    reload(tab)
    tab.wait_for_function(f"() => {tab_line()}[2] === '4'")
    undo = tab.get_by_role("button", name="Undo")
    for _ in range(61):
        undo.click()
    assert line(tab) == PUZZLE


@pytest.mark.parametrize("language", CODES)
def test_the_words_of_every_language_have_room(opened: NewTab, language: str) -> None:
    tab = opened(locale=language)
    for width in (320, 640, 768, 960, 1100, 1152, 1280, 1920):
        tab.set_viewport_size({"width": width, "height": 800})
        assert tab.evaluate("document.documentElement.scrollWidth") <= width, width
        cut = "all => all.filter(each => each.scrollWidth > each.clientWidth + 1).map(each => each.textContent)"
        assert tab.locator("#tabs [role=tab]").evaluate_all(cut) == [], width


def test_it_fits_a_phone(opened: NewTab) -> None:
    tab = opened(**PHONE)
    assert tab.evaluate("document.documentElement.scrollWidth") == 360


SMALL = """() => {
    const controls = [...document.querySelectorAll("button, input:not([type=checkbox]), select, summary")];
    return controls.filter(each => each.checkVisibility() && !each.closest(".board"))
        .map(each => [each, each.getBoundingClientRect()])
        .filter(([, {width, height}]) => Math.min(height, width) < 39.5)
        .map(([each, {width, height}]) => `${each.outerHTML.slice(0, 90)} ${width}x${height}`);
}"""
"""JavaScript for the controls that fingers may miss."""


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "fr-FR"])
def test_nothing_is_too_small_or_too_wide_on_the_smallest_phone(opened: NewTab, language: str) -> None:
    tab = opened(**PHONE | {"viewport": {"width": 320, "height": 640}}, locale=language)

    def look(where: str) -> None:
        wide = tab.evaluate("""() => [document.documentElement, ...document.querySelectorAll("dialog[open]")]
            .map(each => each.scrollWidth - each.clientWidth).filter(Boolean)""")
        assert (where, wide, tab.evaluate(SMALL)) == (where, [], [])

    cell(tab, 2).tap()
    tab.keyboard.press("4")
    tab.keyboard.press("n")
    look("lines")
    menu = tab.locator("#menu button")
    for number in range(menu.count()):
        menu.nth(number).tap()
        look(f"menu {number}")
        tab.keyboard.press("Escape")
    for name in ("games", "calendar", "statistics", "backup"):
        menu.nth(1).tap()
        panel(tab, name)
        look(name)
        tab.keyboard.press("Escape")
    steps = panel(tab, "steps")
    look("steps")
    steps.locator(".row button").nth(1).tap()
    steps.locator("article.step").wait_for()
    look("walk")
    for name, there in (("grade", ".grades dd"), ("make", ".grades dd"), ("learn", ".chapter"), ("hint", ".ask")):
        panel(tab, name).locator(there).first.wait_for()
        look(name)
    make = panel(tab, "make")
    make.locator(".order summary").tap()
    make.locator(".order [value=x-wing]").wait_for(state="attached")
    look("order")
    learn = panel(tab, "learn")
    learn.locator(".list button").first.tap()
    learn.locator(".example").wait_for()
    look("lesson")
    learn.locator(".main").last.tap()
    learn.locator(".lesson").wait_for(state="detached")
    look("practice")


@pytest.mark.parametrize(
    "look",
    [
        {"color_scheme": "light"},
        {"color_scheme": "dark"},
        {"contrast": "more"},
        {"contrast": "more", "color_scheme": "dark"},
        {"forced_colors": "active"},
        PHONE,
    ],
    ids=str,
)
def test_nothing_is_found_by_axe(opened: NewTab, look: dict[str, Any]) -> None:
    axe = pytest.importorskip("axe_playwright_python.sync_playwright").Axe()
    tab = opened(**look)

    def found() -> list[tuple[str, str]]:
        violations = axe.run(tab).response["violations"]
        return [(each["id"], each["nodes"][0]["html"]) for each in violations]

    tab.locator("body").press("h")
    tab.locator("#panel-hint .stages").get_by_text("The whole step").click()
    tab.locator("article.step").wait_for()
    assert found() == []
    tab.keyboard.press("n")
    assert found() == []
    tab.keyboard.press("z")
    for name, there in (("steps", ".asks"), ("grade", ".grades dd"), ("learn", ".chapter"), ("make", ".grades dd")):
        panel(tab, name).locator(there).first.wait_for()
        assert found() == []
    tab.locator("#panel-make .order summary").click()
    tab.get_by_role("button", name="Create").wait_for()
    assert found() == []
    steps = panel(tab, "steps")
    steps.get_by_text("Solve from the start").click()
    steps.locator("article.step").wait_for()
    steps.get_by_text("All steps", exact=True).click()
    assert found() == []
    steps.get_by_text("Back to my game").click()
    for name in ("New", "My puzzles", "Open", "Share", "Settings"):
        tab.get_by_role("button", name=name, exact=True).click()
        assert found() == []
        for each in ("calendar", "statistics", "backup") if name == "My puzzles" else ():
            panel(tab, each)
            assert found() == []
        tab.keyboard.press("Escape")
    opening(tab, f"{PUZZLE}\n{HARDEST}\n123\n").locator(".choice").wait_for()
    assert found() == []
    tab.keyboard.press("Escape")
    learn = panel(tab, "learn")
    learn.get_by_role("button", name=re.compile("^Hidden Single")).click()
    learn.get_by_text("Practise it").click()
    learn.get_by_text("Check my answer").click()
    assert found() == []
    tab.click("#tab-hint")
    tab.get_by_role("button", name="Pause").click()
    assert found() == []
    tab.keyboard.press("p")
    solve(tab, SOLUTION)
    tab.get_by_text("Grade: Easy", exact=False).wait_for()
    assert found() == []


def test_marks_of_the_selected_digit_stand_out(opened: NewTab) -> None:
    tab = opened()
    tab.get_by_role("button", name="Fill marks").click()
    cell(tab, 0).click()
    opacity = tab.locator(".board .note .alike").first.evaluate("each => getComputedStyle(each).fillOpacity")
    assert opacity == "1"


def test_lines_of_the_board_are_stronger_in_high_contrast(opened: NewTab) -> None:
    tab = opened(color_scheme="dark", contrast="more")
    stroke = tab.locator(".board .thin").evaluate("each => getComputedStyle(each).stroke")
    assert stroke == "rgb(154, 165, 177)"


def test_a_link_in_another_page_opens_it(opened: NewTab, address: str) -> None:
    elsewhere = opened().context.new_page()
    mail = f'<a href="{address}#p={WITH_AIC}">A puzzle for you</a>'
    elsewhere.route("http://mail.example/", lambda route: route.fulfill(content_type="text/html", body=mail))
    elsewhere.goto("http://mail.example/")
    elsewhere.click("a")
    elsewhere.wait_for_function(f"() => {tab_line()} === '{WITH_AIC}'")


def test_high_contrast_shows_what_is_chosen(opened: NewTab) -> None:
    tab = opened(forced_colors="active")
    cell(tab, 2).click()
    tab.locator("#panel-hint").get_by_text("The whole step").click()
    tab.locator("#panel-hint article.step").wait_for()

    def ground(place: str) -> str:
        found: str = tab.locator(place).first.evaluate("each => getComputedStyle(each).backgroundColor")
        return found

    assert ground(".modes [aria-pressed=true]") != ground(".modes [aria-pressed=false]")
    assert ground("[role=tab][aria-selected=true]") != ground("[role=tab][aria-selected=false]")
    chosen = tab.locator(".board rect.chosen").evaluate("each => getComputedStyle(each).stroke")
    assert chosen == ground(".modes [aria-pressed=true]")
    tab.keyboard.press("v")
    assert ground(".key >> nth=0") != ground(".key >> nth=1")


@on_files
def test_it_is_part_of_another_page(opened: NewTab, address: str) -> None:
    tab = opened(service_workers="block")
    tab.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('not in a frame'); }")
    frame = f'<iframe src="{address}#p={PUZZLE}&show=steps" width="1100" height="800"></iframe>'
    tab.route(address + "mine", lambda route: route.fulfill(content_type="text/html", body=frame))
    tab.goto(address + "mine")
    within = tab.frame_locator("iframe")
    within.locator("article.step").wait_for()
    assert "save" not in within.locator("#news").inner_text()  # nobody plays here


@on_files
def test_it_works_without_a_network_after_the_first_load(opened: NewTab, address: str) -> None:
    tab = opened()
    tab.evaluate("navigator.serviceWorker.ready.then(() => true)")
    tab.wait_for_function("() => navigator.serviceWorker.controller !== null")
    tab.context.set_offline(True)
    reload(tab)
    tab.locator("#panel-hint").get_by_text("Where to look").click()
    tab.locator("#panel-hint").get_by_text("Look at box 9.").wait_for()


@on_files
@pytest.mark.parametrize(
    "file", ["crosshatch.zip.*", "pyodide.asm.mjs*", "pyodide.asm.wasm.*", "pyodide-lock.json.*", "python_stdlib.zip.*"]
)
def test_the_library_is_loaded_again_after_it_could_not_be(opened: NewTab, file: str) -> None:
    alone = opened(service_workers="block")
    alone.context.route(f"**/{file}", lambda route: route.abort())
    reload(alone)
    hint = alone.locator("#panel-hint")
    hint.get_by_text("Where to look").click()
    hint.get_by_text("The library could not be loaded").wait_for()
    alone.context.unroute(f"**/{file}")
    hint.get_by_text("Where to look").click()
    hint.get_by_text("Look at box 9.").wait_for()


@on_files
def test_the_library_is_loaded_where_the_host_allows_its_own_scripts_only(opened: NewTab) -> None:
    alone = opened(service_workers="block")
    requested: list[str] = []

    def strictly(route: Any) -> None:
        answer = route.fetch()
        policy = {"content-security-policy": "script-src 'self' 'wasm-unsafe-eval'"}
        route.fulfill(response=answer, headers={**answer.headers, **policy})

    alone.context.route("**/js/worker.js", strictly)
    alone.context.on("request", lambda request: requested.append(request.url))
    reload(alone)
    alone.locator("#panel-hint").get_by_text("Where to look").click()
    alone.locator("#panel-hint").get_by_text("Look at box 9.").wait_for()
    assert any(url.endswith("pyodide.asm.mjs") for url in requested)


DAY = "2026-11-23"


def library(tab: Any, name: str) -> Any:
    """Open a panel of the player's own puzzles."""
    tab.get_by_role("button", name="My puzzles").click()
    return panel(tab, name)


def solve(tab: Any, solution: str) -> None:
    empty = [number for number, digit in enumerate(line(tab)) if digit == "."]
    for number in empty:
        cell(tab, number).click()
        tab.keyboard.press(solution[number])
    tab.get_by_text("Well done!", exact=False).wait_for()


def test_games_have_names_and_progress(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    tab.keyboard.press("4")
    tab.evaluate(f"location.hash = 'p={WITH_AIC}'")
    tab.wait_for_function(f"() => {tab_line()} === '{WITH_AIC}'")
    games = library(tab, "games")
    assert games.locator("li").count() == 1  # what has not begun is no game yet
    assert games.locator("progress").evaluate("each => [each.value, each.max]") == [1, 51]
    assert games.locator(".thumbnail text").all_text_contents() == [each for each in "534" + PUZZLE[3:] if each != "."]
    games.get_by_role("button", name="Rename").click()
    tab.keyboard.type("For the train")
    tab.keyboard.press("Enter")
    games.get_by_role("heading", name="For the train").wait_for()
    games.get_by_role("button", name="Delete").click()
    games.get_by_text("Deleted: For the train.").wait_for()
    tab.keyboard.press("Enter")  # on Undo
    games.get_by_role("button", name="Continue: For the train").click()
    tab.wait_for_function(f"() => {tab_line()} === '534{PUZZLE[3:]}'")
    games = library(tab, "games")
    games.get_by_role("button", name="Rename").click()
    tab.keyboard.press("Escape")
    games.get_by_role("button", name="Rename").click()
    tab.keyboard.type("Mine")
    tab.keyboard.press("Enter")
    games.get_by_role("button", name="Back to my game").click()
    cell(tab, 3).click()
    tab.keyboard.press("6")
    reload(tab)
    library(tab, "games").get_by_role("heading", name="Mine").wait_for()


def test_the_puzzle_of_a_day_is_solved_and_counted(opened: NewTab) -> None:
    tab = opened()
    tab.clock.install(time=f"{DAY}T12:00:00")
    reload(tab)
    calendar = library(tab, "calendar")
    assert calendar.get_by_role("button", name="24 November 2026").is_disabled()
    calendar.get_by_label("Level").select_option("easy")
    calendar.get_by_role("button", name="23 November 2026").focus()
    for key in ("ArrowLeft", "ArrowUp", "PageUp", "PageDown"):
        tab.keyboard.press(key)
    assert focused(tab) == "1"  # of November: a month later than the first of October
    for key in ("ArrowDown", "ArrowDown", "ArrowDown", "ArrowRight"):
        tab.keyboard.press(key)
    tab.keyboard.press("Enter")
    code = f"easy,180:{DAY}/1"
    tab.locator("#news", has_text="Easy, 23 November 2026.").wait_for()
    tab.locator("#rules", has_text=f"Code: {code}").wait_for()
    made = Generator.of_code(code).make(code)
    assert line(tab) == made.puzzle.givens
    solve(tab, made.solution)
    tab.get_by_text("Grade: Easy", exact=False).wait_for()
    tab.get_by_role("button", name="My statistics").click()
    row = tab.locator("#panel-statistics tbody tr").all_inner_texts()
    assert [each.split()[:2] for each in row] == [["Easy", "1"]]
    assert tab.locator("#panel-statistics .figures div", has_text="Current streak").inner_text().endswith("1")
    calendar = panel(tab, "calendar")
    calendar.get_by_role("button", name="23 November 2026, solved: Easy").wait_for()
    calendar.get_by_text("Daily puzzles solved on their day: one day in a row; longest streak: 1.").wait_for()


def test_a_day_is_given_up_where_the_calendar_is_closed(opened: NewTab) -> None:
    tab = opened()
    calendar = library(tab, "calendar")
    with given_up(tab, "generate", calendar.locator("[aria-current=date]")):
        tab.keyboard.press("Escape")
    assert line(tab) == PUZZLE


def test_a_puzzle_of_no_known_level_is_counted_by_its_grade(opened: NewTab) -> None:
    tab = opened()
    solve(tab, SOLUTION)
    tab.get_by_text("Grade: Easy", exact=False).wait_for()
    tab.keyboard.press("Escape")
    assert library(tab, "statistics").locator("tbody th").all_inner_texts() == ["Easy"]


def test_everything_goes_to_another_device_in_a_file(opened: NewTab, tmp_path: Path) -> None:
    tab = opened()
    cell(tab, 2).click()
    for key in ("4", "Shift+ArrowRight", "Control+Digit2"):
        tab.keyboard.press(key)
    backup = library(tab, "backup")
    with tab.expect_download() as saved:
        backup.get_by_text("Save to a file").click()
    file = tmp_path / "backup.json"
    saved.value.save_as(file)

    other = opened(f"#p={WITH_AIC}")
    cell(other, 2).click()
    other.keyboard.press("4")

    def load(text: str) -> None:
        file.write_text(text, encoding="utf-8")
        with other.expect_file_chooser() as chosen:
            backup.get_by_text("Load from a file").click()
        chosen.value.set_files(file)

    text = file.read_text(encoding="utf-8")
    kept = "() => Object.entries(localStorage).map(([name, kept]) => [name, JSON.parse(kept).board])"  # not the time
    before = other.evaluate(kept)
    backup = library(other, "backup")
    load(text.replace('"moves":[[', '"moves":[[99999,'))
    backup.get_by_text(re.compile(r"^This backup is damaged: game \d is invalid. Nothing was changed.$")).wait_for()
    assert other.evaluate(kept) == before
    load(text)
    backup.get_by_text("Loaded: one game and 0 records added.").wait_for()
    games = panel(other, "games")
    assert games.locator("li").count() == 2
    games.get_by_role("button", name="Continue").click()
    other.wait_for_function(f"() => {tab_line()}[2] === '4'")
    for _ in range(2):
        other.keyboard.press("Control+z")
    assert line(other) == PUZZLE


def opening(tab: Any, text: str) -> Any:
    """Open a text in the dialog for that."""
    tab.get_by_role("button", name="Open").first.click()
    dialog = tab.get_by_role("dialog", name="Open a puzzle")
    dialog.locator("textarea").fill(text)
    dialog.get_by_role("button", name="Open").click()
    return dialog


@pytest.mark.parametrize(
    "text", [f"puzzle\n{WITH_AIC}\n", f"puzzle,level\n{WITH_AIC},9\n", json.dumps({"puzzle": WITH_AIC})]
)
def test_a_table_of_one_puzzle_is_opened(opened: NewTab, text: str) -> None:
    tab = opened()
    opening(tab, text)
    tab.wait_for_function(f"() => {tab_line()} === '{WITH_AIC}'")


def test_one_of_several_puzzles_is_chosen(opened: NewTab) -> None:
    tab = opened()
    dialog = opening(tab, f"puzzle,title\n{HARDEST},\n{WITH_AIC},A chain\n123,\n")
    dialog.get_by_text("2 puzzles. Choose one:").wait_for()
    dialog.get_by_text("One line could not be read").click()
    dialog.get_by_text("Line 4: field 1 (puzzle): expected 81 cells, found 3").wait_for()
    assert dialog.locator(".choice span").all_inner_texts() == ["Number 1", "A chain"]
    dialog.get_by_role("button", name="A chain").click()
    tab.wait_for_function(f"() => {tab_line()} === '{WITH_AIC}'")
    cell(tab, 0).click()
    tab.keyboard.press("Shift+Digit3")
    library(tab, "games").get_by_role("heading", name="A chain").wait_for()


def test_files_are_chosen_dropped_and_pasted(opened: NewTab, tmp_path: Path) -> None:
    tab = opened()
    files = [tmp_path / "hard.txt", tmp_path / "chain.txt"]
    for file, puzzle in zip(files, (HARDEST, WITH_AIC), strict=True):
        file.write_text(puzzle, encoding="utf-8")
    tab.get_by_role("button", name="Open").click()
    with tab.expect_file_chooser() as chosen:
        tab.get_by_role("button", name="Choose files").click()
    chosen.value.set_files(files)
    tab.locator(".choice button").nth(1).click()
    tab.wait_for_function(f"() => {tab_line()} === '{WITH_AIC}'")
    bring = """([kind, text]) => {
        const data = new DataTransfer();
        if (kind === "drop") data.items.add(new File([text], "mine.txt"));
        else data.setData("text/plain", text);
        const name = kind === "drop" ? "dataTransfer" : "clipboardData";
        const make = kind === "drop" ? DragEvent : ClipboardEvent;
        document.body.dispatchEvent(new make(kind, {[name]: data, bubbles: true, cancelable: true}));
    }"""
    tab.evaluate(bring, ["drop", HARDEST])
    tab.wait_for_function(f"() => {tab_line()} === '{HARDEST}'")
    tab.evaluate(bring, ["paste", f"https://example.org/#p={PUZZLE}"])
    tab.wait_for_function(f"() => {tab_line()} === '{PUZZLE}'")
    tab.evaluate(bring, ["paste", "not a puzzle"])
    tab.get_by_role("dialog").get_by_role("alert").wait_for()


def test_a_puzzle_is_shared_with_the_players_digits(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    tab.keyboard.press("4")
    tab.get_by_role("button", name="Share").click()
    link = tab.get_by_role("textbox", name="Link")
    assert link.input_value() == tab.url == f"{tab.url.partition('#')[0]}#p={PUZZLE}"
    tab.get_by_label("Include my digits and marks").check()
    assert link.input_value().endswith(f"#p={PUZZLE}&s=..4{'.' * 78}")
    tab.get_by_label("Format").select_option("sdk")
    with tab.expect_download() as saved:
        tab.get_by_role("button", name="Save the text").click()
    assert "534.7...." in Path(saved.value.path()).read_text(encoding="utf-8")
    for name in ("SVG", "PNG"):
        with tab.expect_download() as saved:
            tab.get_by_role("button", name=f"Save as {name}").click()
        assert name in Path(saved.value.path()).read_bytes()[:20].decode("latin-1").upper()
    other = opened()
    other.evaluate("fragment => (location.hash = fragment)", link.input_value().partition("#")[2])
    other.wait_for_function(f"() => {tab_line()}[2] === '4'")


def test_a_puzzle_is_made_to_order(opened: NewTab) -> None:
    tab = opened()
    make = panel(tab, "make")
    make.get_by_text("Made to order").click()
    make.get_by_label("Technique").select_option("naked-pair")
    make.get_by_label("Givens from").fill("24")
    make.get_by_text("level Medium, symmetry half-turn (180°), needs Naked Pair, at least 24 givens.").wait_for()
    make.get_by_role("button", name="Create").click()
    code = make.get_by_text(re.compile(r"^Code: medium,180,givens=24-,must=naked-pair:\d+/1$")).inner_text()[6:]
    assert line(tab) == Generator.of_code(code).make(code).puzzle.givens
    make.locator(".grades").get_by_text("Naked Pair", exact=False).first.wait_for()
    make.get_by_text("Play it").click()
    cell(tab, line(tab).index(".")).click()
    tab.keyboard.press("Shift+Digit1")
    library(tab, "games").get_by_role("heading", name="Medium").wait_for()


TEXTS = """() => {
    const named = ["aria-label", "title", "placeholder", "label"];
    const other = "script, noscript, svg, .notation";
    const said = [...document.body.querySelectorAll("*")].filter(each => !each.closest(other));
    const own = said.flatMap(each => [...each.childNodes].filter(node => node.nodeType === 3).map(node => node.data));
    return [...own, ...said.flatMap(each => named.map(name => each.getAttribute(name) ?? ""))].map(each => each.trim());
}"""


def texts_of(open_page: NewTab, language: str) -> set[str]:
    """Return all that the page says in the language of a browser, seen or not, wherever a player comes to."""
    tab = open_page(f"#p={PUZZLE}", locale=language)
    found = set(tab.evaluate(TEXTS))

    def look(wait_for: str = "") -> None:
        if wait_for:
            tab.wait_for_selector(wait_for)
        found.update(tab.evaluate(TEXTS))

    hints, steps, make = (panel(tab, name) for name in ("hint", "steps", "make"))
    look("#panel-make .grades dd")
    for level in range(3):
        tab.click("#tab-hint")
        hints.locator(".stages button").nth(level).click()
        look("#panel-hint .answer p:not(.waiting)")
    cell(tab, 2).click()
    hints.locator(".ask button").nth(2).click()
    look()
    hints.locator("[role=group] button").nth(0).click()
    look("#panel-hint .walk")
    tab.click("#tab-steps")
    steps.locator(".row button").nth(1).click()
    look("#panel-steps .walk")
    steps.locator(".bar .quiet").click()
    steps.locator(".row button").nth(2).click()
    look("#panel-steps .answer ul")
    tab.click("#tab-grade")
    look("#panel-grade dd")
    tab.click("#tab-learn")
    look("#panel-learn details")
    tab.locator("#panel-learn .list button").first.click()
    look("#panel-learn .lesson")
    tab.locator("#panel-learn .main").last.click()
    tab.wait_for_selector("#panel-learn .lesson", state="detached")
    look()
    tab.locator("#panel-learn .row button").nth(0).click()
    look("#panel-learn .answer .answer p")
    for number in (0, 1, 2, 3, 4):
        tab.click("#tab-hint")
        tab.locator("#menu button").nth(number).click()
        look("dialog[open]")
        for name in ("calendar", "statistics", "backup") if number == 1 else ():
            tab.click(f"#tab-{name}")
            look()
        tab.keyboard.press("Escape")
    tab.click("#tab-make")
    make.locator(".maker > .row button").first.click()
    look("#panel-make .status.multiple")
    return found


@pytest.mark.parametrize("language", ["de-DE", "fr-FR"])
def test_the_page_speaks_the_language_of_the_browser(opened: NewTab, language: str) -> None:
    tables = json.loads(page_texts())
    english, own = (tables[code]["texts"] for code in ("en", language[:2]))
    alike = {str(own[key][0]) for key in own if own[key] == english[key]}
    names = {*(each["name"] for each in tables.values()), "Crosshatch", "HoDoKu", "Sudoku Explainer"}
    codes = ("must-not=", "Ctrl + Z", "effort", "techniques")
    titles = tuple(title_of(each.technique, language[:2]) for each in CATALOGUE)
    both = texts_of(opened, "en-GB") & texts_of(opened, language)
    words = {text for text in both if re.search(r"[a-z]{3}", re.sub(r"\br[1-9]+c[1-9]+\b|^\w+ 20\d\d$", "", text))}
    assert {text for text in words - alike - names if not text.startswith((*titles, *codes))} == set()


def test_marks_come_and_go_by_themselves_on_wish(opened: NewTab) -> None:
    tab = opened()
    open_settings(tab).get_by_label("Fill in marks automatically").check()
    tab.keyboard.press("Escape")
    cell(tab, 10).click()
    assert cell(tab, 10).get_attribute("aria-label") == "row 2 column 2, empty, centre marks 2 4 7"
    tab.keyboard.press("Control+Digit7")  # what the player takes away stays away
    cell(tab, 2).click()
    tab.keyboard.press("2")
    assert cell(tab, 10).get_attribute("aria-label") == "row 2 column 2, empty, centre marks 4"
    tab.keyboard.press("Delete")
    assert cell(tab, 10).get_attribute("aria-label") == "row 2 column 2, empty, centre marks 2 4"
    reload(tab)
    assert cell(tab, 10).get_attribute("aria-label") == "row 2 column 2, empty, centre marks 2 4"
    tab.locator("#panel-hint").get_by_text("Check for mistakes").click()
    tab.get_by_text("a mark is missing", exact=False).wait_for()
    tab.locator("#panel-hint").get_by_text("Show where").click()
    tab.locator("#panel-hint").get_by_text("Fill its marks").click()
    assert cell(tab, 10).get_attribute("aria-label") == "row 2 column 2, empty, centre marks 2 4 7"
    cell(tab, 2).click()
    tab.keyboard.press("4")
    open_settings(tab).get_by_label("Fill in marks automatically").uncheck()
    tab.keyboard.press("Escape")
    assert cell(tab, 10).get_attribute("aria-label") == "row 2 column 2, empty, centre marks 2 7"
    tab.keyboard.press("Delete")
    assert cell(tab, 10).get_attribute("aria-label") == "row 2 column 2, empty, centre marks 2 7"


def strokes(tab: Any) -> int:
    found: int = tab.locator(".board .stroke:not(.begun)").count()
    return found


def test_lines_are_drawn_and_taken_back(opened: NewTab) -> None:
    tab = opened()
    tab.get_by_role("button", name="Colour", exact=True).click()
    tab.get_by_role("button", name="Lines", exact=True).click()
    cell(tab, 2).hover()
    tab.mouse.down()
    cell(tab, 40).hover()
    assert tab.locator(".board .stroke.begun").count() == 1
    tab.mouse.up()
    assert cell(tab, 40).get_attribute("aria-label") == "row 5 column 5, empty, line to r1c3"
    for key in ("Enter", "ArrowRight", "Enter"):
        tab.keyboard.press(key)
    assert strokes(tab) == 2
    tab.keyboard.press("Control+z")
    assert strokes(tab) == 1
    tab.keyboard.press("Control+y")
    tab.keyboard.press("5")  # no digit is entered
    assert line(tab) == PUZZLE
    cell(tab, 0).click()
    tab.keyboard.press("z")
    cell(tab, 2).click()
    tab.keyboard.press("4")
    reload(tab)
    assert strokes(tab) == 2
    tab.keyboard.press("n")
    cell(tab, 40).click()
    tab.keyboard.press("Delete")
    assert strokes(tab) == 0


def test_a_line_is_drawn_by_touch(opened: NewTab) -> None:
    tab = opened(**PHONE)
    tab.get_by_role("button", name="Colour", exact=True).tap()
    tab.get_by_role("button", name="Lines", exact=True).tap()
    touch(tab, cell(tab, 29), cell(tab, 40))
    assert strokes(tab) == 1


def test_why_says_what_is_known_when_time_runs_out_and_goes_on(opened: NewTab) -> None:
    tab = opened()
    cell(tab, 2).click()
    tab.keyboard.press("2")

    def too_late(route: Any) -> None:
        answer = route.fetch()
        late = {
            "start": None,
            "steps": [],
            "verdict": "unexplained",
            "reason": "2 in r1c3 is wrong.",
            "out_of_time": True,
        }
        route.fulfill(response=answer, json={"result": {**answer.json()["result"], **late}})

    tab.route("**/api/why_not", too_late)
    hints = tab.locator("#panel-hint")
    hints.get_by_text("Check for mistakes").click()
    hints.get_by_text("Show where").click()
    hints.get_by_text("Why?").click()
    hints.get_by_text("2 in r1c3 is wrong.").wait_for()
    tab.unroute("**/api/why_not")
    hints.get_by_text("Keep trying").click()
    hints.get_by_text("if r1c3 were 2", exact=False).wait_for()


def test_a_puzzle_is_printed_on_one_page_with_the_players_digits_on_wish(opened: NewTab) -> None:
    tab = opened(color_scheme="dark")
    cell(tab, 2).click()
    tab.keyboard.press("4")
    tab.evaluate("() => { window.print = () => (window.printed = document.body.className); }")
    for mine in (False, True):
        tab.get_by_role("button", name="Share").click()
        tab.get_by_label("Include my digits and marks").set_checked(mine)
        tab.get_by_role("button", name="Print").click()
        assert ("with-mine" in tab.evaluate("printed")) == mine
        tab.emulate_media(media="print")
        assert tab.locator(".board .set text").is_visible() == mine
        assert not tab.locator("header, #side, #keypad, .cells").first.is_visible()
        tab.emulate_media(media="screen")
        tab.evaluate("dispatchEvent(new Event('afterprint'))")
    assert len(re.findall(rb"/Type /Page\b", tab.pdf(format="A4"))) == 1
