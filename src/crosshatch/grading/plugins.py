"""Strategies and scales in a user's own file, given as ``FILE.py`` or ``FILE.py:NAME``.

Objects from such a file carry its source.  The text is run as a module whose name includes a hash of it, and its
classes are registered with ``copyreg``, so that a pickled instance begins with the file (``Source``).  Unpickling runs
the text first, unless the module already exists.  So strategies, scales, grades and patterns of these classes can be
passed between processes, forked or spawned, and to machines without the file, with no preparation.  These machines need
only Crosshatch and whatever the file imports.
"""

import copyreg
import re
import sys
import tokenize
import traceback
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from difflib import get_close_matches
from functools import partial
from hashlib import sha256
from inspect import isabstract
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any

import attrs

from ..board.errors import CrosshatchError
from ..board.messages import listed
from ..solving.scale import Grade, Scale
from ..techniques.custom_code import last_line_in
from ..techniques.strategy import Strategy, StrategyError, instances

_PLACE = re.compile(r"(?P<file>.+\.py)(?::(?P<name>\w*))?", re.IGNORECASE | re.DOTALL)

_FILES: set[str] = set()
"""The names of the files that were run as modules."""

_LOADING = RLock()
"""A lock held while a module is created, because a cluster worker may unpickle in several threads."""

_PROTOCOL = 4
"""The pickle protocol for describing instances; all protocols from 2 give the same result."""


class PluginError(CrosshatchError, ImportError):
    """A file does not define the requested strategy or scale; the message says what is wrong, and in which line."""


def names_a_file(text: str) -> bool:
    """Return whether a text has the form ``FILE.py`` or ``FILE.py:NAME``, whether or not the file exists."""
    return bool(_PLACE.fullmatch(text))


def load_strategy(place: str) -> Strategy:
    """Return the strategy that a file defines.

    ``place`` is ``FILE.py:NAME``, where the name is that of a class, an instance or a function that returns one, or
    ``FILE.py`` if the file defines only one strategy.  The strategy can be pickled, and unpickled without the file.

    Raises PluginError, with the problem and its line, if there is no such strategy.
    """
    strategy: Strategy = _load(place, Strategy, "strategy", "strategies")
    try:
        instances([strategy])
    except StrategyError as error:
        raise PluginError(f"{place}: {error}") from error
    return strategy


def load_scale(place: str) -> Scale[Grade]:
    """Return the scale that a file defines, given as ``FILE.py:NAME`` or ``FILE.py``, as for ``load_strategy``.

    Raises PluginError, with the problem and its line, if there is no such scale.
    """
    scale: Scale[Grade] = _load(place, Scale, "scale", "scales")
    return scale


def place_in_files(error: BaseException) -> str:
    """Return the file and line where code from a user's file failed; empty if the error did not occur there."""
    for each in reversed(traceback.extract_tb(error.__traceback__)):
        if each.filename in _FILES:
            return f"{each.filename}, line {each.lineno}"
    return ""


@attrs.frozen
class Source:
    """The source of a loaded file: its name, for error messages, and its text."""

    file: str
    text: str = attrs.field(repr=False)

    @property
    def module_name(self) -> str:
        """The name of its module, which depends on the text and cannot be used in an import statement."""
        return f"{re.sub(r'[^a-zA-Z0-9]', '_', Path(self.file).stem)}-{sha256(self.text.encode()).hexdigest()[:12]}"

    def module(self) -> ModuleType:
        """Return the module, which is created once per process.

        Raises PluginError if the text is not valid Python, or fails.
        """
        with _LOADING:
            return sys.modules.get(self.module_name) or self._made()

    def _made(self) -> ModuleType:
        name = self.module_name
        module = ModuleType(name)
        module.__file__ = self.file
        sys.modules[name] = module
        _FILES.add(self.file)
        try:
            with self.blamed():
                exec(compile(self.text, self.file, "exec", dont_inherit=True), vars(module))
        except BaseException:
            del sys.modules[name]
            raise
        for each in vars(module).values():
            if isinstance(each, type) and each.__module__ == name:
                copyreg.pickle(each, partial(_reduced, self))
        return module

    @contextmanager
    def blamed(self, name: str = "") -> Iterator[None]:
        """Convert any error to PluginError, with the line where it occurred, or else the name of what failed."""
        try:
            yield
        except PluginError:
            raise
        except SyntaxError as error:
            here = error.filename == self.file
            raise PluginError(f"{self._line(error.lineno if here else None)}: {error.msg}") from error
        except (Exception, SystemExit) as error:
            where = self._line(last_line_in(self.file, error), name)
            raise PluginError(f"{where}: {type(error).__name__}: {error}") from error

    def _line(self, number: int | None, name: str = "") -> str:
        return f"{self.file}, line {number}" if number else ":".join(filter(None, (self.file, name)))

    def __reduce__(self) -> tuple[Callable[..., "Source"], tuple[str, str]]:
        return _source_at_hand, (self.file, self.text)


