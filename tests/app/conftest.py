"""The app, asked directly, and as a server that runs."""

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from http.client import HTTPConnection, HTTPResponse
from typing import Any
from urllib.parse import urlsplit

import pytest

from crosshatch.app.protocol import respond

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"

Ask = Callable[..., Any]


@pytest.fixture
def puzzle() -> str:
    return PUZZLE


@pytest.fixture
def ask() -> Ask:
    """Return what asks for a method, and returns its result."""

    def call(method: str, **given: Any) -> Any:
        status, answer = respond(method, json.dumps(given))
        assert status == 200, answer
        return json.loads(answer)["result"]

    return call


@pytest.fixture
def refused() -> Ask:
    """Return what asks for a method that refuses, and returns the status and the error."""

    def call(method: str, **given: Any) -> Any:
        status, answer = respond(method, json.dumps(given))
        assert status != 200
        return status, json.loads(answer)["error"]

    return call


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of the app, which runs as a process of its own."""
    pytest.importorskip("uvicorn")
    command = [sys.executable, "-m", "crosshatch", "app", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        said = process.stdout.readline()
        yield next(word for word in said.split() if word.startswith("http"))
        process.terminate()


@pytest.fixture
def request_of(server: str) -> Callable[..., HTTPResponse]:
    """Return what sends a request to the app that runs: its method, its path, its body, and its headers."""

    def send(method: str, path: str, body: bytes | None = None, **headers: str) -> HTTPResponse:
        connection = HTTPConnection(urlsplit(server).netloc, timeout=60)
        connection.putrequest(method, path, skip_host="Host" in headers)
        for name, value in headers.items():
            connection.putheader(name.replace("_", "-"), value)
        connection.putheader("Content-Length", str(len(body or b"")))
        connection.endheaders(body)
        return connection.getresponse()

    return send
