"""Parameters that several verbs share, declared once: the position, techniques, the language, limits of time."""

from collections.abc import Iterable, Sequence
from copy import copy
from functools import cached_property
from typing import Any, Self

from ..board.board import CLASSIC, Board, BoardError
from ..board.puzzle import Puzzle
from ..logic.technique import Technique, slug_of
from ..position.status import is_exhausted
from ..techniques.catalogue import CATALOGUE, KINDS, default_strategies, simplest_first
from ..techniques.names import AMONG_LISTED, UnknownTechnique, family_called, technique_called, technique_named
from ..techniques.strategy import Strategy, StrategyError
from ..words import language_named
from .declaration import BadRequest, Host, argument, option, verb
from .kinds import BOARD, LANGUAGE, POSITION, REPEATED, STRATEGY_FILE, Seconds, Section, Several, Text

MOST_NAMES = 200
"""A request names no more techniques."""

NAMES = Several(Text(metavar="TECHNIQUE"), MOST_NAMES)


@verb
class OfBoard:
    """What is about puzzles on a board."""

    board: Board | None = option(
        BOARD,
        "Board of the puzzles, such as 6x6, x+anti-knight or jigsaw:MARKS.",
        usual="the board named with the puzzles, or classic",
    )


def check_board(puzzle: Puzzle, what: str) -> None:
    """Raise BoardError if a puzzle is not on the classic board, which is the only one that ``what`` works on."""
    if puzzle.board != CLASSIC:
        raise BoardError(f"{what} works on the classic board only, but this puzzle is on {puzzle.board}")


@verb
class OfPosition(OfBoard):
    """What is about a position."""

    position: Puzzle = argument(
        POSITION,
        "A puzzle as text in any supported format; or an object with the givens and placed digits, as lines of 81 "
        "characters, and the pencil marks of cells. A cell without marks keeps all candidates that no digit rules out.",
    )

    def at(self, position: Puzzle) -> Self:
        """Return the same question about another position."""
        asked = copy(self)
        object.__setattr__(asked, "position", position)
        return asked


@verb
class InLanguage:
    """What explains in a language."""

    language: str = option(
        LANGUAGE,
        "Language of the output; errors and notation stay in English.",
        default="en",
        section=Section.OUTPUT,
    )


@verb
class Limited:
    """What takes a limited time in a request; a command line has Ctrl-C."""

    max_seconds: float | None = option(Seconds(), "Maximum time, in seconds.", only=Host.PROTOCOL)


@verb
class WithOwn:
    """What strategies from files can be added to."""

    own: tuple[Strategy, ...] = option(
        STRATEGY_FILE,
        "Also use a strategy from a file (repeatable).",
        name="strategy",
        many=True,
        only=Host.COMMAND_LINE,
    )


def names_option(about: str, name: str = "") -> Any:
    """Declare a parameter for some techniques by their names, whose value ``slugs_of`` reads."""
    return option(NAMES, f"{about}{REPEATED}.", name=name, many=True)


@verb
class Techniques(WithOwn):
    """What uses techniques, which a person may choose."""

    only: tuple[str, ...] = names_option("Use only these techniques, in this order")
    without: tuple[str, ...] = names_option("Exclude these techniques or families, such as uniqueness")
    added: tuple[str, ...] = names_option("Also use these techniques, which are off by default", "with")

    def __attrs_post_init__(self) -> None:
        """Check the names before any work is done."""
        if self.chooses:
            self.strategies  # noqa: B018

    @property
    def chooses(self) -> bool:
        """Whether any technique is chosen."""
        return bool(self.only or self.without or self.added or self.own)

    @cached_property
    def strategies(self) -> tuple[Strategy, ...]:
        """The strategies chosen.

        Without ``only`` these are the default ones and the added ones, simplest first; ``only`` some come in the order
        in which they are named, the added ones after them.  Several strategies of one name are taken together.  Custom
        ones stand by their ratings, or last if they have none.

        Raises BadRequest where a name is unknown, or no technique is left.
        """
        if not self.chooses:
            return default_strategies()
        from ..techniques.installed import installed_strategies

        only, without, more = (
            slugs_of(names, field, self.own)
            for names, field in ((self.only, "only"), (self.without, "without"), (self.added, "with"))
        )
        custom = (*installed_strategies(), *self.own)
        everything = (*CATALOGUE, *custom)
        added = {*more, *(each.technique.slug for each in self.own)}
        if only:
            chosen = [each for name in only for each in everything if each.technique.slug == name]
            chosen += [each for each in everything if each.technique.slug in added.difference(only)]
        else:
            chosen = [
                each for each in everything if each.technique.on or each in custom or each.technique.slug in added
            ]
        left = tuple(each for each in chosen if each.technique.slug not in without)
        if not left:
            raise BadRequest("--without excludes every technique.")
        return left if only else simplest_first(left)

    def stuck(self, puzzle: Puzzle, one_solution: bool, language: str) -> str:
        """Say that none of these techniques finds a step, and what can be done: a search wants one solution."""
        key = "stuck-only" if self.only else "stuck"
        if not puzzle.grid().empty:
            key = "stuck-filled"
        elif not one_solution and is_exhausted(puzzle):
            key = "app-exhausted"
        return language_named(language).text(key, search=one_solution)


def _techniques_named(name: str, known: Sequence[Technique]) -> Sequence[Technique]:
    """Return the technique with a name, or those of a family; raise UnknownTechnique if there is neither."""
    family = family_called(name, known)
    if technique_called(name, known) is None:
        if family:
            return family
        if elsewhere := technique_called(name, [each.technique for each in KINDS]):
            raise UnknownTechnique(f"only the Explainer scale has {elsewhere.title}; it cannot be chosen here")
    return [technique_named(name, known, AMONG_LISTED)]


def slugs_of(names: Iterable[str], field: str, own: Iterable[Strategy] = ()) -> tuple[str, ...]:
    """Return the slugs of techniques by their names, each once; a family stands for its techniques.

    A family is given by its full name or its first word, such as ``chains``.

    Raises BadRequest, with what may have been meant, where a name is not one of a technique, and StrategyError where
    it is one of a package that cannot be loaded.
    """
    some = tuple(dict.fromkeys(names))
    if not some:
        return ()
    from ..techniques.installed import offered_strategies

    offers = tuple(offered_strategies())
    installed = (offered for _, offered in offers if isinstance(offered, Strategy))
    known: tuple[Technique, ...] = tuple(each.technique for each in (*CATALOGUE, *installed, *own))
    try:
        found = [each for name in some for each in _techniques_named(name, known)]
    except UnknownTechnique as error:
        slugs = {slug_of(name) for name in some}
        for name, offered in offers:
            if isinstance(offered, StrategyError) and slug_of(name) in slugs:
                raise offered from error
        raise BadRequest(str(error), field) from error
    return tuple(dict.fromkeys(each.slug for each in found))