def _source_at_hand(file: str, text: str) -> Source:
    """Return a source after creating its module, so that objects of its classes can be unpickled next."""
    source = Source(file, text)
    source.module()
    return source


def _reduced(source: Source, each: object) -> str | tuple[Any, ...]:
    """Return the pickle representation of an object, with its source first."""
    found = each.__reduce_ex__(_PROTOCOL)
    if isinstance(found, str):
        return found
    make, arguments, *rest = found
    return (_made_of, (source, make, arguments), *rest)


def _made_of(_: Source, make: Callable[..., Any], arguments: tuple[Any, ...]) -> Any:
    return make(*arguments)


def _read(file: str) -> Source:
    try:
        with tokenize.open(file) as stream:  # in the encoding that the file declares
            return Source(file, stream.read())
    except FileNotFoundError:
        raise PluginError(f"file {file} does not exist") from None
    except OSError as error:
        raise PluginError(f"{file} cannot be read: {error.strerror or error}") from error
    except (SyntaxError, UnicodeError) as error:
        raise PluginError(f"{file} cannot be decoded: {error}") from error


def _load(place: str, kind: type[Any], one: str, many: str) -> Any:
    found = _PLACE.fullmatch(place)
    if found is None:
        raise PluginError(f"{place!r} does not name a {one} in a file; write FILE.py:NAME or FILE.py")
    source, name = _read(found["file"]), found["name"]
    module = source.module()
    defined = _defined(module, kind)
    if not name:
        if len(defined) != 1:
            which = (
                f"{many} {listed(defined)}; name one, as in {source.file}:{min(defined)}" if defined else f"no {one}"
            )
            raise PluginError(f"{source.file} defines {'the ' if defined else ''}{which}")
        (value,) = defined.values()
    elif name in vars(module):
        value = vars(module)[name]
    else:
        raise PluginError(f"{source.file} has no {name!r}{_instead(name, defined, many)}")
    if isinstance(value, type) and not issubclass(value, kind):
        raise PluginError(f"{name} in {source.file} is a class, but not a {one} class")
    with source.blamed(name):
        made = value() if callable(value) and not isinstance(value, kind) else value
    if not isinstance(made, kind):
        raise PluginError(f"{name} in {source.file} is of type {type(made).__name__}, not a {one}")
    return made


def _defined(module: ModuleType, kind: type[Any]) -> dict[str, Any]:
    """Return the instances of a type in a module, and its classes of that type without an instance."""
    public = {name: value for name, value in vars(module).items() if not name.startswith("_")}
    made = {name: value for name, value in public.items() if isinstance(value, kind)}
    used = {type(value) for value in made.values()}
    classes = {
        name: value
        for name, value in public.items()
        if isinstance(value, type) and issubclass(value, kind) and value.__module__ == module.__name__
    }
    return made | {name: each for name, each in classes.items() if each not in used and not isabstract(each)}


def _instead(name: str, defined: Mapping[str, Any], many: str) -> str:
    if not defined:
        return f", and defines no {many}"
    close = get_close_matches(name, defined, 1)
    return f"; did you mean {close[0]}?" if close else f"; its {many}: {', '.join(defined)}"
