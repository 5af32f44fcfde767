"""The script that unpacks the library writes the same files as Python would."""

import shutil
import subprocess
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from browsers import needs_node
from crosshatch.app.static import PAGE

FILES = {"top.txt": b"top", "folder/empty.txt": b"", "folder/deep/er/ä.bin": bytes(range(256)), "folder/z.txt": b"last"}

PROGRAM = """
import {mkdirSync, readFileSync, writeFileSync} from "node:fs";
import {unpack} from "./unpacking.mjs";

const mkdirTree = name => mkdirSync(name, {recursive: true});
const archive = readFileSync("all.zip"), within = new Uint8Array(archive.length + 7);
within.set(archive, 7);
unpack(within.subarray(7), {mkdirTree, writeFile: (name, bytes) => writeFileSync(name, bytes)}, "out");
"""


def run(folder: Path, compression: int) -> "subprocess.CompletedProcess[str]":
    with ZipFile(folder / "all.zip", "w") as written:
        for name, content in FILES.items():
            written.writestr(ZipInfo(name), content, compression)
    shutil.copyfile(PAGE / "js" / "unpacking.js", folder / "unpacking.mjs")
    (folder / "main.mjs").write_text(PROGRAM)
    return subprocess.run(["node", "main.mjs"], cwd=folder, capture_output=True, text=True, check=False)


@needs_node
def test_every_file_is_written(tmp_path: Path) -> None:
    done = run(tmp_path, 0)
    assert done.returncode == 0, done.stderr
    out = tmp_path / "out"
    found = {path.relative_to(out).as_posix(): path.read_bytes() for path in out.rglob("*") if path.is_file()}
    assert found == FILES


@needs_node
def test_a_compressed_archive_is_refused(tmp_path: Path) -> None:
    assert "Error: compressed" in run(tmp_path, ZIP_DEFLATED).stderr
