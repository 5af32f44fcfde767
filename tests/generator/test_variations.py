"""Seeds of variations."""

from itertools import islice

import pytest

from crosshatch.generator.seeds import first_of, variation_of, variations


@pytest.mark.parametrize(
    ("seed", "others"),
    [
        ("7/3", ["7/3.2", "7/3.3"]),
        ("7/3.2", ["7/3.3", "7/3.4"]),
        ("2031-05-17/1", ["2031-05-17/1.2", "2031-05-17/1.3"]),
        ("hard,180:7/1.9", ["hard,180:7/1.10", "hard,180:7/1.11"]),
        ("1.5", ["1.5.2", "1.5.3"]),
    ],
)
def test_what_comes_after_a_seed(seed: str, others: list[str]) -> None:
    assert list(islice(variations(seed), 2)) == others


def test_which_variation_a_seed_is() -> None:
    assert [(first_of(each), variation_of(each)) for each in ("7/3", "7/3.12", "7.5", "7.5/1.2")] == [
        ("7/3", 1),
        ("7/3", 12),
        ("7.5", 1),
        ("7.5/1", 2),
    ]
