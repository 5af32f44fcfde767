"""Rows as Parquet: typed columns for pandas, DuckDB, Polars and similar tools, made from a file of JSON rows.

A Parquet file has its index at the end, so it cannot be resumed after a run was killed.  A run therefore writes a file
of rows beside it, which can be resumed, and converts it to Parquet when all rows are done.
"""

import json
import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from itertools import islice
from pathlib import Path
from types import NoneType
from typing import Any, TypeAlias, get_args, get_origin

from ..board.errors import MissingExtra
from ..formats.whole_files import replacing
from ..grading.registry import scale_named
from ..solving.scale import ScaleError, part_types
from .compact import COLUMNS
from .files import FORMATS, NO_ROW, FileFormat, Rows, UnfitFile, open_rows, unfit_row
from .rows import Form, Record, Section, Wide, on_one_line

NO_LIBRARY = "Parquet files need PyArrow: pip install 'crosshatch[parquet]'"

BATCH = 1000
"""Number of rows to convert to columns at a time, and so the most that are held as Python objects."""

ROW_GROUP = 20_000
"""Number of rows in a row group, held in memory as columns until written: about 30 MB of paths."""

Arrow: TypeAlias = Any
"""An object of PyArrow, which is imported only where it is used."""


def check_installed() -> None:
    """Raise MissingExtra, which says what to install, if PyArrow is missing."""
    try:
        import pyarrow.parquet  # noqa: F401
    except ImportError as missing:
        raise MissingExtra(NO_LIBRARY) from missing


def is_parquet(path: Path) -> bool:
    """Whether the name of a file ends in ``.parquet``."""
    return FORMATS.get(path.suffix.lower()) is FileFormat.PARQUET


def rows_beside(path: Path) -> Path:
    """Return the file of rows that a Parquet file is made from."""
    return path.with_name(f"{path.name}.rows")


def is_whole(path: Path) -> bool:
    """Whether a Parquet file exists and is complete, so that there is nothing to resume."""
    return is_parquet(path) and path.exists() and not rows_beside(path).exists()


class WholeFile(Rows):
    """A complete Parquet file: its rows can be read, but none can be added."""

    has_columns = False  # the types of all rows together decide how they are written

    def complete(self) -> Iterator[Record]:
        """Yield the records.  Raises UnfitFile if this run would not have written one of them."""
        layout = self._form.layout
        for number, cells in enumerate(self._cells(), 1):
            try:
                record = layout.record(cells)
                layout.check(record)
            except NO_ROW as error:
                raise unfit_row(number, self.path, error) from error
            yield record

    def _cells(self) -> Iterator[dict[str, Any]]:
        from pyarrow import ArrowException
        from pyarrow.parquet import ParquetFile

        try:
            with ParquetFile(self.path) as file:
                for batch in file.iter_batches(BATCH):
                    yield from batch.to_pylist(maps_as_pydicts="strict")
        except (ArrowException, OSError) as error:
            problem = on_one_line(str(error)).removesuffix(".")
            raise UnfitFile(
                f"{self.path} cannot be read: {problem}; choose another output file, or delete it, and --resume makes "
                "it again"
            ) from error

    def add(self, row: str) -> None:
        """Raise UnfitFile: the file is complete."""
        raise UnfitFile(f"{self.path} is complete, but has fewer puzzles than this run; choose another output file")

    def put(self, rows: Iterable[str]) -> None:
        """Raise UnfitFile: the file is complete."""
        raise UnfitFile(f"{self.path} is complete, but has different puzzles from this run; choose another output file")


