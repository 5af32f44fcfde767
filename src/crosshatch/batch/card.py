"""Data cards: the README of a data set, with what its files contain, and how to make them again."""

import csv
import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Set
from pathlib import Path
from typing import Any

import attrs

from ..board.errors import CrosshatchError
from ..generator.errors import SeedError
from ..generator.seeds import first_of, parse
from ..grading.registry import SCALES, scale_named
from ..version import __version__
from .entries import typed
from .fields import FIELDS, StepField
from .parquet import BATCH, check_installed
from .rows import PREFIX
from .splitting import LEVELS

CARD = "README.md"
"""The name of the card in its folder."""

ENDINGS = (".parquet", ".jsonl", ".csv")
"""The endings of data files; a folder's data set is its files with the first of these endings that it has."""

_ORDER = ("train", "validation", "test")
_COUNTED = ("outcome", "techniques", "seed", *LEVELS)
_SIZES = (1000, 10_000, 100_000, 1_000_000, 10_000_000)
_SPLIT = re.compile(r"\w+(\.\w+)*")
_LICENCE = re.compile(r"[a-z0-9][a-z0-9.+-]*")


class CardError(CrosshatchError, ValueError):
    """A folder is not a data set, or its card cannot be written; the message says why."""


@attrs.define
class DataFile:
    """A file of a data set: its size and digest, the types of its columns by name, and counts over its rows."""

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
        kinds: dict[str, set[str]] = {}
        for row in _rows_of(path, kinds):
            found.add(row)
        found.columns = {name: _type_of(each) for name, each in kinds.items()}
    except (ValueError, TypeError, AttributeError, csv.Error) as error:
        raise CardError(f"{path} has a damaged row: {error}") from error
    return found


def _rows_of(path: Path, kinds: dict[str, set[str]]) -> Iterator[Mapping[str, Any]]:
    """Yield the rows of a file, with the columns that are counted; enter the types of the values of all columns."""
    if path.suffix == ".parquet":
        check_installed()
        from pyarrow.parquet import ParquetFile

        with ParquetFile(path) as file:
            kinds |= {each.name: {str(each.type).replace("element: ", "")} for each in file.schema_arrow}
            counted = [name for name in _COUNTED if name in kinds]
            for batch in file.iter_batches(BATCH, columns=counted):
                yield from batch.to_pylist()
        return
    with path.open(encoding="utf-8-sig", newline="") as stream:
        is_table = path.suffix == ".csv"
        rows: Iterable[Mapping[str, Any]] = csv.DictReader(stream) if is_table else map(json.loads, stream)
        for row in rows:
            for name, value in row.items():
                found = kinds.setdefault(name, set())
                if value is not None and not (is_table and value == ""):
                    found.add(_TYPES[type(typed(value) if is_table else value)])
            yield row


_TYPES: dict[type, str] = {str: "string", int: "integer", float: "double", bool: "bool", list: "list", dict: "object"}


def _type_of(kinds: set[str]) -> str:
    """Return the type of a column with values of these types."""
    return " or ".join(sorted(kinds - {"integer"} if "double" in kinds else kinds))


def licence_id(text: str) -> str:
    """Return the identifier of a licence in lower case, as the Hugging Face Hub has it.

    Raises CardError if it is not an identifier.
    """
    if not _LICENCE.fullmatch(text.lower()):
        raise CardError(f"expected a licence identifier such as cc0-1.0, mit or other, not {text!r}")
    return text.lower()


def card(
    files: Iterable[DataFile],
    *,
    title: str = "",
    licence: str = "",
    recipe: str = "",
    language: str = "en",
) -> str:
    """Return the card of a data set in Markdown, with the metadata that the Hugging Face Hub and ``datasets`` read.

    ``licence`` is an identifier of the Hub, such as ``cc0-1.0`` or ``mit``; without one, the card names no licence.
    ``recipe`` are the commands that made the data, and ``language`` is that of the explanations in them.

    Raises CardError if the licence is not an identifier.
    """
    several = list(files)
    total = sum(each.rows for each in several)
    explained = any(_is_of_steps(*column) for column in several[0].columns.items())
    title = title or f"Sudoku puzzles{' with explained solutions' * explained}"
    head = _metadata(several, total, title, licence_id(licence) if licence else "", language if explained else "")
    return "\n".join([*head, *_body(several, total, title, recipe, explained)])


