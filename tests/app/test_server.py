"""The local server: it answers its own page, and nobody else."""

import json
from collections.abc import Callable
from http.client import HTTPResponse

import pytest

from crosshatch.app.protocol import LONGEST_REQUEST
from crosshatch.words import CODES

Send = Callable[..., HTTPResponse]

JSON = {"Content_Type": "application/json"}


def asked(puzzle: str) -> bytes:
    return json.dumps({"position": puzzle}).encode()


def test_the_page(request_of: Send) -> None:
    answer = request_of("GET", "/")
    assert answer.status == 200
    assert b"<title>Crosshatch</title>" in answer.read()
    policy = answer.getheader("Content-Security-Policy") or ""
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy
    assert answer.getheader("X-Content-Type-Options") == "nosniff"


@pytest.mark.parametrize("path", ["/js/main.js", "/style.css", "/palette.css", "/icon.svg", "/api/openapi.json"])
def test_what_belongs_to_it(request_of: Send, path: str) -> None:
    assert request_of("GET", path).status == 200


def test_the_menu_offers_every_language(request_of: Send) -> None:
    assert [*json.loads(request_of("GET", "/texts.json").read())] == [*CODES]


def test_a_method(request_of: Send, server: str, puzzle: str) -> None:
    answer = request_of("POST", "/api/hint", asked(puzzle), Origin=server.rstrip("/"), **JSON)
    assert answer.status == 200
    assert json.loads(answer.read())["result"]["hint"]["look_at"] == ["box 9"]


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": "127.0.0.1"},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Sec_Fetch_Site": "cross-site"},
        {"Sec_Fetch_Site": "same-site"},
    ],
)
def test_nobody_else(request_of: Send, puzzle: str, headers: dict[str, str]) -> None:
    answer = request_of("POST", "/api/hint", asked(puzzle), **JSON, **headers)
    assert answer.status == 403
    assert json.loads(answer.read())["error"]["kind"] == "NotHere"


FROM_A_LINK = {"Sec_Fetch_Site": "cross-site", "Sec_Fetch_Mode": "navigate", "Sec_Fetch_Dest": "document"}
"""The headers of a browser that follows a link of another site."""


@pytest.mark.parametrize("path", ["/", "/index.html", "/?from=chat"])
@pytest.mark.parametrize("site", ["cross-site", "same-site"])
def test_a_link_elsewhere_opens_the_page(request_of: Send, path: str, site: str) -> None:
    answer = request_of("GET", path, **FROM_A_LINK | {"Sec_Fetch_Site": site})
    assert answer.status == 200
    assert b"<title>Crosshatch</title>" in answer.read()


@pytest.mark.parametrize(
    ("method", "path", "headers"),
    [
        ("GET", "/api/openapi.json", {}),
        ("POST", "/api/hint", JSON),
        ("GET", "/js/main.js", {}),
        ("GET", "/palette.css", {}),
        ("POST", "/", {}),
        ("GET", "/", {"Origin": "http://evil.example"}),
        ("GET", "/", {"Host": "evil.example"}),
        ("GET", "/", {"Sec_Fetch_Dest": "iframe"}),
        ("GET", "/", {"Sec_Fetch_Dest": "object"}),
        ("GET", "/", {"Sec_Fetch_Mode": "no-cors", "Sec_Fetch_Dest": "script"}),
        ("GET", "/", {"Sec_Fetch_Mode": "cors", "Sec_Fetch_Dest": "empty"}),
    ],
)
def test_a_link_elsewhere_opens_nothing_else(request_of: Send, method: str, path: str, headers: dict[str, str]) -> None:
    assert request_of(method, path, **FROM_A_LINK | headers).status == 403


@pytest.mark.parametrize(
    ("body", "kind", "status"),
    [
        (b"{}", "text/plain", 415),
        (b"{}", "application/x-www-form-urlencoded", 415),
        (b"\xff", "application/json", 400),
        (b"{", "application/json", 400),
        (b" " * (4 * LONGEST_REQUEST + 1), "application/json", 413),
    ],
)
def test_what_is_no_request(request_of: Send, body: bytes, kind: str, status: int) -> None:
    answer = request_of("POST", "/api/hint", body, Content_Type=kind)
    assert answer.status == status
    assert json.loads(answer.read())["error"]["message"]


@pytest.mark.parametrize(
    "path", ["/../server.py", "/..%2fserver.py", "/%2e%2e/server.py", "/js/../../server.py", "//etc/passwd", "/js"]
)
def test_nothing_outside_its_folder(request_of: Send, path: str) -> None:
    assert request_of("GET", path).status in (400, 404, 307)


@pytest.mark.parametrize("method", ["GET", "PUT", "DELETE", "OPTIONS"])
def test_methods_are_posted(request_of: Send, method: str) -> None:
    answer = request_of(method, "/api/hint", b"{}", **JSON)
    assert (answer.status, answer.getheader("Allow")) == (405, "POST")


def test_there_is_no_such_method(request_of: Send) -> None:
    assert request_of("POST", "/api/shout", b"{}", **JSON).status == 404


@pytest.mark.parametrize("path", ["/", "/js/main.js", "/texts.json"])
def test_a_browser_asks_before_it_uses_a_stored_file_again(request_of: Send, path: str) -> None:
    first = request_of("GET", path)
    tag = first.getheader("ETag") or ""
    assert (first.getheader("Cache-Control"), bool(tag)) == ("no-cache", True)
    again = request_of("GET", path, If_None_Match=tag)
    assert (again.status, again.read()) == (304, b"")
    assert request_of("GET", path, If_None_Match='"of another version"').status == 200
