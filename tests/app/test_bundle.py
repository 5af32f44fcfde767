"""Many scripts as one: each runs once, after those that it imports, in a scope of its own."""

import subprocess
from pathlib import Path

import pytest

from browsers import needs_node
from crosshatch.app.bundle import bundled
from crosshatch.app.static import BUNDLES, PAGE

SCRIPTS = {
    "main": """
import {Shape, area as areaOf} from "./shapes.js";
import {names} from "./names.js";

const hidden = "of main";
console.log(hidden, areaOf(new Shape(3)), names.join());
""",
    "shapes": """
import {names} from "./names.js";

const hidden = "of shapes";
console.log(hidden);

/** What is exported: export const is only a comment here. */
export class Shape {
  constructor(side) { this.side = side; }
}

export function area({side}) { return side ** 2; }
export async function later() { await null; }
names.push("shapes");
""",
    "names": """
export const names = await Promise.resolve(["names"]);
console.log("names");
""",
}


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for name, source in SCRIPTS.items():
        (tmp_path / f"{name}.js").write_text(source.lstrip())
    return tmp_path


@needs_node
def test_it_does_the_same(folder: Path) -> None:
    (folder / "all.mjs").write_text(bundled(folder, "main"))
    done = subprocess.run(["node", "all.mjs"], cwd=folder, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["names", "of shapes", "of main 9 names,shapes"]


def test_what_comes_first_runs_first(folder: Path) -> None:
    (folder / "first.js").write_text("export const first = 1;\n")
    script = bundled(folder, "first", "main")
    assert script.startswith("const first_js = (() => {\nconst first = 1;\nreturn {first};\n})();\n")
    assert script.count("class Shape") == 1


def test_scripts_that_import_each_other(folder: Path) -> None:
    (folder / "names.js").write_text('import {area} from "./shapes.js";\n')
    with pytest.raises(ValueError, match=r"shapes\.js imports itself by way of others"):
        bundled(folder, "main")


def test_what_is_not_exported(folder: Path) -> None:
    (folder / "names.js").write_text("export const numbers = [];\n")
    with pytest.raises(ValueError, match=r"shapes\.js imports names, which names\.js does not export"):
        bundled(folder, "main")


def test_the_worker_hears_its_first_message() -> None:
    assert "await (async" not in bundled(PAGE / "js", *BUNDLES["worker"])  # it would listen too late


@needs_node
@pytest.mark.parametrize("name", BUNDLES)
def test_the_scripts_of_the_page(name: str, tmp_path: Path) -> None:
    script = tmp_path / f"{name}.mjs"
    script.write_text(bundled(PAGE / "js", *BUNDLES[name]))
    assert 'from "./' not in script.read_text()
    subprocess.run(["node", "--check", script], check=True)
