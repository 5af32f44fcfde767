"""``crosshatch techniques``: the pipeline, in order, or some of it in detail."""

from collections.abc import Iterable, Iterator, Sequence

import attrs

from ..generator.errors import TargetError
from ..logic.step import Span
from ..logic.technique import Rule, Technique, slug_of
from ..render.wrap import wrap
from ..solving.scale import Grade, Scale
from ..techniques.catalogue import CATALOGUE, KINDS
from ..techniques.installed import offered_strategies
from ..techniques.names import technique_named
from ..techniques.strategy import Strategy
from ..verbs.choices import InLanguage, WithOwn
from ..verbs.declaration import Section, argument, option, verb
from ..verbs.kinds import ScaleName, Text
from ..words import argument as argument_of
from ..words import language_named, summary, title_of
from ..words.spans import text_of
from .asking import json_flag
from .output import say, say_data, text_width
from .scales import with_own

HEADER = ("technique", "family", "rating", "unique", "on", "what it does")


@attrs.frozen
class Listed:
    """A technique as it is listed: with a rating, if there is one, and whether it is on.

    ``technique`` is None where another package offers it and it cannot be loaded: then ``error`` says why.
    """

    name: str
    technique: Technique | None
    rating: float | None = None
    highest: float | None = None
    on: bool = True
    error: str = ""


@verb
class Command(WithOwn, InLanguage):
    """List the techniques, simplest first, or describe those named in detail.

    The rating is on the Crosshatch scale (1.0 is easiest), a range where it depends on the length of a chain.
    Techniques of other packages, and of a --strategy, come last.  "unique" marks those that assume that the puzzle has
    one solution, "on" those that are used by default.

    With --scale, the list has what 'grade' counts on that scale, by the names that 'generate' takes.  The rating is
    HoDoKu's score for a step, or the lowest that Sudoku Explainer gives.
    """

    names: tuple[str, ...] = argument(
        Text(None), "Any name of a technique.", default=(), many=True, metavar="[TECHNIQUE]..."
    )
    scale: Scale[Grade] | None = option(
        ScaleName(), "List those of a scale, in its order and with its ratings", section=Section.INPUT
    )
    as_json: bool = json_flag("a list with an object for each technique")

    def run(self) -> None:
        """Print the list, or the details."""
        scale, own, language = self.scale, self.own, self.language
        techniques = list(_techniques_of(with_own(scale, own)) if scale else _techniques(own))
        if self.names:
            techniques = _named(self.names, techniques if scale else [*techniques, *_kinds()])
        if self.as_json:
            say_data([_data(each, language) for each in techniques])
        elif self.names:
            rating = f"on {scale.name}" if scale else "rating"
            for number, each in enumerate(techniques):
                say("\n".join([""] * (number > 0) + _details(each, rating, language, own)))
        else:
            for line in _table([HEADER, *(_row(each, language) for each in techniques)]):
                say(line)


def _techniques_of(scale: Scale[Grade]) -> Iterator[Listed]:
    ours = all(scale.rating_of(each) == each.rating for each in scale.techniques)
    for technique in scale.techniques:
        rating = scale.rating_of(technique)
        yield Listed(technique.slug, technique, rating, technique.highest_rating if ours else rating)


def _techniques(own: Iterable[Strategy]) -> Iterator[Listed]:
    for strategy in CATALOGUE:
        technique = strategy.technique
        yield Listed(technique.slug, technique, technique.rating, technique.highest_rating, technique.on)
    for name, offered in offered_strategies():
        if isinstance(offered, Strategy):
            yield _custom(offered)
        else:
            yield Listed(name, None, on=False, error=str(offered))
    yield from map(_custom, own)


def _custom(strategy: Strategy) -> Listed:
    technique = strategy.technique
    return Listed(technique.slug, technique, technique.rating, technique.highest_rating)


def _kinds() -> Iterator[Listed]:
    """Yield what some scales tell apart and the pipeline does not, which are listed only when they are named."""
    for strategy in KINDS:
        technique = strategy.technique
        yield Listed(technique.slug, technique, technique.rating, technique.highest_rating, technique.on)


def _named(names: Iterable[str], listed: Sequence[Listed]) -> list[Listed]:
    """Return the techniques with some names, each once, whatever names it is given by.

    Raises UnknownTechnique where a name is that of none.
    """
    broken = {each.name: each for each in listed if each.technique is None}
    by_technique = {each.technique: each for each in listed if each.technique}
    found = [broken.get(slug_of(name)) or by_technique[technique_named(name, by_technique)] for name in names]
    return list(dict.fromkeys(found))


