"""What a language supplies: its words for all that is found, for techniques, for hints, for paths and for drawn grids.

Messages and statuses are not among them: these stay English, and so do notation and the slugs of techniques.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, TypeAlias

import attrs

from ..step import Branch, Found, Line, Role, Step

if TYPE_CHECKING:
    from ..board.conflicts import Conflict
    from ..diagnosis import Diagnosis
    from ..refutation import WhyNot
    from ..solver import Path
    from ..status import Status

Text: TypeAlias = Callable[[Step, Any], "Line | tuple[Line, ...]"]
"""What makes the words of a step from what was found: a line, or several."""


@attrs.frozen(kw_only=True)
class SheetWords:
    """The words on pages to print, in one language.

    - ``levels``: what the levels of scales are called, by their English names, that are not called by these
    - ``hints`` and ``solutions``: stand above these
    - ``begin``: says where a puzzle begins; it is told a place, and the name of a technique or nothing
    - ``later``: says the same of the hardest step
    - ``why`` stands before the argument of a technique, ``examples``, ``positions`` and ``answers`` above these
    - ``practise``: says what is to be done; it is told the name of a technique
    - ``day`` and ``short_day``: write the date of a puzzle, with its weekday, in full and in short
    - ``solution_of``: stands above the solution of the puzzle of an earlier day, beside another; it is told that day
    """

    levels: Mapping[str, str]
    hints: str
    solutions: str
    begin: Callable[[str, str], Line]
    later: Callable[[str, str], Line]
    why: str
    examples: str
    positions: str
    answers: str
    practise: Callable[[str], str]
    day: Callable[[date], str]
    short_day: Callable[[date], str]
    solution_of: Callable[[str], str]


@attrs.frozen(kw_only=True)
class PageWords:
    """The words on pages that step through a path, in one language.

    - ``title``: stands above a page that has no other title
    - ``puzzle`` and ``end``: what its first and last picture are called
    - ``steps``, ``used``, ``legend``, ``cases`` and ``reading``: stand above the list of steps, the techniques, the
      roles in a picture, the pictures of the cases, and the ``terms`` that a reader has to know, with what they mean
    - ``idea`` and ``why``: stand before what a technique does, and above why it holds
    - ``controls``, ``first``, ``back``, ``next``, ``last``, ``after`` and ``theme``: what the buttons are called
    - ``keys``: says what keys do
    - ``roles``: say what roles mean, for those that have no plain meaning; they stand after the name of the role
    - ``step``: says which step of how many it is
    - ``case``: says what is assumed in a case, and what it comes to
    """

    title: str
    puzzle: str
    end: str
    steps: str
    used: str
    legend: str
    cases: str
    reading: str
    terms: Sequence[tuple[str, str]]
    idea: str
    why: str
    controls: str
    first: str
    back: str
    next: str
    last: str
    after: str
    theme: str
    keys: str
    roles: Mapping[Role, str]
    step: Callable[[int, int], str]
    case: Callable[[Branch], str]


@attrs.frozen(kw_only=True)
class Language:
    """The words of one language; ``code`` is the code of that (ISO 639-1).

    Of steps:

    - ``texts``: for each type of what is found, what makes the words of a step of it
    - ``pattern``: the same for everything that is not in ``texts``, such as what custom techniques find

    Of techniques:

    - ``titles``: what those are called, by their slugs, that are not called by their English titles
    - ``with_variety``: puts what sets a form of a technique apart (``Siamese``) to its title
    - ``summaries``: for each technique by its slug, one line that says what it does
    - ``arguments``: for each technique by its slug, a few sentences that say why it holds
    - ``also_called``: says what else a technique is called; there is one name at least

    Of hints:

    - ``where``: where to look for a technique, by its slug, if its houses do not say so
    - ``look_at``: says to look at a place
    - ``look_for``: says to look at a place for a technique, which is given by its name and its summary
    - ``houses_name``: names houses (0..26) as a place
    - ``digit_name``: names all places of a digit as one
    - ``not_by_logic``: stands before the step of a search that is given where no technique finds one

    Of paths:

    - ``takeover``: says that a search takes over
    - ``ending``: says in a sentence how a path ended; if in a contradiction, by the status of its last position

    Of what is wrong:

    - ``why_not``: says in a sentence why a digit is wrong, or that it is not
    - ``contradiction``: says in a sentence which contradiction steps have come to
    - ``clashing``: says in sentences which digits of a puzzle cannot stand together
    - ``mending``: says in sentences what would make it a puzzle with one solution

    Of drawn grids:

    - ``marks``: stands before the legend
    - ``only_candidate``: says in the legend what a digit in brackets is
    - ``in_legend``: names a role, and the boxes (18..26) that have it, which carry no name in the drawing that could be
      marked; it is told whether lines have the role too

    Of pages to print:

    - ``sheets``: what stands on them besides

    Of pages that step through a path:

    - ``pages``: what stands on them besides the words of the steps
    """

    code: str

    texts: Mapping[type[Found], Text]
    pattern: Text

    titles: Mapping[str, str]
    with_variety: Callable[[str, str], str]
    summaries: Mapping[str, str]
    arguments: Mapping[str, str]
    also_called: Callable[[Sequence[str]], str]

    where: Mapping[str, str]
    look_at: Callable[[str], Line]
    look_for: Callable[[str, str, str], Line]
    houses_name: Callable[[Sequence[int]], str]
    digit_name: Callable[[int], str]
    not_by_logic: str

    takeover: str
    ending: "Callable[[Path, Status | None], str]"

    why_not: "Callable[[WhyNot], str]"
    contradiction: "Callable[[Conflict], str]"
    clashing: "Callable[[Diagnosis], Iterable[str]]"
    mending: "Callable[[Diagnosis], Iterable[str]]"

    marks: str
    only_candidate: str
    in_legend: Callable[[Role, Sequence[int], bool], str]

    sheets: SheetWords
    pages: PageWords
