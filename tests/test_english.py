"""What people read has no private words, and is spelled as in British English.

The texts are those of the README, the docs, the changelog, the help of every command, the English explanations, and the
error messages of each package.
``data/words.txt`` has the words of the field that a dictionary lacks.
"""

import ast
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
    r"at sight",
    r"(?:that|which) is none",
    r"(?<!there )is no (?:digit|puzzle|grid|cell|step|text|link|file|number)",
    r"what is (?:given|compressed|asked|wanted|said to)",
    r"(?:is|are) expected, not",
    r"(?:is|are|was|were) asked for",
    r"(?:comes?|came) to a",
    r"for sure",
    r"in vain",
    r"to be had",
    r"taken? away",
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


def in_english(page: Path) -> str:
    """Return the text of a page, without the examples in other languages, which are in italics."""
    text = page.read_text(encoding="utf-8")
    return re.sub(r"(?<!\*)\*(?![*\s])[^*\n]+\*(?!\*)", " ", text) if page.name == "languages.md" else text


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


ERRORS = r"\w*(?:Error|Unproven\w+|OutOfTime|BadRequest|_wrong|_failed|_error)"
"""Calls that create errors outside of ``raise``: their classes, and helpers."""

CODE = r"--[a-z][\w-]*|\w+://|\.\w+\b|\b[A-Za-z]+[a-z][A-Z]\w*\b|\w+[._(]\w+[()]*"
"""Options, schemes of addresses, extensions, and names of classes, methods and files."""

CALLS = r"complain|warn|say|echo"
"""The calls that print messages."""


def messages(package: str) -> str:
    """Return the messages of errors and warnings in the modules of a package, a line each, without what is put in."""
    folder = ROOT / "src" / "crosshatch" / package
    lines = []
    for path in sorted(folder.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        lines += [text for node in ast.walk(tree) if _makes_message(node) for text in _literals(node)]
    return re.sub(CODE, " ", "\n".join(line for line in lines if " " in line.strip()))  # others are names and keys


def _makes_message(node: ast.AST) -> bool:
    if isinstance(node, ast.Raise):
        return node.exc is not None
    if not isinstance(node, ast.Call):
        return False
    name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
    return bool(re.fullmatch(f"{ERRORS}|{CALLS}", name))


def _literals(node: ast.AST) -> Iterator[str]:
    """Yield the text literals in an expression; those of one f-string come as one text."""
    if isinstance(node, ast.JoinedStr):
        yield " ".join(each.value for each in node.values if isinstance(each, ast.Constant))
        for part in node.values:
            if isinstance(part, ast.FormattedValue):
                yield from _literals(part.value)
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node.value
    else:
        for child in ast.iter_child_nodes(node):
            yield from _literals(child)


PACKAGES = sorted(each.name for each in (ROOT / "src" / "crosshatch").iterdir() if (each / "__init__.py").exists())

TEXTS = {
    **{str(page.relative_to(ROOT)): in_english(page) for page in PAGES},
    **dict(helps()),
    "explanations": sentences(),
    **{f"messages of {name}": messages(name) for name in PACKAGES},
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
