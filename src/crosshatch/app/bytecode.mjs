// Run by Node.js while the static files are built: Pyodide compiles two archives of a folder in place, see bytecode.py.

import {pathToFileURL} from "node:url";

const [pyodide, folder, library, standard] = process.argv.slice(2);
const {loadPyodide} = await import(pathToFileURL(`${pyodide}/pyodide.mjs`));
const python = await loadPyodide({indexURL: pyodide, env: {PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1"}});
python.mountNodeFS("/folder", folder);
python.runPython(`
import sys
from pathlib import Path

sys.path.insert(0, "/folder/${library}")
from crosshatch.app.bytecode import compile_archives

compile_archives(Path("/folder/${library}"), Path("/folder/${standard}"))
`);
