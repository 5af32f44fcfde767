"""The pages of the gallery: one for each technique, made whenever the docs are built, and an index page.

MkDocs calls ``on_files`` and ``on_page_markdown``.  A page states what a technique does, its other names, its ratings,
how often random puzzles need it, a picture of a real position with the step in words, and positions for practice.  The
index page is in the repository; ``python docs/gallery.py`` writes it.  The other pages are not, so in the repository a
link to a technique leads to its row on the index page.  When the docs are built, it leads to the page of the technique.
"""

import json
import re
from collections.abc import Iterator
from html import escape
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gallery import SHOWN, SOLVER, Example, Gallery, known, text_of

from crosshatch.board.board import CLASSIC
from crosshatch.board.puzzle import Puzzle
from crosshatch.generator.superseded_techniques import SUPERSEDED_BY
from crosshatch.logic.step import Step
from crosshatch.logic.technique import Rule, Technique
from crosshatch.render import svg
from crosshatch.render.pages.document import text_of as style
from crosshatch.techniques.catalogue import KINDS, strategy_named
from crosshatch.techniques.names import names_elsewhere
from crosshatch.words import argument, explained, headline, summary

if TYPE_CHECKING:
    from mkdocs.config.defaults import MkDocsConfig
    from mkdocs.structure.files import Files
    from mkdocs.structure.pages import Page

PAGE = Path(__file__).parent / "pages" / "gallery.md"
FREQUENCIES = Path(__file__).parent / "frequencies.json"

FIRST = """\
# Gallery

Each technique has a page that explains why it works, shows a step in a real position, and lists the technique's
ratings and other names. Most pages also have positions to practise. Basic fish of five or more lines have no page,
because a smaller fish always makes the same eliminations. [The hardest puzzles, explained](hardest.md) shows the most
powerful techniques at work.

The pages of the techniques are made when you [build the documentation](design.md#the-docs). In the terminal,
`crosshatch techniques x-wing` describes a technique.

The last column shows how many of {puzzles:,} random puzzles need the technique: at some point, no simpler one finds a
step. For techniques that are off by default, "simpler" means rated lower. If nothing was counted for a technique, the
column is empty. Some techniques are [never needed](generating-speed.md#techniques-that-are-never-needed), because
certain others always find a step too. The rules of the board apply only to [other boards](boards.md).
"""

HEADER = ("technique", "what it does", "rating", "needed by")
NONE = "no such technique"

_SLUGS = {each.technique.slug for each in SHOWN}
_ROW = re.compile(r'<a id="([^"]+)"></a>([^|]+?)(?= \|)')
_LINK = re.compile(r"\]\(gallery\.md#([^)]+)\)")


def on_pre_build(*, config: "MkDocsConfig") -> None:
    """Omit a script that the docs would load from another site; ``theme/worker.js`` replaces it."""
    config.extra["polyfills"] = []


def on_files(files: "Files", *, config: "MkDocsConfig") -> "Files":
    """Add the pages of the techniques, and the design that the app has too, to the files of the docs."""
    from mkdocs.structure.files import File

    design = style("design.css").replace(".crosshatch-docs", "[data-md-color-scheme]")
    files.append(File.generated(config, "design.css", content=design))

    for slug, text in pages(known()):
        files.append(File.generated(config, f"gallery/{slug}.md", content=text))
    return files


def on_page_markdown(markdown: str, *, page: "Page", config: "MkDocsConfig", files: "Files") -> str:
    """Lead the links to techniques, and the names on the index page, to the pages of the techniques."""
    return linked(markdown)


def linked(markdown: str) -> str:
    """Return a page of the repository with links to the pages of techniques."""
    markdown = _ROW.sub(r"[\2](gallery/\1.md)", markdown)
    return _LINK.sub(lambda found: f"](gallery/{found[1]}.md)" if found[1] in _SLUGS else found[0], markdown)


def first_page(gallery: Gallery) -> str:
    """Return the page that lists the techniques, by family."""
    counts = _frequencies()
    parts = [FIRST.format(puzzles=counts["puzzles"])]
    families = list(dict.fromkeys(each.technique.family for each in SHOWN))
    by_family = sorted((each.technique for each in SHOWN), key=lambda each: families.index(each.family))
    for family, techniques in groupby(by_family, key=lambda each: each.family):
        rows = [HEADER, ("---", "---", "---:", "---:"), *(_row(each, counts["needed"]) for each in techniques)]
        parts.append(f"## {family}\n\n" + "".join(f"| {' | '.join(cells)} |\n" for cells in rows))
    return "\n".join(parts)


