"""Build the engines with Cython where that works; an install never fails for want of a compiler.

``CROSSHATCH_SANITIZE=1`` builds engines that check each access to memory, for ``.ci/sanitize``.
``CROSSHATCH_WHEEL=1`` takes twice as long and makes smaller engines, for wheels that are published.
``CROSSHATCH_INTERPRETED=1`` leaves the engines as plain Python.  So does a compiler without ``unsigned __int128``
(Microsoft's): where one engine cannot be built, Python runs the sources of all.
"""

import gc
import multiprocessing
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from sysconfig import get_config_var, get_platform
from zlib import crc32

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # where an installer does not do so
from c_declarations import put, write

gc.set_threshold(200_000, 20, 1000)
"""While engines are translated, hardly anything becomes garbage; looking for it takes a third of that time."""

DIRECTIVES = {
    "annotation_typing": False,
    "allow_none_for_extension_args": False,
    "auto_pickle": False,
    "binding": False,
    "boundscheck": True,
    "cdivision": True,
    "emit_code_comments": False,
    "initializedcheck": False,
    "language_level": 3,
    "nonecheck": True,
    "wraparound": False,
}
"""Three of these only make the C shorter by a third: an engine is not pickled, and has no signature to be asked for."""

COMPILE = []
if os.name != "nt":
    COMPILE = ["-g0", "-w", "-fno-asynchronous-unwind-tables", "-fvisibility=hidden", "-DCYTHON_COMPRESS_STRINGS=0"]
if sys.platform == "linux":
    COMPILE += ["-fno-plt", "-fno-align-functions", "-fno-align-jumps", "-fno-align-labels", "-fno-align-loops"]
"""Apart from -w, these options only make the engines smaller, by an eighth.  -O3 is no faster than -O2."""

OPTIMISED_LESS = {
    "-Og": {
        "board": "automaton bitset board_tables cells checks sums",
        "generator.random": "board_digging chance",
        "logic": "budget",
        "originals.explainer": "loop_walks roof_subsets simple",
        "originals.hodoku": "choice_of_chains loops simple",
        "originals.simple": "marks",
        "solving": "backtracking dancing_links record trials",
        "techniques.almost_locked": "almost_hidden death_blossom set_chains sue_de_coq_search",
        "techniques.chains": "search",
        "techniques.colouring": "search",
        "techniques.exocet": "search",
        "techniques.explainer_chains": "earlier position rating",
        "techniques.fish": "covers kraken_search search",
        "techniques.forcing": "grid_rules implications premises search states",
        "techniques.msls": "search",
        "techniques.rules": "sums",
        "techniques.single_digit": "house_links search templates_search",
        "techniques.singles": "looking rounds",
        "techniques.uniqueness": "extended_rectangles grave guardians loops oddagons rectangles tridagons",
    },
    "-O1": {
        "board": "grid",
        "generator.random": "digging removal",
        "originals.hodoku": "consequences simple_chains",
        "originals.simple": "steps",
        "techniques.almost_locked": "linked_sets",
        "techniques.chains": "reach refuted table",
        "techniques.explainer_chains": "comparison starts",
        "techniques.forcing": "propagation",
        "techniques.single_digit": "placements",
        "techniques.singles": "search",
        "techniques.subsets": "search",
        "techniques.wings": "search",
    },
}
"""The engines that are compiled with less optimisation than -O2, by level and package.

-Og takes half as long as -O2, -O1 two thirds.  In twenty common commands, each of these engines took at most 2% (-Og)
or 4% (-O1) of the time.
"""

PUBLISHED = {"-Og": "-Os", "-O1": "-O2"}
"""The levels for a wheel that is published, which takes longer to make and is smaller."""

LIBRARY = "crosshatch._engines"
"""The module that holds all engines: a library for each would make a wheel larger by a third."""

AVX2 = "crosshatch.position.lane_counting"
"""An engine that is also compiled for processors with AVX2, under its name with ``_avx2``."""

PROCESSES = 0
if sys.platform == "linux":  # elsewhere, a new process would run this file again
    multiprocessing.set_start_method("fork", force=True)
    PROCESSES = os.cpu_count() or 1
"""How many processes translate engines at once; 0 is this process alone."""

SUFFIX = get_config_var("EXT_SUFFIX")
WHEEL = bool(os.environ.get("CROSSHATCH_WHEEL"))
SANITIZE = bool(os.environ.get("CROSSHATCH_SANITIZE"))
LINK = ["-Wl,-s,--build-id=none"] if sys.platform == "linux" else []  # without the names of functions
if SANITIZE:
    LINK = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
    COMPILE = ["-O1", "-g1", "-w", "-fno-omit-frame-pointer", *LINK]
