"""How a verb is declared, and what each host makes of its parameters."""

import pytest

from crosshatch.app.methods import call, request_schema
from crosshatch.cli.host import command_of
from crosshatch.verbs.declaration import BadRequest, Host, argument, flag, option, parameters_of, verb
from crosshatch.verbs.hint import Hint
from crosshatch.verbs.kinds import Choice, Seconds, Several, Text, Whole


@verb
class Greeting:
    """Greet somebody."""

    name: str = argument(Text(), "Whom to greet.")
    times: int = option(Whole(1, 3), "How often.", default=1)
    loud: bool = flag("In capitals.")
    secret: str = option(Text(), "Only in requests.", only=Host.PROTOCOL)


def test_a_parameter_is_declared_for_all_hosts_or_one() -> None:
    assert list(parameters_of(Greeting, Host.COMMAND_LINE)) == ["name", "times", "loud"]
    assert list(parameters_of(Greeting, Host.PROTOCOL)) == ["name", "times", "loud", "secret"]


def test_the_command_line_makes_options_of_them() -> None:
    options = {each.name: each for each in command_of("greet", Greeting).params}
    assert options["times"].opts == ["--times"]
    assert options["loud"].is_flag
    assert (options["times"].metavar, options["times"].help) == ("N", "How often. [default: 1]")


def test_the_protocol_makes_a_schema_and_checks_of_them() -> None:
    level = request_schema("hint")["properties"]["level"]
    about = parameters_of(Hint, Host.PROTOCOL)["level"].about
    assert level == {"type": "integer", "minimum": 1, "maximum": 3, "description": about, "default": 1}
    with pytest.raises(BadRequest, match="level: expected a whole number from 1 to 3"):
        call("hint", {"position": "." * 81, "level": 4})


@pytest.mark.parametrize(
    ("kind", "text", "problem"),
    [
        (Whole(1), "x", "expected a whole number of at least 1, not 'x'"),
        (Whole(1, 3), "4", "expected a whole number from 1 to 3, not '4'"),
        (Seconds(), "nan", "expected a number of seconds above 0, not 'nan'"),
        (Choice(["a", "b"]), "c", "expected one of a, b, not 'c'"),
        (Several(Whole(1), 3), ",", "expected at least one N"),
    ],
)
def test_what_is_no_value_is_said(kind: Whole, text: str, problem: str) -> None:
    with pytest.raises(ValueError, match=problem):
        kind.parse(text)
