"""The words of a step, as tests read them."""

from collections.abc import Callable

import pytest

from crosshatch.logic.step import Step
from crosshatch.words import explain
from crosshatch.words.spans import markup


@pytest.fixture
def told() -> Callable[[Step], str]:
    """Return what writes out the words of a step with their roles: ``[roof:r4c12] hold ...``."""
    return lambda step: "\n".join(map(markup, explain(step)))