elif WHEEL and sys.platform == "linux":  # what is the same in several engines is there once
    COMPILE.append("-flto")
    LINK.append("-flto")


class BuildExt(build_ext):
    """Builds the library, of engines that are compiled several at once, if they have changed."""

    def build_extension(self, extension: Extension) -> None:
        """Build the library; what an earlier build left of one that cannot be built goes, lest it passes for new."""
        remove_compiled(self.build_lib)
        options = (get_platform(), SUFFIX, getattr(self.compiler, "compiler_so", None), COMPILE)
        self.objects = f"build/{crc32(repr(options).encode()):08x}"
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            extension.extra_objects = list(threads.map(self._compiled, extension.engines))
        super().build_extension(extension)

    def _compiled(self, engine: Extension) -> str:
        """Compile an engine, unless it has not changed since it was compiled with these options; return its file."""
        [source] = engine.sources
        [file] = self.compiler.object_filenames(engine.sources, output_dir=self.objects)
        changed = max(map(os.path.getmtime, (source, __file__)))
        if self.force or not os.path.exists(file) or os.path.getmtime(file) < changed:
            self.compiler.compile(
                engine.sources,
                output_dir=self.objects,
                macros=engine.define_macros,
                include_dirs=engine.include_dirs,
                extra_postargs=engine.extra_compile_args,
            )
        return file


def remove_compiled(folder: str) -> None:
    """Remove what was compiled below a folder for this Python."""
    for path in Path(folder).rglob(f"*{SUFFIX}"):
        path.unlink()


def extensions() -> list[Extension]:
    """Return the library of the engines, unless they are to be interpreted."""
    if {"--inplace", "develop", "editable_wheel"} & {*sys.argv}:
        remove_compiled("src")
    engines = translated()
    if not engines:
        return []
    names = sorted(each.name for each in engines)
    put(Path("build/engines/engines.h"), "".join(f'ENGINE("{name}", {_definition(name)})\n' for name in names))
    library = Extension(
        LIBRARY,
        ["src/crosshatch/_engines.c"],
        include_dirs=["build/engines"],
        extra_compile_args=COMPILE,
        extra_link_args=LINK,
        optional=True,
    )
    library.engines = sorted(engines, key=_size, reverse=True)  # a long one at the end would leave processors idle
    return [library]


def translated() -> list[Extension]:
    """Translate the engines (``c_declarations.py``) to C, unless they are to be interpreted or there is no Cython."""
    if os.environ.get("CROSSHATCH_INTERPRETED") or {"egg_info", "dist_info"} & {*sys.argv}:
        return []  # an installer asks for these two before it builds
    try:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError
    except ImportError:
        return []
    sources = write(Path("src"), Path("build/engines"))
    if get_platform() == "linux-x86_64":
        sources.append(_copy_for_avx2(dict(sources)[AVX2]))
    found = [
        Extension(
            name,
            [str(source)],
            define_macros=[("CYTHON_NO_PYINIT_EXPORT", "1"), (f"PyInit_{name.rpartition('.')[2]}", _definition(name))],
            extra_compile_args=[*COMPILE, *_optimised(name)],
        )
        for name, source in sources
    ]
    try:
        engines: list[Extension] = cythonize(
            found,
            compiler_directives=DIRECTIVES,
            include_path=["build/engines"],
            nthreads=PROCESSES,
            quiet=True,
            build_dir="build",
        )
    except CompileError as error:
        print(f"crosshatch: the engines stay interpreted: {error}")
        return []
    return engines


def _definition(engine: str) -> str:
    """Return the name of the C function that defines an engine."""
    return engine.replace(".", "__")


def _size(engine: Extension) -> int:
    """Return the size of the C source of an engine."""
    return os.path.getsize(engine.sources[0])


def _copy_for_avx2(source: Path) -> tuple[str, Path]:
    """Copy the engine that is compiled twice; return the name of the copy and its source."""
    copy = source.with_stem(f"{source.stem}_avx2")
    for suffix in (".py", ".pxd"):
        put(copy.with_suffix(suffix), source.with_suffix(suffix).read_text(encoding="utf-8"))
    return f"{AVX2}_avx2", copy


def _optimised(name: str) -> list[str]:
    """Return the level of optimisation of an engine, and its processors."""
    if os.name == "nt" or SANITIZE:
        return []
    if name == f"{AVX2}_avx2":
        return ["-O2", "-mavx2", "-mpopcnt"]
    package, _, module = name.removeprefix("crosshatch.").rpartition(".")
    for level, engines in OPTIMISED_LESS.items():
        if module in engines.get(package, "").split():
            return [PUBLISHED[level] if WHEEL else level]
    return ["-O2"]


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt})
