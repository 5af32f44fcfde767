"""``crosshatch techniques``, and the options that choose among them."""

import json
from collections.abc import Callable

import pytest
from click.testing import Result

from crosshatch.grading import scale_named
from crosshatch.techniques.catalogue import CATALOGUE, default_strategies, pipeline
from crosshatch.verbs.choices import Techniques
from crosshatch.words import CODES, summary, title_of

Run = Callable[..., Result]


def test_one_line_each_in_the_order_of_the_pipeline(crosshatch: Run) -> None:
    header, *lines = crosshatch("techniques").stdout.splitlines()
    assert header.split() == ["technique", "family", "rating", "unique", "on", "what", "it", "does"]
    assert [line.split()[0] for line in lines] == [each.technique.slug for each in CATALOGUE]
    assert all(summary(each.technique) in line for line, each in zip(lines, CATALOGUE, strict=True))
    (wing,) = (line for line in lines if line.startswith("xy-wing"))
    assert wing.endswith(". Also called Y-Wing.")


def test_some_in_detail_by_any_of_their_names(crosshatch: Run) -> None:
    wing, rectangle = crosshatch("techniques", "Y-Wing", "ur4", "xywing").stdout.split("\n\n")
    assert wing.splitlines()[0] == "XY-Wing"
    assert "\n  The cell that sees the two others is the pivot, and the others are the pincers. " in wing
    assert wing.splitlines()[-8:] == [
        "  name         xy-wing",
        "  also called  Y-Wing",
        "  family       Wings",
        "  rating       4.2",
        "  by default   on",
        "  HoDoKu       0800 Hard 160",
        "  Explainer    4.2",
        "  to practise  crosshatch practice xy-wing",
    ]
    assert "  assumes      a unique solution\n" in rectangle


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("squirmbag", "by default   off; add it with --with squirmbag"),
        ("squirmbag", "to practise  squirmbag is never the next step, because a simpler technique is always available"),
        ("cross-hatching", "by default   off; only some scales rate it separately"),
        ("aic", "rating       5.4-7.4"),
        ("uniqueness test 1", "Explainer    4.5 or more"),
    ],
)
def test_what_is_told_of_one(crosshatch: Run, name: str, line: str) -> None:
    assert line in crosshatch("techniques", name).stdout


@pytest.mark.parametrize("language", CODES)
def test_names_in_the_language(crosshatch: Run, language: str) -> None:
    titles = [title_of(each.technique, language) for each in CATALOGUE]
    shown = crosshatch("techniques", "--language", language, "--json", *titles).stdout
    assert [each["name"] for each in json.loads(shown)] == titles
    assert crosshatch("techniques", "Verstecktes Paar").exit_code == 2


def test_one_of_a_scale(crosshatch: Run) -> None:
    assert "  on hodoku    140\n" in crosshatch("techniques", "x-wing", "--scale", "hodoku").stdout
    (wing,) = json.loads(crosshatch("techniques", "X Wing", "--json").stdout)
    assert wing["technique"] == "x-wing"
    unknown = crosshatch("techniques", "xwimg")
    assert (unknown.exit_code, unknown.stdout) == (2, "")
    assert "did you mean x-wing?" in unknown.stderr


def test_json(crosshatch: Run) -> None:
    listed = json.loads(crosshatch("techniques", "--json").stdout)
    assert [(each["name"], each["rating"], each["on"]) for each in listed] == [
        (each.technique.title, each.technique.rating, each.technique.on) for each in CATALOGUE
    ]
    (wing,) = (each for each in listed if each["technique"] == "xy-wing")
    assert wing == {
        "technique": "xy-wing",
        "name": "XY-Wing",
        "other_names": ["Y-Wing"],
        "family": "Wings",
        "rating": 4.2,
        "highest_rating": 4.2,
        "assumes_unique": False,
        "hodoku": {"code": "0800", "level": "Hard", "score": 160},
        "explainer": 4.2,
        "on": True,
        "summary": wing["summary"],
        "argument": wing["argument"],
        "error": None,
    }


@pytest.mark.parametrize(
    ("scale", "line"),
    [
        ("crosshatch", "hidden-single-in-a-line Singles 1.5"),
        ("hodoku", "hidden-single Singles 14"),
        ("explainer", "direct-hidden-pair Direct 2.0"),
        ("explainer", "unique-loop-type-1 Uniqueness 4.5"),
        ("explainer", "bivalue-universal-grave-type-2 Uniqueness 5.7"),
    ],
)
def test_the_techniques_of_a_scale(crosshatch: Run, scale: str, line: str) -> None:
    _, *lines = crosshatch("techniques", "--scale", scale).stdout.splitlines()
    assert line.split() in [each.split()[:3] for each in lines]
    listed = json.loads(crosshatch("techniques", "--scale", scale, "--json").stdout)
    assert [each["name"] for each in listed] == [each.title for each in scale_named(scale).techniques]


def slugs(techniques: Techniques) -> list[str]:
    return [each.technique.slug for each in techniques.strategies]


def test_the_default_pipeline() -> None:
    assert Techniques().strategies == default_strategies()


