"""The options that choose techniques and searches, and what they choose."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, TypeVar

import click

from ..search import Backtracking, DancingLinks, Search
from ..strategies.base import Strategy
from ..strategies.catalogue import CATALOGUE, default_strategies, installed_strategies

SEARCHES: dict[str, type[Search]] = {"backtracking": Backtracking, "dlx": DancingLinks}

Command = TypeVar("Command", bound=Callable[..., Any])


def only_option(*names: str) -> Callable[[Command], Command]:
    """Make an option, under the names given, that restricts a command to some techniques (argument ``only``)."""
    return click.option(
        *names, "only", multiple=True, metavar="TECHNIQUE", help="Use only these techniques (repeat, or use commas)."
    )


without_option = click.option(
    "--without", multiple=True, metavar="TECHNIQUE", help="Leave these techniques out (repeat, or use commas)."
)

search_option = click.option(
    "--search",
    type=click.Choice(list(SEARCHES)),
    help="The search: backtracking on the cell with the fewest candidates, or dancing links.",
)


def search_named(name: str | None) -> Search:
    """Return the search of a name; backtracking where none is given."""
    return SEARCHES[name or "backtracking"]()


def pipeline(only: Iterable[str] = (), without: Iterable[str] = ()) -> tuple[Strategy, ...]:
    """Return the strategies that remain, simplest first: the default ones, or ``only`` some, ``without`` others.

    Raises click.BadParameter, with what may have been meant, where a name is not one of a technique.
    """
    wanted, unwanted = list(_names(only)), list(_names(without))
    if not wanted and not unwanted:
        return default_strategies()
    known = {each.slug: each for each in (*(entry.strategy for entry in CATALOGUE), *installed_strategies())}
    _check(wanted, known, "--only")
    _check(unwanted, known, "--without")
    chosen = wanted or [each.slug for each in default_strategies()]
    return tuple(each for slug, each in known.items() if slug in chosen and slug not in unwanted)


def _names(given: Iterable[str]) -> Iterator[str]:
    """Yield each technique named, in the form of the command line: ``X-Wing`` and ``full house`` do as well."""
    for names in given:
        for name in names.split(","):
            yield name.strip().lower().replace(" ", "-")


def _check(names: Iterable[str], known: Mapping[str, Strategy], option: str) -> None:
    from difflib import get_close_matches

    for name in names:
        if name not in known:
            close = [slug for slug in known if name in slug] or get_close_matches(name, known, 1)
            perhaps = f"did you mean {' or '.join(close[:2])}? " if close else ""
            message = f"there is no technique {name!r}; {perhaps}'crosshatch techniques' lists them all"
            raise click.BadParameter(message, param_hint=option)
