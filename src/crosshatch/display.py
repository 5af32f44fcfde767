"""How things show themselves: positions and steps as pictures, paths as pages of steps, reasons as sentences.

Pictures, pages and sentences are made far above (``render``, ``words``), and imports only point down; so the package as
a whole says here what makes them, when it is imported.
"""

from collections.abc import Callable
from typing import Any

draw: Callable[[Any], str] = lambda shown: ""  # noqa: E731 (set anew by the package)
"""Makes the picture of a grid, a puzzle or a step as SVG."""

write_page: Callable[[Any], str] = lambda path: ""  # noqa: E731
"""Makes the steps of a path a part of an HTML document."""

say: Callable[[Any], str] = lambda reason: ""  # noqa: E731
"""Says in English why a digit is wrong, or that it is not."""
