"""Data cards: the README of a data set, with what its files contain, and how to make them again."""

import csv
import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import attrs

from ..board.errors import CrosshatchError
from ..generator.seeds import first_of
from ..grading.registry import SCALES, scale_named
from ..version import __version__
from .fields import FIELDS
from .parquet import BATCH, check_installed
from .splitting import LEVELS

CARD = "README.md"
"""The name of the card in its folder."""

ENDINGS = (".parquet", ".jsonl", ".csv")
"""The endings of data files; a folder's data set is its files with the first of these endings that it has."""

_ORDER = ("train", "validation", "test")
_COUNTED = ("outcome", "techniques", "seed", *LEVELS)
_SIZES = (1000, 10_000, 100_000, 1_000_000, 10_000_000)
_SPLIT = re.compile(r"\w+(\.\w+)*")


class CardError(CrosshatchError, ValueError):
    """A folder is not a data set; the message says why."""


@attrs.define
class DataFile:
    """A file of a data set: its size and digest, the types of its columns, and counts over its rows."""

    path: Path
    bytes: int
    sha256: str
    columns: dict[str, str] = attrs.field(factory=dict)
    rows: int = 0
    levels: Counter[str] = attrs.field(factory=Counter)
    outcomes: Counter[str] = attrs.field(factory=Counter)
    techniques: Counter[str] = attrs.field(factory=Counter)
    """For each technique, the number of puzzles that use it."""
    seeds: dict[str, tuple[int, int]] = attrs.field(factory=dict)
    """For each seed of a batch, the numbers of its first and its last puzzle."""

    @property
    def split(self) -> str:
        """The name of the part."""
        return self.path.stem

    def add(self, row: Mapping[str, Any]) -> None:
        """Count a row."""
        self.rows += 1
        level = next((row[name] for name in LEVELS if name in row), None)
        if level:
            self.levels[str(level)] += 1
        if outcome := row.get("outcome"):
            self.outcomes[str(outcome)] += 1
        if isinstance(used := row.get("techniques"), list):
            self.techniques.update(set(used))
        start, slash, number = first_of(str(row.get("seed") or "")).rpartition("/")
        if slash and number.isdecimal():
            low, high = self.seeds.get(start, (int(number), int(number)))
            self.seeds[start] = min(low, int(number)), max(high, int(number))


def read_data(folder: Path) -> list[DataFile]:
    """Read the data files of a folder, the training set first.

    Raises CardError if there are none, or one has no rows of puzzles; MissingExtra if PyArrow is needed, but not
    installed; and OSError.
    """
    several = ([path for path in folder.iterdir() if path.suffix == ending] for ending in ENDINGS)
    paths = next(filter(None, several), [])
    if not paths:
        raise CardError(f"{folder} has no data files; expected files that end in {', '.join(ENDINGS)}")
    for path in paths:
        if not _SPLIT.fullmatch(path.stem):
            raise CardError(f"the name of a part can contain letters, digits and underscores only, so rename {path}")
    rank = {name: number for number, name in enumerate(_ORDER)}
    return [_read(path) for path in sorted(paths, key=lambda each: (rank.get(each.stem, len(rank)), each.stem))]


def _read(path: Path) -> DataFile:
    with path.open("rb") as stream:
        digest = hashlib.file_digest(stream, "sha256").hexdigest()
    found = DataFile(path, path.stat().st_size, digest)
    try:
        for row in _rows_of(path, found.columns):
            found.add(row)
    except (ValueError, TypeError, AttributeError, csv.Error) as error:
        raise CardError(f"{path} has a damaged row: {error}") from error
    return found


def _rows_of(path: Path, columns: dict[str, str]) -> Iterator[Mapping[str, Any]]:
    """Yield the rows of a file, with the columns that are counted; enter the types of all into ``columns``."""
    if path.suffix == ".parquet":
        check_installed()
        from pyarrow.parquet import ParquetFile

        with ParquetFile(path) as file:
            columns |= {each.name: str(each.type).replace("element: ", "") for each in file.schema_arrow}
            counted = [name for name in _COUNTED if name in columns]
            for batch in file.iter_batches(BATCH, columns=counted):
                yield from batch.to_pylist()
        return
    with path.open(encoding="utf-8-sig", newline="") as stream:
        rows: Iterable[Mapping[str, Any]] = (
            map(json.loads, stream) if path.suffix == ".jsonl" else csv.DictReader(stream)
        )
        for row in rows:
            columns |= {name: _TYPES.get(type(value), "") for name, value in row.items() if not columns.get(name)}
            yield row


_TYPES: dict[type, str] = {str: "string", int: "integer", float: "double", bool: "bool", list: "list", dict: "object"}


def card(
    files: Iterable[DataFile],
    *,
    title: str = "Sudoku puzzles with explained solutions",
    licence: str = "cc0-1.0",
    recipe: str = "",
    language: str = "en",
) -> str:
    """Return the card of a data set in Markdown, with the metadata that the Hugging Face Hub and ``datasets`` read.

    ``licence`` is an identifier of the Hub, such as ``cc0-1.0`` or ``mit``, and ``recipe`` the commands that made the
    data.
    """
    several = list(files)
    total = sum(each.rows for each in several)
    return "\n".join([*_metadata(several, total, title, licence, language), *_body(several, total, title, recipe)])


