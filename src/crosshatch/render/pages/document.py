"""The steps of a path as HTML: a page (``page``), and a form for notebooks (``notebook_page``).

The document contains everything: the steps follow each other, as in print and without scripts.  The script only shows
one step at a time and lets the reader move between them.  All inserted text is escaped.
"""

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from html import escape
from importlib.resources import files
from typing import NamedTuple
from zlib import crc32

from ...board.grid import Grid
from ...logic.step import Line, Role, Step
from ...logic.technique import Technique
from ...solving.solver import Path, notes_of
from ...techniques.catalogue import strategy_named
from ...words import ENGLISH, argument, explain, headline, language_named, name_of, summary, title_of
from ...words.messages import Message
from ...words.spans import text_of as text_of_line
from ...words.tellers import pages
from ..elements import class_of
from ..palette import LOOKS
from ..text import ending
from ..view import View, view_of
from .boards import Boards
from .inks import colours

MOST_OPEN = 12
"""The number of lines of an explanation from which the reasons within reasons are folded."""

ROOT = ".crosshatch-path"
"""The selector of the element with all of a path; no rule applies outside it, so a notebook can hold several."""


def page(
    path: Path,
    *,
    title: str | None = None,
    language: str = ENGLISH,
    techniques: Collection[str] | None = None,
) -> str:
    """Return a self-contained HTML document that steps through a path; it needs no other files and no network.

    - ``title``: its title, instead of a general one
    - ``language``: the language of all text
    - ``techniques``: the slugs of techniques whose steps to show; all steps by default

    Raises TypeError if ``path`` is not a path, ValueError if the language does not exist, and UnknownTechnique if a
    slug does not exist.
    """
    if not isinstance(path, Path):
        raise TypeError(f"expected a Path, not a {type(path).__name__}; Solver().solve(puzzle) returns one")
    for slug in techniques or ():
        if all(each.slug != slug for each in path.techniques()):
            strategy_named(slug)  # it may be one that the path does without, but there must be one
    words = language_named(language)
    steps = _Steps(path, "", language, techniques)
    name = title or words.text("page-title")
    content = steps.content(f"<h1>{escape(name)}</h1>", "main")
    return "\n".join(
        [
            "<!DOCTYPE html>",
            f'<html lang="{words.code}">',
            "<head>",
            '<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            '<meta name="color-scheme" content="light dark">',
            f"<title>{escape(name)}</title>",
            f"<style>\n{steps.colours(dark=True)}\n{text_of('design.css')}{text_of('steps.css')}{text_of('page.css')}</style>",
            "</head>",
            '<body class="crosshatch-path page">',
            content,
            f"<script>\n{text_of('steps.js')}</script>",
            "</body>",
            "</html>",
            "",
        ]
    )


def notebook_page(path: Path) -> str:
    """Return a page for notebooks: a part of a document, several of which can coexist."""
    told = repr((path.puzzle, notes_of(path)))
    steps = _Steps(path, f"path-{crc32(told.encode()):08x}-", ENGLISH, None)
    content = steps.content("", "div")
    return "\n".join(
        [
            '<div class="crosshatch-path cell">',
            f"<style>\n{steps.colours(dark=False)}\n{text_of('design.css')}{text_of('steps.css')}</style>",
            content,
            f"<script>\n{text_of('steps.js')}</script>",
            "</div>",
        ]
    )


@cache
def text_of(name: str) -> str:
    """Return a style or script of the page."""
    return files(__package__).joinpath(name).read_text(encoding="utf-8")


class _Slide(NamedTuple):
    """An element shown at a time, with its name within the path and its label in the list."""

    name: str
    label: str
    element: str


