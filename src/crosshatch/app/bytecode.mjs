// Run by Node.js while the static files are built: Pyodide compiles two archives in place, see bytecode.py.

import {dirname, basename} from "node:path";
import {pathToFileURL} from "node:url";

const [pyodide, library, standard] = process.argv.slice(2);
const {loadPyodide} = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({indexURL: pyodide, env: {PYTHONHASHSEED: "0"}});
const [ours, theirs] = [["/library", library], ["/standard", standard]].map(([mounted, file]) => {
  python.mountNodeFS(mounted, dirname(file));
  return `${mounted}/${basename(file)}`;
});
python.runPython(`
import sys
from pathlib import Path

sys.path.insert(0, "${ours}")
from crosshatch.app.bytecode import compile_archives

compile_archives(Path("${ours}"), Path("${theirs}"))
`);
