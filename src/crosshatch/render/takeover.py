"""Where on a path a search takes over from the techniques.

A path lists the steps of both in one row, and many of the search's are singles, so the steps alone do not tell.
"""

from itertools import pairwise

from ..search import SearchResult
from ..solver import Path


def logic_steps(path: Path) -> int:
    """Return how many steps of a path, counted from its start, techniques found; a search took the others."""
    return len(path) - (_steps_of(path.search) if path.search else 0)


def _steps_of(result: SearchResult) -> int:
    """Return how many steps a search makes of its tree: see ``search.search_steps``."""
    branch = result.branch()
    count = len(branch[0].forced)
    for parent, node in pairwise(branch):
        tried = next(place for place, child in enumerate(parent.children) if child is node)
        count += tried + 1 + len(node.forced)
    return count
