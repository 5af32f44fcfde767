"""What is said of options and verbs that do not exist, and how long help is."""

import re
from collections.abc import Callable
from itertools import chain

import pytest
from click.testing import Result

from crosshatch.cli import GROUPS
from crosshatch.cli.bank import GROUPS as BANK_GROUPS

Run = Callable[..., Result]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        (
            "steps --level 2",
            "steps has no option --level; it is an option of the commands hint, check, generate, print, bank fill and "
            "bank take.",
        ),
        ("hint --levl 2", "hint has no option --levl; did you mean --level?"),
        ("pace --week x", "pace has no option --week; it is an option of the commands calendar and bank take."),
        ("bank check --dry-run x", "bank check has no option --dry-run; it is an option of the command bank take."),
        ("solve --frobnicate", "solve has no option --frobnicate; 'crosshatch solve --help' lists its options."),
        ("steps --hlep", "steps has no option --hlep; 'crosshatch steps --help' lists its options."),
        ("bank --frobnicate", "bank has no option --frobnicate; 'crosshatch bank --help' lists its options."),
        ("--frobnicate", "crosshatch has no option --frobnicate; 'crosshatch --help' lists its options."),
    ],
)
def test_the_nearest_option_or_the_verbs_that_have_it(crosshatch: Run, command: str, said: str) -> None:
    result = crosshatch(*command.split())
    assert result.exit_code == 2
    assert result.stderr.endswith(f"Error: {said}\n")


@pytest.mark.parametrize(
    ("word", "verb"),
    [
        ("hnt", "hint"),
        ("exlpain", "explain"),
        ("rate", "grade"),
        ("play", "app"),
        ("dedupe", "unique"),
        ("pdf", "print"),
    ],
)
def test_a_mistyped_verb_and_an_everyday_word_get_a_suggestion(crosshatch: Run, word: str, verb: str) -> None:
    result = crosshatch(word)
    assert (result.exit_code, result.stderr.splitlines()[-1]) == (
        2,
        f"Error: No such command: '{word}'; did you mean {verb}?",
    )


TWO_SCREENS = 80


@pytest.mark.parametrize("verb", [*chain(*GROUPS.values()), *(f"bank {verb}" for verb in chain(*BANK_GROUPS.values()))])
def test_no_help_is_longer_than_two_screens(crosshatch: Run, verb: str) -> None:
    text = crosshatch(*verb.split(), "--help").stdout
    assert len(text.splitlines()) <= TWO_SCREENS


@pytest.mark.parametrize("arguments", ["", "solve", "bank", "bank take"])
def test_help_is_a_command_too(crosshatch: Run, arguments: str) -> None:
    names = arguments.split()
    shown = crosshatch(*names, "--help")
    assert crosshatch("help", *names).stdout == shown.stdout
    assert crosshatch("help", *names).exit_code == 0


def test_help_of_a_command_that_does_not_exist(crosshatch: Run) -> None:
    result = crosshatch("help", "solv")
    assert result.exit_code == 2
    assert "No such command: 'solv'; did you mean solve?" in result.stderr


@pytest.mark.parametrize("verb", ["solve", "explain", "hint", "steps", "check", "grade", "unique", "convert"])
def test_a_name_that_is_neither_a_file_nor_a_puzzle(crosshatch: Run, verb: str) -> None:
    result = crosshatch(verb, "nofile")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "nofile" in result.stderr
    assert "no such file, and not a puzzle; give 81 cells" in result.stderr
    assert "0 puzzles" not in result.stderr


@pytest.mark.parametrize("verb", ["print", "calendar", "bank fill", "bank take", "solve"])
def test_sentences_of_help_are_set_alike_and_names_of_options_are_whole(crosshatch: Run, verb: str) -> None:
    text = crosshatch(*verb.split(), "--help").stdout
    assert not re.search(r"\w\.  \w", text.partition("\nInput:")[0])
    assert "--min-\n" not in text
