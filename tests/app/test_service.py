import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from time import monotonic
from typing import Any, NamedTuple

import pytest

from crosshatch.app.service import Service, ServiceError

ORIGIN = "https://puzzles.example"
JSON = {"Content-Type": "application/json"}
PREFLIGHT = {"Origin": ORIGIN, "Access-Control-Request-Method": "POST"}
LONG = json.dumps({"target": "extreme,givens=17", "seed": "1/1", "max_seconds": 60}).encode()
"""A request that is never done in time: for a puzzle that hardly exists."""


class Answer(NamedTuple):
    status: int
    headers: Mapping[str, str]
    text: str

    @property
    def data(self) -> Any:
        return json.loads(self.text)


App = Callable[..., Awaitable[None]]


async def asked(
    app: App,
    method: str,
    path: str,
    body: bytes = b"",
    headers: Mapping[str, str] | None = None,
    *,
    leaves_after: float = 60,
    client: str = "192.0.2.1",
) -> Answer | None:
    """Ask as a server does; the client leaves after some seconds.  Return None if nothing was answered."""
    pieces = [body[:10], body[10:]]
    sent: list[dict[str, Any]] = []

    async def receive() -> dict[str, Any]:
        if pieces:
            return {"type": "http.request", "body": pieces.pop(0), "more_body": bool(pieces)}
        await asyncio.sleep(leaves_after)
        return {"type": "http.disconnect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    named = [(name.lower().encode(), value.encode()) for name, value in (headers or {}).items()]
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": named,
        "client": (client, 1234),
        "server": ("127.0.0.1", 80),
    }
    await app(scope, receive, send)
    if not sent:
        return None
    found = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
    return Answer(sent[0]["status"], found, b"".join(each.get("body", b"") for each in sent[1:]).decode())


def ask(app: App, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] | None = None) -> Answer:
    found = asyncio.run(asked(app, method, path, body, headers))
    assert found is not None
    return found


@pytest.fixture
def hint(puzzle: str) -> bytes:
    return json.dumps({"position": puzzle}).encode()


@pytest.fixture
def service() -> Service:
    return Service(origins=[ORIGIN])


def test_a_method(service: Service, hint: bytes) -> None:
    answer = ask(service, "POST", "/hint", hint, JSON)
    assert (answer.status, answer.headers["content-type"]) == (200, "application/json")
    assert answer.data["result"]["hint"]["look_at"] == ["box 9"]


def test_it_says_that_it_works(service: Service) -> None:
    answer = ask(service, "GET", "/health")
    assert (answer.status, answer.data["status"]) == (200, "ok")
    assert "hint" in answer.data["methods"]


def test_mounted_in_a_framework(hint: bytes) -> None:
    applications = pytest.importorskip("starlette.applications")
    routing = pytest.importorskip("starlette.routing")
    app = applications.Starlette(routes=[routing.Mount("/crosshatch", Service(methods=["hint"]))])
    assert ask(app, "POST", "/crosshatch/hint", hint, JSON).data["result"]["hint"]["look_at"] == ["box 9"]
    assert ask(app, "GET", "/crosshatch/health").data["methods"] == ["hint"]
    assert [*ask(app, "GET", "/crosshatch/openapi.json").data["paths"]] == ["/crosshatch/hint"]
    assert ask(app, "POST", "/hint", hint, JSON).status == 404


@pytest.mark.parametrize("title", ["service.py", "main.py"])
def test_the_examples_of_the_tutorial(title: str, hint: bytes) -> None:
    page = (Path(__file__).parents[2] / "docs" / "pages" / "tutorial-app.md").read_text(encoding="utf-8")
    (program,) = re.findall(rf'^```python title="{title}"\n(.*?)^```$', page, re.MULTILINE | re.DOTALL)
    made: dict[str, Any] = {}
    if "fastapi" in program:
        pytest.importorskip("fastapi")
    exec(program, made)
    path = "/crosshatch/hint" if title == "main.py" else "/hint"
    assert ask(made["app"], "POST", path, hint, JSON).status == 200


