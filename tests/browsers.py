"""Chromium, for the tests of pages: one browser for all of them, and tabs whose errors fail the test."""

import os
import shutil
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

import pytest

CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)

IN_BROWSER = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium"),
    pytest.mark.skipif(find_spec("playwright") is None, reason="the extra 'browser' is not installed"),
]
"""Marks the tests of a page, which a plain run leaves out."""

needs_node = pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node.js")

NewTab = Callable[..., Any]


@pytest.fixture(scope="session")
def browser() -> Iterator[Any]:
    from playwright.sync_api import sync_playwright

    flags = ["--no-sandbox"] if os.geteuid() == 0 else []  # Chromium wants that of root
    with sync_playwright() as started:
        chromium = started.chromium.launch(executable_path=CHROMIUM, args=flags)
        yield chromium
        chromium.close()


@pytest.fixture
def new_tab(browser: Any) -> Iterator[NewTab]:
    """Return what opens a tab, with the options of a context: it may load what begins with some addresses, no more.

    Nothing moves or fades there unless a test asks for it, so that what is looked at is as it will stay.
    """
    errors: list[str] = []
    contexts = []

    def open_tab(*addresses: str, **options: Any) -> Any:
        contexts.append(browser.new_context(**{"reduced_motion": "reduce"} | options))
        tab = contexts[-1].new_page()
        tab.on("pageerror", lambda error: errors.append(str(error)))
        tab.on("request", lambda asked: None if asked.url.startswith(addresses) else errors.append(asked.url))
        return tab

    yield open_tab
    for context in contexts:
        context.close()
    assert errors == []
