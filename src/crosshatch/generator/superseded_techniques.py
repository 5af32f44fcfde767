"""Techniques that are never needed, because other techniques always come first.

Whenever one of these has a step, at least one of the techniques that supersede it has a step too.  On a scale that
tries all of those first, no puzzle ever needs it.  The reasons:

- A dual kite is two kites, and a dual empty rectangle is two empty rectangles.
- A grouped Skyscraper is an X-Wing with the group as its fins, or some box confines its digit to a line.
- The lines left over by a basic fish form a fish too, with the same eliminations: of the nine rows or columns of a
  digit, five or more leave four or fewer.  The same holds with fins, since the fins do not change.
- Two bases are two strong links.  If a fish with two bases is neither a Skyscraper, a 2-String Kite, an Empty Rectangle
  nor an X-Wing, then some box confines its digit to a line, or some line to a box.
- Two neighbours in a remote pair are a naked pair.  If no naked pair removes anything, its digits occur nowhere else in
  the house of two neighbours.  The cells of the chain therefore have alternating colours for each of the two digits,
  and a candidate that sees two different colours is removed by the colour trap.  If the candidate has a colour itself,
  it sees its own colour, which is a colour wrap.
- A forcing chain can be read backwards.  If all cases lead to the same conclusion, its opposite rules out each of the
  cases, which is a contradiction.  If that turns on no candidate, it is a single or a locked candidate.

This holds for the built-in searches, but not for searches that a scale brings itself.
"""

from collections.abc import Iterable

from ..techniques.catalogue import strategies_named

_LOCKED = ("pointing", "claiming")
_FISH = ("x-wing", "swordfish", "jellyfish")
_LARGE = ("squirmbag", "whale", "leviathan")
_FINNED_FISH = tuple(f"{kind}-{size}" for kind in ("finned", "sashimi") for size in _FISH)
_LARGE_FINNED = tuple(f"{kind}-{size}" for kind in ("finned", "sashimi") for size in _LARGE)
_TWO_LINKS = (
    "skyscraper",
    "grouped-skyscraper",
    "2-string-kite",
    "grouped-2-string-kite",
    "turbot-fish",
    "empty-rectangle",
)

_NAKED_PAIRS = ("locked-pair", "naked-pair")
_COLOURS = ("simple-colors-trap", "simple-colors-wrap")

_BY_SLUG: dict[str, tuple[str, ...]] = {
    "dual-2-string-kite": ("2-string-kite",),
    "dual-empty-rectangle": ("empty-rectangle",),
    "grouped-skyscraper": (*_LOCKED, "finned-x-wing", "sashimi-x-wing"),
    "grouped-turbot-fish": _LOCKED,
    "remote-pair": _NAKED_PAIRS + _COLOURS,
    "franken-x-wing": _LOCKED,
    "mutant-x-wing": _LOCKED,
    "finned-franken-x-wing": (*_LOCKED, "x-wing", *_TWO_LINKS),
    "forcing-chain-verity": (*_LOCKED, "forcing-chain-contradiction"),
    **dict.fromkeys(_LARGE, _FISH),
    **dict.fromkeys(_LARGE_FINNED, _LOCKED + _FISH + _FINNED_FISH),
}


def _titles(names: Iterable[str]) -> tuple[str, ...]:
    return tuple(each.technique.title for each in strategies_named(names))


LARGE_FISH = frozenset(_titles(_LARGE + _LARGE_FINNED))
"""Fish for which a smaller fish with the same effect always exists; the docs do not show them."""

SUPERSEDED_BY = dict(zip(_titles(_BY_SLUG), map(_titles, _BY_SLUG.values()), strict=True))
"""For each superseded technique, the techniques that always come first; all by title."""
