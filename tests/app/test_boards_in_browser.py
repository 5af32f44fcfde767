"""Puzzles on other boards in Chromium: opened, drawn, played, hinted, shared and made."""

import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest

from browsers import IN_BROWSER, NewTab
from crosshatch.board.boards import board
from crosshatch.board.puzzle import Puzzle
from crosshatch.formats import board_json, link, read
from crosshatch.formats.board_text import position_text
from crosshatch.generator import Generator
from crosshatch.position.status import count_solutions, solutions

pytestmark = IN_BROWSER

SMALL = "..53....1..41...5..2...14..6....61.."
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}
DESKTOP = {"viewport": {"width": 1280, "height": 900}}
LINE = """() => [...document.querySelectorAll('[role=gridcell]')]
    .map(each => /, (\\d)/.exec(each.ariaLabel)?.[1] ?? '.').join('')"""


@pytest.fixture
def opened(new_tab: NewTab, server: str) -> Callable[..., Any]:
    """Return what opens the page with a puzzle on a board, with the options of a context."""

    def open_page(puzzle: str, on: str, **options: Any) -> Any:
        tab = new_tab(server, "blob:", **DESKTOP | options)
        tab.set_default_timeout(60_000)
        tab.goto(f"{server}#p={puzzle}&b={quote(on)}")
        wait_for(tab, puzzle)
        return tab

    return open_page


def line(tab: Any) -> str:
    found: str = tab.evaluate(LINE)
    return found


def wait_for(tab: Any, puzzle: str) -> None:
    tab.wait_for_function(f"() => ({LINE})() === '{puzzle}'")


def cell(tab: Any, number: int) -> Any:
    return tab.locator("[role=gridcell]").nth(number)


def killer() -> Puzzle:
    return Generator.of_code("easy,board=killer:1").make("easy,board=killer:1").puzzle


def solution(puzzle: Puzzle) -> str:
    (found,) = solutions(puzzle)
    return puzzle.board.gathered(found)


@pytest.mark.parametrize("options", [PHONE, DESKTOP])
def test_a_small_board_is_played_to_its_end_with_the_mouse(opened: Callable[..., Any], options: Any) -> None:
    tab = opened(SMALL, "6x6", **options)
    assert tab.locator("[role=gridcell]").count() == 36
    assert tab.locator(".key:not(.erase):visible").count() == 6
    assert tab.locator("#rules").inner_text() == "Each row, column and box contains the digits 1 to 6."
    whole = solution(Puzzle(SMALL, board=board("6x6")))
    for number, digit in enumerate(whole):
        if SMALL[number] == ".":
            cell(tab, number).click()
            tab.locator(".key").nth(int(digit) - 1).click()
    assert line(tab) == whole
    tab.wait_for_selector("text=Well done!")


def test_a_small_board_has_digits_marks_and_clashes_of_its_own(opened: Callable[..., Any]) -> None:
    tab = opened(SMALL, "6x6")
    tab.get_by_role("button", name="Fill marks").click()
    assert cell(tab, 0).get_attribute("aria-label") == "row 1 column 1, empty, centre marks 2 6"
    tab.keyboard.press("7")
    assert line(tab) == SMALL
    tab.keyboard.press("5")
    assert tab.locator(".board .clash").count() == 2
    tab.keyboard.press("Control+z")
    tab.keyboard.press("End")
    tab.keyboard.press("ArrowRight")
    assert cell(tab, 0).get_attribute("aria-selected") == "true"


def test_a_small_board_is_opened_from_text_kept_and_shared(opened: Callable[..., Any], tmp_path: Any) -> None:
    tab = opened(SMALL, "6x6")
    tab.keyboard.press("2")
    other = "1" + "." * 34 + "2"
    tab.get_by_role("button", name="Open").click()
    file = tmp_path / "puzzle.txt"
    file.write_text(f"# board: 6x6\n{other}\n")
    with tab.expect_file_chooser() as chosen:
        tab.get_by_role("button", name="Choose files").click()
    chosen.value.set_files(file)
    wait_for(tab, other)
    cell(tab, 1).click()
    tab.keyboard.press("3")
    tab.evaluate("() => history.replaceState(null, '', location.pathname)")
    tab.reload()
    wait_for(tab, other[0] + "3" + other[2:])
    tab.keyboard.press("Control+z")
    assert line(tab) == other
    tab.get_by_role("button", name="Share").click()
    tab.wait_for_function("() => location.hash !== ''")
    assert tab.evaluate("() => location.hash") == f"#p={other}&b=6x6"
    tab.keyboard.press("Escape")
    tab.get_by_role("button", name="My puzzles").click()
    game = tab.locator(".game", has_text="6 \N{MULTIPLICATION SIGN} 6")
    game.get_by_text("23 cells left", exact=False).wait_for()


def test_hints_and_steps_on_a_small_board(opened: Callable[..., Any]) -> None:
    tab = opened(SMALL, "6x6")
    hints = tab.locator("#panel-hint")
    hints.get_by_text("Where to look").click()
    hints.get_by_text("Look at box 2.").wait_for()
    assert tab.locator(".board .pointed").count() == 6
    hints.get_by_text("The whole step").click()
    hints.get_by_text("Apply this step").click()
    assert line(tab)[4] == "1"
    cell(tab, 0).click()
    hints.get_by_text("Why not this digit?").click()
    hints.get_by_role("button", name="2", exact=True).click()
    hints.get_by_text("2 in r1c1 is right.").wait_for()
    tab.click("#tab-steps")
    tab.locator("#panel-steps").get_by_text("Solve from the start").click()
    tab.get_by_text("Solved by logic alone", exact=False).wait_for()