def _is_of_steps(name: str, kind: str) -> bool:
    """Whether a column describes the steps of paths."""
    return kind.startswith("list") and (name == "steps" or isinstance(FIELDS.get(name), StepField))


def _metadata(files: list[DataFile], total: int, title: str, licence: str, language: str) -> Iterator[str]:
    """Yield the metadata; an empty ``language`` is that of data without explanations."""
    yield from ("---", f"pretty_name: {json.dumps(title, ensure_ascii=False)}")
    if licence:
        yield f"license: {json.dumps(licence)}"
    if language:
        yield from ("language:", f"- {language}", "task_categories:", "- text-generation")
    yield from ("tags:", "- sudoku", *(["- reasoning"] if language else []))
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


def _body(files: list[DataFile], total: int, title: str, recipe: str, explained: bool) -> Iterator[str]:
    yield from ("", f"# {title}", "")
    yield f"{total:,} puzzle{'s' * (total != 1)}. Crosshatch {__version__} wrote this card from the data files."
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
    columns = [[f"`{name}`", kind, _about_column(name, kind)] for name, kind in files[0].columns.items()]
    note = f"{CONTENTS} {CANDIDATES}" if explained else CONTENTS
    yield from _section("Columns", ["column", "type", "contents"], columns, note)
    seeds: dict[str, tuple[int, int]] = {}
    for each in files:
        for seed, (low, high) in each.seeds.items():
            before = seeds.get(seed, (low, high))
            seeds[seed] = min(low, before[0]), max(high, before[1])
    ranges = [[f"`{seed}`", f"{low:,}", f"{high:,}"] for seed, (low, high) in sorted(seeds.items())]
    yield from _section("Seeds", ["seed", "first", "last"], ranges, _about_seeds(seeds, files[0].columns.keys()))
    if recipe:
        yield from ("", "## Make it again", "", AGAIN, "", "```sh", recipe.strip(), "```")
    versions = [
        ["Crosshatch", __version__],
        *([f"{scale_named(each).title} scale", scale_named(each).version] for each in SCALES),
    ]
    if files[0].path.suffix == ".parquet":
        import pyarrow as pa

        versions.append(["PyArrow", pa.__version__])
    yield from _section("Versions", ["program or scale", "version"], versions, VERSIONS)
    yield ""


CONTENTS = (
    "The table describes the columns that `explain`, `grade` and `sample` write. A column that came with the puzzles "
    "may have one of these names but other contents."
)

CANDIDATES = "In lists of numbers, each candidate is a three-digit number: row, column, digit. So 357 is 7 in r3c5."

VERSIONS = "These versions were installed when the card was written."

AGAIN = "With the versions below, these commands write the same bytes on every machine, for any number of `--jobs`:"

_OF_SAMPLES = {
    "weight": "weight of the sample, so that weighted means estimate those of all minimal puzzles",
    "found": "number of puzzles found with the same solution, of which this is one",
    "tried": "number of tries since the previous sample",
}
"""The columns that only ``crosshatch sample`` writes."""

_ABOUT = {
    "source": "file and line that the puzzle was read from",
    "puzzle": "givens, as a line of 81 characters",
    "error": "what is wrong with the puzzle, if anything",
    "outcome": "how the path or the grading ended",
    "givens": "number of givens",
    "techniques": "techniques with their counts",
    "seed": "seed of the puzzle",
    **_OF_SAMPLES,
}


def _about_column(name: str, kind: str) -> str:
    """Return what a column of this name contains if Crosshatch wrote it; an empty text for other names."""
    if name.startswith(PREFIX):
        return f"column `{name.removeprefix(PREFIX)}` of the input"
    field = FIELDS.get(name)
    if field and isinstance(field, StepField) == _is_of_steps(name, kind):
        return field.about
    return _ABOUT.get(name, "")


def _about_seeds(seeds: Iterable[str], columns: Set[str]) -> str:
    """Return how to make a puzzle again from its seed; an empty text if that is unknown."""
    if all(map(_has_target, seeds)):
        command = "generate"
    elif columns >= _OF_SAMPLES.keys():
        command = "sample"
    else:
        return ""
    return f"`crosshatch {command} --seed SEED` makes a puzzle again, where SEED is the seed in its row."


def _has_target(seed: str) -> bool:
    try:
        parse(seed)
    except SeedError:
        return False
    return True


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
