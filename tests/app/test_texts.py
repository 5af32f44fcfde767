"""The texts of the page: all languages have those that its scripts ask for, in a form that these can write."""

import json
import re
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from crosshatch.app.texts import page_texts
from crosshatch.techniques.catalogue import CATALOGUE
from crosshatch.words import CODES

SCRIPTS = Path(str(files("crosshatch"))) / "app" / "page" / "js"
LANGUAGES = json.loads(page_texts())


@pytest.mark.parametrize("code", CODES)
def test_a_language_has_every_text_that_the_page_asks_for(code: str) -> None:
    scripts = "".join(path.read_text(encoding="utf-8") for path in SCRIPTS.iterdir())
    keys = {*re.findall(r'"((?:app|list|page|hint)-[a-z-]+)"', scripts), "house"}
    families = {f"family-{each.technique.family.lower().replace(' ', '-')}" for each in CATALOGUE}
    assert (keys | families) - LANGUAGES[code]["texts"].keys() == set()


@pytest.mark.parametrize("code", CODES)
def test_a_text_asks_for_the_values_that_it_asks_for_in_english(code: str) -> None:
    english, texts = LANGUAGES["en"]["texts"], LANGUAGES[code]["texts"]
    assert {key for key in texts if values(texts[key]) - values(english[key])} == set()


def values(parts: list[Any]) -> set[str]:
    inner = [each for part in parts if isinstance(part, dict) for each in part.get("variants", {}).values()]
    return {part["value"] for part in parts if isinstance(part, dict)}.union(*map(values, inner))


TITLES = {"Crosshatch", "Sudoku Explainer", "Berthier"}
"""Names that are the same in every language."""

NOT_SHOWN = {"Delete", "End", "Enter", "Escape", "Fault", "Files", "Home", "Tab"}
"""Names of keys and of errors, which scripts compare and people do not read."""


def test_no_script_has_a_text_that_people_read() -> None:
    found = {path.name: sorted(texts_in(path)) for path in SCRIPTS.glob("*.js")}
    assert {name: texts for name, texts in found.items() if texts} == {}


def texts_in(path: Path) -> set[str]:
    """Return the strings of a script that look like a word or a sentence for people."""
    code = re.sub(r"/\*.*?\*/|(?<![:\"])//[^\n]*", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    strings = (re.sub(r"\$\{.*?\}", "", one or other) for one, other in re.findall(r'"([^"\n]*)"|`([^`]*)`', code))
    shown = re.compile(r"[A-Z][a-z]+(?![A-Za-z-])|[a-z]+(?: [a-z]+){3}")
    return {each for each in strings if shown.match(each.strip())} - TITLES - NOT_SHOWN


def test_a_language_calls_itself_by_its_own_name() -> None:
    assert [each["name"] for each in LANGUAGES.values()] == ["English", "Deutsch", "Français"]
