"""The Python examples in the README and the docs are such as a user with ``mypy --strict`` may write them."""

import doctest
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PAGES = sorted([ROOT / "README.md", *(ROOT / "docs").rglob("*.md")])

ON_PURPOSE = "TypeError"
"""What an example shows that is wrong on purpose."""


def source_of(page: Path) -> str:
    """Return the examples of a page as one module, each on its lines; those that show an error of types left out."""
    source = ""
    for example in doctest.DocTestParser().get_examples(page.read_text(encoding="utf-8")):
        if not (example.exc_msg or "").startswith(ON_PURPOSE):
            source += "\n" * (example.lineno - source.count("\n")) + example.source
    return source


def test_every_example_passes_mypy_strict(tmp_path: Path, pytestconfig: pytest.Config) -> None:
    api = pytest.importorskip("mypy.api")
    sources = {page: source_of(page) for page in PAGES}
    assert sum(map(bool, sources.values())) > 5
    for page, source in sources.items():
        if source:
            (tmp_path / f"{page.stem.replace('-', '_')}.py").write_text(source, encoding="utf-8")
    kept = getattr(pytestconfig, "cache", None)  # which pytest can be told to do without
    cache = kept.mkdir("mypy") if kept else tmp_path / "cache"
    report, errors, status = api.run(
        ["--strict", "--config-file=", "--cache-dir", str(cache), *map(str, sorted(tmp_path.glob("*.py")))]
    )
    assert (status, errors) == (0, ""), report