def _row(technique: Technique, needed: dict[str, int]) -> tuple[str, ...]:
    count = None if technique.slug in SUPERSEDED_BY else needed.get(technique.slug)
    return (
        f'<a id="{technique.slug}"></a>{technique.title}',
        summary(technique),
        technique.rating_in_words,
        "" if count is None else f"{count:,}",
    )


def pages(gallery: Gallery) -> Iterator[tuple[str, str]]:
    """Yield the page of each technique, with its slug."""
    counts = _frequencies()
    shown = [each.technique for each in SHOWN]
    for place, technique in enumerate(shown):
        before = shown[place - 1] if place else None
        after = shown[place + 1] if place + 1 < len(shown) else None
        parts = [
            _head(technique),
            _shown(technique, gallery.examples.get(technique.title)),
            _facts(technique, counts),
            _practice(technique, gallery.practice.get(technique.title, {})),
            _neighbours(before, after),
        ]
        yield technique.slug, "\n".join(filter(None, parts))


def _frequencies() -> dict[str, Any]:
    """Return the number of random puzzles, and how many of them need each technique."""
    found: dict[str, Any] = json.loads(FREQUENCIES.read_text(encoding="utf-8"))
    return found


def _head(technique: Technique) -> str:
    names = f"Also known as: {', '.join(technique.other_names)}.\n\n" if technique.other_names else ""
    related = [f"{name} ({used_by})" for name, used_by in names_elsewhere(technique.slug)]
    elsewhere = f"Related names [elsewhere](../names.md#other-names): {', '.join(related)}.\n\n" if related else ""
    return (
        f"# {technique.title}\n\n{names}{elsewhere}{summary(technique)}\n\n## Why it works\n\n{argument(technique)}\n"
    )


def _facts(technique: Technique, counts: dict[str, Any]) -> str:
    facts = {
        "name on the command line": f"`{technique.slug}`",
        "by default": "on" if technique.on else "off",
        "assumes": "a unique solution" if technique.assumes_unique else "",
        "Crosshatch rating": technique.rating_in_words,
        "HoDoKu": _hodokus(technique),
        "Sudoku Explainer": _explainers(technique),
        "frequency": _how_often(technique, counts),
    }
    rows = "".join(f"| {name} | {fact} |\n" for name, fact in facts.items() if fact)
    return f"## Facts\n\n| family | {technique.family} |\n|---|---|\n{rows}"


def _hodokus(technique: Technique) -> str:
    its = technique.hodoku
    if its is None:
        return NONE
    return f"{its.level} {its.score or ''} (code {its.code})" if its.level else f"code {its.code}, not rated"


def _explainers(technique: Technique) -> str:
    """Return Sudoku Explainer's rating, or one for each kind that it distinguishes."""
    rating = technique.explainer
    if isinstance(rating, Rule):
        return f"{rating.lowest} or more"
    kinds = [each.technique for each in KINDS if each.technique.kind_of == technique.title]
    if rating is None and kinds:
        return ", ".join(f"{each.explainer} ({each.title})" for each in kinds)
    return NONE if rating is None else f"{rating}"


def _how_often(technique: Technique, counts: dict[str, Any]) -> str:
    """Say how many random puzzles need a technique, or that it is never the next step."""
    count, puzzles = counts["needed"].get(technique.slug), counts["puzzles"]
    if _needs_other_boards(technique):
        return "needed only on [other boards](../boards.md)"
    if technique.slug in SUPERSEDED_BY:
        return "never needed, because a simpler technique always finds a step too"
    if count is None:
        return ""
    if count == 1:
        return f"needed by 1 of {puzzles:,} random puzzles"
    if count == 0:
        return f"needed by none of {puzzles:,} random puzzles"
    if count == puzzles:
        return f"needed by all of {puzzles:,} random puzzles"
    share = f"about one in {float(f'{puzzles / count:.2g}'):,.0f}" if count * 2 <= puzzles else f"{count / puzzles:.0%}"
    return f"needed by {count:,} of {puzzles:,} random puzzles ({share})"