def _details(listed: Listed, rating: str, language: str, own: Sequence[Strategy]) -> list[str]:
    """Return all that is known of a technique, line by line; ``rating`` is what its rating is called."""
    technique = listed.technique
    if technique is None:
        return [listed.name, f"  {listed.error}"]
    hodoku, theirs = technique.hodoku, technique.explainer
    lowest = _theirs(technique)
    facts = {
        "name": listed.name,
        "also called": ", ".join(technique.other_names),
        "family": technique.family,
        rating: "" if listed.rating is None else _rating(listed),
        "by default": _by_default(listed, technique),
        "assumes": "that the puzzle has one solution" if technique.assumes_unique else "",
        "HoDoKu": " ".join(filter(None, (hodoku.code, hodoku.level, str(hodoku.score or "")))) if hodoku else "",
        "Explainer": "" if lowest is None else f"{lowest} or more" if isinstance(theirs, Rule) else str(lowest),
        "to practise": _to_practise(listed.name, own),
    }
    width = max(map(len, facts))
    texts = (summary(technique, language), argument_of(technique, language))
    words = [text_of(line) for text in texts for line in wrap((Span(text),), text_width() - 2)]
    told = [f"  {name.ljust(width)}  {fact}" for name, fact in facts.items() if fact]
    return [title_of(technique, language), *(f"  {line}" for line in words), *told]


def _theirs(technique: Technique) -> float | None:
    """Return the lowest rating that Sudoku Explainer gives a technique."""
    return technique.explainer.lowest if isinstance(technique.explainer, Rule) else technique.explainer


def _by_default(listed: Listed, technique: Technique) -> str:
    if listed.on:
        return "on"
    if any(each.technique == technique for each in KINDS):
        return "off; only some scales tell it apart"
    return f"off; --with {listed.name} turns it on"


def _to_practise(name: str, own: Sequence[Strategy]) -> str:
    """Return the command that makes positions of a technique, or why there are none."""
    from ..generator import Practice  # which lists do not need

    try:
        Practice(name, own)
    except TargetError as error:
        return str(error)
    return f"crosshatch practice {name}"


def _data(listed: Listed, language: str) -> dict[str, object]:
    technique = listed.technique
    return {
        "technique": listed.name,
        "name": title_of(technique, language) if technique else None,
        "other_names": list(technique.other_names) if technique else None,
        "family": technique.family if technique else None,
        "rating": listed.rating,
        "highest_rating": listed.highest,
        "assumes_unique": technique.assumes_unique if technique else None,
        "hodoku": attrs.asdict(technique.hodoku) if technique and technique.hodoku else None,
        "explainer": _theirs(technique) if technique else None,
        "on": listed.on,
        "summary": summary(technique, language) if technique else None,
        "argument": argument_of(technique, language) if technique else None,
        "error": listed.error or None,
    }


def _row(listed: Listed, language: str) -> tuple[str, ...]:
    technique = listed.technique
    if technique is None:
        return (listed.name, "-", "-", "-", "broken", listed.error)
    return (
        listed.name,
        technique.family,
        _rating(listed),
        "unique" if technique.assumes_unique else "-",
        "on" if listed.on else "off",
        _what_it_does(technique, language),
    )


def _rating(listed: Listed) -> str:
    """Return a rating, or the range of those of its steps."""
    if listed.rating is None:
        return "-"
    return str(listed.rating) if listed.highest in (None, listed.rating) else f"{listed.rating}-{listed.highest}"


def _what_it_does(technique: Technique, language: str) -> str:
    """Return what a technique does, with the names that it has besides the one on the command line."""
    title = title_of(technique, language)
    named = "" if title == technique.title else f"{title}: "
    also = language_named(language).text("also-called", names=technique.other_names) if technique.other_names else ""
    return " ".join(filter(None, (f"{named}{summary(technique, language)}", also)))


def _table(rows: list[tuple[str, ...]]) -> Iterator[str]:
    """Yield rows with their columns aligned; the last column runs free."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(HEADER) - 1)]
    for row in rows:
        cells = [text.ljust(width) for text, width in zip(row, widths, strict=False)]
        yield "  ".join([*cells, row[-1]])