def test_a_killer_shows_its_cages_and_wrong_sums(opened: Callable[..., Any]) -> None:
    puzzle = killer()
    tab = opened(puzzle.text, json.dumps(board_json.data_of(puzzle.board)))
    cages = tab.locator(".board .figures path.line")
    assert cages.count() > 20
    assert cages.first.evaluate("each => getComputedStyle(each).strokeDasharray") != "none"
    rule = next(each for each in puzzle.board.combinations if all(puzzle.givens[cell] == "." for cell in each.cells))
    for number in rule.cells:
        cell(tab, number).click()
        digit = 1 if rule.sum_of_cells != 1 else 2
        tab.keyboard.press(str(digit))
    tab.wait_for_function("() => document.querySelectorAll('.board .set.clash').length > 0")
    for _ in rule.cells:
        tab.keyboard.press("Control+z")
    tab.locator("#panel-hint").get_by_text("The whole step").click()
    tab.locator("#panel-hint article.step").wait_for()
    tab.locator("#panel-hint").get_by_text("Check for mistakes").click()
    tab.get_by_text("No mistakes so far.").wait_for()


def test_a_puzzle_is_made_on_a_board(opened: Callable[..., Any]) -> None:
    tab = opened(SMALL, "6x6")
    for name, cells in [("4 \N{MULTIPLICATION SIGN} 4", 16), ("Jigsaw", 81), ("Non-consecutive", 81)]:
        tab.get_by_role("button", name="New").click()
        dialog = tab.get_by_role("dialog", name="New puzzle")
        dialog.get_by_label(re.compile("^Board")).select_option(label=name)
        dialog.get_by_role("button", name="Easy").click()
        tab.locator("#news", has_text=f"{name}, Easy.").wait_for()
        assert tab.locator("[role=gridcell]").count() == cells
    found = Puzzle(line(tab), board=board("non-consecutive"))
    assert count_solutions(found) == 1
    tab.get_by_role("button", name="Fill marks").click()
    marks = [cell(tab, number).get_attribute("aria-label") for number in range(81)]
    for number, mask in enumerate(found.masks()):
        if found.givens[number] == ".":
            digits = " ".join(str(digit) for digit in range(1, 10) if mask >> digit & 1)
            assert marks[number].endswith(f"centre marks {digits}")


@pytest.mark.parametrize(("language", "rule"), [("de", "Springerzug"), ("fr", "saut de cavalier")])
def test_rules_are_said_in_the_language_of_the_browser(opened: Callable[..., Any], language: str, rule: str) -> None:
    tab = opened("." * 80 + "1", "anti-knight", locale=language)
    assert rule in tab.locator("#rules").inner_text()


@pytest.mark.parametrize("site", ["f-puzzles", "sudokupad"])
def test_a_link_of_another_site_is_opened_with_its_rules(opened: Callable[..., Any], site: str) -> None:
    puzzle = killer()
    tab = opened(SMALL, "6x6")
    tab.get_by_role("button", name="Open").click()
    tab.locator("dialog textarea").fill(link(puzzle, site))
    tab.locator("dialog").get_by_role("button", name="Open").click()
    wait_for(tab, puzzle.text)
    assert tab.locator(".board .figures text").count() == len(puzzle.board.combinations)
    tab.get_by_role("button", name="Share").click()
    with tab.expect_download() as download:
        tab.get_by_role("button", name="Save the text").click()
    assert read(download.value.path().read_text()).board.combinations


def test_a_position_is_read_with_its_digits_and_board(opened: Callable[..., Any]) -> None:
    tab = opened(SMALL, "6x6")
    tab.get_by_role("button", name="Open").click()
    position = Puzzle(SMALL, "2" + "." * 35, board=board("6x6")).without("r1c2", 4)
    tab.locator("dialog textarea").fill(position_text(position))
    tab.locator("dialog").get_by_role("button", name="Open").click()
    wait_for(tab, f"2{SMALL[1:]}")
    assert cell(tab, 1).get_attribute("aria-label") == "row 1 column 2, empty, centre marks 6"


def test_puzzles_on_several_boards_are_offered(opened: Callable[..., Any]) -> None:
    tab = opened(SMALL, "6x6")
    tab.get_by_role("button", name="Open").click()
    dialog = tab.get_by_role("dialog")
    puzzles = [{"puzzle": "." * 80 + "1", "board": name} for name in ("anti-knight", "anti-king")]
    dialog.locator("textarea").fill("\n".join(map(json.dumps, puzzles)))
    dialog.get_by_role("button", name="Open").click()
    dialog.get_by_text("2 puzzles. Choose one:").wait_for()
    assert dialog.locator(".choice button").count() == 2


def test_the_keyboard_does_not_leave_a_small_board(opened: Callable[..., Any]) -> None:
    tab = opened(SMALL, "6x6")
    cell(tab, 35).click()
    for key, place in [("ArrowRight", 30), ("ArrowDown", 0), ("End", 5), ("Control+End", 35), ("Control+Home", 0)]:
        tab.keyboard.press(key)
        assert cell(tab, place).get_attribute("aria-selected") == "true"


def test_practice_is_on_the_classic_board(opened: Callable[..., Any]) -> None:
    tab = opened(SMALL, "6x6")
    tab.click("#tab-learn")
    learn = tab.locator("#panel-learn")
    learn.get_by_role("button", name="Naked Single", exact=False).first.click()
    learn.get_by_text("Practise it").click()
    learn.get_by_text("Check my answer").wait_for()
    assert tab.locator("[role=gridcell]").count() == 81
    tab.click("#tab-hint")
    assert tab.locator("[role=gridcell]").count() == 36
    tab.click("#tab-make")
    tab.get_by_text("Exactly one solution.").wait_for()
    tab.locator("#panel-make").get_by_text("symmetry: half-turn", exact=False).wait_for()
