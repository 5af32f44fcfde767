"""Techniques that cannot occur, since others always come first.

Wherever one of these has a step, at least one of its forerunners has a step too.  So on a scale that tries all of them
before it, no puzzle ever needs it.  Why that is so:

- a dual kite is two kites, a dual empty rectangle two empty rectangles;
- a grouped Skyscraper is an X-Wing with the group as its fins, or some box confines its digit to a line;
- the lines that a basic fish leaves over are a fish too, with the same eliminations: of the nine rows or columns of a
  digit, five and more leave four or fewer.  With fins it is the same, since the fins stay what they are;
- two bases are two strong links.  Where a fish of two bases is neither a Skyscraper, a 2-String Kite, an Empty
  Rectangle nor an X-Wing, some box confines its digit to a line, or some line to a box.
"""

_LOCKED = ("Locked Candidates Type 1 (Pointing)", "Locked Candidates Type 2 (Claiming)")
_FISH = ("X-Wing", "Swordfish", "Jellyfish")
_FINNED_FISH = (
    "Finned X-Wing",
    "Sashimi X-Wing",
    "Finned Swordfish",
    "Sashimi Swordfish",
    "Finned Jellyfish",
    "Sashimi Jellyfish",
)
_LARGE = ("Squirmbag", "Whale", "Leviathan")
_LARGE_FINNED = tuple(f"{kind} {size}" for kind in ("Finned", "Sashimi") for size in _LARGE)
_TWO_LINKS = (
    "Skyscraper",
    "Grouped Skyscraper",
    "2-String Kite",
    "Grouped 2-String Kite",
    "Turbot Fish",
    "Empty Rectangle",
)

LARGE_FISH = frozenset(_LARGE + _LARGE_FINNED)
"""Fish for which there is always a smaller one with the same effect: the docs do not show them."""

FORERUNNERS: dict[str, tuple[str, ...]] = {
    "Dual 2-String Kite": ("2-String Kite",),
    "Dual Empty Rectangle": ("Empty Rectangle",),
    "Grouped Skyscraper": (*_LOCKED, "Finned X-Wing", "Sashimi X-Wing"),
    "Grouped Turbot Fish": _LOCKED,
    "Franken X-Wing": _LOCKED,
    "Mutant X-Wing": _LOCKED,
    "Finned Franken X-Wing": (*_LOCKED, "X-Wing", *_TWO_LINKS),
    **dict.fromkeys(_LARGE, _FISH),
    **dict.fromkeys(_LARGE_FINNED, _LOCKED + _FISH + _FINNED_FISH),
}
"""For each technique that others always come before, these others."""
