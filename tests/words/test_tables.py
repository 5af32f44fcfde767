"""The tables of all languages: they can be read, have the same messages, and ask for no value that nobody gives."""

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path

import pytest

from claims import own_messages
from crosshatch.words import CODES, language_named
from crosshatch.words.fluent import Call, Expression, Pattern, Reference, Select, Table, Variable
from crosshatch.words.language import FUNCTIONS
from told_steps import examples

SOURCES = Path(str(files("crosshatch")))

NAMES_OF_FAMILIES = tuple(
    f"{each}-"
    for each in [
        "technique",
        "summary",
        "argument",
        "where",
        "page",
        "picture-rule",
        "rule",
        "sheet",
        "level",
        "family",
        "grade",
        "promise",
        "table",
        "list",
        "language",
    ]
)
"""How keys begin of which the code knows the beginning only."""

PROGRAMS = {"JSON", "OpenSudoku", "SadMan", "Simple", "SudoCue", "f", "puzzles"}
"""The words in the names of formats."""

SAME_WORDS = {
    "de": {*PROGRAMS, "Code", "Format", "Link", "Name", "Pause", "Sudoku", "Templates", "Text", "Wings", "minimal"},
    "fr": {
        *PROGRAMS,
        *(
            "Actions",
            "Centre",
            "Code",
            "Conditions",
            "Contradiction",
            "Ctrl",
            "Format",
            "Intersections",
            "Pause",
            "Solutions",
        ),
        *("Sudoku", "Technique", "Y", "Z", "minutes", "technique"),
    },
}
"""The words of English that languages have too: of these they take whole messages from there."""


@cache
def table(code: str) -> Table:
    return language_named(code).table


@cache
def own(code: str) -> Table:
    """Return the table of a language without what it has of English."""
    return Table((SOURCES / "words" / f"{code}.ftl").read_text(encoding="utf-8"))


@cache
def keys_in_code() -> frozenset[str]:
    """Return every string in the code that could be a key, and the keys of all that is said of the examples."""
    code = "".join(path.read_text(encoding="utf-8") for end in ("py", "js") for path in SOURCES.rglob(f"*.{end}"))
    said = (message.key for _, step in examples() for message in own_messages(step))
    return frozenset((*re.findall(r'"([a-z][a-z0-9-]*)"', code), *said))


@cache
def beginnings_on_the_page() -> tuple[str, ...]:
    """Return how keys begin that the page completes by a value, such as ``app-mode-``."""
    scripts = "".join(path.read_text(encoding="utf-8") for path in SOURCES.rglob("page/js/*.js"))
    return tuple(re.findall(r"`([a-z-]+-)\$", scripts))


def is_said(key: str) -> bool:
    return key in keys_in_code() or key.startswith((*NAMES_OF_FAMILIES, *beginnings_on_the_page()))


def parts(pattern: Pattern) -> Iterator[Expression]:
    """Yield all that stands in braces, within other such parts too."""
    for part in pattern:
        if not isinstance(part, str):
            yield from expressions(part)


def expressions(part: Expression) -> Iterator[Expression]:
    yield part
    match part:
        case Call(arguments=arguments):
            for each in arguments:
                yield from expressions(each)
        case Select(by=by, variants=variants):
            yield from expressions(by)
            for pattern in variants.values():
                yield from parts(pattern)


def all_parts(code: str, key: str) -> list[Expression]:
    return [part for pattern in table(code).forms(key).values() for part in parts(pattern)]


def referred(code: str, key: str) -> set[str]:
    """Return the messages of a table that one of its messages refers to."""
    found = set()
    for part in all_parts(code, key):
        match part:
            case Reference(key=other):
                found.add(other)
            case Call(name="EACH", arguments=(_, text)):
                found.add(text.text)
            case Call(name=name) if name not in FUNCTIONS:
                found.add(name.lower())
    return found


def variables(code: str, key: str) -> set[str]:
    """Return the values that a message asks for, and those that it refers to with them."""
    own = {part.name for part in all_parts(code, key) if isinstance(part, Variable)}
    beside = [variables(code, each) for each in referred(code, key) if each != key]
    return (own | set().union(*beside)) - {"value"}


@pytest.mark.parametrize("code", CODES)
def test_every_message_can_be_read(code: str) -> None:
    assert all(table(code).forms(key) for key in table(code) if not key.startswith("technique-"))


@pytest.mark.parametrize("code", CODES)
def test_a_table_is_fluent(code: str) -> None:
    syntax = pytest.importorskip("fluent.syntax")
    parsed = syntax.parse((SOURCES / "words" / f"{code}.ftl").read_text(encoding="utf-8"))
    assert [each.content for each in parsed.body if isinstance(each, syntax.ast.Junk)] == []
    assert {each.id.name for each in parsed.body if isinstance(each, syntax.ast.Message)} == {*own(code)}


@pytest.mark.parametrize("code", CODES)
def test_no_message_is_there_for_nothing(code: str) -> None:
    used = {key for key in table(code) if is_said(key)}
    while more := {each for key in used for each in referred(code, key)} - used:
        used |= more
    assert {*own(code)} - used == set()


@pytest.mark.parametrize("code", [code for code in CODES if code != "en"])
def test_a_language_leaves_out_only_what_it_says_in_the_words_of_english(code: str) -> None:
    left_out = [table("en").forms(key) for key in table("en") if is_said(key) and key not in own(code)]
    texts = [part for forms in left_out for pattern in forms.values() for part in pattern if isinstance(part, str)]
    assert {word for text in texts for word in re.findall(r"[^\W\d]+", text)} == SAME_WORDS.get(code, set())


@pytest.mark.parametrize("code", CODES)
def test_a_message_asks_for_no_value_that_its_teller_does_not_give(code: str) -> None:
    given = {said.key: {*said.values} for _, step in examples() for said in own_messages(step)}
    asked = {key: variables(code, key) - values for key, values in given.items() if key in table(code)}
    assert {key: values for key, values in asked.items() if values} == {}


def test_french_punctuation_stays_with_its_word() -> None:
    lines = (SOURCES / "words" / "fr.ftl").read_text(encoding="utf-8").splitlines()
    wrong = re.compile("[ \N{NARROW NO-BREAK SPACE}][:%»]|[ \N{NO-BREAK SPACE}][;!?]|« ")
    assert [line for line in lines if not line.startswith("#") and wrong.search(line)] == []
