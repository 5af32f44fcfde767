"""How notebooks show positions and steps: as pictures; and paths: as their steps, one at a time.

Pictures and pages are made far above (``render``), and imports only point down; so the package as a whole says here
what makes them, when it is imported.
"""

from collections.abc import Callable
from typing import Any

draw: Callable[[Any], str] = lambda shown: ""  # noqa: E731 (set anew by the package)
"""Makes the picture of a grid, a puzzle or a step as SVG."""

write_page: Callable[[Any], str] = lambda path: ""  # noqa: E731
"""Makes the steps of a path a part of an HTML document."""
