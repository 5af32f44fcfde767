"""``crosshatch techniques``: the pipeline, in order, or some of it in detail."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TypeAlias

import attrs

from ..generator.errors import TargetError
from ..logic.step import Span
from ..logic.technique import Rule, Technique, slug_of
from ..render.wrap import wrap
from ..solving.scale import Grade, Scale
from ..techniques.catalogue import CATALOGUE, KINDS
from ..techniques.installed import offered_strategies
from ..techniques.names import AMONG_LISTED, technique_named
from ..techniques.strategy import Strategy
from ..verbs.choices import InLanguage, WithOwn
from ..verbs.declaration import BadRequest, argument, option, verb
from ..verbs.kinds import ScaleName, Section, Text
from ..words import argument as argument_of
from ..words import family_of, language_named, summary, title_of
from ..words.spans import text_of
from .output import aligned, say, say_data, terminal_width, text_width
from .scales import with_own
from .writing import json_flag

HEADER = ("technique", "family", "rating", "unique", "on", "does")
"""The columns of the list, by the keys of what they are called."""


LEAST_ROOM = 40
"""The least width of the last column."""


@attrs.frozen
class Broken:
    """A technique that another package offers and that cannot be loaded, as the error says."""

    slug: str
    error: str


Listed: TypeAlias = Technique | Broken

DATA: dict[str, Callable[[Technique, str], object]] = {
    "technique": lambda technique, _: technique.slug,
    "name": title_of,
    "other_names": lambda technique, _: list(technique.other_names),
    "family": lambda technique, _: technique.family,
    "rating": lambda technique, _: technique.rating,
    "highest_rating": lambda technique, _: technique.highest_rating,
    "assumes_unique": lambda technique, _: technique.assumes_unique,
    "hodoku": lambda technique, _: attrs.asdict(technique.hodoku) if technique.hodoku else None,
    "explainer": lambda technique, _: _theirs(technique),
    "on": lambda technique, _: technique.on,
    "summary": summary,
    "argument": argument_of,
    "error": lambda *_: None,
}
"""What JSON says of a technique, in a language."""


@verb
class Command(WithOwn, InLanguage):
    """List the solving techniques, or describe some in detail.

    The list starts with the simplest.  Ratings are on the Crosshatch scale, where 1.0 is easiest; those of chains
    depend on their length and are shown as a range.  "unique" marks techniques that assume a unique solution, and "on"
    those used by default.  Techniques from other packages or from --strategy come last.

    With --scale, the list contains the techniques that 'grade' counts on that scale, with the names that 'generate'
    accepts.  The rating is then HoDoKu's score for a step, or the lowest rating in Sudoku Explainer.
    """

    names: tuple[str, ...] = argument(
        Text(None), "Any name of a technique.", default=(), many=True, metavar="[TECHNIQUE]..."
    )
    scale: Scale[Grade] | None = option(
        ScaleName(), "List the techniques of this scale, with its order and ratings", section=Section.INPUT
    )
    as_json: bool = json_flag("a list with an object for each technique")

    def run(self) -> None:
        """Print the list, or the details."""
        scale, own, language = self.scale, self.own, self.language
        techniques = _of_scale(with_own(scale, own)) if scale else _of_pipeline(own)
        if self.names and scale and not techniques:
            raise BadRequest(f"the {scale.name} scale lists no techniques.")
        if self.names:
            kinds = [] if scale else [each.technique for each in KINDS]  # which are listed only when they are named
            techniques = _named(self.names, [*techniques, *kinds], language)
        if self.as_json:
            say_data([_data(each, language) for each in techniques])
        elif self.names:
            for number, each in enumerate(techniques):
                say("\n".join([""] * (number > 0) + _details(each, scale, language, own)))
        else:
            header = tuple(language_named(language).text(f"table-{each}") for each in HEADER)
            for line in _table([header, *(_row(each, language) for each in techniques)]):
                say(line)


def _of_scale(scale: Scale[Grade]) -> list[Listed]:
    """Return the techniques of a scale, with its ratings."""
    if all(scale.rating_of(each) == each.rating for each in scale.techniques):
        return [attrs.evolve(each, on=True) for each in scale.techniques]
    return [attrs.evolve(each, on=True, rating=scale.rating_of(each), rule=None) for each in scale.techniques]


def _of_pipeline(own: Iterable[Strategy]) -> list[Listed]:
    """Return the techniques of the pipeline, those of other packages and one's own, which are always on."""
    found: list[Listed] = [each.technique for each in CATALOGUE]
    for name, offered in (*offered_strategies(), *(("", each) for each in own)):
        if isinstance(offered, Strategy):
            found.append(attrs.evolve(offered.technique, on=True))
        else:
            found.append(Broken(name, str(offered)))
    return found


def _named(names: Iterable[str], listed: Sequence[Listed], language: str) -> list[Listed]:
    """Return the techniques with some names, among them those in a language; each once, whatever it is called.

    Raises UnknownTechnique where a name is that of none.
    """
    broken = {each.slug: each for each in listed if isinstance(each, Broken)}
    known = {
        attrs.evolve(each, other_names=(*each.other_names, title_of(each, language))): each
        for each in listed
        if isinstance(each, Technique)
    }
    found = [broken.get(slug_of(name)) or known[technique_named(name, known, AMONG_LISTED)] for name in names]
    return list(dict.fromkeys(found))