@contextmanager
def open_output(path: Path, form: Form, resume: bool) -> Iterator[Rows]:
    """Open an output for rows; for a Parquet file, a file of rows beside it, which is converted at the end.

    To resume a complete Parquet file, its own rows are read.

    Raises UnfitFile as ``open_rows`` does, and MissingExtra if PyArrow is missing.
    """
    if not is_parquet(path):
        with open_rows(path, form, resume) as file:
            yield file
        return
    check_installed()
    if resume and is_whole(path):
        yield WholeFile(path, form)
        return
    if path.exists() and not resume:
        raise UnfitFile(f"{path} already exists; choose another output file")
    rows = rows_beside(path)
    with open_rows(rows, form, resume) as file:
        yield file
    to_parquet(rows, path, form.layout.sections, form.layout.types)
    rows.unlink()


def to_parquet(
    rows: str | os.PathLike[str],
    output: str | os.PathLike[str],
    sections: Iterable[Section] = (),
    types: Mapping[str, Any] | None = None,
) -> int:
    """Convert a file of rows to a Parquet file, and return the number of rows.

    - ``rows``: a file written by ``crosshatch explain --compact``, or by ``grade``, ``generate``, ``sample`` or
      ``calendar`` with ``--json``.  Objects within a row, such as the grade on a scale, become columns with its name as
      a prefix, such as ``hodoku_score``.  Counts of techniques become maps.  Each column of the input gets a type that
      fits all of its values, or text;
    - ``output``: the Parquet file, which is replaced if it exists.  It appears only when it is complete, and the same
      rows give the same bytes;
    - ``sections``: sections of scales that are not built in (``batch.grading.section_of``);
    - ``types``: the types of further columns by name, such as ``FieldForm(...).layout.types`` for rows of
      ``explain --fields``.

    Raises MissingExtra if PyArrow is not installed, UnfitFile if the file has other rows, and OSError.
    """
    check_installed()
    import pyarrow as pa
    from pyarrow.parquet import ParquetWriter

    rows, output = Path(rows), Path(output)
    parts = _types_with(sections)
    schema = _schema_of(rows, parts, types or {})
    number = 0
    with replacing(output) as new, ParquetWriter(new, schema, compression="zstd") as writer:
        held: list[Arrow] = []
        for batch in _batches(rows, parts, schema):
            held.append(batch)
            number += batch.num_rows
            if len(held) * BATCH >= ROW_GROUP:
                writer.write_table(pa.Table.from_batches(held, schema))
                held.clear()
        if held or not number:
            writer.write_table(pa.Table.from_batches(held, schema))
    return number


_Types: TypeAlias = Callable[[str], Mapping[str, type | None]]
"""Returns the parts of a section, or of a scale, with their types; none for an unknown name."""


def _types_with(sections: Iterable[Section]) -> _Types:
    known = {each.name: each.parts for each in sections}

    @cache
    def types(name: str) -> Mapping[str, type | None]:
        try:
            return known[name] if name in known else part_types(scale_named(name).grade_type)
        except ScaleError:
            return {}

    return types


def _batches(rows: Path, parts: _Types, schema: Arrow) -> Iterator[Arrow]:
    """Yield the rows as columns, ``BATCH`` rows at a time."""
    import pyarrow as pa

    read = _rows_in(rows, parts)
    while batch := list(islice(read, BATCH)):
        try:
            columns = [_column([row.get(field.name) for row in batch], field.type) for field in schema]
        except pa.ArrowException as error:
            raise UnfitFile(
                f"{rows} has a damaged row: {on_one_line(str(error))}; choose another output file"
            ) from error
        yield pa.RecordBatch.from_arrays(columns, schema=schema)


def _column(values: list[Any], kind: Arrow) -> Arrow:
    """Return the values of a column in its type; in a column of texts, other values are written as JSON.

    In a column of numbers, an empty text, such as an empty cell of a table, is a missing value.
    """
    import pyarrow as pa

    if kind == pa.string():
        values = list(map(_text, values))
    elif kind == pa.list_(pa.string()):
        values = [each if each is None else list(map(_text, each)) for each in values]
    elif pa.types.is_map(kind):
        values = [None if each is None else list(each.items()) for each in values]
    else:
        values = [None if each == "" else each for each in values]
    return pa.array(values, kind)


