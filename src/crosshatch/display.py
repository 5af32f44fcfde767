"""How objects display themselves: positions and steps as pictures, paths as pages of steps, reasons as sentences.

Pictures, pages and sentences are made by higher layers (``render``, ``words``), and imports only point down.  The
package ``crosshatch`` therefore sets these functions when it is imported.
"""

from collections.abc import Callable
from typing import Any

draw: Callable[[Any], str] = lambda shown: ""  # noqa: E731 (set anew by the package)
"""Return the picture of a grid, a puzzle or a step as SVG."""

write_page: Callable[[Any], str] = lambda path: ""  # noqa: E731
"""Return the steps of a path as a part of an HTML document."""

say: Callable[[Any], str] = lambda reason: ""  # noqa: E731
"""Return in English why a digit is wrong, or that it is not."""