def _details(listed: Listed, scale: Scale[Grade] | None, language: str, own: Sequence[Strategy]) -> list[str]:
    """Return all that is known of a technique, line by line, with its rating on a scale."""
    if isinstance(listed, Broken):
        return [listed.slug, f"  {listed.error}"]
    hodoku, theirs = listed.hodoku, listed.explainer
    lowest, text = _theirs(listed), language_named(language).text
    or_more = text("fact-or-more", rating=lowest)
    facts = {
        text("fact-name"): listed.slug,
        text("fact-also-called"): ", ".join(listed.other_names),
        text("table-family"): family_of(listed, language),
        text("fact-on-scale", scale=scale.name) if scale else text("table-rating"): _rating(listed).strip("-"),
        text("fact-by-default"): _by_default(listed, language),
        text("fact-assumes"): text("fact-one-solution") if listed.assumes_unique else "",
        "HoDoKu": " ".join(filter(None, (hodoku.code, hodoku.level, str(hodoku.score or "")))) if hodoku else "",
        "Explainer": "" if lowest is None else or_more if isinstance(theirs, Rule) else str(lowest),
        text("fact-to-practise"): _to_practise(listed.slug, own),
    }
    width = max(map(len, facts))
    texts = (summary(listed, language), argument_of(listed, language))
    words = [line for text in texts for line in _wrapped(text, text_width() - 2)]
    told = [
        f"  {'' if number else name:<{width}}  {line}"
        for name, fact in facts.items()
        for number, line in enumerate(_wrapped(fact, text_width() - width - 4))
    ]
    return [title_of(listed, language), *(f"  {line}" for line in words), *told]


def _theirs(technique: Technique) -> float | None:
    """Return the lowest rating that Sudoku Explainer gives a technique."""
    return technique.explainer.lowest if isinstance(technique.explainer, Rule) else technique.explainer


def _by_default(technique: Technique, language: str) -> str:
    is_kind = any(each.technique == technique for each in KINDS)
    key = "table-on" if technique.on else "fact-off-kind" if is_kind else "fact-off"
    return language_named(language).text(key, name=technique.slug)


def _to_practise(name: str, own: Sequence[Strategy]) -> str:
    """Return the command that makes positions of a technique, or why there are none."""
    from ..generator import Practice  # which lists do not need

    try:
        Practice(name, own)
    except TargetError as error:
        return str(error)
    return f"crosshatch practice {name}"


def _data(listed: Listed, language: str) -> dict[str, object]:
    if isinstance(listed, Broken):
        return dict.fromkeys(DATA) | {"technique": listed.slug, "on": False, "error": listed.error}
    return {name: of(listed, language) for name, of in DATA.items()}


def _row(listed: Listed, language: str) -> tuple[str, ...]:
    text = language_named(language).text
    if isinstance(listed, Broken):
        return (listed.slug, "-", "-", "-", text("table-broken"), listed.error)
    unique, on = text("table-unique") if listed.assumes_unique else "-", text("table-on" if listed.on else "table-off")
    return (listed.slug, family_of(listed, language), _rating(listed), unique, on, _what_it_does(listed, language))


def _table(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Yield the rows with their columns aligned: a line each, or on a terminal as many as its width asks for.

    Where it leaves little room for the last column, that stands below the others, after the family.
    """
    room = terminal_width()
    if room is None:
        yield from aligned(rows)
        return
    columns = [*aligned([row[:-1] for row in rows])]
    margin = max(map(len, columns)) + 2
    if room - margin >= LEAST_ROOM:
        for line, (*_, last) in zip(columns, rows, strict=True):
            first, *others = _wrapped(last, room - margin) or [""]
            yield f"{line:<{margin}}{first}".rstrip()
            yield from (" " * margin + each for each in others)
        return
    narrow = aligned([(row[0], *row[2:-1]) for row in rows])
    for line, (_, family, *_, last) in zip(narrow, rows, strict=True):
        yield line
        yield from (f"    {each}" for each in _wrapped(f"{family}: {last}", room - 4))


def _wrapped(text: str, width: int) -> list[str]:
    return [text_of(line) for line in wrap((Span(text),), width)]


def _rating(technique: Technique) -> str:
    """Return a rating, or the range of those of its steps."""
    lowest, highest = technique.rating, technique.highest_rating
    return "-" if lowest is None else str(lowest) if highest in (None, lowest) else f"{lowest}-{highest}"


def _what_it_does(technique: Technique, language: str) -> str:
    """Return what a technique does, with the names that it has besides the one on the command line."""
    title = title_of(technique, language)
    named = "" if title == technique.title else f"{title}{language_named(language).text('colon')} "
    also = language_named(language).text("also-called", names=technique.other_names) if technique.other_names else ""
    return " ".join(filter(None, (f"{named}{summary(technique, language)}", also)))
