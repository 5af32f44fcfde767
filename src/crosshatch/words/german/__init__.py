"""The German texts."""

from collections.abc import Mapping

from ...step import Found, Line, Pattern, Step
from .. import GERMAN, name_of, summary
from ..old_language import Language, Text
from ..spans import join, line
from . import (
    aligned_exclusion,
    almost_locked,
    chains,
    colouring,
    deadly,
    fish,
    forcing,
    kraken,
    links,
    search,
    sue_de_coq,
    templates,
    wings,
)
from .arguments import ARGUMENTS
from .common import conclude, truths_named
from .hints import digit_name, houses_name, look_at, look_for
from .pages import PAGES
from .paths import MARKS, NOT_BY_LOGIC, ONLY_CANDIDATE, TAKEOVER, ending, in_legend
from .reasons import clashing, contradiction, mending, why_not
from .sheets import SHEETS
from .summaries import SUMMARIES
from .titles import TITLES, also_called, with_variety


def pattern(step: Step, found: Found) -> Line:
    """What a custom technique found: its own words, if it has any, or else its summary and its truths."""
    if isinstance(found, Pattern) and found.words:
        return join([found.words, conclude(step)])
    because = (
        line("Grundlage: ", truths_named(step.truths), ".") if step.truths else "Eine Grundlage ist nicht genannt."
    )
    return join([summary(step.technique, GERMAN) or f"{name_of(step, GERMAN)}.", because, conclude(step)])


SUBJECTS = (
    fish,
    links,
    wings,
    colouring,
    deadly,
    almost_locked,
    sue_de_coq,
    aligned_exclusion,
    chains,
    forcing,
    kraken,
    templates,
    search,
)
"""The modules that have texts."""

TEXTS: Mapping[type[Found], Text] = {found: text for subject in SUBJECTS for found, text in subject.TEXTS.items()}

WHERE: Mapping[str, str] = {**deadly.WHERE}
"""Where to look for a technique, by its slug, if its houses do not say so."""

LANGUAGE = Language(
    code="de",
    texts=TEXTS,
    pattern=pattern,
    titles=TITLES,
    with_variety=with_variety,
    summaries=SUMMARIES,
    arguments=ARGUMENTS,
    also_called=also_called,
    where=WHERE,
    look_at=look_at,
    look_for=look_for,
    houses_name=houses_name,
    digit_name=digit_name,
    not_by_logic=NOT_BY_LOGIC,
    takeover=TAKEOVER,
    ending=ending,
    why_not=why_not,
    contradiction=contradiction,
    clashing=clashing,
    mending=mending,
    marks=MARKS,
    only_candidate=ONLY_CANDIDATE,
    in_legend=in_legend,
    sheets=SHEETS,
    pages=PAGES,
)
