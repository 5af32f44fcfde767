"""Techniques that cannot occur, since others always come first.

Wherever one of these has a step, at least one of its forerunners has a step too.  So on a scale that tries all of them
before it, no puzzle ever needs it.  Why that is so:

- a dual kite is two kites, a dual empty rectangle two empty rectangles;
- a grouped Skyscraper is an X-Wing with the group as its fins, or some box confines its digit to a line;
- the lines that a basic fish leaves over are a fish too, with the same eliminations: of the nine rows or columns of a
  digit, five and more leave four or fewer.  With fins it is the same, since the fins stay what they are;
- two bases are two strong links.  Where a fish of two bases is neither a Skyscraper, a 2-String Kite, an Empty
  Rectangle nor an X-Wing, some box confines its digit to a line, or some line to a box;
- two neighbours of a remote pair are a naked pair.  Where no naked pair removes anything, its digits are nowhere else
  in the house of two neighbours.  So the cells of the chain have alternating colours for each of the two digits, and
  what sees two of different colours falls into the trap; if it has a colour itself, it sees its own, and that wraps;
- a forcing chain can be read backwards.  Where all cases lead to the same, its contrary rules out each of the cases,
  which is a contradiction.  If no candidate is turned on in that, it is a single or a locked candidate.

That holds of our own searches, not of those that a scale has of its own.
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
"""Fish for which there is always a smaller one with the same effect: the docs do not show them."""

FORERUNNERS = dict(zip(_titles(_BY_SLUG), map(_titles, _BY_SLUG.values()), strict=True))
"""For each technique that others always come before, these others; all by their titles."""
