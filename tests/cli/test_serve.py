"""``crosshatch serve``: the protocol for other apps, as a process of its own."""

import json
import subprocess
import sys
from collections.abc import Iterator
from http.client import HTTPConnection
from urllib.parse import urlsplit

import pytest

from crosshatch.app.launch import bound, port_of

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
ORIGIN = "https://puzzles.example"


def free_port() -> int:
    with bound() as listening:
        return port_of(listening)


@pytest.fixture(scope="module")
def place() -> Iterator[str]:
    """The host and port of a service that offers hints to one origin."""
    pytest.importorskip("uvicorn")
    options = ["--port", str(free_port()), "--origin", ORIGIN, "--method", "hint", "--method", "status"]
    command = [sys.executable, "-m", "crosshatch", "serve", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        yield urlsplit(next(word for word in said.split() if word.startswith("http"))).netloc
        process.terminate()


def asked(place: str, method: str, path: str, body: str = "", **headers: str) -> tuple[int, dict[str, str], str]:
    connection = HTTPConnection(place, timeout=60)
    connection.request(method, path, body or None, {name.replace("_", "-"): value for name, value in headers.items()})
    answer = connection.getresponse()
    return answer.status, {name.lower(): value for name, value in answer.getheaders()}, answer.read().decode()


def test_a_page_asks_for_a_hint(place: str) -> None:
    headers = {"Origin": ORIGIN, "Content_Type": "application/json"}
    preflight = asked(place, "OPTIONS", "/hint", Access_Control_Request_Method="POST", **headers)
    assert (preflight[0], preflight[1]["access-control-allow-origin"]) == (204, ORIGIN)
    status, found, text = asked(place, "POST", "/hint", json.dumps({"position": PUZZLE}), **headers)
    assert (status, found["access-control-allow-origin"]) == (200, ORIGIN)
    assert json.loads(text)["result"]["hint"]["look_at"] == ["box 9"]


def test_it_offers_the_methods_that_are_named(place: str) -> None:
    assert json.loads(asked(place, "GET", "/health")[2])["methods"] == ["hint", "status"]
    assert [*json.loads(asked(place, "GET", "/openapi.json")[2])["paths"]] == ["/hint", "/status"]
    assert asked(place, "POST", "/grade", "{}", Content_Type="application/json")[0] == 404


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (
            ["--origin", "puzzles.example"],
            "expected an origin such as https://puzzles.example, without a path, not 'puzzles.example'",
        ),
        (["--origin", "*"], "without a path, not '*'"),
        (["--method", "shout"], "expected one of hint, steps"),
        (["--port", "0"], "--port"),
        (["--max-seconds", "0"], "--max-seconds"),
    ],
)
def test_what_it_cannot_be_told(options: list[str], said: str) -> None:
    command = [sys.executable, "-m", "crosshatch", "serve", *options]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr


@pytest.mark.parametrize("host", ["no-such-host.invalid", "a..b"])
def test_an_address_that_does_not_exist(host: str) -> None:
    command = [sys.executable, "-m", "crosshatch", "serve", "--host", host]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert f"cannot listen on {host}: " in done.stderr
    assert "choose another address with --host" in done.stderr


def test_a_port_that_is_in_use() -> None:
    with bound() as listening:
        command = [sys.executable, "-m", "crosshatch", "serve", "--port", str(port_of(listening))]
        done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 2
    assert "choose another with --port" in done.stderr
