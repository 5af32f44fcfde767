"""Data cards."""

import json
from pathlib import Path

import pytest

from crosshatch.batch.card import CardError, card, licence_id, read_data
from crosshatch.batch.fields import FieldForm
from crosshatch.batch.path_rows import explain_to_file
from crosshatch.formats import read_file

EASY = "..3.2.6..9..3.5..1..18.64....81.29..7.......8..67.82....26.95..8..2.3..9..5.1.3.."
HARD = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"


@pytest.fixture
def folder(tmp_path: Path, request: pytest.FixtureRequest) -> Path:
    for name, lines in {"test": [HARD], "train": [EASY, HARD]}.items():
        rows = [f"{line},hard:1/{number}" for number, line in enumerate(lines, 3)]
        entries = read_file(iter(["puzzle,seed", *rows]))
        explain_to_file(entries, tmp_path / f"{name}.{request.param}", form=FieldForm())
    return tmp_path


@pytest.mark.parametrize("folder", ["jsonl", "parquet"], indirect=True)
def test_a_card(folder: Path) -> None:
    pytest.importorskip("pyarrow")
    files = read_data(folder)
    assert [(each.split, each.rows, dict(each.seeds)) for each in files] == [
        ("train", 2, {"hard:1": (3, 4)}),
        ("test", 1, {"hard:1": (3, 3)}),
    ]
    text = card(files, title='Some "puzzles"', licence="mit", recipe="crosshatch ...\n", language="de")
    _, head, body = text.split("---\n", 2)
    assert 'pretty_name: "Some \\"puzzles\\""\nlicense: "mit"\nlanguage:\n- de\n' in head
    assert f'  - split: train\n    path: "{files[0].path.name}"\n  - split: test\n' in head
    assert "- n<1K\n" in head
    assert "| Easy | 1 | 0 |\n| Hard | 1 | 1 |" in body
    assert "| x-wing | 1 | 1 |" in body
    assert "| `hard:1` | 3 | 4 |" in body
    assert "`crosshatch generate --seed SEED` makes a puzzle again" in body
    assert f"`{files[1].sha256}`" in body
    assert "```sh\ncrosshatch ...\n```" in body
    assert "| `words` |" in body


def test_tables(tmp_path: Path) -> None:
    (tmp_path / "all.csv").write_text(f"puzzle,level\n{EASY},Easy\n{HARD},Hard\n")
    (file,) = read_data(tmp_path)
    assert (file.rows, dict(file.levels), file.columns) == (
        2,
        {"Easy": 1, "Hard": 1},
        {"puzzle": "string", "level": "string"},
    )


def test_folders_without_data(tmp_path: Path) -> None:
    with pytest.raises(CardError, match="has no data files"):
        read_data(tmp_path)
    (tmp_path / "a-b.jsonl").write_text(json.dumps({"puzzle": EASY}) + "\n")
    with pytest.raises(CardError, match="letters, digits and underscores only"):
        read_data(tmp_path)
    (tmp_path / "a-b.jsonl").rename(tmp_path / "a.jsonl")
    (tmp_path / "a.jsonl").write_text("{\n")
    with pytest.raises(CardError, match="a damaged row"):
        read_data(tmp_path)


def test_cards_say_what_the_files_show(tmp_path: Path) -> None:
    rows = [f"{EASY},0.46,1,480512,1/1", f"{HARD},2,1,57600,1/2"]
    (tmp_path / "all.csv").write_text("\n".join(["puzzle,weight,found,tried,seed", *rows, ""]))
    text = card(read_data(tmp_path))
    assert "| `weight` | double | weight of the sample" in text
    assert "| `tried` | integer | number of tries" in text
    assert "`crosshatch sample --seed SEED` makes a puzzle again" in text
    assert "license" not in text
    assert "explained" not in text
    (tmp_path / "all.csv").write_text(f"puzzle,seed,id\n{EASY},a/1,7\n{HARD},a/2,07\n")
    text = card(read_data(tmp_path))
    assert "| `a` | 1 | 2 |" in text
    assert "makes a puzzle again" not in text
    assert "| `id` | integer or string |  |" in text


def test_licences() -> None:
    assert licence_id("CC0-1.0") == "cc0-1.0"
    with pytest.raises(CardError, match=r"expected a licence identifier such as .*, not 'My Licence'"):
        licence_id("My Licence")