def _text(value: Any) -> str | None:
    return value if value is None or isinstance(value, str) else json.dumps(value)


def _schema_of(rows: Path, parts: _Types, types: Mapping[str, Any]) -> Arrow:
    """Return the columns of a file of rows, with their types."""
    import pyarrow as pa

    kinds: dict[str, set[type]] = {}
    for row in _rows_in(rows, parts):
        for name, value in row.items():
            kinds.setdefault(name, set()).add(_kind_of(value))
    known = _known_types(kinds, parts) | {name: _arrow(kind) for name, kind in types.items()}
    return pa.schema([(name, known.get(name) or _fitting(found - {NoneType})) for name, found in kinds.items()])


def _known_types(columns: Collection[str], parts: _Types) -> dict[str, Arrow]:
    """Return the types of the columns whose meaning is known, whatever their values."""
    known = dict.fromkeys(("source", "puzzle", "position", "error", "outcome"), _arrow(str))
    if "form_version" in columns:
        known |= {name: _arrow(kind) for name, kind in COLUMNS.items()}
    for name in columns:
        scale, end, part = name.rpartition("_version")
        if end and not part:
            known |= {f"{scale}_{each}": _arrow(kind) for each, kind in parts(scale).items() if kind in _PLAIN}
    return known


_PLAIN = (str, bool, int, float, dict)
"""The types of parts of grades that columns have types for."""


def _arrow(kind: Any) -> Arrow:
    """Return the type of a column for a type of Python.

    Counts (``dict``) are maps; within a list, objects are JSON as text.
    """
    import pyarrow as pa

    if get_origin(kind) is list:
        (item,) = get_args(kind)
        return pa.list_(pa.string() if item is dict else _arrow(item))
    plain = {str: pa.string, bool: pa.bool_, int: pa.int32, Wide: pa.int64, float: pa.float64}
    return plain[kind]() if kind in plain else pa.map_(pa.string(), pa.int32())


def _kind_of(value: Any) -> type:
    """Return the type of a value; an empty text fits every column, and an integer of more than 64 bits only texts."""
    if value == "":
        return NoneType
    return object if isinstance(value, int) and value.bit_length() > 63 else type(value)


def _fitting(kinds: set[type]) -> Arrow:
    """Return the type of a column that has values of these types."""
    import pyarrow as pa

    if kinds == {bool}:
        return pa.bool_()
    if kinds == {int}:
        return pa.int64()
    if kinds and kinds <= {int, float}:
        return pa.float64()
    return pa.string()


_PARTS: tuple[set[str], ...] = ({"puzzle", "error", "outcome"}, {"seed"})
"""The columns that rows have at least: those of given puzzles, and those of generated ones."""


def _rows_in(path: Path, parts: _Types) -> Iterator[dict[str, Any]]:
    """Yield the rows of a file as flat objects.  Raises UnfitFile if a line is not such a row."""
    with path.open("rb") as file:
        for number, line in enumerate(file, 1):
            try:
                row = json.loads(line)
            except ValueError:
                row = None
            if not (
                isinstance(row, dict)
                and any(each <= row.keys() for each in _PARTS)
                and not isinstance(row.get("steps"), list)
            ):
                raise UnfitFile(
                    f"line {number} of {path} is not a row that can be converted to Parquet; use rows of 'explain "
                    "--compact', or of 'grade', 'generate', 'sample' or 'calendar' with --json"
                )
            yield dict(_flat(row, parts))


def _flat(row: Mapping[str, Any], parts: _Types) -> Iterator[tuple[str, Any]]:
    """Yield the columns of a row and their values; a section, or an empty grade on a scale, gives one for each part."""
    for name, value in row.items():
        if isinstance(value, dict) and "version" in value:
            yield from ((f"{name}_{part}", each) for part, each in value.items())
        elif value is None and (those := parts(name)):
            yield from ((f"{name}_{part}", None) for part in those)
        else:
            yield name, value