class _Steps:
    """The steps of a path as parts of a document; ``prefix`` is a prefix for ids."""

    def __init__(self, path: Path, prefix: str, language: str, techniques: Collection[str] | None) -> None:
        self._path = path
        self._prefix = prefix
        self._language = language
        self._techniques = techniques
        self._words = language_named(language)
        self._met: set[Technique] = set()
        self._boards = Boards(path.puzzle.grid(), f"{prefix}board", language)

    def colours(self, dark: bool) -> str:
        """Return the colour rules of the pictures so far, as CSS."""
        return colours(ROOT, self._boards.roles, dark, self._boards.pens)

    def content(self, heading: str, main: str) -> str:
        """Return everything; ``main`` is the tag of the part with the steps."""
        slides = [self._start(), *self._shown(), self._end()]
        listed = "\n".join(f'<li><a href="#{self._prefix}{each.name}">{each.label}</a></li>' for each in slides)
        steps = self._said("steps")
        status = escape(ending(self._path, self._language))
        return "\n".join(
            [
                self._boards.shared(),
                f"<header><div>{heading}<p>{status}</p></div>{self._theme()}</header>",
                f'<{main} class="slides">',
                self._controls(),
                *(each.element for each in slides),
                f"</{main}>",
                f'<nav aria-label="{steps}"><details open><summary>{steps}</summary>',
                f"<ol>\n{listed}\n</ol></details></nav>",
                self._help(),
                '<p class="said" aria-live="polite"></p>',
            ]
        )

    def _start(self) -> _Slide:
        words, grid = self._words, self._path.puzzle.grid()
        picture = self._boards.position(grid, words.text("page-puzzle"), f"{self._prefix}start-board", candidates=False)
        used = Counter(title_of(each, self._language) for each in self._path.techniques())
        rows = "".join(f"<tr><td>{escape(name)}</td><td>{count}</td></tr>" for name, count in used.items())
        caption = self._boards.caption()
        told = (
            f'<p class="line">{self._path.puzzle.text}</p>'
            f"{f'<p>{escape(caption)}</p>' if caption else ''}"
            f"<table><caption>{escape(words.text('page-used'))}</caption><tbody>{rows}</tbody></table>"
        )
        name = escape(words.text("page-puzzle"))
        return self._slide("start", name, name, f"<figure>{picture}</figure>", told)

    def _end(self) -> _Slide:
        words, grid = self._words, self._path.end
        picture = self._boards.position(grid, words.text("page-end"), f"{self._prefix}end-board", candidates=True)
        told = f"<p>{escape(ending(self._path, self._language))}</p>"
        name = escape(words.text("page-end"))
        return self._slide("end", name, name, f"<figure>{picture}</figure>", told)

    def _shown(self) -> Iterator[_Slide]:
        count = len(self._path)
        for number, (grid, step) in enumerate(self._path.positions(), 1):
            if self._techniques is None or step.technique.slug in self._techniques:
                yield self._step(number, count, grid, step)

    def _step(self, number: int, count: int, grid: Grid, step: Step) -> _Slide:
        words = self._words
        name, title = f"step-{number}", name_of(step, self._language)
        view = view_of(step, grid)
        whole = _overview(step, view) if view.branches else view
        picture = self._boards.step(grid, whole, title, f"{self._prefix}{name}-board", step)
        takeover = number == self._path.logic_steps + 1
        told = "\n".join(
            [
                *([f'<p class="takeover">{escape(self._words.text("path-takeover"))}</p>'] if takeover else ()),
                *self._idea(step),
                '<div class="words">',
                *_folded(explain(step, self._language)),
                "</div>",
                f'<p class="notation">{escape(headline(step, self._language))}</p>',
                self._legend(view),
                *self._argument(step),
            ]
        )
        figure = f"<figure>{picture}</figure>"
        cases = "\n".join(self._cases(name, grid, step, view))
        label = f"<span>{number}</span> <span>{escape(title)} <small>{escape(step.conclusion)}</small></span>"
        heading = f"<small>{escape(words.text('page-step', number=number, count=count))}</small> {escape(title)}"
        return self._slide(name, label, heading, figure, told, cases)

    def _idea(self, step: Step) -> Iterator[str]:
        text = summary(step.technique, self._language)
        if text:
            yield f'<p class="idea"><b>{self._said("idea")}</b> {escape(text)}</p>'

    def _argument(self, step: Step) -> Iterator[str]:
        """Yield why a technique holds: open at its first step, and collapsed later."""
        text = argument(step.technique, self._language)
        if text:
            opened = "" if step.technique in self._met else " open"
            self._met.add(step.technique)
            summed = self._said("why")
            yield f'<details class="why"{opened}><summary>{summed}</summary><p>{escape(text)}</p></details>'

    def _legend(self, view: View) -> str:
        entries = [
            f"<li>{sample}{self._role(role, plain=not view.branches)}</li>" for role, sample in self._boards.keys(view)
        ]
        label = self._said("legend")
        return f'<ul class="legend" aria-label="{label}">{"".join(entries)}</ul>' if entries else ""

    def _role(self, role: Role, plain: bool) -> str:
        """Return the name of a role, and its meaning if the name does not say it; links have a meaning if they have two
        ends."""
        name, meaning = self._words.text("role", value=role), self._words.text("role-meaning", role=role)
        if LOOKS[role].colour is None and not plain:
            meaning = ""
        colon = self._words.text("colon")
        return f"<span><b>{escape(name)}</b>{colon} {escape(meaning)}</span>" if meaning else f"<b>{escape(name)}</b>"

    def _cases(self, name: str, grid: Grid, step: Step, view: View) -> Iterator[str]:
        """Yield the pictures of the cases of a step, each with its assumption and result."""
        if not view.branches:
            return
        heading = f"<h3>{self._said('cases')}</h3>" if len(view.branches) > 1 else ""
        yield f'<section class="cases">{heading}<ol>'
        for place, (branch, shown) in enumerate(zip(step.branches, view.branches, strict=True), 1):
            said = self._words.text(pages.case(branch))
            picture = self._boards.step(grid, shown, said, f"{self._prefix}{name}-case-{place}")
            yield f"<li><figure><figcaption>{escape(said)}</figcaption>{picture}</figure></li>"
        yield "</ol></section>"

    def _slide(self, name: str, label: str, heading: str, figure: str, told: str, cases: str = "") -> _Slide:
        """Return a slide; everything but its name is HTML."""
        ident = self._prefix + name
        parts = [
            f'<article class="slide" id="{ident}" tabindex="-1" aria-labelledby="{ident}-heading">',
            f'<h2 id="{ident}-heading">{heading}</h2>',
            figure,
            f'<div class="told">{told}</div>',
            cases,
            "</article>",
        ]
        return _Slide(name, label, "\n".join(filter(None, parts)))

    def _said(self, what: str, form: str = "") -> str:
        """Return a text of the page that is not part of a step."""
        return escape(self._words.text(Message(f"page-{what}", form=form)))

    def _controls(self) -> str:
        """Return the buttons, which are hidden if scripts are off."""
        ways = ((way, self._said(way)) for way in ("first", "back", "next", "last"))
        buttons = "".join(
            f'<button type="button" data-go="{way}" aria-label="{said}" title="{said}">'
            f'<svg viewBox="0 0 24 24" aria-hidden="true"><path d="{_ARROWS[way]}"/></svg></button>'
            for way, said in ways
        )
        toggle = f'<button type="button" data-toggle aria-pressed="false">{self._said("after")}</button>'
        return f'<div class="controls" role="group" aria-label="{self._said("controls")}">{buttons}{toggle}</div>'

    def _theme(self) -> str:
        said = self._said("theme")
        return (
            f'<button type="button" data-theme-toggle aria-label="{said}" title="{said}"><svg viewBox="0 0 24 24"'
            ' aria-hidden="true"><circle cx="12" cy="12" r="8" fill="none"/><path d="M12 4a8 8 0 0 1 0 16z"/></svg>'
            "</button>"
        )

    def _help(self) -> str:
        reading = self._said("reading")
        terms = "".join(
            f"<dt>{self._said(f'term-{term}')}</dt><dd>{self._said(f'term-{term}', 'meaning')}</dd>"
            for term in pages.TERMS
        )
        return (
            f'<section class="help" aria-label="{reading}"><details open>'
            f'<summary>{reading}</summary><dl>{terms}</dl><p class="keys">{self._said("keys")}</p>'
            "</details></section>"
        )


