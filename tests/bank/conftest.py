"""Banks with and without puzzles."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from banked import easy_puzzles, new
from crosshatch.bank import Bank


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Where a bank may be made."""
    return tmp_path / "my.bank"


@pytest.fixture
def bank(path: Path) -> Iterator[Bank]:
    """A bank without puzzles."""
    with Bank(path, create=True) as made:
        yield made


@pytest.fixture
def filled(bank: Bank) -> Callable[[int], Bank]:
    """A function that puts so many easy puzzles into the bank."""

    def fill(number: int) -> Bank:
        bank.add(*map(new, easy_puzzles(number)))
        return bank

    return fill
