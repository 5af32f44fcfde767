"""What people read has no private words, and is spelled as in British English.

The texts are those of the README, the docs, the changelog, the help of every command, and the English explanations.
``data/words.txt`` has the words of the field that a dictionary lacks.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import click
import pytest

from crosshatch.cli import main

spylls = pytest.importorskip("spylls.hunspell")

ROOT = Path(__file__).parents[1]
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs" / "pages").glob("*.md")])
TABLE = ROOT / "src" / "crosshatch" / "words" / "en.ftl"

PRIVATE = (
    r"wished",
    r"(?:is|are|be) told(?! apart)|told (?:by|as|of)",
    r"noted",
    r"what there is",
    r"what is found",
    r"so many",
    r"of (?:its|one's|their|our) own,",
    r"(?:leaves?|left|stays?|takes?|gives?)\b[^.]{0,20} as it is",
    r"each by itself",
    r"(?:or|what|all) else\b(?! to)",
    r"what comes out",
    r"goes by",
    r"where there is (?:one|none)",
    r"are such that",
    r"by and by",
)
"""Turns of phrase that a native writer would not use here."""

AMERICAN = (
    r"behaviors?",
    r"colors?|colored|coloring",  # names of techniques have a capital: Simple Colors
    r"centers?|centered",
    r"grays?",
    r"neighbors?",
    r"favorites?",
    r"(?:recogn|organ|normal|minim|maxim|optim|synchron|summar)izes?",
)
LEFT_OUT = r"^```.*?^```$|<!--.*?-->|`[^`\n]*`|\]\([^)]*\)|<[^>\n]*>|https?://\S+|\{[^}]*\}|^---.*?^---$"
"""What is not prose: code, addresses, tags and placeables."""


def prose(text: str) -> str:
    """Return the prose of a page."""
    return re.sub(LEFT_OUT, " ", text, flags=re.MULTILINE | re.DOTALL)


def helps() -> Iterator[tuple[str, str]]:
    """Yield the help of each command, with its name."""
    waiting: list[tuple[str, click.Command]] = [("crosshatch", main)]
    while waiting:
        name, command = waiting.pop()
        with click.Context(command, info_name=name) as context:
            parts = [command.help or ""]
            parts += [each.help or "" for each in command.params if isinstance(each, click.Option)]
            yield name, "\n".join(parts)
            if isinstance(command, click.Group):
                found = {each: command.get_command(context, each) for each in command.list_commands(context)}
                waiting += [(f"{name} {each}", inner) for each, inner in found.items() if inner]


def sentences() -> str:
    """Return the English sentences of explanations."""
    lines = (line for line in TABLE.read_text(encoding="utf-8").splitlines() if not line.startswith("#"))
    return "\n".join(re.sub(r"^[\w-]+ =|^\s*(?:\.\w+ =|\*?\[\w+\])", "", line) for line in lines)


TEXTS = {
    **{str(page.relative_to(ROOT)): page.read_text(encoding="utf-8") for page in PAGES},
    **dict(helps()),
    "explanations": sentences(),
}


@pytest.fixture(scope="module")
def dictionary() -> Any:
    return spylls.Dictionary.from_files(str(Path(spylls.__file__).parent / "data" / "en" / "en_US"))


@pytest.fixture(scope="module")
def own_words() -> set[str]:
    return set((ROOT / "tests" / "data" / "words.txt").read_text(encoding="utf-8").lower().split())


@pytest.mark.parametrize("name", TEXTS)
def test_no_private_words(name: str) -> None:
    found = re.findall(rf".{{0,40}}\b(?:{'|'.join(PRIVATE)})\b.{{0,20}}", prose(TEXTS[name]), re.IGNORECASE)
    assert not found


@pytest.mark.parametrize("name", TEXTS)
def test_british_spelling(name: str, dictionary: Any, own_words: set[str]) -> None:
    text = prose(TEXTS[name])
    words = {
        word.strip("'")
        for word in re.findall(r"[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ']+", text.replace("\N{RIGHT SINGLE QUOTATION MARK}", "'"))
    }
    american = {word for word in words if re.fullmatch("|".join(AMERICAN), word)}
    unknown = {
        word for word in words if word.removesuffix("'s").lower() not in own_words and not dictionary.lookup(word)
    }
    assert not american
    assert not unknown, "mistyped, or words for tests/data/words.txt"
