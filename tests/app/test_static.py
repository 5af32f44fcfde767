"""The app as static files: all that the page needs, and the library by itself."""

import json
import re
import shutil
import subprocess
import sys
import zlib
from pathlib import Path

import pytest

from crosshatch.app.archive import ARCHIVE, BuildError
from crosshatch.app.static import LOCK, PYODIDE, build


def like_pyodide(folder: Path) -> Path:
    """Make a folder with files of the names that Pyodide has."""
    folder.mkdir()
    for name in PYODIDE:
        (folder / name).write_bytes(b"{}" if name == LOCK else b"")
    return folder


@pytest.fixture
def pyodide(tmp_path: Path) -> Path:
    return like_pyodide(tmp_path / "package")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("app")
    build(folder / "site", like_pyodide(folder / "package"))
    return folder / "site"


def test_every_file_is_listed(site: Path) -> None:
    listed = json.loads((site / "files.json").read_text())["files"]
    there = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    assert {*listed, "files.json"} == {*there, "./"}


def test_the_page_has_the_icons_that_scripts_use(site: Path) -> None:
    scripts = "".join(path.read_text() for path in (site / "js").glob("*.js"))
    there = set(re.findall(r'id="icon-([\w-]+)"', (site / "index.html").read_text()))
    named = r'\b(?:icon|iconButton|entry|tool)\("([\w-]+)"|\bicon = "([\w-]+)"|icon\(\w+ \? "([\w-]+)" : "([\w-]+)"'
    assert {name for found in re.findall(named, scripts) for name in found if name} == there


def test_what_the_page_refers_to_is_there(site: Path) -> None:
    page = (site / "index.html").read_text()
    assert 'name="crosshatch-host" content="worker"' in page
    assert "Content-Security-Policy" in page
    referred = re.findall(r'(?:src|href)="([^"#]+)"', page)
    assert {"palette.css", "style.css", "js/main.js", "icon.svg", "manifest.webmanifest"} <= {*referred}
    assert [name for name in referred if not (site / name).is_file()] == []


def test_icons_for_home_screens(site: Path) -> None:
    icons = json.loads((site / "manifest.webmanifest").read_text())["icons"]
    pictures = {each["src"]: each["sizes"] for each in icons if each["type"] == "image/png"}
    pictures["apple-touch-icon.png"] = "180x180"
    assert "apple-touch-icon.png" in (site / "index.html").read_text()
    for name, size in pictures.items():
        header = (site / name).read_bytes()[:24]
        assert header.startswith(b"\x89PNG")
        assert size == f"{int.from_bytes(header[16:20])}x{int.from_bytes(header[20:24])}"
    assert {each["purpose"] for each in icons} == {"any", "maskable"}


def test_the_library_needs_nothing_else(site: Path, tmp_path: Path, puzzle: str) -> None:
    archive = tmp_path / ARCHIVE
    archive.write_bytes(zlib.decompress((site / "library" / f"{ARCHIVE}.deflated").read_bytes()))
    program = f"""if True:
        import sys
        sys.path.insert(0, {str(archive)!r})
        from crosshatch.app.protocol import respond
        assert {ARCHIVE!r} in sys.modules["crosshatch"].__file__
        for method in ("hint", "explain", "grade", "technique"):
            given = {{"technique": "x-wing"}} if method == "technique" else {{"position": {puzzle!r}}}
            status, answer = respond(method, __import__("json").dumps(given))
            assert status == 200, answer
    """
    subprocess.run([sys.executable, "-S", "-I", "-c", program], check=True)


def test_the_same_bytes_each_time(site: Path, tmp_path: Path, pyodide: Path) -> None:
    build(tmp_path / "again", pyodide)
    assert (tmp_path / "again" / "files.json").read_text() == (site / "files.json").read_text()


def test_the_service_worker_changes_with_any_file(site: Path, tmp_path: Path, pyodide: Path) -> None:
    (pyodide / PYODIDE[0]).write_bytes(b"another")
    build(tmp_path / "again", pyodide)
    workers = [(each / "service-worker.js").read_text() for each in (site, tmp_path / "again")]
    versions = [json.loads((each / "files.json").read_text())["version"] for each in (site, tmp_path / "again")]
    assert workers[0] != workers[1]
    assert all(f'const VERSION = "{version}";' in worker for worker, version in zip(workers, versions, strict=True))


def test_what_the_worker_fetches_is_compressed(tmp_path: Path, pyodide: Path) -> None:
    (pyodide / "pyodide.asm.wasm").write_bytes(b"one" * 1000)
    build(tmp_path / "site", pyodide)
    kept = (tmp_path / "site" / "library" / "pyodide.asm.wasm.deflated").read_bytes()
    assert len(kept) < 100
    assert zlib.decompress(kept) == b"one" * 1000


def test_why_nothing_is_compiled(tmp_path: Path, pyodide: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _: None)
    assert build(tmp_path / "site", pyodide).uncompiled == "Node.js is not installed"


def test_the_worker_knows_how_much_it_fetches(site: Path) -> None:
    fetched = sum(path.stat().st_size for path in (site / "library").glob("*.deflated"))
    assert f"const BYTES = {fetched};" in (site / "js" / "worker.js").read_text()


def test_what_is_no_folder_of_pyodide(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"has no pyodide\.mjs; give the folder of the unpacked npm package"):
        build(tmp_path / "site", tmp_path)


def test_a_folder_that_is_not_empty(tmp_path: Path, pyodide: Path) -> None:
    with pytest.raises(BuildError, match="is not empty"):
        build(tmp_path, pyodide)
