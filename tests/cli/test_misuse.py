"""What is said of options that do not exist."""

from collections.abc import Callable

import pytest
from click.testing import Result

Run = Callable[..., Result]


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("steps --level 2", "steps has no option --level; hint, generate, bank fill, bank take and print have it."),
        ("hint --levl 2", "hint has no option --levl; did you mean --level?"),
        ("pace --week x", "pace has no option --week; calendar and bank take have it."),
        ("bank check --dry-run x", "bank check has no option --dry-run; bank take has it."),
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
