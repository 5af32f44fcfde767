"""--language: whatever explains does so in German, and says the rest as ever."""

import json
import re

import pytest
from click.testing import CliRunner

from crosshatch.cli import main

NEEDS_X_WING = "1.........3.65...2..8..29...8...916....1.7....718...5...54..2..9...76.8.........3"


def output(*arguments: str) -> str:
    result = CliRunner().invoke(main, list(arguments))
    assert result.exit_code == 0, result.output
    return result.output


def test_explain() -> None:
    told = output(
        "explain", "--language", "de", "--only", "full-house,hidden-single,naked-single", "--grid", NEEDS_X_WING
    )
    assert "1. Versteckter Einer: r5c8=2\n   Die 2 hat in Block 6 nur noch einen Platz" in told
    assert "Zeichen:  = gesetzt  / blockiert  > Haus: Block 6" in told
    assert "Hier kommen die benutzten Techniken nicht weiter, und eine Suche übernimmt" in told
    assert "aber nicht mit Logik allein: Es brauchte eine Suche über" in told
    assert "\n  Versteckter Einer " in told


@pytest.mark.parametrize(
    ("level", "said"),
    [
        ("1", "Sieh dir Block 6 an.\n"),
        ("2", "Sieh dir Block 6 an: Versteckter Einer. Eine Ziffer hat in einem Haus nur noch einen Platz.\n"),
        ("3", "Versteckter Einer: r5c8=2\n  Die 2 hat in Block 6 nur noch einen Platz"),
    ],
)
def test_hint(level: str, said: str) -> None:
    assert output("hint", "--language", "de", "--level", level, NEEDS_X_WING).startswith(said)


@pytest.mark.parametrize("name", ["fr", "French", "Français"])
def test_french(name: str) -> None:
    assert output("hint", "--language", name, "--level", "2", NEEDS_X_WING).startswith(
        "Regardez le bloc 6\N{NO-BREAK SPACE}: Singleton caché."
    )


def test_a_colon_after_a_name_is_that_of_the_language() -> None:
    colon = "\N{NO-BREAK SPACE}:"
    assert f"Paire nue{colon} Dans une zone" in output("techniques", "--language", "fr")
    told = output("practice", "--language", "fr", "--count", "1", "--seed", "7", "naked-pair")
    assert told.startswith(f"Paire nue{colon} Dans une zone")


def test_averages_have_the_decimal_sign_and_the_semicolons_of_the_language() -> None:
    told = re.sub(r"[ \n]+", " ", output("grade", "--language", "fr", NEEDS_X_WING))
    assert "4,7 au choix en moyenne\N{NARROW NO-BREAK SPACE}; étapes possibles" in told


@pytest.mark.parametrize("name", ["de", "DE", "german", "German", "Deutsch"])
def test_a_language_goes_by_its_code_and_its_names(name: str) -> None:
    assert output("hint", "--language", name, NEEDS_X_WING) == "Sieh dir Block 6 an.\n"


def test_grade() -> None:
    assert "Schwer: Techniken bis zum Wert 5.0 genügen" in output("grade", "--language", "de", NEEDS_X_WING)


def test_there_is_no_such_language() -> None:
    result = CliRunner().invoke(main, ["hint", "--language", "Latin", NEEDS_X_WING])
    assert result.exit_code == 2
    assert "there is no language 'Latin'; choose from english, german, french, en, de, fr" in result.stderr


def test_steps() -> None:
    assert output("steps", "--language", "de", "--only", "hidden-single", NEEDS_X_WING).startswith(
        "Versteckter Einer: r5c8=2\n"
    )


def test_techniques() -> None:
    assert "  Schwertfisch: In drei Zeilen (oder Spalten) liegen alle" in output("techniques", "--language", "de")
    listed = json.loads(output("techniques", "--language", "de", "--json"))
    assert [each["name"] for each in listed if each["technique"] == "hidden-single"] == ["Versteckter Einer"]


def test_data_has_names_and_explanations_in_the_language() -> None:
    told = json.loads(output("hint", "--language", "de", "--level", "3", "--json", NEEDS_X_WING))
    assert (told["technique"], told["name"]) == ("hidden-single", "Versteckter Einer")
    assert told["notation"] == "Hidden Single: r5c8=2"
    assert told["explanation"].endswith("Also ist r5c8 eine 2.")
