"""Links between the pages of the repository lead somewhere, in the repository as well as in the built docs."""

import re
import sys
from functools import cache
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = [*ROOT.glob("*.md"), *DOCS.glob("pages/**/*.md")]

CODE = re.compile(r"^( *)```.*?^\1```$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\(([^)\s]+)\)|<(?:a|img)\b[^>]*?(?:href|src)=\"([^\"]+)\"")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ANCHOR = re.compile(r"\bid=\"([^\"]+)\"")

sys.path.insert(0, str(DOCS))
gallery_pages = import_module("gallery_pages")
sys.path.remove(str(DOCS))


def prose(page: Path) -> str:
    """Return a page without blocks of code, and without links in the rest of its code."""
    text = page.read_text("utf-8")
    return CODE.sub(lambda found: "" if "\n" in found[0] else found[0].replace("](", "] ("), text)


@cache
def anchors(page: Path) -> set[str]:
    """Return the anchors of a page: those of its headings and of its elements."""
    text = prose(page)
    headings = (re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", each).lower() for each in HEADING.findall(text))
    return {re.sub(r"[^\w\- ]", "", each).strip().replace(" ", "-") for each in headings} | {*ANCHOR.findall(text)}


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_in_the_repository(page: Path) -> None:
    broken = []
    for found in LINK.finditer(prose(page)):
        link = found[1] or found[2]
        name, _, fragment = link.partition("#")
        if re.match("[a-z]+:", link):
            continue
        target = page.parent / name if name else page
        if not target.exists() or (fragment and target.suffix == ".md" and fragment not in anchors(target)):
            broken.append(link)
    assert broken == []


def test_links_to_techniques_in_the_built_docs() -> None:
    text = (DOCS / "pages" / "gallery.md").read_text("utf-8")
    built = gallery_pages.linked(text)
    assert "| [X-Wing](gallery/x-wing.md) | " in built
    assert built.count("](gallery/") == text.count("<a id=") == len(gallery_pages.SHOWN)
    assert gallery_pages.linked("[a](gallery.md#x-wing) [b](gallery.md#fish)") == (
        "[a](gallery/x-wing.md) [b](gallery.md#fish)"
    )
