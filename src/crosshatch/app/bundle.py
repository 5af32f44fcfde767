"""Scripts of the page as one script, which a browser fetches at once instead of import by import.

The scripts are written so that this is simple: each import and export begins a line, names come from scripts of the
same folder (``import {ask} from "./host.js";``), and what is exported is defined there.
"""

import re
from pathlib import Path

IMPORT = re.compile(r'^import \{(.*)\} from "\./(\w+)\.js";$', re.MULTILINE)
EXPORT = re.compile(r"^export (?=(?:async )?(?:const|function|class) (\w+))", re.MULTILINE)
WAITS = re.compile(r"^(?!//)\S.*\bawait\b", re.MULTILINE)


def bundled(folder: Path, *entries: str) -> str:
    """Return some scripts of a folder, with all that they import, as one script for the same folder.

    Each keeps its own scope, and runs after those that it imports.  Raises ValueError if scripts import each
    other, or what is not exported.
    """
    sources: dict[str, str] = {}
    done: list[str] = []

    def add(name: str) -> None:
        if name in done:
            return
        if name in sources:
            raise ValueError(f"{name}.js imports itself by way of others")
        sources[name] = (folder / f"{name}.js").read_text(encoding="utf-8")
        for names, other in IMPORT.findall(sources[name]):
            add(other)
            missing = {each.split()[0] for each in names.split(",")}.difference(EXPORT.findall(sources[other]))
            if missing:
                raise ValueError(f"{name}.js imports {min(missing)}, which {other}.js does not export")
        done.append(name)

    for entry in entries:
        add(entry)
    return "".join(_scoped(name, sources[name]) for name in done)


def _scoped(name: str, source: str) -> str:
    """Return a script in a scope of its own, as a constant that holds what it exports."""
    exported = ", ".join(EXPORT.findall(source))
    body = IMPORT.sub(lambda line: f"const {{{line[1].replace(' as ', ': ')}}} = {line[2]}_js;", EXPORT.sub("", source))
    start = "await (async () => {" if WAITS.search(source) else "(() => {"
    return f"const {name}_js = {start}\n{body}return {{{exported}}};\n}})();\n\n"
