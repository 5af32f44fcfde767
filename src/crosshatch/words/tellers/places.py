"""Places where to look."""

from collections.abc import Sequence

from ..messages import Message, houses, kind_of, say


def houses_named(which: Sequence[int]) -> Message:
    """Houses (0..26) as a place: those of one kind by their numbers."""
    kind = kind_of(which)
    if kind == "mixed" or len(which) == 1:
        return say("place-houses", houses=houses(None, which))
    return say("place-numbers", kind=kind, numbers=[each % 9 + 1 for each in which])