def _shown(technique: Technique, example: Example | None) -> str:
    """Return the picture of a position, and the step in words."""
    if example is None:
        return "## Example\n\nNo suitable position is known.\n"
    step = example.step()
    if step is None:
        raise LookupError(f"{technique} does not find {example.notation} in {text_of(example.puzzle)}: run gallery.py")
    reasons = "\n\n".join(_paragraph(line) for line in explained(step).split("\n"))
    return (
        f"## Example\n\n{_picture(example, step)}\n\n`{headline(step)}`\n\n{reasons}\n\n{_cases(example, step)}"
        f"{_what_comes_first(example)}The position as {_format(example.puzzle)}:\n\n"
        f"```text\n{text_of(example.puzzle)}\n```\n"
    )


def _format(puzzle: Puzzle) -> str:
    """Return the name of the format of a position, as a link."""
    if puzzle.board is CLASSIC:
        return "a [HoDoKu library line](../formats.md#library)"
    return "[JSON with its board](../boards.md#boards-in-json)"


def _picture(example: Example, step: Step, case: int | None = None) -> str:
    """Return a picture of limited width that the search of the site ignores."""
    slug = f"{step.technique.slug}{'' if case is None else f'-{case + 1}'}"
    picture = svg(example.puzzle, step, branch=case, legend=case is None, size=None, element_id=f"picture-{slug}")
    return f'<div data-search-exclude style="max-width: 34rem; margin: 0 auto">\n{picture.strip()}\n</div>'


def _cases(example: Example, step: Step) -> str:
    """Return a picture for each case of a step that has several."""
    if len(step.branches) < 2:
        return ""
    drawn = [
        f'??? note "If {" and ".join(map(str, branch.case))}"\n\n'
        + "".join(f"    {line}\n" for line in _picture(example, step, number).split("\n"))
        for number, branch in enumerate(step.branches)
    ]
    return "One picture for each case:\n\n" + "\n".join(drawn) + "\n"


def _paragraph(line: str) -> str:
    """Return a line of reasons, indented if it belongs to a case."""
    text = line.lstrip(" ")
    depth = (len(line) - len(text)) // 2
    style = f' style="margin-left: {1.5 * depth}em"' if depth else ""
    return f"<p{style}>{escape(text)}</p>"


def _what_comes_first(example: Example) -> str:
    """Say which other technique the solver uses in the position of an example, if it does."""
    first = SOLVER.next_step(example.puzzle)
    if first is None or first.technique == example.strategy.technique:
        return ""
    return f"In this position, the solver would take another step first: {first.name}.\n\n"


def _practice(technique: Technique, positions: dict[str, str]) -> str:
    if _needs_other_boards(technique):
        return _positions(
            "## Practise it\n\nStart with these positions. Save one of them to a file, and pass the file to "
            "`crosshatch hint`.\n",
            positions,
        )
    if not positions:
        return (
            "## Practise it\n\nThere are no practice positions, because in every position found so far another "
            "technique is the next step. To look for this technique in the example above or in another position, pass "
            f"the position in quotation marks:\n\n```sh\ncrosshatch steps --only {technique.slug} POSITION\n```\n"
        )
    name = technique.slug
    head = (
        f"## Practise it\n\n```console\n$ crosshatch practice {name}\n```\n\nThe command makes new positions in "
        "which this technique is the next step. Add `--sheet lesson.pdf` to print [a lesson](../practice.md).\n\n"
        "You can start with these positions. Paste a line into HoDoKu, or pass it to `crosshatch hint` in quotation "
        "marks.\n"
    )
    return _positions(head, positions)


def _needs_other_boards(technique: Technique) -> bool:
    """Return whether the classic board never needs a technique."""
    return not strategy_named(technique.slug).works_on(CLASSIC)


def _positions(head: str, positions: dict[str, str]) -> str:
    """Return positions to practise with their answers."""
    lines = [
        f'```text\n{line}\n```\n\n??? success "Answer"\n\n    `{notation}`\n' for line, notation in positions.items()
    ]
    return "\n".join([head, *lines])


def _neighbours(before: Technique | None, after: Technique | None) -> str:
    links = ["[All techniques](../gallery.md)"]
    if before:
        links.append(f"previous: [{before.title}]({before.slug}.md)")
    if after:
        links.append(f"next: [{after.title}]({after.slug}.md)")
    return "---\n\n" + " · ".join(links) + "\n"