def test_a_page_of_a_named_origin_may_ask(service: Service, hint: bytes) -> None:
    preflight = ask(service, "OPTIONS", "/hint", headers=PREFLIGHT)
    assert preflight.status == 204
    assert preflight.headers["access-control-allow-origin"] == ORIGIN
    assert preflight.headers["access-control-allow-headers"] == "Content-Type"
    answer = ask(service, "POST", "/hint", hint, {**JSON, "Origin": ORIGIN})
    assert (answer.headers["access-control-allow-origin"], answer.headers["vary"]) == (ORIGIN, "Origin")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "https://puzzles.example.evil.example"])
def test_a_page_of_another_origin_may_not(service: Service, hint: bytes, origin: str) -> None:
    preflight = ask(service, "OPTIONS", "/hint", headers={**PREFLIGHT, "Origin": origin})
    assert preflight.status == 403
    answer = ask(service, "POST", "/hint", hint, {**JSON, "Origin": origin})
    assert "access-control-allow-origin" not in {**preflight.headers, **answer.headers}


def test_no_origin_may_unless_one_is_named(hint: bytes) -> None:
    assert ask(Service(), "OPTIONS", "/hint", headers=PREFLIGHT).status == 405


@pytest.mark.parametrize("origin", ["*", "puzzles.example", "https://puzzles.example/", "ftp://x", "https://"])
def test_what_is_no_origin(origin: str) -> None:
    with pytest.raises(ServiceError, match="expected an origin"):
        Service(origins=[origin])


@pytest.mark.parametrize(
    ("limit", "message"),
    [
        ({"max_seconds": "5"}, "max_seconds: expected a number of seconds above 0, not '5'"),
        ({"max_bytes": -5}, "max_bytes: expected a whole number of at least 1, not -5"),
        ({"at_once": 0}, "at_once: expected a whole number of at least 1, not 0"),
        ({"waiting": -1}, "waiting: expected a whole number of at least 0, not -1"),
        ({"per_minute": 0}, "per_minute: expected a whole number of at least 1, not 0"),
    ],
)
def test_limits_that_no_service_can_have(limit: dict[str, Any], message: str) -> None:
    with pytest.raises(ServiceError, match=f"^{message}$"):
        Service(**limit)


def test_only_the_methods_that_are_named(hint: bytes) -> None:
    service = Service(methods=["hint"])
    assert ask(service, "POST", "/hint", hint, JSON).status == 200
    refused = ask(service, "POST", "/grade", hint, JSON)
    assert (refused.status, refused.data["error"]["kind"]) == (404, "UnknownMethod")
    assert refused.data["error"]["message"] == "this service has no method 'grade'; its methods are hint"
    assert ask(service, "POST", "/nosuch", hint, JSON).data["error"]["message"].endswith("; its methods are hint")
    assert ask(service, "GET", "/explain/8" + "0" * 80).status == 404
    with pytest.raises(ServiceError, match="there is no method 'shout'"):
        Service(methods=["shout"])


@pytest.mark.parametrize(
    ("body", "headers", "status"),
    [
        (b"{}", {"Content-Type": "text/plain"}, 415),
        (b"{", JSON, 400),
        (b"\xff", JSON, 400),
        (b" " * 2001, JSON, 413),
        (b"{}", {**JSON, "Content-Length": "2001"}, 413),
    ],
)
def test_what_is_no_request(body: bytes, headers: Mapping[str, str], status: int) -> None:
    answer = ask(Service(max_bytes=2000), "POST", "/hint", body, headers)
    assert answer.status == status
    assert answer.data["error"]["message"]


def test_a_time_limit_that_a_request_cannot_raise() -> None:
    began = monotonic()
    answer = ask(Service(max_seconds=0.2), "POST", "/generate", LONG, JSON)
    if answer.status == 200:
        assert answer.data["result"]["made"] is None
    else:
        assert (answer.status, answer.data["error"]["kind"]) == (408, "OutOfTime")
    assert monotonic() - began < 5


def test_a_body_that_does_not_arrive() -> None:
    async def never() -> dict[str, Any]:
        await asyncio.sleep(60)
        return {}

    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    scope = {"type": "http", "method": "POST", "path": "/hint", "headers": [(b"content-type", b"application/json")]}
    asyncio.run(Service(max_seconds=0.1)(scope, never, send))
    assert sent[0]["status"] == 408


