"""The npm package: its files, its declarations, and in Node.js and a browser what its read-me shows."""

import json
import os
import re
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from browsers import IN_BROWSER, NewTab
from crosshatch.app.archive import BuildError
from crosshatch.app.methods import parameters
from crosshatch.app.npm_package import RESULTS, SOURCES, build_package, method_names
from crosshatch.app.protocol import respond
from crosshatch.verbs import MODULES
from crosshatch.version import __version__

PYODIDE = os.environ.get("CROSSHATCH_PYODIDE", "")

POSITION = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"

REQUESTS: dict[str, list[dict[str, Any]]] = {
    "hint": [{"position": POSITION, "level": level} for level in (1, 2, 3)],
    "steps": [{"position": POSITION, "most": 2}],
    "explain": [{"position": POSITION}],
    "grade": [{"position": POSITION}],
    "techniques": [{}],
    "technique": [{"technique": "x-wing"}],
    "practise": [{"technique": "x-wing"}],
    "example": [{"technique": "x-wing"}],
    "judge": [{"position": POSITION, "technique": "full-house", "placements": [{"cell": "r5c8", "digit": 2}]}],
    "generate": [{"target": "easy", "seed": "1/1"}],
    "complete": [{"position": POSITION}],
    "minimal": [{"position": POSITION}],
    "picture": [{"position": POSITION, "view": {"candidates": [], "cells": [], "houses": [], "links": []}}],
    "read": [{"position": POSITION}],
    "read_all": [{"text": POSITION}, {"text": f"{POSITION}\n12\n{POSITION}\n"}],
    "write": [{"position": POSITION}, {"position": POSITION, "link": "sudokupad"}],
    "status": [{"position": POSITION}, {"position": "." * 81}, {"position": f"11{POSITION[2:]}"}],
    "solutions": [{"position": POSITION}],
    "why_not": [{"position": POSITION, "cell": "r1c2", "digit": 5}, {"position": POSITION, "cell": "r1c2", "digit": 1}],
    "diagnose": [{"position": POSITION}],
    "claims": [{"position": POSITION, "claims": ["r5c8=2"]}],
    "board": [{}],
    "conflicts": [{"position": POSITION}],
}
"""Requests for each method, whose results are compared with ``results.d.ts``; a new method needs both."""

SMALL = "..53....1..41...5..2...14..6....61.."

WRONG = {"givens": SMALL, "placed": f"{'51':.<36}"}

BOARDS = ["6x6", {"size": 6, "constraints": [{"type": "cage", "cells": ["r1c1", "r1c2"], "total": 6}]}]

ON_BOARDS: dict[str, list[dict[str, Any]]] = {
    "hint": [{"position": SMALL, "level": 3}, {"position": WRONG}],
    "steps": [{"position": SMALL, "most": 2}],
    "explain": [{"position": SMALL}],
    "grade": [{"position": SMALL}],
    "judge": [{"position": SMALL, "technique": "full-house", "placements": [{"cell": "r1c1", "digit": 2}]}],
    "complete": [{"position": SMALL}],
    "minimal": [{"position": SMALL}],
    "picture": [{"position": SMALL}],
    "read": [{"position": SMALL}],
    "read_all": [{"text": SMALL}, {"text": f"{SMALL}\n12\n{SMALL}\n"}],
    "write": [{"position": SMALL}],
    "status": [{"position": SMALL}, {"position": WRONG}],
    "solutions": [{"position": SMALL}],
    "why_not": [{"position": SMALL, "cell": "r1c1", "digit": digit} for digit in (1, 4, 5)],
    "diagnose": [{"position": SMALL}, {"position": WRONG}, {"position": f"51{SMALL[2:]}"}],
    "claims": [{"position": SMALL, "claims": ["r1c1=2", "r1c1=5"]}],
    "board": [{}],
    "conflicts": [{"position": WRONG}],
}
"""The same for methods that take a board."""

for _method, _requests in ON_BOARDS.items():
    REQUESTS[_method] += [{**each, "board": board} for board in BOARDS for each in _requests]
