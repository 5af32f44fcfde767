"""What several tests share."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import settings

from crosshatch.formats.library import LibraryCase, read_case

# Time is measured in the benchmarks: interpreted engines on a busy machine are no failure.
settings.register_profile("crosshatch", deadline=None)
settings.load_profile("crosshatch")

SHARED_PUZZLES = Path(__file__).parents[2] / "shared" / "puzzles"


@pytest.fixture(scope="session")
def shared_puzzles() -> Path:
    """The folder of corpora that lies beside the repository; a test that wants it is skipped where it is absent."""
    if not SHARED_PUZZLES.is_dir():
        pytest.skip("the corpora are not here")
    return SHARED_PUZZLES


@pytest.fixture(scope="session")
def library_cases(shared_puzzles: Path) -> Callable[..., list[LibraryCase]]:
    """A function that returns the cases of HoDoKu's regression library with the technique codes given."""
    lines = (shared_puzzles / "technique-positions.txt").read_text().splitlines()
    cases = [read_case(line) for line in lines if line.startswith(":")]

    def with_codes(*codes: str) -> list[LibraryCase]:
        return [case for case in cases if case.code in codes]

    return with_codes