def test_work_ends_when_the_client_leaves(hint: bytes) -> None:
    async def leave_and_ask() -> tuple[Answer | None, Answer | None]:
        service = Service(max_seconds=60, at_once=1)
        left = await asked(service, "POST", "/generate", LONG, JSON, leaves_after=0.2)
        return left, await asyncio.wait_for(asked(service, "POST", "/hint", hint, JSON), 20)

    left, answer = asyncio.run(leave_and_ask())
    assert left is None
    assert answer is not None
    assert answer.status == 200


def test_the_server_stays_responsive() -> None:
    async def ask_meanwhile() -> tuple[float, bool]:
        service = Service(max_seconds=2)
        work = asyncio.ensure_future(asked(service, "POST", "/generate", LONG, JSON))
        await asyncio.sleep(0.2)
        began = monotonic()
        await asked(service, "GET", "/health")
        took, was_busy = monotonic() - began, not work.done()
        await work
        return took, was_busy

    took, was_busy = asyncio.run(ask_meanwhile())
    assert was_busy
    assert took < 1


def test_too_many_at_once(hint: bytes) -> None:
    async def ask_both() -> Answer | None:
        service = Service(max_seconds=1, at_once=1, waiting=0)
        work = asyncio.ensure_future(asked(service, "POST", "/generate", LONG, JSON))
        await asyncio.sleep(0.1)
        refused = await asked(service, "POST", "/hint", hint, JSON)
        await work
        return refused

    refused = asyncio.run(ask_both())
    assert refused is not None
    assert (refused.status, refused.headers["retry-after"]) == (503, "1")


def test_too_many_per_minute(hint: bytes) -> None:
    service = Service(per_minute=2)
    assert [ask(service, "POST", "/hint", hint, JSON).status for _ in range(3)] == [200, 200, 429]
    assert ask(service, "GET", "/health").status == 200
    other = asyncio.run(asked(service, "POST", "/hint", hint, JSON, client="192.0.2.2"))
    assert other is not None
    assert other.status == 200
    assert 1 <= int(ask(service, "POST", "/hint", hint, JSON).headers["retry-after"]) <= 30


def test_it_answers_a_server_that_starts_and_stops() -> None:
    kinds = ["lifespan.startup", "lifespan.shutdown"]
    sent: list[str] = []

    async def receive() -> dict[str, Any]:
        return {"type": kinds.pop(0)}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message["type"])

    asyncio.run(Service()({"type": "lifespan"}, receive, send))
    assert sent == ["lifespan.startup.complete", "lifespan.shutdown.complete"]


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "OPTIONS"])
def test_methods_are_posted(service: Service, method: str) -> None:
    answer = ask(service, method, "/hint")
    assert (answer.status, answer.headers["allow"]) == (405, "POST")


@pytest.mark.parametrize(("method", "path"), [("GET", "/hint"), ("POST", "/health")])
def test_a_page_may_read_that_it_uses_the_wrong_method(service: Service, method: str, path: str) -> None:
    answer = ask(service, method, path, headers={"Origin": ORIGIN})
    assert answer.status == 405
    assert (answer.headers["access-control-allow-origin"], answer.headers["vary"]) == (ORIGIN, "Origin")


def test_all_steps_as_sudokuexchange_asks_for_them(service: Service) -> None:
    puzzle = "800000000003600000070090200050007000000045700000100030001000068008500010090000400"
    found = ask(service, "GET", f"/explain/{puzzle}").data
    assert (found["id"], len(found["fd"])) == (puzzle, 81)
    digits = [*puzzle]
    candidates = [{*"123456789"} for _ in digits]
    for step in found["ss"]:
        assert step["sd"]
        assert step["ht"].startswith("<p>")
        assert ("di" in step) != ("ec" in step)
        if "di" in step:
            digits[step["di"]] = found["fd"][step["di"]]
        for digit, cells in step.get("ec", {}).items():
            for cell in cells:
                assert found["fd"][cell] != digit
                candidates[cell].discard(digit)
    assert "".join(digits) == found["fd"]
    assert all(digit in left for digit, left in zip(found["fd"], candidates, strict=True))


@pytest.mark.parametrize("digits", ["", "123", "0" * 81, "x" * 81])
def test_what_has_no_steps(service: Service, digits: str) -> None:
    assert ask(service, "GET", f"/explain/{digits}").status in (400, 405)
