"""The recipe of the docs for a training set: a small run has the parts that it promises, and the same bytes again."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[1] / "docs" / "pages" / "training.md"


def make(folder: Path, jobs: int) -> Path:
    """Run the recipe with ten puzzles of each level."""
    page = PAGE.read_text(encoding="utf-8")
    found = re.search(r'^```sh title="recipe.sh"\n(.*?)^```$', page, re.MULTILINE | re.DOTALL)
    assert found
    recipe = found[1].replace("--count 20000", "--count 10").replace("--jobs 2", f"--jobs {jobs}")
    (folder / "bin").mkdir(parents=True)
    program = folder / "bin" / "crosshatch"
    program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m crosshatch "$@"\n')
    program.chmod(0o755)
    (folder / "recipe.sh").write_text(recipe)
    path = f"{folder / 'bin'}{os.pathsep}{os.environ['PATH']}"
    subprocess.run(["sh", "recipe.sh"], cwd=folder, env=os.environ | {"PATH": path}, check=True, capture_output=True)
    return folder / "data"


@pytest.mark.slow
@pytest.mark.skipif(os.name != "posix", reason="it needs a shell")
def test_the_recipe(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    data, again = make(tmp_path / "one", 1), make(tmp_path / "two", 2)
    tables = {path.stem: parquet.read_table(path).to_pylist() for path in sorted(data.glob("*.parquet"))}
    assert {name: len(rows) for name, rows in tables.items()} == {"test": 5, "train": 40, "validation": 5}
    ids = {name: {row["canonical_id"] for row in rows} for name, rows in tables.items()}
    assert len(set().union(*ids.values())) == 50
    assert all(len(row["words"]) == len(row["placements"]) for rows in tables.values() for row in rows)
    for path in data.glob("*.parquet"):
        assert path.read_bytes() == (again / path.name).read_bytes()
    card = (data / "README.md").read_text(encoding="utf-8")
    assert "--count 10" in card
    assert json.dumps("train.parquet") in card
    assert len(re.findall(r"`[0-9a-f]{64}`", card)) == 3
