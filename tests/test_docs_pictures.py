"""The pictures of the docs, and the palette there, are as their script draws them."""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from engines import if_compiled

SCRIPT = Path(__file__).parents[1] / "docs" / "pictures.py"


def load(script: Path) -> ModuleType:
    spec = spec_from_file_location("docs_pictures", script)
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_pictures_are_as_they_are_drawn() -> None:
    script = load(SCRIPT)
    for file, text in script.drawn().items():
        assert (script.PAGES / file).read_text(encoding="utf-8") == text, f"{file}: run python docs/pictures.py"


@if_compiled
def test_the_gallery_of_boards_is_as_its_script_writes_it() -> None:
    script = load(SCRIPT.with_name("boards_gallery.py"))
    for file, text in script.drawn().items():
        assert file.read_text(encoding="utf-8") == text, f"{file}: run python docs/boards_gallery.py"
