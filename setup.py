"""Build the engines with Cython where that works; an install never fails for want of a compiler.

``CROSSHATCH_INTERPRETED=1`` leaves the engines as plain Python.
"""

import os
from contextlib import suppress
from glob import glob

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

DIRECTIVES = {
    "annotation_typing": False,
    "boundscheck": False,
    "cdivision": True,
    "initializedcheck": False,
    "language_level": 3,
    "wraparound": False,
}


class BuildExt(build_ext):
    """Builds extensions; what an earlier build left of one that cannot be built now goes, lest it passes for new."""

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
    """One extension for each module with a ``.pxd`` beside it."""
    if os.environ.get("CROSSHATCH_INTERPRETED"):
        return []
    try:
        from Cython.Build import cythonize
        from Cython.Compiler.Errors import CompileError
    except ImportError:
        return []
    found = []
    for sidecar in sorted(glob("src/crosshatch/**/*.pxd", recursive=True)):
        stem = sidecar.removesuffix(".pxd")
        if stem.endswith("__init__"):
            continue
        source = stem + (".pyx" if os.path.exists(stem + ".pyx") else ".py")
        name = stem.removeprefix("src/").replace("/", ".")
        flags = [] if os.name == "nt" else ["-O3", "-w"]
        found.append(Extension(name, [source], extra_compile_args=flags))
    try:
        translated = cythonize(found, compiler_directives=DIRECTIVES, quiet=True, build_dir="build")
    except CompileError as error:
        print(f"crosshatch: the engines stay interpreted: {error}")
        return []
    for extension in translated:
        extension.optional = True  # set here, since cythonize does not pass it on
    return translated


setup(ext_modules=extensions(), cmdclass={"build_ext": BuildExt})
