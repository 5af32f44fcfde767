"""Every position of the gallery still shows its technique, and the page is as its script writes it."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from crosshatch import proof
from crosshatch.strategies.catalogue import CATALOGUE
from engines import COMPILED, if_compiled

SCRIPT = Path(__file__).parents[1] / "docs" / "gallery.py"

LONG_SEARCHES = {"Nested Forcing Chain Level 3", "Nested Forcing Chain Level 4"}
"""What takes a minute where the engines are interpreted; there, it is left out, and so is the page as a whole."""


def load(script: Path) -> ModuleType:
    spec = spec_from_file_location(script.stem, script)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


gallery = load(SCRIPT)
TEXT = gallery.PAGE.read_text(encoding="utf-8")
SHOWN = gallery.read_page(TEXT)


@pytest.mark.parametrize("name", SHOWN.examples)
def test_the_step_is_found_and_proved(name: str) -> None:
    if not COMPILED and name in LONG_SEARCHES:
        pytest.skip("it takes a minute where the engines are interpreted")
    example = SHOWN.examples[name]
    step = example.step()
    assert step, "not found any more; python docs/gallery.py looks for another"
    assert step.notation == example.notation
    proof.verify(example.puzzle.grid(), step)


def test_every_technique_that_is_on_is_shown_or_named_as_too_rare() -> None:
    missing = [
        each.technique.title for each in CATALOGUE if each.technique.on and each.technique.title not in SHOWN.examples
    ]
    assert set(missing) <= set(SHOWN.rare), "python docs/gallery.py looks for them"


@if_compiled
def test_the_page_is_as_its_script_writes_it() -> None:
    assert gallery.write_page(SHOWN) == TEXT, "python docs/gallery.py draws it again"


@if_compiled
def test_a_page_that_is_read_and_written_stays_the_same() -> None:
    """The page keeps the search's state: what was found, and what was too rare."""
    rare = ("Full House", "X-Wing")
    examples = {name: example for name, example in SHOWN.examples.items() if name not in rare}
    kept = gallery.read_page(gallery.write_page(gallery.Gallery(examples, rare)))
    assert kept.examples == examples
    assert kept.rare == rare


@if_compiled
def test_what_the_page_knows_is_not_searched_for_again() -> None:
    assert gallery.fill(SHOWN) == SHOWN