REQUESTS["generate"].append({"target": "board=6x6,easy", "seed": "1/1"})


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, made without Pyodide."""
    folder = tmp_path_factory.mktemp("npm")
    pyodide = folder / "pyodide"
    pyodide.mkdir()
    (pyodide / "package.json").write_text('{"version": "1.2.3"}')
    for name in ("pyodide.mjs", "python_stdlib.zip"):
        (pyodide / name).write_bytes(b"")
    build_package(folder / "package", pyodide)
    return folder / "package"


def declared(text: str) -> dict[str, dict[str, str]]:
    """Return the fields of each interface of TypeScript declarations, with their types; ``?`` marks optional ones."""
    found: dict[str, dict[str, str]] = {}
    for name, bases, partly, body in re.findall(
        r"^export interface (\w+)(?: extends (?:Partial<(\w+)>|(\w+)))? \{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL
    ):
        inherited = found.get(bases or partly, {})
        fields = {f"{field.rstrip('?')}?" if bases else field: kind for field, kind in inherited.items()}
        for line in body.splitlines():
            if match := re.fullmatch(r"  (\w+\??|\[\w+: string\]): (.*);", line):
                fields[match[1]] = match[2]
        found[name] = fields
    same = re.findall(r"^export type (\w+) = (\w+);$", text, re.MULTILINE)
    return {**found, **{name: found[other] for name, other in same if other in found}}


def misfits(value: Any, kind: str, known: dict[str, dict[str, str]], at: str) -> Iterator[str]:
    """Yield where a value is not what an interface declares."""
    if value is None:
        if kind != "unknown" and not kind.endswith(" | null"):
            yield f"{at} is null, not {kind}"
        return
    kind = kind.removesuffix(" | null")
    if kind.startswith('"'):
        if value not in re.findall(r'"([^"]+)"', kind):
            yield f"{at} is {value!r}, not {kind}"
    elif kind.endswith("[]") and isinstance(value, list):
        for each in value:
            yield from misfits(each, kind.removesuffix("[]").strip("()"), known, f"{at}[]")
    elif kind in known and isinstance(value, dict):
        fields = known[kind]
        others = next((name for name in fields if name.startswith("[")), None)
        names = {name.rstrip("?"): name for name in fields if name != others}
        yield from (
            f"{at}.{name} is missing" for name, field in names.items() if field[-1] != "?" and name not in value
        )
        for name, each in value.items():
            if name in names:
                yield from misfits(each, fields[names[name]], known, f"{at}.{name}")
            elif not others:
                yield f"{at}.{name} is not declared"
    elif kind in ("string", "number", "boolean"):
        right = {"string": str, "number": int | float, "boolean": bool}[kind]
        if not isinstance(value, right):
            yield f"{at} is {value!r}, not a {kind}"
    elif kind in known or kind.endswith("[]"):
        yield f"{at} is {value!r}, not {kind}"


@pytest.mark.parametrize("method", MODULES)
def test_results_are_as_declared(package: Path, method: str) -> None:
    known = declared((package / "index.d.ts").read_text(encoding="utf-8"))
    kind = f"{method.title().replace('_', '')}Result"
    assert kind in known
    for request in REQUESTS[method]:
        status, answer = respond(method, json.dumps(request))
        assert status == 200, answer
        assert [*misfits(json.loads(answer)["result"], kind, known, method)] == []


def test_every_method_that_takes_a_board_is_asked_on_some() -> None:
    assert {*ON_BOARDS} == {name for name in MODULES if "board" in parameters(name)}


def test_a_result_that_is_not_as_declared() -> None:
    known = declared((SOURCES / RESULTS).read_text(encoding="utf-8"))
    wrong = {"status": "unique", "reason": 3, "conflicts": [{"kind": "x"}], "more": 1}
    found = [*misfits(wrong, "Status", known, "it")]
    assert "it.mistakes is missing" in found
    assert "it.conflicts[].message is missing" in found
    assert {"it.reason is 3, not a string", "it.more is not declared"} <= {*found}


def test_every_method_is_declared_and_there(package: Path) -> None:
    declarations, client = ((package / name).read_text(encoding="utf-8") for name in ("index.d.ts", "client.js"))
    for name, method in method_names().items():
        request = f"{method.title().replace('_', '')}Request"
        assert re.search(
            rf"^  {name}\(request\??: {request}, options\?: CallOptions\): Promise<", declarations, re.MULTILINE
        )
        assert f'["{name}", "{method}"]' in client
    assert {*method_names().values()} == {*MODULES}


def test_the_manifest(package: Path) -> None:
    manifest = json.loads((package / "package.json").read_text(encoding="utf-8"))
    assert (manifest["version"], manifest["dependencies"]) == (__version__, {"pyodide": "1.2.3"})
    exports = (each if isinstance(each, dict) else {"": each} for each in manifest["exports"].values())
    named = [path for each in exports for path in each.values()]
    assert [path for path in named if not (package / path).is_file()] == []


def test_every_import_is_there(package: Path) -> None:
    for script in package.glob("*.js"):
        for name in re.findall(r'(?:from |URL\()"\./([^"]+)"', script.read_text(encoding="utf-8")):
            assert (package / name).is_file(), f"{script.name} imports {name}"


def test_what_is_no_folder_of_pyodide(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"has no pyodide\.mjs"):
        build_package(tmp_path / "package", tmp_path)


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of an app, with the package and Pyodide installed."""
    if not PYODIDE or shutil.which("node") is None:
        pytest.skip("CROSSHATCH_PYODIDE names no folder, or there is no Node.js")
    folder = tmp_path_factory.mktemp("project")
    modules = folder / "node_modules"
    modules.mkdir()
    (modules / "pyodide").symlink_to(Path(PYODIDE).resolve())
    command = [sys.executable, "-m", "crosshatch", "app", "--npm", str(modules / "crosshatch"), "--pyodide", PYODIDE]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    assert "MB; install it" in done.stdout
    assert "slow" not in done.stdout
    return folder


