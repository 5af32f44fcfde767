"""``crosshatch sample``."""

import csv
import json
from collections.abc import Callable, Iterator
from io import StringIO

import pytest
from click.testing import Result

from crosshatch.generator import Sample, Sampler, draw_sample
from engines import if_compiled

Run = Callable[..., Result]

QUICK = "18/1"
"""A seed whose sample is found with the first solution."""


def test_a_puzzle_with_its_weight_and_seed(crosshatch: Run) -> None:
    sample = draw_sample(QUICK)
    result = crosshatch("sample", "--seed", QUICK)
    weight = f"{sample.givens} givens, weight {sample.weight:.6g}"
    assert (result.exit_code, result.stdout) == (0, f"{sample.puzzle.line} # {weight}; seed {QUICK}\n")


def test_a_table(crosshatch: Run) -> None:
    sample = draw_sample(QUICK)
    (row,) = csv.DictReader(StringIO(crosshatch("sample", "--seed", QUICK, "--csv").stdout))
    assert row == {name: str(value) for name, value in sample.data().items()}
    assert row["puzzle"] == sample.puzzle.line
    assert float(row["weight"]) == sample.weight


def test_objects(crosshatch: Run) -> None:
    assert json.loads(crosshatch("sample", "--seed", QUICK, "--json").stdout) == draw_sample(QUICK).data()


def test_a_table_is_one_that_grade_reads(crosshatch: Run) -> None:
    table = crosshatch("sample", "--seed", QUICK, "--csv").stdout
    result = crosshatch("grade", "-", "--csv", stdin=table)
    (row,) = csv.DictReader(StringIO(result.stdout))
    assert row["weight"] == str(draw_sample(QUICK).weight)


def test_one_format(crosshatch: Run) -> None:
    result = crosshatch("sample", "--csv", "--json")
    assert result.exit_code == 2
    assert "--csv and --json cannot be combined" in result.stderr


@if_compiled
def test_the_same_for_any_number_of_jobs(crosshatch: Run) -> None:
    alone = crosshatch("sample", "--seed", "18", "--count", "3")
    assert [each.rpartition(" ")[2] for each in alone.stdout.splitlines()] == ["18/1", "18/2", "18/3"]
    assert crosshatch("sample", "--seed", "18", "--count", "3", "--jobs", "2").stdout == alone.stdout


def test_a_batch_goes_on_where_it_was_interrupted(crosshatch: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(sampler: Sampler, seeds: Iterator[str], **_: object) -> Iterator[Sample]:
        yield sampler.make(QUICK)
        raise KeyboardInterrupt

    monkeypatch.setattr("crosshatch.cli.sample.make_many", interrupted)
    result = crosshatch("sample", "--seed", "7", "--count", "3")
    assert result.exit_code == 130
    assert "after 1 of 3; to continue, repeat the command with --seed 7 --first 2 --count 2\n" in result.stderr