def _metadata(files: list[DataFile], total: int, title: str, licence: str, language: str) -> Iterator[str]:
    yield from ("---", f"pretty_name: {json.dumps(title, ensure_ascii=False)}", f"license: {json.dumps(licence)}")
    yield from (
        "language:",
        f"- {language}",
        "task_categories:",
        "- text-generation",
        "tags:",
        "- sudoku",
        "- reasoning",
    )
    yield from ("size_categories:", f"- {_size_category(total)}")
    yield from ("configs:", "- config_name: default", "  data_files:")
    for each in files:
        yield from (f"  - split: {each.split}", f"    path: {json.dumps(each.path.name, ensure_ascii=False)}")
    yield "---"


def _size_category(total: int) -> str:
    low = max((size for size in _SIZES if size <= total), default=0)
    high = next((size for size in _SIZES if size > total), None)
    names = {1000: "1K", 10_000: "10K", 100_000: "100K", 1_000_000: "1M", 10_000_000: "10M"}
    if not low:
        return "n<1K"
    return f"{names[low]}<n<{names[high]}" if high else "n>10M"


def _body(files: list[DataFile], total: int, title: str, recipe: str) -> Iterator[str]:
    yield from ("", f"# {title}", "")
    yield f"{total:,} puzzle{'s' * (total != 1)}, made and explained by Crosshatch {__version__}."
    names = [each.split for each in files]
    counts = {
        "level": {each.split: each.levels for each in files},
        "outcome": {each.split: each.outcomes for each in files},
        "technique": {each.split: each.techniques for each in files},
    }
    yield from _section("Files", ["file", "puzzles", "bytes", "SHA-256"], [_about(each) for each in files])
    for heading, by_split in counts.items():
        kinds = _in_order(by_split.values())
        rows = [[kind, *(f"{by_split[name][kind]:,}" for name in names)] for kind in kinds]
        note = "Number of puzzles that use each technique at least once." if heading == "technique" else ""
        yield from _section(f"{heading.capitalize()}s", [heading, *names], rows, note)
    columns = [
        [f"`{name}`", kind, FIELDS[name].about if name in FIELDS else _ABOUT.get(name, "")]
        for name, kind in files[0].columns.items()
    ]
    yield from _section("Columns", ["column", "type", "contents"], columns, CANDIDATES)
    seeds: dict[str, tuple[int, int]] = {}
    for each in files:
        for seed, (low, high) in each.seeds.items():
            before = seeds.get(seed, (low, high))
            seeds[seed] = min(low, before[0]), max(high, before[1])
    ranges = [[f"`{seed}`", f"{low:,}", f"{high:,}"] for seed, (low, high) in sorted(seeds.items())]
    yield from _section("Seeds", ["seed", "first", "last"], ranges, SEEDS)
    if recipe:
        yield from ("", "## Make it again", "", AGAIN, "", "```sh", recipe.strip(), "```")
    versions = [
        ["Crosshatch", __version__],
        *([f"{scale_named(each).title} scale", scale_named(each).version] for each in SCALES),
    ]
    if files[0].path.suffix == ".parquet":
        import pyarrow as pa

        versions.append(["PyArrow", pa.__version__])
    yield from _section("Versions", ["program or scale", "version"], versions)
    yield ""


CANDIDATES = "In lists of numbers, each candidate is a three-digit number: row, column, digit. So 357 is 7 in r3c5."

SEEDS = "Each puzzle's seed, such as `hard:1/7`, makes it again: `crosshatch generate --seed hard:1/7`."

AGAIN = "With the versions below, these commands write the same bytes on every machine, for any number of `--jobs`:"

_ABOUT = {
    "source": "file and line that the puzzle was read from",
    "puzzle": "givens, as a line of 81 characters",
    "error": "what is wrong with the puzzle, if anything",
    "outcome": "how the path ended",
    "seed": "seed that makes the puzzle again",
}


def _about(file: DataFile) -> list[str]:
    return [f"`{file.path.name}`", f"{file.rows:,}", f"{file.bytes:,}", f"`{file.sha256}`"]


def _in_order(counters: Iterable[Counter[str]]) -> list[str]:
    """Return the counted names in order: levels from easy to hard, and all others by frequency."""
    total: Counter[str] = sum(counters, Counter())
    levels = scale_named("crosshatch").levels
    return sorted(total, key=lambda kind: (levels.index(kind) if kind in levels else -total[kind], kind))


def _section(heading: str, header: list[str], rows: list[list[str]], note: str = "") -> Iterator[str]:
    """Yield a heading with a table; nothing if the table has no rows."""
    if rows:
        yield from ("", f"## {heading}", "")
        if note:
            yield from (note, "")
        yield f"| {' | '.join(header)} |"
        yield f"|{'---|' * len(header)}"
        for row in rows:
            yield f"| {' | '.join(each.replace('|', chr(92) + '|') for each in row)} |"