def example(kind: str) -> str:
    read_me = (SOURCES / "README.md").read_text(encoding="utf-8")
    (found,) = re.findall(rf"^```{kind}\n(.*?)^```$", read_me, re.MULTILINE | re.DOTALL)
    return str(found)


def run(project: Path, program: str) -> list[str]:
    (project / "example.mjs").write_text(program, encoding="utf-8")
    command = ["node", "example.mjs"]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.browser
def test_the_example_in_node(project: Path) -> None:
    told = run(project, example("js"))
    assert (told[0], told[-1]) == ("Hidden Single: r5c8=2", "<svg")


@pytest.mark.browser
def test_all_of_it_in_node(project: Path) -> None:
    program = f"""
        import {{ load, CrosshatchError }} from "crosshatch";
        const told = [], crosshatch = load({{ onprogress: done => told.push(done) }}), position = "{POSITION}";
        console.log((await crosshatch.check({{ position }})).status);
        console.log((await crosshatch.grade({{ position }})).grades.crosshatch.data.level);
        console.log((await crosshatch.generate({{ target: "easy", seed: "1/1" }})).made.givens > 17);
        console.log((await crosshatch.explain({{ position, language: "de" }})).by_logic);
        console.log((await crosshatch.whyNot({{ position, cell: "r1c2", digit: 5 }})).verdict);
        const described = error => [error instanceof CrosshatchError, error.kind, error.field].join();
        console.log(await crosshatch.hint({{ position: "53" }}).catch(described));
        const impossible = {{ target: "extreme,givens=17", max_seconds: 60 }};
        const signal = AbortSignal.timeout(100);
        console.log(await crosshatch.generate(impossible, {{ signal }}).catch(error => error.name));
        console.log((await crosshatch.hint({{ position }})).hint.look_at.join(), told.includes(1));
        console.log("loaded", told.filter(done => done === 0).length, "time");
    """
    assert run(project, program) == [
        "unique",
        "Hard",
        "true",
        "true",
        "refuted",
        "true,PuzzleError,position",
        "AbortError",
        "box 6 true",
        "loaded 1 time",
    ]


@pytest.mark.browser
def test_without_pyodide_it_says_so(project: Path) -> None:
    program = """
        import { load } from "crosshatch";
        const crosshatch = load({ pyodide: "nowhere" });
        console.log(await crosshatch.board().catch(error => error.kind));
    """
    assert run(project, program) == ["NotLoaded"]


@pytest.fixture
def site(project: Path) -> Iterator[str]:
    """The address of the example page, with its folder served as it is."""
    (project / "index.html").write_text(example("html"), encoding="utf-8")
    handler = partial(SimpleHTTPRequestHandler, directory=str(project))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


class TestInBrowser:
    """The page of the read-me, with no bundler."""

    pytestmark = IN_BROWSER

    def test_the_example(self, site: str, new_tab: NewTab) -> None:
        tab = new_tab(site)
        tab.goto(site)
        tab.wait_for_function("document.querySelector('#hint').textContent.includes('So r5c8 is 2')", timeout=120_000)