def test_only_some_come_in_the_order_given() -> None:
    assert slugs(Techniques(only=("naked-single", "full-house"))) == ["naked-single", "full-house"]


def test_a_technique_that_is_off_can_be_asked_for() -> None:
    off = tuple(each.technique.slug for each in CATALOGUE if not each.technique.on)
    assert slugs(Techniques(only=off)) == list(off)


def test_a_technique_that_is_off_can_be_added_in_its_place() -> None:
    with_all = Techniques(added=tuple(each.technique.slug for each in CATALOGUE if not each.technique.on))
    assert slugs(with_all) == [each.technique.slug for each in pipeline(CATALOGUE)]
    assert Techniques(added=("x-wing",)).strategies == default_strategies()
    assert slugs(Techniques(only=("x-wing",), added=("whale", "squirmbag"))) == ["x-wing", "squirmbag", "whale"]


def test_some_are_left_out() -> None:
    everything = [each.technique.slug for each in default_strategies()]
    assert slugs(Techniques(without=("x-wing", "naked-pair"))) == [
        slug for slug in everything if slug not in ("x-wing", "naked-pair")
    ]


def test_a_family_is_named_in_full_or_by_its_first_word() -> None:
    chains = [each.technique.slug for each in default_strategies() if each.technique.family == "Chains and loops"]
    for name in ("chains", "chains-and-loops"):
        left = slugs(Techniques(without=(name,)))
        assert chains
        assert left == [each for each in slugs(Techniques()) if each not in chains]


@pytest.mark.parametrize("verb", ["explain", "hint", "steps"])
def test_every_verb_of_steps_takes_them(crosshatch: Run, quick: str, verb: str) -> None:
    options = ["--with", "Squirmbag, whale", "--without", "X-Wing", "--without", "naked pair"]
    assert crosshatch(verb, *options, quick).exit_code == 0
    nothing = crosshatch(verb, "--only", "x-wing", "--without", "x-wing", quick)
    assert nothing.exit_code == 2
    assert "--without excludes every technique" in nothing.stderr


@pytest.mark.parametrize(
    ("name", "meant"), [("xwinf", "did you mean x-wing?"), ("naked", "did you mean naked-"), ("zzz", "lists")]
)
def test_an_unknown_technique_gets_a_suggestion(crosshatch: Run, easy: str, name: str, meant: str) -> None:
    for option in ("--only", "--without", "--with"):
        result = crosshatch("explain", option, name, easy)
        assert result.exit_code == 2
        message = " ".join(result.stderr.split())
        assert f"Invalid value for '{option}': there is no technique '{name}'" in message
        assert meant in message


@pytest.mark.parametrize(
    "name",
    ["Bivalue Universal Grave + 1", "BUG+1", "locked candidates type 1 (pointing)", "X-Wing,", ",x-wing, x wing"],
)
def test_names_are_as_good_as_slugs(crosshatch: Run, hard: str, name: str) -> None:
    assert crosshatch("steps", "--only", name, hard).exit_code == 0
    assert crosshatch("generate", "--must-not", name, "--seed", "1").exit_code == 0


@pytest.mark.parametrize(
    ("name", "slug"),
    [
        ("Y-Wing", "xy-wing"),
        ("UR4", "uniqueness-test-4"),
        ("pointing pair", "locked-candidates-type-1-pointing"),
        ("ALS-XZ", "almost-locked-set-xz-rule"),
    ],
)
def test_so_are_the_other_names_that_people_use(crosshatch: Run, hard: str, name: str, slug: str) -> None:
    nothing = crosshatch("steps", "--only", name, "--without", slug, hard)
    assert nothing.exit_code == 2
    assert "--without excludes every technique" in nothing.stderr


def test_an_option_that_names_nothing(crosshatch: Run, easy: str) -> None:
    for verb, option in (("steps", "--only"), ("explain", "--without")):
        result = crosshatch(verb, option, ",", easy)
        assert result.exit_code == 2
        assert f"Invalid value for '{option}'" in result.stderr
        assert "expected at least one TECHNIQUE" in result.stderr


@pytest.mark.parametrize("width", [62, 80, 140])
def test_on_a_terminal_the_list_is_wrapped(crosshatch: Run, monkeypatch: pytest.MonkeyPatch, width: int) -> None:
    monkeypatch.setattr("crosshatch.cli.techniques.terminal_width", lambda: width)
    lines = crosshatch("techniques").stdout.splitlines()
    assert max(map(len, lines)) <= width
    assert [line.split()[0] for line in lines[1:] if line[0] != " "] == [each.technique.slug for each in CATALOGUE]
    assert "Also called Y-Wing" in " ".join(" ".join(lines).split())


@pytest.mark.parametrize("verb", ["techniques", "practice"])
def test_a_technique_that_does_not_exist(crosshatch: Run, verb: str) -> None:
    result = crosshatch(verb, "frobnicate")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "there is no technique 'frobnicate' ('crosshatch techniques' lists all techniques)" in result.stderr


def test_a_scale_without_techniques(crosshatch: Run) -> None:
    result = crosshatch("techniques", "--scale", "berthier", "x-wing")
    assert (result.exit_code, result.stdout) == (2, "")
    assert "the berthier scale lists no techniques" in result.stderr