_ARROWS = {
    "first": "M6 5v14M19 5l-9 7 9 7z",
    "back": "M17 5l-10 7 10 7z",
    "next": "M7 5l10 7-10 7z",
    "last": "M18 5v14M5 5l9 7-9 7z",
}


def _overview(step: Step, view: View) -> View:
    """Return a view of the cases that fits in one picture: where they begin, and what all lead to."""
    begin = {each.candidate for branch in step.branches for each in branch.case}
    shown = {
        each: role for each, role in view.candidates.items() if each in begin or role in (Role.PLACED, Role.REMOVED)
    }
    return View(shown, view.cells, view.houses)


def _folded(lines: Sequence[Line]) -> Iterator[str]:
    """Yield lines of words as HTML; deeper lines are folded below the line that they belong to if there are many."""
    depths = [len(text) - len(text.lstrip()) for text in map(text_of_line, lines)]
    opened = " open" if len(lines) <= MOST_OPEN else ""
    above: list[int] = []
    for place, (line, depth) in enumerate(zip(lines, depths, strict=True)):
        while above and above[-1] >= depth:
            above.pop()
            yield "</details>"
        below = [each > depth for each in depths[place + 1 :]]
        count = below.index(False) if False in below else len(below)
        if count:
            above.append(depth)
            yield f"<details{opened}><summary>{_spans(line)} <small>{count}</small></summary>"
        else:
            yield f"<p>{_spans(line)}</p>"
    yield from ("</details>" for _ in above)


def _spans(line: Line) -> str:
    """Return a line of words as HTML, with classes for roles."""
    return "".join(
        escape(span.text) if span.role is None else f'<b class="{class_of(span.role)}">{escape(span.text)}</b>'
        for span in line
    )
