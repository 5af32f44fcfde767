"""Build the engines with Cython where that works; an install never fails for want of a compiler.

``CROSSHATCH_SANITIZE=1`` builds engines that check each access to memory, for ``.ci/sanitize``.
``CROSSHATCH_WHEEL=1`` takes a third longer and makes smaller engines, for wheels that are published.
``CROSSHATCH_INTERPRETED=1`` leaves the engines as plain Python.  So does a compiler without ``unsigned __int128``
(Microsoft's): every extension is optional, and where one cannot be built, Python runs all of their sources.
"""

import multiprocessing
import os
import sys
from contextlib import suppress
from pathlib import Path
from sysconfig import get_platform

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))  # where an installer does not do so
from c_declarations import put, write

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

COMPILE = [] if os.name == "nt" else ["-g0", "-w", "-fno-asynchronous-unwind-tables", "-DCYTHON_COMPRESS_STRINGS=0"]
if sys.platform == "linux":
    COMPILE += ["-fno-plt", "-fno-align-functions", "-fno-align-jumps", "-fno-align-labels", "-fno-align-loops"]
"""Apart from -w, these options only make the engines smaller, by an eighth.  -O3 is no faster than -O2."""

SELDOM = {
    "board": "automaton bitset board_tables cells checks sums",
    "generator.random": "board_digging chance",
    "logic": "budget",
    "originals.explainer": "loop_walks roof_subsets simple",
    "originals.hodoku": "choice_of_chains consequences forcing loops nets simple simple_chains trials",
    "originals.simple": "marks steps",
    "solving": "backtracking dancing_links record trials",
    "techniques.almost_locked": "aligned_exclusion_search almost_hidden death_blossom set_chains sue_de_coq_search",
    "techniques.chains": "search",
    "techniques.colouring": "search",
    "techniques.exocet": "search",
    "techniques.explainer_chains": "earlier links position rating starts",
    "techniques.fish": "covers kraken_search search",
    "techniques.forcing": "grid_rules search states",
    "techniques.msls": "search",
    "techniques.rules": "sums",
    "techniques.single_digit": "house_links placements search templates_search",
    "techniques.singles": "looking rounds search",
    "techniques.uniqueness": "extended_rectangles grave guardians loops oddagons rectangles tridagons",
}
"""The engines that take at most about 1% of the time of any command, by package.

They are compiled with -Og instead of -O2, which takes half the time.  For a wheel that is published, -Os makes them
smaller than either.
"""

AVX2 = "crosshatch.position.lane_counting"
"""An engine that is also compiled for processors with AVX2, under its name with ``_avx2``."""

PROCESSES = 0
if sys.platform == "linux":  # elsewhere, a new process would run this file again
    multiprocessing.set_start_method("fork", force=True)
    PROCESSES = os.cpu_count() or 1
"""How many processes translate engines at once; 0 is this process alone."""

LINK = ["-Wl,-s,--build-id=none"] if sys.platform == "linux" else []  # without the names of functions
if os.environ.get("CROSSHATCH_SANITIZE"):
    LINK = ["-fsanitize=address,undefined", "-fno-sanitize-recover=undefined"]
    COMPILE = ["-O1", "-g1", "-w", "-fno-omit-frame-pointer", *LINK]


class BuildExt(build_ext):
    """Builds extensions, several at once.

    What an earlier build left of one that cannot be built now goes, lest it passes for new.
    """

    def initialize_options(self) -> None:
        """Use all processors, where nothing else is said."""
        super().initialize_options()
        self.parallel = True

    def build_extensions(self) -> None:
        """Build all extensions, one after the other where there are no threads."""
        try:
            super().build_extensions()
        except RuntimeError:
            self.parallel = None
            super().build_extensions()
        built = [os.path.join(self.build_lib, self.get_ext_filename(each.name)) for each in self.extensions]
        if not all(map(os.path.exists, built)):  # engines that are compiled need the others to be
            print("crosshatch: the engines stay interpreted: not all of them compile")
            for path in built:
                _remove(path)

    def build_extension(self, extension: Extension) -> None:
        """Build an extension, or see to it that it is not there."""
        try:
            super().build_extension(extension)
        except Exception:
            _remove(self.get_ext_fullpath(extension.name))
            raise

    def copy_extensions_to_source(self) -> None:
        """Lay each extension that was built beside its source, and see to it that no other lies there."""
        for extension in self.extensions:
            if not os.path.exists(os.path.join(self.build_lib, self.get_ext_filename(extension.name))):
                _remove(self.get_ext_fullpath(extension.name))
        super().copy_extensions_to_source()


def _remove(path: str) -> None:
    with suppress(FileNotFoundError):
        os.remove(path)


def extensions() -> list[Extension]:
    """One extension for each engine (``c_declarations.py``); what else lies compiled beside the sources is removed."""
    found = translated()
    current = {os.path.join("src", *each.name.split(".")) for each in found}
    if {"--inplace", "develop", "editable_wheel"} & {*sys.argv}:
        for path in (*Path("src").rglob("*.so"), *Path("src").rglob("*.pyd")):
            if str(path).partition(".")[0] not in current:
                path.unlink()
    return found


def translated() -> list[Extension]:
    """Translate the engines to C, unless they are to be interpreted or there is no Cython."""
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
        Extension(name, [str(source)], extra_compile_args=[*COMPILE, *_optimised(name)], extra_link_args=LINK)
        for name, source in sources
    ]
    try:
        engines = cythonize(
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
    for extension in engines:
        extension.optional = True  # set here, since cythonize does not pass it on
    return sorted(engines, key=_size, reverse=True)  # a long one at the end would leave the other processors idle


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
    if os.name == "nt" or os.environ.get("CROSSHATCH_SANITIZE"):
        return []
    if name == f"{AVX2}_avx2":
        return ["-O2", "-mavx2", "-mpopcnt"]
    package, _, module = name.removeprefix("crosshatch.").rpartition(".")
    if module not in SELDOM.get(package, "").split():
        return ["-O2"]
    return ["-Os" if os.environ.get("CROSSHATCH_WHEEL") else "-Og"]


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt})
