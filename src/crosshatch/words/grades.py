"""Grades in words: their parts, by short headings."""

from collections.abc import Iterator, Mapping

from ..grading.crosshatch import TECHNIQUES, CrosshatchGrade
from ..grading.crosshatch import family_of as family_in_grades
from ..originals.explainer.scale import ExplainerGrade
from ..originals.hodoku.order import TECHNIQUES as HODOKU
from ..originals.hodoku.scale import HodokuGrade
from ..solving.scale import Grade
from ..techniques.catalogue import KINDS
from . import ENGLISH, family_of, language_named, title_of
from .messages import Message, say

KINDS_BY_TITLE = {each.technique.title: each.technique for each in KINDS}
"""The techniques of other programs that the Crosshatch scale does not count, by title."""


def grade_text(grade: Grade, language: str = ENGLISH) -> str:
    """Return a grade in a few words; a grade of another scale provides its own text."""
    return _Words(language).brief(grade)


def grade_parts(grade: Grade, language: str = ENGLISH) -> dict[str, str]:
    """Return the parts of a grade in words, by short headings; a grade of another scale provides its own."""
    return _Words(language).parts(grade)


def level_name(level: str, language: str = ENGLISH) -> str:
    """Return what a language calls a level of a scale."""
    return language_named(language).text(Message(f"level-{level.lower()}", otherwise=level))


def technique_name(title: str, language: str = ENGLISH) -> str:
    """Return what a language calls a technique, by the title with which grades count it."""
    technique = TECHNIQUES.get(title) or KINDS_BY_TITLE.get(title)
    return title_of(technique, language) if technique else title


class _Words:
    """Grades in the words of a language."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._text = language_named(language).text

    def brief(self, grade: Grade) -> str:
        match grade:
            case CrosshatchGrade(solved=False):
                return self._text(say("grade-crosshatch-stuck", level=self._level(grade), search=_search(grade)))
            case CrosshatchGrade(hardest=""):
                return self._promise(grade)
            case CrosshatchGrade():
                told = {"level": self._level(grade), "effort": f"{grade.effort:.0f}"}
                return self._text("grade-crosshatch", **told, **self._rated(grade))
            case HodokuGrade():
                return self._text("grade-hodoku", level=self._level(grade), rating=grade.score, guesses=grade.guesses)
        return str(grade)

    def parts(self, grade: Grade) -> dict[str, str]:
        match grade:
            case CrosshatchGrade():
                found = dict(self._crosshatch(grade))
            case HodokuGrade():
                used = grade.techniques.items()
                counts = (f"{self._name(name)} ({HODOKU[name].score}) × {count}" for name, count in used)
                found = {"grade": self.brief(grade), "techniques": ", ".join(counts)}
            case ExplainerGrade(er=er, ep=ep, ed=ed):
                known = {"grade": f"ER {er:.1f}, EP {ep:.1f}, ED {ed:.1f}", "level": self._level(grade)}
                found = {**known, "techniques": self._counts(grade.techniques)}
            case _:
                return grade.described()
        return {self._text(Message(f"grade-{part}", otherwise=part)): text for part, text in found.items() if text}

    def _crosshatch(self, grade: CrosshatchGrade) -> Iterator[tuple[str, str]]:
        yield "level", self._promise(grade)
        if grade.solved:
            yield "hardest", self._text("grade-rated", **self._rated(grade)) if grade.hardest else ""
            yield "effort", self._text("grade-effort-on-way", **_way(grade))
        else:
            yield "search", self._text(_search(grade))
            key = "grade-so-far" if grade.hardest else "grade-stuck-after"
            yield "logic", self._text(key, **_way(grade), **self._rated(grade))
        yield "choice", self._text("list-semicolon").join(map(self._text, _choice(grade)))
        if time := grade.time:
            low, high = (max(1, round(each)) for each in (time.low, time.high))
            key = "grade-minutes" if time.high < 1.5 else "grade-minutes-range"
            yield "time", self._text(key, minutes=max(1, round(time.typical)), low=low, high=high)
        for family, count in grade.families.items():
            own = {name: times for name, times in grade.techniques.items() if family_in_grades(name) == family}
            called = next((family_of(TECHNIQUES[name], self._language) for name in own if name in TECHNIQUES), family)
            yield called, f"{count}{self._text('colon')} {self._counts(own)}"

    def _promise(self, grade: CrosshatchGrade) -> str:
        kept = "stuck" if not grade.solved else grade.level.lower() if grade.techniques else "filled"
        return self._text(say("grade-promise", level=self._level(grade), promise=say(f"promise-{kept}")))

    def _level(self, grade: Grade) -> str:
        return level_name(grade.level, self._language)

    def _rated(self, grade: CrosshatchGrade) -> dict[str, str]:
        return {"name": self._name(grade.hardest), "rating": grade.rating_text(grade.hardest_rating)}

    def _name(self, title: str) -> str:
        return technique_name(title, self._language)

    def _counts(self, counts: Mapping[str, int]) -> str:
        return ", ".join(f"{self._name(title)} × {count}" for title, count in counts.items())


def _way(grade: CrosshatchGrade) -> dict[str, str | int]:
    return {"effort": f"{grade.effort:.0f}", "steps": grade.steps, "rounds": grade.rounds}


def _search(grade: CrosshatchGrade) -> Message:
    return say("grade-nested-trials" if grade.nested else "grade-trials", trials=grade.trials)


def _decimal(number: float) -> Message:
    """Return a number with one place after the decimal point, or comma."""
    whole, tenths = f"{number:.1f}".split(".")
    return say("decimal", whole=whole, tenths=tenths)


def _choice(grade: CrosshatchGrade) -> Iterator[Message]:
    """Return the number of available choices on the way."""
    if grade.singles_on_offer:
        yield say("grade-cells", count=_decimal(grade.singles_on_offer))
    if grade.steps_on_offer:
        key = "grade-steps-beside-cells" if grade.singles_on_offer else "grade-steps"
        yield say(key, count=_decimal(grade.steps_on_offer))
    if grade.narrow_passes:
        yield say("grade-narrow", count=grade.narrow_passes)
